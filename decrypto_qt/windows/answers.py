"""Both teams' answers to the question for the other's keywords, put on paper, for the table and for each screen."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from decrypto_qt.models.table_tray import AnswerRow, answers
from decrypto_qt.models.words import in_line, of_team, team_name
from decrypto_qt.rules.decrypto.views import TableView
from decrypto_qt.rules.teams import Team
from decrypto_qt.widgets.table_paper import AnswerLine, AnswersPaperWidget


def fill_answers(paper: AnswersPaperWidget, table: TableView) -> dict[Team, tuple[AnswerRow, ...]]:
    """Write the open answers on the paper, the right ones marked, and both teams' keywords below.

    Returns:
        the rows of each side, for whoever puts tiles beside them.
    """
    paper.set_title(QCoreApplication.translate("Answers", "The other team’s keywords"))
    made = {team: answers(table, team) for team in Team}
    for team, rows in made.items():
        keywords = ", ".join(map(in_line, table.team(team.other).keywords or ()))
        foot = of_team(
            team.other,
            QCoreApplication.translate("Answers", "White’s keywords: {words}"),
            QCoreApplication.translate("Answers", "Black’s keywords: {words}"),
        ).format(words=keywords)
        lines = [AnswerLine(row.text, _note(row), bool(row.keyword), tile=row.has_tile) for row in rows]
        paper.set_side(team, team_name(table.team(team)), lines, foot)
    return made


def tile_text(row: AnswerRow) -> str:
    """What the tile beside an answer does at its next press."""
    if not row.marked:
        return QCoreApplication.translate("TablePage", "accept", "a near-miss")
    if row.next_slot is not None:
        return QCoreApplication.translate("TablePage", "another", "accept a near-miss for another keyword")
    return QCoreApplication.translate("TablePage", "take back", "a near-miss")


def _note(row: AnswerRow) -> str:
    if not row.marked:
        return ""
    return QCoreApplication.translate("Answers", "accepted for {word}").format(word=row.keyword)
