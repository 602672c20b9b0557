"""A game that brings nothing but its rules is played at a server, and nothing fails for it."""

from __future__ import annotations

import random
import time
from pathlib import Path
from typing import Any

import pytest
import table_client as client
from support import page_game
from support.crashes import KillableServer
from support.table_driver import BOT, PERSON, refused


def counted(guest: client.Server) -> Any:
    """The statistics of the guest, once every game that has ended is counted."""
    end = time.monotonic() + 60
    while (found := guest.ask("GET", "/api/statistics/hunch?who=me"))["waiting"]:
        assert time.monotonic() < end, "the game is never counted"
        time.sleep(0.05)
    return found


def test_a_game_of_rules_alone_is_played_to_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page_game.install(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    server = KillableServer(tmp_path / "data")
    server.start()
    try:
        server.wait_open()
        guest = client.Server(server.url).become("Ann")
        (described,) = [
            game for game in guest.ask("GET", "/api/house")["games"] if game["name"] == "hunch"
        ]
        assert described["seats"] == [2, 3, 4]
        assert described["bots"] == ["page", "squire", "knight", "baron", "regent"]
        table = client.Table(guest, guest.open_table("hunch", [PERSON, BOT])).connect()
        table.do("start")
        client.play_at_random(table, random.Random(1))
        assert len(table.table["result"]["winners"]) == 1
        assert guest.record(table.id)["game"] == "hunch"
        assert refused(guest.open_table, "hunch", [PERSON, *[BOT] * 4]) == "hunch-options-players"
        sums = counted(guest)
        result = table.table["result"]
        won = result["winners"] == [0]
        assert (sums["games"], sums["wins"], sums["score"]) == (1, won, result["scores"][0])
        assert sums["places"][:2] == ([1, 0] if won else [0, 1])
        assert sums["sources"] == sums["counts"] == sums["pieces"] == {}
        table.close()
        assert server.stop() == 0
        assert '"level":"error"' not in server.log.read_text()
    finally:
        server.end()
