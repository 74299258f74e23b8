"""The dialog before printing: which sheets or words, on what paper, and each page as it will come out.

It holds pictures of pages alone, never what they are made from: whoever opens it paints, writes and prints.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from enum import Enum

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget
from typing_extensions import override

from decrypto_qt.widgets.buttons import ActionButton, ButtonKind
from decrypto_qt.widgets.choices import ChoiceTiles
from decrypto_qt.widgets.page_preview import PagePreviewWidget
from decrypto_qt.widgets.printing import PaperSize
from decrypto_qt.widgets.spacing import Gap
from decrypto_qt.widgets.type import TypeRole
from decrypto_qt.windows.paper_dialog import FootButton, PaperDialog

_BUTTON_UNIT = 0.62
_NARROWER = 0.66
_LATER_MS = 60
"""A window that is being resized has its page painted once, when it rests."""


class Printed(Enum):
    """What is printed."""

    SHEETS = "sheets"
    CARDS = "cards"


class _TurnButton(FootButton):
    """A button beside the number of the page, narrower than those at the foot."""

    @override
    def sizeHint(self) -> QSize:
        size = super().sizeHint()
        return QSize(round(size.width() * _NARROWER), size.height())


class PrintDialog(PaperDialog):
    """Pages before they are printed.

    Signals:
        source_chosen: Something else is to be printed; carries its key.
        file_asked: The words are to come from a file.
        paper_chosen: Other paper; carries the `PaperSize`.
        page_wanted: A picture of a page is wanted; carries its number from 0, and the size that it has to fit into.
        save_asked: A PDF of all pages is wanted.
        print_asked: All pages are to go to a printer.
    """

    source_chosen = Signal(object)
    file_asked = Signal()
    paper_chosen = Signal(object)
    page_wanted = Signal(int, QSize)
    save_asked = Signal()
    print_asked = Signal()

    def __init__(
        self, what: Printed, sources: Sequence[tuple[Hashable, str]], source: Hashable, parent: QWidget | None = None
    ) -> None:
        """Make it, without pages as yet.

        Args:
            what: What is printed.
            sources: What there is to choose from: keys and names.
            source: Which one is chosen.
            parent: The table window.
        """
        super().__init__(parent, wide_u=1080, high_u=784)
        self._what = what
        self._sources = tuple(sources)
        self._count = 0
        self._page = 0
        self._busy = False
        self.preview = PagePreviewWidget()
        self.source = ChoiceTiles()
        self.paper = ChoiceTiles()
        for widget in (self.preview, self.source, self.paper):
            self.take(widget)
        self.source_label, self.paper_label = self.label(), self.label()
        self.page_label = self.label(TypeRole.BOLD, 22)
        self.page_label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.hint = self.label(TypeRole.REGULAR, 21)
        self.said = self.label(TypeRole.SEMIBOLD, 22)
        for label in (self.page_label, self.hint, self.said):
            # One long word must not push the page out of the window.
            label.setMinimumWidth(self.px(120))
        self.earlier = self._button(_TurnButton(ButtonKind.PLAIN, "", self), lambda: self._turn(-1))
        self.later = self._button(_TurnButton(ButtonKind.PLAIN, "", self), lambda: self._turn(1))
        self.file_button = self._button(FootButton(ButtonKind.PLAIN, "", self), self.file_asked.emit)
        self.file_button.setVisible(what is Printed.CARDS)
        self._lay_out()
        self.print_button = self.add_button(ButtonKind.PLAIN, self.print_asked.emit)
        self.foot.addStretch(1)
        self.close_button = self.add_button(ButtonKind.PLAIN, self.close)
        self.save_button = self.add_button(ButtonKind.MAIN, self.save_asked.emit)
        self.source.chosen.connect(self.source_chosen)
        self.paper.chosen.connect(self.paper_chosen)
        self._later = QTimer(self, singleShot=True, interval=_LATER_MS)
        self._later.timeout.connect(self._want_page)
        self.retranslate()
        self.source.choose(source)
        self.paper.choose(PaperSize.A4)
        self._follow()

    @property
    def page(self) -> int:
        """The number of the page that is shown, from 0."""
        return self._page

    def set_pages(self, count: int, paper: PaperSize) -> None:
        """Say how many pages there are now, on what paper; the first one is shown."""
        self._count = count
        self._page = 0
        self.preview.set_paper(paper.dots)
        self._follow()
        self._later.start()

    def show_picture(self, number: int, picture: QImage) -> None:
        """Show the picture of a page, if it is the one that is looked at."""
        if number == self._page and self._count:
            self.preview.set_picture(picture)

    def add_source(self, key: Hashable, name: str) -> None:
        """Offer one more thing to print, or name it anew, and choose it."""
        self._sources = (*(source for source in self._sources if source[0] != key), (key, name))
        self.source.set_choices(self._sources)
        self.source.choose(key)

    def say(self, sentence: str) -> None:
        """Say what is going on or has come of it."""
        self.said.setText(sentence)

    def set_busy(self, busy: bool) -> None:
        """Say whether pages are being written or printed: nothing else can be begun then."""
        self._busy = busy
        self._follow()

    @override
    def retranslate(self) -> None:
        sheets = self._what is Printed.SHEETS
        self.set_title(
            QCoreApplication.translate("PrintDialog", "Print note sheets")
            if sheets
            else QCoreApplication.translate("PrintDialog", "Print keyword cards")
        )
        self.source_label.setText(
            QCoreApplication.translate("PrintDialog", "Sheets")
            if sheets
            else QCoreApplication.translate("PrintDialog", "Words")
        )
        self.paper_label.setText(QCoreApplication.translate("PrintDialog", "Paper"))
        self.source.set_choices(self._sources)
        self.source.setAccessibleName(self.source_label.text())
        self.paper.set_choices(
            [
                (PaperSize.A4, QCoreApplication.translate("PrintDialog", "A4")),
                (PaperSize.LETTER, QCoreApplication.translate("PrintDialog", "Letter", "a size of paper")),
            ],
            150,
        )
        self.paper.setAccessibleName(self.paper_label.text())
        self.hint.setText(
            QCoreApplication.translate(
                "PrintDialog",
                "A page for each side of a team’s sheet. Print on both sides, and each team has one leaf.",
            )
            if sheets
            else QCoreApplication.translate(
                "PrintDialog",
                "Cards for a red film, two words at each side. Print in colour on both sides, turned over the long "
                "edge, without scaling, and cut along the marks. Here they are shown in grey.",
            )
        )
        self.file_button.set_label(QCoreApplication.translate("PrintDialog", "Words from a file…"))
        self.earlier.set_label(QCoreApplication.translate("PrintDialog", "Back", "to the page before"))
        self.later.set_label(QCoreApplication.translate("PrintDialog", "Next", "page"))
        self.print_button.set_label(QCoreApplication.translate("PrintDialog", "Print…"))
        self.save_button.set_label(QCoreApplication.translate("PrintDialog", "Save as PDF…"))
        self.close_button.set_label(QCoreApplication.translate("PrintDialog", "Close"))
        self.preview.setAccessibleName(QCoreApplication.translate("PrintDialog", "Preview"))
        self.order_keys(
            self.source,
            self.file_button,
            self.paper,
            self.earlier,
            self.later,
            self.print_button,
            self.close_button,
            self.save_button,
        )
        self._follow()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._count:
            self._later.start()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self._count:
            self._later.start()

    def _button(self, button: ActionButton, pressed: Callable[[], object]) -> ActionButton:
        button.set_unit(_BUTTON_UNIT * self.u)
        button.set_dark(self.roles.dark)
        button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        button.clicked.connect(lambda _checked=False: pressed())
        return button

    def _lay_out(self) -> None:
        chosen = QVBoxLayout()
        chosen.setSpacing(self.px(Gap.ROWS))
        chosen.addWidget(self.source_label)
        chosen.addWidget(self.source)
        chosen.addWidget(self.file_button)
        chosen.addSpacing(self.px(Gap.TIGHT))
        paper = QHBoxLayout()
        paper.setSpacing(self.px(Gap.PARTS))
        paper.addWidget(self.paper_label)
        paper.addWidget(self.paper, 1)
        chosen.addLayout(paper)
        chosen.addSpacing(self.px(Gap.TIGHT))
        chosen.addWidget(self.hint)
        chosen.addStretch(1)
        turning = QHBoxLayout()
        turning.setSpacing(self.px(Gap.ROWS))
        turning.addWidget(self.earlier)
        turning.addWidget(self.page_label, 1)
        turning.addWidget(self.later)
        chosen.addLayout(turning)
        both = QHBoxLayout()
        both.setSpacing(self.px(Gap.PAPER_TEXT))
        both.addLayout(chosen, 7)
        both.addWidget(self.preview, 5)
        self.lines.addLayout(both, 1)
        self.say_above_foot(self.said)

    def _turn(self, way: int) -> None:
        self._page = min(max(0, self._page + way), max(0, self._count - 1))
        self._follow()
        self._want_page()

    def _want_page(self) -> None:
        if self._count:
            self.page_wanted.emit(self._page, self.preview.wanted)

    def _follow(self) -> None:
        """Offer what can be done now."""
        self.earlier.set_available(self._page > 0)
        self.later.set_available(self._page + 1 < self._count)
        ready = self._count > 0 and not self._busy
        self.print_button.set_available(ready)
        self.save_button.set_available(ready)
        self.file_button.set_available(not self._busy)
        for tiles in (self.source, self.paper):
            tiles.setEnabled(not self._busy)
        text = QCoreApplication.translate("PrintDialog", "Page {number} of {count}")
        self.page_label.setText(text.format(number=self._page + 1, count=self._count) if self._count else "")
