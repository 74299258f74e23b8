"""What the table window says and offers at each moment: what happened, who acts, and one next step.

Worked out from the table's view alone. Where a seat lies in pixels and what a page looks like is the window's business.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from difflib import SequenceMatcher
from enum import Enum
from typing import Final

from PySide6.QtCore import QCoreApplication

from decrypto_qt.game.requests import AgreeToProposal
from decrypto_qt.models.session import Views
from decrypto_qt.models.tray import (
    Action,
    ButtonState,
    Local,
    Sign,
    count_line,
    count_text,
    counts,
    happened_text,
    missing_text,
    reading_button,
    rematch_detail,
    reveal_button,
    revealed_text,
    undecided_text,
)
from decrypto_qt.models.words import (
    agreed_text,
    evening_text,
    in_line,
    of_team,
    of_variant,
    proposal_text,
    side_word,
    team_name,
)
from decrypto_qt.rules.decrypto import commands as c
from decrypto_qt.rules.decrypto.legal import legal_kinds, may_encrypt, timed_team
from decrypto_qt.rules.decrypto.state import Proposal
from decrypto_qt.rules.decrypto.values import ClueMode, Phase, RevealStep, Variant
from decrypto_qt.rules.decrypto.views import HalfView, TableView, TeamPublicView
from decrypto_qt.rules.folding import fold
from decrypto_qt.rules.teams import Actor, Team


class Coin(Enum):
    """A coin that a code brings."""

    INTERCEPTION = "interception"
    MISCOMMUNICATION = "miscommunication"


class TableLocal(Enum):
    """What a step asks that is no command of the game."""

    GO_ON = "the game that stands still goes on"


@dataclass(frozen=True, slots=True)
class TableStep:
    """The one next step.

    Attributes:
        name: what it is called in tests; never translated.
        right: whether its button sits at the right, or beside that place; in turns, so that no double click skips one.
        text: what it does.
        action: what is asked for.
        detail: a second line; where it cannot be taken, what is missing.
        enabled: whether it can be taken.
        sign: its picture.
    """

    name: str
    right: bool
    text: str
    action: Action | TableLocal
    detail: str = ""
    enabled: bool = True
    sign: Sign | None = None

    @classmethod
    def of(cls, button: ButtonState) -> TableStep:
        """The step that a button takes."""
        right = button.name in _AT_THE_RIGHT
        return cls(button.name, right, button.text, button.action, button.detail, button.enabled, button.sign)


_AT_THE_RIGHT: Final = frozenset({"reveal-decode", "reveal-tokens", "settle", "read-clue-1", "read-clue-3"})
"""Between two of these there is always one that sits beside them.

