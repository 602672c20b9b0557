"""Learning from rollouts: advantages by the critic that sees everything, and updates by PPO.

The policy is also drawn towards a magnet, a slow mean of its earlier selves: in games with hidden
information plain self-play runs in circles, and the magnet makes it converge (as in magnetic mirror
descent and regularised Nash dynamics).
"""

from __future__ import annotations

import copy
from collections import defaultdict
from typing import NamedTuple

import torch
import torch.nn.functional as F  # noqa: N812
from torch import Tensor

from aurum.tensors.universal import UniversalLayout
from aurum.training.network import NEVER, Critic, PolicyNetwork, Thoughts
from aurum.training.rollout import Rollout
from aurum.training.settings import TrainingSettings

POINTS = 10.0
"""Points are learned in this unit."""
CHUNK = 1 << 16


class Minibatch(NamedTuple):
    """Rows to learn from."""

    obs: Tensor
    whole: Tensor
    mask: Tensor
    act: Tensor
    logp: Tensor
    gain: Tensor
    """The advantage of what was done."""
    target: Tensor
    """Of each seat, the asked one first: its share of the win, and its points."""
    seats: Tensor
    """How many there are."""
    mine: Tensor
    """Whether the policy itself chose."""

    def part(self, rows: Tensor) -> Minibatch:
        """Some of the rows."""
        return Minibatch._make([array[rows] for array in self])


