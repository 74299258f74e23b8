"""Looks at pixels: is there red, and what is where."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QWidget

_RED_FROM = 340.0
_RED_TO = 16.0
_SATURATED = 0.5
_LIT = 0.13
_SEEN = 96


def is_red(color: QColor) -> bool:
    """Whether a colour is one of the ruby hues: film, open code card, held button. Brass, sand and wood are not."""
    hue, saturation, value = color.hsvHueF() * 360, color.hsvSaturationF(), color.valueF()
    return (hue >= _RED_FROM or 0 <= hue <= _RED_TO) and saturation >= _SATURATED and value >= _LIT


def red_pixels(image: QImage) -> int:
    """Counts the pixels of the ruby hues; pixels that can hardly be seen do not count."""
    rgba = image.convertToFormat(QImage.Format.Format_RGBA8888)
    rows = np.frombuffer(rgba.constBits(), dtype=np.uint8).reshape(rgba.height(), rgba.bytesPerLine())
    pixels = rows[:, : rgba.width() * 4].reshape(-1, 4).astype(np.float64)
    red, green, blue, alpha = pixels.T
    value = np.maximum(np.maximum(red, green), blue)
    spread = value - np.minimum(np.minimum(red, green), blue)
    with np.errstate(divide="ignore", invalid="ignore"):
        saturation = np.where(value > 0, spread / value, 0)
        # Near red the hue is 60 degrees times this, towards yellow where green is above blue, else towards magenta.
        hue = np.where(spread > 0, (green - blue) / spread * 60, 0)
    of_red = (red >= value) & (hue <= _RED_TO) & (hue >= _RED_FROM - 360)
    return int((of_red & (saturation >= _SATURATED) & (value >= _LIT * 255) & (alpha >= _SEEN)).sum())


def picture(widget: QWidget, dpr: float = 1.0) -> QImage:
    """What a widget and its children paint, at a scale, on nothing."""
    image = QImage(widget.size() * dpr, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(dpr)
    image.fill(Qt.GlobalColor.transparent)
    # Not the window's own background: what shines through is not the widget's.
    widget.render(image, QPoint(), renderFlags=QWidget.RenderFlag.DrawChildren)
    return image
