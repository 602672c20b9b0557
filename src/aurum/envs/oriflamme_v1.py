"""Oriflamme, for PettingZoo: `env`, `raw_env` and `parallel_env`."""

from __future__ import annotations

from typing import Final

from aurum.envs.zoo import Maker

maker: Final = Maker("oriflamme_v1")

env = maker.env
raw_env = maker.raw_env
parallel_env = maker.parallel_env
