"""The language of the windows: which it is, and the translators that bring it about.

The English texts stand in the code; English itself needs a translator only for its plural forms.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from decrypto_qt.app.resources import translation
from decrypto_qt.models.words import LANGUAGE_NAMES


def available_languages() -> tuple[str, ...]:
    """The codes of the languages that the program has a translation for; English always."""
    return tuple(code for code in LANGUAGE_NAMES if code == "en" or translation(f"decrypto_qt_{code}") is not None)


def chosen_language(*wishes: str | None) -> str:
    """The first wish that the program can speak, else the system's language if it can, else English."""
    there = available_languages()
    for wish in wishes:
        if wish and wish in there:
            return wish
    for tag in QLocale.system().uiLanguages():
        code = tag.replace("_", "-").split("-", 1)[0].lower()
        if code in there:
            return code
    return "en"


class Translators:
    """The translators that are installed; kept with their bytes, since Qt keeps and copies neither."""

    def __init__(self) -> None:
        """Nothing is installed yet: texts are the source's."""
        self._installed: list[tuple[QTranslator, bytes]] = []
        self.language = ""

    def install(self, language: str) -> None:
        """Speak `language` from now on; every open window is told by Qt."""
        if language == self.language:
            return
        self.remove()
        application = QCoreApplication.instance()
        assert application is not None
        for name in (f"qtbase_{language}", f"decrypto_qt_{language}"):
            data = translation(name)
            if data is None:
                continue
            translator = QTranslator()
            if translator.load(data):
                application.installTranslator(translator)
                self._installed.append((translator, data))
        QLocale.setDefault(QLocale(language))
        self.language = language

    def remove(self) -> None:
        """Speak the source's language again."""
        application = QCoreApplication.instance()
        assert application is not None
        for translator, _ in self._installed:
            application.removeTranslator(translator)
        self._installed.clear()
        self.language = ""
