"""Parts of a data set: a process plays the games of one and writes it whole, or not at all."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from contextlib import redirect_stdout
from itertools import islice
from multiprocessing import parent_process
from pathlib import Path
from typing import Any, Final, NamedTuple

import pyarrow as pa
import pyarrow.parquet as pq

from aurum.arena.game_runner import GameRunner
from aurum.arena.results import Result
from aurum.arena.schedule import Fixture
from aurum.datasets.columns import GAMES, columns_of, metadata_of, schema_of
from aurum.datasets.errors import BadDataSet
from aurum.datasets.plan import DataSet
from aurum.engine import CHANCE, State, read_record

WRITING: Final[dict[str, Any]] = {"compression": "zstd", "write_page_checksum": True}
UNFINISHED: Final = ".tmp"

_loaded: list[_Player] = []
"""Of the data set that this process last worked for."""


class PartFiles(NamedTuple):
    """The files of a part. That of the games is there only when both are complete."""

    choices: Path
    games: Path


def part_files(folder: Path, number: int) -> PartFiles:
    """Where a part is, or will be."""
    return PartFiles(folder / f"{number:06}.choices.parquet", folder / f"{number:06}.games.parquet")


def due_games(dataset: DataSet, number: int) -> int:
    """How many games a part has; the last may have fewer."""
    return min(dataset.part_games, dataset.match.games - number * dataset.part_games)


def write_part(dataset: DataSet, digest: str, folder: Path, number: int) -> int:
    """Play the games of a part and write it; how many they were."""
    player = _player(dataset)
    rows = _Rows(dataset)
    if parent_process() is not None:
        os.dup2(2, 1)  # bots may print, and the output is the card
    with redirect_stdout(sys.stderr):
        for fixture in player.fixtures(number):
            rows.add(player.runner.play(fixture))
    files = part_files(folder, number)
    choices = rows.choices()
    games = rows.games()
    mark = {"dataset": digest, "part": number, "choices": choices.num_rows}
    _write(choices.replace_schema_metadata(schema_of((), mark).metadata), files.choices)
    _write(games.replace_schema_metadata(schema_of((), mark).metadata), files.games)
    return due_games(dataset, number)


def is_written(dataset: DataSet, digest: str, folder: Path, number: int) -> bool:
    """Whether a part is there and whole; `BadDataSet` if what is there is not that part."""
    files = part_files(folder, number)
    if not files.games.exists():
        return False
    with open_table(files.games, part=True) as games, open_table(files.choices, part=True) as rows:
        marks = [metadata_of(table.schema_arrow) for table in (games, rows)]
        expected = {"dataset": digest, "part": number, "choices": rows.metadata.num_rows}
        if marks != [expected, expected] or games.metadata.num_rows != due_games(dataset, number):
            raise BadDataSet("dataset-part-damaged", {"path": str(files.games)})
    return True


def open_table(path: Path, *, part: bool = False) -> pq.ParquetFile:
    """A Parquet file, of a part or of a data set; `BadDataSet` if it is none."""
    try:
        return pq.ParquetFile(path, page_checksum_verification=True)
    except (pa.ArrowException, OSError):
        key = "dataset-part-damaged" if part else "dataset-file-damaged"
        raise BadDataSet(key, {"path": str(path)}) from None


def _write(table: pa.Table, path: Path) -> None:
    """Write a file under another name first, so that it is never there in part."""
    unfinished = path.with_name(path.name + UNFINISHED)
    pq.write_table(table, unfinished, **WRITING)
    unfinished.replace(path)


class _Player:
    """The bots of a data set, and its games from where they were last asked for."""

    def __init__(self, dataset: DataSet) -> None:
        self.dataset = dataset
        self.runner = GameRunner(dataset.match)
        self._games = dataset.fixtures()
        self._passed = 0

    def fixtures(self, part: int) -> Iterator[Fixture]:
        """The games of a part. A process is given parts in their order, so it lists them once."""
        start = part * self.dataset.part_games
        if start < self._passed:
            self._games, self._passed = self.dataset.fixtures(), 0
        ahead = start - self._passed
        self._passed = start + due_games(self.dataset, part)
        return islice(self._games, ahead, ahead + due_games(self.dataset, part))


def _player(dataset: DataSet) -> _Player:
    known = _loaded[0].dataset if _loaded else None
    if known is not dataset and (known != dataset or dataset.match.own):
        _loaded[:] = [_Player(dataset)]
    return _loaded[0]


class _Rows:
    """The rows of a part, made by replaying its games."""

    def __init__(self, dataset: DataSet) -> None:
        self.rules = dataset.match.rules
        self.columns = columns_of(dataset)
        self._made: dict[str, list[Any]] = {column.name: [] for column in self.columns}
        self._games: dict[str, list[Any]] = {column.name: [] for column in GAMES}
        self._observed: list[Any] = []
        self._encoding: Any = None
        if dataset.observations:
            from aurum.envs.encoding import encoding_of

            self._encoding = encoding_of(dataset.match.game, dict(dataset.match.given))

    def add(self, result: Result) -> None:
        """A game that is over."""
        record = read_record(bytes(result.record).decode())
        assert record.fair is not None
        shares = [result.credit(seat) for seat in range(len(result.bots))]
        state: State = self.rules.begin(record.options)
        asked: list[State] = []
        decisions = 0
        for step, text in enumerate(record.choices):
            choice = self.rules.read(text)
            self._add_choice(state, result.game, step, choice, text, shares)
            decisions += state.actor != CHANCE
            if self._encoding is not None and state.actor != CHANCE:
                asked.append(state.clone())
            state.apply(choice)
        if asked:
            self._observed.append(self._encoding.encode(asked))
        row = {
            "game": result.game, "bots": result.bots,
            "options": json.dumps(record.options, ensure_ascii=False),
            "seed": record.fair.seed, "first": result.first, "steps": len(record.choices),
            "decisions": decisions,
            "scores": result.scores, "winners": result.winners, "shares": shares,
            "failures": len(result.failures),
        }  # fmt: skip
        for name, value in row.items():
            self._games[name].append(value)

    def _add_choice(
        self, state: State, game: int, step: int, choice: int, text: str, shares: list[float]
    ) -> None:
        seat = state.actor
        chance = seat == CHANCE
        legal = None if chance else state.choices()
        won = None if chance else shares[seat]
        row: dict[str, Any] = {
            "game": game, "step": step, "seat": seat, "choice": choice, "text": text,
            "legal": legal, "won": won,
        }  # fmt: skip
        if self._encoding is not None:
            numbering = self._encoding.numbering
            row["action"] = None if chance else numbering.number(choice, seat, legal)
            row["legal_actions"] = None if chance else numbering.numbers(legal, seat)
        for name, value in row.items():
            self._made[name].append(value)

    def games(self) -> pa.Table:
        """A row for each game."""
        arrays = [pa.array(self._games[name], kind) for name, kind, _ in GAMES]
        return pa.table(arrays, schema_of(GAMES, {}))

    def choices(self) -> pa.Table:
        """A row for each choice."""
        arrays = [
            self._observations(kind) if name == "observation" else pa.array(self._made[name], kind)
            for name, kind, _ in self.columns
        ]
        return pa.table(arrays, schema_of(self.columns, {}))

    def _observations(self, kind: pa.DataType) -> pa.Array:
        """Those of the choices of seats, and null for those of chance."""
        import numpy as np

        numbers = np.concatenate(self._observed).reshape(-1)
        whole = pa.FixedSizeListArray.from_arrays(pa.array(numbers), kind.list_size)
        asked = np.array(self._made["seat"]) != CHANCE
        places = np.cumsum(asked) - 1
        return whole.take(pa.array(places, mask=~asked))
