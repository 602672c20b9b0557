"""The committed screenshots show something in every quarter, also of a page that was scrolled."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from types import ModuleType

import pytest
from playwright.sync_api import Browser, Page
from support.screenshots import FOLDER, load_take, quarters

FEWEST_COLOURS = 40
LARGEST_SHARE = 0.97
"""Of one colour. A table of a few lines on a large screen comes to 0.95."""
STRIPES = """
<style>body { margin: 0 } div { height: 800px }</style>
<div style="background: red"></div><div style="background: blue"></div>
"""
RED, BLUE = (15, 0, 0), (0, 0, 15)


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """An empty page, in which pictures can be decoded."""
    with closing(browser.new_page()) as empty:
        yield empty


@pytest.fixture
def take(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script that takes them."""
    return load_take(monkeypatch)


def test_no_quarter_of_any_picture_is_nearly_one_colour(page: Page) -> None:
    blank = []
    for path in sorted(FOLDER.glob("*.webp")):
        for number, quarter in enumerate(quarters(page, path.read_bytes())):
            if quarter.colours < FEWEST_COLOURS or quarter.share > LARGEST_SHARE:
                blank.append((path.name, number, quarter))
    assert blank == []


def test_a_picture_of_a_scrolled_page_shows_what_the_window_shows(
    page: Page, take: ModuleType
) -> None:
    page.set_viewport_size({"width": 600, "height": 800})
    page.set_content(STRIPES)
    page.evaluate("scrollTo(0, 800)")
    shown = quarters(page, take.develop(page, False, "webp"))
    assert [quarter.most for quarter in shown] == [BLUE] * 4
    whole = quarters(page, take.develop(page, True, "webp"))
    assert [quarter.most for quarter in whole] == [RED, RED, BLUE, BLUE]
