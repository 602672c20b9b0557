"""The game as a trainer needs it: its universal layout, and the tables that are played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from aurum.envs.encoding import Encoding, encoding_of
from aurum.tensors.universal import ABSENT, TableMap, UniversalLayout
from aurum.training.processes import Plan
from aurum.training.settings import TrainingSettings, number_after


class TableRows(NamedTuple):
    """A kind of table, and where its rows are in a half."""

    name: str
    encoding: Encoding
    map: TableMap
    seats: int
    rows: slice
    each: int
    """Rows of each process."""


def name_of(options: Mapping[str, object]) -> str:
    """A table in one word: `4:base`."""
    return ":".join(str(value) for value in options.values())


def table_named(layout: UniversalLayout, name: str) -> dict[str, Any]:
    """The options of a table by its name; `ValueError` says which tables there are."""
    known = {name_of(options): options for options in layout.universal.tables}
    if name not in known:
        raise ValueError(f"there is no table {name!r}; there are {', '.join(known)}")
    return dict(known[name])


def plans_of(settings: TrainingSettings, layout: UniversalLayout) -> list[Plan]:
    """The tables that are played, and how many of each."""
    names = [name_of(options) for options in layout.universal.tables]
    weights = dict.fromkeys(names, 1.0)
    if settings.tables:
        weights = dict(number_after(text, float) for text in settings.tables.split(","))
    found = []
    for name, weight in weights.items():
        options = table_named(layout, name)
        rows = max(2, round(settings.rows * weight))
        found.append(Plan(encoding_of(settings.game, options), rows))
    return found


def tables_of(plans: list[Plan], workers: int, layout: UniversalLayout) -> list[TableRows]:
    """The tables with their maps, rows side by side."""
    found = []
    start = 0
    for plan in plans:
        rows = slice(start, start + plan.rows * workers)
        options = plan.encoding.options
        shown = {key: options[key] for key in layout.universal.options}
        table_map = layout.map(shown)
        seats = plan.encoding.seats
        found.append(TableRows(name_of(shown), plan.encoding, table_map, seats, rows, plan.rows))
        start = rows.stop
    return found


def inverse_actions(table: TableRows, layout: UniversalLayout) -> NDArray[np.int64]:
    """For each universal action, its number at this table."""
    found: NDArray[Any] = np.full(layout.actions, ABSENT, np.int64)
    found[table.map.actions] = np.arange(len(table.map.actions))
    return found
