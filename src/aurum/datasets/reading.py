"""Reads a data set back: its card, and its games as records."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import aurum
from aurum.arena.game_runner import seats_of
from aurum.datasets.errors import BadDataSet
from aurum.engine.fairness import commitment
from aurum.engine.record import Fairness, Record


def read_card(out: str | Path) -> dict[str, Any]:
    """The card in the metadata of a data set; `BadDataSet` if the file is none."""
    from aurum.datasets.columns import metadata_of
    from aurum.datasets.parts import open_table

    with open_table(Path(out)) as table:
        card = metadata_of(table.schema_arrow)
    if card is None:
        raise BadDataSet("dataset-out-foreign", {"path": str(out)})
    return card


def read_records(out: str | Path) -> Iterator[Record]:
    """Every game as a record that can be replayed and verified, in order, one row group at a time.

    `BadDataSet` says so where the choices and the games do not belong together.
    """
    from aurum.datasets.joining import games_file
    from aurum.datasets.parts import open_table

    card = read_card(out)
    rules = aurum.game(card["game"])
    if card["rules"] != rules.rules:
        facts = {"given": card["rules"], "known": rules.rules}
        raise BadDataSet("record-rules", facts)
    choices = _texts(Path(out))
    with open_table(games_file(Path(out))) as table:
        for batch in table.iter_batches():
            for row in batch.to_pylist():
                texts = [text for game, text in _take(choices, row["steps"]) if game == row["game"]]
                if len(texts) != row["steps"]:
                    raise BadDataSet("dataset-file-damaged", {"path": str(out)})
                options = json.loads(row["options"])
                fair = Fairness(commitment(bytes.fromhex(row["seed"])), row["seed"], card["asked"])
                seats = seats_of(row["bots"])
                yield Record(card["game"], card["rules"], options, seats, texts, fair)


def _texts(out: Path) -> Iterator[tuple[int, str]]:
    """The game and the text of each choice."""
    from aurum.datasets.parts import open_table

    with open_table(out) as table:
        for batch in table.iter_batches(columns=["game", "text"]):
            yield from zip(batch["game"].to_pylist(), batch["text"].to_pylist(), strict=True)


def _take(rows: Iterator[tuple[int, str]], number: int) -> Iterator[tuple[int, str]]:
    for _, row in zip(range(number), rows, strict=False):
        yield row
