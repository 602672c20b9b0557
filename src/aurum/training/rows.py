"""The part of a network that looks at rows side by side, such as the cards of a queue.

Each layer sees a row, its two neighbours and what the trunk makes of the whole position, with the
same weights for all rows. What is learned about a card in one place holds in every other.
"""

from __future__ import annotations

import numpy as np
import torch
import torch.nn.functional as F  # noqa: N812
from numpy.typing import NDArray
from torch import Tensor, nn

from aurum.networks.network import SUMMED
from aurum.tensors.universal import UniversalLayout
from aurum.training.settings import TrainingSettings


class RowLayer(nn.Module):
    """A residual layer over each row and its neighbours."""

    def __init__(self, settings: TrainingSettings) -> None:
        super().__init__()
        width, inner = settings.row_width, settings.row_inner
        self.near = nn.Linear(3 * width, inner)
        self.whole = nn.Linear(settings.width, inner, bias=False)
        self.outer = nn.Linear(inner, width)
        nn.init.normal_(self.outer.weight, std=0.3 / inner**0.5)
        nn.init.zeros_(self.outer.bias)

    def forward(self, rows: Tensor, x: Tensor) -> Tensor:
        padded = F.pad(rows, (0, 0, 1, 1))
        near = torch.cat((padded[:, :-2], rows, padded[:, 2:]), 2)
        return rows + self.outer(F.relu(self.near(near) + self.whole(x).unsqueeze(1)))


class RowLayers(nn.Module):
    """From the inputs of rows to a few numbers for each, and what they say together."""

    def __init__(self, layout: UniversalLayout, settings: TrainingSettings) -> None:
        super().__init__()
        self.part = layout.row_inputs()
        self.count = layout.row_count()
        width = settings.row_width
        self.take = nn.Linear((self.part.stop - self.part.start) // self.count, width)
        self.layers = nn.ModuleList(RowLayer(settings) for _ in range(settings.row_layers))
        self.pool = nn.Linear(2 * width, settings.width)
        nn.init.zeros_(self.pool.weight)
        nn.init.zeros_(self.pool.bias)

    def forward(self, given: Tensor, x: Tensor) -> tuple[Tensor, Tensor]:
        """Each row, and what is added to the trunk; rows in which nothing is stay 0."""
        inputs = given[:, self.part].unflatten(1, (self.count, -1))
        there = inputs.amax(2, keepdim=True)
        rows = F.relu(self.take(inputs)) * there
        for layer in self.layers:
            rows = layer(rows, x) * there
        pooled = torch.cat((rows.sum(1) / SUMMED, rows.amax(1)), 1)
        return rows, self.pool(pooled)


class RowHeads(nn.Module):
    """What rows say of the choices that aim at them, and of what is hidden in them.

    Numbers are put in their places by multiplying with a matrix of zeros and ones, which an
    accelerator does several times faster than adding by index.
    """

    def __init__(self, layout: UniversalLayout, settings: TrainingSettings) -> None:
        super().__init__()
        assert layout.universal.rows is not None
        aims = layout.universal.rows.aims
        kinds = layout.hidden(True).shape[1]
        count = layout.row_count()
        row, kind = layout.aims()
        self.register_buffer("actions", places(row * aims + kind, row >= 0, count * aims), False)
        hidden = layout.hidden_rows()
        self.register_buffer("hidden", places(hidden, hidden >= 0, count).T.contiguous(), False)
        self.act = nn.Linear(settings.row_width, aims)
        self.guess = nn.Linear(settings.row_width, kinds)
        for head in (self.act, self.guess):
            nn.init.zeros_(head.weight)
            nn.init.zeros_(head.bias)

    def logits(self, rows: Tensor) -> Tensor:
        """What the rows add to the logits of all actions."""
        said = self.act(rows).flatten(1)
        found: Tensor = said @ self.actions.to(said.dtype)
        return found

    def guesses(self, rows: Tensor) -> Tensor:
        """What the rows add to the guesses of all hidden places."""
        said = self.guess(rows)
        found: Tensor = self.hidden.to(said.dtype) @ said
        return found


def places(where: NDArray[np.int64], there: NDArray[np.bool_], count: int) -> Tensor:
    """A matrix that brings each of `count` numbers to the places that want it."""
    found = torch.zeros(count, len(where))
    to = torch.from_numpy(there.nonzero()[0])
    found[torch.from_numpy(where[there]), to] = 1
    return found
