"""Every end that a game can come to: all token states, round by round, and a whole game through the rules for each."""

from __future__ import annotations

from itertools import product

from decrypto_qt.rules.decrypto import commands as c
from decrypto_qt.rules.decrypto.apply import apply
from decrypto_qt.rules.decrypto.decide import decide
from decrypto_qt.rules.decrypto.state import GameState, Reason
from decrypto_qt.rules.decrypto.values import (
    ALL_CODES,
    GuessKind,
    Phase,
    PlayMode,
    RevealStep,
    Setup,
    TeamSetup,
    TextClue,
    Variant,
)
from decrypto_qt.rules.teams import Actor, Team
from tests.support import oracle

Held = tuple[int, int, int, int]
"""White's interceptions and miscommunications, then Black's."""

Round = tuple[bool, bool, bool, bool]
"""White intercepts, White misunderstands, Black intercepts, Black misunderstands."""

NOTHING: Held = (0, 0, 0, 0)
RIGHT, WRONG = ALL_CODES[0], ALL_CODES[7]


def rounds_after(number: int) -> list[Round]:
    """All that a round can bring: nobody intercepts in round 1."""
    can_intercept = (False, True) if number > 1 else (False,)
    return list(product(can_intercept, (False, True), can_intercept, (False, True)))


def paths() -> dict[tuple[int, Held], list[Round]]:
    """For each round and each token state that it can end in, one way to come there."""
    found: dict[tuple[int, Held], list[Round]] = {(0, NOTHING): []}
    now: dict[Held, list[Round]] = {NOTHING: []}
    for number in range(1, 9):
        after: dict[Held, list[Round]] = {}
        for held, way in now.items():
            for brought in rounds_after(number):
                a, b, p, q = (x + y for x, y in zip(held, brought, strict=True))
                after.setdefault((a, b, p, q), [*way, brought])
        found |= {(number, held): way for held, way in after.items()}
        now = {held: way for held, way in after.items() if oracle.end_of_round(held, number) is None}
    del found[0, NOTHING]
    return found


def give(state: GameState | None, *commands: c.Command) -> GameState:
    for command in commands:
        for event in decide(state, command):
            state = apply(state, event)
    assert state is not None
    return state


def dealt(variant: Variant) -> GameState:
    setup = Setup(
        variant=variant,
        language="en",
        white=TeamSetup("", (), ("black", "dragonfly", "cocktail", "sombrero")),
        black=TeamSetup("", (), ("antiquity", "bone", "morning", "nightmare") if variant is Variant.TWO_TEAMS else ()),
        play_mode=PlayMode.AT_ONCE,
    )
    state = give(None, c.DealGame(Actor.TABLE, setup))
    return give(state, *(c.AcceptKeywords(Actor(team.value)) for team in state.encrypting_teams))


def play_half(state: GameState, owner: Team, *, intercepted: bool, misunderstood: bool) -> GameState:
    own, other = Actor(owner.value), Actor(owner.other.value)
    clues = (c.HearClue(Actor.TABLE, i, TextClue(f"{owner}{state.round_number}{i}")) for i in (1, 2, 3))
    state = give(state, *clues, c.FinishReading(Actor.TABLE))
    if state.round_number > 1:
        state = give(state, c.LockGuess(other, GuessKind.INTERCEPT, RIGHT if intercepted else WRONG))
    state = give(state, c.LockGuess(own, GuessKind.DECODE, WRONG if misunderstood else RIGHT))
    steps = [RevealStep.INTERCEPT] * (state.round_number > 1) + [RevealStep.DECODE, RevealStep.CARD, RevealStep.TOKENS]
    return give(state, *(c.Reveal(Actor.TABLE, step) for step in steps))


def play_round(state: GameState, brought: Round) -> GameState:
    white_intercepts, white_errs, black_intercepts, black_errs = brought
    for team in state.encrypting_teams:
        state = give(state, c.DrawCode(Actor(team.value), RIGHT))
    for team in state.encrypting_teams:
        state = give(state, c.DeclareReady(Actor(team.value)))
    state = play_half(state, Team.WHITE, intercepted=black_intercepts, misunderstood=white_errs)
    if state.variant is Variant.TWO_TEAMS:
        state = give(state, c.ReadNext(Actor.TABLE))
        state = play_half(state, Team.BLACK, intercepted=white_intercepts, misunderstood=black_errs)
    return state