In round 1 it is the other way round: nobody's interception is read first, and what is read first must not lie where a
docked screen locks its guess.
"""


@dataclass(frozen=True, slots=True)
class TableTray:
    """The tray of the table window.

    Attributes:
        headline: what happened, or who is to do what.
        line: a second sentence; may be empty.
        coins: the coins that stand before the words.
        team: whose emblem stands before the words where no coin does; `None` is nobody's.
        step: the one next step; `None` where a team acts on its own screen.
        instead: what may be done instead of the step; it shares the step's seat, before it.
        counts: what the four tiles ask for that stand beside the place at the right: how many clues were ready when
            the sand had run out.
    """

    headline: str
    line: str = ""
    coins: tuple[Coin, ...] = ()
    team: Team | None = None
    step: TableStep | None = None
    instead: TableStep | None = None
    counts: tuple[c.CallTime, ...] = ()


@dataclass(frozen=True, slots=True)
class Doing:
    """What a team is doing, for the page that shows both.

    Attributes:
        team: which team.
        name: what it calls itself.
        text: what it does, or that it is ready.
        done: whether it is ready.
        acting: whether it is its turn.
    """

    team: Team
    name: str
    text: str
    done: bool
    acting: bool


@dataclass(frozen=True, slots=True)
class AnswerRow:
    """One answer to the question for the other team's keywords, laid open.

    Attributes:
        text: the answer; empty for a blank.
        keyword: the keyword that it counts for; empty where it counts for none.
        marked: whether the table has accepted it.
        next_slot: what its tile does: the slot that it would be accepted for, or `None` where that is taken back.
        has_tile: whether the table may do anything about it.
    """

    text: str
    keyword: str
    marked: bool
    next_slot: int | None
    has_tile: bool


def table_tray(views: Views, missing: int) -> TableTray:
    """What the table window's tray says and offers now.

    Args:
        views: the present views; only the table's is used.
        missing: how many clues the window's own fields still lack.
    """
    table = views.table
    if views.paused:
        return _paused(table_tray(replace(views, paused=False), missing).step)
    if table.proposal is not None:
        return _asked(table, table.proposal, table_tray(replace(views, table=replace(table, proposal=None)), missing))
    match table.phase:
        case Phase.KEYWORDS:
            return _keywords(table)
        case Phase.ENCRYPT if views.sand_out:
            return _count(table) or _encrypt(table)
        case Phase.ENCRYPT:
            return _encrypt(table)
        case Phase.READ if table.clue_mode is ClueMode.WRITTEN:
            return _read_written(table, next_missing=views.next_missing)
        case Phase.READ:
            return _read(table, missing)
        case Phase.GUESS:
            return _guess(table)
        case Phase.REVEAL | Phase.ROUND_OVER:
            return _reveal(table)
        case Phase.KEYWORD_GUESS:
            return _keyword_guess(table)
        case Phase.KEYWORD_REVEAL:
            headline, line = happened_text(table)
            return TableTray(headline, line, step=_reveal_step(table))
        case Phase.FINISHED | Phase.ABANDONED:
            return _over(views)


def _paused(following: TableStep | None) -> TableTray:
    # What could be done before can be done again then, and must not lie under the button that goes on.
    right = following is not None and not following.right
    step = TableStep("go-on", right, QCoreApplication.translate("Table", "Go on"), TableLocal.GO_ON, sign=Sign.ARROW)
    headline = QCoreApplication.translate("Table", "The game stands still")
    line = QCoreApplication.translate("Table", "Both screens are covered, and the sand is held.")
    return TableTray(headline, line, step=step)


def _asked(table: TableView, proposal: Proposal, following: TableTray) -> TableTray:
    """One team has asked for the other's word, which it gives on its own screen or here.

    What follows either answer must not lie under them.
    """
    right = bool(following.counts) or (following.step is not None and not following.step.right)
    headline = of_variant(
        table.variant,
        of_team(
            proposal.by,
            QCoreApplication.translate("Table", "White asks for Black’s word"),
            QCoreApplication.translate("Table", "Black asks for White’s word"),
        ),
        of_team(
            proposal.by,
            QCoreApplication.translate("Table", "The team asks for the interceptor’s word"),
            QCoreApplication.translate("Table", "The interceptor asks for the team’s word"),
        ),
    )
    yes = QCoreApplication.translate("Table", "Both agree")
    step = TableStep("agree", right, yes, AgreeToProposal(Actor.TABLE))
    no = QCoreApplication.translate("Table", "No, leave it")
    instead = TableStep("decline", right, no, c.Decline(Actor.TABLE))
    return TableTray(headline, proposal_text(table), team=proposal.by, step=step, instead=instead)


def _reveal_step(table: TableView) -> TableStep | None:
    button = reveal_button(table, Actor.TABLE)
    if button is None:
        return None
    step = TableStep.of(button)
    return replace(step, right=not step.right) if table.round_number == 1 else step


def _acting(table: TableView) -> Team | None:
    """Who acts alone: whose turn mouse and keyboard are, or the one team of three players."""
    return table.active if table.variant is Variant.THREE_PLAYERS else table.controller


def _keywords(table: TableView) -> TableTray:
    team = _acting(table)
    agreed = agreed_text(table.house_rules)
    if team is None:
        headline = QCoreApplication.translate("Table", "Both teams look at their words")
        return TableTray(headline, agreed or QCoreApplication.translate("Table", "Each on its own screen."))
    headline = of_variant(
        table.variant,
        of_team(
            team,
            QCoreApplication.translate("Table", "White looks at its words"),
            QCoreApplication.translate("Table", "Black looks at its words"),
        ),
        QCoreApplication.translate("Tray", "The team looks at its words"),
    )
    return TableTray(headline, " ".join(filter(None, (_on_own_screen(table, team), agreed))), team=team)


def _encrypt(table: TableView) -> TableTray:
    team = _acting(table)
    if team is None:
        headline = QCoreApplication.translate("Table", "Think of three clues")
        return TableTray(headline, QCoreApplication.translate("Table", "Both encryptors, each on the own screen."))
    half = table.half(team)
    name = (half.encryptor if half is not None else "") or table.team(team).encryptor
    if half is not None and half.ready:
        headline = of_team(
            team,
            QCoreApplication.translate("Table", "White is ready and hands over"),
            QCoreApplication.translate("Table", "Black is ready and hands over"),
        )
    elif name and half is not None and half.drawn:
        headline = QCoreApplication.translate("Table", "{name} thinks of three clues").format(name=name)
    elif name:
        headline = QCoreApplication.translate("Table", "{name} draws a code card").format(name=name)
    else:
        headline = of_variant(
            table.variant,
            of_team(
                team,
                QCoreApplication.translate("Tray", "White’s encryptor thinks of three clues."),
                QCoreApplication.translate("Tray", "Black’s encryptor thinks of three clues."),
            ),
            QCoreApplication.translate("Tray", "The team’s encryptor thinks of three clues"),
        )
    return TableTray(headline, _on_own_screen(table, team), team=team)


def _count(table: TableView) -> TableTray | None:
    """The question how many clues there are, once the slow encryptor has a code; written ones need no question."""
    team = timed_team(table)
    if team is None or table.clue_mode is ClueMode.WRITTEN or c.CallTime not in legal_kinds(table, Actor.TABLE):
        return None
    return TableTray(count_text(team), count_line(), team=team, counts=counts(table, Actor.TABLE))


def _read_written(table: TableView, *, next_missing: bool) -> TableTray:
    half = table.active_half
    name = (half.encryptor if half is not None else "") or side_word(table.active, table.variant)
    headline = QCoreApplication.translate("Tray", "{name} reads the clues aloud").format(name=name)
    line = missing_text(half) or of_variant(
        table.variant,
        of_team(
            table.active,
            QCoreApplication.translate("Table", "One after the other, at a press here or on White’s screen."),
            QCoreApplication.translate("Table", "One after the other, at a press here or on Black’s screen."),
        ),
        QCoreApplication.translate("Table", "One after the other, at a press here or on the team’s screen."),
    )
    button = reading_button(table, Actor.TABLE, next_missing=next_missing)
    step = None if button is None else TableStep.of(button)
    if step is not None and table.round_number == 1 and table.active is Team.BLACK:
        step = replace(step, right=not step.right)
    return TableTray(headline, line, team=table.active, step=step)


def _on_own_screen(table: TableView, team: Team) -> str:
    """That a team acts on its own screen, and whose turn mouse and keyboard are."""
    where = of_variant(
        table.variant,
        of_team(
            team,
            QCoreApplication.translate("Table", "On White’s screen."),
            QCoreApplication.translate("Table", "On Black’s screen."),
        ),
        of_team(
            team,
            QCoreApplication.translate("Table", "On the team’s screen."),
            QCoreApplication.translate("Table", "On the interceptor’s screen."),
        ),
    )
    if table.controller is None:
        return where
    has = of_variant(
        table.variant,
        of_team(
            table.controller,
            QCoreApplication.translate("Table", "White has mouse and keyboard."),
            QCoreApplication.translate("Table", "Black has mouse and keyboard."),
        ),
        of_team(
            table.controller,
            QCoreApplication.translate("Table", "The team has mouse and keyboard."),
            QCoreApplication.translate("Table", "The interceptor has mouse and keyboard."),
        ),
    )
    return f"{where} {has}"


def _read(table: TableView, missing: int) -> TableTray:
    half = table.active_half
    name = (half.encryptor if half is not None else "") or side_word(table.active, table.variant)
    headline = QCoreApplication.translate("Tray", "{name} reads the clues aloud").format(name=name)
    line = of_variant(
        table.variant,
        of_team(
            table.active.other,
            QCoreApplication.translate("Table", "White writes them down, here or on its screen."),
            QCoreApplication.translate("Table", "Black writes them down, here or on its screen."),
        ),
        QCoreApplication.translate("Table", "The interceptor writes them down, here or on its screen."),
    )
    detail = ""
    if missing:
        detail = QCoreApplication.translate("Tray", "%n clue(s) still missing", "", missing)
    detail = detail or undecided_text(half)
    step = TableStep(
        "finish-clues",
        table.round_number > 1 or table.active is Team.WHITE,
        QCoreApplication.translate("Tray", "All three are read"),
        Local.FINISH_CLUES,
        detail,
        enabled=not detail,
        sign=Sign.TICK,
    )
    return TableTray(headline, line, team=table.active, step=step)


def _guess(table: TableView) -> TableTray:
    half = table.active_half
    intercepts = half is not None and not half.intercept_locked and table.round_number > 1
    team = table.active.other if intercepts else table.active
    if table.variant is Variant.THREE_PLAYERS:
        headline = of_team(
            team,
            QCoreApplication.translate("Table", "The team guesses its own code"),
            QCoreApplication.translate("Table", "The interceptor guesses the team’s code"),
        )
    elif intercepts:
        headline = of_team(
            team,
            QCoreApplication.translate("Table", "White guesses Black’s code"),
            QCoreApplication.translate("Table", "Black guesses White’s code"),
        )
    else:
        headline = of_team(
            team,
            QCoreApplication.translate("Table", "White guesses its own code"),
            QCoreApplication.translate("Table", "Black guesses its own code"),
        )
    line = _on_own_screen(table, team)
    if not intercepts and table.round_number == 1:
        line = QCoreApplication.translate("Tray", "Nobody intercepts in the first round")
    return TableTray(headline, line, team=team)


def _reveal(table: TableView) -> TableTray:
    headline, line = happened_text(table)
    if table.phase is Phase.ROUND_OVER:
        line = QCoreApplication.translate("Tray", "Round {n} is over, nobody has won yet.").format(n=table.round_number)
        if table.tie_break:
            line = QCoreApplication.translate("Tray", "The points are even: the keywords decide.")
    half = table.active_half
    coins = () if half is None else _coins(table, half)
    team = None if coins else table.active
    return TableTray(headline, line, coins, team, _reveal_step(table))


def _coins(table: TableView, half: HalfView) -> tuple[Coin, ...]:
    """The coins that a code brings; the interceptor's are all of one kind."""
    made = []
    if half.intercepted:
        made.append(Coin.INTERCEPTION)
    if half.misunderstood:
        made.append(Coin.INTERCEPTION if table.variant is Variant.THREE_PLAYERS else Coin.MISCOMMUNICATION)
    return tuple(made)


