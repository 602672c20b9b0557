"""The networks: a sparse first layer over yes-or-no inputs, then a few small dense layers.

Beside them stand the layers of `rows.py`, which look at each row of one piece by itself.

A count becomes several inputs, one for each level that it has reached. A column of the first layer
is the sum of one for this place and one for all places alike, which learns faster; for play both
are added up once. `docs/training.md` says why these sizes.
"""

from __future__ import annotations

from typing import NamedTuple

import torch
import torch.nn.functional as F  # noqa: N812
from torch import Tensor, nn

from aurum.tensors.universal import UniversalLayout
from aurum.training.rows import RowHeads, RowLayers
from aurum.training.settings import TrainingSettings

NEVER = -1e9
"""The logit of what cannot be."""


class Block(nn.Module):
    """A residual layer."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(width)
        self.inner = nn.Linear(width, width)
        self.outer = nn.Linear(width, width)
        nn.init.normal_(self.outer.weight, std=0.3 / width**0.5)
        nn.init.zeros_(self.outer.bias)

    def forward(self, x: Tensor) -> Tensor:
        return x + self.outer(F.relu(self.inner(self.norm(x))))


class Trunk(nn.Module):
    """From an observation in the universal layout to what the heads read."""

    def __init__(self, layout: UniversalLayout, settings: TrainingSettings, blocks: int) -> None:
        super().__init__()
        first, width = settings.first, settings.width
        columns, levels = layout.inputs()
        alike = layout.alike()
        self.register_buffer("columns", torch.from_numpy(columns), persistent=False)
        self.register_buffer("levels", torch.from_numpy(levels).to(torch.uint8), persistent=False)
        self.register_buffer("alike", torch.from_numpy(alike), persistent=False)
        self.own = nn.Parameter(torch.randn(len(columns), first) * 0.03)
        self.shared = nn.Parameter(torch.randn(int(alike.max()) + 1, first) * 0.06)
        self.bias = nn.Parameter(torch.zeros(first))
        self.second = nn.Linear(first, width)
        self.blocks = nn.ModuleList(Block(width) for _ in range(blocks))
        self.norm = nn.LayerNorm(width)
        self.rows = RowLayers(layout, settings) if looks_at_rows(layout, settings) else None

    def weight(self) -> Tensor:
        """The first layer as it is for play: a row for each input."""
        return self.own + self.shared[self.alike]

    def forward(self, obs: Tensor) -> tuple[Tensor, Tensor | None]:
        """What the heads read, and each row by itself."""
        weight = self.weight()
        kind = torch.bfloat16 if obs.is_cuda else torch.float32
        given = (obs.index_select(1, self.columns) >= self.levels).to(kind)
        x = F.relu(given @ weight.to(kind) + self.bias.to(kind))
        x = self.second(x)
        rows = None
        if self.rows is not None:
            rows, more = self.rows(given, x)
            x = x + more
        for block in self.blocks:
            x = block(x)
        return self.norm(x), rows


def looks_at_rows(layout: UniversalLayout, settings: TrainingSettings) -> bool:
    """Whether there are rows to look at, and layers to do it."""
    return layout.universal.rows is not None and settings.row_layers > 0


class Thoughts(NamedTuple):
    """What a policy network says of observations."""

    logits: Tensor
    share: Tensor
    points: Tensor
    one: Tensor
    """Of hidden places in which exactly one column is 1, the logits of each…"""
    any: Tensor
    """…and of those in which any may be."""


class PolicyNetwork(nn.Module):
    """What a seat does, expects and believes, from what it knows."""

    def __init__(self, layout: UniversalLayout, settings: TrainingSettings) -> None:
        super().__init__()
        self.one, self.any = layout.hidden(True).shape, layout.hidden(False).shape
        self.seats = layout.seats
        width = settings.width
        self.trunk = Trunk(layout, settings, settings.blocks)
        self.row_heads = RowHeads(layout, settings) if looks_at_rows(layout, settings) else None
        self.act = nn.Linear(width, layout.actions)
        self.expect = nn.Linear(width, 2 * layout.seats)
        self.guess = nn.Linear(width, self.one[0] * self.one[1] + self.any[0] * self.any[1])
        for head in (self.act, self.expect, self.guess):
            nn.init.normal_(head.weight, std=0.01)
            nn.init.zeros_(head.bias)

    def forward(self, obs: Tensor, mask: Tensor) -> Tensor:
        """The logits of all actions."""
        return masked(self._logits(*self.trunk(obs)), mask)

    def think(self, obs: Tensor, mask: Tensor, guessing: int) -> Thoughts:
        """All that it says; what is hidden only of so many observations."""
        x, rows = self.trunk(obs)
        expected = self.expect(x).float()
        guess = self.guess(x[:guessing]).float()
        split = self.one[0] * self.one[1]
        one = guess[:, :split].unflatten(1, self.one)
        if self.row_heads is not None:
            one = one + self.row_heads.guesses(rows[:guessing])
        return Thoughts(
            masked(self._logits(x, rows), mask),
            expected[:, : self.seats],
            expected[:, self.seats :],
            one,
            guess[:, split:].unflatten(1, self.any),
        )

    def _logits(self, x: Tensor, rows: Tensor | None) -> Tensor:
        logits: Tensor = self.act(x).float()
        if self.row_heads is not None and rows is not None:
            logits = logits + self.row_heads.logits(rows)
        return logits


class Critic(nn.Module):
    """What each seat may expect, from all there is: each's share of the win, and points."""

    def __init__(self, layout: UniversalLayout, settings: TrainingSettings) -> None:
        super().__init__()
        self.trunk = Trunk(layout, settings, settings.critic_blocks)
        self.head = nn.Linear(settings.width, 2 * layout.seats)
        nn.init.normal_(self.head.weight, std=0.01)
        nn.init.zeros_(self.head.bias)

    def forward(self, whole: Tensor) -> Tensor:
        found: Tensor = self.head(self.trunk(whole)[0]).float()
        return found


def masked(logits: Tensor, mask: Tensor) -> Tensor:
    """Logits without those of actions that are not legal."""
    return logits.masked_fill(mask == 0, NEVER)


def parameters_of(*networks: nn.Module) -> int:
    """How many numbers are learned."""
    return sum(p.numel() for network in networks for p in network.parameters())
