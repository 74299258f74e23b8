"""What the game's enums and values are called in the language of the window: every such word is made here.

Sentences about a team are whole sentences for White and for Black, never a name with an ending put to it. Three players
are no White and Black: their sentences speak of the team and of the interceptor.
"""

from __future__ import annotations

import unicodedata
from typing import Final, assert_never

from PySide6.QtCore import QCoreApplication

from decrypto_qt.game.evening import Evening
from decrypto_qt.rules.decrypto import events as e
from decrypto_qt.rules.decrypto.state import Outcome, Proposal, Reason
from decrypto_qt.rules.decrypto.values import (
    Clue,
    Code,
    GuessKind,
    HouseRules,
    MissingClue,
    Performance,
    PerformedClue,
    SpokenClue,
    StruckClue,
    TextClue,
    Variant,
)
from decrypto_qt.rules.decrypto.views import TableView, TeamPublicView
from decrypto_qt.rules.errors import Refusal
from decrypto_qt.rules.teams import Team

LANGUAGE_NAMES: Final = {"en": "English", "fi": "Suomi", "cs": "Čeština", "de": "Deutsch", "es": "Español"}
"""The languages by their codes, each in its own words, which are the same in every language."""

_TURNING: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""What sets the direction of letters until it is taken back, also of those behind the word it stands in."""


def of_team(team: Team, white: str, black: str) -> str:
    """The sentence for that team."""
    return white if team is Team.WHITE else black


def of_variant(variant: Variant, two: str, three: str) -> str:
    """The sentence for that game: for two teams, or for three players."""
    return three if variant is Variant.THREE_PLAYERS else two


def side_word(team: Team, variant: Variant) -> str:
    """A side as a word by itself: a colour, or with three players the team or the interceptor."""
    return of_variant(
        variant,
        team_colour(team),
        of_team(
            team,
            QCoreApplication.translate("Words", "The team", "two of three players, as a word by itself"),
            QCoreApplication.translate("Words", "The interceptor", "one of three players, as a word by itself"),
        ),
    )


def in_line(text: str) -> str:
    """What people wrote, as it can stand in a line among other words: a record may hold anything.

    Breaks and tabs become spaces; what only steers (control characters, marks that turn the direction of all that
    follows) is left out.
    """
    if text.isprintable():
        return text
    kept = (" " if letter.isspace() else letter for letter in text)
    return "".join(letter for letter in kept if letter not in _TURNING and unicodedata.category(letter) != "Cc").strip()


def team_colour(team: Team) -> str:
    """The team's colour as a word by itself."""
    return of_team(
        team,
        QCoreApplication.translate("Words", "White", "the team, as a word by itself"),
        QCoreApplication.translate("Words", "Black", "the team, as a word by itself"),
    )


def team_name(view: TeamPublicView, variant: Variant = Variant.TWO_TEAMS) -> str:
    """What the team calls itself, or its colour; with three players, what the interceptor is called."""
    if view.name:
        return in_line(view.name)
    if variant is Variant.THREE_PLAYERS and view.team is Team.BLACK and view.players:
        return in_line(view.players[0])
    return side_word(view.team, variant)


def members_of(view: TeamPublicView, variant: Variant = Variant.TWO_TEAMS) -> tuple[str, ...]:
    """Who stands below that name: the players; below the interceptor's own name what that player is."""
    if variant is Variant.THREE_PLAYERS and view.team is Team.BLACK and not view.name:
        return (side_word(view.team, variant),) if view.players else ()
    return tuple(map(in_line, view.players))


def code_text(code: Code | None) -> str:
    """A code as it is written on the sheet, or a dash for no attempt."""
    return "–" if code is None else ".".join(str(digit) for digit in code)


