"""The windows, and which monitor each may stand on; none of them ever holds the full state."""
