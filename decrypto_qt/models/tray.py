"""What a team's screen offers at each moment: the headline, who controls, the rows and the buttons with their seats.

It is worked out from the team's view and from what the screen itself holds (digits chosen, fields filled). Whether a
button may be pressed is `legal_kinds`' answer. Where a seat lies in pixels is the window's business.

Seats: a confirm never takes the seat of the one before it, so that a double click cannot skip a result. The order of
the seats along the game is in the table at `_REVEAL_SEATS` and in a test that walks whole games.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import Final, TypeAlias

from PySide6.QtCore import QCoreApplication

from decrypto_qt.game.requests import DrawCard, Request, TakeBack, TakeOtherKeyword, TurnSandTimer
from decrypto_qt.models.session import Views
from decrypto_qt.models.words import (
    clue_text,
    code_text,
    evening_text,
    in_line,
    of_team,
    of_variant,
    outcome_text,
    proposal_text,
    reason_text,
    refusal_text,
    side_word,
    take_back_text,
)
from decrypto_qt.models.writing import is_writing
from decrypto_qt.rules.decrypto import commands as c
from decrypto_qt.rules.decrypto.events import Event
from decrypto_qt.rules.decrypto.legal import legal_kinds, may_encrypt, next_step, timed_team
from decrypto_qt.rules.decrypto.state import Proposal
from decrypto_qt.rules.decrypto.values import (
    NO_DRAFTS,
    ClueMode,
    Code,
    GuessKind,
    MissingClue,
    Phase,
    PlayMode,
    RevealStep,
    StruckClue,
    Variant,
)
from decrypto_qt.rules.decrypto.views import HalfView, TableView, TeamView
from decrypto_qt.rules.errors import Refusal
from decrypto_qt.rules.teams import Actor, Team


class Seat(Enum):
    """A place for a button in the tray."""

    LEFT = "left"
    MIDDLE = "middle"
    RIGHT = "right"
    HEAD = "head"
    SIDE = "side"
    """Beside the head: what takes back."""
    SLOT_1 = "slot-1"
    SLOT_2 = "slot-2"
    SLOT_3 = "slot-3"
    SLOT_4 = "slot-4"


class Style(Enum):
    """What kind of button it is."""

    MAIN = "main"
    """The one green button."""
    TEAM = "team"
    """A tile of the team's colour: everything that is not the next step."""
    HOLD = "hold"
    """Pressed and held."""


class Body(Enum):
    """How the tray is laid out."""

    COLUMNS = "columns"
    """Three columns, each thing above its button."""
    KEYWORDS = "keywords"
    """A tile under each slot, and a confirm."""
    PADS = "pads"
    """A digit pad by each clue."""
    FIELDS = "fields"
    """A field for each clue to be written down."""
    WRITING = "writing"
    """A field for each clue that the encryptor writes, the hold button beside them."""
    COUNT = "count"
    """Four tiles: how many clues were ready when the sand had run out."""
    ROWS = "rows"
    """Rows with the clues, the guesses as they are read, and the code once it is shown."""
    ENTRIES = "entries"
    """Four fields for the other team's keywords."""
    CLOSED = "closed"
    """Not this team's turn: plain wood."""


class Local(Enum):
    """What a button asks of the screen itself, since it needs what the screen holds."""

    HOLD_CARD = "hold the code card open"
    LOCK_GUESS = "lock the digits chosen"
    FINISH_CLUES = "write down all fields, then finish reading"
    HAND_IN = "hand in the three written clues"
    LOCK_ENTRIES = "lock the four entries"
    REMATCH = "another game, colours exchanged"
    NEW_GAME = "a new game"
    COVER = "cover this screen alone"
    PAUSE = "let the game stand still"
    PLAYERS = "players come or go"
    TABLE = "the table window, with its menus"


class TalkPage(Enum):
    """What the panel on a team's screen is about, beside the next step: see `talk`."""

    CLOSED = "closed"
    MENU = "menu"
    CARD = "card"
    GUESSES = "guesses"
    CLUES = "clues"
    INTERCEPT = "intercept"
    DECODE = "decode"
    QUESTION = "question"
    WAITING = "waiting"


Action: TypeAlias = c.Command | Request | Local


class Sign(Enum):
    """The picture on a button."""

    LOCK = "lock"
    TICK = "tick"
    ARROW = "arrow"
    UNDO = "undo"
    SWAP = "swap"
    HOURGLASS = "hourglass"
    RING = "ring"
    CARD = "card"
    PAUSE = "pause"
    PENCIL = "pencil"


@dataclass(frozen=True, slots=True)
class ButtonState:
    """One button.

    Attributes:
        name: what it is called in tests and by assistive technology's ids; never translated.
        seat: where it sits.
        style: what kind it is.
        text: its label.
        detail: a second line; for a button that cannot be pressed, what is missing.
        enabled: whether it can be pressed.
        action: what it does.
        sign: its picture.
    """

    name: str
    seat: Seat
    style: Style
    text: str
    action: Action
    detail: str = ""
    enabled: bool = True
    sign: Sign | None = None


@dataclass(frozen=True, slots=True, repr=False)
class RowState:
    """A clue with what has been read of the guesses and of the code; on a team's own screen its locked digits, too.

    Attributes:
        text: the clue.
        note: a word beside it, as "said in round 2".
        white: White's digit, once read.
        black: Black's digit, once read.
        code: the right digit, once the card has turned.
        struck: whether the table has struck the clue.
        missing: whether there is no clue, and `text` only says so.
    """

    text: str
    note: str = ""
    white: int | None = None
    black: int | None = None
    code: int | None = None
    struck: bool = False
    missing: bool = False


@dataclass(frozen=True, slots=True, repr=False)
class TrayState:
    """The tray as a whole.

    Attributes:
        body: how it is laid out.
        headline: what the team is to do.
        control: whose turn mouse and keyboard are; empty where both act at once.
        status: a word on the other team's doings.
        buttons: at most one of them is the main one.
        rows: the clues, for `ROWS`, `FIELDS` and `PADS`.
        look_away: who must look away while the card is open; empty where nobody is to.
        locked: the team's own guess while it can still be taken back; its digits stand in the pads.
    """

    body: Body
    headline: str
    control: str = ""
    status: str = ""
    buttons: tuple[ButtonState, ...] = ()
    rows: tuple[RowState, ...] = ()
    look_away: str = ""
    locked: bool = False


