"""The picture of the peers shows what the tables of the page say, and a run can rewrite both."""

from __future__ import annotations

import importlib
import re
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "benchmarks.md").read_text(encoding="utf-8")
Rows = list[dict[str, Any]]


@pytest.fixture
def peers(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "bench"))
    return importlib.import_module("peers")


def number(text: str) -> float | None:
    return None if text in ("", "—") else float(text.replace(",", ""))


def rounded(text: str) -> int | None:
    found = number(text)
    return None if found is None else round(found)


def table(section: str) -> Rows:
    """The rows of a table of the page."""
    part = PAGE.split(f"\n## {section}\n")[1].split("\n## ")[0]
    found = []
    for line in re.findall(r"^\| (?!game).*", part, re.MULTILINE):
        name, median, best, *copy, package = (cell.strip() for cell in line.strip("|").split("|"))
        row = {"name": name, "median": rounded(median), "best": rounded(best), "package": package}
        found.append({**row, "copy_us": number(copy[1]) if copy else None})
    return found


def test_the_picture_shows_the_figures_of_both_tables(peers: ModuleType) -> None:
    bare, observed = table(peers.BARE), table(peers.OBSERVED)
    drawn = peers.PICTURE.read_text(encoding="utf-8")
    for row in [*bare, *observed]:
        assert f">{row['name']}</text>" in drawn
        if row["median"] is not None:
            assert f">{row['median']:,}" in drawn
        if row["copy_us"] is not None:
            assert f">{row['copy_us']:,.2f}" in drawn
    missing = [row["copy_us"] is None for row in bare]
    missing += [row["median"] is None for row in [*bare, *observed]]
    assert drawn.count(">—</text>") == sum(missing)
    found = re.search(r"copy a game · (.*?)</text>", drawn)
    assert found
    assert peers.draw(bare, observed, found[1]) == drawn


def test_the_tables_have_a_row_for_everything_that_is_measured(peers: ModuleType) -> None:
    bare, observed = table(peers.BARE), table(peers.OBSERVED)
    assert [row["name"] for row in bare] == list(peers.random_play.GAMES)
    assert [row["name"] for row in observed] == list(peers.observed_play.GAMES)
    assert len(observed) > 10


def test_a_run_replaces_the_tables_and_nothing_else(peers: ModuleType) -> None:
    bare, observed = table(peers.BARE), table(peers.OBSERVED)
    assert peers.written(PAGE, bare, observed) == PAGE
    other = [{**row, "median": 1234, "best": 5678} for row in observed]
    written = peers.written(PAGE, bare, other)
    assert "| EnvPool CartPole, 64 at once | 1,234 | 5,678 | envpool 1.2.5 |" in written
    assert written.replace("1,234", "").count("5,678") == len(observed)
    assert written.count("\n") == PAGE.count("\n")
