"""The rules of Decrypto in short, in our own words, for people at the table."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QTextBrowser, QWidget
from typing_extensions import override

from decrypto_qt.widgets.buttons import ButtonKind
from decrypto_qt.widgets.spacing import Gap
from decrypto_qt.widgets.type import SPARTAN, Size, TypeRole, font
from decrypto_qt.windows.paper_dialog import PaperDialog


class RulesDialog(PaperDialog):
    """The rules in short, in large letters that scroll."""

    def __init__(self, parent: QWidget | None = None, *, agreed: str = "") -> None:
        """Make it for a window.

        Args:
            parent: the table window.
            agreed: the house rules of the game in play, as a sentence; empty where there are none.
        """
        self._agreed = agreed
        super().__init__(parent, wide_u=1040, high_u=740)
        self._text = QTextBrowser()
        self._text.setFrameShape(QFrame.Shape.NoFrame)
        self._text.setOpenLinks(False)
        self._text.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self._text.setFont(font(TypeRole.REGULAR, Size.RULES, self.u))
        palette = QPalette(self.palette())
        palette.setColor(QPalette.ColorRole.Base, self.roles.paper.color())
        self._text.setPalette(palette)
        self.lines.addWidget(self._text)
        self.foot.addStretch(1)
        self._close = self.add_button(ButtonKind.MAIN, self.close)
        self._text.setFocus()
        self.retranslate()

    @property
    def text(self) -> str:
        """The rules as plain text."""
        return self._text.toPlainText()

    @override
    def retranslate(self) -> None:
        """Say everything in the language that holds now."""
        title = QCoreApplication.translate("RulesHelp", "The rules in short")
        self.set_title(title)
        self._close.set_label(QCoreApplication.translate("RulesHelp", "Close"))
        self._text.setAccessibleName(title)
        head = f"font-family:'{SPARTAN}'; font-size:{self.px(30)}px; font-weight:bold"
        parts = []
        for name, paragraphs in (*_chapters(), _house_rules(self._agreed)):
            parts.append(f'<p style="{head}; margin-top:{self.px(Gap.WORDS)}px; margin-bottom:0">{escape(name)}</p>')
            parts += [
                f'<p style="margin-top:{self.px(Gap.ROWS)}px; margin-bottom:0">{escape(text)}</p>'
                for text in paragraphs
            ]
        self._text.setHtml("".join(parts))


def _house_rules(agreed: str) -> tuple[str, tuple[str, ...]]:
    """What a table may agree on besides, and what this one has agreed on."""
    usual = QCoreApplication.translate(
        "RulesHelp",
        "Some tables give clues in writing only, so that nothing is hummed, danced or mimed; some allow two words a "
        "clue at most. Both can be chosen for a new game. A longer clue is marked, and the table decides.",
    )
    none = QCoreApplication.translate("RulesHelp", "This table plays without house rules.")
    return QCoreApplication.translate("RulesHelp", "House rules"), (usual, agreed or none)


def _chapters() -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The headings, each with its paragraphs."""
    return (
        (
            QCoreApplication.translate("RulesHelp", "What it is about"),
            (
                QCoreApplication.translate(
                    "RulesHelp",
                    "Two teams sit at the table, White and Black. Each team has four keywords behind its screen, "
                    "numbered 1 to 4, which only the team itself can see. They stay the same for the whole game.",
                ),
                QCoreApplication.translate(
                    "RulesHelp",
                    "In every round somebody of your team gives three clues. Your team must find out which keywords "
                    "they mean; the other team listens and tries to find out the same.",
                ),
            ),
        ),
        (
            QCoreApplication.translate("RulesHelp", "A round"),
            (
                QCoreApplication.translate(
                    "RulesHelp",
                    "Each team names an encryptor; everybody takes a turn. The encryptor draws a code card, say 4.2.1, "
                    "looks at it alone, and thinks of three clues: the first for keyword 4, the second for keyword 2, "
                    "the third for keyword 1.",
                ),
                QCoreApplication.translate(
                    "RulesHelp",
                    "Whoever is ready first may turn the sand timer: then the other encryptor has to finish before the "
                    "sand has run out.",
                ),
                QCoreApplication.translate(
                    "RulesHelp",
                    "White’s encryptor reads the three clues aloud, and everybody writes them down. Both teams talk it "
                    "over and lock the code that they believe in. The encryptor is silent and shows nothing.",
                ),
                QCoreApplication.translate(
                    "RulesHelp",
                    "From the second round on, Black reads its guess first: that is the attempt to intercept. Then "
                    "White reads its own guess, and the code card is turned. Then the same with Black’s code.",
                ),
            ),
        ),
        (
            QCoreApplication.translate("RulesHelp", "Tokens"),
            (
                QCoreApplication.translate(
                    "RulesHelp",
                    "Has the other team found your code, it gets an interception token. A wrong attempt costs nothing.",
                ),
                QCoreApplication.translate(
                    "RulesHelp",
                    "Has your own team not found it, you get a miscommunication token. A right one earns nothing.",
                ),
                QCoreApplication.translate(
                    "RulesHelp", "A guess is right only if all three digits are right, in their order."
                ),
            ),
        ),
        (
            QCoreApplication.translate("RulesHelp", "The end"),
            (
                QCoreApplication.translate(
                    "RulesHelp",
                    "At the end of a round, when both codes are known: a team with two interception tokens wins, a "
                    "team with two miscommunication tokens loses. After eight rounds the game is over in any case.",
                ),
                QCoreApplication.translate(
                    "RulesHelp",
                    "Where that settles nothing, points decide: one for each interception, one less for each "
                    "miscommunication. Are they even, each team guesses the other’s four keywords, wherever they "
                    "stand. Is that even too, the victory is shared.",
                ),
            ),
        ),
        (
            QCoreApplication.translate("RulesHelp", "Three players"),
            (
                QCoreApplication.translate(
                    "RulesHelp",
                    "Two are a team with a screen, four keywords and a code a round; the third is the interceptor, who "
                    "has a note sheet only, and may turn the sand timer on a slow encryptor.",
                ),
                QCoreApplication.translate(
                    "RulesHelp",
                    "An intercepted code is a token for the interceptor, and so is a code that the team has not found, "
                    "already in the first round. With two tokens by the end of round 5 the interceptor wins, else the "
                    "team does.",
                ),
            ),
        ),
        (
            QCoreApplication.translate("RulesHelp", "Clues"),
            (
                QCoreApplication.translate(
                    "RulesHelp",
                    "Words, a sentence, a hum, a dance: any form will do, as long as the three are clearly apart. "
                    "They are about what the keyword means, and rest on what anybody could know.",
                ),
                QCoreApplication.translate(
                    "RulesHelp",
                    "Not allowed: its spelling, its number of letters, its sound, its place on the screen; a keyword "
                    "of the screen or its translation; the code itself; and a clue that was used before.",
                ),
                QCoreApplication.translate(
                    "RulesHelp",
                    "Spell a clue if you are asked to; what your own team is told, all are told. Once read aloud, a "
                    "clue stays as it is.",
                ),
            ),
        ),
    )
