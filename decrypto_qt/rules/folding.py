"""When two words count as the same: the folding of the record format and of keyword guessing.

Inflections and compounds are the referee's business, not this module's.
"""

from __future__ import annotations

import unicodedata

_GERMAN = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})


def fold(text: str, language: str) -> str:
    """`text` as it is compared: NFC, case folding (so ß = ss), collapsed space; in German also ä = ae, ö = oe, ü = ue.

    Source: the rules' "Keyword guessing" and the record format's "Folding". Other diacritics count.

    >>> fold("  Große  Öfen ", "de") == fold("GROSSE OEFEN", "de")
    True
    >>> fold("väli", "fi") == fold("vali", "fi")
    False
    """
    if text.isascii():
        return " ".join(text.lower().split())
    folded = unicodedata.normalize("NFC", unicodedata.normalize("NFC", text).casefold())
    folded = " ".join(folded.split())
    if language.replace("_", "-").split("-", 1)[0].lower() == "de":
        folded = folded.translate(_GERMAN)
    return folded
