"""Encodings as Gymnasium's spaces, and a moment as an observation in them."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces

from aurum.engine.contract import State
from aurum.envs.encoding import Encoding
from aurum.pictures import picture

MASK: Final = "action_mask"
MODES: Final = ("human", "ansi", "svg")
"""Printed by itself at every choice, as text, and as a picture."""
METADATA: Final = {"render_modes": list(MODES), "render_fps": 1}


def piece_spaces(encoding: Encoding) -> dict[str, spaces.Space[Any]]:
    """The space of each piece, by name."""
    return {
        piece.name: spaces.Box(piece.low, piece.high, piece.shape, np.float32)
        for piece in encoding.pieces.pieces
    }


def mask_space(encoding: Encoding) -> spaces.Box:
    """The space of the action mask."""
    return spaces.Box(0, 1, (encoding.numbering.size,), np.int8)


def observe(encoding: Encoding, state: State, seat: int) -> dict[str, Any]:
    """What a seat knows, piece by piece."""
    found: dict[str, Any] = encoding.pieces.named(encoding.pieces.tensor(state, seat))
    return found


def check_mode(mode: str | None) -> str | None:
    """A render mode, if it is one."""
    if mode is not None and mode not in MODES:
        raise ValueError(f"render_mode is one of {', '.join(MODES)} or None, not {mode!r}")
    return mode


def show(encoding: Encoding, state: State, seat: int, mode: str | None) -> str | None:
    """The table as this seat sees it, in a render mode."""
    if mode is None:
        return None
    view = state.view(seat)
    if mode == "svg":
        return picture(view)
    text = encoding.game.write_view(view)
    if mode == "ansi":
        return text
    print(text)
    return None
