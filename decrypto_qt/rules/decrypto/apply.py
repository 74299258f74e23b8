"""What an event makes of a state: total over the events that `decide` gives, and free of choices.

Whether something may happen is `decide`'s question; here it has happened.
"""

from __future__ import annotations

from typing import Any, Final

from decrypto_qt.rules.decrypto import events as e
from decrypto_qt.rules.decrypto.legal import timed_team
from decrypto_qt.rules.decrypto.scoring import (
    TIE_BREAK_BY_KEYWORDS,
    Tokens,
    end_of_round,
    end_of_round_of_three,
    settle,
)
from decrypto_qt.rules.decrypto.state import GameState, HalfState, Outcome, Proposal, Sand, TeamState
from decrypto_qt.rules.decrypto.values import (
    MISSING,
    NO_DRAFTS,
    Clue,
    ClueMode,
    GuessKind,
    Phase,
    PlayMode,
    RevealStep,
    Setup,
    StruckClue,
    TeamSetup,
    TextClue,
    Variant,
)
from decrypto_qt.rules.evolve import evolve
from decrypto_qt.rules.teams import Team

# Asked for at every command of a replay; an Enum's members are ten times as slow to reach through their class.
_WHITE: Final = Team.WHITE
_BY_TURNS: Final = PlayMode.BY_TURNS
_INTERCEPT: Final = GuessKind.INTERCEPT
_TOKENS: Final = RevealStep.TOKENS


def apply(state: GameState | None, event: e.Event) -> GameState:
    """The state after `event`.

    Raises:
        ValueError: the first event of a game is not `GameDealt`, or a later one is.
    """
    if state is None:
        if not isinstance(event, e.GameDealt):
            raise ValueError("a game's first event deals the cards")
        return _dealt(event.setup)
    after: GameState = _APPLY[event.__class__](state, event)
    return after


def _dealt(setup: Setup) -> GameState:
    return GameState(
        setup=setup,
        phase=Phase.KEYWORDS,
        round_number=0,
        white=_seated(setup.white),
        black=_seated(setup.black),
        controller=_by_turns(setup, Team.WHITE),
    )


def _seated(team: TeamSetup) -> TeamState:
    return TeamState(name=team.name, players=team.players, keywords=team.keywords)


def _by_turns(setup: Setup, team: Team) -> Team | None:
    return team if setup.play_mode is _BY_TURNS else None


def _with_team(state: GameState, team: Team, **changes: Any) -> GameState:
    if team is _WHITE:
        return evolve(state, white=evolve(state.white, **changes))
    return evolve(state, black=evolve(state.black, **changes))


def _half(state: GameState, owner: Team) -> HalfState:
    half = state.half(owner)
    if half is None:
        raise ValueError("that team has no code in this round")
    return half


def _with_half(state: GameState, owner: Team, half: HalfState, **changes: Any) -> GameState:
    if owner is _WHITE:
        return evolve(state, white_half=half, **changes)
    return evolve(state, black_half=half, **changes)


def _replaced(values: tuple[Any, ...], index: int, value: Any) -> tuple[Any, ...]:
    return (*values[:index], value, *values[index + 1 :])


def _dealt_twice(state: GameState, event: e.GameDealt) -> GameState:
    raise ValueError("the cards are dealt once a game")


def _keyword_exchanged(state: GameState, event: e.KeywordExchanged) -> GameState:
    keywords = _replaced(state.team(event.team).keywords, event.slot - 1, event.word)
    return _with_team(state, event.team, keywords=keywords)


def _keywords_accepted(state: GameState, event: e.KeywordsAccepted) -> GameState:
    state = _with_team(state, event.team, keywords_accepted=True)
    if all(state.team(team).keywords_accepted for team in state.encrypting_teams):
        return _begin_round(state, 1)
    return state


def proposed_encryptor(team: TeamState) -> str:
    """Who is proposed next: the role passes from member to member in seating order (rules, "A round")."""
    players = team.players
    if not players:
        return ""
    if team.encryptor not in players:
        return players[0]
    return players[(players.index(team.encryptor) + 1) % len(players)]


