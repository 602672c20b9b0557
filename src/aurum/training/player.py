"""A trained network that plays, with NumPy alone; and the file of weights that it is read from."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from aurum.engine.state import State
from aurum.envs.encoding import Encoding, encoding_of
from aurum.tensors.universal import TableMap
from aurum.training.arrays_file import read_arrays
from aurum.training.checkpoint_errors import BadCheckpoint
from aurum.training.game import layout_of

FORMAT: Final = 2
SUMMED: Final = 8.0
"""Sums over rows are divided by this: about as many rows as there usually are."""
Floats = NDArray[np.float32]


def read_weights(path: Path, game: str = "") -> tuple[dict[str, Any], dict[str, Floats]]:
    """What a file of weights says of itself, and the weights."""
    found = read_arrays(path)
    try:
        about: dict[str, Any] = dict(json.loads(str(found.pop("about"))))
    except (ValueError, KeyError, TypeError):
        raise BadCheckpoint(path, "says nothing of itself; it holds no weights") from None
    if about.get("format") != FORMAT:
        why = f"has the format {about.get('format')}; this program reads {FORMAT}"
        raise BadCheckpoint(path, why)
    if game and about.get("game") != game:
        raise BadCheckpoint(path, f"plays {about.get('game')}, not {game}")
    return about, {name: array.astype(np.float32) for name, array in found.items()}


class NetworkPlayer:
    """Plays by the policy alone, the game of its weights; `game` refuses those of any other."""

    def __init__(self, path: Path, game: str = "") -> None:
        self.about, self.weights = read_weights(path, game)
        self.game: str = self.about["game"]
        self.layout = layout_of(self.game)
        self.columns, self.levels = self.layout.inputs()
        self.row_part, self.row_count = self.layout.row_inputs(), self.layout.row_count()
        self.aims = self.layout.aims()
        self._maps: dict[str, tuple[Encoding, TableMap]] = {}
        wanted = {"first": len(self.columns), "act": self.layout.actions}
        for name, rows in wanted.items():
            found = len(self.weights.get(name, ()))
            if found != rows:
                why = f"{name!r} has {found} rows, and {self.game} needs {rows}"
                raise BadCheckpoint(path, f"is of another version: {why}")

    def odds(self, state: State, options: dict[str, Any]) -> tuple[list[int], Floats]:
        """The legal choices and how likely the policy makes each."""
        key = json.dumps(options)
        if key not in self._maps:
            self._maps[key] = (encoding_of(self.game, options), self.layout.map(options))
        encoding, table = self._maps[key]
        obs = np.zeros(self.layout.size, np.uint8)
        obs[table.columns] = encoding.encode([state])[0]
        obs[table.constants] = 1
        legal = state.choices()
        actions = table.actions[encoding.numbering.numbers(legal, state.actor)]
        x, rows = self.trunk(obs)
        logits = self.weights["act"][actions] @ x + self.weights["act.bias"][actions]
        if rows is not None:
            said = rows @ self.weights["rows.act"].T + self.weights["rows.act.bias"]
            row, kind = self.aims[0][actions], self.aims[1][actions]
            logits += np.where(row >= 0, said[row, kind], 0)
        odds = np.exp(logits - logits.max())
        return legal, odds / odds.sum()

    def trunk(self, obs: NDArray[np.uint8]) -> tuple[Floats, Floats | None]:
        """What the heads read, and each row by itself."""
        w = self.weights
        given = obs[self.columns] >= self.levels
        on = np.flatnonzero(given)
        x = np.maximum(w["first"][on].sum(0) + w["first.bias"], 0)
        x = w["second"] @ x + w["second.bias"]
        rows = None
        if self.about.get("row_layers"):
            rows = self._rows(given, x)
            pooled = np.concatenate((rows.sum(0) / SUMMED, rows.max(0)))
            x = x + w["rows.pool"] @ pooled + w["rows.pool.bias"]
        for number in range(int(self.about["blocks"])):
            name = f"block{number}"
            y = norm(x, w[f"{name}.norm"], w[f"{name}.norm.bias"])
            y = np.maximum(w[f"{name}.inner"] @ y + w[f"{name}.inner.bias"], 0)
            x = x + w[f"{name}.outer"] @ y + w[f"{name}.outer.bias"]
        return norm(x, w["norm"], w["norm.bias"]), rows

    def _rows(self, given: NDArray[np.bool_], x: Floats) -> Floats:
        """Each row, seen with its neighbours and the whole."""
        w = self.weights
        inputs = given[self.row_part].reshape(self.row_count, -1).astype(np.float32)
        there = inputs.max(1, keepdims=True)
        rows = np.maximum(inputs @ w["rows.take"].T + w["rows.take.bias"], 0) * there
        for number in range(int(self.about["row_layers"])):
            name = f"rows{number}"
            padded = np.pad(rows, ((1, 1), (0, 0)))
            near = np.concatenate((padded[:-2], rows, padded[2:]), 1)
            y = near @ w[f"{name}.near"].T + w[f"{name}.near.bias"] + w[f"{name}.whole"] @ x
            y = np.maximum(y, 0) @ w[f"{name}.outer"].T + w[f"{name}.outer.bias"]
            rows = (rows + y) * there
        found: Floats = rows
        return found

    def choose(self, state: State, options: dict[str, Any], rng: Random, best: bool) -> int:
        """A choice: drawn by its odds, or the likeliest."""
        legal, odds = self.odds(state, options)
        if best:
            return legal[int(odds.argmax())]
        return rng.choices(legal, odds.tolist())[0]


def norm(x: Floats, weight: Floats, bias: Floats) -> Floats:
    """Layer normalisation."""
    x = x - x.mean()
    found: Floats = x / np.sqrt((x * x).mean() + 1e-5) * weight + bias
    return found
