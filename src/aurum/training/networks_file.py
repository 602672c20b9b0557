"""The networks of a training as one small file, to begin another training from.

    python -m aurum.training.networks_file FOLDER FILE [--note commit=abc1234 ...]

It holds the policy and the critic of the checkpoint in FOLDER: a matrix as a byte for each number
and a scale for each row, all else as half floats. The optimiser's state is not in it.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch

from aurum.networks.arrays_file import Stored, read_arrays
from aurum.networks.errors import BadNetworkFile
from aurum.networks.packing import packed, unpacked
from aurum.training.checkpoint import read_checkpoint
from aurum.training.learner import Learner
from aurum.training.settings import SHAPE

FORMAT: Final = "aurum networks 2"
NETWORKS: Final = ("policy", "critic")


def write_networks(path: Path, folder: Path, notes: dict[str, str]) -> dict[str, Any]:
    """Write the networks of the checkpoint in a folder; what the file says of itself."""
    said, arrays = read_checkpoint(folder)
    found = packed({n: array for n, array in arrays.items() if n.split("/")[0] in NETWORKS})
    about = {
        "format": FORMAT,
        **{key: said[key] for key in ("shape", "seconds", "updates")},
        **notes,
    }
    np.savez_compressed(path, **found, about=np.array(json.dumps(about)))  # type: ignore[arg-type]
    return about


def read_networks(path: Path) -> tuple[dict[str, Any], Stored]:
    """What a file of networks says of itself, and its arrays as they were."""
    found = read_arrays(path)
    try:
        about: dict[str, Any] = dict(json.loads(str(found.pop("about"))))
        version = about["format"]
    except (ValueError, KeyError, TypeError):
        raise BadNetworkFile(path, "says nothing of itself; it holds no networks") from None
    if version != FORMAT:
        raise BadNetworkFile(path, f"has the format {version!r}; this program reads {FORMAT!r}")
    return about, unpacked(found)


def load_networks(path: Path, learner: Learner) -> float:
    """Begin from a file of networks; how many seconds they had been trained.

    The magnet begins where the policy does, and the optimiser warms up anew.
    """
    about, found = read_networks(path)
    for key in SHAPE:
        given, wanted = about["shape"].get(key), getattr(learner.settings, key)
        if given != wanted:
            raise BadNetworkFile(path, f"has {key} {given!r}, and this run {wanted!r}")
    named = ("policy", learner.policy), ("critic", learner.critic), ("policy", learner.magnet)
    for title, network in named:
        start = title + "/"
        try:
            network.load_state_dict(
                {
                    name.removeprefix(start): torch.from_numpy(array)
                    for name, array in found.items()
                    if name.startswith(start)
                }
            )
        except RuntimeError as problem:
            game = about["shape"]["game"]
            why = f"does not fit the network of {game}: {problem}"
            raise BadNetworkFile(path, why) from None
    learner.updates = learner.fresh_since = int(about["updates"])
    return float(about["seconds"])


def parse(
    program: str, source: str, arguments: list[str] | None
) -> tuple[Path, Path, dict[str, str]]:
    """From a command line: what to read, the file to write, and the notes that are kept in it."""
    parser = argparse.ArgumentParser(prog=f"python -m aurum.training.{program}")
    parser.add_argument(source, type=Path)
    parser.add_argument("file", type=Path)
    parser.add_argument("--note", action="append", default=[], help="NAME=TEXT, kept in the file")
    given = parser.parse_args(arguments)
    try:
        notes = dict(note.split("=", 1) for note in given.note)
    except ValueError:
        parser.error("a note is NAME=TEXT")
    return getattr(given, source), given.file, notes


def main(arguments: list[str] | None = None) -> int:
    """Write a file from a checkpoint."""
    folder, file, notes = parse("networks_file", "folder", arguments)
    try:
        about = write_networks(file, folder, notes)
    except BadNetworkFile as problem:
        print(problem, file=sys.stderr)
        return 1
    print(json.dumps(about, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