@dataclass(frozen=True, slots=True)
class Held:
    """What the screen itself holds: how much of what has to be filled in is still missing, and what it talks about."""

    digits_missing: int = 3
    fields_missing: int = 3
    page: TalkPage = TalkPage.CLOSED
    fault: Refusal | None = None
    """Why what was written may not be handed in by a house rule."""
    standing: int | None = None
    """How many clues the team has, once its time was over; `None` before that."""


_REVEAL_SEATS: Final = {
    RevealStep.INTERCEPT: Seat.HEAD,
    RevealStep.DECODE: Seat.MIDDLE,
    RevealStep.CARD: Seat.RIGHT,
    RevealStep.TOKENS: Seat.HEAD,
}
"""Each differs from the one before it; locking a guess sits at the right, no attempt and going on in the middle."""


def tray_of(views: Views, held: Held = Held()) -> TrayState:
    """What a team's screen offers now.

    Raises:
        ValueError: these are not a team's views.
    """
    view = views.own
    if view is None:
        raise ValueError("only a team has a tray on its screen")
    table, team = view.table, view.team
    legal = legal_kinds(table, Actor.of(team))
    undoable = views.undoable
    if table.proposal is not None:
        return _asked(table, table.proposal)
    if table.phase in (Phase.KEYWORDS, Phase.ENCRYPT) and not may_encrypt(table, team):
        return _interceptor_waits(view, legal, sand_out=views.sand_out)
    if _shut(table, team):
        return _closed(table, team, sand_out=views.sand_out)
    match table.phase:
        case Phase.KEYWORDS:
            return _keywords(view, legal, undoable)
        case Phase.ENCRYPT:
            return _encrypt(view, legal, undoable, held, sand_out=views.sand_out)
        case Phase.READ if table.clue_mode is ClueMode.WRITTEN:
            return _read_written(view, undoable, next_missing=views.next_missing)
        case Phase.READ:
            return _read(view, legal, undoable, held)
        case Phase.GUESS:
            return _guess(view, legal, undoable, held)
        case Phase.REVEAL:
            return _reveal(view)
        case Phase.ROUND_OVER:
            return _round_over(view)
        case Phase.KEYWORD_GUESS:
            return _keyword_guess(view, legal, undoable)
        case Phase.KEYWORD_REVEAL:
            return _keyword_reveal(view)
        case Phase.FINISHED | Phase.ABANDONED:
            return _over(views, view)


def control_text(table: TableView) -> str:
    """Whose turn mouse and keyboard are, or nothing where both teams act at once."""
    if table.controller is None or table.phase in (Phase.FINISHED, Phase.ABANDONED):
        return ""
    return of_variant(
        table.variant,
        of_team(
            table.controller,
            QCoreApplication.translate("Tray", "White controls", "whose turn mouse and keyboard are"),
            QCoreApplication.translate("Tray", "Black controls", "whose turn mouse and keyboard are"),
        ),
        of_team(
            table.controller,
            QCoreApplication.translate("Tray", "The team controls", "whose turn mouse and keyboard are"),
            QCoreApplication.translate("Tray", "The interceptor controls", "whose turn mouse and keyboard are"),
        ),
    )


def phase_text(table: TableView, team: Team | None = None) -> str:
    """Round and phase, as a strip says them; on a team's own screen with who encrypts for it."""
    number = table.round_number
    alone = team is not None and not may_encrypt(table, team)
    encrypting = table.active if alone else team
    name = table.team(encrypting).encryptor if encrypting is not None else ""
    if table.phase is Phase.ENCRYPT and name:
        return QCoreApplication.translate("Tray", "Round {n}: {name} encrypts").format(n=number, name=name)
    match table.phase:
        case Phase.KEYWORDS if alone:
            return QCoreApplication.translate("Tray", "The team looks at its words")
        case Phase.KEYWORDS:
            return QCoreApplication.translate("Tray", "Look at your words")
        case Phase.ENCRYPT:
            return _with_round(QCoreApplication.translate("Tray", "Round {n}: three clues"), number)
        case Phase.READ | Phase.GUESS | Phase.REVEAL:
            return _with_round(
                of_variant(
                    table.variant,
                    of_team(
                        table.active,
                        QCoreApplication.translate("Tray", "Round {n}: White’s code"),
                        QCoreApplication.translate("Tray", "Round {n}: Black’s code"),
                    ),
                    QCoreApplication.translate("Tray", "Round {n}: the team’s code"),
                ),
                number,
            )
        case Phase.ROUND_OVER:
            return _with_round(QCoreApplication.translate("Tray", "Round {n} is over"), number)
        case Phase.KEYWORD_GUESS | Phase.KEYWORD_REVEAL:
            return QCoreApplication.translate("Tray", "Tie-break: keywords")
        case Phase.FINISHED:
            return QCoreApplication.translate("Tray", "End of the game")
        case Phase.ABANDONED:
            return QCoreApplication.translate("Tray", "The game was stopped")


def _with_round(text: str, number: int) -> str:
    return text.format(n=number)


def rows_of(half: HalfView | None) -> tuple[RowState, ...]:
    """The three clues with what has been read so far."""
    if half is None:
        return ()
    own, other = half.decode, half.intercept
    rows = []
    for i in range(3):
        clue, note = half.clues[i], _note(half, i)
        guesses = {half.owner: _digit(own, i), half.owner.other: _digit(other, i)}
        rows.append(
            RowState(
                text=in_line(clue.text) if isinstance(clue, StruckClue) else clue_text(clue),
                note=note,
                white=guesses[Team.WHITE],
                black=guesses[Team.BLACK],
                code=_digit(half.code, i),
                struck=isinstance(clue, StruckClue),
                missing=isinstance(clue, MissingClue),
            )
        )
    return tuple(rows)


def _note(half: HalfView, i: int) -> str:
    """What is to be said of a clue that was read, until the table has accepted it."""
    notes = []
    if isinstance(half.clues[i], StruckClue):
        notes.append(QCoreApplication.translate("Tray", "struck", "by the table, as against the rules"))
    round_before = half.repeats[i]
    if round_before is not None:
        notes.append(_with_round(QCoreApplication.translate("Tray", "said in round {n}"), round_before))
    if half.wordy[i]:
        notes.append(QCoreApplication.translate("Tray", "more than two words"))
    return "" if half.accepted[i] else ", ".join(notes)


