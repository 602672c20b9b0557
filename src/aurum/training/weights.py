"""A policy as a file of weights for play: half floats, the first layer summed up."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import torch

from aurum.training.network import PolicyNetwork
from aurum.training.player import FORMAT
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
    arrays = {name: value.half().cpu().numpy() for name, value in found.items()}
    row_layers = 0 if trunk.rows is None else settings.row_layers
    shape = {"blocks": settings.blocks, "row_layers": row_layers}
    text = json.dumps({"format": FORMAT, "game": settings.game, **shape, **about})
    unfinished = path.with_suffix(".unfinished")
    with unfinished.open("wb") as file:
        np.savez(file, **arrays, about=np.array(text))
    unfinished.replace(path)


def _layer(name: str, layer: Any) -> dict[str, torch.Tensor]:
    return {name: layer.weight, f"{name}.bias": layer.bias}
