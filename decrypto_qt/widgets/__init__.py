"""The things from the box as widgets: film, cards, note sheet, sand timer, tiles; no rules, no files."""
