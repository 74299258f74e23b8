"""A team's note sheet as pages, made from its view: what is read, guessed, shown and pencilled so far.

The right digits and the boxes fill in once a code card has turned; how a page looks is the widget's business.
"""

from __future__ import annotations

from decrypto_qt.models.note_sheet import SheetLine, SheetPage, SheetRound
from decrypto_qt.models.words import clue_text, in_line, performance_text, team_name
from decrypto_qt.rules.decrypto.replay import clue_in_box
from decrypto_qt.rules.decrypto.scoring import LAST_ROUND, LAST_ROUND_OF_THREE
from decrypto_qt.rules.decrypto.values import Clue, Code, MissingClue, PerformedClue, Phase, Variant
from decrypto_qt.rules.decrypto.views import HalfView, TableView, TeamView
from decrypto_qt.rules.teams import Team

_Boxes = tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...], tuple[str, ...]]


def sheet_page(view: TeamView, side: Team, chosen: tuple[int | None, ...] = (None, None, None)) -> SheetPage:
    """One side of the sheet of the view's team.

    Args:
        view: what the team may know.
        side: whose clues stand on that side.
        chosen: the digits chosen for the code at stake and not locked yet; they show in the guess column.
    """
    table = view.table
    halves = [half for half in table.halves(side) if not half.none_read]
    at_stake = table.active is side and table.phase in (Phase.READ, Phase.GUESS, Phase.REVEAL)
    rounds = []
    for half in halves:
        now = at_stake and half.round_number == table.round_number
        guess = _guess(view, half, chosen) if now else _read_guess(view, half)
        lines = tuple(
            SheetLine(
                clue_text(clue),
                digit,
                None if half.code is None else half.code[i],
                missing=isinstance(clue, MissingClue),
            )
            for i, (clue, digit) in enumerate(zip(half.clues, guess, strict=True))
        )
        rounds.append(SheetRound(half.round_number, (lines[0], lines[1], lines[2])))
    return SheetPage(
        team_name=team_name(table.team(side), table.variant),
        side=side,
        rounds=tuple(rounds),
        current=table.round_number if at_stake and rounds else None,
        boxes=_boxes(halves),
        pencil=None if side is view.team else view.pencil,
        to_come=_to_come(table, side, rounds),
    )


def side_at_stake(table: TableView, team: Team) -> Team:
    """The side to which the sheet turns by itself: that of the code or the keywords at stake, else the team's own."""
    if table.variant is Variant.THREE_PLAYERS:
        return Team.WHITE  # the only side with anything on it
    if table.phase is Phase.KEYWORD_GUESS:
        return team.other
    return table.active if table.phase in (Phase.READ, Phase.GUESS, Phase.REVEAL) else team


def _to_come(table: TableView, side: Team, rounds: list[SheetRound]) -> tuple[int, ...]:
    """As many rounds as the game can have; with three players only White's side has any."""
    if table.variant is Variant.THREE_PLAYERS:
        last = LAST_ROUND_OF_THREE if side is Team.WHITE else 0
    else:
        last = LAST_ROUND
    is_begun = bool(rounds) and rounds[-1].number == table.round_number
    return tuple(range(max(1, table.round_number + is_begun), last + 1))


def _guess(view: TeamView, half: HalfView, chosen: tuple[int | None, ...]) -> tuple[int | None, ...]:
    if view.guess_locked:
        return _digits(view.guess)
    read = half.decode if half.owner is view.team else half.intercept
    return chosen if read is None else _digits(read)


def _read_guess(view: TeamView, half: HalfView) -> tuple[int | None, ...]:
    return _digits(half.decode if half.owner is view.team else half.intercept)


def _digits(code: Code | None) -> tuple[int | None, ...]:
    return (None, None, None) if code is None else code


def _boxes(halves: list[HalfView]) -> _Boxes:
    found: tuple[list[str], ...] = ([], [], [], [])
    for half in halves:
        for i, clue in enumerate(half.clues):
            text = None if half.code is None else _in_box(clue)
            if half.code is not None and text is not None:
                found[half.code[i] - 1].append(text)
    first, second, third, fourth = (tuple(box) for box in found)
    return first, second, third, fourth


def _in_box(clue: Clue | None) -> str | None:
    """What a box keeps of a clue; how it was given, where that is all, in the language of the window."""
    if isinstance(clue, PerformedClue) and not clue.note:
        return performance_text(clue.performance)
    kept = clue_in_box(clue)
    return None if kept is None else in_line(kept)
