"""Data sets: games of bots as Parquet files, a row for each choice.

>>> from pathlib import Path
>>> from tempfile import mkdtemp
>>> from aurum import games
>>> from aurum.datasets import DataSet, read_records
>>> path = Path(mkdtemp()) / "games.parquet"
>>> card = DataSet(games.names()[0], "random", players=3, games=2).write(path, workers=0)
>>> card["counts"]["games"], len(list(read_records(path)))
(2, 2)

`aurum dataset` is the same from the command line; `docs/datasets.md` describes the files. This
package needs the extra `data`.
"""

from __future__ import annotations

from aurum.datasets.errors import BadDataSet
from aurum.datasets.plan import DataSet
from aurum.datasets.reading import read_card, read_records

__all__ = ["BadDataSet", "DataSet", "read_card", "read_records"]