def undecided_text(half: HalfView | None) -> str:
    """What the table has still to accept or to strike before reading is over; empty where there is nothing."""
    if half is None:
        return ""
    if any(said is not None and not half.accepted[i] for i, said in enumerate(half.repeats)):
        return QCoreApplication.translate("Tray", "A repeated clue: accept or strike it")
    if any(wordy and not half.accepted[i] for i, wordy in enumerate(half.wordy)):
        return QCoreApplication.translate("Tray", "A clue of many words: accept or strike it")
    return ""


def _digit(code: Code | None, i: int) -> int | None:
    return None if code is None else code[i]


def _shut(table: TableView, team: Team) -> bool:
    """Whether the tray is closed since it is the other team's turn; what is public is still shown while it is read."""
    if table.play_mode is PlayMode.AT_ONCE or table.controller is team:
        return False
    return table.phase in (Phase.KEYWORDS, Phase.ENCRYPT, Phase.GUESS, Phase.KEYWORD_GUESS)


def _asked(table: TableView, proposal: Proposal) -> TrayState:
    """While one team is asked for its word nothing else is done; it answers in the panel on its own screen."""
    headline = of_variant(
        table.variant,
        of_team(
            proposal.by.other,
            QCoreApplication.translate("Tray", "White answers"),
            QCoreApplication.translate("Tray", "Black answers"),
        ),
        of_team(
            proposal.by.other,
            QCoreApplication.translate("Tray", "The team answers"),
            QCoreApplication.translate("Tray", "The interceptor answers"),
        ),
    )
    return TrayState(Body.CLOSED, control_text(table) or headline, status=proposal_text(table))


def _closed(table: TableView, team: Team, *, sand_out: bool = False) -> TrayState:
    other = team.other
    match table.phase:
        case Phase.ENCRYPT if sand_out:
            status = sand_out_text()
        case Phase.ENCRYPT if (half := table.half(other)) is not None and half.ready:
            status = sand_out_text() if half.out_of_time else _is_ready(table, other)
        case Phase.KEYWORDS if table.team(other).keywords_accepted:
            status = _is_ready(table, other)
        case Phase.KEYWORDS:
            status = of_team(
                other,
                QCoreApplication.translate("Tray", "White looks at its words."),
                QCoreApplication.translate("Tray", "Black looks at its words."),
            )
        case Phase.ENCRYPT:
            status = of_team(
                other,
                QCoreApplication.translate("Tray", "White’s encryptor thinks of three clues."),
                QCoreApplication.translate("Tray", "Black’s encryptor thinks of three clues."),
            )
        case Phase.GUESS:
            status = _guess_words(table, other)
            half = table.active_half
            if half is not None and other is not table.active and half.intercept_locked:
                status = _is_ready(table, other)
            if table.round_number == 1:
                status = QCoreApplication.translate("Tray", "Nobody intercepts in the first round")
        case _:
            status = of_team(
                other,
                QCoreApplication.translate("Tray", "White writes down Black’s keywords."),
                QCoreApplication.translate("Tray", "Black writes down White’s keywords."),
            )
    return TrayState(Body.CLOSED, control_text(table), status=status)


def _interceptor_waits(view: TeamView, legal: _Kinds, *, sand_out: bool) -> TrayState:
    """The interceptor has no words and no code: it waits, and may turn the sand on an encryptor who is slow."""
    table, half = view.table, view.table.active_half
    if half is None or table.phase is Phase.KEYWORDS:
        text = QCoreApplication.translate("Tray", "The team looks at its words")
    elif half.encryptor:
        text = QCoreApplication.translate("Tray", "{name} thinks of three clues").format(name=half.encryptor)
        if not half.drawn:
            text = QCoreApplication.translate("Tray", "{name} draws a code card").format(name=half.encryptor)
    else:
        text = QCoreApplication.translate("Tray", "The team’s encryptor thinks of three clues")
    if sand_out:
        status = sand_out_text()
    elif table.sand is not None:
        status = QCoreApplication.translate("Tray", "You have turned the sand")
    elif c.TurnSand in legal:
        status = QCoreApplication.translate("Tray", "Too slow? Turn the sand")
    else:
        status = ""
    buttons: tuple[ButtonState, ...] = ()
    if c.TurnSand in legal:
        label = QCoreApplication.translate("Tray", "Turn the sand")
        by = Actor.of(view.team)
        buttons = (ButtonState("turn-sand", Seat.RIGHT, Style.MAIN, label, TurnSandTimer(by), sign=Sign.HOURGLASS),)
    control = control_text(table)
    if not buttons and control:
        return TrayState(Body.CLOSED, control, status=status or text)
    return TrayState(Body.COLUMNS, text, control, status, buttons)


def _guess_words(table: TableView, team: Team) -> str:
    if table.variant is Variant.THREE_PLAYERS:
        return of_team(
            team,
            QCoreApplication.translate("Tray", "The team decodes its own clues."),
            QCoreApplication.translate("Tray", "The interceptor tries to intercept."),
        )
    if table.active is team:
        return of_team(
            team,
            QCoreApplication.translate("Tray", "White decodes its own clues."),
            QCoreApplication.translate("Tray", "Black decodes its own clues."),
        )
    return of_team(
        team,
        QCoreApplication.translate("Tray", "White tries to intercept."),
        QCoreApplication.translate("Tray", "Black tries to intercept."),
    )


_Kinds: TypeAlias = frozenset[type[c.Command]]
_Undoable: TypeAlias = type[Event] | None


def _take_back(view: TeamView, undoable: _Undoable, seat: Seat) -> tuple[ButtonState, ...]:
    if undoable is None:
        return ()
    text = take_back_text(undoable, view.team, view.table.variant)
    action = TakeBack(Actor.of(view.team))
    return (ButtonState("take-back", seat, Style.TEAM, text, action, sign=Sign.UNDO),)


