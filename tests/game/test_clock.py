"""The sand timer and the suspend watch as values: fake clocks only."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from decrypto_qt.game.clock import SandTimer, SuspendWatch

DURATIONS = st.floats(1, 600)
MOMENTS = st.floats(-1e6, 1e6)
SPANS = st.floats(0, 700)


def test_a_fresh_glass_is_at_rest_with_all_sand_below() -> None:
    glass = SandTimer(30)

    assert glass.remaining(1000) == 0
    assert not glass.running(1000)
    assert not glass.finished(1000)


def test_turning_starts_the_whole_duration() -> None:
    glass = SandTimer(30).turned(100)

    assert [glass.remaining(now) for now in (100, 101, 110, 129.5, 130, 500)] == [30, 29, 20, 0.5, 0, 0]
    assert [glass.share(now) for now in (100, 115, 130)] == [1, 0.5, 0]
    assert [glass.running(now) for now in (100, 129.5, 130)] == [True, True, False]
    assert [glass.finished(now) for now in (100, 129.5, 130)] == [False, False, True]


def test_a_stall_changes_nothing_but_the_moment_asked_for() -> None:
    glass = SandTimer(30).turned(0)

    assert glass.remaining(3) == 27
    assert glass.remaining(23) == 7


def test_a_clock_that_steps_back_adds_no_sand() -> None:
    assert SandTimer(30, started_at=100, above=20).remaining(90) == 20


def test_turning_half_way_gives_back_what_has_run() -> None:
    glass = SandTimer(30).turned(0).turned(10)

    assert glass.remaining(10) == 10
    assert glass.finished(20)


def test_a_held_glass_keeps_its_sand_until_it_is_let_go() -> None:
    held = SandTimer(30).turned(0).paused(12)

    assert held.remaining(12) == 18
    assert held.remaining(9999) == 18
    assert not held.running(9999)
    assert held.resumed(500).remaining(508) == 10


def test_holding_or_letting_go_of_a_glass_that_does_not_run_does_nothing() -> None:
    rest = SandTimer(30)
    empty = rest.turned(0)
    running = rest.turned(0)

    assert rest.paused(1) == rest
    assert rest.resumed(1) == rest
    assert empty.paused(31) == empty
    assert running.resumed(5) == running


def test_a_filled_glass_waits_with_all_sand_above() -> None:
    glass = SandTimer.filled(45)

    assert glass.share(7) == 1
    assert not glass.running(7)
    assert glass.resumed(7).remaining(17) == 35


@pytest.mark.parametrize(("duration", "above"), [(0, 0), (-1, 0), (30, 31), (30, -1), (float("nan"), 0)])
def test_an_impossible_glass_is_refused(duration: float, above: float) -> None:
    with pytest.raises(ValueError, match="sand"):
        SandTimer(duration, None, above)


@given(DURATIONS, MOMENTS, SPANS)
def test_the_share_stays_between_none_and_all_and_never_grows(duration: float, start: float, span: float) -> None:
    glass = SandTimer(duration).turned(start)

    shares = [glass.share(start + span * step / 8) for step in range(9)]

    assert all(0 <= share <= 1 for share in shares)
    assert shares == sorted(shares, reverse=True)


@given(DURATIONS, MOMENTS, SPANS)
def test_turning_twice_at_once_is_turning_not_at_all(duration: float, start: float, span: float) -> None:
    glass = SandTimer(duration).turned(start)
    now = start + span

    assert glass.turned(now).turned(now).remaining(now) == pytest.approx(glass.remaining(now), abs=1e-6)


@given(DURATIONS, MOMENTS, SPANS, SPANS)
def test_a_pause_of_any_length_costs_no_sand(duration: float, start: float, span: float, pause: float) -> None:
    glass = SandTimer(duration).turned(start)
    held_at, let_go_at = start + span, start + span + pause

    later = glass.paused(held_at).resumed(let_go_at)

    assert later.remaining(let_go_at) == pytest.approx(glass.remaining(held_at), abs=1e-6)


def test_a_suspend_is_a_boot_clock_more_than_two_seconds_ahead() -> None:
    watch = SuspendWatch.started(100, 100)

    assert not watch.suspended(160, 160)
    assert not watch.suspended(160, 162)
    assert watch.suspended(160, 162.5)
    assert watch.suspended(160, 4000)


def test_a_computer_that_slept_before_the_start_is_not_suspended_now() -> None:
    assert not SuspendWatch.started(100, 90_000).suspended(101, 90_001)


def test_short_naps_add_up_until_they_are_dealt_with() -> None:
    watch = SuspendWatch.started(0, 0)

    assert not watch.suspended(10, 11.5)
    assert watch.suspended(20, 23)
    assert not watch.agreed(20, 23).suspended(30, 33)


@given(MOMENTS, SPANS, SPANS)
def test_a_stalled_program_is_no_suspend(start: float, lead: float, stall: float) -> None:
    assert not SuspendWatch.started(start, start + lead).suspended(start + stall, start + lead + stall)