def performance_text(performance: Performance) -> str:
    """A clue that is no words, in a word."""
    match performance:
        case Performance.HUM:
            return QCoreApplication.translate("Words", "hummed", "a clue that was hummed")
        case Performance.DANCE:
            return QCoreApplication.translate("Words", "danced", "a clue that was danced")
        case Performance.MIME:
            return QCoreApplication.translate("Words", "mimed", "a clue that was mimed")
        case _:
            assert_never(performance)


def clue_text(clue: Clue | None) -> str:
    """A clue as the sheet and the table show it; empty where it has not been read yet."""
    match clue:
        case None:
            return ""
        case TextClue(text):
            return in_line(text)
        case PerformedClue(performance, note):
            word = performance_text(performance)
            if not note:
                return word
            return QCoreApplication.translate("Words", "{how}: {note}").format(how=word, note=in_line(note))
        case SpokenClue():
            return QCoreApplication.translate("Words", "on paper", "a clue that was said and written on paper only")
        case MissingClue():
            return QCoreApplication.translate("Words", "missing", "a clue that is not there")
        case StruckClue(text):
            return QCoreApplication.translate("Words", "struck: {clue}").format(clue=in_line(text))
        case _:
            assert_never(clue)


def reason_text(outcome: Outcome, variant: Variant = Variant.TWO_TEAMS) -> str:
    """Why the game ended as it did, as a sentence."""
    reasons = set(outcome.reasons)
    if variant is Variant.THREE_PLAYERS and Reason.INTERCEPTIONS in reasons:
        return QCoreApplication.translate("Words", "Two tokens win for the interceptor.")
    if variant is Variant.THREE_PLAYERS:
        return QCoreApplication.translate("Words", "Five rounds, and the interceptor holds fewer than two tokens.")
    if Reason.INTERCEPTIONS in reasons and Reason.MISCOMMUNICATIONS in reasons:
        return _of_loser(
            outcome,
            QCoreApplication.translate("Words", "Two interceptions, and White misunderstood itself twice."),
            QCoreApplication.translate("Words", "Two interceptions, and Black misunderstood itself twice."),
        )
    if Reason.INTERCEPTIONS in reasons:
        return QCoreApplication.translate("Words", "Two codes were intercepted.")
    if Reason.MISCOMMUNICATIONS in reasons:
        return _of_loser(
            outcome,
            QCoreApplication.translate("Words", "White misunderstood itself twice."),
            QCoreApplication.translate("Words", "Black misunderstood itself twice."),
        )
    if Reason.POINTS in reasons:
        return QCoreApplication.translate("Words", "The tie-break was decided by points.")
    if Reason.KEYWORDS in reasons:
        return QCoreApplication.translate("Words", "The tie-break was decided by keywords.")
    return QCoreApplication.translate("Words", "Points and keywords are even.")


def _of_loser(outcome: Outcome, white: str, black: str) -> str:
    """A sentence about whoever lost, by the colour: the same on both screens, where “the other team” is another."""
    return of_team(Team.WHITE if outcome.winner is Team.BLACK else Team.BLACK, white, black)


def outcome_text(outcome: Outcome, variant: Variant = Variant.TWO_TEAMS) -> str:
    """Who won."""
    if outcome.winner is None:
        return QCoreApplication.translate("Words", "A shared victory")
    return of_variant(
        variant,
        of_team(
            outcome.winner,
            QCoreApplication.translate("Words", "White wins"),
            QCoreApplication.translate("Words", "Black wins"),
        ),
        of_team(
            outcome.winner,
            QCoreApplication.translate("Words", "The team wins"),
            QCoreApplication.translate("Words", "The interceptor wins"),
        ),
    )