def wells_due(table: TableView) -> tuple[tuple[Team, Coin], ...]:
    """The wells that are about to be filled: the card has turned, and the coins have not been handed out yet."""
    half = table.active_half
    if half is None or half.revealed is not RevealStep.CARD:
        return ()
    due: list[tuple[Team, Coin]] = []
    if half.intercepted:
        due.append((half.owner.other, Coin.INTERCEPTION))
    if half.misunderstood:
        if table.variant is Variant.THREE_PLAYERS:
            due.append((half.owner.other, Coin.INTERCEPTION))
        else:
            due.append((half.owner, Coin.MISCOMMUNICATION))
    return tuple(due)


def coins_handed_out(before: TableView, now: TableView) -> tuple[tuple[Team, Coin, int], ...]:
    """The coins that were due and have just been handed out, each with the number of its well, from 0."""
    due = wells_due(before)
    found: list[tuple[Team, Coin, int]] = []
    for team, coin in due:
        had = _coins_of(before, team, coin)
        if _coins_of(now, team, coin) != had + due.count((team, coin)):
            return ()
        found.append((team, coin, had + sum((team, coin) == one[:2] for one in found)))
    return tuple(found)


def _coins_of(table: TableView, team: Team, coin: Coin) -> int:
    public = table.team(team)
    return public.interceptions if coin is Coin.INTERCEPTION else public.miscommunications