def _begin_round(state: GameState, number: int) -> GameState:
    finished = tuple(half for half in (state.white_half, state.black_half) if half is not None)
    two = state.setup.variant is Variant.TWO_TEAMS
    white = evolve(state.white, encryptor=proposed_encryptor(state.white))
    black = evolve(state.black, encryptor=proposed_encryptor(state.black)) if two else state.black
    first = Team.WHITE if number % 2 or not two else Team.BLACK
    return evolve(
        state,
        phase=Phase.ENCRYPT,
        round_number=number,
        white=white,
        black=black,
        past=state.past + finished,
        white_half=HalfState(Team.WHITE, number, white.encryptor),
        black_half=HalfState(Team.BLACK, number, black.encryptor) if two else None,
        active=Team.WHITE,
        controller=_by_turns(state.setup, first),
        sand=None,
    )


def _turn_handed_over(state: GameState, event: e.TurnHandedOver) -> GameState:
    return evolve(state, controller=event.to)


def _encryptor_named(state: GameState, event: e.EncryptorNamed) -> GameState:
    half = evolve(_half(state, event.team), encryptor=event.player)
    return _with_half(_with_team(state, event.team, encryptor=event.player), event.team, half)


def _answered(state: GameState) -> GameState:
    """The state once what was proposed is done or declined: mouse and keyboard are whose they were before."""
    if state.proposal is None:
        return state
    return evolve(state, proposal=None, controller=state.proposal.controller)


def _asked(state: GameState, proposal: Proposal) -> GameState:
    """The state while the other team is to answer: mouse and keyboard are its."""
    return evolve(state, proposal=proposal, controller=_by_turns(state.setup, proposal.by.other))


def _redraw_proposed(state: GameState, event: e.RedrawProposed) -> GameState:
    return _asked(state, Proposal(event.by, redraw=event.team, controller=state.controller))


def _correction_proposed(state: GameState, event: e.CorrectionProposed) -> GameState:
    return _asked(state, Proposal(event.by, kind=event.kind, code=event.code, controller=state.controller))


def _proposal_declined(state: GameState, event: e.ProposalDeclined) -> GameState:
    return _answered(state)


def _code_drawn(state: GameState, event: e.CodeDrawn) -> GameState:
    state = _answered(state)
    before = _half(state, event.team)
    half = evolve(
        before,
        code=event.code,
        draws=before.draws + 1,
        ready=False,
        out_of_time=False,
        drafts=NO_DRAFTS,
        written=None,
        clues=(None, None, None),
    )
    if state.phase is Phase.ENCRYPT:
        # Whoever has to think again has not lost the time that the seen card took.
        timed = before.drawn and timed_team(state) is event.team
        return _with_half(state, event.team, half, sand=None if timed else state.sand)
    # The card was seen after both were ready: this team thinks again, and reading goes on where it was.
    return _with_half(
        state, event.team, half, phase=Phase.ENCRYPT, controller=_by_turns(state.setup, event.team), sand=None
    )


def _draft_written(state: GameState, event: e.DraftWritten) -> GameState:
    half = _half(state, event.team)
    drafts = _replaced(half.drafts, event.position - 1, event.clue)
    return _with_half(state, event.team, evolve(half, drafts=drafts))


def _encryptor_ready(state: GameState, event: e.EncryptorReady) -> GameState:
    half = evolve(_half(state, event.team), ready=True, drafts=NO_DRAFTS, written=event.clues)
    return _with_ready(state, event.team, half)


def _with_ready(state: GameState, team: Team, half: HalfState) -> GameState:
    other = state.half(team.other)
    if other is None or other.ready:
        # Nobody is hurried any more, so the glass is put aside.
        controller = _reading(state, state.active)
        return _with_half(state, team, half, phase=Phase.READ, controller=controller, sand=None)
    return _with_half(state, team, half)


