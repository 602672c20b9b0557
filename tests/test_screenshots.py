"""The pictures are those that `dev.py screenshots` takes, and no page shows a missing one.

Their pixels are looked at in `browser/test_screenshots.py`.
"""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType

import pytest
from support.screenshots import FOLDER, load_take

ROOT = Path(__file__).parents[1]


@pytest.fixture
def take(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script that takes them."""
    return load_take(monkeypatch)


def test_every_screen_has_its_pictures_and_none_is_left_over(take: ModuleType) -> None:
    wanted = {f"{shot.name}.webp" for screen in take.SCREENS for shot in take.shots(screen)}
    assert {path.name for path in FOLDER.glob("*.*p*g")} == set()
    assert {path.name for path in FOLDER.glob("*.webp")} == wanted


def test_the_page_of_all_pictures_is_as_it_was_written(take: ModuleType) -> None:
    assert (FOLDER / "README.md").read_text(encoding="utf-8") == take.index()


@pytest.mark.parametrize(
    "page", [ROOT / "README.md", FOLDER / "README.md"], ids=["front", "screenshots"]
)
def test_pages_show_pictures_that_are_there(page: Path) -> None:
    shown = re.findall(r"!\[[^]]+\]\(([^)]+)\)", page.read_text(encoding="utf-8"))
    assert shown
    assert [name for name in shown if not (page.parent / name).is_file()] == []


def test_they_are_small_enough_to_be_carried_along() -> None:
    assert sum(path.stat().st_size for path in FOLDER.glob("*.webp")) < 9_000_000
