"""The game's own clock: seconds of play, whatever the pauses between."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from decrypto_qt.game.game_clock import GameClock


def test_a_new_clock_stands_at_zero() -> None:
    assert GameClock().seconds(1000.0) == 0.0
    assert not GameClock().running


def test_it_counts_only_while_it_runs() -> None:
    clock = GameClock().resumed(100.0)
    assert clock.running
    assert clock.seconds(107.5) == 7.5
    stopped = clock.paused(110.0)
    assert not stopped.running
    assert stopped.seconds(5000.0) == 10.0
    assert stopped.resumed(6000.0).seconds(6002.0) == 12.0


def test_running_or_standing_twice_changes_nothing() -> None:
    clock = GameClock(3.0).resumed(10.0)
    assert clock.resumed(20.0) == clock
    assert clock.paused(12.0).paused(50.0) == clock.paused(12.0)


def test_a_clock_that_goes_backwards_takes_nothing_back() -> None:
    assert GameClock(3.0).resumed(10.0).seconds(4.0) == 3.0


@given(st.lists(st.tuples(st.floats(0, 1e6), st.booleans()), max_size=30))
def test_it_never_runs_back_and_counts_what_it_ran(spans: list[tuple[float, bool]]) -> None:
    now = played = 0.0
    clock = GameClock()
    for span, runs in spans:
        clock = clock.resumed(now) if runs else clock.paused(now)
        before = clock.seconds(now)
        now += span
        played += span if runs else 0.0
        assert clock.seconds(now) >= before
    assert abs(clock.seconds(now) - played) <= 1e-6 * max(1.0, played)
