"""What the models call signs and coins, as the widgets have them: the same on a team's screen and at the table."""

from __future__ import annotations

from typing import Final

from decrypto_qt.models.table_tray import Coin
from decrypto_qt.models.tray import Sign
from decrypto_qt.rules.decrypto.values import Variant
from decrypto_qt.rules.teams import Team
from decrypto_qt.widgets.icons import Icon
from decrypto_qt.widgets.tokens import Rack, TokenKind

ICONS: Final = {
    Sign.LOCK: Icon.LOCK,
    Sign.TICK: Icon.TICK,
    Sign.ARROW: Icon.ARROW,
    Sign.UNDO: Icon.UNDO,
    Sign.SWAP: Icon.SWAP,
    Sign.HOURGLASS: Icon.HOURGLASS,
    Sign.RING: Icon.RINGS,
    Sign.CARD: Icon.EYE,
    Sign.PAUSE: Icon.PAUSE,
    Sign.PENCIL: Icon.PENCIL,
}
TOKEN_KINDS: Final = {Coin.INTERCEPTION: TokenKind.INTERCEPTION, Coin.MISCOMMUNICATION: TokenKind.MISCOMMUNICATION}


def rack_of(variant: Variant, team: Team) -> Rack:
    """Which wells a side has: with three players all tokens are the interceptor's, and of one kind."""
    if variant is Variant.TWO_TEAMS:
        return Rack.BOTH
    return Rack.INTERCEPTIONS if team is Team.BLACK else Rack.NONE
