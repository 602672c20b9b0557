"""The columns of a data set: their names, types and meanings, in one table."""

from __future__ import annotations

import json
from typing import Any, Final, NamedTuple

import pyarrow as pa

from aurum.datasets.plan import DataSet

KEY: Final = b"aurum"
"""Under which the metadata of a Parquet file says what it is."""


class DataColumn(NamedTuple):
    """A column of a table."""

    name: str
    type: pa.DataType
    meaning: str


GAMES: Final = (
    DataColumn("game", pa.int32(), "number of the game, from 1"),
    DataColumn("bots", pa.list_(pa.string()), "the bot in each seat"),
    DataColumn("options", pa.string(), "options of the game, complete, as JSON"),
    DataColumn("seed", pa.string(), "seed of all chance of the game, in hexadecimal digits"),
    DataColumn("first", pa.int8(), "the seat that was asked first"),
    DataColumn("steps", pa.int32(), "number of choices, those of chance included"),
    DataColumn("decisions", pa.int32(), "number of choices that seats have made"),
    DataColumn("scores", pa.list_(pa.int32()), "score of each seat at the end"),
    DataColumn(
        "winners", pa.list_(pa.int8()), "the seats that have won; none if the automaton has"
    ),
    DataColumn("shares", pa.list_(pa.float32()), "share of the victory of each seat"),
    DataColumn("failures", pa.int32(), "questions that a bot did not answer as it should"),
)
CHOICES: Final = (
    DataColumn("game", pa.int32(), "number of the game, from 1"),
    DataColumn("step", pa.int32(), "number of the choice in its game, from 0"),
    DataColumn("seat", pa.int8(), "the seat that chose; -1 is chance"),
    DataColumn("choice", pa.int32(), "the choice as the number that the rules use"),
    DataColumn("text", pa.string(), "the choice in notation"),
    DataColumn("legal", pa.list_(pa.int32()), "all legal choices, ascending; null for chance"),
    DataColumn(
        "won", pa.float32(), "share of the victory that the seat had in the end; null for chance"
    ),
)
ACTION: Final = (
    DataColumn("action", pa.int32(), "the choice as aurum.envs numbers it; null for chance"),
    DataColumn("legal_actions", pa.list_(pa.int32()), "legal choices as aurum.envs numbers them"),
)
OBSERVATION: Final = "what the seat knew, as aurum.envs encodes it; null for chance"


def columns_of(dataset: DataSet) -> tuple[DataColumn, ...]:
    """The columns of its choices."""
    if not dataset.observations:
        return CHOICES
    from aurum.envs.encoding import encoding_of

    encoding = encoding_of(dataset.match.game, dict(dataset.match.given))
    kind = pa.list_(pa.from_numpy_dtype(encoding.dtype), encoding.pieces.size)
    return (*CHOICES, *ACTION, DataColumn("observation", kind, OBSERVATION))


def schema_of(columns: tuple[DataColumn, ...], metadata: dict[str, Any]) -> pa.Schema:
    """The schema of a table, with metadata as JSON."""
    fields = [pa.field(name, kind) for name, kind, _ in columns]
    return pa.schema(fields, {KEY: json.dumps(metadata, ensure_ascii=False).encode()})


def metadata_of(schema: pa.Schema) -> dict[str, Any] | None:
    """What a schema says of its table; None if it is none of ours."""
    try:
        found = json.loads((schema.metadata or {})[KEY])
    except (KeyError, ValueError):
        return None
    return found if isinstance(found, dict) and "dataset" in found else None
