"""A disk that is full while a game is played: nothing takes effect that is not on it, and a sentence says so."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from decrypto_qt.app.demo import Stage
from decrypto_qt.game.journal import list_journals, read_journal
from decrypto_qt.rules.decrypto.values import Phase
from decrypto_qt.rules.teams import Team
from tests.support.cases import CASES
from tests.support.stages import SMALL_MONITORS, WholePlayer, dealt, full_state, record_at, staged, told


@contextmanager
def _full_disk(monkeypatch: pytest.MonkeyPatch, journal: Path, *, room: int) -> Iterator[list[int]]:
    """Lets so many bytes of each line still be written into a journal; counts the attempts."""
    write, attempts, left = os.write, [], [room]

    def writing(descriptor: int, data: Any) -> int:
        if not os.path.samestat(os.fstat(descriptor), journal.stat()):
            return write(descriptor, data)
        attempts.append(len(data))
        if not left[0]:
            left[0] = room
            raise OSError(errno.ENOSPC, "No space left on device")
        done = write(descriptor, bytes(data)[: left[0]])
        left[0] -= done
        return done

    with monkeypatch.context() as patch:
        patch.setattr(os, "write", writing)
        yield attempts


@pytest.mark.parametrize("room", [0, 20])
@pytest.mark.usefixtures("qtbot")
def test_what_the_disk_has_no_room_for_does_not_happen(
    tmp_path: Path, screens: Callable[..., None], monkeypatch: pytest.MonkeyPatch, room: int
) -> None:
    screens(*SMALL_MONITORS)
    record = record_at(CASES / "rulebook-example.json")
    with dealt(tmp_path / "all", record) as stage:
        player = WholePlayer(stage)
        (journal,) = list_journals(tmp_path / "all" / "data")
        # An accepted keyword, a draw and a clue: chance and typed words, too, are as if nobody had done anything.
        for moment in (
            lambda table: table.phase is Phase.KEYWORDS,
            lambda table: table.white_half is not None and table.team(Team.WHITE).encryptor == "Petri",
            lambda table: table.phase is Phase.READ,
        ):
            player.until(moment)
            _press_with_a_full_disk(stage, player, monkeypatch, journal, room=room)
        before = told(full_state(stage))
    with staged(tmp_path / "all", record) as again:
        assert told(full_state(again)) == before, "on disk is what was acknowledged"


def _press_with_a_full_disk(
    stage: Stage, player: WholePlayer, monkeypatch: pytest.MonkeyPatch, journal: Path, *, room: int
) -> None:
    before, lines = told(full_state(stage)), len(read_journal(journal).payloads)
    says = stage.window.page.words.headline
    with _full_disk(monkeypatch, journal, room=room) as attempts:
        assert player.step() is not None
        stage.settle()
    assert attempts, "nothing tried to write"
    assert told(full_state(stage)) == before
    assert stage.window.page.words.headline == says
    sentence = stage.window.messages.sentence
    assert sentence.startswith(journal.name)
    assert sentence.endswith("The disk is full: free some space there and try again.")
    assert "\n" not in sentence
    assert not stage.window.messages.isHidden()
    assert len(read_journal(journal).payloads) == lines
    # The next press works.
    assert player.step() is not None
    stage.settle()
    assert told(full_state(stage)) != before
    assert len(read_journal(journal).payloads) == lines + 1