class Learner:
    """The networks, the magnet and the optimiser."""

    def __init__(
        self, layout: UniversalLayout, settings: TrainingSettings, device: torch.device
    ) -> None:
        self.settings = settings
        self.device = device
        self.policy = PolicyNetwork(layout, settings).to(device)
        self.critic = Critic(layout, settings).to(device)
        self.magnet = copy.deepcopy(self.policy).requires_grad_(False)
        self.one = torch.from_numpy(layout.hidden(True)).to(device)
        self.any = torch.from_numpy(layout.hidden(False)).to(device)
        self.updates = 0
        self.fresh_since = 0
        """The updates before those of this optimiser, which warms up."""
        cuda = device.type == "cuda"
        self.optimiser = torch.optim.Adam(
            [*self.policy.parameters(), *self.critic.parameters()],
            lr=settings.rate, betas=(0.9, 0.99), eps=1e-6, fused=cuda,
        )  # fmt: skip
        self.amp = torch.autocast(device.type, torch.bfloat16, enabled=cuda)
        self.sums: dict[str, Tensor] = {}
        self.counts: dict[str, int] = defaultdict(int)

    # Values

    @torch.no_grad()
    def values(self, whole: Tensor, seats: Tensor) -> Tensor:
        """What the critic expects, as the asked seat counts: shares, then points."""
        found = []
        for part, number in zip(whole.split(CHUNK), seats.split(CHUNK), strict=True):
            with self.amp:
                value = self.critic(part)
            found.append(torch.cat(split_values(value, number), 1))
        return torch.cat(found)

    @torch.no_grad()
    def finish(self, rollout: Rollout, table_seats: Tensor, shaping: float) -> Minibatch:
        """A complete rollout as rows to learn from."""
        steps, n = rollout.steps, rollout.seat.shape[1]
        most = rollout.won.shape[2]
        seats = table_seats.expand(steps + 1, n).reshape(-1)
        seat = rollout.seat.view(-1)
        to_table, to_asked = turns(seat, seats, most)
        value = self.values(rollout.whole.flatten(0, 1), seats)
        value = value.gather(1, torch.cat((to_table, to_table + most), 1))
        value = value.view(steps + 1, n, 2 * most)
        won = rollout.won
        if shaping:
            there = torch.arange(most, device=self.device) < table_seats[:, None]
            lead = (rollout.score / 3).masked_fill(~there, NEVER).softmax(-1)
            won = (1 - shaping) * won + shaping * lead
        ended = torch.cat((won, rollout.score / POINTS), 2)
        over = rollout.done.unsqueeze(2)
        run = torch.zeros_like(value[0])
        advantage = torch.empty_like(ended)
        for t in reversed(range(steps)):
            ahead = torch.where(over[t], ended[t], value[t + 1])
            run = ahead - value[t] + self.settings.decay * run * ~over[t]
            advantage[t] = run
        target = (advantage + value[:-1]).view(-1, 2 * most)
        size = steps * n
        back = torch.cat((to_asked, to_asked + most), 1)[:size]
        gain = advantage.view(-1, 2 * most).gather(1, seat[:size, None]).squeeze(1)
        mine = rollout.mine.view(-1)
        mean, std = gain[mine].mean(), gain[mine].std()
        self.note("advantage", std)
        return Minibatch(
            rollout.obs[:-1].flatten(0, 1), rollout.whole[:-1].flatten(0, 1),
            rollout.mask[:-1].flatten(0, 1), rollout.act.view(-1), rollout.logp.view(-1),
            (gain - mean) / (std + 1e-6), target.gather(1, back), seats[:size], mine.float(),
        )  # fmt: skip

    # Updates

    def learn(self, batch: Minibatch, part: float) -> None:
        """One update; `part` is how much of the whole training is over."""
        given = self.settings
        self._rate(part)
        guessing = max(1, len(batch.act) // 4)
        with self.amp:
            thoughts = self.policy.think(batch.obs, batch.mask, guessing)
            value = self.critic(batch.whole)
            with torch.no_grad():
                drawn = self.magnet(batch.obs, batch.mask).log_softmax(-1)
        logs = thoughts.logits.log_softmax(-1)
        odds = logs.exp()
        n = batch.mine.sum() + 1
        change = logs.gather(1, batch.act[:, None]).squeeze(1) - batch.logp
        ratio = change.clamp(-10, 10).exp()
        gain = torch.minimum(
            ratio * batch.gain, ratio.clamp(1 - given.clip, 1 + given.clip) * batch.gain
        )
        entropy = -(odds * logs).sum(-1)
        pull = (odds * (logs - drawn)).sum(-1)
        weight = bonus(given, part)
        policy = -((gain + weight * entropy - given.magnet * pull) * batch.mine).sum() / n
        share, points = value_loss(value, batch)
        own_share, own_points = value_loss(torch.cat((thoughts.share, thoughts.points), 1), batch)
        belief = self._belief(thoughts, batch, guessing)
        loss = (
            policy + share + given.points * (points + own_points)
            + given.share * own_share + given.belief * belief
        )  # fmt: skip
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()  # type: ignore[no-untyped-call, unused-ignore]
        norm = torch.nn.utils.clip_grad_norm_(self.policy.parameters(), 1.0)
        torch.nn.utils.clip_grad_norm_(self.critic.parameters(), 1.0)
        self.optimiser.step()
        self.updates += 1
        with torch.no_grad():
            lag = 1 / min(given.magnet_updates, self.updates + 1)
            torch._foreach_lerp_(
                list(self.magnet.parameters()), list(self.policy.parameters()), lag
            )
            self.note("entropy", (entropy * batch.mine).sum() / n)
            self.note("pull", (pull * batch.mine).sum() / n)
            self.note("kl", ((ratio - 1 - change) * batch.mine).sum() / n)
            self.note("clipped", (((ratio - 1).abs() > given.clip) * batch.mine).sum() / n)
            self.note("norm", norm)
            for name, found in (
                ("critic_loss", share), ("critic_points", points), ("share_loss", own_share),
                ("points_loss", own_points), ("belief_loss", belief),
            ):  # fmt: skip
                self.note(name, found)

    def _rate(self, part: float) -> None:
        given = self.settings
        rate = given.rate * (given.rate_end + (1 - given.rate_end) * (1 - part))
        own = self.updates - self.fresh_since + 1
        rate *= min(1.0, own / max(1, given.warmup))
        for group in self.optimiser.param_groups:
            group["lr"] = rate

    def _belief(self, thoughts: Thoughts, batch: Minibatch, guessing: int) -> Tensor:
        """How far off the guesses of what is hidden are."""
        whole, obs = batch.whole[:guessing], batch.obs[:guessing]
        flat = self.one.flatten()
        real = whole[:, flat].view(-1, *self.one.shape) > 0
        seen = obs[:, flat].view(-1, *self.one.shape) > 0
        asked = real.any(2) & ~seen.any(2)
        off = -(thoughts.one.log_softmax(-1) * real).sum(-1) * asked
        flat = self.any.flatten()
        held = whole[:, flat].view(-1, *self.any.shape).float()
        known = obs[:, flat].view(-1, *self.any.shape).float()
        rest = F.binary_cross_entropy_with_logits(thoughts.any, held, reduction="none")
        loss = off.sum() / (asked.sum() + 1) + (rest * (1 - known)).mean()
        right = (thoughts.one.argmax(-1) == real.float().argmax(-1)) & asked
        self.note("guessed", right.sum().detach() / (asked.sum() + 1))
        return loss

    # Figures

    def note(self, name: str, value: Tensor) -> None:
        """Add to a mean that `figures` returns."""
        value = value.detach()
        self.sums[name] = self.sums[name] + value if name in self.sums else value
        self.counts[name] += 1

    def figures(self) -> dict[str, float]:
        """The means since the last time."""
        found = {
            name: round(float(value) / self.counts[name], 5) for name, value in self.sums.items()
        }
        self.sums.clear()
        self.counts.clear()
        return found


def turns(seat: Tensor, seats: Tensor, most: int) -> tuple[Tensor, Tensor]:
    """Columns as the asked seat counts, for each seat of the table; and the other way round."""
    numbers = torch.arange(most, device=seat.device).expand(len(seat), most)
    there = numbers < seats[:, None]
    to_table = torch.where(there, (numbers - seat[:, None]) % seats[:, None], numbers)
    to_asked = torch.where(there, (numbers + seat[:, None]) % seats[:, None], numbers)
    return to_table, to_asked


def bonus(given: TrainingSettings, part: float) -> float:
    """What a nat of entropy is worth at this part of the whole training."""
    falling = max(0.0, part - given.entropy_until) / max(1e-9, 1 - given.entropy_until)
    return given.entropy + (given.entropy_end - given.entropy) * min(1.0, falling)


def split_values(value: Tensor, seats: Tensor) -> tuple[Tensor, Tensor]:
    """Shares of the win, which add up to 1, and points; nothing for seats that are not there."""
    most = value.shape[1] // 2
    there = torch.arange(most, device=value.device) < seats[:, None]
    share = value[:, :most].masked_fill(~there, NEVER).softmax(-1)
    return share, value[:, most:] * there


def value_loss(value: Tensor, batch: Minibatch) -> tuple[Tensor, Tensor]:
    """How far shares and points are from their targets."""
    most = value.shape[1] // 2
    there = torch.arange(most, device=value.device) < batch.seats[:, None]
    logs = value[:, :most].masked_fill(~there, NEVER).log_softmax(-1)
    share = -(batch.target[:, :most] * logs * there).sum(-1).mean()
    off = F.smooth_l1_loss(value[:, most:], batch.target[:, most:], reduction="none")
    return share, (off * there).sum() / there.sum()
