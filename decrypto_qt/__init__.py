"""Decrypto Qt: an unofficial program to play Decrypto round one table on two monitors."""

__version__ = "0.1.0"
