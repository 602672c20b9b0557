"""`aurum bench`: a tiny run to its end. What it measures is not for a test to judge."""

from __future__ import annotations

import io
import json
from random import Random
from typing import Any

import pytest
from rich.console import Console

import aurum
from aurum import games
from aurum.cli import bench, main
from aurum.engine import Game
from aurum.games.plugin import Plugin

COSTS = ("clone_us", "view_us", "imagine_us", "explain_us")


def test_each_game_names_a_few_tables_by_short_labels() -> None:
    found: dict[str, list[str]] = {}
    for name, table in bench.tables():
        assert aurum.game(name).start(Random(0), **table.options).scores()
        assert len(table.label) <= 12
        found.setdefault(name, []).append(table.label)
    assert list(found) == games.names()
    assert all(len(set(labels)) == len(labels) for labels in found.values())
    assert found["oriflamme"][:3] == ["base, 3", "base, 4", "base, 5"]
    assert found["orichalque"] == ["2 players", "3 players", "4 players", "solo, normal"]
    assert sum(map(len, found.values())) == 13  # as docs/benchmarks.md has them


def test_a_game_that_says_nothing_has_a_table_of_each_size() -> None:
    class Plain(Plugin):
        name = "orichalque"

        def rules(self) -> Game[Any, Any]:
            return aurum.game("orichalque")

    found = Plain().bench_tables()
    assert [table.label for table in found] == ["1 player", "2 players", "3 players", "4 players"]
    sizes = [aurum.game("orichalque").seats(dict(table.options)) for table in found]
    assert sizes == [1, 2, 3, 4]


def rows(figure: int) -> list[bench.Measure]:
    """As many as there are, with figures that are all different."""
    return [
        bench.Measure(
            name, table.label, 2,
            *(figure + 10 * number + column for column in range(4)),
            *(number + column / 10 for column in range(4)),
        )
        for number, (name, table) in enumerate(bench.tables())
    ]  # fmt: skip


@pytest.mark.parametrize("width", [80, 120])
def test_every_figure_can_be_read(width: int) -> None:
    paper = io.StringIO()
    measured = rows(9_345_000)
    title = "aurum 0.1.0 (mypyc) · CPython 3.11.7 (GCC 12.2.0)"
    bench.show(measured, title, Console(file=paper, width=width))
    lines = paper.getvalue().splitlines()
    assert max(map(len, lines)) <= width
    shown = {tuple(cell.strip() for cell in line.split("│")[2:-1]) for line in lines}
    for row in measured:
        speeds = (row.decisions_per_second, row.best, row.driven_per_second, row.best_driven)
        assert (row.table, *(f"{speed:,}" for speed in speeds)) in shown
        assert (row.table, *(f"{getattr(row, cost):.2f}" for cost in COSTS)) in shown


def test_text_and_json_have_the_same_tables(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "ROUNDS", 1)
    monkeypatch.setattr(bench, "DECISIONS", 1)
    monkeypatch.setenv("COLUMNS", "80")
    assert main(["bench", "--json"]) == 0
    engine = json.loads(capsys.readouterr().out)["engine"]
    assert [(row["game"], row["table"]) for row in engine] == [
        (name, table.label) for name, table in bench.tables()
    ]
    for row in engine:
        assert all(row[cost] > 0 for cost in COSTS)
    assert main(["bench"]) == 0
    shown = capsys.readouterr().out
    first, second = shown.split("clone µs")
    for part in (first, second):
        for row in engine:
            assert f"│ {row['table']} " in part
    assert "…" not in shown
