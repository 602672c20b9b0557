"""Who plays in which seat: the policy itself, earlier selves on part of the seats, or chance."""

from __future__ import annotations

import copy
from typing import Final, NamedTuple

import torch
from torch import Tensor, nn

from aurum.training.game import TableRows
from aurum.training.settings import TrainingSettings

ITSELF: Final = 0
EARLIER: Final = 1
RANDOM: Final = 2
AT_ONCE: Final = 2
"""How many earlier selves play at the same time, each in rows of its own."""
KEPT: Final = 16


class Earlier(NamedTuple):
    """An earlier self."""

    seconds: float
    """How long it had trained."""
    weights: dict[str, Tensor]


class Pool:
    """Earlier selves, and those of them that play now."""

    def __init__(self, policy: nn.Module) -> None:
        self.members: list[Earlier] = []
        self.playing: list[nn.Module] = []
        for _ in range(AT_ONCE):
            player = copy.deepcopy(policy).requires_grad_(False)
            self.playing.append(player)

    def add(self, policy: nn.Module, seconds: float) -> None:
        """Keep what it is now. Of many, one in the middle goes: the first and the last stay."""
        weights = {name: value.detach().half() for name, value in policy.state_dict().items()}
        self.members.append(Earlier(seconds, weights))
        if len(self.members) > KEPT:
            gaps = [
                self.members[i + 1].seconds - self.members[i - 1].seconds for i in range(1, KEPT)
            ]
            del self.members[1 + gaps.index(min(gaps))]

    def draw(self) -> None:
        """Let others play."""
        for player in self.playing:
            if self.members:
                member = self.members[int(torch.randint(len(self.members), ()))]
                player.load_state_dict(member.weights)


class Seating:
    """For each row of a half, which seats are not the policy's own."""

    def __init__(
        self, tables: list[TableRows], settings: TrainingSettings, most: int, device: torch.device
    ) -> None:
        n = tables[-1].rows.stop
        kind = torch.zeros(n, dtype=torch.int64)
        group = torch.zeros(n, dtype=torch.int64)
        seats = torch.zeros(n, dtype=torch.int64)
        self.table = torch.zeros(n, dtype=torch.int64)
        for number, table in enumerate(tables):
            seats[table.rows] = table.seats
            self.table[table.rows] = number
            rows = range(table.rows.start, table.rows.stop)
            lots = [(row - table.rows.start) % table.each / table.each for row in rows]
            for row, lot in zip(rows, lots, strict=True):
                if lot < settings.pool - 1e-9:
                    kind[row] = EARLIER
                    group[row] = row % AT_ONCE
                elif lot < settings.pool + settings.against_random - 1e-9:
                    kind[row] = RANDOM
        self.table = self.table.to(device)
        self.kind, self.seats = kind.to(device), seats.to(device)
        self.groups = [
            torch.nonzero((kind == EARLIER) & (group == number)).squeeze(1).to(device)
            for number in range(AT_ONCE)
        ]
        self.random = torch.nonzero(kind == RANDOM).squeeze(1).to(device)
        self.theirs = torch.zeros(n, most, dtype=torch.bool, device=device)
        self.won = torch.zeros(3, len(tables), device=device)
        """Shares of the policy's seats, relative to fair, against each kind at each table…"""
        self.played = torch.zeros(3, len(tables), device=device)
        """…and how many seats they were."""
        self.redraw(torch.ones(n, dtype=torch.bool, device=device))

    def redraw(self, over: Tensor) -> None:
        """Seat the players of games that begin."""
        n, most = self.theirs.shape
        lots = torch.rand(n, most, device=self.theirs.device)
        lots = lots.masked_fill(torch.arange(most, device=lots.device) >= self.seats[:, None], -1.0)
        single = lots.argmax(1, keepdim=True)
        alone = torch.ones_like(self.theirs).scatter_(1, single, False)
        some = lots < 0.5
        drawn = torch.where((self.kind == RANDOM)[:, None], alone, some)
        drawn &= (self.kind != ITSELF)[:, None]
        self.theirs = torch.where(over[:, None], drawn, self.theirs)

    def count(self, over: Tensor, won: Tensor) -> None:
        """Note how games ended in which both the policy and others played."""
        there = torch.arange(won.shape[1], device=won.device) < self.seats[:, None]
        own = there & ~self.theirs
        mixed = over & own.any(1) & (self.theirs & there).any(1)
        relative = won * self.seats[:, None]
        index = self.kind * self.won.shape[1] + self.table
        seats = (own & mixed[:, None]).sum(1).float()
        shares = (relative * (own & mixed[:, None])).sum(1)
        self.won.view(-1).index_add_(0, index, shares)
        self.played.view(-1).index_add_(0, index, seats)

    def figures(self, names: list[str]) -> dict[str, object]:
        """The shares since the last time, over fair: 1 is what a seat gets among equals."""
        found: dict[str, object] = {}
        won, played = self.won.tolist(), self.played.tolist()
        for title, kind in (("over_earlier", EARLIER), ("over_random", RANDOM)):
            total = sum(played[kind])
            if total:
                found[title] = round(sum(won[kind]) / total, 4)
                found[title + "_seats"] = int(total)
                found[title + "_tables"] = {
                    name: round(won[kind][i] / played[kind][i], 3)
                    for i, name in enumerate(names)
                    if played[kind][i] > 0
                }
        self.won.zero_()
        self.played.zero_()
        return found