def _hand_over(view: TeamView, legal: _Kinds, seat: Seat, *, main: bool) -> tuple[ButtonState, ...]:
    if c.HandOver not in legal:
        return ()
    text = of_variant(
        view.table.variant,
        of_team(
            view.team.other,
            QCoreApplication.translate("Tray", "Hand over to White"),
            QCoreApplication.translate("Tray", "Hand over to Black"),
        ),
        of_team(
            view.team.other,
            QCoreApplication.translate("Tray", "Hand over to the team"),
            QCoreApplication.translate("Tray", "Hand over to the interceptor"),
        ),
    )
    style = Style.MAIN if main else Style.TEAM
    return (ButtonState("hand-over", seat, style, text, c.HandOver(Actor.of(view.team)), sign=Sign.SWAP),)


def _keywords(view: TeamView, legal: _Kinds, undoable: _Undoable) -> TrayState:
    table, by = view.table, Actor.of(view.team)
    buttons: list[ButtonState] = []
    body = Body.KEYWORDS
    if c.AcceptKeywords in legal:
        for number, seat in enumerate((Seat.SLOT_1, Seat.SLOT_2, Seat.SLOT_3, Seat.SLOT_4), 1):
            text = QCoreApplication.translate("Tray", "Another word")
            why = QCoreApplication.translate("Tray", "if this one is unknown")
            action = TakeOtherKeyword(by, number)
            buttons.append(ButtonState(f"exchange-{number}", seat, Style.TEAM, text, action, why, sign=Sign.SWAP))
        text = QCoreApplication.translate("Tray", "We know our words")
        buttons.append(ButtonState("accept", Seat.MIDDLE, Style.MAIN, text, c.AcceptKeywords(by), sign=Sign.TICK))
        headline = QCoreApplication.translate("Tray", "Your four keywords")
    else:
        # Without tiles under the slots, so that the headline has its place above the buttons.
        body = Body.COLUMNS
        headline = QCoreApplication.translate("Tray", "You know your words")
        buttons += _take_back(view, undoable, Seat.LEFT)
        buttons += _hand_over(view, legal, Seat.RIGHT, main=True)
    return TrayState(body, headline, control_text(table), _other_accepted(view), tuple(buttons))


def _other_accepted(view: TeamView) -> str:
    other = view.team.other
    if not view.table.team(other).keywords_accepted:
        return ""
    return _is_ready(view.table, other)


def _is_ready(table: TableView, team: Team) -> str:
    return of_variant(
        table.variant,
        of_team(
            team,
            QCoreApplication.translate("Tray", "White is ready"),
            QCoreApplication.translate("Tray", "Black is ready"),
        ),
        of_team(
            team,
            QCoreApplication.translate("Tray", "The team is ready"),
            QCoreApplication.translate("Tray", "The interceptor is ready"),
        ),
    )


def _still_thinks(team: Team) -> str:
    return of_team(
        team,
        QCoreApplication.translate("Tray", "White is still thinking"),
        QCoreApplication.translate("Tray", "Black is still thinking"),
    )


def _encrypt(view: TeamView, legal: _Kinds, undoable: _Undoable, held: Held, *, sand_out: bool) -> TrayState:
    if sand_out and _is_asked(view, legal):
        return _count(view)
    table, team, by = view.table, view.team, Actor.of(view.team)
    half = table.half(team)
    name = table.team(team).encryptor
    other_half = table.half(team.other)
    other_ready = other_half is not None and other_half.ready
    status = _is_ready(table, team.other) if other_ready else ""
    if table.variant is Variant.THREE_PLAYERS and table.sand is not None:
        status = QCoreApplication.translate("Tray", "The interceptor has turned the sand")
    if half is None:
        raise ValueError("who draws no code does not encrypt")
    out = sand_out and timed_team(table) is team
    if is_writing(table, team):
        return _write(view, half, legal, held, status, out=out)
    buttons: list[ButtonState] = []
    if not half.drawn:
        headline = QCoreApplication.translate("Tray", "{name} encrypts").format(name=name) if name else ""
        headline = headline or QCoreApplication.translate("Tray", "Your encryptor draws a card")
        buttons += _other_encryptor(view, legal)
        text = QCoreApplication.translate("Tray", "Draw a code card")
        buttons.append(ButtonState("draw", Seat.RIGHT, Style.MAIN, text, DrawCard(by), sign=Sign.CARD))
    else:
        headline = QCoreApplication.translate("Tray", "Think of three clues")
        text = QCoreApplication.translate("Tray", "Hold to see the code")
        buttons.append(ButtonState("hold", Seat.LEFT, Style.HOLD, text, Local.HOLD_CARD, sign=Sign.RING))
        buttons += _ready_buttons(view, half, legal, out=out)
    waits = half.ready and not other_ready
    if half.ready:
        buttons += _take_back(view, undoable, Seat.SIDE)
        headline = QCoreApplication.translate("Tray", "Your three clues are ready")
        if half.out_of_time:
            headline = _standing_text(held.standing)
    buttons += _hand_over(view, legal, Seat.HEAD, main=waits and c.TurnSand not in legal)
    return TrayState(
        Body.COLUMNS, headline, control_text(table), status, tuple(buttons), look_away=_look_away(view, half)
    )


def _standing_text(standing: int | None) -> str:
    """What the end of the sand has left to a team."""
    if standing is None or standing == len(NO_DRAFTS):
        return QCoreApplication.translate("Tray", "The sand has run out: your clues stand")
    if not standing:
        return QCoreApplication.translate("Tray", "The sand has run out: you have no clue")
    return QCoreApplication.translate("Tray", "The sand has run out: %n of your clues stand(s)", "", standing)


def _other_encryptor(view: TeamView, legal: _Kinds) -> tuple[ButtonState, ...]:
    own = view.table.team(view.team)
    if c.NameEncryptor not in legal or len(own.players) < 2:
        return ()
    at = own.players.index(own.encryptor) if own.encryptor in own.players else -1
    other = own.players[(at + 1) % len(own.players)]
    text = QCoreApplication.translate("Tray", "{name} instead").format(name=other)
    action = c.NameEncryptor(Actor.of(view.team), other)
    return (ButtonState("other-encryptor", Seat.LEFT, Style.TEAM, text, action, sign=Sign.SWAP),)


def sand_out_text() -> str:
    """That an encryptor's time is over."""
    return QCoreApplication.translate("Tray", "The sand has run out")


