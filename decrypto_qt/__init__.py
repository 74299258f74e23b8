"""Decrypto Qt: an unofficial program to play Decrypto round one table on two monitors."""

from __future__ import annotations

__version__ = "0.1.0"
