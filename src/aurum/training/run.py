"""The loop of a run: collect, learn, write down."""

from __future__ import annotations

import json
import time
from collections import deque
from pathlib import Path
from typing import Any, Final

import torch
from torch import Tensor

from aurum.networks.layouts import layout_of
from aurum.training.checkpoint import load_checkpoint, save_checkpoint
from aurum.training.curves import write_curves
from aurum.training.game import TableRows, inverse_actions, plans_of, tables_of
from aurum.training.half import Half
from aurum.training.learner import Learner, Minibatch
from aurum.training.network import parameters_of
from aurum.training.networks_file import load_networks
from aurum.training.opponents import RANDOM, Pool
from aurum.training.processes import HALVES, GameProcesses
from aurum.training.rollout import Intake, Rollout
from aurum.training.settings import TrainingSettings
from aurum.training.weights import write_weights

SPENT: Final = ("idle", "deciding", "device", "learning")
"""What the time of this process goes to: waiting for games with nothing to learn, giving the device
work for decisions, waiting for them, and giving it work for updates."""


class Run:
    """A run from a checkpoint, or from nothing, for so many seconds."""

    def __init__(self, settings: TrainingSettings) -> None:
        self.settings = settings
        self.layout = layout_of(settings.game)
        plans = plans_of(settings, self.layout)
        self.tables: list[TableRows] = tables_of(plans, settings.workers, self.layout)
        self.out = Path(settings.out)
        self.out.mkdir(parents=True, exist_ok=True)
        name = settings.device
        if name == "auto":
            name = "cuda" if torch.cuda.is_available() else "cpu"
        self.device = torch.device(name)
        torch.manual_seed(settings.seed)
        if self.device.type == "cuda":
            torch.backends.cuda.matmul.allow_tf32 = True
        else:
            torch.set_num_threads(1)  # the others are for the games
        self.learner = Learner(self.layout, settings, self.device)
        self.pool = Pool(self.learner.policy)
        self.began = load_checkpoint(self.out, self.learner, self.pool)
        """Seconds of training before this run."""
        if settings.from_ and not self.began:
            self.began = load_networks(Path(settings.from_), self.learner)
        self.processes = GameProcesses(plans, settings.workers, settings.seed)
        self.intake = Intake(self.tables, self.device)
        self.inverse = [
            torch.from_numpy(inverse_actions(table, self.layout)).to(self.device)
            for table in self.tables
        ]
        self.seats = torch.cat(
            [torch.full((t.rows.stop - t.rows.start,), t.seats) for t in self.tables]
        ).to(self.device)
        self.n = len(self.seats)
        self.halves = [Half(self, number) for number in range(HALVES)]
        self.todo: deque[tuple[Minibatch, Tensor]] = deque()
        self.next = 0
        self.due = 0.0
        self.decisions = 0
        self.games = torch.zeros((), device=self.device)
        self.spent = dict.fromkeys(SPENT, 0.0)
        self.start = self.logged = self.saved = self.snapped = time.monotonic()
        self.logged_decisions = 0
        self.log = (self.out / "log.jsonl").open("a", encoding="utf-8")
        if not self.pool.members:
            self.pool.add(self.learner.policy, self.began)
        self.pool.draw()

    # Time

    @property
    def seconds(self) -> float:
        """How long has been trained, in all runs."""
        return self.began + time.monotonic() - self.start

    @property
    def part(self) -> float:
        """How much of the whole training is over."""
        total = self.settings.total or self.began + self.settings.seconds
        return min(1.0, self.seconds / total)

    @property
    def shaping(self) -> float:
        """The part of the reward that is made of points now."""
        until = self.settings.shaping_until
        return self.settings.shaping * max(0.0, 1 - self.part / until) if until else 0.0

    # The loop

    def go(self) -> None:
        """Collect and learn until the time is over."""
        given = self.settings
        number = parameters_of(self.learner.policy), parameters_of(self.learner.critic)
        self.write(
            {"began": round(self.began, 1), "device": str(self.device), "rows": self.n,
             "policy": number[0], "critic": number[1], "settings": vars(given)}
        )  # fmt: skip
        while time.monotonic() - self.start < given.seconds:
            self.turn()
            self._keep_books()
        self.log_progress()
        self.save()

    def turn(self) -> None:
        """Decide for the half that has been played, and learn as much as comes in."""
        half = self.halves[self.next]
        self._wait(half)
        self._collect(half)
        self.next = (self.next + 1) % HALVES
        coming = self.settings.passes * self.n / self.settings.batch
        self.due = min(self.due + coming, len(self.todo))
        while self.due >= 1 and self.todo:
            self._learn()
            self.due -= 1

    def save(self) -> None:
        """Write the checkpoint and the weights for play."""
        save_checkpoint(self.out, self.learner, self.seconds)
        about = {"seconds": round(self.seconds, 1), "updates": self.learner.updates}
        path = self.out / "weights.npz"
        write_weights(path, self.learner.policy, self.settings, about)

    def _wait(self, half: Half) -> None:
        """Wait until a half has been played; learn meanwhile."""
        began = time.monotonic()
        while not self.processes.ready(half.number, 0.0002 if self.todo else 0.05):
            if self.todo:
                self._learn()
                self.due = max(0.0, self.due - 1)
                began = time.monotonic()
        self.spent["idle"] += time.monotonic() - began

    @torch.no_grad()
    def _collect(self, half: Half) -> None:
        """Take in what came of the last actions, and decide on the next ones."""
        began = time.monotonic()
        half.take()
        rollout, seating = half.current, half.seating
        if half.began:
            self.intake.results(half.views, rollout)
            over = rollout.done[rollout.at]
            seating.count(over, rollout.won[rollout.at])
            seating.redraw(over)
            self.games += over.sum()
            rollout.at += 1
        half.began = True
        self.intake.positions(half.views, rollout)
        t = rollout.at
        if t == rollout.steps:
            self._finish(half)
            rollout, t = half.current, 0
        act, logp, mine = self._decide(half, rollout, t)
        rollout.act[t], rollout.logp[t], rollout.mine[t] = act, logp, mine
        found = torch.cat(
            [
                inverse[act[table.rows]]
                for table, inverse in zip(self.tables, self.inverse, strict=True)
            ]
        )
        launched = time.monotonic()
        told = found.cpu().numpy()
        self.spent["device"] += time.monotonic() - launched
        self.spent["deciding"] += launched - began
        for table, arrays in zip(self.tables, half.arrays, strict=True):
            arrays.action[:] = told[table.rows]
        self.processes.play(half.number)
        self.decisions += self.n

    def _decide(self, half: Half, rollout: Rollout, t: int) -> tuple[Tensor, Tensor, Tensor]:
        """Actions, the logarithms of their odds, and whether the policy itself chose."""
        obs, mask, seat = rollout.obs[t], rollout.mask[t], rollout.seat[t]
        seating = half.seating
        with self.learner.amp:
            logits = self.learner.policy(obs, mask)
            theirs = seating.theirs.gather(1, seat[:, None]).squeeze(1)
            for player, rows in zip(self.pool.playing, seating.groups, strict=True):
                if len(rows):
                    other = player(obs[rows], mask[rows])
                    logits[rows] = torch.where(theirs[rows, None], other, logits[rows])
        rows = seating.random
        if len(rows):
            other = (mask[rows] == 0) * -1e9
            logits[rows] = torch.where(theirs[rows, None], other, logits[rows])
        logs = logits.log_softmax(-1)
        noise = torch.empty_like(logs).exponential_().clamp_(1e-20).log()
        act = (logs - noise).argmax(-1)
        mine = ~theirs & (seating.kind != RANDOM)
        return act, logs.gather(1, act[:, None]).squeeze(1), mine

    def _finish(self, half: Half) -> None:
        """Learn from a complete rollout, and begin another where it ended."""
        full = half.current
        batch = self.learner.finish(full, self.seats, self.shaping)
        for _ in range(self.settings.passes):
            order = torch.randperm(len(batch.act), device=self.device)
            for rows in order.split(self.settings.batch):
                if 2 * len(rows) >= self.settings.batch:
                    self.todo.append((batch, rows))
        half.batches.append(batch)
        while len(half.batches) > 1:  # what lies in the arrays that are written next
            old = half.batches.pop(0)
            while any(waiting is old for waiting, _ in self.todo):
                self._learn()
        other = half.rollouts[1] if full is half.rollouts[0] else half.rollouts[0]
        for name in ("obs", "whole", "mask", "seat"):
            getattr(other, name)[0] = getattr(full, name)[full.steps]
        other.at = full.at = 0
        half.current = other
        self.pool.draw()

    def _learn(self) -> None:
        began = time.monotonic()
        batch, rows = self.todo.popleft()
        with torch.enable_grad():
            self.learner.learn(batch.part(rows), self.part)
        self.spent["learning"] += time.monotonic() - began

    # Books

    def _keep_books(self) -> None:
        now = time.monotonic()
        if now - self.snapped > self.settings.snapshot_every:
            self.snapped = now
            self.pool.add(self.learner.policy, self.seconds)
        if now - self.logged > self.settings.log_every:
            self.log_progress()
        if now - self.saved > self.settings.checkpoint_every:
            self.saved = now
            self.save()

    def log_progress(self) -> None:
        """Write a line of the log, and draw the curves."""
        now = time.monotonic()
        passed = now - self.logged
        line: dict[str, Any] = {
            "s": round(self.seconds, 1),
            "decisions": self.decisions,
            "games": int(self.games.item()),
            "updates": self.learner.updates,
            "decisions_per_s": round((self.decisions - self.logged_decisions) / passed),
            **{name: round(spent / passed, 3) for name, spent in self.spent.items()},
            "behind": len(self.todo),
            "rate": round(self.learner.optimiser.param_groups[0]["lr"], 7),
            **self.learner.figures(),
        }
        names = [table.name for table in self.tables]
        for half in self.halves[1:]:
            self.halves[0].seating.won += half.seating.won
            self.halves[0].seating.played += half.seating.played
            half.seating.won.zero_()
            half.seating.played.zero_()
        line |= self.halves[0].seating.figures(names)
        self.write(line)
        self.logged, self.logged_decisions = now, self.decisions
        self.spent = dict.fromkeys(SPENT, 0.0)
        write_curves(self.out)

    def write(self, line: dict[str, Any]) -> None:
        """Write down and print."""
        text = json.dumps(line)
        print(text, flush=True)
        self.log.write(text + "\n")
        self.log.flush()

    def close(self) -> None:
        """End the processes."""
        self.processes.close()
        self.log.close()
