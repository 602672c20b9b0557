"""A training as files: `checkpoint-0.npz` and so on, small enough each to be carried about.

The first has a description: what the format is, which game, which sizes. All have the same stamp.
Nothing in them is code: they are arrays and one text.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch

from aurum.networks.arrays_file import Stored, read_arrays
from aurum.networks.errors import BadNetworkFile
from aurum.training.learner import Learner
from aurum.training.opponents import Pool
from aurum.training.settings import SHAPE

FORMAT: Final = 2
LARGEST: Final = 15 << 20
"""No file is larger, in bytes; no array is."""
SCALE: Final = ":scale"
LEVELS: Final = 255
"""The deviations of gradients are kept in a byte each, finer the smaller they are."""


def save_checkpoint(folder: Path, learner: Learner, seconds: float) -> None:
    """Write everything that a later run goes on from."""
    found: Stored = {}
    for name, value in learner.policy.state_dict().items():
        found[f"policy/{name}"] = value.float().cpu().numpy()
    for title, network in (("critic", learner.critic), ("magnet", learner.magnet)):
        for name, value in network.state_dict().items():
            found[f"{title}/{name}"] = value.half().cpu().numpy()
    for number, name, state in _states(learner):
        if "exp_avg_sq" in state:
            root = state["exp_avg_sq"].sqrt()
            most = root.max().clamp_min(1e-30)
            level = (root / most).pow(1 / 4) * LEVELS
            found[f"deviation/{number}:{name}"] = level.round().to(torch.uint8).cpu().numpy()
            found[f"deviation/{number}:{name}{SCALE}"] = most.cpu().numpy()
    about = {
        "format": FORMAT,
        "shape": {key: getattr(learner.settings, key) for key in SHAPE},
        "seconds": seconds,
        "updates": learner.updates,
    }
    _write(folder, found, about)


def _states(learner: Learner) -> list[tuple[int, str, dict[str, Any]]]:
    """The optimiser's state of each parameter."""
    names = [
        f"{title}.{name}"
        for title, network in (("policy", learner.policy), ("critic", learner.critic))
        for name, _ in network.named_parameters()
    ]
    parameters = learner.optimiser.param_groups[0]["params"]
    return [
        (number, name, learner.optimiser.state[parameter])
        for number, (name, parameter) in enumerate(zip(names, parameters, strict=True))
    ]


def _write(folder: Path, found: Stored, about: dict[str, Any]) -> None:
    parts: list[Stored] = []
    room = 0
    for name, array in found.items():
        if array.nbytes > room:
            parts.append({})
            room = LARGEST
        parts[-1][name] = array
        room -= array.nbytes + 512
    about = {**about, "files": len(parts)}
    stamp = f"{about['updates']}/{about['seconds']:.3f}"
    made = []
    for number, part in enumerate(parts):
        path = folder / f"checkpoint-{number}.npz"
        text = json.dumps(about) if number == 0 else "{}"
        unfinished = folder / f"unfinished-{number}"
        with unfinished.open("wb") as file:
            arrays: dict[str, Any] = {**part, "about": np.array(text), "stamp": np.array(stamp)}
            np.savez(file, **arrays)
        made.append((unfinished, path))
    for unfinished, path in made:
        unfinished.replace(path)


def _read(folder: Path, number: int) -> Stored:
    path = folder / f"checkpoint-{number}.npz"
    if not path.is_file():
        raise BadNetworkFile(path, "is missing; the files of a checkpoint belong together")
    return read_arrays(path)


def read_checkpoint(folder: Path) -> tuple[dict[str, Any], Stored]:
    """What a checkpoint says of itself, and its arrays."""
    first = folder / "checkpoint-0.npz"
    found = _read(folder, 0)
    try:
        about = json.loads(str(found["about"]))
        stamp = str(found["stamp"])
        files = int(about["files"])
        version = int(about["format"])
    except (KeyError, ValueError, TypeError):
        raise BadNetworkFile(first, "is not the first file of a checkpoint") from None
    if version != FORMAT:
        raise BadNetworkFile(first, f"has the format {version}; this program reads {FORMAT}")
    for number in range(1, files):
        part = _read(folder, number)
        if str(part.get("stamp")) != stamp:
            path = folder / f"checkpoint-{number}.npz"
            raise BadNetworkFile(path, f"is of another checkpoint than {first.name}")
        found |= part
    return about, found


def load_checkpoint(folder: Path, learner: Learner, pool: Pool) -> float:
    """Go on from a checkpoint if there is one; how many seconds it had been trained."""
    first = folder / "checkpoint-0.npz"
    if not first.exists():
        return 0.0
    about, found = read_checkpoint(folder)
    for key in SHAPE:
        given, wanted = about["shape"].get(key), getattr(learner.settings, key)
        if given != wanted:
            raise BadNetworkFile(first, f"has {key} {given!r}, and this run {wanted!r}")
    try:
        for title, network in (
            ("policy", learner.policy), ("critic", learner.critic), ("magnet", learner.magnet),
        ):  # fmt: skip
            network.load_state_dict(_weights(found, title))
        for number, name, state in _states(learner):
            parameter = learner.optimiser.param_groups[0]["params"][number]
            key = f"deviation/{number}:{name}"
            if key in found:
                level = torch.from_numpy(found[key]).float() / LEVELS
                root = level.pow(4) * float(found[key + SCALE])
                state["step"] = torch.tensor(float(about["updates"]), device=_step_device(learner))
                state["exp_avg"] = torch.zeros_like(parameter)
                state["exp_avg_sq"] = root.square().to(parameter.device)
    except (KeyError, RuntimeError) as problem:
        why = f"does not fit the network of {about['shape']['game']}: {problem}"
        raise BadNetworkFile(first, why) from None
    learner.updates = int(about["updates"])
    pool.add(learner.magnet, float(about["seconds"]))  # the others are too large to be kept
    return float(about["seconds"])


def _step_device(learner: Learner) -> torch.device:
    """Where Adam counts its steps: on the device if it is fused."""
    return learner.device if learner.device.type == "cuda" else torch.device("cpu")


def _weights(found: Stored, title: str) -> dict[str, torch.Tensor]:
    start = title + "/"
    return {
        name.removeprefix(start): torch.from_numpy(array)
        for name, array in found.items()
        if name.startswith(start)
    }
