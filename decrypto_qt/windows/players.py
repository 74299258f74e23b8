"""Between two rounds: players join or leave a team."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget
from typing_extensions import override

from decrypto_qt.game.settings import TeamChoice
from decrypto_qt.rules.decrypto.views import TeamPublicView
from decrypto_qt.rules.teams import Team
from decrypto_qt.widgets.buttons import ButtonKind
from decrypto_qt.widgets.spacing import Gap
from decrypto_qt.widgets.type import TypeRole
from decrypto_qt.windows.paper_dialog import PaperDialog
from decrypto_qt.windows.team_column import TeamColumn


class PlayersDialog(PaperDialog):
    """Both teams' players.

    Signals:
        players_changed: a team's players are others; carries the `Team` and their names.
    """

    players_changed = Signal(object, object)

    def __init__(self, teams: Mapping[Team, TeamPublicView], parent: QWidget | None = None) -> None:
        """Make it with the players that there are.

        Args:
            teams: both teams as all know them.
            parent: the table window.
        """
        super().__init__(parent, wide_u=1120, high_u=520)
        self._before = {team: view.players for team, view in teams.items()}
        self.columns = {team: TeamColumn(team, self, players_only=True) for team in Team}
        self.columns[Team.WHITE].set_beside(self.columns[Team.BLACK])
        self.columns[Team.BLACK].set_beside(self.columns[Team.WHITE])
        row = QHBoxLayout()
        row.setSpacing(self.px(Gap.COLUMNS))
        for team, column in self.columns.items():
            row.addWidget(column, 1)
            view = teams[team]
            column.retranslate()
            column.set_choice(TeamChoice(view.name, len(view.players), view.players))
        self.lines.addLayout(row)
        self.lines.addStretch(1)
        self.sentence = self.label(TypeRole.SEMIBOLD, 22)
        self.say_above_foot(self.sentence)
        self.foot.addStretch(1)
        self.cancel_button = self.add_button(ButtonKind.PLAIN, self.close)
        self.done_button = self.add_button(ButtonKind.MAIN, self.finish)
        self.columns[Team.WHITE].players[0].setFocus()
        self.retranslate()
        stops = (stop for column in self.columns.values() for stop in column.stops())
        self.order_keys(*stops, self.cancel_button, self.done_button)

    @override
    def retranslate(self) -> None:
        self.set_title(QCoreApplication.translate("Players", "Players come or go"))
        self.cancel_button.set_label(QCoreApplication.translate("Players", "Cancel"))
        self.done_button.set_label(QCoreApplication.translate("Players", "Done"))
        for column in self.columns.values():
            column.retranslate()

    def finish(self) -> None:
        """Tell who the players are now, or say what is wrong."""
        for column in self.columns.values():
            field = column.twice()
            if field is not None:
                self.sentence.setText(column.twice_text())
                field.setFocus()
                return
        found = {team: column.choice().player_names for team, column in self.columns.items()}
        self.close()
        for team, players in found.items():
            if players != self._before[team]:
                self.players_changed.emit(team, players)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.finish()
        else:
            super().keyPressEvent(event)