def count_text(team: Team) -> str:
    """The question that the end of the sand asks where clues are spoken."""
    return of_team(
        team,
        QCoreApplication.translate("Tray", "How many clues does White have?"),
        QCoreApplication.translate("Tray", "How many clues does Black have?"),
    )


def count_line() -> str:
    """What the answer means."""
    return QCoreApplication.translate("Tray", "The sand has run out: the others are missing.")


def counts(table: TableView, by: Actor) -> tuple[c.CallTime, ...]:
    """The four answers."""
    team = timed_team(table)
    return () if team is None else tuple(c.CallTime(by, team, ready) for ready in range(4))


def _is_asked(view: TeamView, legal: _Kinds) -> bool:
    """Whether this screen asks how many clues there were: at once, that of the team that turned the sand."""
    table = view.table
    if c.CallTime not in legal or table.clue_mode is not ClueMode.SPOKEN:
        return False
    return table.controller is view.team or timed_team(table) is view.team.other


def _count(view: TeamView) -> TrayState:
    table, team = view.table, timed_team(view.table)
    assert team is not None
    seats = (Seat.SLOT_1, Seat.SLOT_2, Seat.SLOT_3, Seat.SLOT_4)
    buttons = tuple(
        ButtonState(f"ready-{command.ready}", seat, Style.TEAM, str(command.ready), command)
        for seat, command in zip(seats, counts(table, Actor.of(view.team)), strict=True)
    )
    return TrayState(Body.COUNT, count_text(team), control_text(table), count_line(), buttons)


def _write(view: TeamView, half: HalfView, legal: _Kinds, held: Held, status: str, *, out: bool) -> TrayState:
    """The encryptor's three fields; the referee's findings will have their place beside them."""
    missing = held.fields_missing
    detail = ""
    if out:
        detail = sand_out_text()
    elif missing:
        detail = QCoreApplication.translate("Tray", "%n clue(s) still missing", "", missing)
    elif held.fault is not None:
        detail = refusal_text(held.fault)
    hold = QCoreApplication.translate("Tray", "Hold to see the code")
    ready = QCoreApplication.translate("Tray", "Ready")
    buttons = (
        ButtonState("hold", Seat.LEFT, Style.HOLD, hold, Local.HOLD_CARD, sign=Sign.RING),
        ButtonState("ready", Seat.MIDDLE, Style.MAIN, ready, Local.HAND_IN, detail, enabled=not detail, sign=Sign.TICK),
        *_hand_over(view, legal, Seat.HEAD, main=False),
    )
    return TrayState(
        Body.WRITING,
        QCoreApplication.translate("Tray", "Write three clues"),
        control_text(view.table),
        status,
        buttons,
        look_away=_look_away(view, half),
    )


def _ready_buttons(view: TeamView, half: HalfView, legal: _Kinds, *, out: bool) -> tuple[ButtonState, ...]:
    by, other = Actor.of(view.team), view.team.other
    buttons = []
    text = QCoreApplication.translate("Tray", "Ready")
    detail = _still_thinks(other) if half.ready else sand_out_text() if out else ""
    buttons.append(
        ButtonState(
            "ready", Seat.MIDDLE, Style.MAIN, text, c.DeclareReady(by), detail, enabled=not detail, sign=Sign.TICK
        )
    )
    if c.TurnSand in legal:
        text = QCoreApplication.translate("Tray", "Turn the sand")
        detail = "" if view.table.controller is None else _takes_over(other)
        buttons.append(
            ButtonState("turn-sand", Seat.RIGHT, Style.MAIN, text, TurnSandTimer(by), detail, sign=Sign.HOURGLASS)
        )
    return tuple(buttons)


def _takes_over(team: Team) -> str:
    return of_team(
        team,
        QCoreApplication.translate("Tray", "White then controls"),
        QCoreApplication.translate("Tray", "Black then controls"),
    )


def _look_away(view: TeamView, half: HalfView) -> str:
    """Who has to look away while the encryptor holds the card open: a name where there is just one."""
    mates = [name for name in view.table.team(view.team).players if name != half.encryptor]
    if len(mates) == 1:
        return QCoreApplication.translate("Tray", "{name}, look away").format(name=mates[0])
    return QCoreApplication.translate("Tray", "Everybody else, look away")


def _read(view: TeamView, legal: _Kinds, undoable: _Undoable, held: Held) -> TrayState:
    table, team = view.table, view.team
    half = table.active_half
    rows = rows_of(half)
    name = half.encryptor if half is not None else ""
    # Where all three are missing nothing is to be written down, but reading is still to be ended.
    writes = not legal.isdisjoint({c.HearClue, c.FinishReading})
    if not writes or (table.play_mode is PlayMode.AT_ONCE and team is table.active):
        headline = QCoreApplication.translate("Tray", "{name} reads the clues aloud").format(
            name=name or side_word(table.active, table.variant)
        )
        status = of_variant(
            table.variant,
            of_team(
                table.active.other,
                QCoreApplication.translate("Tray", "White writes them down."),
                QCoreApplication.translate("Tray", "Black writes them down."),
            ),
            QCoreApplication.translate("Tray", "The interceptor writes them down."),
        )
        return TrayState(Body.ROWS, headline, control_text(table), status, rows=rows)
    headline = of_variant(
        table.variant,
        of_team(
            table.active,
            QCoreApplication.translate("Tray", "Write down White’s clues"),
            QCoreApplication.translate("Tray", "Write down Black’s clues"),
        ),
        QCoreApplication.translate("Tray", "Write down the clues"),
    )
    missing = held.fields_missing
    detail = ""
    if missing:
        detail = QCoreApplication.translate("Tray", "%n clue(s) still missing", "", missing)
    detail = detail or undecided_text(half)
    button = ButtonState(
        "finish-clues",
        Seat.HEAD,
        Style.MAIN,
        QCoreApplication.translate("Tray", "All three are read"),
        Local.FINISH_CLUES,
        detail,
        enabled=not detail,
        sign=Sign.TICK,
    )
    return TrayState(
        Body.FIELDS,
        headline,
        control_text(table),
        "",
        (button, *_take_back(view, undoable, Seat.RIGHT)),
        rows,
    )