def _sand_ran_out(state: GameState, event: e.SandRanOut) -> GameState:
    half = _half(state, event.team)
    if event.ready is None:
        half = evolve(half, ready=True, out_of_time=True, drafts=NO_DRAFTS, written=half.drafts)
    else:
        clues = tuple(None if position < event.ready else MISSING for position in range(3))
        half = evolve(half, ready=True, out_of_time=True, clues=clues)
    return _with_ready(state, event.team, half)


def _reading(state: GameState, owner: Team) -> Team | None:
    """Whose turn it is while that colour's clues are read: spoken ones are written down by those who hear them."""
    spoken = state.setup.clue_mode is ClueMode.SPOKEN
    return _by_turns(state.setup, owner.other if spoken else owner)


def _sand_turned(state: GameState, event: e.SandTurned) -> GameState:
    return evolve(state, sand=Sand(event.team, event.at))


def _clue_read(state: GameState, event: e.ClueRead) -> GameState:
    half = _half(state, state.active)
    if half.written is None:
        raise ValueError("no clues have been handed in")
    i = event.position - 1
    return _with_half(state, state.active, evolve(half, clues=_replaced(half.clues, i, half.written[i])))


def _clue_heard(state: GameState, event: e.ClueHeard) -> GameState:
    half = _half(state, state.active)
    i = event.position - 1
    half = evolve(half, clues=_replaced(half.clues, i, event.clue), accepted=_replaced(half.accepted, i, False))
    return _with_half(state, state.active, half)


def _clue_accepted(state: GameState, event: e.ClueAccepted) -> GameState:
    half = _half(state, state.active)
    return _with_half(state, state.active, evolve(half, accepted=_replaced(half.accepted, event.position - 1, True)))


def _reading_finished(state: GameState, event: e.ReadingFinished) -> GameState:
    first = state.active if state.round_number == 1 else state.active.other
    return evolve(state, phase=Phase.GUESS, controller=_by_turns(state.setup, first))


def _guess_locked(state: GameState, event: e.GuessLocked) -> GameState:
    half = _half(state, state.active)
    if event.kind is _INTERCEPT:
        half = evolve(half, intercept=event.code, intercept_locked=True)
    else:
        half = evolve(half, decode=event.code)
    if half.decode is not None and (half.intercept_locked or state.round_number == 1):
        controller = _by_turns(state.setup, state.active)
        return _with_half(state, state.active, half, phase=Phase.REVEAL, controller=controller)
    return _with_half(state, state.active, half)


def _guess_corrected(state: GameState, event: e.GuessCorrected) -> GameState:
    state = _answered(state)
    half = _half(state, state.active)
    if event.kind is _INTERCEPT:
        return _with_half(state, state.active, evolve(half, intercept=event.code))
    return _with_half(state, state.active, evolve(half, decode=event.code))


def _step_revealed(state: GameState, event: e.StepRevealed) -> GameState:
    half = evolve(_half(state, state.active), revealed=event.step)
    state = _with_half(state, state.active, half)
    if event.step is not _TOKENS:
        return state
    state = _with_tokens(state, half)
    last = state.active is state.encrypting_teams[-1]
    return _end_round(state) if last else state


def _with_tokens(state: GameState, half: HalfState) -> GameState:
    """Hands out what the rules give for one code; in the three-player game both tokens go to the interceptor."""
    owner, other = half.owner, half.owner.other
    if half.intercept == half.code:
        state = _with_team(state, other, interceptions=state.team(other).interceptions + 1)
    if half.decode != half.code:
        if state.setup.variant is Variant.THREE_PLAYERS:
            return _with_team(state, other, interceptions=state.team(other).interceptions + 1)
        return _with_team(state, owner, miscommunications=state.team(owner).miscommunications + 1)
    return state


