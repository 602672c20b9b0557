"""Makes a data set, or goes on with one: parts beside the file, joined when all are there."""

from __future__ import annotations

import json
from collections.abc import Generator, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from aurum.arena.executors import ProcessExecutor, cores
from aurum.arena.game_runner import GameRunner
from aurum.arena.results_log import differing
from aurum.arena.results_log import write as write_text
from aurum.datasets.columns import metadata_of
from aurum.datasets.errors import BadDataSet
from aurum.datasets.joining import companions, join
from aurum.datasets.parts import (
    UNFINISHED,
    due_games,
    is_written,
    open_table,
    part_files,
    write_part,
)
from aurum.datasets.plan import DataSet, Watch
from aurum.engine.worker_pool import shared
from aurum.locking import lock_file

MANIFEST: Final = "dataset.json"
"""In the folder of the parts: whose parts they are."""
LOCK: Final = "lock"


def parts_folder(out: Path) -> Path:
    """Where the parts of an unfinished data set are."""
    return out.with_suffix(".parts")


def write(
    dataset: DataSet, out: Path, workers: int | None = None, watch: Watch | None = None
) -> dict[str, Any]:
    """Make a data set at `out`; the card. If it is there already, nothing is played."""
    if out.suffix != ".parquet":
        raise BadDataSet("dataset-out-name", {"path": str(out)})
    if not out.parent.is_dir():
        raise BadDataSet("dataset-out-folder", {"path": str(out.parent)})
    if out.exists():
        card = _finished(dataset, out)
        if watch:
            watch(dataset.match.games, dataset.match.games)
    else:
        with _locked(dataset, parts_folder(out)):
            _play(dataset, parts_folder(out), workers, watch)
            card = join(dataset, parts_folder(out), out)
    _clear(dataset, parts_folder(out))
    return card


def written_games(dataset: DataSet, out: Path) -> int:
    """How many games are in the parts so far."""
    folder = parts_folder(out)
    there = [n for n in range(dataset.parts) if part_files(folder, n).games.exists()]
    return sum(due_games(dataset, part) for part in there)


def _play(dataset: DataSet, folder: Path, workers: int | None, watch: Watch | None) -> None:
    """Play and write the parts that are not there yet."""
    games = dataset.match.games
    digest = dataset.digest()
    left = [part for part in range(dataset.parts) if not is_written(dataset, digest, folder, part)]
    done = games - sum(due_games(dataset, part) for part in left)
    if watch:
        watch(done, games)
    if not left:
        return
    if workers is None:
        workers = 0 if dataset.match.own else cores()
    _check_bots(dataset, workers)
    pieces = ((dataset, digest, folder, part) for part in left)
    played: Generator[int, None, None]
    if workers:
        played = shared(write_part, pieces, min(workers, len(left)))
    else:
        played = (write_part(*piece) for piece in pieces)
    with closing(played):  # no process writes any more when the folder is given up
        for number in played:
            done += number
            if watch:
                watch(done, games)


def _check_bots(dataset: DataSet, workers: int) -> None:
    """Ask every bot a first question, if possible where it cannot end this process."""
    if not workers:
        runner = GameRunner(dataset.match)
        for name in dataset.match.names:
            runner.check(name)
        return
    executor = ProcessExecutor(dataset.match, 1)
    try:
        executor.check()
    finally:
        executor.close()


def _finished(dataset: DataSet, out: Path) -> dict[str, Any]:
    """The card of the data set that is there; `BadDataSet` if it is another, or not whole."""
    with open_table(out) as table:
        card = metadata_of(table.schema_arrow)
    if card is None:
        raise BadDataSet("dataset-out-foreign", {"path": str(out)})
    _compare(dataset, card, out)
    for path in companions(out):
        if not path.exists():
            raise BadDataSet("dataset-file-missing", {"path": str(path), "out": str(out)})
    return card


def _compare(dataset: DataSet, theirs: dict[str, Any], path: Path) -> None:
    for name, ours in dataset.identity().items():
        if theirs.get(name) != ours:
            facts = {"path": str(path), **differing(name, theirs.get(name), ours)}
            raise BadDataSet("dataset-out-differs", facts)


@contextmanager
def _locked(dataset: DataSet, folder: Path) -> Iterator[None]:
    """The folder of the parts, ours alone, without what a killed process left unfinished."""
    folder.mkdir(exist_ok=True)
    with (folder / LOCK).open("a+b") as lock:
        if not lock_file(lock.fileno()):
            raise BadDataSet("dataset-out-taken", {"path": str(folder)})
        _check_manifest(dataset, folder)
        for path in folder.glob(f"*{UNFINISHED}"):
            path.unlink()
        try:
            yield
        except BaseException:
            if not any(folder.glob("*.parquet")):  # nothing was played: nothing is left behind
                _clear(dataset, folder)
            raise


def _check_manifest(dataset: DataSet, folder: Path) -> None:
    """Refuse the parts of another data set, and a folder of something else.

    One of which nothing was played is no data set yet.
    """
    manifest = folder / MANIFEST
    try:
        theirs = json.loads(manifest.read_text(encoding="utf-8"))
    except (FileNotFoundError, ValueError):
        theirs = None
    known = isinstance(theirs, dict) and "dataset" in theirs
    if not known and [path.name for path in folder.iterdir() if path.name != LOCK]:
        raise BadDataSet("dataset-out-foreign", {"path": str(folder)})
    if known and any(folder.glob("*.parquet")):
        _compare(dataset, theirs, folder)
    write_text(manifest, json.dumps(dataset.identity(), ensure_ascii=False, indent=1) + "\n")


def _clear(dataset: DataSet, folder: Path) -> None:
    """Remove the parts, and the folder if nothing else is in it."""
    if not (folder / MANIFEST).exists():
        return
    for number in range(dataset.parts):
        for path in part_files(folder, number):
            path.unlink(missing_ok=True)
    for name in (MANIFEST, LOCK):
        (folder / name).unlink(missing_ok=True)
    with suppress(OSError):
        folder.rmdir()
