"""The corners and gaps that things of the look share, in `u`: the one place for them.

Where things lie on a screen is a layout's business (`windows/team_layout.py`, the table's page), and in what proportion
a single thing is built is its own.
"""

from __future__ import annotations

from typing import Final


class Corner:
    """How round White's corners are; Black's are cut by a share of it."""

    BOARD: Final = 34
    BOARD_SMALL: Final = 26
    PAPER: Final = 22
    """A sheet, a page of the table, a panel that lies over one, and a dialog."""
    PANEL: Final = 18
    """What lies on paper, and a strip in a team's colour."""
    BUTTON: Final = 28
    FIELD: Final = 16
    SLIP: Final = 14
    BOX: Final = 14
    ROUND: Final = 12
    """The tint of the round that is played; a field of a dialog."""
    WELL: Final = 9
    TAB: Final = 20
    TAB_CUT: Final = 16
    PANE: Final = 20
    SPILL: Final = 30
    CARD: Final = 10
    CARD_SMALL: Final = 8
    CARD_FACE: Final = 6
    SLOT: Final = 8
    FRAME: Final = 84
    FRAME_WITHIN: Final = 70
    LEAF: Final = 2
    TRACK: Final = 2.5


class Gap:
    """How far apart things lie."""

    SHADOW: Final = 16.0
    """Room that a pressable thing needs round its face for its shadow and focus ring; half the usual gap and more."""
    SHADOW_BELOW: Final = 26.0
    PAPER: Final = 22.0
    """From a dialog's edge to its paper."""
    PAPER_TEXT: Final = 26
    """From the edge of paper to what stands on it."""
    COLUMNS: Final = 30
    GROUPS: Final = 20
    PARTS: Final = 16
    WORDS: Final = 14
    LABEL: Final = 12
    CHOICES: Final = 10
    ROWS: Final = 8
    TIGHT: Final = 6
    LEAST: Final = 4
