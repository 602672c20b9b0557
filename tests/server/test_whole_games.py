"""Whole games over real sockets, with people, bots and the automaton, to the end and verified."""

from __future__ import annotations

import json
import random
import threading
from pathlib import Path
from typing import Any

import pytest
import table_client as client
from support.server_fixture import run_server, seat_people

import aurum
from aurum.engine import read_record
from aurum.engine.fairness import verify


@pytest.mark.parametrize(
    ("game", "people", "bots", "options"),
    [
        ("oriflamme", 3, 0, {"set": "base"}),
        ("oriflamme", 2, 2, {"set": "alliance"}),
        ("oriflamme", 1, 4, {"set": "mixed"}),
        ("oriflamme", 2, 0, {}),
        ("orichalque", 2, 2, {"initiative": "russian"}),
        ("orichalque", 1, 0, {"solo": "hard"}),
    ],
)
def test_a_game_is_played_to_its_end(
    tmp_path: Path, game: str, people: int, bots: int, options: dict[str, Any]
) -> None:
    with run_server(tmp_path) as server:
        tables = seat_people(server, game, people, bots, options=options)
        tables[0].do("start")
        players = [
            threading.Thread(target=client.play_at_random, args=(table, random.Random(seat)))
            for seat, table in enumerate(tables)
        ]
        for player in players:
            player.start()
        for player in players:
            player.join(60)
        result = tables[0].table["result"]
        assert all(table.over and table.table["result"] == result for table in tables)
        record = read_record(json.dumps(server.guest("Ines").record(tables[0].id)))
        assert verify(aurum.game(game), record) > 0
        assert record.options["players"] == people + bots