def take_back_text(kind: type[e.Event], team: Team | None, variant: Variant = Variant.TWO_TEAMS) -> str:
    """The label of an undo: what would be taken back by its name, never what it was."""
    if kind is e.GuessLocked and team is not None:
        return of_variant(
            variant,
            of_team(
                team,
                QCoreApplication.translate("Words", "Take back: White’s guess"),
                QCoreApplication.translate("Words", "Take back: Black’s guess"),
            ),
            QCoreApplication.translate("Words", "Take back: the guess"),
        )
    if kind is e.EncryptorReady:
        return QCoreApplication.translate("Words", "Take back: ready")
    if kind is e.SandRanOut:
        return QCoreApplication.translate("Words", "Take back: how many were ready")
    if kind is e.KeywordsAccepted:
        return QCoreApplication.translate("Words", "Take back: we know our words")
    if kind is e.ClueHeard:
        return QCoreApplication.translate("Words", "Take back: the last clue")
    if kind is e.KeywordsLocked:
        return QCoreApplication.translate("Words", "Take back: the four answers")
    if kind is e.EncryptorNamed:
        return QCoreApplication.translate("Words", "Take back: the encryptor")
    if kind is e.ReadingFinished:
        return QCoreApplication.translate("Words", "Take back: all clues are read")
    if kind is e.EntryAccepted:
        return QCoreApplication.translate("Words", "Take back: the near-miss")
    if kind is e.ClueAccepted:
        return QCoreApplication.translate("Words", "Take back: the clue was accepted")
    if kind is e.PlayersChanged:
        return QCoreApplication.translate("Words", "Take back: the players")
    return QCoreApplication.translate("Words", "Take back")


def take_back_ready_text(team: Team) -> str:
    """The label of an undo that is offered to whoever has the turn, and belongs to the other team."""
    return of_team(
        team,
        QCoreApplication.translate("Words", "Take back: White is ready"),
        QCoreApplication.translate("Words", "Take back: Black is ready"),
    )


def give_again_text(kind: type[e.Event], team: Team | None, variant: Variant = Variant.TWO_TEAMS) -> str:
    """The label of a redo: what would be given again by its name, never what it was."""
    if kind is e.GuessLocked and team is not None:
        return of_variant(
            variant,
            of_team(
                team,
                QCoreApplication.translate("Words", "Give again: White’s guess"),
                QCoreApplication.translate("Words", "Give again: Black’s guess"),
            ),
            QCoreApplication.translate("Words", "Give again: the guess"),
        )
    if kind is e.EncryptorReady:
        return QCoreApplication.translate("Words", "Give again: ready")
    if kind is e.KeywordsAccepted:
        return QCoreApplication.translate("Words", "Give again: we know our words")
    if kind is e.ClueHeard:
        return QCoreApplication.translate("Words", "Give again: the last clue")
    if kind is e.KeywordsLocked:
        return QCoreApplication.translate("Words", "Give again: the four answers")
    if kind is e.EncryptorNamed:
        return QCoreApplication.translate("Words", "Give again: the encryptor")
    if kind is e.ReadingFinished:
        return QCoreApplication.translate("Words", "Give again: all clues are read")
    if kind is e.EntryAccepted:
        return QCoreApplication.translate("Words", "Give again: the near-miss")
    if kind is e.ClueAccepted:
        return QCoreApplication.translate("Words", "Give again: the clue was accepted")
    if kind is e.PlayersChanged:
        return QCoreApplication.translate("Words", "Give again: the players")
    if kind is e.SandRanOut:
        return QCoreApplication.translate("Words", "Give again: how many were ready")
    return QCoreApplication.translate("Words", "Give again")


def agreed_text(rules: HouseRules) -> str:
    """The house rules that the table has agreed on; empty where there are none."""
    texts = []
    if rules.writing_only:
        texts.append(QCoreApplication.translate("Words", "clues in writing only", "a house rule"))
    if rules.two_words:
        texts.append(QCoreApplication.translate("Words", "at most two words a clue", "a house rule"))
    if not texts:
        return ""
    return QCoreApplication.translate("Words", "House rules: {rules}.").format(rules="; ".join(texts))


