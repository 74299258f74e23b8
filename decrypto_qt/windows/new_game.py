"""New game: who plays, with which words, how long the sand runs, by turns or at once, and which monitor is whose.

It takes the last choices and gives the new ones back; nothing is saved, dealt or placed here. One press of Enter starts
a game with what stands there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QSizePolicy, QVBoxLayout, QWidget
from typing_extensions import override

from decrypto_qt.game.settings import NewGameSettings, TeamChoice
from decrypto_qt.models.words import of_team, team_colour
from decrypto_qt.rules.decrypto.values import ClueMode, PlayMode, TimerMode, Variant
from decrypto_qt.rules.teams import Team
from decrypto_qt.widgets.buttons import ButtonKind
from decrypto_qt.widgets.choices import ChoiceTiles, StepperWidget
from decrypto_qt.widgets.look import LookWidget
from decrypto_qt.widgets.shapes import paint_emblem, team_rect
from decrypto_qt.widgets.type import TypeRole, fit, font
from decrypto_qt.windows.monitors import Assignment, MonitorKey
from decrypto_qt.windows.paper_dialog import PaperDialog
from decrypto_qt.windows.table_menus import DOCKED, MonitorItem

MOST_PLAYERS: Final = 4
_LONGEST_NAME: Final = 40
_SECONDS: Final = (15, 300, 5)
_OWN_NAMES: Final = {"en": "English", "fi": "Suomi", "cs": "Čeština", "de": "Deutsch", "es": "Español"}


class TeamHead(LookWidget):
    """A strip in the team's colour with its emblem and its colour's name."""

    def __init__(self, team: Team, parent: QWidget | None = None) -> None:
        """Make it for a team."""
        super().__init__(parent)
        self._team = team
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @override
    def sizeHint(self) -> QSize:
        return QSize(round(400 * self.unit), round(62 * self.unit))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, u, area = self.palette_roles, self.unit, QRectF(self.rect()).adjusted(1, 1, -1, -1)
        surface = palette.team(self._team)
        outline = team_rect(area, self._team, 18 * u)
        painter.fillPath(outline, surface.fill.brush(area))
        painter.strokePath(outline, surface.line.color())
        size = 38 * u
        emblem = QRectF(area.left() + 20 * u, area.center().y() - size / 2, size, size)
        paint_emblem(painter, emblem, self._team, palette, ground=self._team)
        words = QRectF(emblem.right() + 18 * u, area.top(), area.right() - emblem.right() - 36 * u, area.height())
        name = fit(team_colour(self._team), TypeRole.DISPLAY, (32, 28, 24), u, words.width())
        name.draw(painter, words, surface.text.color())
        painter.end()


class TeamColumn(QWidget):
    """A team's name, how many players it has, and what they are called."""

    def __init__(self, team: Team, dialog: PaperDialog) -> None:
        """Make it with two players.

        Args:
            team: which team.
            dialog: gives unit and room.
        """
        super().__init__()
        self._team = team
        self._head = TeamHead(team)
        self.name = _field(dialog)
        self.count = ChoiceTiles()
        self.players = [_field(dialog) for _ in range(MOST_PLAYERS)]
        self.monitor = ChoiceTiles()
        self._labels = [dialog.label(size_u=22) for _ in range(3)]
        for widget in (self._head, self.count, self.monitor):
            dialog.take(widget)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(dialog.px(12))
        grid.setVerticalSpacing(dialog.px(8))
        grid.setColumnMinimumWidth(0, dialog.px(92))
        grid.setColumnStretch(1, 1)
        grid.addWidget(self._head, 0, 0, 1, 2)
        rows: tuple[tuple[int, QWidget], ...] = ((1, self.name), (2, self.count), (4, self.monitor))
        for label, (row, beside) in zip(self._labels, rows, strict=True):
            grid.addWidget(label, row, 0)
            grid.addWidget(beside, row, 1)
        names = QGridLayout()
        names.setSpacing(dialog.px(8))
        for number, field in enumerate(self.players):
            names.addWidget(field, number // 2, number % 2)
            kept = field.sizePolicy()
            # Both teams' rows line up, however many players each has.
            kept.setRetainSizeWhenHidden(True)
            field.setSizePolicy(kept)
        grid.addLayout(names, 3, 0, 1, 2)
        grid.setRowStretch(5, 1)
        self._labels[0].setBuddy(self.name)
        self.count.chosen.connect(lambda _count: self._follow())

    @property
    def players_there(self) -> int:
        """How many players there are."""
        value = self.count.value
        return value if isinstance(value, int) else 2

    def set_choice(self, choice: TeamChoice) -> None:
        """Fill in what was chosen last; names that nobody gave stay empty."""
        self.name.setText(choice.name)
        self.count.choose(max(2, min(MOST_PLAYERS, choice.players)))
        for number, field in enumerate(self.players):
            given = choice.player_names[number] if number < len(choice.player_names) else ""
            field.setText("" if given == self._default(number) else given)
        self._follow()

    def choice(self) -> TeamChoice:
        """What stands there; a player without a name gets one."""
        names = []
        for number, field in enumerate(self.players[: self.players_there]):
            names.append(_plain(field.text()) or self._default(number))
        return TeamChoice(_plain(self.name.text()), self.players_there, tuple(names))

    def twice(self) -> QLineEdit | None:
        """The field of a player who is called like another one of the team."""
        seen: set[str] = set()
        for field, name in zip(self.players, self.choice().player_names, strict=False):
            if name.casefold() in seen:
                return field
            seen.add(name.casefold())
        return None

    def retranslate(self) -> None:
        """Say everything in the language that holds now."""
        name = of_team(
            self._team,
            QCoreApplication.translate("NewGame", "White’s name"),
            QCoreApplication.translate("NewGame", "Black’s name"),
        )
        players = of_team(
            self._team,
            QCoreApplication.translate("NewGame", "White’s players"),
            QCoreApplication.translate("NewGame", "Black’s players"),
        )
        for label, text in zip(
            self._labels,
            (
                QCoreApplication.translate("NewGame", "Name", "of a team"),
                QCoreApplication.translate("NewGame", "Players"),
                QCoreApplication.translate("NewGame", "Monitor"),
            ),
            strict=True,
        ):
            label.setText(text)
        self.name.setAccessibleName(name)
        self.name.setPlaceholderText(team_colour(self._team))
        self.count.setAccessibleName(players)
        self.count.set_choices([(number, str(number)) for number in range(2, MOST_PLAYERS + 1)], 120)
        for number, field in enumerate(self.players):
            field.setPlaceholderText(self._default(number))
            field.setAccessibleName(f"{players}: {number + 1}")

    def _default(self, number: int) -> str:
        """What a player is called who has no name: White's are odd, Black's even, so that no two are alike."""
        n = 2 * number + (1 if self._team is Team.WHITE else 2)
        return QCoreApplication.translate("NewGame", "Player {n}").format(n=n)

    def _follow(self) -> None:
        for number, field in enumerate(self.players):
            field.setVisible(number < self.players_there)


class NewGameDialog(PaperDialog):
    """New game.

    Signals:
        identify_asked: every monitor is to say which it is.
        accepted_with: a game is to start; carries the `NewGameSettings` and the monitors' `Assignment`.
    """

    identify_asked = Signal()
    accepted_with = Signal(object, object)

    def __init__(
        self,
        settings: NewGameSettings,
        languages: Sequence[str],
        monitors: Sequence[MonitorItem],
        proposal: Assignment,
        parent: QWidget | None = None,
        *,
        in_play: bool = False,
    ) -> None:
        """Make it with what was chosen last.

        Args:
            settings: the last choices.
            languages: the tags of the languages that there are words in.
            monitors: the monitors that are there.
            proposal: whose each of them could be.
            parent: the table window.
            in_play: whether a game would be stopped: then it asks before it starts another.
        """
        super().__init__(parent, wide_u=1120, high_u=784)
        self._settings = settings
        self._languages = tuple(languages)
        self._monitors = tuple(monitors)
        self._proposal = proposal
        self._in_play = in_play
        self._asking = False
        self.columns = {team: TeamColumn(team, self) for team in Team}
        self.language = self._tiles()
        self.play_mode = self._tiles()
        self.timer = self._tiles()
        low, high, step = _SECONDS
        self.seconds = StepperWidget(low, high, step, _seconds_text)
        self.take(self.seconds)
        self.monitors = {team: column.monitor for team, column in self.columns.items()}
        self._labels = {name: self.label(size_u=22) for name in ("language", "play", "timer")}
        self._explains = self.label(TypeRole.REGULAR, 21)
        self.sentence = self.label(TypeRole.SEMIBOLD, 22)
        self._lay_out()
        self.say_above_foot(self.sentence)
        self.identify_button = self.add_button(ButtonKind.PLAIN, self.identify_asked.emit)
        self.foot.addStretch(1)
        self.cancel_button = self.add_button(ButtonKind.PLAIN, self._cancel)
        self.start_button = self.add_button(ButtonKind.MAIN, self.start)
        self.timer.chosen.connect(lambda mode: self.seconds.set_available(mode is not TimerMode.OFF))
        self.play_mode.chosen.connect(lambda _mode: self._explain())
        for team, tiles in self.monitors.items():
            tiles.chosen.connect(lambda _key, team=team: self._keep_apart(team))
        for field in self.findChildren(QLineEdit):
            field.textEdited.connect(lambda _text: self._quiet())
        self.retranslate()
        self._fill()
        self.columns[Team.WHITE].name.setFocus()

    def _tiles(self) -> ChoiceTiles:
        tiles = ChoiceTiles()
        self.take(tiles)
        return tiles

    def _lay_out(self) -> None:
        teams = QHBoxLayout()
        teams.setSpacing(self.px(30))
        for column in self.columns.values():
            teams.addWidget(column, 1)
        self.lines.addLayout(teams)
        both = QHBoxLayout()
        both.setSpacing(self.px(30))
        timer = QHBoxLayout()
        timer.setSpacing(self.px(10))
        timer.addWidget(self.timer, 1)
        timer.addWidget(self.seconds)
        for name, what in (("play", self.play_mode), ("timer", timer)):
            stack = QVBoxLayout()
            stack.setSpacing(self.px(4))
            stack.addWidget(self._labels[name])
            if isinstance(what, QWidget):
                stack.addWidget(what)
            else:
                stack.addLayout(what)
            both.addLayout(stack, 1)
        self.lines.addLayout(both)
        self.lines.addWidget(self._explains)
        self.lines.addWidget(self._labels["language"])
        self.lines.addWidget(self.language)
        several = len(self._languages) > 1
        self._labels["language"].setVisible(several)
        self.language.setVisible(several)
        self.lines.addStretch(1)

    def _fill(self) -> None:
        settings = self._settings
        self.columns[Team.WHITE].set_choice(settings.white)
        self.columns[Team.BLACK].set_choice(settings.black)
        language = settings.deck_language if settings.deck_language in self._languages else ""
        self.language.choose(language or (self._languages[0] if self._languages else ""))
        self.play_mode.choose(settings.play_mode)
        mode = TimerMode.OFF if settings.timer_mode is TimerMode.OFF else TimerMode.ADVISORY
        self.timer.choose(mode)
        self.seconds.set_value(settings.timer_seconds)
        self.seconds.set_available(mode is not TimerMode.OFF)
        for team, tiles in self.monitors.items():
            key = self._proposal.of(team)
            text = DOCKED if key is None else key.as_text()
            tiles.choose(text if any(item.key == text for item in self._monitors) else DOCKED)
        self._explain()

    @override
    def retranslate(self) -> None:
        self.set_title(QCoreApplication.translate("NewGame", "New game"))
        for column in self.columns.values():
            column.retranslate()
        labels = {
            "language": QCoreApplication.translate("NewGame", "The keywords are in"),
            "play": QCoreApplication.translate("NewGame", "The teams act"),
            "timer": QCoreApplication.translate("NewGame", "Sand timer"),
        }
        for name, text in labels.items():
            self._labels[name].setText(text)
        self.language.set_choices([(tag, _OWN_NAMES.get(tag, tag)) for tag in self._languages], 240)
        self.play_mode.set_choices(
            [
                (PlayMode.BY_TURNS, QCoreApplication.translate("NewGame", "by turns")),
                (PlayMode.AT_ONCE, QCoreApplication.translate("NewGame", "at once")),
            ],
            260,
        )
        self.timer.set_choices(
            [
                (TimerMode.ADVISORY, QCoreApplication.translate("NewGame", "on the table")),
                (TimerMode.OFF, QCoreApplication.translate("NewGame", "without")),
            ],
            200,
        )
        self.seconds.set_names(
            QCoreApplication.translate("NewGame", "How long the sand runs"),
            QCoreApplication.translate("NewGame", "shorter"),
            QCoreApplication.translate("NewGame", "longer"),
        )
        here = QCoreApplication.translate("NewGame", "in this window")
        for team, tiles in self.monitors.items():
            tiles.set_choices([*((item.key, item.label) for item in self._monitors), (DOCKED, here)])
            tiles.setAccessibleName(
                of_team(
                    team,
                    QCoreApplication.translate("NewGame", "White’s monitor"),
                    QCoreApplication.translate("NewGame", "Black’s monitor"),
                )
            )
        for tiles, name in ((self.language, "language"), (self.play_mode, "play"), (self.timer, "timer")):
            tiles.setAccessibleName(labels[name])
        self.identify_button.set_label(QCoreApplication.translate("NewGame", "Identify"))
        self._name_buttons()
        self._explain()
        self._quiet()

    def _name_buttons(self) -> None:
        if self._asking:
            self.cancel_button.set_label(QCoreApplication.translate("NewGame", "Play on"))
            self.start_button.set_label(QCoreApplication.translate("NewGame", "Stop it, deal"))
        else:
            self.cancel_button.set_label(QCoreApplication.translate("NewGame", "Cancel"))
            self.start_button.set_label(QCoreApplication.translate("NewGame", "Deal"))

    def _explain(self) -> None:
        """Say what the way of acting means."""
        if self.play_mode.value is PlayMode.AT_ONCE:
            text = QCoreApplication.translate(
                "NewGame", "At once: for monitors that can be touched; both screens answer at the same time."
            )
        else:
            text = QCoreApplication.translate(
                "NewGame", "By turns: one mouse and one keyboard, which the screens hand to each other."
            )
        self._explains.setText(text)

    def _quiet(self) -> None:
        if not self._asking:
            self.sentence.setText("")

    def _keep_apart(self, team: Team) -> None:
        """Both teams never have one monitor: the other team gets the one that was this team's."""
        mine, theirs = self.monitors[team].value, self.monitors[team.other].value
        if mine == theirs and mine != DOCKED:
            taken = {mine}
            free = [item.key for item in self._monitors if item.key not in taken]
            self.monitors[team.other].choose(free[0] if free else DOCKED)

    # What was chosen -------------------------------------------------------------------------------------------------

    def choices(self) -> NewGameSettings:
        """What stands there now."""
        mode, play, language = self.timer.value, self.play_mode.value, self.language.value
        return replace(
            self._settings,
            variant=Variant.TWO_TEAMS,
            clue_mode=ClueMode.SPOKEN,
            white=self.columns[Team.WHITE].choice(),
            black=self.columns[Team.BLACK].choice(),
            deck_language=language if isinstance(language, str) else "",
            timer_mode=mode if isinstance(mode, TimerMode) else TimerMode.ADVISORY,
            timer_seconds=self.seconds.value,
            play_mode=play if isinstance(play, PlayMode) else PlayMode.BY_TURNS,
        )

    def assignment(self) -> Assignment:
        """Whose each monitor is."""
        keys = {team: MonitorKey.from_text(str(tiles.value)) for team, tiles in self.monitors.items()}
        return replace(self._proposal, white=keys[Team.WHITE], black=keys[Team.BLACK])

    def start(self) -> None:
        """Start the game with what stands there, or say what is wrong with it."""
        for team, column in self.columns.items():
            field = column.twice()
            if field is not None:
                self.sentence.setText(
                    of_team(
                        team,
                        QCoreApplication.translate("NewGame", "Two of White’s players have the same name."),
                        QCoreApplication.translate("NewGame", "Two of Black’s players have the same name."),
                    )
                )
                field.setFocus()
                field.selectAll()
                return
        if self._in_play and not self._asking:
            self._asking = True
            self.sentence.setText(
                QCoreApplication.translate("NewGame", "A game is in play. Stop it for good and deal a new one?")
            )
            self._name_buttons()
            return
        choices, assignment = self.choices(), self.assignment()
        self.close()
        self.accepted_with.emit(choices, assignment)

    def _cancel(self) -> None:
        if self._asking:
            self._asking = False
            self._name_buttons()
            self._quiet()
        else:
            self.close()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.start()
        elif event.key() == Qt.Key.Key_Escape:
            self._cancel()
        else:
            super().keyPressEvent(event)


def _field(dialog: PaperDialog) -> QLineEdit:
    field = QLineEdit()
    field.setMaxLength(_LONGEST_NAME)
    field.setFont(font(TypeRole.MEDIUM, 24, dialog.u))
    field.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
    roles = dialog.roles
    # Qt's own frame is thin and grey; this one is the look's, and shows the focus.
    field.setStyleSheet(
        f"QLineEdit {{ background: {roles.box.top}; color: {roles.ink.top}; border: {dialog.px(2)}px solid "
        f"{roles.soft.top}; border-radius: {dialog.px(12)}px; padding: {dialog.px(7)}px {dialog.px(14)}px; "
        f"selection-background-color: {roles.go.fill.top}; selection-color: {roles.go.mark.top}; "
        f"placeholder-text-color: {roles.soft.top}; }} "
        f"QLineEdit:focus {{ border: {dialog.px(3)}px solid {roles.go.fill.top}; }}"
    )
    return field


def _plain(text: str) -> str:
    return " ".join(text.split())


def _seconds_text(seconds: int) -> str:
    return QCoreApplication.translate("SandTimer", "{n} s", "seconds").format(n=seconds)
