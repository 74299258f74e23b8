"""What a team's screen has to know of written clues: when they are written, and whether one was said before."""

from __future__ import annotations

from decrypto_qt.rules.decrypto.commands import WriteDraft
from decrypto_qt.rules.decrypto.legal import legal_kinds
from decrypto_qt.rules.decrypto.values import Clue, TextClue
from decrypto_qt.rules.decrypto.views import TableView
from decrypto_qt.rules.folding import fold
from decrypto_qt.rules.teams import Actor, Team


def is_writing(table: TableView, team: Team) -> bool:
    """Whether that team's encryptor writes its clues now."""
    return WriteDraft in legal_kinds(table, Actor.of(team))


def said_in_round(table: TableView, team: Team, clue: Clue) -> int | None:
    """The earlier round in which the same team said the same, or `None`."""
    if not isinstance(clue, TextClue):
        return None
    wanted = fold(clue.text, table.language)
    for half in table.halves(team):
        for said in half.clues if half.round_number < table.round_number else ():
            if isinstance(said, TextClue) and fold(said.text, table.language) == wanted:
                return half.round_number
    return None
