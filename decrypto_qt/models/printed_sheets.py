"""The note sheets of both teams as they are printed: empty, or filled with what everybody at the table knows.

Made from the table's view alone, so that a sheet printed in the middle of a game tells nobody anything. How they look
is the widgets' business.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication

from decrypto_qt.models.note_sheet import SheetLine, SheetPage, SheetRound
from decrypto_qt.models.sheet_pages import sheet_page
from decrypto_qt.models.words import of_team, of_variant
from decrypto_qt.rules.decrypto.values import Variant
from decrypto_qt.rules.decrypto.views import TableView, TeamView
from decrypto_qt.rules.teams import Team

ROUNDS = 8
"""As many as a sheet has, and a game of two teams can take."""

_NOTHING = ("", "", "", "")
_EMPTY = (SheetLine(), SheetLine(), SheetLine())


@dataclass(frozen=True, slots=True, repr=False)
class PrintedSheet:
    """One side of a sheet: the page, always with all its rounds, and the line that says whose sheet it is."""

    page: SheetPage
    caption: str


def empty_sheets() -> tuple[PrintedSheet, ...]:
    """Both sides of both teams' sheets, to be written on; nobody's name is on them."""
    return tuple(
        PrintedSheet(
            SheetPage("", side, _rounds((), ROUNDS), pencil=None if side is team else _NOTHING),
            _caption(team, side, Variant.TWO_TEAMS),
        )
        for team in Team
        for side in Team
    )


def sheets_of(table: TableView, *, filled: bool) -> tuple[PrintedSheet, ...]:
    """The sheets of a game, with the names of its teams.

    Args:
        table: What everybody knows.
        filled: Whether they have on them what has been read, guessed and shown.
    """
    sides = (Team.WHITE,) if table.variant is Variant.THREE_PLAYERS else tuple(Team)
    made = []
    for team in Team:
        # What only the team itself knows never comes near the printer.
        seen = TeamView(table, team, keywords=(), pencil=_NOTHING, guess_locked=False, guess=None, entries=None)
        for side in sides:
            page = sheet_page(seen, side)
            played = page.rounds if filled else ()
            page = replace(page, rounds=_rounds(played, table.last_round), current=None)
            if not filled:
                page = replace(page, boxes=((), (), (), ()))
            made.append(PrintedSheet(page, _caption(team, side, table.variant)))
    return tuple(made)


def _rounds(played: tuple[SheetRound, ...], last: int) -> tuple[SheetRound, ...]:
    """The rounds that were played and, empty, those to come."""
    known = {entry.number: entry for entry in played}
    return tuple(known.get(number, SheetRound(number, _EMPTY)) for number in range(1, last + 1))


def _caption(team: Team, side: Team, variant: Variant) -> str:
    whose = of_variant(
        variant,
        of_team(
            team,
            QCoreApplication.translate("Printing", "White’s note sheet"),
            QCoreApplication.translate("Printing", "Black’s note sheet"),
        ),
        of_team(
            team,
            QCoreApplication.translate("Printing", "The team’s note sheet"),
            QCoreApplication.translate("Printing", "The interceptor’s note sheet"),
        ),
    )
    if variant is Variant.THREE_PLAYERS:
        return whose
    where = of_team(
        side,
        QCoreApplication.translate("Printing", "White’s clues"),
        QCoreApplication.translate("Printing", "Black’s clues"),
    )
    return f"{whose} · {where}"
