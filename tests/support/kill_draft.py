"""Deals a written game through the real windows, types a draft, and kills itself in the middle of a word.

`python -m tests.support.kill_draft DATA RECORD` prints one line of JSON: the fields as they stood at the kill, and the
drafts that the game had on disk then. With `--look` it only says what the next start shows.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt

from decrypto_qt.app.demo import Stage
from decrypto_qt.app.hands import key, type_text
from decrypto_qt.game.settings import NewGameSettings
from decrypto_qt.models.tray import Body
from decrypto_qt.rules.decrypto.record import Record
from decrypto_qt.rules.decrypto.values import ClueMode, TimerMode
from decrypto_qt.rules.teams import Team
from tests.support.stages import WholePlayer, full_state, quiet_settings, record_at, stage_of

WRITTEN = NewGameSettings(clue_mode=ClueMode.WRITTEN, timer_mode=TimerMode.STRICT)


def what_is(stage: Stage) -> dict[str, Any]:
    """The drafts of the game and the fields of its screen, and whether it stands still and is covered."""
    half, views = full_state(stage).white_half, stage.program.session.views
    assert half is not None
    assert views is not None
    return {
        "drafts": [getattr(clue, "text", None) for clue in half.drafts],
        "fields": [entry.text for entry in stage.program.screens[Team.WHITE].desk.rows.values()],
        "paused": views.paused,
        "covered": [window.is_covered and window.isVisible() for window in stage.program.windows.values()],
    }


def main(data: Path, record: Record, *, look: bool) -> None:
    """Starts, types, tells, and is gone; or looks, goes on, and tells."""
    quiet_settings(data, new_game=None if look else WRITTEN)
    with stage_of(data, record) as stage:
        if look:
            print(json.dumps(what_is(stage)), flush=True)
            stage.program.set_paused(False)
            stage.confirm_screens()
            print(json.dumps(what_is(stage)), flush=True)
            os._exit(0)  # nothing is closed here either
        for _ in stage.deal():
            pass
        stage.confirm_screens()
        screen = stage.program.screens[Team.WHITE]
        WholePlayer(stage).until(lambda _: screen.tray_state.body is Body.WRITING)
        type_text(stage.window, "moth")
        key(stage.window, Qt.Key.Key_Return)
        type_text(stage.window, "noo")
        stage.wait_for(lambda: what_is(stage)["drafts"][:2] == ["moth", "noo"], "a draft on the disk")
        type_text(stage.window, "ns")  # so quickly that it has not become a draft
        print(json.dumps(what_is(stage)), flush=True)
        os.kill(os.getpid(), signal.SIGKILL)


if __name__ == "__main__":
    main(Path(sys.argv[1]), record_at(Path(sys.argv[2])), look="--look" in sys.argv)
