"""A data set whose making is interrupted goes on, without a broken or a doubled row."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from aurum.datasets import BadDataSet, DataSet, joining
from aurum.datasets.parts import part_files
from aurum.datasets.writing import parts_folder

TESTS = Path(__file__).parents[1]
NAMES = {"set.parquet", "set.games.parquet", "set.json"}


def plan(**more: Any) -> DataSet:
    return DataSet("oriflamme", "squire,random", **{"players": 3, "games": 6, **more})


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.fixture
def out(tmp_path: Path) -> Path:
    """A data set that was made without an interruption."""
    (tmp_path / "straight").mkdir()
    path = tmp_path / "straight" / "set.parquet"
    plan().write(path, workers=0)
    return path


@pytest.fixture
def begun(tmp_path: Path) -> Path:
    """One of which four parts are written, and a fifth was being written."""
    (tmp_path / "begun").mkdir()
    path = tmp_path / "begun" / "set.parquet"

    def stop(done: int, games: int) -> None:
        if done == 4:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        plan().write(path, workers=0, watch=stop)
    files = part_files(parts_folder(path), 4)
    files.choices.with_name(files.choices.name + ".tmp").write_bytes(b"PAR1 and no more")
    return path


def test_it_is_the_same_with_any_number_of_processes(out: Path, tmp_path: Path) -> None:
    (tmp_path / "two").mkdir()
    plan().write(tmp_path / "two" / "set.parquet", workers=2)
    assert contents(tmp_path / "two") == contents(out.parent)
    assert set(contents(out.parent)) == NAMES


def test_what_is_written_is_not_played_again(begun: Path, out: Path) -> None:
    kept = part_files(parts_folder(begun), 0).choices.stat().st_mtime_ns
    progress = []

    def watch(done: int, games: int) -> None:
        progress.append(done)
        assert part_files(parts_folder(begun), 0).choices.stat().st_mtime_ns == kept

    plan().write(begun, workers=0, watch=watch)
    assert progress == [4, 5, 6]
    assert contents(begun.parent) == contents(out.parent)


def test_a_part_whose_second_file_is_missing_is_played_again(begun: Path, out: Path) -> None:
    part_files(parts_folder(begun), 2).games.unlink()
    plan().write(begun, workers=0)
    assert contents(begun.parent) == contents(out.parent)


def test_what_is_finished_is_left_alone(out: Path) -> None:
    before = contents(out.parent)
    card = plan().write(out, workers=0)
    assert card["counts"]["games"] == 6
    assert contents(out.parent) == before


@pytest.mark.parametrize("last", ["set.games.parquet", "set.json"])
def test_one_that_ends_while_parts_are_joined_joins_them_again(
    last: str, begun: Path, out: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def die() -> None:
        raise KeyboardInterrupt

    tables = joining._join_tables
    name = "write_text" if last == "set.games.parquet" else "_join_tables"
    with monkeypatch.context() as patched:
        patched.setattr(
            joining, name, lambda *a: tables(*a) if len(a) > 3 and a[3] != begun else die()
        )
        with pytest.raises(KeyboardInterrupt):
            plan().write(begun, workers=0)
    assert not begun.exists()
    assert (begun.parent / last).exists()
    plan().write(begun, workers=0)
    assert contents(begun.parent) == contents(out.parent)


@pytest.mark.skipif(sys.platform == "win32", reason="signals of Unix")
@pytest.mark.parametrize(("deadly", "status"), [("SIGKILL", -9), ("SIGINT", 130)])
def test_a_killed_one_goes_on(deadly: str, status: int, tmp_path: Path) -> None:
    """The bot ends the process that makes the data set, in the middle of a game."""
    ready = tmp_path / "nobody-is-killed-any-more"
    environment = {"ASSASSIN_MARK": str(ready), "ASSASSIN_SIGNAL": deadly}
    out = tmp_path / "out" / "set.parquet"
    straight = tmp_path / "straight" / "set.parquet"
    for path in (out, straight):
        path.parent.mkdir()
    stopped = dataset(out, **environment)
    assert stopped.returncode == status
    assert not out.exists()
    folder = parts_folder(out)
    parts = {path.name: path.read_bytes() for path in folder.glob("*.games.parquet")}
    assert 0 < len(parts) < 12
    if deadly == "SIGINT":
        assert f"Interrupted after {len(parts)} of 12 games." in stopped.stderr
    resumed = dataset(out, **environment)
    assert resumed.returncode == 0, resumed.stderr
    assert dataset(straight, **environment).returncode == 0
    assert contents(out.parent) == contents(straight.parent)
    table = pq.read_table(out, columns=["game", "step"]).to_pylist()
    assert len({(row["game"], row["step"]) for row in table}) == len(table)
    assert {row["game"] for row in table} == set(range(1, 13))


def dataset(out: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "aurum", "dataset", "oriflamme", "--players", "3"]
    command += ["--bots", "support.odd_bots:Assassin,support.odd_bots:Talks,random"]
    command += ["--games", "12", "--workers", "1", "--out", str(out), "--json"]
    paths = os.pathsep.join([str(TESTS), os.environ.get("PYTHONPATH", "")])
    known = {**os.environ, "PYTHONPATH": paths, "AURUM_LANG": "en", **environment}
    return subprocess.run(
        command, env=known, capture_output=True, text=True, timeout=300, preexec_fn=_hear_signals
    )


def _hear_signals() -> None:
    """Whoever runs the tests in the background may have told them to ignore Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


