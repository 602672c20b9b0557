"""Pictures as PNG, for papers and messages that take no SVG: drawn by resvg, without a browser.

The letters are Aurum's own, so that a picture is the same on every machine, also on one that has no
typefaces.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import resvg_py

FONTS: Final = Path(__file__).parent / "fonts"
FAMILY: Final = "Alegreya Sans"
ZOOM: Final = 2
"""Pixels for each unit of the picture."""


def to_png(svg: str, zoom: int = ZOOM) -> bytes:
    """An SVG as PNG, with the colours of the day."""
    return resvg_py.svg_to_bytes(
        svg_string=svg,
        zoom=zoom,
        skip_system_fonts=True,
        font_files=[str(path) for path in sorted(FONTS.glob("*.ttf"))],
        font_family=FAMILY,
        sans_serif_family=FAMILY,
        serif_family=FAMILY,
    )
