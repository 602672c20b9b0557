"""A policy as a file for play, the first layer added up.

    python -m aurum.training.weights NETWORKS FILE [--note match=TEXT ...]

makes it from a file of networks, whose notes it keeps.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import torch

from aurum.networks import weights_file
from aurum.networks.errors import BadNetworkFile
from aurum.networks.layouts import layout_of
from aurum.training.learner import Learner
from aurum.training.network import PolicyNetwork
from aurum.training.networks_file import load_networks, parse, read_networks
from aurum.training.settings import TrainingSettings


@torch.no_grad()
def write_weights(
    path: Path, policy: PolicyNetwork, settings: TrainingSettings, about: dict[str, Any]
) -> None:
    """Write what a player needs."""
    trunk = policy.trunk
    found = {
        "first": trunk.weight(),
        "first.bias": trunk.bias,
        **_layer("second", trunk.second),
        **_layer("norm", trunk.norm),
        **_layer("act", policy.act),
        **_layer("expect", policy.expect),
        **_layer("guess", policy.guess),
    }
    for number, block in enumerate(trunk.blocks):
        for name in ("norm", "inner", "outer"):
            found |= _layer(f"block{number}.{name}", getattr(block, name))
    if trunk.rows is not None:
        found |= {**_layer("rows.take", trunk.rows.take), **_layer("rows.pool", trunk.rows.pool)}
        for number, layer in enumerate(trunk.rows.layers):
            for name in ("near", "outer"):
                found |= _layer(f"rows{number}.{name}", getattr(layer, name))
            found[f"rows{number}.whole"] = layer.whole.weight
    if policy.row_heads is not None:
        found |= _layer("rows.act", policy.row_heads.act)
        found |= _layer("rows.guess", policy.row_heads.guess)
    row_layers = 0 if trunk.rows is None else settings.row_layers
    shape = {"game": settings.game, "blocks": settings.blocks, "row_layers": row_layers}
    arrays = {name: value.float().cpu().numpy() for name, value in found.items()}
    weights_file.write_weights(path, {**shape, **about}, arrays)


def _layer(name: str, layer: Any) -> dict[str, torch.Tensor]:
    return {name: layer.weight, f"{name}.bias": layer.bias}


def main(arguments: list[str] | None = None) -> int:
    """Write a file for play from a file of networks."""
    networks, file, notes = parse("weights", "networks", arguments)
    try:
        about, _ = read_networks(networks)
        shape = about.pop("shape")
        settings = replace(TrainingSettings(shape["game"], device="cpu"), **shape)
        learner = Learner(layout_of(settings.game), settings, torch.device("cpu"))
        load_networks(networks, learner)
    except BadNetworkFile as problem:
        print(problem, file=sys.stderr)
        return 1
    about.pop("format")
    write_weights(file, learner.policy, settings, about | notes)
    return 0


if __name__ == "__main__":
    sys.exit(main())