def _keyword_guess(table: TableView) -> TableTray:
    step = _reveal_step(table)
    if step is not None:
        return TableTray(QCoreApplication.translate("Table", "Both teams’ answers are locked"), step=step)
    team = table.controller
    if team is None:
        headline = QCoreApplication.translate("Table", "Each team writes down the other’s keywords")
        return TableTray(headline, QCoreApplication.translate("Table", "Each on its own screen."))
    headline = of_team(
        team,
        QCoreApplication.translate("Table", "White writes down Black’s keywords"),
        QCoreApplication.translate("Table", "Black writes down White’s keywords"),
    )
    return TableTray(headline, _on_own_screen(table, team), team=team)


def _over(views: Views) -> TableTray:
    table = views.table
    headline, line = happened_text(table)
    line = evening_text(views.evening, table) or line
    step = TableStep(
        "rematch",
        False,
        QCoreApplication.translate("Tray", "Rematch"),
        Local.REMATCH,
        rematch_detail(table),
        sign=Sign.SWAP if table.variant is Variant.TWO_TEAMS else Sign.ARROW,
    )
    team = None if table.outcome is None else table.outcome.winner
    return TableTray(headline, line, team=team, step=step)


def looking_tray(table: TableView, half: HalfView) -> TableTray:
    """What the tray says of one code of a game that is over; the buttons are the window's own."""
    text = QCoreApplication.translate("Table", "Round {n}: {result}").format(
        n=half.round_number, result=revealed_text(table, half)[0]
    )
    return TableTray(text, revealed_text(table, half)[1], _coins(table, half), half.owner)


