"""The card of a data set: how it was made, what is in it, what its columns mean."""

from __future__ import annotations

import platform
import shlex
from math import prod
from pathlib import Path
from typing import Any

import pyarrow as pa

import aurum
from aurum.datasets.columns import GAMES, DataColumn
from aurum.datasets.plan import LICENCE, DataSet


def card_of(
    dataset: DataSet, out: Path, columns: tuple[DataColumn, ...], counts: dict[str, Any]
) -> dict[str, Any]:
    """The card, as JSON. It names no machine and no time, so that equal data sets are equal."""
    return {
        **dataset.identity(),
        "asked": dict(dataset.match.given),
        "made_by": command_of(dataset, out),
        "build": aurum.BUILD,
        "interpreter": f"{platform.python_implementation()} {platform.python_version()}",
        "pyarrow": pa.__version__,
        "licence": dataset.licence,
        "counts": counts,
        "columns": {"choices": _described(columns), "games": _described(GAMES)},
        **({"encoding": _encoding(dataset)} if dataset.observations else {}),
    }


def command_of(dataset: DataSet, out: Path) -> str:
    """The command that makes it; for bots that were handed over there is none."""
    match = dataset.match
    if match.own:
        return "aurum.datasets.DataSet"
    words = ["aurum", "dataset", match.game, "--bots", ",".join(match.bots)]
    for name, value in match.given.items():
        values = value if isinstance(value, list | tuple) else [value]
        words += [f"--{name}", ",".join(str(one) for one in values)]
    words += ["--games", str(match.games), "--seed", str(match.seed)]
    for name in ("seconds", "iterations"):
        value = getattr(match.budget, name)
        words += [f"--{name}", f"{value:g}"] if value is not None else []
    words += ["--observations"] if dataset.observations else []
    words += ["--licence", dataset.licence] if dataset.licence != LICENCE else []
    return shlex.join([*words, "--out", out.name])


def _described(columns: tuple[DataColumn, ...]) -> dict[str, dict[str, str]]:
    return {name: {"type": str(kind), "meaning": meaning} for name, kind, meaning in columns}


def _encoding(dataset: DataSet) -> dict[str, Any]:
    """Where in an observation each of its named pieces is."""
    from aurum.envs.encoding import encoding_of

    encoding = encoding_of(dataset.match.game, dict(dataset.match.given))
    pieces, start = [], 0
    for piece in encoding.pieces.pieces:
        pieces.append({"name": piece.name, "start": start, "shape": list(piece.shape)})
        start += prod(piece.shape)
    return {
        "size": encoding.pieces.size,
        "dtype": str(encoding.dtype),
        "actions": encoding.numbering.size,
        "pieces": pieces,
    }