_READ_SEATS: Final = (Seat.HEAD, Seat.RIGHT, Seat.MIDDLE)
"""For the first, second and third clue; "ready" was in the middle before, and what follows sits at the head again."""


def reading_button(table: TableView, by: Actor, *, next_missing: bool) -> ButtonState | None:
    """The next press while written clues are read: each one, or that it is missing; then that all three are read."""
    half, legal = table.active_half, legal_kinds(table, by)
    if half is not None and c.ReadClue in legal:
        at = half.clues.index(None)
        text = (
            QCoreApplication.translate("Tray", "Read the first clue"),
            QCoreApplication.translate("Tray", "Read the second clue"),
            QCoreApplication.translate("Tray", "Read the third clue"),
        )[at]
        if next_missing:
            text = (
                QCoreApplication.translate("Tray", "First clue: missing"),
                QCoreApplication.translate("Tray", "Second clue: missing"),
                QCoreApplication.translate("Tray", "Third clue: missing"),
            )[at]
        command = c.ReadClue(by, at + 1)
        return ButtonState(f"read-clue-{at + 1}", _READ_SEATS[at], Style.MAIN, text, command, sign=Sign.ARROW)
    if c.FinishReading in legal:
        text = QCoreApplication.translate("Tray", "All three are read")
        detail = undecided_text(half)
        finish = c.FinishReading(by)
        return ButtonState(
            "finish-clues", Seat.HEAD, Style.MAIN, text, finish, detail, enabled=not detail, sign=Sign.TICK
        )
    return None


def missing_text(half: HalfView | None) -> str:
    """That the clue read last is missing; empty where it is there."""
    read = [] if half is None else [clue for clue in half.clues if clue is not None]
    if not read or not isinstance(read[-1], MissingClue):
        return ""
    return (
        QCoreApplication.translate("Tray", "The first clue is missing."),
        QCoreApplication.translate("Tray", "The second clue is missing."),
        QCoreApplication.translate("Tray", "The third clue is missing."),
    )[len(read) - 1]


def _time_was_up(view: TeamView) -> str:
    """What has happened to a team that the sand took by surprise, until the first clue is read."""
    own, read = view.table.half(view.team), view.table.active_half
    unread = read is not None and all(clue is None for clue in read.clues)
    if own is None or not own.out_of_time or not unread:
        return ""
    return QCoreApplication.translate("Tray", "The sand has run out: what was written stands.")


def _read_written(view: TeamView, undoable: _Undoable, *, next_missing: bool) -> TrayState:
    table = view.table
    half = table.active_half
    name = (half.encryptor if half is not None else "") or side_word(table.active, table.variant)
    headline = QCoreApplication.translate("Tray", "{name} reads the clues aloud").format(name=name)
    # At once, too, it is their encryptor who reads.
    by = Actor.of(view.team)
    button = reading_button(table, by, next_missing=next_missing) if view.team is table.active else None
    status = missing_text(half) or _time_was_up(view)
    if not status and button is None:
        status = QCoreApplication.translate("Tray", "They appear here as they are read.")
    buttons = () if button is None else (button,)
    if table.controller in (None, view.team):
        # Until the first clue is read a team may find that it was not ready.
        buttons = (*buttons, *_take_back(view, undoable, Seat.SIDE))
    return TrayState(Body.ROWS, headline, control_text(table), status, buttons, rows_of(half))


def _guess(view: TeamView, legal: _Kinds, undoable: _Undoable, held: Held) -> TrayState:
    table, team, by = view.table, view.team, Actor.of(view.team)
    half = table.active_half
    own = team is table.active
    rows = rows_of(half)
    if own:
        headline = QCoreApplication.translate("Tray", "What is our code?")
    else:
        headline = of_variant(
            table.variant,
            of_team(
                table.active,
                QCoreApplication.translate("Tray", "What is White’s code?"),
                QCoreApplication.translate("Tray", "What is Black’s code?"),
            ),
            QCoreApplication.translate("Tray", "What is the team’s code?"),
        )
    status = _guess_status(table, team)
    if c.LockGuess in legal:
        buttons = _lock_buttons(by, held, own=own, alone=not may_encrypt(table, team))
        return TrayState(Body.PADS, headline, control_text(table), status, buttons, rows)
    if view.guess_locked:
        # Taking back lies neither under the button that locked nor over those that lock again.
        buttons = (
            *_take_back(view, undoable, Seat.SIDE),
            ButtonState(
                "locked",
                Seat.RIGHT,
                Style.MAIN,
                QCoreApplication.translate("Tray", "Locked"),
                Local.LOCK_GUESS,
                of_variant(
                    table.variant,
                    QCoreApplication.translate("Tray", "Waiting for the other team"),
                    of_team(
                        team.other,
                        QCoreApplication.translate("Tray", "Waiting for the team"),
                        QCoreApplication.translate("Tray", "Waiting for the interceptor"),
                    ),
                ),
                enabled=False,
                sign=Sign.LOCK,
            ),
            *_hand_over(view, legal, Seat.HEAD, main=True),
        )
        return TrayState(Body.ROWS, headline, control_text(table), status, buttons, _own_rows(view, rows), locked=True)
    text = QCoreApplication.translate("Tray", "Nobody intercepts in the first round")
    if table.round_number > 1 or own:
        text = _guess_words(table, team.other)
    return TrayState(Body.ROWS, text, control_text(table), status, _hand_over(view, legal, Seat.HEAD, main=True), rows)


def _own_rows(view: TeamView, rows: tuple[RowState, ...]) -> tuple[RowState, ...]:
    """The rows with the team's own locked digits, which only its own screen knows."""
    guess = view.guess
    if guess is None:
        return rows
    made = []
    for digit, row in zip(guess, rows, strict=True):
        if view.team is Team.WHITE:
            made.append(replace(row, white=digit))
        else:
            made.append(replace(row, black=digit))
    return tuple(made)


def _guess_status(table: TableView, team: Team) -> str:
    half = table.active_half
    if half is None:
        return ""
    if team is table.active and half.intercept_locked:
        return _is_ready(table, team.other)
    if team is not table.active and half.decode_locked:
        return _is_ready(table, team.other)
    if team is table.active and half.encryptor:
        return QCoreApplication.translate("Tray", "{name} is silent").format(name=half.encryptor)
    return ""


