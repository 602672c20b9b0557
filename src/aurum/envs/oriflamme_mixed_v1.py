"""Ten of the twenty cards of both boxes, drawn anew for each play, for PettingZoo."""

from __future__ import annotations

from typing import Final

from aurum.envs.zoo import Maker

maker: Final = Maker("oriflamme_mixed_v1")

env = maker.env
raw_env = maker.raw_env
parallel_env = maker.parallel_env