def code_title(half: HalfView, variant: Variant = Variant.TWO_TEAMS) -> str:
    """Whose code lies on the paper, and who encrypted it."""
    title = of_variant(
        variant,
        of_team(
            half.owner,
            QCoreApplication.translate("Table", "White’s code"),
            QCoreApplication.translate("Table", "Black’s code"),
        ),
        QCoreApplication.translate("Table", "The team’s code"),
    )
    if not half.encryptor:
        return title
    return QCoreApplication.translate("Table", "{code}: {name}", "whose code it is; who encrypts").format(
        code=title, name=half.encryptor
    )


def doings(table: TableView) -> tuple[Doing, ...]:
    """What both teams are doing while they act on their own screens."""
    return tuple(_doing(table, table.team(team)) for team in Team)


def _doing(table: TableView, team: TeamPublicView) -> Doing:
    if not may_encrypt(table, team.team):
        return Doing(team.team, team_name(team, table.variant), _interceptor_doing(table), done=False, acting=False)
    ready = of_variant(
        table.variant,
        of_team(
            team.team,
            QCoreApplication.translate("Tray", "White is ready"),
            QCoreApplication.translate("Tray", "Black is ready"),
        ),
        QCoreApplication.translate("Tray", "The team is ready"),
    )
    acting = table.controller is None or table.controller is team.team
    half = table.half(team.team)
    text = ""
    match table.phase:
        case Phase.KEYWORDS:
            done = team.keywords_accepted
            text = QCoreApplication.translate("Table", "looks at its four words")
        case Phase.ENCRYPT:
            done = half is not None and half.ready
            text = _encrypting(team.encryptor, half)
        case _:
            done = team.entries_locked
            text = QCoreApplication.translate("Table", "writes down the other team’s keywords")
    return Doing(team.team, team_name(team, table.variant), ready if done else text, done, acting and not done)


