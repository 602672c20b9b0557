"""The settings of a run: games, sizes, rates, weights of the losses."""

from __future__ import annotations

import argparse
from dataclasses import dataclass, fields
from math import isfinite
from typing import Any, Final, TypeVar

from aurum import games

Number = TypeVar("Number", int, float)


@dataclass(frozen=True)
class TrainingSettings:
    """The settings of a run. Those that shape the network are kept in its checkpoint."""

    game: str
    out: str = "training-out"
    from_: str = ""
    """A file of networks to begin from where `out` has no checkpoint yet."""
    seconds: float = 60.0
    total: float = 0.0
    """Seconds of the whole training that this run is a part of, for the schedules; 0: this run."""
    seed: int = 1
    device: str = "auto"
    checkpoint_every: float = 60.0

    workers: int = 1
    rows: int = 16
    """Games of each table in a worker and a half; `weights` makes them more for some tables."""
    tables: str = ""
    """Kinds of tables, such as `4:base:3,2:base:1` with weights; empty: all the game has."""
    steps: int = 32
    batch: int = 1024
    passes: int = 1
    """How often each row is learned from."""

    first: int = 512
    """Width of the first, sparse layer…"""
    width: int = 256
    """…and of the others."""
    blocks: int = 1
    critic_blocks: int = 2
    row_width: int = 64
    """Numbers for each row of the piece that has rows side by side…"""
    row_inner: int = 128
    """…and inside the layers that look at a row and its neighbours…"""
    row_layers: int = 3
    """…of which there are so many; 0: rows are not looked at by themselves."""

    rate: float = 6e-4
    rate_end: float = 0.1
    """The part of the rate that is left at the end."""
    warmup: int = 100
    clip: float = 0.2
    decay: float = 0.96
    """How far returns look ahead: the lambda of generalised advantages."""
    entropy: float = 0.03
    entropy_end: float = 0.01
    entropy_until: float = 0.8
    """The bonus stays until this part of the whole training; then it falls to its end."""
    magnet: float = 0.05
    """Weight of the divergence from the magnet policy."""
    magnet_updates: int = 1500
    """How many updates the magnet lags behind, about."""
    belief: float = 0.05
    share: float = 0.25
    points: float = 0.1
    shaping: float = 0.5
    """Part of the reward that is a softmax of the points at first…"""
    shaping_until: float = 0.1
    """…and falls to none at this part of the whole training."""
    pool: float = 0.15
    """Part of the games in which some seats are played by earlier selves."""
    against_random: float = 0.01
    """Part of the games in which all seats but one play at random; nothing is learned there."""
    snapshot_every: float = 30.0
    log_every: float = 5.0


SHAPE: Final = (
    "game", "first", "width", "blocks", "critic_blocks", "row_width", "row_inner", "row_layers",
)  # fmt: skip
"""What a checkpoint and a run must have alike."""


AT_LEAST: Final = {
    "workers": 1, "rows": 1, "steps": 2, "batch": 2, "passes": 1, "first": 1, "width": 1,
    "blocks": 0, "critic_blocks": 0, "row_width": 1, "row_inner": 1, "row_layers": 0,
    "magnet_updates": 1, "seconds": 0, "total": 0, "rate": 0,
}  # fmt: skip
PARTS: Final = (
    "rate_end", "clip", "decay", "entropy_until", "shaping", "shaping_until", "pool",
    "against_random",
)  # fmt: skip


def check(settings: TrainingSettings) -> None:
    """Refuse numbers that no run can have: `ValueError` says what is allowed."""
    for name, least in AT_LEAST.items():
        value = getattr(settings, name)
        if not (isfinite(value) and value >= least):
            raise ValueError(f"--{name.replace('_', '-')} is at least {least}, not {value}")
    for name in PARTS:
        value = getattr(settings, name)
        if not 0 <= value <= 1:
            raise ValueError(f"--{name.replace('_', '-')} is from 0 to 1, not {value}")


def number_after(text: str, kind: type[Number]) -> tuple[str, Number]:
    """A name and a number above 0 from `name:number`; `ValueError` says what is wrong."""
    name, _, number = text.strip().rpartition(":")
    try:
        found = kind(number)
    except ValueError:
        found = kind(0)
    if not name or not (isfinite(found) and found > 0):
        raise ValueError(f"{text!r} is not a name and a number above 0, such as `name:2`")
    return name, found


def parse(arguments: list[str] | None = None) -> TrainingSettings:
    """The settings from a command line."""
    parser = argparse.ArgumentParser(prog="python -m aurum.training")
    parser.add_argument("game", choices=games.names())
    for field in fields(TrainingSettings)[1:]:
        flag = "--" + field.name.rstrip("_").replace("_", "-")
        kind: Any = type(field.default)
        parser.add_argument(flag, dest=field.name, type=kind, default=field.default)
    return TrainingSettings(**vars(parser.parse_args(arguments)))
