"""The reveal with motion on: three steps, each short; a press ends what moves and confirms nothing under it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from decrypto_qt.app.hands import click
from decrypto_qt.rules.decrypto.values import Phase, RevealStep
from decrypto_qt.rules.decrypto.views import TableView
from decrypto_qt.rules.teams import Team
from decrypto_qt.widgets.coin_flight import CoinWidget
from decrypto_qt.widgets.motion import RevealMotion
from tests.support.alone import touch_screen
from tests.support.cases import CASES
from tests.support.stages import SMALL_MONITORS, WholePlayer, dealt, full_state, record_at, some_key

if TYPE_CHECKING:
    from decrypto_qt.app.demo import Stage
