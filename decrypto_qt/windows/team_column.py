"""A team in a dialog: its colour, its name, how many players it has, what they are called, and its monitor."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QLineEdit, QSizePolicy, QWidget
from typing_extensions import override

from decrypto_qt.game.settings import TeamChoice
from decrypto_qt.models.words import of_team, of_variant, side_word
from decrypto_qt.rules.decrypto.values import Variant
from decrypto_qt.rules.teams import Team
from decrypto_qt.widgets.choices import ChoiceTiles
from decrypto_qt.widgets.look import LookWidget
from decrypto_qt.widgets.shapes import paint_emblem, team_rect
from decrypto_qt.widgets.spacing import Corner, Gap
from decrypto_qt.widgets.type import Size, TypeRole, fit, font
from decrypto_qt.windows.paper_dialog import PaperDialog

MOST_PLAYERS: Final = 4
_LONGEST_NAME: Final = 40


class TeamHead(LookWidget):
    """A strip in the team's colour with its emblem and its colour's name, or what the side is with three players."""

    def __init__(self, team: Team, parent: QWidget | None = None) -> None:
        """Make it for a team."""
        super().__init__(parent)
        self._team = team
        self._variant = Variant.TWO_TEAMS
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_variant(self, variant: Variant) -> None:
        """Say which game is played."""
        self._variant = variant
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(round(400 * self.unit), round(56 * self.unit))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, u, area = self.palette_roles, self.unit, QRectF(self.rect()).adjusted(1, 1, -1, -1)
        surface = palette.team(self._team)
        outline = team_rect(area, self._team, Corner.PANEL * u)
        painter.fillPath(outline, surface.fill.brush(area))
        painter.strokePath(outline, surface.line.color())
        size = 38 * u
        emblem = QRectF(area.left() + 20 * u, area.center().y() - size / 2, size, size)
        paint_emblem(painter, emblem, self._team, palette, ground=self._team)
        words = QRectF(emblem.right() + 18 * u, area.top(), area.right() - emblem.right() - 36 * u, area.height())
        name = fit(side_word(self._team, self._variant), TypeRole.DISPLAY, Size.DIALOG_TEAM, u, words.width())
        name.draw(painter, words, surface.text.color())
        painter.end()


class TeamColumn(QWidget):
    """A team's name, how many players it has, and what they are called."""

    def __init__(self, team: Team, dialog: PaperDialog, *, players_only: bool = False) -> None:
        """Make it with two players.

        Args:
            team: which team.
            dialog: gives unit and room.
            players_only: whether the team's name and its monitor are not asked for.
        """
        super().__init__()
        self._team = team
        self._variant = Variant.TWO_TEAMS
        self._beside: TeamColumn | None = None
        self._players_only = players_only
        self._head = TeamHead(team)
        self.name = _field(dialog)
        self.count = ChoiceTiles()
        self.players = [_field(dialog) for _ in range(MOST_PLAYERS)]
        self.monitor = ChoiceTiles()
        self._labels = [dialog.label(size_u=Size.DIALOG_LABEL) for _ in range(3)]
        for widget in (self._head, self.count, self.monitor):
            dialog.take(widget)
        self._grid = grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(dialog.px(Gap.LABEL))
        grid.setVerticalSpacing(dialog.px(Gap.TIGHT))
        grid.setColumnMinimumWidth(0, dialog.px(118))
        grid.setColumnStretch(1, 1)
        grid.addWidget(self._head, 0, 0, 1, 2)
        rows: tuple[tuple[int, QWidget], ...] = ((1, self.name), (2, self.count), (4, self.monitor))
        for label, (row, beside) in zip(self._labels, rows, strict=True):
            grid.addWidget(label, row, 0)
            grid.addWidget(beside, row, 1)
        self._names = names = QGridLayout()
        names.setSpacing(dialog.px(Gap.ROWS))
        for number, field in enumerate(self.players):
            # In one row, so that both teams' rows line up, however many players each has.
            names.addWidget(field, 0, number)
        grid.addLayout(names, 3, 0, 1, 2)
        grid.setRowStretch(5, 1)
        self._labels[0].setBuddy(self.name)
        self.count.chosen.connect(lambda _count: self._count_chosen())
        if players_only:
            for label, (row, beside) in zip(self._labels, rows, strict=True):
                label.setVisible(row == 2)
                beside.setVisible(row == 2)

    def set_variant(self, variant: Variant) -> None:
        """Ask for a team's players, or for those of a side of three: two, or the interceptor alone."""
        self._variant = variant
        self._head.set_variant(variant)
        self._labels[1].setVisible(variant is Variant.TWO_TEAMS)
        self.count.setVisible(variant is Variant.TWO_TEAMS)
        self.name.setVisible(not self._alone)
        # The interceptor has one name, and it stands where a team has its own.
        if self._alone:
            self._grid.addWidget(self.players[0], 1, 1)
        else:
            self._names.addWidget(self.players[0], 0, 0)
        for number, field in enumerate(self.players):
            kept = field.sizePolicy()
            # Both sides' rows line up, though the interceptor's names stand elsewhere.
            kept.setRetainSizeWhenHidden(self._alone and number == 1)
            field.setSizePolicy(kept)
        self._follow()
        self.retranslate()

    def set_beside(self, other: TeamColumn) -> None:
        """Say which is the other team's: players without names are numbered through both."""
        self._beside = other
        self.name_players()

    def stops(self) -> tuple[QWidget, ...]:
        """Where Tab goes, in turn."""
        names = (*self.players, self.monitor)
        return (self.count, *self.players) if self._players_only else (self.name, self.count, *names)

    @property
    def _alone(self) -> bool:
        """Whether it is the interceptor's column."""
        return self._variant is Variant.THREE_PLAYERS and self._team is Team.BLACK

    @property
    def players_there(self) -> int:
        """How many players there are."""
        if self._variant is Variant.THREE_PLAYERS:
            return 1 if self._alone else 2
        return self._counted

    @property
    def _counted(self) -> int:
        """How many players a team of two has, also while three play."""
        value = self.count.value
        return value if isinstance(value, int) else 2

    def set_choice(self, choice: TeamChoice) -> None:
        """Fill in what was chosen last; names that nobody gave stay empty."""
        self.name.setText(choice.name)
        self.count.choose(max(2, min(MOST_PLAYERS, choice.players)))
        for number, field in enumerate(self.players):
            given = choice.player_names[number] if number < len(choice.player_names) else ""
            # Who plays already keeps the name of the game in play, though nobody gave it.
            field.setText("" if not self._players_only and _is_number(given) else given)
        for field in (self.name, *self.players):
            field.setCursorPosition(0)  # or a long name would be seen from its end
        self._follow()

    def choice(self) -> TeamChoice:
        """What stands there; a player without a name gets one."""
        names = []
        for number, field in enumerate(self.players[: self._counted]):
            names.append(_plain(field.text()) or self._default(number))
        return TeamChoice(_plain(self.name.text()), self._counted, tuple(names))

    def twice(self) -> QLineEdit | None:
        """The field of a player who is called like another one of the team."""
        seen: set[str] = set()
        for field, name in zip(self.players, self.choice().player_names[: self.players_there], strict=False):
            if name.casefold() in seen:
                return field
            seen.add(name.casefold())
        return None

    def twice_text(self) -> str:
        """What to say where two players have one name."""
        return of_variant(
            self._variant,
            of_team(
                self._team,
                QCoreApplication.translate("NewGame", "Two of White’s players have the same name."),
                QCoreApplication.translate("NewGame", "Two of Black’s players have the same name."),
            ),
            QCoreApplication.translate("NewGame", "Both players of the team have the same name."),
        )

    def retranslate(self) -> None:
        """Say everything in the language that holds now."""
        name = of_variant(
            self._variant,
            of_team(
                self._team,
                QCoreApplication.translate("NewGame", "White’s name"),
                QCoreApplication.translate("NewGame", "Black’s name"),
            ),
            QCoreApplication.translate("NewGame", "The team’s name"),
        )
        players = of_variant(
            self._variant,
            of_team(
                self._team,
                QCoreApplication.translate("NewGame", "White’s players"),
                QCoreApplication.translate("NewGame", "Black’s players"),
            ),
            of_team(
                self._team,
                QCoreApplication.translate("NewGame", "The team’s players"),
                QCoreApplication.translate("NewGame", "The interceptor"),
            ),
        )
        for label, text in zip(
            self._labels,
            (
                QCoreApplication.translate("NewGame", "Name", "of a team or an interceptor"),
                QCoreApplication.translate("NewGame", "Players"),
                QCoreApplication.translate("NewGame", "Monitor"),
            ),
            strict=True,
        ):
            label.setText(text)
        self.name.setAccessibleName(name)
        self.name.setPlaceholderText(side_word(self._team, self._variant))
        self.count.setAccessibleName(players)
        self.count.set_choices([(number, str(number)) for number in range(2, MOST_PLAYERS + 1)], 120)
        for number, field in enumerate(self.players):
            field.setAccessibleName(players if self._alone else f"{players}: {number + 1}")
        self.name_players()

    def name_players(self) -> None:
        """Show what the players are called who have no name."""
        for number, field in enumerate(self.players):
            field.setPlaceholderText(self._default(number))

    def _default(self, number: int) -> str:
        """What a player is called who has no name: White's are counted first, then Black's, then who is not there.

        A number that somebody goes by already is left out: in a game that is in play, players keep theirs.
        """
        columns = [self] if self._beside is None else [self, self._beside]
        if self._team is Team.BLACK:
            columns.reverse()
        places = [(column, at) for column in columns for at in range(MOST_PLAYERS)]
        places.sort(key=lambda place: place[1] >= place[0].players_there)
        used = {_plain(column.players[at].text()) for column, at in places}
        for count, (column, at) in enumerate(places, 1):
            if column.players[at].text().strip():
                continue
            name = next(name for name in map(_numbered, range(count, 4 * MOST_PLAYERS)) if name not in used)
            if column is self and at == number:
                return name
            used.add(name)
        return _numbered(number + 1)

    def _follow(self) -> None:
        for number, field in enumerate(self.players):
            field.setVisible(number < self.players_there)
        self.name_players()
        if self._beside is not None:
            self._beside.name_players()

    def _count_chosen(self) -> None:
        """There are more or fewer: where more come or go in a game, the name of the first who is new is written."""
        before = sum(field.isVisible() for field in self.players)
        self._follow()
        if self._players_only and self.players_there > before and not self.count.by_arrow:
            self.players[before].setFocus(Qt.FocusReason.OtherFocusReason)


