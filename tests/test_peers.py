"""The picture of the peers shows what the table beside it says."""

from __future__ import annotations

import importlib
import re
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]


def number(text: str) -> float:
    return float(text.replace(",", ""))


@pytest.fixture
def rows() -> list[dict[str, Any]]:
    """The rows of the table."""
    page = (ROOT / "docs" / "benchmarks.md").read_text(encoding="utf-8")
    table = page.split("## Other libraries")[1].split("\n## ")[0]
    found = []
    for line in re.findall(r"^\| (?!game).*", table, re.MULTILINE):
        name, median, _, _, copy, _ = (cell.strip() for cell in line.strip("|").split("|"))
        cost = number(copy) if copy else None
        found.append({"name": name, "median": round(number(median)), "copy_us": cost})
    return found


def test_the_picture_shows_speed_and_the_cost_of_a_copy_of_each(
    rows: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "bench"))
    peers = importlib.import_module("peers")
    drawn = peers.PICTURE.read_text(encoding="utf-8")
    for row in rows:
        assert f">{row['name']}</text>" in drawn
        assert f">{row['median']:,}" in drawn
        if row["copy_us"] is not None:
            assert f">{row['copy_us']:,.2f}" in drawn
    assert len(rows) > 10
    assert drawn.count(">—</text>") == sum(row["copy_us"] is None for row in rows)
    found = re.search(r"copy a game · (.*?)</text>", drawn)
    assert found
    assert peers.draw(rows, rows[0], found[1]) == drawn
