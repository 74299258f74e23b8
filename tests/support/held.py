"""Which pictures an object of the program can still get at: of what was forgotten there must be none."""

from __future__ import annotations

from PySide6.QtGui import QImage, QPixmap

from decrypto_qt.widgets.card_painter import CardPictures


def pictures_held(thing: object, seen: set[int] | None = None) -> list[QImage | QPixmap]:
    """All pictures in an object of the program and in what it holds.

    Args:
        thing: Where to look.
        seen: What has been looked at already.
    """
    seen = set() if seen is None else seen
    if id(thing) in seen:
        return []
    seen.add(id(thing))
    if isinstance(thing, QImage | QPixmap):
        return [thing]
    parts: list[object] = []
    if isinstance(thing, dict):
        parts = [*thing.values()]
    elif isinstance(thing, list | tuple | set | frozenset):
        parts = [*thing]
    elif isinstance(thing, CardPictures):
        parts = [thing.bare, thing.filmed]
    elif type(thing).__module__.startswith("decrypto_qt.") and hasattr(thing, "__dict__"):
        parts = [*vars(thing).values()]
    return [picture for part in parts for picture in pictures_held(part, seen)]
