"""The committed screenshots, the script that takes them, and what their pixels look like."""

from __future__ import annotations

import base64
import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import pytest
from playwright.sync_api import Page

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
COUNT_COLOURS = """async data => {
    const bytes = Uint8Array.from(atob(data), one => one.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], {type: "image/webp"}));
    const {width, height} = picture;
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext("2d", {willReadFrequently: true});
    context.drawImage(picture, 0, 0);
    const quarters = [];
    for (const [column, row] of [[0, 0], [1, 0], [0, 1], [1, 1]]) {
        const wide = width >> 1, high = height >> 1;
        const bytes = context.getImageData(column * wide, row * high, wide, high).data;
        const pixels = new Uint32Array(bytes.buffer);
        const counts = new Uint32Array(4096);
        let looked = 0;
        for (let at = 0; at < pixels.length; at += 3, looked += 1) {
            const pixel = pixels[at];  // alpha, blue, green, red from the highest byte down
            counts[pixel >> 12 & 0xf00 | pixel >> 8 & 0xf0 | pixel >> 4 & 0xf] += 1;
        }
        const most = counts.indexOf(Math.max(...counts));
        quarters.push({
            colours: counts.reduce((sum, count) => sum + (count > 0), 0),
            share: counts[most] / looked,
            most: [most & 15, most >> 4 & 15, most >> 8],
        });
    }
    return quarters;
}"""
"""Every third pixel is compared. Colours differ if the upper four bits of a channel do."""


class Quarter(NamedTuple):
    """A quarter of a picture: how many colours, the share of the most frequent, and which it is."""

    colours: int
    share: float
    most: tuple[int, int, int]


def load_take(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script, without the paths it adds for itself staying behind."""
    monkeypatch.setattr(sys, "path", list(sys.path))
    spec = importlib.util.spec_from_file_location("take", FOLDER / "take.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "take", module)
    spec.loader.exec_module(module)
    return module


def quarters(page: Page, picture: bytes) -> list[Quarter]:
    """The upper left quarter of a picture, the upper right, the lower left and the lower right."""
    found = page.evaluate(COUNT_COLOURS, base64.b64encode(picture).decode())
    return [Quarter(one["colours"], one["share"], tuple(one["most"])) for one in found]