# What is refused


@pytest.mark.parametrize("file", ["choices", "games"])
@pytest.mark.parametrize("how", ["cut", "changed", "another"])
def test_a_damaged_part_is_named_and_played_again_once_deleted(
    file: str, how: str, begun: Path, out: Path
) -> None:
    files = part_files(parts_folder(begun), 1)
    path = files.choices if file == "choices" else files.games
    whole = path.read_bytes()
    if how == "cut":
        path.write_bytes(whole[: len(whole) // 2])
    elif how == "changed":
        path.write_bytes(whole[:30] + bytes([whole[30] ^ 255]) + whole[31:])
    else:
        theirs = part_files(parts_folder(begun), 2)
        path.write_bytes((theirs.choices if file == "choices" else theirs.games).read_bytes())
    with pytest.raises(BadDataSet, match="is damaged or belongs to another data set") as told:
        plan().write(begun, workers=0)
    assert not begun.exists()
    Path(str(told.value.facts["path"])).unlink()
    files.games.unlink(missing_ok=True)
    plan().write(begun, workers=0)
    assert contents(begun.parent) == contents(out.parent)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"seed": 9}, "seed is 0 there and 9 here"),
        ({"games": 7}, "games is 6 there and 7 here"),
        ({"set": "alliance"}, r"options \(set\) is"),
        ({"observations": True}, "observations is false there and true here"),
    ],
)
def test_another_data_set_is_not_written_over(
    change: dict[str, Any], said: str, begun: Path, out: Path
) -> None:
    for path in (begun, out):
        before = {p.name: p.read_bytes() for p in path.parent.rglob("*") if p.is_file()}
        with pytest.raises(BadDataSet, match=said):
            plan(**change).write(path, workers=0)
        assert {p.name: p.read_bytes() for p in path.parent.rglob("*") if p.is_file()} == before


def test_two_do_not_write_the_same(begun: Path) -> None:
    from aurum.datasets.writing import _locked

    with (
        _locked(plan(), parts_folder(begun)),
        pytest.raises(BadDataSet, match="Another process is writing"),
    ):
        plan().write(begun, workers=0)
    plan().write(begun, workers=0)


def test_a_folder_of_something_else_is_refused(tmp_path: Path) -> None:
    out = tmp_path / "set.parquet"
    parts_folder(out).mkdir()
    (parts_folder(out) / "diary.txt").write_text("today")
    with pytest.raises(BadDataSet, match="is no data set of Aurum"):
        plan().write(out, workers=0)
    assert (parts_folder(out) / "diary.txt").read_text() == "today"


def test_a_lost_companion_is_named(out: Path) -> None:
    (out.parent / "set.games.parquet").unlink()
    with pytest.raises(BadDataSet, match=r"set\.games\.parquet is missing"):
        plan().write(out, workers=0)