def _interceptor_doing(table: TableView) -> str:
    if table.sand is not None:
        return QCoreApplication.translate("Table", "has turned the sand")
    if c.TurnSand in legal_kinds(table, Actor.BLACK):
        return QCoreApplication.translate("Table", "waits, and may turn the sand")
    if table.phase is Phase.KEYWORDS:
        return QCoreApplication.translate("Table", "has a note sheet, and no words")
    return QCoreApplication.translate("Table", "waits for the clues")


def _encrypting(name: str, half: HalfView | None) -> str:
    """What a team does while codes are encrypted; by its encryptor's name where it has one."""
    if half is not None and half.drawn:
        text = QCoreApplication.translate("Table", "thinks of three clues")
        named = QCoreApplication.translate("Table", "{name} thinks of three clues")
    else:
        text = QCoreApplication.translate("Table", "draws a code card")
        named = QCoreApplication.translate("Table", "{name} draws a code card")
    return named.format(name=name) if name else text


def doings_title(table: TableView) -> str:
    """The heading of the page with both teams' doings."""
    match table.phase:
        case Phase.KEYWORDS:
            return QCoreApplication.translate("Table", "The cards are dealt")
        case Phase.ENCRYPT:
            return QCoreApplication.translate("Tray", "Round {n}: three clues").format(n=table.round_number)
        case _:
            return QCoreApplication.translate("Tray", "Tie-break: keywords")


def answers(table: TableView, team: Team) -> tuple[AnswerRow, ...]:
    """A team's answers once they lie open, with what the table may do about each."""
    own, keywords = table.team(team), table.team(team.other).keywords
    if own.entries is None or keywords is None:
        return ()
    may = c.AcceptEntry in legal_kinds(table, Actor.TABLE)
    rows = []
    for number, entry in enumerate(own.entries):
        slot, mark = own.matches[number], own.marks[number]
        following = _next_slot(table, own, number, keywords) if may and entry.strip() else None
        rows.append(
            AnswerRow(
                text=in_line(entry),
                keyword="" if slot is None else in_line(keywords[slot - 1]),
                marked=mark is not None,
                next_slot=following,
                has_tile=may and bool(entry.strip()) and (mark is not None or following is not None),
            )
        )
    return tuple(rows)


def _next_slot(table: TableView, team: TeamPublicView, number: int, keywords: tuple[str, ...]) -> int | None:
    """The slot that an answer is accepted for at the next press of its tile.

    Keywords that no answer names yet come in turn, the most alike first; after the last of them the mark is taken back.
    """
    mark, match = team.marks[number], team.matches[number]
    if mark is None and match is not None:
        return None
    taken = {slot for other, slot in enumerate(team.matches) if slot is not None and other != number}
    free = [slot for slot in (1, 2, 3, 4) if slot not in taken]
    entry = fold((team.entries or ("",) * 4)[number], table.language)

    def likeness(slot: int) -> float:
        return SequenceMatcher(None, entry, fold(keywords[slot - 1], table.language)).ratio()

    free.sort(key=likeness, reverse=True)
    if mark is None:
        return free[0] if free else None
    at = free.index(mark) if mark in free else len(free) - 1
    return free[at + 1] if at + 1 < len(free) else None