def play_way(variant: Variant, way: list[Round]) -> GameState:
    state = dealt(variant)
    for number, brought in enumerate(way, 1):
        if number > 1:
            state = give(state, c.StartRound(Actor.TABLE, number))
        state = play_round(state, brought)
    return state


def ended(state: GameState) -> tuple[str, tuple[str, ...]] | None:
    if state.outcome is None:
        return None
    winner = "shared" if state.outcome.winner is None else state.outcome.winner.value
    return winner, tuple(reason.value for reason in state.outcome.reasons)


def test_every_state_that_a_round_of_two_teams_can_end_in() -> None:
    reached = paths()
    for (number, held), way in reached.items():
        state = play_way(Variant.TWO_TEAMS, way)
        assert state.round_number == number
        tokens = (
            state.white.interceptions,
            state.white.miscommunications,
            state.black.interceptions,
            state.black.miscommunications,
        )
        assert tokens == held
        right = oracle.end_of_round(held, number)
        if right == oracle.TIE_BREAK:
            right = oracle.tie_break(held)
            assert state.tie_break == (right is None)
            assert state.phase is (Phase.ROUND_OVER if right is None else Phase.FINISHED)
        else:
            assert not state.tie_break
            assert state.phase is (Phase.ROUND_OVER if right is None else Phase.FINISHED)
        assert ended(state) == right, (number, held)


def test_the_walk_comes_everywhere() -> None:
    """All 81 piles of tokens can lie on the table at some end of a round, and the four that stay direct among them."""
    reached = {held for _, held in paths()}
    assert reached == set(product(range(3), repeat=4))
    for held in ((2, 1, 1, 0), (1, 0, 2, 1), (1, 2, 0, 1), (0, 1, 1, 2)):
        state = play_way(Variant.TWO_TEAMS, next(way for (_, other), way in paths().items() if other == held))
        assert state.outcome is not None
        assert Reason.POINTS not in state.outcome.reasons
        assert state.white.interceptions - state.white.miscommunications == (
            state.black.interceptions - state.black.miscommunications
        )


def test_every_tie_goes_on_to_each_end_of_keyword_guessing() -> None:
    right_of_white = ("antiquity", "bone", "morning", "nightmare")
    right_of_black = ("black", "dragonfly", "cocktail", "sombrero")
    ties = [way for (number, held), way in paths().items() if oracle.end_of_round(held, number) == oracle.TIE_BREAK]
    even = [state for state in (play_way(Variant.TWO_TEAMS, way) for way in ties) if state.tie_break]
    assert even
    for state in even:
        guessing = give(state, c.StartKeywordGuess(Actor.TABLE))
        for white, black in product(range(5), repeat=2):
            settled = give(
                guessing,
                c.LockKeywords(Actor.WHITE, _entries(right_of_white, white)),
                c.LockKeywords(Actor.BLACK, _entries(right_of_black, black)),
                c.RevealKeywords(Actor.TABLE),
                c.SettleGame(Actor.TABLE),
            )
            assert settled.phase is Phase.FINISHED
            if white == black:
                assert ended(settled) == ("shared", ("shared",))
            else:
                assert ended(settled) == ("white" if white > black else "black", ("keywords",))


def _entries(keywords: tuple[str, ...], right: int) -> tuple[str, str, str, str]:
    first, second, third, fourth = (*keywords[:right], *["nothing like it"] * (4 - right))
    return first, second, third, fourth


def test_every_state_that_a_round_of_three_players_can_end_in() -> None:
    now: dict[int, list[Round]] = {0: []}
    seen = set()
    for number in range(1, 6):
        after: dict[int, list[Round]] = {}
        for held, way in now.items():
            for intercepted, misunderstood in product((False, True) if number > 1 else (False,), (False, True)):
                brought = (False, misunderstood, intercepted, False)
                after.setdefault(held + intercepted + misunderstood, [*way, brought])
        now = {}
        for held, way in after.items():
            state = play_way(Variant.THREE_PLAYERS, way)
            assert state.black.interceptions == held
            assert (state.white.interceptions, state.white.miscommunications, state.black.miscommunications) == (
                0,
                0,
                0,
            )
            winner = oracle.end_of_round_of_three(held, number)
            assert ended(state) == (
                None if winner is None else (winner, ("interceptions",) if winner == "black" else ("rounds",))
            )
            assert not state.tie_break
            seen.add((number, held))
            if winner is None:
                now[held] = way
    assert seen >= {(1, 0), (1, 1), (2, 2), (2, 3), (5, 0), (5, 1), (5, 2), (5, 3)}
