"""New game: who plays, with which words, how long the sand runs, by turns or at once, and which monitor is whose.

It takes the last choices and gives the new ones back; nothing is saved, dealt or placed here. One press of Enter starts
a game with what stands there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget
from typing_extensions import override

from decrypto_qt.game.settings import NewGameSettings
from decrypto_qt.models.words import LANGUAGE_NAMES, of_team, of_variant
from decrypto_qt.rules.decrypto.values import ClueMode, HouseRules, PlayMode, TimerMode, Variant
from decrypto_qt.rules.teams import Team
from decrypto_qt.widgets.buttons import ButtonKind
from decrypto_qt.widgets.choices import ChoiceTiles, StepperWidget, ToggleTiles
from decrypto_qt.widgets.spacing import Gap
from decrypto_qt.widgets.type import Size, TypeRole
from decrypto_qt.windows.monitors import Assignment, MonitorKey
from decrypto_qt.windows.paper_dialog import PaperDialog
from decrypto_qt.windows.table_menus import DOCKED, MonitorItem
from decrypto_qt.windows.team_column import TeamColumn

_LABEL_U: Final = 118
_SECONDS: Final = (15, 300, 5)
_HOUSE_RULES: Final = ("writing_only", "two_words")


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
        super().__init__(parent, wide_u=1240, high_u=790)
        self._settings = settings
        self._languages = tuple(languages)
        self._monitors = tuple(monitors)
        self._assignment = proposal
        self._in_play = in_play
        self._timer_mode = settings.timer_mode
        self._asking = False
        self.columns = {team: TeamColumn(team, self) for team in Team}
        self.columns[Team.WHITE].set_beside(self.columns[Team.BLACK])
        self.columns[Team.BLACK].set_beside(self.columns[Team.WHITE])
        self.variant = self._tiles()
        self.language = self._tiles()
        self.play_mode = self._tiles()
        self.clue_mode = self._tiles()
        self.timer = self._tiles()
        self.house_rules = ToggleTiles()
        self.take(self.house_rules)
        low, high, step = _SECONDS
        self.seconds = StepperWidget(low, high, step, _seconds_text)
        self.take(self.seconds)
        self.monitors = {team: column.monitor for team, column in self.columns.items()}
        names = ("who", "language", "play", "clues", "timer", "house")
        self._labels = {name: self.label(size_u=Size.DIALOG_LABEL) for name in names}
        self._explains = self.label(TypeRole.REGULAR, 21)
        self.sentence = self.label(TypeRole.SEMIBOLD, 22)
        self._lay_out()
        self.say_above_foot(self._explains)
        self.say_above_foot(self.sentence)
        self.sentence.hide()
        self.identify_button = self.add_button(ButtonKind.PLAIN, self.identify_asked.emit)
        self.foot.addStretch(1)
        self.cancel_button = self.add_button(ButtonKind.PLAIN, self._cancel)
        self.start_button = self.add_button(ButtonKind.MAIN, self.start)
        self.timer.chosen.connect(self._choose_timer)
        self.variant.chosen.connect(self._choose_variant)
        for tiles in (self.play_mode, self.clue_mode, self.timer):
            tiles.chosen.connect(self._explain)
        for team, tiles in self.monitors.items():
            tiles.chosen.connect(lambda _key, team=team: self._keep_apart(team))
        for field in self.findChildren(QLineEdit):
            field.textEdited.connect(lambda _text: self._quiet())
        self.retranslate()
        self._fill()
        self.columns[Team.WHITE].name.setFocus()

    def _choose_timer(self, mode: object) -> None:
        """What is chosen stays chosen, also where the other game does not have it."""
        if isinstance(mode, TimerMode):
            self._timer_mode = mode
            self.seconds.set_available(mode is not TimerMode.OFF)

    def _tiles(self) -> ChoiceTiles:
        tiles = ChoiceTiles()
        self.take(tiles)
        return tiles

    def _lay_out(self) -> None:
        self.lines.setSpacing(self.px(Gap.LEAST))
        self.lines.addLayout(self._row(("who", self.variant, 1), ("play", self.play_mode, 1)))
        teams = QHBoxLayout()
        teams.setSpacing(self.px(Gap.COLUMNS))
        for column in self.columns.values():
            teams.addWidget(column, 1)
        self.lines.addLayout(teams)
        timer = QHBoxLayout()
        timer.setSpacing(self.px(Gap.TIGHT))
        timer.addWidget(self.timer, 1)
        timer.addWidget(self.seconds)
        several = len(self._languages) > 1
        if several:
            self.lines.addLayout(self._row(("timer", timer, 9), ("language", self.language, 4)))
        else:
            self.lines.addLayout(self._row(("timer", timer, 1)))
        self.lines.addLayout(self._row(("clues", self.clue_mode, 1), ("house", self.house_rules, 1)))
        self._labels["language"].setVisible(several)
        self.language.setVisible(several)
        self.lines.addStretch(1)

    def _row(self, *parts: tuple[str, QWidget | QHBoxLayout, int]) -> QHBoxLayout:
        """A row of what can be chosen, each behind its label."""
        row = QHBoxLayout()
        row.setSpacing(self.px(Gap.CHOICES))
        for number, (name, what, share) in enumerate(parts):
            if number:
                row.addSpacing(self.px(Gap.GROUPS))
            self._labels[name].setFixedWidth(self.px(_LABEL_U))
            row.addWidget(self._labels[name])
            if isinstance(what, QWidget):
                row.addWidget(what, share)
            else:
                row.addLayout(what, share)
        return row

    def _fill(self) -> None:
        settings = self._settings
        self.variant.choose(settings.variant)
        self.columns[Team.WHITE].set_choice(settings.white)
        self.columns[Team.BLACK].set_choice(settings.black)
        language = settings.deck_language if settings.deck_language in self._languages else ""
        self.language.choose(language or (self._languages[0] if self._languages else ""))
        self.play_mode.choose(settings.play_mode)
        self.clue_mode.choose(settings.clue_mode)
        rules = settings.house_rules
        self.house_rules.set_values([name for name in _HOUSE_RULES if getattr(rules, name)])
        self.seconds.set_value(settings.timer_seconds)
        self.seconds.set_available(self._timer_mode is not TimerMode.OFF)
        there = {item.key for item in self._monitors}
        for team in Team:
            proposed = self._assignment.of(team)
            if proposed is not None and proposed.as_text() not in there:
                self._assignment = self._assignment.with_monitor(team, None)
        self._show_assignment()
        self._follow_variant()
        if settings.variant is Variant.THREE_PLAYERS:
            self._explain(settings.variant)

    def _choose_variant(self, variant: object) -> None:
        self._follow_variant()
        self._explain(variant)

    def _follow_variant(self) -> None:
        """Ask for what belongs to that game."""
        for column in self.columns.values():
            column.set_variant(self._variant())
        self.retranslate()

    def _variant(self) -> Variant:
        return Variant.THREE_PLAYERS if self.variant.value is Variant.THREE_PLAYERS else Variant.TWO_TEAMS

    @override
    def retranslate(self) -> None:
        self.set_title(QCoreApplication.translate("NewGame", "New game"))
        for column in self.columns.values():
            column.retranslate()
        variant = self._variant()
        self.variant.set_choices(
            [
                (Variant.TWO_TEAMS, QCoreApplication.translate("NewGame", "two teams")),
                (Variant.THREE_PLAYERS, QCoreApplication.translate("NewGame", "three players")),
            ],
            260,
        )
        labels = {
            "who": QCoreApplication.translate("NewGame", "Who plays", "two teams or three players"),
            "language": QCoreApplication.translate("NewGame", "Keywords", "in which language"),
            "play": of_variant(
                variant,
                QCoreApplication.translate("NewGame", "Teams act", "by turns or at once"),
                QCoreApplication.translate("NewGame", "You act", "by turns or at once"),
            ),
            "clues": QCoreApplication.translate("NewGame", "Clues are"),
            "timer": QCoreApplication.translate("NewGame", "Sand timer"),
            "house": QCoreApplication.translate("NewGame", "House rules"),
        }
        for name, text in labels.items():
            self._labels[name].setText(text)
        self.language.set_choices([(tag, LANGUAGE_NAMES.get(tag, tag)) for tag in self._languages], 240)
        self.play_mode.set_choices(
            [
                (PlayMode.BY_TURNS, QCoreApplication.translate("NewGame", "by turns")),
                (PlayMode.AT_ONCE, QCoreApplication.translate("NewGame", "at once")),
            ],
            150,
        )
        self.clue_mode.set_choices(
            [
                (ClueMode.SPOKEN, QCoreApplication.translate("NewGame", "spoken", "how clues are given")),
                (ClueMode.WRITTEN, QCoreApplication.translate("NewGame", "written", "how clues are given")),
            ],
            150,
        )
        timers = [
            (TimerMode.ADVISORY, QCoreApplication.translate("NewGame", "advisory", "the sand timer")),
            (TimerMode.STRICT, QCoreApplication.translate("NewGame", "strict", "the sand timer")),
            (TimerMode.OFF, QCoreApplication.translate("NewGame", "off", "the sand timer")),
        ]
        three = variant is Variant.THREE_PLAYERS
        # Three players have a sand that only ever says so.
        self.timer.set_choices(
            [(mode, text) for mode, text in timers if not three or mode is not TimerMode.STRICT], 150
        )
        self.timer.choose(TimerMode.ADVISORY if three and self._timer_mode is TimerMode.STRICT else self._timer_mode)
        self.house_rules.set_choices(
            [
                ("writing_only", QCoreApplication.translate("NewGame", "only in writing", "a house rule for clues")),
                ("two_words", QCoreApplication.translate("NewGame", "two words a clue", "a house rule: at most")),
            ],
            280,
        )
        self.house_rules.setAccessibleName(labels["house"])
        self.seconds.set_names(
            QCoreApplication.translate("NewGame", "How long the sand runs"),
            QCoreApplication.translate("NewGame", "shorter"),
            QCoreApplication.translate("NewGame", "longer"),
        )
        here = QCoreApplication.translate("NewGame", "in this window")
        for team, tiles in self.monitors.items():
            tiles.set_choices([*((item.key, item.label) for item in self._monitors), (DOCKED, here)])
            tiles.setAccessibleName(
                of_variant(
                    variant,
                    of_team(
                        team,
                        QCoreApplication.translate("NewGame", "White’s monitor"),
                        QCoreApplication.translate("NewGame", "Black’s monitor"),
                    ),
                    of_team(
                        team,
                        QCoreApplication.translate("NewGame", "The team’s monitor"),
                        QCoreApplication.translate("NewGame", "The interceptor’s monitor"),
                    ),
                )
            )
        named = {
            "who": self.variant,
            "play": self.play_mode,
            "timer": self.timer,
            "clues": self.clue_mode,
            "language": self.language,
        }
        for name, tiles in named.items():
            tiles.setAccessibleName(labels[name])
        self.identify_button.set_label(QCoreApplication.translate("NewGame", "Identify"))
        self._name_buttons()
        self._explain()
        self._quiet()
        self._order_keys()

    def _order_keys(self) -> None:
        """Tab goes from the first name as everything is read; tiles are made anew where there are others."""
        self.order_keys(
            self.variant,
            self.play_mode,
            *(stop for column in self.columns.values() for stop in column.stops()),
            self.timer,
            self.seconds,
            self.seconds.less,
            self.seconds.more,
            *((self.language,) if len(self._languages) > 1 else ()),
            self.clue_mode,
            self.house_rules,
            self.identify_button,
            self.cancel_button,
            self.start_button,
        )

    def _name_buttons(self) -> None:
        if self._asking:
            self.cancel_button.set_label(QCoreApplication.translate("NewGame", "Play on"))
            self.start_button.set_label(QCoreApplication.translate("NewGame", "Stop it, deal"))
        else:
            self.cancel_button.set_label(QCoreApplication.translate("NewGame", "Cancel"))
            self.start_button.set_label(QCoreApplication.translate("NewGame", "Deal"))

    def _explain(self, chosen: object = None) -> None:
        """Say what was chosen last means; the way of acting where nothing was."""
        self._explains.setText(_explained(self.play_mode.value if chosen is None else chosen))

    def _quiet(self) -> None:
        if not self._asking:
            self._say("")

    def _say(self, sentence: str) -> None:
        """Say what is wrong or asked in the place of what explains a choice."""
        self.sentence.setText(sentence)
        self.sentence.setVisible(bool(sentence))
        self._explains.setVisible(not sentence)

    def _keep_apart(self, team: Team) -> None:
        """Both teams never have one monitor: the other team gets the one that was this team's."""
        key = MonitorKey.from_text(str(self.monitors[team].value))
        self._assignment = self._assignment.with_monitor(team, key)
        self._show_assignment()

    def _show_assignment(self) -> None:
        for team, tiles in self.monitors.items():
            key = self._assignment.of(team)
            tiles.choose(DOCKED if key is None else key.as_text())

    # What was chosen -------------------------------------------------------------------------------------------------

    def choices(self) -> NewGameSettings:
        """What stands there now."""
        play, language = self.play_mode.value, self.language.value
        clues = self.clue_mode.value
        return replace(
            self._settings,
            variant=self._variant(),
            clue_mode=clues if isinstance(clues, ClueMode) else ClueMode.SPOKEN,
            white=self.columns[Team.WHITE].choice(),
            black=self.columns[Team.BLACK].choice(),
            deck_language=language if isinstance(language, str) else "",
            timer_mode=self._timer_mode,
            timer_seconds=self.seconds.value,
            house_rules=HouseRules(**{name: name in self.house_rules.values for name in _HOUSE_RULES}),
            play_mode=play if isinstance(play, PlayMode) else PlayMode.BY_TURNS,
        )

    def assignment(self) -> Assignment:
        """Whose each monitor is."""
        return self._assignment

    def start(self) -> None:
        """Start the game with what stands there, or say what is wrong with it."""
        for column in self.columns.values():
            field = column.twice()
            if field is not None:
                self._say(column.twice_text())
                field.setFocus()
                field.selectAll()
                return
        if self._in_play and not self._asking:
            self._asking = True
            self._say(QCoreApplication.translate("NewGame", "A game is in play. Stop it for good and deal a new one?"))
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


