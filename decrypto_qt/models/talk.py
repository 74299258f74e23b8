"""What is talked about at the table beside the next step: corrections, a card that was seen, a pause, a cover.

A team's screen has a panel for it that lies where the sheet lies, so that none of its buttons is ever under one of the
tray's. Worked out from the team's view alone; what a correction holds so far is handed in.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final, TypeAlias

from PySide6.QtCore import QCoreApplication

from decrypto_qt.game.requests import AgreeToProposal, GiveAgain, Request
from decrypto_qt.models.session import Views
from decrypto_qt.models.tray import Body, Held, Local, Sign, Style, TalkPage, TrayState, control_text, rows_of
from decrypto_qt.models.words import (
    agreed_text,
    evening_text,
    give_again_text,
    of_team,
    of_variant,
    proposal_text,
)
from decrypto_qt.rules.decrypto import commands as c
from decrypto_qt.rules.decrypto.legal import legal_kinds, may_encrypt, may_redraw
from decrypto_qt.rules.decrypto.values import Code, GuessKind, Phase, RevealStep
from decrypto_qt.rules.decrypto.views import TableView, TeamView
from decrypto_qt.rules.teams import Actor, Team


class TalkLocal(Enum):
    """What a button of the panel asks of the screen itself."""

    ASK_CORRECTION = "ask the other team to agree to the digits chosen"
    END_CLUES = "write down what was corrected, and close the panel"


MOST: Final = 7
"""How many buttons a page has at most, and the panel room for."""

TalkAction: TypeAlias = c.Command | Request | Local | TalkLocal | TalkPage


@dataclass(frozen=True, slots=True)
class TalkButton:
    """One button of the panel, as `ButtonState` is one of the tray."""

    name: str
    text: str
    action: TalkAction
    style: Style = Style.TEAM
    detail: str = ""
    enabled: bool = True
    sign: Sign | None = None


@dataclass(frozen=True, slots=True)
class TalkState:
    """The panel as a whole: what it says, and its buttons in the order of reading.

    Attributes:
        page: which page it is.
        headline: what it is about.
        line: a sentence below.
        buttons: at most `MOST`.
    """

    page: TalkPage
    headline: str = ""
    line: str = ""
    buttons: tuple[TalkButton, ...] = ()


CLOSED = TalkState(TalkPage.CLOSED)


def talk_page(views: Views, wanted: TalkPage) -> TalkPage:
    """The page that is open: the one wanted as long as it makes sense; a question is there until it is answered."""
    view = views.own
    if view is None:
        return TalkPage.CLOSED
    table = view.table
    if table.proposal is not None:
        return TalkPage.WAITING if table.proposal.by is view.team else TalkPage.QUESTION
    legal = legal_kinds(table, Actor.of(view.team))
    match wanted:
        case TalkPage.CARD if c.ProposeRedraw not in legal:
            return TalkPage.CLOSED
        case TalkPage.GUESSES | TalkPage.INTERCEPT | TalkPage.DECODE if c.ProposeCorrection not in legal:
            return TalkPage.CLOSED
        case TalkPage.CLUES if not may_correct_clues(view):
            return TalkPage.CLOSED
        case TalkPage.QUESTION | TalkPage.WAITING:
            return TalkPage.CLOSED
        case _:
            return wanted


def may_correct_clues(view: TeamView) -> bool:
    """Whether clues that were read are put right by a panel of their own: while they are written down they are open."""
    legal = legal_kinds(view.table, Actor.of(view.team))
    if view.table.phase is Phase.READ and c.HearClue in legal:
        return False
    return not legal.isdisjoint({c.HearClue, c.StrikeClue, c.AcceptClue})


def talk_of(views: Views, page: TalkPage, digits: tuple[int | None, ...] = (None, None, None)) -> TalkState:
    """What the panel says and offers.

    Args:
        views: a team's views.
        page: which page is open, as `talk_page` gives it.
        digits: the digits chosen for the guess that is corrected.
    """
    view = views.own
    if view is None:
        return CLOSED
    match page:
        case TalkPage.CLOSED:
            return CLOSED
        case TalkPage.MENU:
            return _menu(views, view)
        case TalkPage.CARD:
            return _card(view)
        case TalkPage.GUESSES:
            return _guesses(view)
        case TalkPage.CLUES:
            return _clues(view)
        case TalkPage.INTERCEPT | TalkPage.DECODE:
            return _guess(view, page, digits)
        case TalkPage.QUESTION:
            return _question(view)
        case TalkPage.WAITING:
            return _waiting(view)


def _back(page: TalkPage) -> TalkButton:
    return TalkButton("talk-back", QCoreApplication.translate("Talk", "Back"), page)


def _menu(views: Views, view: TeamView) -> TalkState:
    table, by = view.table, Actor.of(view.team)
    legal = legal_kinds(table, by)
    over = table.phase in (Phase.FINISHED, Phase.ABANDONED)
    buttons = [TalkButton("talk-cover", QCoreApplication.translate("Talk", "Cover this screen"), Local.COVER)]
    if not over:
        text = QCoreApplication.translate("Talk", "Pause the game")
        buttons.append(TalkButton("talk-pause", text, Local.PAUSE, sign=Sign.PAUSE))
    if c.ProposeRedraw in legal:
        text = QCoreApplication.translate("Talk", "A code card was seen")
        buttons.append(TalkButton("talk-card", text, TalkPage.CARD, sign=Sign.CARD))
    if c.ProposeCorrection in legal:
        text = QCoreApplication.translate("Talk", "A guess was mistyped")
        buttons.append(TalkButton("talk-guess", text, TalkPage.GUESSES, sign=Sign.PENCIL))
    if may_correct_clues(view):
        text = QCoreApplication.translate("Talk", "Correct the clues")
        buttons.append(TalkButton("talk-clues", text, TalkPage.CLUES, sign=Sign.PENCIL))
    if c.ChangePlayers in legal:
        text = QCoreApplication.translate("Talk", "Players come or go")
        buttons.append(TalkButton("talk-players", text, Local.PLAYERS))
    if views.redoable is not None:
        text = give_again_text(views.redoable, view.team, table.variant)
        buttons.append(TalkButton("give-again", text, GiveAgain(by)))
    # To stop the game, to deal another, to export it: on two monitors that window lies behind the screens.
    text = QCoreApplication.translate("Talk", "Table window")
    buttons.append(TalkButton("talk-table", text, Local.TABLE))
    text = QCoreApplication.translate("Talk", "Close")
    buttons.append(TalkButton("talk-close", text, TalkPage.CLOSED))
    lines = [text for text in (agreed_text(table.house_rules), evening_text(views.evening, table)) if text]
    headline = QCoreApplication.translate("Talk", "What else?")
    return TalkState(TalkPage.MENU, headline, " ".join(lines), tuple(buttons))


def _card(view: TeamView) -> TalkState:
    table, by = view.table, Actor.of(view.team)
    buttons = [
        TalkButton(
            f"talk-redraw-{team.value}",
            of_variant(
                table.variant,
                of_team(
                    team,
                    QCoreApplication.translate("Talk", "White draws anew"),
                    QCoreApplication.translate("Talk", "Black draws anew"),
                ),
                QCoreApplication.translate("Talk", "The team draws anew"),
            ),
            c.ProposeRedraw(by, team),
            sign=Sign.CARD,
        )
        for team in Team
        if may_redraw(table, team)
    ]
    return TalkState(
        TalkPage.CARD,
        of_variant(
            table.variant,
            QCoreApplication.translate("Talk", "Whose code card was seen?"),
            QCoreApplication.translate("Talk", "Was the code card seen?"),
        ),
        of_variant(
            table.variant,
            of_team(
                view.team.other,
                QCoreApplication.translate("Talk", "Another one is drawn once White agrees on its own screen."),
                QCoreApplication.translate("Talk", "Another one is drawn once Black agrees on its own screen."),
            ),
            of_team(
                view.team.other,
                QCoreApplication.translate("Talk", "Another one is drawn once the team agrees on its own screen."),
                QCoreApplication.translate(
                    "Talk", "Another one is drawn once the interceptor agrees on its own screen."
                ),
            ),
        ),
        (*buttons, _back(TalkPage.MENU)),
    )


def _guesses(view: TeamView) -> TalkState:
    table = view.table
    half = table.active_half
    buttons = []
    if half is not None and half.shown(RevealStep.INTERCEPT) and table.round_number > 1:
        buttons.append(_guess_button(table, half.owner.other, TalkPage.INTERCEPT))
    if half is not None and half.shown(RevealStep.DECODE):
        buttons.append(_guess_button(table, half.owner, TalkPage.DECODE))
    return TalkState(
        TalkPage.GUESSES,
        QCoreApplication.translate("Talk", "Which guess was mistyped?"),
        _once_agreed(table, view.team.other),
        (*buttons, _back(TalkPage.MENU)),
    )


def _guess_button(table: TableView, team: Team, page: TalkPage) -> TalkButton:
    text = of_variant(
        table.variant,
        of_team(
            team,
            QCoreApplication.translate("Talk", "White’s guess"),
            QCoreApplication.translate("Talk", "Black’s guess"),
        ),
        of_team(
            team,
            QCoreApplication.translate("Talk", "The team’s guess"),
            QCoreApplication.translate("Talk", "The interceptor’s guess"),
        ),
    )
    return TalkButton(f"talk-guess-{team.value}", text, page, sign=Sign.PENCIL)


def _once_agreed(table: TableView, other: Team) -> str:
    return of_variant(
        table.variant,
        of_team(
            other,
            QCoreApplication.translate("Talk", "It is corrected once White agrees on its own screen."),
            QCoreApplication.translate("Talk", "It is corrected once Black agrees on its own screen."),
        ),
        of_team(
            other,
            QCoreApplication.translate("Talk", "It is corrected once the team agrees on its own screen."),
            QCoreApplication.translate("Talk", "It is corrected once the interceptor agrees on its own screen."),
        ),
    )


def _clues(view: TeamView) -> TalkState:
    headline = of_variant(
        view.table.variant,
        of_team(
            view.table.active,
            QCoreApplication.translate("Talk", "Correct White’s clues"),
            QCoreApplication.translate("Talk", "Correct Black’s clues"),
        ),
        QCoreApplication.translate("Talk", "Correct the clues"),
    )
    line = QCoreApplication.translate("Talk", "Only how they were typed: what was said was said.")
    done = QCoreApplication.translate("Talk", "Done")
    return TalkState(
        TalkPage.CLUES,
        headline,
        line,
        (TalkButton("talk-done", done, TalkLocal.END_CLUES, Style.MAIN, sign=Sign.TICK),),
    )


def kind_of(page: TalkPage) -> GuessKind | None:
    """The guess that a page corrects."""
    return {TalkPage.INTERCEPT: GuessKind.INTERCEPT, TalkPage.DECODE: GuessKind.DECODE}.get(page)


def guess_read(table: TableView, page: TalkPage) -> Code | None:
    """The guess that a page corrects, as it was read."""
    half = table.active_half
    if half is None:
        return None
    return half.intercept if page is TalkPage.INTERCEPT else half.decode


def _guess(view: TeamView, page: TalkPage, digits: tuple[int | None, ...]) -> TalkState:
    table, by, other = view.table, Actor.of(view.team), view.team.other
    guesser = table.active if page is TalkPage.DECODE else table.active.other
    headline = of_variant(
        table.variant,
        of_team(
            guesser,
            QCoreApplication.translate("Talk", "What did White mean to guess?"),
            QCoreApplication.translate("Talk", "What did Black mean to guess?"),
        ),
        of_team(
            guesser,
            QCoreApplication.translate("Talk", "What did the team mean to guess?"),
            QCoreApplication.translate("Talk", "What did the interceptor mean to guess?"),
        ),
    )
    ask = of_variant(
        table.variant,
        of_team(
            other,
            QCoreApplication.translate("Talk", "Ask White to agree"),
            QCoreApplication.translate("Talk", "Ask Black to agree"),
        ),
        of_team(
            other,
            QCoreApplication.translate("Talk", "Ask the team to agree"),
            QCoreApplication.translate("Talk", "Ask the interceptor to agree"),
        ),
    )
    missing = sum(digit is None for digit in digits)
    detail = ""
    if missing:
        detail = QCoreApplication.translate("Tray", "%n digit(s) still missing", "", missing)
    elif digits == guess_read(table, page):
        detail = QCoreApplication.translate("Talk", "This is what was read")
    buttons = [TalkButton("talk-ask", ask, TalkLocal.ASK_CORRECTION, Style.MAIN, detail, not detail, Sign.TICK)]
    if page is TalkPage.INTERCEPT and guess_read(table, page) is not None:
        text = QCoreApplication.translate("Tray", "No attempt")
        buttons.append(TalkButton("talk-no-attempt", text, c.ProposeCorrection(by, GuessKind.INTERCEPT, None)))
    return TalkState(page, headline, _once_agreed(table, other), (*buttons, _back(TalkPage.GUESSES)))


def _question(view: TeamView) -> TalkState:
    by = Actor.of(view.team)
    asks = of_variant(
        view.table.variant,
        of_team(
            view.team.other,
            QCoreApplication.translate("Talk", "White asks for your word"),
            QCoreApplication.translate("Talk", "Black asks for your word"),
        ),
        of_team(
            view.team.other,
            QCoreApplication.translate("Talk", "The team asks for your word"),
            QCoreApplication.translate("Talk", "The interceptor asks for your word"),
        ),
    )
    agree = QCoreApplication.translate("Talk", "We agree")
    if not may_encrypt(view.table, view.team):
        agree = QCoreApplication.translate("Talk", "I agree")
    no = QCoreApplication.translate("Talk", "No, leave it")
    return TalkState(
        TalkPage.QUESTION,
        asks,
        proposal_text(view.table),
        (
            TalkButton("agree", agree, AgreeToProposal(by), Style.MAIN, sign=Sign.TICK),
            TalkButton("decline", no, c.Decline(by)),
        ),
    )


def _waiting(view: TeamView) -> TalkState:
    table, by = view.table, Actor.of(view.team)
    headline = of_variant(
        table.variant,
        of_team(
            view.team.other,
            QCoreApplication.translate("Talk", "White answers on its own screen"),
            QCoreApplication.translate("Talk", "Black answers on its own screen"),
        ),
        of_team(
            view.team.other,
            QCoreApplication.translate("Talk", "The team answers on its own screen"),
            QCoreApplication.translate("Talk", "The interceptor answers on its own screen"),
        ),
    )
    buttons: tuple[TalkButton, ...] = ()
    if c.Decline in legal_kinds(table, by):
        buttons = (TalkButton("withdraw", QCoreApplication.translate("Talk", "Ask no longer"), c.Decline(by)),)
    return TalkState(TalkPage.WAITING, headline, proposal_text(table), buttons)


def tray_while_talking(view: TeamView, held: Held) -> TrayState | None:
    """The tray while something is corrected; `None` where it is what it is anyway."""
    table = view.table
    rows = rows_of(table.active_half)
    match held.page:
        case TalkPage.CLUES:
            return TrayState(Body.FIELDS, _clues(view).headline, control_text(table), rows=rows)
        case TalkPage.INTERCEPT | TalkPage.DECODE:
            return TrayState(Body.PADS, _guess(view, held.page, ()).headline, control_text(table), rows=rows)
        case _:
            return None
