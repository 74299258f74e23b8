"""Where the program writes."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtWidgets import QFileDialog

from decrypto_qt.app.cli import Options
from decrypto_qt.app.game import made_paths
from decrypto_qt.app.paths import find_paths


def test_everything_is_below_the_folder_of_the_command_line(tmp_path: Path) -> None:
    paths = find_paths(tmp_path / "own")
    paths.create()
    folders = [paths.data, paths.config, paths.state]
    assert len(set(folders)) == 3
    for folder in folders:
        assert folder.is_relative_to(tmp_path / "own")
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert stat.S_IMODE((tmp_path / "own").stat().st_mode) == 0o700


def test_what_a_dialog_for_files_remembers_is_below_it_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: object
) -> None:
    """It remembers the folders that were looked at: in a file of its own, which others could read."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "elsewhere"))
    (tmp_path / "looked-at").mkdir()
    paths = made_paths(Options(data_dir=tmp_path / "own"))
    dialog = QFileDialog(directory=str(tmp_path / "looked-at"))
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    dialog.show()
    shiboken6.delete(dialog)

    written = [file for file in tmp_path.rglob("*") if file.is_file() and "FileDialog" in file.read_text()]
    assert written
    assert {file.parent for file in written} == {paths.config}


def test_a_relative_folder_stays_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert find_paths(Path("own")).data.is_relative_to(tmp_path)


def test_a_folder_that_others_could_read_is_closed(tmp_path: Path) -> None:
    paths = find_paths(tmp_path)
    paths.data.mkdir(mode=0o755)
    paths.create()
    assert stat.S_IMODE(paths.data.stat().st_mode) == 0o700


def test_the_systems_own_places(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("DATA", "CONFIG", "STATE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(tmp_path / name))
    paths = find_paths()
    assert [paths.data, paths.config, paths.state] == [
        tmp_path / name / "decrypto-qt" for name in ("DATA", "CONFIG", "STATE")
    ]
    assert list(tmp_path.iterdir()) == []


def test_a_file_in_the_way_is_an_error_of_the_system(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(OSError, match="file"):
        find_paths(tmp_path / "file" / "below").create()