def _explained(chosen: object) -> str:
    """What a choice means, in a sentence."""
    match chosen:
        case Variant.TWO_TEAMS:
            return QCoreApplication.translate(
                "NewGame", "Two teams: each sits before its own screen and its own keywords."
            )
        case Variant.THREE_PLAYERS:
            return QCoreApplication.translate(
                "NewGame",
                "Three players: two share the keywords; the third has a note sheet, and the sand, which is advisory.",
            )
        case PlayMode.AT_ONCE:
            return QCoreApplication.translate(
                "NewGame", "At once: for monitors that can be touched; both screens answer at the same time."
            )
        case ClueMode.SPOKEN:
            return QCoreApplication.translate(
                "NewGame", "Spoken: the encryptor says the clues, and who hears them writes them down."
            )
        case ClueMode.WRITTEN:
            return QCoreApplication.translate(
                "NewGame", "Written: the encryptor types the clues under dots; read one by one they appear everywhere."
            )
        case TimerMode.ADVISORY:
            return QCoreApplication.translate("NewGame", "Advisory: the sand is there to be seen, nothing else.")
        case TimerMode.STRICT:
            return QCoreApplication.translate(
                "NewGame", "Strict: a clue that is not there when the sand has run out is missing."
            )
        case TimerMode.OFF:
            return QCoreApplication.translate("NewGame", "Off: there is no sand timer.")
        case _:
            return QCoreApplication.translate(
                "NewGame", "By turns: one mouse and one keyboard, which the screens hand to each other."
            )


def _seconds_text(seconds: int) -> str:
    return QCoreApplication.translate("SandTimer", "{n} s", "seconds").format(n=seconds)
