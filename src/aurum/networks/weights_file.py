"""The file of a network for play: its arrays, and what it says of itself as JSON.

`about` has the format, the game, the numbers of layers, how long was trained, and the notes of
whoever let it in: the commit, the data, the match.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from aurum.networks.arrays_file import Stored, read_arrays
from aurum.networks.errors import BadNetworkFile
from aurum.networks.packing import packed, unpacked

FORMAT: Final = 3
Floats = NDArray[np.float32]


def write_weights(path: Path, about: dict[str, Any], arrays: Stored) -> None:
    """Write a file, whole or not at all."""
    text = json.dumps({"format": FORMAT, **about})
    unfinished = path.with_suffix(".unfinished")
    with unfinished.open("wb") as file:
        np.savez_compressed(file, **packed(arrays), about=np.array(text))  # type: ignore[arg-type]
    unfinished.replace(path)


def read_weights(path: Path, game: str = "") -> tuple[dict[str, Any], dict[str, Floats]]:
    """What a file says of itself, and the weights; `game` refuses those of any other."""
    found = read_arrays(path)
    try:
        about: dict[str, Any] = dict(json.loads(str(found.pop("about"))))
    except (ValueError, KeyError, TypeError):
        raise BadNetworkFile(path, "says nothing of itself; it holds no weights") from None
    if about.get("format") != FORMAT:
        why = f"has the format {about.get('format')}; this program reads {FORMAT}"
        raise BadNetworkFile(path, why)
    if game and about.get("game") != game:
        raise BadNetworkFile(path, f"plays {about.get('game')}, not {game}")
    return about, {name: array.astype(np.float32) for name, array in unpacked(found).items()}
