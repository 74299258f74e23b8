"""The running game: its log, its journal, decks, settings and clocks; no Qt and no numpy here."""
