"""A trained network, evaluated with NumPy.

A network plays at all tables of its game. At one kind of table most of its inputs can never be 1:
`TableNetwork` keeps those that can, with the ones that always are added up once.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

import aurum
from aurum import games
from aurum.engine.contract import Options
from aurum.engine.state import State
from aurum.networks.errors import BadNetworkFile
from aurum.networks.layouts import layout_of, table_of
from aurum.networks.weights_file import Floats, read_weights
from aurum.tensors.batch import mark_states
from aurum.tensors.general import tensors_of
from aurum.tensors.pieces import write_marks

SUMMED: Final = 8.0
"""Sums over rows are divided by this: about as many rows as there usually are."""
FEW: Final = 4
"""Of fewer positions the rows of the inputs that are 1 are added up; of as many, matrices are
multiplied: each is faster there."""
TABLES: Final = 8
"""So many kinds of tables are kept ready."""
Bits = NDArray[np.bool_]


class Read(NamedTuple):
    """What a network makes of positions, before it says anything."""

    trunk: Floats
    rows: Floats | None
    """Each row by itself, as far as there are any in these positions."""


class Network:
    """The weights of a file, and what they have learned to play."""

    def __init__(self, path: Path, game: str = "") -> None:
        self.path = path
        self.about, self.weights = read_weights(path, game)
        self.game: str = self.about["game"]
        self.layout = layout_of(self.game)
        self.columns, self.levels = self.layout.inputs()
        wanted = {"first": len(self.columns), "act": self.layout.actions}
        for name, rows in wanted.items():
            found = len(self.weights.get(name, ()))
            if found != rows:
                why = f"{name!r} has {found} rows, and {self.game} needs {rows}"
                raise BadNetworkFile(path, f"is of another version: {why}")
        self._table = lru_cache(TABLES)(self._new_table)

    def __reduce__(self) -> tuple[object, ...]:
        return Network, (self.path, self.game)

    def table(self, settings: Options) -> TableNetwork:
        """The network at the table of a play with these settings."""
        return self._table(json.dumps(table_of(self.game, settings)))

    def odds(self, state: State) -> tuple[list[int], Floats]:
        """The legal choices, and how likely the policy makes each."""
        table = self.table(aurum.game(self.game).settings(state))
        legal = state.choices()
        return legal, table.odds(table.logits(table.read([state], [state.actor]))[0], state, legal)

    def choose(self, state: State, rng: Random, best: bool) -> int:
        """A choice: drawn by its odds, or the likeliest."""
        legal, odds = self.odds(state)
        if best:
            return legal[int(odds.argmax())]
        return rng.choices(legal, odds.tolist())[0]

    def _new_table(self, options: str) -> TableNetwork:
        return TableNetwork(self, json.loads(options))


class TableNetwork:
    """A network at one kind of table."""

    def __init__(self, network: Network, options: Options) -> None:
        layout, weights = network.layout, network.weights
        completed = layout.complete(options)
        own = tensors_of(games.load(network.game)).layout(completed)
        table = layout.map(options)
        self.seats = own.seats
        self.numbering = own.numbering
        self.encoder = own.pieces.encoder
        self.size = own.pieces.size
        self.blocks = int(network.about["blocks"])
        self.row_layers = int(network.about["row_layers"])

        column = {int(universal): number for number, universal in enumerate(table.columns)}
        inputs = [i for i, universal in enumerate(network.columns) if int(universal) in column]
        self.columns = np.array([column[int(network.columns[i])] for i in inputs])
        self.levels = network.levels[inputs].astype(np.uint8)
        always = np.isin(network.columns, table.constants)
        self.first = weights["first"][inputs]
        self.bias = weights["first.bias"] + weights["first"][always].sum(0)
        self.act = np.ascontiguousarray(weights["act"][table.actions].T)
        self.act_bias = weights["act.bias"][table.actions]
        self.weights = {
            name: np.ascontiguousarray(array.T) if array.ndim == 2 else array
            for name, array in weights.items()
            if name not in ("first", "act")
        }
        if self.row_layers:
            self._find_rows(network, np.array(inputs), table.actions)

    def _find_rows(self, network: Network, inputs: NDArray[Any], actions: NDArray[Any]) -> None:
        """Which inputs are those of rows, and which actions aim at rows."""
        layout, weights = network.layout, network.weights
        part = layout.row_inputs()
        each = (part.stop - part.start) // layout.row_count()
        mine = inputs[(inputs >= part.start) & (inputs < part.stop)] - part.start
        features = np.unique(mine % each)
        self.row_count = int(mine.max()) // each + 1
        place = {int(number): at for at, number in enumerate(inputs)}
        self.row_inputs = np.array(
            [place[part.start + row * each + f] for row in range(self.row_count) for f in features]
        )
        self.take = np.ascontiguousarray(weights["rows.take"][:, features].T)
        row, kind = layout.aims()
        self.aimed = (row[actions] >= 0).nonzero()[0]
        self.row, self.kind = row[actions][self.aimed], kind[actions][self.aimed]

    def read(self, states: Sequence[State], seats: Sequence[int]) -> Read:
        """What the network makes of each position, as this seat knows it."""
        w = self.weights
        given = self._inputs(states, seats)
        x = np.maximum(self._first(given) + self.bias, 0)
        x = x @ w["second"] + w["second.bias"]
        rows = None
        if self.row_layers:
            rows = self._rows(given, x)
            most = rows.max(1)
            if rows.shape[1] < self.row_count:
                most = np.maximum(most, 0)  # those that were left out are 0
            x = x + np.concatenate((rows.sum(1) / SUMMED, most), 1) @ w["rows.pool"]
            x += w["rows.pool.bias"]
        for number in range(self.blocks):
            name = f"block{number}"
            y = normalised(x, w[f"{name}.norm"], w[f"{name}.norm.bias"])
            y = np.maximum(y @ w[f"{name}.inner"] + w[f"{name}.inner.bias"], 0)
            x = x + y @ w[f"{name}.outer"] + w[f"{name}.outer.bias"]
        return Read(normalised(x, w["norm"], w["norm.bias"]), rows)

    def logits(self, read: Read) -> Floats:
        """The logits of all actions of the table, whether or not they are legal."""
        found: Floats = read.trunk @ self.act + self.act_bias
        if read.rows is not None:
            said = read.rows @ self.weights["rows.act"]
            there = self.row < said.shape[1]
            found[:, self.aimed[there]] += said[:, self.row[there], self.kind[there]]
            found[:, self.aimed] += self.weights["rows.act.bias"][self.kind]
        return found

    def odds(self, logits: Floats, state: State, legal: list[int]) -> Floats:
        """How likely the policy makes each legal choice, by the logits of one position."""
        chosen = logits[self.numbering.numbers(legal, state.actor)]
        odds = np.exp(chosen - chosen.max())
        found: Floats = odds / odds.sum()
        return found

    def shares(self, read: Read) -> Floats:
        """What share of the win is expected for each seat, beginning with the one that looks."""
        w = self.weights
        found = (read.trunk @ w["expect"] + w["expect.bias"])[:, : self.seats]
        found = np.exp(found - found.max(1, keepdims=True))
        shares: Floats = found / found.sum(1, keepdims=True)
        return shares

    def _inputs(self, states: Sequence[State], seats: Sequence[int]) -> Bits:
        """Which inputs are 1."""
        obs = np.zeros((len(states), self.size), np.uint8)
        write_marks(
            mark_states(self.encoder, list(states), list(seats), self.size, False), obs.reshape(-1)
        )
        found: Bits = obs[:, self.columns] >= self.levels
        return found

    def _first(self, given: Bits) -> Floats:
        """The sums of the first layer."""
        if len(given) < FEW:
            return np.stack([self.first[np.flatnonzero(row)].sum(0) for row in given])
        found: Floats = given.astype(np.float32) @ self.first
        return found

    def _rows(self, given: Bits, x: Floats) -> Floats:
        """Each row, seen with its neighbours and the whole; rows behind the last are left out."""
        w = self.weights
        n = len(given)
        inputs = given[:, self.row_inputs].reshape(n, self.row_count, -1)
        filled = inputs.max(2)
        count = max(1, int(filled.max(0).sum()))
        there = filled[:, :count, None].astype(np.float32)
        taken = inputs[:, :count].astype(np.float32) @ self.take + w["rows.take.bias"]
        rows: Floats = np.maximum(taken, 0) * there
        for number in range(self.row_layers):
            name = f"rows{number}"
            padded = np.pad(rows, ((0, 0), (1, 1), (0, 0)))
            near = np.concatenate((padded[:, :-2], rows, padded[:, 2:]), 2)
            y = near @ w[f"{name}.near"] + w[f"{name}.near.bias"]
            y += (x @ w[f"{name}.whole"])[:, None]
            y = np.maximum(y, 0) @ w[f"{name}.outer"] + w[f"{name}.outer.bias"]
            rows = (rows + y) * there
        return rows


def normalised(x: Floats, weight: Floats, bias: Floats) -> Floats:
    """Layer normalisation."""
    x = x - x.mean(1, keepdims=True)
    found: Floats = x / np.sqrt((x * x).mean(1, keepdims=True) + 1e-5) * weight + bias
    return found
