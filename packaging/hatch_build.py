"""Hatchling's build hook: the translations, compiled into `decrypto_qt/_translations/`.

Runs PySide6's lrelease over `translations/*.ts` and copies Qt's own translations beside the result, since bundlers
lose them. The folder is git-ignored; nothing else is generated at build time.
"""

from __future__ import annotations

import shutil
import subprocess
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from typing_extensions import override

QT_LANGUAGES = ("cs", "de", "es", "fi")


def release(root: Path) -> Path:
    """Compiles every translation of a checkout.

    Args:
        root: The folder with `translations/` and `decrypto_qt/`.

    Returns:
        The folder that holds the compiled files.

    Raises:
        RuntimeError: PySide6 is not there, or lrelease failed.
    """
    spec = find_spec("PySide6")
    if spec is None or spec.origin is None:
        message = "PySide6 is needed to build the translations"
        raise RuntimeError(message)
    pyside = Path(spec.origin).parent
    target = root / "decrypto_qt" / "_translations"
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir()
    for source in sorted((root / "translations").glob("*.ts")):
        done = subprocess.run(
            [str(pyside / "lrelease"), "-silent", str(source), "-qm", str(target / f"{source.stem}.qm")],
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            message = f"lrelease failed on {source.name}: {done.stderr.strip() or done.stdout.strip()}"
            raise RuntimeError(message)
    for language in QT_LANGUAGES:
        shutil.copyfile(pyside / "Qt" / "translations" / f"qtbase_{language}.qm", target / f"qtbase_{language}.qm")
    return target


class TranslationsHook(BuildHookInterface[Any]):
    """Compiles the translations before a wheel or an editable install is made."""

    @override
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Builds the compiled translations and adds them to what is packed."""
        if self.target_name == "wheel":
            release(Path(self.root))
            build_data["artifacts"].append("decrypto_qt/_translations/*.qm")
