"""Files of arrays, as checkpoints, networks and weights are."""

from __future__ import annotations

import zipfile
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from aurum.networks.errors import BadNetworkFile

Stored = dict[str, NDArray[Any]]
BAD: Final = (
    OSError, ValueError, TypeError, AttributeError, EOFError, KeyError, zipfile.BadZipFile,
)  # fmt: skip
"""What NumPy raises for files that are something else, or broken."""


def read_arrays(path: Path) -> Stored:
    """The arrays of a file, by name. Nothing in a file is run as code."""
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as found:
            return {name: found[name] for name in found.files}
    except FileNotFoundError:
        raise BadNetworkFile(path, "is missing") from None
    except BAD as problem:
        raise BadNetworkFile(path, f"is damaged: {problem}") from None
