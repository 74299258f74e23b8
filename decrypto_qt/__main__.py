"""`python -m decrypto_qt` is the same as `decrypto-qt`."""

from __future__ import annotations

import sys

from decrypto_qt.app.cli import main

if __name__ == "__main__":
    sys.exit(main())
