"""What `docs/protocol` says of the games is true, and their boards can be drawn from it."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest
from support.protocol_page import EXAMPLES, PAGE, TABLES, code, column, fields

import aurum
from aurum.engine import sample_choice
from aurum.games.orichalque.rules import components, frames
from aurum.games.orichalque.rules.cells import Grid
from aurum.games.oriflamme.rules import frames as oriflamme_frames
from aurum.server.http.server_info import ServerInfo
from aurum.server.table.games import describe

# The games


@pytest.mark.parametrize("name", ["oriflamme", "orichalque"])
def test_every_option_is_there(name: str) -> None:
    at = aurum.games.names().index(name)
    assert column("Tables: Options", at) == list(aurum.game(name).options({}))


def test_every_list_of_names_is_there() -> None:
    documented = [(row[1].lower(), code(row[0])[0]) for row in TABLES["HTTP requests: Names"][0]]
    assert documented == [
        (name, list_) for name in aurum.games.names() for list_ in describe(name).names
    ]
    assert [code(row[0])[0] for row in TABLES["HTTP requests: What a server offers"][0]] == fields(
        ServerInfo
    )
    (server,) = [json.loads(text) for name, text in EXAMPLES if name == "ServerInfo"]
    assert [game["names"] for game in server["games"]] == [
        describe(n).names for n in aurum.games.names()
    ]


def test_names_count_as_views_do() -> None:
    names = describe("orichalque").names
    state = aurum.game("orichalque").start()
    while state.actor == aurum.CHANCE:
        state.apply(sample_choice(state, random.Random(1)))
    view: Any = state.view(0)
    assert len(names["tiles"]) == len(view.tiles_left)
    assert len(names["creatures"]) == len(view.creatures_left)
    assert len(names["buildings"]) == len(view.buildings_left)
    parts = components.load("aurum")
    assert names["boards"] == [f"{island.board} {island.side}" for island in parts.islands]
    assert names["buildings"] == [building.name for building in parts.buildings]


@pytest.mark.parametrize("name", ["oriflamme", "orichalque"])
def test_every_event_is_there_with_its_facts(name: str) -> None:
    rows = TABLES[f"{name.capitalize()}: Events of {name.capitalize()}"][0]
    documented = {}
    for event, facts, *_ in rows:
        secret = re.findall(r"\*`(\w+)`\*", facts)
        open_ = [fact for fact in code(facts) if fact not in secret]
        documented[code(event)[0]] = (open_, secret)
    kinds = aurum.game(name).events
    assert documented == {
        key: (list(kind.facts), list(kind.secrets)) for key, kind in kinds.items()
    }


@pytest.mark.parametrize("name", ["oriflamme", "orichalque"])
def test_events_cite_documented_rules(name: str) -> None:
    game = aurum.game(name)
    rows = TABLES[f"{name.capitalize()}: Events of {name.capitalize()}"][0]
    documented = {code(row[0])[0]: row[2].split() for row in rows}
    assert {rule for rules in documented.values() for rule in rules} <= set(game.rulebook)
    for number, options in enumerate(game.variants()):
        state = game.begin(options)
        rng = random.Random(number)
        while state.actor != aurum.OVER:
            state.events = []
            state.apply(sample_choice(state, rng))
            for event in state.events:
                assert event.rule in documented[event.name], event


def test_every_question_is_there() -> None:
    asked = [int(re.findall(r"\d+", frame)[0]) for frame in column("Oriflamme: The view", 5)]
    assert asked[:2] == [0, 19]
    assert asked[2:] == list(range(oriflamme_frames.DEALING, oriflamme_frames.ENDED + 1))
    asked = [int(re.findall(r"\d+", f)[0]) for f in column("Orichalque: Frames")]
    assert asked[:2] == [frames.ASK_BOARD, frames.ASK_AUTOMATON_ROLL]
    assert asked[2:] == list(range(frames.ASK_METROPOLIS, frames.ASK_SIDE + 1))


# The boards, drawn from what the page says


def _steps(row: int, column: int) -> list[tuple[int, int]]:
    """The neighbours of a cell by direction, as the page's table computes them."""
    names = {"r": row, "c": column}
    terms = [code(way[2]) for way in TABLES["Orichalque: Cells"][1]]
    return [(eval(r, {}, names), eval(c, {}, names)) for r, c in terms]


def _place(name: str) -> tuple[int, int]:
    return ord(name[0]) - ord("a"), int(name[1:]) - 1


@pytest.mark.parametrize("number", range(9))
def test_boards_can_be_drawn_from_the_page(number: int) -> None:
    title, listed = TABLES["Orichalque: Cells"][0][number]
    words = listed.strip("`").split()
    parts = components.load("aurum")
    ports = {}
    if number < 8:
        island = parts.islands[number]
        grid: Grid = island.grid
        assert title == f"{number}: {island.board} {island.side}"
        gives = {(2, 0): "H", (0, 2): "O", (1, 1): "B"}
        ports = {port.cell: gives[port.hoplites, port.orichalque] for port in island.ports}
    else:
        grid = parts.automata[0].grid
        assert all(automaton.grid == grid for automaton in parts.automata)
    cells = [_place(word.partition(":")[0]) for word in words]
    assert {n: word[-1] for n, word in enumerate(words) if ":" in word} == ports
    assert cells == list(grid.places)
    beside = [{cells.index(step) for step in _steps(*cell) if step in cells} for cell in cells]
    for cell, others in enumerate(beside):
        assert sum(1 << other for other in others) == grid.beside[cell]
    rhombi = _rhombi(beside)
    assert rhombi == list(grid.rhombi)
    if number == 1:
        named = (
            f"{', '.join(map(str, rhombi[0]))}, that is {' '.join(words[n] for n in rhombi[0])}:"
        )
        assert f"rhombus 0 of board A, hard, is {named}" in " ".join(PAGE.split())
    for size in (2, 3):
        for way in grid.placements[size]:
            steps = _steps(*cells[way.anchor])
            turns = [way.rotation, (way.rotation + 5) % 6][: size - 1]
            laid = [cells.index(steps[turn]) for turn in turns]
            assert way.cells == (way.anchor, *laid)


def _rhombi(beside: list[set[int]]) -> list[tuple[int, ...]]:
    found: set[tuple[int, ...]] = set()
    for one, others in enumerate(beside):
        for other in others:
            both = others & beside[other]
            if len(both) == 2:
                found.add(tuple(sorted({one, other, *both})))
    return sorted(found)
