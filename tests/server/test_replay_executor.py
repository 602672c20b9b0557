"""Replays in a thread: tables go on meanwhile, and nothing is computed twice."""

from __future__ import annotations

import asyncio
import json
import random
import threading
from collections.abc import Callable
from typing import Any

import pytest
import table_client as client
from support.fair_games import play_fairly
from support.long_games import PLAYERS, long_record
from support.server_fixture import RunningServer
from support.table_driver import PERSON, do, local, refused

from aurum.engine import replay
from aurum.server.http import records, replays
from aurum.server.http import replay as looking_back
from aurum.server.workers import replay_executor
from aurum.server.workers.replay_executor import ReplayExecutor


@pytest.fixture
def computed(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The seats for which a story is made up, each time."""
    seats: list[int] = []
    real = replays.timeline

    def story(past: looking_back.Replay, seat: int) -> replays.StoryInfo:
        seats.append(seat)
        return real(past, seat)

    monkeypatch.setattr(replays, "timeline", story)
    return seats


def begun(server: RunningServer) -> client.Table:
    host = server.guest("Ana")
    table = client.Table(host, host.open_table("oriflamme", [PERSON, local("Jo")])).connect()
    table.do("start")
    return table


Ask = Callable[[client.Server, str], Any]
WISH = {"move": 3, "seats": [PERSON] * PLAYERS}
ASKED: dict[str, Ask] = {
    "story": lambda guest, record: guest.ask("GET", f"/api/records/{record}/story"),
    "moments": lambda guest, record: guest.ask("GET", f"/api/records/{record}/moments?move=3"),
    "moment": lambda guest, record: guest.ask("GET", f"/api/records/{record}/moments/3"),
    "continue": lambda guest, record: guest.ask("POST", f"/api/records/{record}/continue", WISH),
    "upload": lambda guest, _: guest.ask("POST", "/api/records", long_record(51)),
}


@pytest.mark.parametrize("asked", ASKED)
def test_tables_go_on_during_a_replay(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch, asked: str
) -> None:
    """A play that takes as long to go through as it takes to make a choice elsewhere."""
    eva, table = server.guest("Eva"), begun(server)
    record = eva.ask("POST", "/api/records", long_record(50))["id"]
    looks, chosen, real = threading.Event(), threading.Event(), replay

    def slow(*given: Any) -> Any:
        looks.set()
        assert chosen.wait(5), "nobody could choose"
        return real(*given)

    for module in (looking_back, records):
        monkeypatch.setattr(module, "replay", slow)
    answers: list[Any] = []
    asking = threading.Thread(target=lambda: answers.append(ASKED[asked](eva, record)))
    asking.start()
    assert looks.wait(5)
    for _ in range(3):
        assert table.asked is not None
        table.choose(table.asked["choices"][0])
    chosen.set()
    asking.join(10)
    assert answers
    table.close()


def test_a_story_is_made_up_once(server: RunningServer, computed: list[int]) -> None:
    eva, ben = server.guest("Eva"), server.guest("Ben")
    document = play_fairly("oriflamme", {"players": 3}).to_json()
    record = eva.ask("POST", "/api/records", json.loads(document))["id"]
    for seat in (0, 1, -4):
        path = f"/api/records/{record}/story?seat={seat}"
        assert eva.ask("GET", path) == ben.ask("GET", path) == eva.ask("GET", path)
    assert computed == [0, 1, -4]
    assert refused(eva.ask, "GET", f"/api/records/{record}/story?seat=3") == "server-no-seat"


def test_another_story_once_the_game_has_gone_on_or_back(
    server: RunningServer, computed: list[int]
) -> None:
    table = begun(server)
    host, eva = client.Server(server.url, table.hello["token"]), server.guest("Eva")
    path = f"/api/tables/{table.id}/story"
    assert table.asked is not None
    seat, move = (
        table.asked["seat"],
        table.table["move"] if table.now is None else table.now["move"],
    )
    first = host.ask("GET", f"{path}?seat={seat}")
    table.choose(table.asked["choices"][0])
    placed = host.ask("GET", f"{path}?seat={seat}")
    assert len(placed["moments"]) > len(first["moments"])
    assert table.now is not None
    table.do("undo", seat=seat, since=table.now["since"], to=move)
    assert host.ask("GET", f"{path}?seat={seat}") == first
    assert table.asked is not None
    table.choose(table.asked["choices"][-1])
    other = host.ask("GET", f"{path}?seat={seat}")
    assert len(other["moments"]) == len(placed["moments"])
    assert other["moments"][-1] != placed["moments"][-1]
    # What is remembered for those who may see it is nobody else's.
    assert refused(eva.ask, "GET", f"{path}?seat={seat}") == "server-other-seat"
    assert refused(eva.ask, "GET", f"{path}?seat=-4") == "server-other-seat"
    client.play_at_random(table, random.Random(1))
    assert len(eva.ask("GET", f"{path}?seat={seat}")["moments"]) > len(other["moments"])
    asked = len(computed)
    do(host, table.id, "say", text="Well played!")
    eva.ask("GET", f"{path}?seat={seat}")
    assert len(computed) == asked, "what is said changes no story"
    table.close()


# Simultaneous requests


def test_who_asks_the_same_at_once_waits_for_the_same() -> None:
    async def main() -> None:
        one = ReplayExecutor()
        asked: list[int] = []

        def work() -> bytes:
            asked.append(1)
            return b"told"

        waiting = [asyncio.create_task(one.cached("key", work)) for _ in range(5)]
        await asyncio.sleep(0)
        waiting[0].cancel()  # the first request was cancelled
        answers = await asyncio.gather(*waiting, return_exceptions=True)
        assert answers[1:] == [b"told"] * 4
        assert len(asked) == 1
        one.close()

    asyncio.run(main())


def test_a_failure_is_not_remembered_and_old_stories_are_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(replay_executor, "CACHE_BYTES", 100)

    def fail() -> bytes:
        raise ValueError("once")

    async def main() -> None:
        one = ReplayExecutor()
        with pytest.raises(ValueError, match="once"):
            await one.cached("a", fail)
        assert await one.cached("a", lambda: b"a" * 40) == b"a" * 40
        await one.cached("b", lambda: b"b" * 40)
        assert await one.cached("a", fail) == b"a" * 40
        await one.cached("c", lambda: b"c" * 40)
        assert await one.cached("a", fail) == b"a" * 40, "it was asked for last"
        assert await one.cached("b", lambda: b"new") == b"new"
        assert await one.cached("d", lambda: b"d" * 101) == b"d" * 101, "too long to remember"
        one.close()

    asyncio.run(main())
