"""What is collected of one half: some steps of all its tables, on the device."""

from __future__ import annotations

from typing import Any, Final

import torch
from torch import Tensor

from aurum.tensors.universal import UniversalLayout
from aurum.training.game import TableRows

KINDS: Final = {1: torch.uint8, 4: torch.float32, 8: torch.int64}
"""The types of the arrays by the bytes of a number; yes or no is a byte as well."""


class Rollout:
    """Arrays of `steps` + 1 observations, and of what was done and won in between."""

    def __init__(
        self, steps: int, tables: list[TableRows], layout: UniversalLayout, device: torch.device
    ) -> None:
        n = tables[-1].rows.stop
        self.steps = steps
        self.at = 0
        """How many steps are complete."""

        def zeros(*shape: int, kind: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros(shape, dtype=kind, device=device)

        self.obs = zeros(steps + 1, n, layout.size, kind=torch.uint8)
        self.whole = zeros(steps + 1, n, layout.size, kind=torch.uint8)
        self.mask = zeros(steps + 1, n, layout.actions, kind=torch.uint8)
        self.seat = zeros(steps + 1, n, kind=torch.int64)
        self.act = zeros(steps, n, kind=torch.int64)
        self.logp = zeros(steps, n)
        self.mine = zeros(steps, n, kind=torch.bool)
        self.done = zeros(steps, n, kind=torch.bool)
        self.won = zeros(steps, n, layout.seats)
        self.score = zeros(steps, n, layout.seats)
        for table in tables:
            constants = torch.from_numpy(table.map.constants).to(device)
            for array in (self.obs, self.whole):
                array[:, table.rows, constants] = 1


class Intake:
    """Puts what the processes wrote into rollouts."""

    def __init__(self, tables: list[TableRows], device: torch.device) -> None:
        self.tables = tables
        self.columns = [torch.from_numpy(table.map.columns).to(device) for table in tables]
        self.actions = [torch.from_numpy(table.map.actions).to(device) for table in tables]

    def positions(self, arrays: list[dict[str, Tensor]], to: Rollout) -> None:
        """What is to be decided now."""
        t = to.at
        for table, columns, actions, given in zip(
            self.tables, self.columns, self.actions, arrays, strict=True
        ):
            rows = table.rows
            to.obs[t, rows].index_copy_(1, columns, given["obs"])
            to.whole[t, rows].index_copy_(1, columns, given["whole"])
            to.mask[t, rows].index_copy_(1, actions, given["mask"])
            to.seat[t, rows] = given["seat"]

    def results(self, arrays: list[dict[str, Tensor]], to: Rollout) -> None:
        """What came of the last decisions."""
        t = to.at
        for table, given in zip(self.tables, arrays, strict=True):
            rows = table.rows
            to.done[t, rows] = given["done"] > 0
            to.won[t, rows, : table.seats] = given["reward"]
            to.score[t, rows, : table.seats] = given["score"]


def views_of(arrays: list[Any], memory: Any, copy: Tensor) -> list[dict[str, Tensor]]:
    """The arrays of a half as parts of a copy of its memory."""
    start = memory.ctypes.data
    found = []
    for table in arrays:
        views = {}
        for name in ("obs", "whole", "mask", "seat", "reward", "done", "score"):
            array = getattr(table, name)
            at = array.ctypes.data - start
            kind = KINDS[array.dtype.itemsize]
            views[name] = copy[at : at + array.nbytes].view(kind).view(array.shape)
        found.append(views)
    return found
