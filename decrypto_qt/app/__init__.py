"""Command line, composition, translators, resources and paths."""