def _lock_buttons(by: Actor, held: Held, *, own: bool, alone: bool) -> tuple[ButtonState, ...]:
    missing = held.digits_missing
    detail = ""
    if missing:
        detail = QCoreApplication.translate("Tray", "%n digit(s) still missing", "", missing)
    text = QCoreApplication.translate("Tray", "Lock the guess")
    none: tuple[ButtonState, ...] = ()
    if not own:
        text = QCoreApplication.translate("Tray", "Lock the interception")
        no = QCoreApplication.translate("Tray", "No attempt", "a team says so of itself")
        if alone:
            no = QCoreApplication.translate("Tray", "No attempt", "one player says so")
        give_up = c.LockGuess(by, GuessKind.INTERCEPT, None)
        none = (ButtonState("no-attempt", Seat.MIDDLE, Style.TEAM, no, give_up),)
    lock = ButtonState(
        "lock", Seat.RIGHT, Style.MAIN, text, Local.LOCK_GUESS, detail, enabled=not missing, sign=Sign.LOCK
    )
    return (*none, lock)


def reveal_text(table: TableView) -> str:
    """The next step of a reveal, as its button says it."""
    half = table.active_half
    step = None if half is None else next_step(half.revealed, table.round_number)
    active = table.active
    match step:
        case RevealStep.INTERCEPT:
            return _read_guess_text(table, active.other)
        case RevealStep.DECODE:
            return _read_guess_text(table, active)
        case RevealStep.CARD:
            return QCoreApplication.translate("Tray", "Turn the code card")
        case RevealStep.TOKENS if half is not None and not (half.intercepted or half.misunderstood):
            return QCoreApplication.translate("Tray", "No token: go on")
        case RevealStep.TOKENS:
            return QCoreApplication.translate("Tray", "Hand out the tokens")
        case _:
            return of_team(
                active.other,
                QCoreApplication.translate("Tray", "White’s clues"),
                QCoreApplication.translate("Tray", "Black’s clues"),
            )


def _read_guess_text(table: TableView, team: Team) -> str:
    return of_variant(
        table.variant,
        of_team(
            team,
            QCoreApplication.translate("Tray", "Read White’s guess"),
            QCoreApplication.translate("Tray", "Read Black’s guess"),
        ),
        of_team(
            team,
            QCoreApplication.translate("Tray", "The team’s guess"),
            QCoreApplication.translate("Tray", "The interceptor’s guess"),
        ),
    )


def reveal_button(table: TableView, by: Actor) -> ButtonState | None:
    """The button for the next public step of a reveal or after a round, for a screen or for the table window."""
    legal = legal_kinds(table, by)
    half = table.active_half
    if c.Reveal in legal and half is not None:
        step = next_step(half.revealed, table.round_number)
        if step is not None:
            # Reading is said in words that need the whole button.
            reads = step in (RevealStep.INTERCEPT, RevealStep.DECODE)
            sign = None if reads else Sign.CARD if step is RevealStep.CARD else Sign.ARROW
            return ButtonState(
                f"reveal-{step.name.lower()}",
                _REVEAL_SEATS[step],
                Style.MAIN,
                reveal_text(table),
                c.Reveal(by, step),
                sign=sign,
            )
    if c.ReadNext in legal:
        return ButtonState("read-next", Seat.MIDDLE, Style.MAIN, reveal_text(table), c.ReadNext(by), sign=Sign.ARROW)
    if c.StartRound in legal:
        number = table.round_number + 1
        text = _with_round(QCoreApplication.translate("Tray", "Round {n}"), number)
        return ButtonState("next-round", Seat.MIDDLE, Style.MAIN, text, c.StartRound(by, number), sign=Sign.ARROW)
    if c.StartKeywordGuess in legal:
        text = QCoreApplication.translate("Tray", "Guess the keywords")
        return ButtonState("tie-break", Seat.MIDDLE, Style.MAIN, text, c.StartKeywordGuess(by), sign=Sign.ARROW)
    if c.RevealKeywords in legal:
        text = QCoreApplication.translate("Tray", "Lay the answers open")
        return ButtonState("reveal-keywords", Seat.MIDDLE, Style.MAIN, text, c.RevealKeywords(by), sign=Sign.ARROW)
    if c.SettleGame in legal:
        text = QCoreApplication.translate("Tray", "Count the answers")
        return ButtonState("settle", Seat.RIGHT, Style.MAIN, text, c.SettleGame(by), sign=Sign.TICK)
    return None


def happened_text(table: TableView) -> tuple[str, str]:
    """What happened last, as a headline and a line below it; both may be empty."""
    half = table.active_half
    match table.phase:
        case Phase.REVEAL | Phase.ROUND_OVER | Phase.FINISHED if half is not None and table.outcome is None:
            return revealed_text(table, half)
        case Phase.FINISHED if table.outcome is not None:
            return outcome_text(table.outcome, table.variant), reason_text(table.outcome, table.variant)
        case Phase.KEYWORD_REVEAL:
            return (
                QCoreApplication.translate("Tray", "The answers lie open"),
                QCoreApplication.translate("Tray", "Right answers: White {white}, Black {black}.").format(
                    white=table.white.right_answers, black=table.black.right_answers
                ),
            )
        case Phase.ABANDONED:
            return QCoreApplication.translate("Tray", "The game was stopped"), ""
        case _:
            return "", ""


def revealed_text(table: TableView, half: HalfView) -> tuple[str, str]:
    """What has been revealed of a code so far, as a headline and a line below it."""
    if half.code is not None and table.variant is Variant.THREE_PLAYERS:
        return _result_of_three(half), _decode_of_three(half)
    if half.code is not None:
        return _result_text(half), _decode_text(half)
    if half.shown(RevealStep.DECODE):
        return _read_text(table, half.owner, half.decode), _intercept_line(table, half)
    if half.shown(RevealStep.INTERCEPT):
        return _read_text(table, half.owner.other, half.intercept), ""
    return QCoreApplication.translate("Tray", "Both guesses are locked") if table.round_number > 1 else (
        QCoreApplication.translate("Tray", "The guess is locked")
    ), ""


