"""About the program: what it is and is not, its version, and the licences of what it is made of."""

from __future__ import annotations

import PySide6
from PySide6.QtCore import QCoreApplication, Qt, qVersion
from PySide6.QtWidgets import QLabel, QWidget
from typing_extensions import override

from decrypto_qt import __version__
from decrypto_qt.widgets.buttons import ButtonKind
from decrypto_qt.widgets.type import TypeRole
from decrypto_qt.windows.paper_dialog import PaperDialog


class AboutDialog(PaperDialog):
    """About Decrypto Qt."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Make it for a window."""
        super().__init__(parent, wide_u=940, high_u=600)
        self._name = self.label(TypeRole.DISPLAY, 44)
        self._name.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
        self._paragraphs: list[QLabel] = [self.label(TypeRole.REGULAR, 24) for _ in range(5)]
        self.lines.addWidget(self._name)
        for paragraph in self._paragraphs:
            self.lines.addWidget(paragraph)
        self.lines.addStretch(1)
        self.foot.addStretch(1)
        self._close = self.add_button(ButtonKind.MAIN, self.close)
        self._close.setFocus()
        self.retranslate()

    @property
    def text(self) -> str:
        """All that it says."""
        return "\n".join(label.text() for label in (self._name, *self._paragraphs))

    @override
    def retranslate(self) -> None:
        """Say everything in the language that holds now."""
        self.set_title(QCoreApplication.translate("About", "About Decrypto Qt"))
        self._close.set_label(QCoreApplication.translate("About", "Close"))
        self._name.setText(QCoreApplication.translate("About", "Decrypto Qt {version}").format(version=__version__))
        texts = (
            QCoreApplication.translate(
                "About", "A program to play Decrypto round one table, each team before its own monitor."
            ),
            QCoreApplication.translate(
                "About",
                "It is unofficial: made by friends of the game, and in no way connected with its publisher or its "
                "author, to whom the game and its name belong.",
            ),
            QCoreApplication.translate("About", "The program is under the MIT licence."),
            QCoreApplication.translate(
                "About", "The letters are Inter and League Spartan, both under the SIL Open Font License 1.1."
            ),
            QCoreApplication.translate(
                "About", "The windows are made with Qt {qt} and PySide6 {pyside}, under the GNU LGPL, version 3."
            ).format(qt=qVersion(), pyside=PySide6.__version__),
        )
        for label, text in zip(self._paragraphs, texts, strict=True):
            label.setText(text)