def _numbered(number: int) -> str:
    return QCoreApplication.translate("NewGame", "Player {n}").format(n=number)


def _is_number(name: str) -> bool:
    """Whether that is what a player is called who has no name, however many there were."""
    return any(name == _numbered(number) for number in range(1, 2 * MOST_PLAYERS + 1))


def _field(dialog: PaperDialog) -> QLineEdit:
    field = QLineEdit()
    field.setMaxLength(_LONGEST_NAME)
    field.setFont(font(TypeRole.MEDIUM, Size.DIALOG, dialog.u))
    field.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
    roles = dialog.roles
    # Qt's own frame is thin and grey; this one is the look's, and shows the focus.
    field.setStyleSheet(
        f"QLineEdit {{ background: {roles.box.top}; color: {roles.ink.top}; border: {dialog.px(2)}px solid "
        f"{roles.soft.top}; border-radius: {dialog.px(Corner.ROUND)}px; padding: {dialog.px(7)}px {dialog.px(9)}px; "
        f"selection-background-color: {roles.go.fill.top}; selection-color: {roles.go.mark.top}; "
        f"placeholder-text-color: {roles.soft.top}; }} "
        f"QLineEdit:focus {{ border: {dialog.px(3)}px solid {roles.go.fill.top}; }}"
    )
    return field


def _plain(text: str) -> str:
    return " ".join(text.split())
