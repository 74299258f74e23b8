"""The one place where a state becomes views: whatever a window has comes through here."""

from __future__ import annotations

from decrypto_qt.game.host import GameHost
from decrypto_qt.models.session import Views
from decrypto_qt.rules.decrypto.values import Phase
from decrypto_qt.rules.decrypto.views import (
    AfterGameView,
    EncryptorView,
    after_game_view,
    encryptor_view,
    is_next_missing,
    table_view,
    team_view,
)
from decrypto_qt.rules.teams import Actor, Team


def views_of(host: GameHost, viewer: Actor) -> Views | None:
    """What the window of `viewer` may show of the game in play; `None` without one."""
    game = host.game
    state = None if game is None else game.state
    if game is None or state is None:
        return None
    return Views(
        table=table_view(state),
        own=None if viewer.team is None else team_view(state, viewer.team),
        paused=game.running.paused,
        sand=host.sand(),
        sand_out=host.sand_is_out(),
        undoable=game.undoable(viewer),
        redoable=game.running.redoable(viewer),
        evening=game.evening,
        next_missing=is_next_missing(state),
    )


def open_card(host: GameHost, team: Team) -> EncryptorView | None:
    """What a team's encryptor may see; nothing while the game is paused or the codes of the round are played."""
    game = host.game
    state = None if game is None else game.state
    if game is None or state is None or game.running.paused or state.phase is not Phase.ENCRYPT:
        return None
    return encryptor_view(state, team)


def after_game(host: GameHost) -> AfterGameView | None:
    """Everything that was hidden, once the game is over."""
    game = host.game
    if game is None or game.state is None or not game.over:
        return None
    return after_game_view(game.state)