def evening_text(evening: Evening, table: TableView) -> str:
    """The score of the evening, by the teams' names; empty before the first game has been decided."""
    if not evening.games:
        return ""
    if evening.shared:
        text = QCoreApplication.translate(
            "Words", "This evening: {white} {won_white}, {black} {won_black}, shared {shared}."
        )
    else:
        text = QCoreApplication.translate("Words", "This evening: {white} {won_white}, {black} {won_black}.")
    return text.format(
        white=team_name(table.white, table.variant),
        black=team_name(table.black, table.variant),
        won_white=evening.white,
        won_black=evening.black,
        shared=evening.shared,
    )


def proposal_text(table: TableView) -> str:
    """What one team has asked of the other, as a question; empty where nothing is asked."""
    proposal = table.proposal
    if proposal is None:
        return ""
    if table.variant is Variant.THREE_PLAYERS:
        return _proposal_of_three(proposal)
    if proposal.redraw is not None:
        return of_team(
            proposal.redraw,
            QCoreApplication.translate("Words", "White’s code card was seen: may White draw another one?"),
            QCoreApplication.translate("Words", "Black’s code card was seen: may Black draw another one?"),
        )
    guesser = table.active if proposal.kind is GuessKind.DECODE else table.active.other
    if proposal.code is None:
        return of_team(
            guesser,
            QCoreApplication.translate("Words", "White’s guess was mistyped: White makes no attempt?"),
            QCoreApplication.translate("Words", "Black’s guess was mistyped: Black makes no attempt?"),
        )
    return of_team(
        guesser,
        QCoreApplication.translate("Words", "White’s guess was mistyped: should it be {code}?"),
        QCoreApplication.translate("Words", "Black’s guess was mistyped: should it be {code}?"),
    ).format(code=code_text(proposal.code))


def _proposal_of_three(proposal: Proposal) -> str:
    if proposal.redraw is not None:
        return QCoreApplication.translate("Words", "The code card was seen: may another one be drawn?")
    if proposal.code is None:
        return QCoreApplication.translate("Words", "The interceptor’s guess was mistyped: is there no attempt?")
    return of_team(
        Team.WHITE if proposal.kind is GuessKind.DECODE else Team.BLACK,
        QCoreApplication.translate("Words", "The team’s guess was mistyped: should it be {code}?"),
        QCoreApplication.translate("Words", "The interceptor’s guess was mistyped: should it be {code}?"),
    ).format(code=code_text(proposal.code))


def refusal_text(refusal: Refusal) -> str:
    """Why something is not possible now, in a sentence for the table."""
    match refusal:
        case Refusal.NOT_YOUR_TURN | Refusal.NOT_YOURS:
            return QCoreApplication.translate("Words", "It is not your turn.")
        case Refusal.INTERCEPTION_FIRST:
            return QCoreApplication.translate("Words", "The interception is locked first.")
        case Refusal.FIRST_ROUND:
            return QCoreApplication.translate("Words", "Nobody intercepts in the first round.")
        case Refusal.CLUES_MISSING:
            return QCoreApplication.translate("Words", "Not all three clues have been read.")
        case Refusal.BAD_CLUE:
            return QCoreApplication.translate("Words", "A clue must not be empty.")
        case Refusal.WORDS_ONLY:
            return QCoreApplication.translate("Words", "By house rule clues are given in writing only.")
        case Refusal.TOO_MANY_WORDS:
            return QCoreApplication.translate("Words", "By house rule a clue has at most two words.")
        case Refusal.BAD_CODE:
            return QCoreApplication.translate("Words", "A code is three different digits from 1 to 4.")
        case Refusal.BAD_KEYWORDS:
            return QCoreApplication.translate("Words", "There is no other word to be had for this one.")
        case Refusal.AWAITS_ANSWER:
            return QCoreApplication.translate("Words", "That waits for an answer.")
        case Refusal.NOTHING_TO_UNDO:
            return QCoreApplication.translate("Words", "There is nothing to take back.")
        case _:
            return QCoreApplication.translate("Words", "That is not possible now.")
