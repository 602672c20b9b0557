"""Joins the parts of a data set to its files. The file of the choices comes last."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pyarrow as pa
import pyarrow.parquet as pq

from aurum.arena.results_log import write as write_text
from aurum.datasets.card import card_of
from aurum.datasets.columns import GAMES, DataColumn, columns_of, schema_of
from aurum.datasets.errors import BadDataSet
from aurum.datasets.parts import UNFINISHED, WRITING, open_table, part_files
from aurum.datasets.plan import DataSet

ROW_GROUP: Final = 65_536
"""About so many rows are in a row group; a reader has one of them in memory at a time."""


def games_file(out: Path) -> Path:
    """Where the results of the games are, beside the choices."""
    return out.with_suffix(".games.parquet")


def card_file(out: Path) -> Path:
    """Where the card is."""
    return out.with_suffix(".json")


def companions(out: Path) -> tuple[Path, Path]:
    """The files beside that of the choices."""
    return games_file(out), card_file(out)


def join(dataset: DataSet, folder: Path, out: Path) -> dict[str, Any]:
    """Write the files from all parts; the card.

    Each is written under another name first. A process that is killed meanwhile leaves the parts,
    and the next one joins them again.
    """
    parts = [part_files(folder, number) for number in range(dataset.parts)]
    columns = columns_of(dataset)
    card = card_of(dataset, out, columns, _count(part.games for part in parts))
    _join_tables([part.games for part in parts], GAMES, card, games_file(out))
    write_text(card_file(out), json.dumps(card, ensure_ascii=False, indent=1) + "\n")
    _join_tables([part.choices for part in parts], columns, card, out)
    return card


def _join_tables(
    paths: list[Path], columns: tuple[DataColumn, ...], card: dict[str, Any], out: Path
) -> None:
    schema = schema_of(columns, card)
    unfinished = out.with_name(out.name + UNFINISHED)
    with pq.ParquetWriter(unfinished, schema, **WRITING) as writer:
        waiting: list[pa.Table] = []
        for path in paths:
            waiting.append(_read(path).replace_schema_metadata(schema.metadata))
            if sum(table.num_rows for table in waiting) >= ROW_GROUP:
                writer.write_table(pa.concat_tables(waiting), row_group_size=2 * ROW_GROUP)
                waiting = []
        if waiting:
            writer.write_table(pa.concat_tables(waiting), row_group_size=2 * ROW_GROUP)
    unfinished.replace(out)


def _read(path: Path) -> pa.Table:
    """A whole part; `BadDataSet` if its contents are not what was written."""
    with open_table(path, part=True) as table:
        try:
            return table.read()
        except (pa.ArrowException, OSError):
            raise BadDataSet("dataset-part-damaged", {"path": str(path)}) from None


def _count(paths: Iterator[Path]) -> dict[str, Any]:
    """What the games come to."""
    counts: Counter[str] = Counter()
    seatings: Counter[str] = Counter()
    won: dict[str, float] = defaultdict(float)
    for path in paths:
        for row in _read(path).to_pylist():
            counts["games"] += 1
            counts["choices"] += row["steps"]
            counts["decisions"] += row["decisions"]
            counts["failures"] += row["failures"]
            for bot, share in zip(row["bots"], row["shares"], strict=True):
                seatings[bot] += 1
                won[bot] += share
    shares = {bot: round(won[bot] / times, 4) for bot, times in sorted(seatings.items())}
    return {**counts, "seatings": dict(sorted(seatings.items())), "win_share": shares}
