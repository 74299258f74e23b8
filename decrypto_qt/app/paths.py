"""Where the program writes: data, settings and state, each below one folder where the command line names one.

Lower rooms are handed these folders and never look for them. What lies in them is not known here.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

_PRIVATE = 0o700


@dataclass(frozen=True, slots=True)
class Paths:
    """The folders of one run.

    Attributes:
        data: Journals, saves, decks in use and the history.
        config: The settings.
        state: What may be lost, such as where windows stood.
    """

    data: Path
    config: Path
    state: Path

    def create(self) -> None:
        """Makes the folders, readable by their owner alone: they hold the words of games in play.

        Raises:
            OSError: A folder cannot be made or used.
        """
        for folder in (self.data, self.config, self.state):
            # `parents=True` would give the folders above the usual mode.
            for missing in reversed([above for above in (folder, *folder.parents) if not above.exists()]):
                missing.mkdir(mode=_PRIVATE, exist_ok=True)
            folder.chmod(_PRIVATE)


def find_paths(data_dir: Path | None = None) -> Paths:
    """Finds the folders, without making them.

    Args:
        data_dir: The folder from the command line, which then holds everything; `None` for the system's usual places.
    """
    if data_dir is not None:
        top = data_dir.expanduser().absolute()
        return Paths(data=top / "data", config=top / "config", state=top / "state")
    import platformdirs  # noqa: PLC0415 - replay needs no folders

    where = platformdirs.PlatformDirs("decrypto-qt", appauthor=False)
    return Paths(data=where.user_data_path, config=where.user_config_path, state=where.user_state_path)