def _end_round(state: GameState) -> GameState:
    white, black = state.white, state.black
    result: Outcome | str | None
    if state.setup.variant is Variant.THREE_PLAYERS:
        result = end_of_round_of_three(black.interceptions, state.round_number)
    else:
        tokens = Tokens(white.interceptions, white.miscommunications, black.interceptions, black.miscommunications)
        result = end_of_round(tokens, state.round_number)
    if isinstance(result, Outcome):
        return evolve(state, phase=Phase.FINISHED, outcome=result)
    return evolve(state, phase=Phase.ROUND_OVER, tie_break=result == TIE_BREAK_BY_KEYWORDS)


def _next_reading(state: GameState, event: e.NextReading) -> GameState:
    return evolve(state, phase=Phase.READ, active=Team.BLACK, controller=_reading(state, Team.BLACK))


def _round_started(state: GameState, event: e.RoundStarted) -> GameState:
    return _begin_round(state, event.number)


def _players_changed(state: GameState, event: e.PlayersChanged) -> GameState:
    return _with_team(state, event.team, players=event.players)


def _keyword_guess_started(state: GameState, event: e.KeywordGuessStarted) -> GameState:
    return evolve(state, phase=Phase.KEYWORD_GUESS, controller=_by_turns(state.setup, Team.WHITE))


def _keywords_locked(state: GameState, event: e.KeywordsLocked) -> GameState:
    return _with_team(state, event.team, entries=event.entries)


def _keywords_revealed(state: GameState, event: e.KeywordsRevealed) -> GameState:
    return evolve(state, phase=Phase.KEYWORD_REVEAL)


def _entry_accepted(state: GameState, event: e.EntryAccepted) -> GameState:
    marks = _replaced(state.team(event.team).marks, event.entry - 1, event.slot)
    return _with_team(state, event.team, marks=marks)


def _game_settled(state: GameState, event: e.GameSettled) -> GameState:
    return evolve(state, phase=Phase.FINISHED, outcome=settle(state.white, state.black, state.setup.language))


def _game_abandoned(state: GameState, event: e.GameAbandoned) -> GameState:
    return evolve(_answered(state), phase=Phase.ABANDONED)


def _pencil_written(state: GameState, event: e.PencilWritten) -> GameState:
    pencil = _replaced(state.team(event.team).pencil, event.slot - 1, event.text)
    return _with_team(state, event.team, pencil=pencil)


def struck(clue: Clue) -> Clue:
    """The clue as the sheet keeps it once the table has struck it."""
    return StruckClue(clue.text) if isinstance(clue, TextClue) else clue


_APPLY: Final[dict[type[e.Event], Any]] = {
    e.GameDealt: _dealt_twice,
    e.KeywordExchanged: _keyword_exchanged,
    e.KeywordsAccepted: _keywords_accepted,
    e.TurnHandedOver: _turn_handed_over,
    e.EncryptorNamed: _encryptor_named,
    e.CodeDrawn: _code_drawn,
    e.DraftWritten: _draft_written,
    e.EncryptorReady: _encryptor_ready,
    e.SandTurned: _sand_turned,
    e.SandRanOut: _sand_ran_out,
    e.ClueRead: _clue_read,
    e.ClueHeard: _clue_heard,
    e.ReadingFinished: _reading_finished,
    e.GuessLocked: _guess_locked,
    e.GuessCorrected: _guess_corrected,
    e.ClueAccepted: _clue_accepted,
    e.RedrawProposed: _redraw_proposed,
    e.CorrectionProposed: _correction_proposed,
    e.ProposalDeclined: _proposal_declined,
    e.StepRevealed: _step_revealed,
    e.NextReading: _next_reading,
    e.RoundStarted: _round_started,
    e.PlayersChanged: _players_changed,
    e.KeywordGuessStarted: _keyword_guess_started,
    e.KeywordsLocked: _keywords_locked,
    e.KeywordsRevealed: _keywords_revealed,
    e.EntryAccepted: _entry_accepted,
    e.GameSettled: _game_settled,
    e.GameAbandoned: _game_abandoned,
    e.PencilWritten: _pencil_written,
}
