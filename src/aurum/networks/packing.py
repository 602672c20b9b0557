"""Matrices as a signed byte for each number and a scale for each row; all else as half floats.

The odds of choices change by half a percent, and a file is a quarter as large.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from aurum.networks.arrays_file import Stored

SCALE: Final = ":scale"
MOST: Final = 127


def packed(arrays: Stored) -> Stored:
    """The arrays as they are kept in a file."""
    found: Stored = {}
    for name, array in arrays.items():
        if array.ndim == 2:
            scale = np.abs(array).max(1).astype(np.float32) / MOST + 1e-12
            found[name] = np.rint(array / scale[:, None]).astype(np.int8)
            found[name + SCALE] = scale
        else:
            found[name] = array.astype(np.float16)
    return found


def unpacked(found: Stored) -> Stored:
    """The arrays of a file as they were."""
    return {
        name: array * found[name + SCALE][:, None]
        if name + SCALE in found
        else array.astype(np.float32)
        for name, array in found.items()
        if not name.endswith(SCALE)
    }
