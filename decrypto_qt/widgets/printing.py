"""Pages to be printed, whatever is on them, and how they come onto a printer, into a PDF or before somebody's eyes.

Cards and note sheets paint their own pages. Files do not belong here: a PDF goes to whoever takes its bytes.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Protocol

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QSize
from PySide6.QtGui import QImage, QPagedPaintDevice, QPageLayout, QPageSize, QPainter, QPdfWriter

from decrypto_qt.widgets.palette import PRINT

DPI = 300
"""The resolution in which everything is printed."""

MM = DPI / 25.4
"""Dots in a millimetre."""

GoOn = Callable[[int], bool]
"""Hears how many pages are done, and says whether to go on."""


class PaperSize(Enum):
    """The papers that printers have, upright."""

    A4 = QPageSize.PageSizeId.A4
    LETTER = QPageSize.PageSizeId.Letter

    @property
    def dots(self) -> QSize:
        """Its size in dots."""
        return QPageSize(self.value).sizePixels(DPI)

    @property
    def layout(self) -> QPageLayout:
        """The whole of the paper, upright: where a printer leaves a margin is what the pages have to know."""
        return QPageLayout(QPageSize(self.value), QPageLayout.Orientation.Portrait, QMarginsF(0, 0, 0, 0))


class PrintedPages(Protocol):
    """What is printed; may be painted in any thread."""

    @property
    def title(self) -> str:
        """What a reader of the file shows as its title."""

    @property
    def paper(self) -> PaperSize:
        """What they are made for."""

    @property
    def count(self) -> int:
        """How many pages there are."""

    @property
    def grey_preview(self) -> bool:
        """Whether they are shown in grey: on a screen red is the sign of an open secret, whatever paper may have."""

    def paint(self, painter: QPainter, number: int, scale: float) -> None:
        """Paint a page, counted from 0.

        Args:
            painter: Its origin is the paper's upper left corner, its unit a dot.
            number: Which page.
            scale: How many pixels of the device a dot has: 1 on paper, less in a preview.
        """


def write_pdf(pages: PrintedPages, take: Callable[[bytes], object], go_on: GoOn = lambda _done: True) -> bool:
    """Write pages as a PDF, one after the other, none of them kept.

    Args:
        pages: What is printed.
        take: Gets the bytes.
        go_on: Is asked before each page and after the last.

    Returns:
        Whether all pages were written.
    """
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)

    def drain() -> None:
        """Hand on what a page has come to, and begin the buffer anew: Qt only ever goes on in it."""
        take(bytes(buffer.data().data()))
        buffer.seek(0)
        buffer.buffer().clear()

    def between(done: int) -> bool:
        drain()
        return go_on(done)

    writer = QPdfWriter(buffer)
    writer.setTitle(pages.title)
    writer.setCreator("Decrypto Qt")
    writer.setResolution(DPI)
    writer.setPageLayout(pages.paper.layout)
    whole = paint_pages(pages, writer, between)
    # Only the end of the writer writes the end of the file.
    del writer
    drain()
    return whole


def paint_pages(
    pages: PrintedPages, device: QPagedPaintDevice, go_on: GoOn = lambda _done: True, numbers: range | None = None
) -> bool:
    """Paint pages onto a device of the resolution `DPI` that covers the whole paper; whether it was let go on.

    Args:
        pages: The pages.
        device: What they are painted onto.
        go_on: Told how many are done.
        numbers: Which of them, from 0; all where nothing is said.
    """
    wanted = range(pages.count) if numbers is None else numbers
    painter = QPainter(device)
    # Green and blue of a card must be as they were painted: JPEG would blur the word out of the tangle's luminance.
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.LosslessImageRendering)
    try:
        for done, number in enumerate(wanted):
            if not go_on(done):
                return False
            if done:
                device.newPage()
            painter.save()
            pages.paint(painter, number, 1.0)
            painter.restore()
    finally:
        painter.end()
    return go_on(len(wanted))


def preview(pages: PrintedPages, number: int, size: QSize) -> QImage:
    """A page as a picture that fits into a size of pixels."""
    dots = pages.paper.dots
    scale = min(size.width() / dots.width(), size.height() / dots.height())
    picture = QImage(
        max(1, round(dots.width() * scale)), max(1, round(dots.height() * scale)), QImage.Format.Format_RGB32
    )
    picture.fill(PRINT.paper.color())
    painter = QPainter(picture)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.scale(scale, scale)
    try:
        pages.paint(painter, number, scale)
    finally:
        painter.end()
    if pages.grey_preview:
        return picture.convertToFormat(QImage.Format.Format_Grayscale8)
    return picture
