"""Pictures of a whole game in texts as long as German and Finnish ones: `python -m tests.windows.gallery_pseudo DIR`.

For people to look at; no test. `--dark` for the dark room, `--pad 0` for the English texts, `1280x720` for monitors of
that size.
"""

from __future__ import annotations

import json
import os
import re
import sys
import tempfile
from pathlib import Path
from typing import Final

_FILLER: Final = "äyöjenkaltaisuuksienkymmenen"


def padded(text: str, percent: int) -> str:
    """A text made longer: half of it within its longest word, half as a word of its own; names in braces are kept."""
    more = round(len(text) * percent / 100)
    words = list(re.finditer(r"(?<![%\w])[^\W\d_]+(?![^{]*\})", text))
    if more < 2 or not words:
        return text
    mark = max(words, key=lambda word: len(word.group())).end()
    inside, after = _FILLER[: more // 2], _FILLER[: more - more // 2 - 1]
    return f"{text[:mark]}{inside}{text[mark:]} {after}".rstrip()


def main(folder: Path, *, dark: bool, percent: int, width: int, height: int) -> None:
    """Plays the worked example and saves every window at every step."""
    kept = Path(tempfile.mkdtemp(prefix="decrypto-qt-gallery-"))
    screens = [
        {
            "name": name,
            "x": x,
            "y": 0,
            "width": width,
            "height": height,
            "logicalDpi": 96,
            "logicalBaseDpi": 96,
            "dpr": 1,
        }
        for name, x in (("left", 0), ("right", width))
    ]
    monitors = kept / "screens.json"
    monitors.write_text(json.dumps({"windowFrameMargins": False, "screens": screens}), encoding="utf-8")
    os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={monitors}"

    from PySide6.QtCore import QCoreApplication, QTranslator
    from typing_extensions import override

    from decrypto_qt.app.demo import Pictures, Player, Stage
    from decrypto_qt.game.settings import Palette

    class LongTexts(QTranslator):
        """Makes every text of the program longer."""

        @override
        def translate(self, context: str, sourceText: str, disambiguation: str | None = None, n: int = -1) -> str:
            return padded(sourceText, percent)

        @override
        def isEmpty(self) -> bool:
            return False

    folder.mkdir(parents=True, exist_ok=True)
    with Stage(kept / "data", "en") as stage:
        translator = LongTexts()
        if percent:
            QCoreApplication.installTranslator(translator)
        stage.program._change_view(palette=Palette.DARK if dark else Palette.LIGHT)
        stage.window.resize(min(width, 1280), min(height, 800))
        stage.settle()
        pictures = Pictures(stage, folder)
        pictures.take("welcome")
        for name in stage.deal():
            pictures.take(name)
        pictures.take("covers")
        stage.confirm_screens()
        pictures.take("keywords")
        for name in Player(stage).play(look=pictures.take):
            pictures.take(name)
        stage.program.set_paused(True)
        stage.settle()
        pictures.take("paused")


if __name__ == "__main__":
    size = next((word for word in sys.argv[2:] if re.fullmatch(r"\d+x\d+", word)), "1920x1080")
    across, down = (int(part) for part in size.split("x"))
    pad = int(sys.argv[sys.argv.index("--pad") + 1]) if "--pad" in sys.argv else 40
    main(Path(sys.argv[1]), dark="--dark" in sys.argv, percent=pad, width=across, height=down)
