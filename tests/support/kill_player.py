"""Plays a random game on the real disk and says what has been acknowledged, until somebody kills it.

`python -m tests.support.kill_player DATA SEED` prints a digest of the log after each acknowledged action.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from random import Random

from decrypto_qt.game.codec import Codec
from decrypto_qt.rules.decrypto import commands as c
from decrypto_qt.rules.decrypto.events import Event
from tests.support.evenings import Evening, play_on
from tests.support.logs import DecryptoLog, two_teams


def digest(log: DecryptoLog, codec: Codec[c.Command, Event]) -> str:
    """What stands in a log, in a word that tells nothing of it."""
    told = [[codec.encode(entry.command), [codec.encode(e) for e in entry.events]] for entry in log.entries]
    return hashlib.sha256(json.dumps(told).encode()).hexdigest()


def main(data: Path, seed: int) -> None:
    """Plays game after game."""
    evening = Evening(data, seed)

    def tell() -> None:
        print(digest(evening.game.running.log, evening.host._codec), flush=True)

    assert evening.start(two_teams()).accepted
    tell()
    play_on(evening, Random(seed), 10_000, tell)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