def _read_text(table: TableView, team: Team, code: Code | None) -> str:
    if code is None:
        return of_variant(
            table.variant,
            of_team(
                team,
                QCoreApplication.translate("Tray", "White makes no attempt"),
                QCoreApplication.translate("Tray", "Black makes no attempt"),
            ),
            QCoreApplication.translate("Tray", "The interceptor makes no attempt"),
        )
    return of_variant(
        table.variant,
        of_team(
            team,
            QCoreApplication.translate("Tray", "White reads {code}"),
            QCoreApplication.translate("Tray", "Black reads {code}"),
        ),
        of_team(
            team,
            QCoreApplication.translate("Tray", "The team reads {code}"),
            QCoreApplication.translate("Tray", "The interceptor reads {code}"),
        ),
    ).format(code=code_text(code))


def _intercept_line(table: TableView, half: HalfView) -> str:
    return _read_text(table, half.owner.other, half.intercept) if table.round_number > 1 else ""


def _result_of_three(half: HalfView) -> str:
    if half.intercepted:
        return QCoreApplication.translate("Tray", "The interceptor has the code")
    if half.misunderstood:
        return QCoreApplication.translate("Tray", "The team misunderstood its code")
    return QCoreApplication.translate("Tray", "The team decoded its code")


def _decode_of_three(half: HalfView) -> str:
    """What the code was, and what it brings: all tokens are the interceptor's, also that for a wrong decoding."""
    if half.intercepted and half.misunderstood:
        text = QCoreApplication.translate(
            "Tray", "The team misunderstood it: it was {code}. Two tokens for the interceptor."
        )
    elif half.intercepted:
        text = QCoreApplication.translate("Tray", "The team decoded it too: {code}. A token for the interceptor.")
    elif half.misunderstood:
        text = QCoreApplication.translate("Tray", "The code was {code}. A token for the interceptor.")
    else:
        text = QCoreApplication.translate("Tray", "The code was {code}.")
    return text.format(code=code_text(half.code))


def _result_text(half: HalfView) -> str:
    other = half.owner.other
    if half.intercepted:
        return of_team(
            other,
            QCoreApplication.translate("Tray", "White intercepted the code"),
            QCoreApplication.translate("Tray", "Black intercepted the code"),
        )
    if half.misunderstood:
        return of_team(
            half.owner,
            QCoreApplication.translate("Tray", "White misunderstood its code"),
            QCoreApplication.translate("Tray", "Black misunderstood its code"),
        )
    return of_team(
        half.owner,
        QCoreApplication.translate("Tray", "White decoded its code"),
        QCoreApplication.translate("Tray", "Black decoded its code"),
    )


def _decode_text(half: HalfView) -> str:
    code = code_text(half.code)
    if half.intercepted and half.misunderstood:
        return of_team(
            half.owner,
            QCoreApplication.translate("Tray", "White misunderstood it: it was {code}."),
            QCoreApplication.translate("Tray", "Black misunderstood it: it was {code}."),
        ).format(code=code)
    if half.intercepted:
        return of_team(
            half.owner,
            QCoreApplication.translate("Tray", "White decoded it too: {code}."),
            QCoreApplication.translate("Tray", "Black decoded it too: {code}."),
        ).format(code=code)
    return QCoreApplication.translate("Tray", "The code was {code}.").format(code=code)


def _reveal(view: TeamView) -> TrayState:
    table = view.table
    headline, line = happened_text(table)
    button = reveal_button(table, Actor.of(view.team))
    return TrayState(
        Body.ROWS, headline, control_text(table), line, () if button is None else (button,), rows_of(table.active_half)
    )


def _round_over(view: TeamView) -> TrayState:
    state = _reveal(view)
    table = view.table
    line = _with_round(QCoreApplication.translate("Tray", "Round {n} is over, nobody has won yet."), table.round_number)
    if table.tie_break:
        line = QCoreApplication.translate("Tray", "The points are even: the keywords decide.")
    return TrayState(state.body, state.headline, state.control, line, state.buttons, state.rows)


def _keyword_guess(view: TeamView, legal: _Kinds, undoable: _Undoable) -> TrayState:
    table = view.table
    headline = of_team(
        view.team.other,
        QCoreApplication.translate("Tray", "White’s four keywords are"),
        QCoreApplication.translate("Tray", "Black’s four keywords are"),
    )
    status = _is_ready(table, view.team.other) if table.team(view.team.other).entries_locked else ""
    if c.LockKeywords in legal:
        text = QCoreApplication.translate("Tray", "Lock the answers")
        button = ButtonState("lock-entries", Seat.RIGHT, Style.MAIN, text, Local.LOCK_ENTRIES, sign=Sign.LOCK)
        return TrayState(Body.ENTRIES, headline, control_text(table), status, (button,))
    reveal = reveal_button(table, Actor.of(view.team))
    buttons: list[ButtonState] = [] if reveal is None else [reveal]
    buttons += _take_back(view, undoable, Seat.LEFT)
    buttons += _hand_over(view, legal, Seat.HEAD, main=reveal is None)
    headline = QCoreApplication.translate("Tray", "Your answers are locked")
    return TrayState(Body.COLUMNS, headline, control_text(table), status, tuple(buttons), locked=True)


def _keyword_reveal(view: TeamView) -> TrayState:
    return replace(_reveal(view), rows=())


def _over(views: Views, view: TeamView) -> TrayState:
    table = view.table
    headline, line = happened_text(table)
    line = " ".join(filter(None, (line, evening_text(views.evening, table))))
    buttons = (
        ButtonState(
            "rematch",
            Seat.MIDDLE,
            Style.MAIN,
            QCoreApplication.translate("Tray", "Rematch"),
            Local.REMATCH,
            # Without a sign: the line below has its place on the button.
            rematch_detail(table),
        ),
        ButtonState("new-game", Seat.SIDE, Style.TEAM, QCoreApplication.translate("Tray", "New game"), Local.NEW_GAME),
    )
    rows = rows_of(table.active_half) if table.white.entries is None else ()
    return TrayState(Body.ROWS, headline, "", line, buttons, rows)


def rematch_detail(table: TableView) -> str:
    """What another game changes: two teams change colours, three players stay as they sit."""
    return of_variant(
        table.variant,
        QCoreApplication.translate("Tray", "colours exchanged"),
        QCoreApplication.translate("Tray", "same seats, other words"),
    )
