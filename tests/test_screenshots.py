"""The pictures are those that `dev.py screenshots` takes, and no page shows a missing one."""

from __future__ import annotations

import importlib.util
import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[1]
ALBUM = ROOT / "docs" / "screenshots"


@pytest.fixture
def taking(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script, without the paths it adds for itself staying behind."""
    monkeypatch.setattr(sys, "path", list(sys.path))
    spec = importlib.util.spec_from_file_location("take", ALBUM / "take.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "take", module)
    spec.loader.exec_module(module)
    return module


def test_every_screen_has_its_pictures_and_none_is_left_over(taking: ModuleType) -> None:
    wanted = {f"{shot.name}.webp" for scene in taking.SCENES for shot in taking.shots(scene)}
    assert {path.name for path in ALBUM.glob("*.*p*g")} == set()
    assert {path.name for path in ALBUM.glob("*.webp")} == wanted


def test_the_album_is_as_it_was_written(taking: ModuleType) -> None:
    assert (ALBUM / "README.md").read_text(encoding="utf-8") == taking.index()


@pytest.mark.parametrize("page", [ROOT / "README.md", ALBUM / "README.md"], ids=["front", "album"])
def test_pages_show_pictures_that_are_there(page: Path) -> None:
    shown = re.findall(r"!\[[^]]+\]\(([^)]+)\)", page.read_text(encoding="utf-8"))
    assert shown
    assert [name for name in shown if not (page.parent / name).is_file()] == []


def test_they_are_small_enough_to_be_carried_along() -> None:
    assert sum(path.stat().st_size for path in ALBUM.glob("*.webp")) < 9_000_000
