"""Decrypto's rules: a pure `decide` and `apply` over events, and the views that each person may have."""
