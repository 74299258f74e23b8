"""The session: views come in, questions go out, and what is refused is told."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from pytestqt.qtbot import QtBot

from decrypto_qt.game.requests import Request
from decrypto_qt.game.running import Answer
from decrypto_qt.models.session import Session, Views
from decrypto_qt.rules.decrypto import commands as c
from decrypto_qt.rules.decrypto.views import encryptor_view
from decrypto_qt.rules.errors import Refusal
from decrypto_qt.rules.teams import Actor, Team
from tests.support.logs import two_teams
from tests.support.tables import Table

Asked = list[tuple[c.Command | Request, Callable[[Answer], None]]]


def test_the_views_are_new_for_whoever_listens(qtbot: QtBot) -> None:
    session = Session(lambda _asked, _answer: None, lambda: 0.0)
    assert session.views is None
    views = Table.dealt(two_teams(), Random(1)).views.screens[Team.WHITE]
    seen: list[Views | None] = []
    session.views_changed.connect(lambda: seen.append(session.views))
    session.set_views(views)
    session.set_views(None)
    assert seen == [views, None]


def test_only_what_is_refused_is_told(qtbot: QtBot) -> None:
    asked: Asked = []
    session = Session(lambda what, answer: asked.append((what, answer)), lambda: 0.0)
    told: list[Answer] = []
    session.refused.connect(told.append)
    session.ask(c.AcceptKeywords(Actor.WHITE))
    session.ask(c.AcceptKeywords(Actor.WHITE))
    (first, answer), (_, answer_again) = asked
    assert first == c.AcceptKeywords(Actor.WHITE)
    answer(Answer())
    assert told == []
    answer_again(Answer(refusal=Refusal.ALREADY_DONE))
    assert told == [Answer(refusal=Refusal.ALREADY_DONE)]


def test_an_open_card_is_asked_for_each_time_and_kept_nowhere(qtbot: QtBot) -> None:
    state = Table.dealt(two_teams(), Random(1)).state
    asked: list[int] = []

    def card() -> object:
        asked.append(1)
        return encryptor_view(state, Team.WHITE)

    session = Session(lambda _asked, _answer: None, lambda: 0.0, open_card=card)  # type: ignore[arg-type]
    first, second = session.open_card(), session.open_card()
    assert len(asked) == 2
    assert first == second
    assert first is not second
    assert session.after_game() is None
    assert Session(lambda _asked, _answer: None, lambda: 0.0).open_card() is None


def test_views_tell_nothing_in_a_repr() -> None:
    views = Table.dealt(two_teams(), Random(1)).views.screens[Team.WHITE]
    assert "kw-" not in repr(views)
