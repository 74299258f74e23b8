"""What the windows really show: red while a secret lies open and nowhere else, and nothing that depends on a secret.

The second is proved by two games that differ in one team's secrets alone: all that the others see is the same, pixel
for pixel.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

from decrypto_qt.app.demo import Stage
from decrypto_qt.game.settings import Palette
from decrypto_qt.rules.decrypto.record import Record
from decrypto_qt.rules.decrypto.values import Code, Phase, RevealStep
from decrypto_qt.rules.teams import Team
from tests.support.cases import CASES
from tests.support.look import red_pixels
from tests.support.stages import (
    SMALL_MONITORS,
    WholePlayer,
    count_red,
    dealt,
    full_state,
    picture_of,
    record_at,
    some_key,
)

EXAMPLE = CASES / "rulebook-example.json"


@pytest.mark.usefixtures("qtbot")
@pytest.mark.parametrize("palette", [Palette.LIGHT, Palette.DARK])
def test_red_is_seen_only_where_a_secret_lies_open(
    tmp_path: Path, screens: Callable[..., None], palette: Palette
) -> None:
    screens(*SMALL_MONITORS)
    with dealt(tmp_path / "data", record_at(EXAMPLE), plain=False) as stage:
        program, player = stage.program, WholePlayer(stage)
        program.table.menus.palette_chosen.emit(palette)
        stage.settle()
        # Painting everything anew has covered the screens.
        assert all(count_red(picture_of(window)) == 0 for window in program.windows.values() if window.is_covered)
        stage.confirm_screens()
        assert all(screen.strip.is_dark is (palette is Palette.DARK) for screen in program.screens.values())
        looked: list[str] = []

        def look(moment: str) -> None:
            looked.append(moment)
            assert count_red(picture_of(stage.window)) == 0, moment
            for team, screen in program.screens.items():
                # The film is open, so that its pane is red; beside it red is only an open card and a button held.
                assert count_red(picture_of(screen.film)) > 500, moment
                is_held = moment == f"{team.value}-holds-the-card"
                assert (count_red(picture_of(screen.card)) > 0) is is_held, (moment, team)
                assert screen.hold.isHidden() or (count_red(picture_of(screen.hold)) > 0) is is_held, (moment, team)
                for other in (screen.strip, screen.head, screen.aside, screen.pad, screen.rows, screen.fields):
                    if not other.isHidden():
                        assert count_red(picture_of(other)) == 0, (moment, team, type(other).__name__)
                for button in screen.buttons.values():
                    assert button.isHidden() or count_red(picture_of(button)) == 0, (moment, button.objectName())

        look("dealt")
        while full_state(stage).phase is not Phase.REVEAL or full_state(stage).active is not Team.WHITE:
            done = player.step(look)
            assert done is not None
            stage.settle()
            look(done)
        for _ in RevealStep:
            if full_state(stage).phase is Phase.REVEAL:
                assert player.step() is not None
                stage.settle()
                look("reveal")
        assert sum(moment.endswith("holds-the-card") for moment in looked) == 2
        program.cover_everything()
        stage.settle()
        for window in program.windows.values():
            assert window.is_covered
            assert count_red(picture_of(window)) == 0
        stage.confirm_screens()
        some_key(stage, Qt.Key.Key_F9)
        for seen in (*program.windows.values(), stage.window):
            assert count_red(picture_of(seen)) == 0, "paused"
        assert all(window.is_covered for window in program.windows.values())


def test_red_is_counted_as_the_widgets_tests_count_it() -> None:
    image = QImage(64, 48, QImage.Format.Format_RGB32)
    for y in range(48):
        for x in range(64):
            image.setPixel(x, y, (x * 4) << 16 | (y * 5) << 8 | ((x * y) % 256))
    assert count_red(image) == red_pixels(image) > 100


def _other(record: Record) -> Record:
    """The same game with other words, another code and another guess of White's; its clues are as they were."""
    first = record.rounds[0]
    white = replace(first.white, code=Code((1, 3, 4)), decode=Code((3, 1, 2)))
    words = ("Mikroskop", "ei", "pakastearkku", "yö")
    return replace(
        record,
        white=replace(record.white, keywords=words),
        rounds=(replace(first, white=white), *record.rounds[1:]),
    )


def _pictures(stage: Stage) -> dict[str, QImage]:
    """What the table and Black see at each step until White's guess is read."""
    seen: dict[str, QImage] = {}
    player = WholePlayer(stage)

    def look(moment: str) -> None:
        for name, window in (("table", stage.window), ("black", stage.program.windows[Team.BLACK])):
            seen[f"{len(seen):03d} {moment} {name}"] = picture_of(window)

    look("dealt")
    while (half := full_state(stage).white_half) is None or half.decode is None:
        done = player.step(look)
        assert done is not None
        stage.settle()
        look(done)
    return seen


def _differ(one: QImage, other: QImage) -> bool:
    """Whether somebody could tell two pictures apart.

    Qt smooths the edges of large letters a little differently from time to time: four per cent are nothing to see.
    """
    if one.size() != other.size():
        return True
    pixels = [np.frombuffer(image.constBits(), np.uint8).astype(np.int16) for image in (one, other)]
    return int(np.abs(pixels[0] - pixels[1]).max()) > 10


@pytest.mark.usefixtures("qtbot")
def test_two_games_that_differ_in_whites_secrets_look_the_same_to_all_others(
    tmp_path: Path, screens: Callable[..., None]
) -> None:
    screens(*SMALL_MONITORS)
    record = record_at(EXAMPLE)
    pictures: list[dict[str, QImage]] = []
    whites: list[QImage] = []
    for name, one in (("one", record), ("other", _other(record))):
        with dealt(tmp_path / name, one) as stage:
            whites.append(picture_of(stage.program.windows[Team.WHITE]))
            pictures.append(_pictures(stage))
            half = full_state(stage).white_half
            assert half is not None
            assert (half.code, half.decode) == (one.rounds[0].white.code, one.rounds[0].white.decode)
    one_game, other_game = pictures
    assert list(one_game) == list(other_game)
    assert len(one_game) > 30
    assert [moment for moment, picture in one_game.items() if _differ(picture, other_game[moment])] == []
    assert _differ(*whites), "the comparison finds what is there"
