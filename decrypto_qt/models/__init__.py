"""Qt objects over a view of the game; the one place where enums become translated words."""
