"""Clocks at a real server: what happens when time is up, and while the server is stopped."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import table_client as client
from support.server_fixture import RunningServer, run_server
from support.table_driver import PERSON, do, local, receive_up_to, refused

from aurum.server.live.hub import Hub

DAY = 24 * 3600


class Watch:
    """A clock that the test advances."""

    def __init__(self, now: float) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


@contextmanager
def timed_server(folder: Path, watch: Watch, wall: Watch | None = None) -> Iterator[RunningServer]:
    def make(*given: Any) -> Hub:
        at = (lambda: int(wall() * 1000)) if wall is not None else None
        return Hub(*given, monotonic=watch, at=at)

    with run_server(folder, make=make) as server:
        yield server


@pytest.fixture(scope="module")
def watch() -> Watch:
    return Watch(1_000.0)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, watch: Watch) -> Iterator[RunningServer]:
    with timed_server(tmp_path_factory.mktemp("data"), watch) as opened:
        yield opened


def timed(server: RunningServer, seats: list[Any], clock: dict[str, Any]) -> client.Table:
    """A table with a clock, started; its host is asked."""
    host = server.guest("Ana")
    table_id = host.open_table("oriflamme", seats, settings={"clock": clock})
    table = client.Table(host, table_id).connect()
    table.do("start")
    while table.asked is None:
        table.listen(10)
    return table


def left(table: client.Table) -> list[int]:
    assert table.now is not None
    clocks = table.now["clocks"]
    return [int(milliseconds) for milliseconds in clocks["left"]]


def entry_of(table: client.Table, kind: str) -> client.Message:
    """Listen until something of this kind has happened; the latest of it."""
    while True:
        for entry in reversed(table.happened):
            if entry["told"]["kind"] == kind:
                return dict(entry["told"])
        assert table.listen(10) is not None, f"nobody {kind}"


def test_a_table_without_clocks_shows_none(server: RunningServer) -> None:
    table = timed(server, [PERSON, local("Jo")], {"kind": "none"})
    assert table.now is not None
    assert table.now["clocks"] is None
    table.close()


def test_when_time_is_up_a_bot_takes_the_seat_until_it_is_taken_back(
    server: RunningServer, watch: Watch
) -> None:
    table = timed(server, [PERSON, local("Jo")], {"kind": "decision", "seconds": 30})
    assert left(table) == [30_000, 30_000]
    assert table.asked is not None
    seat = table.asked["seat"]
    watch.now += 29.9
    number = table.do("say", text="soon")["number"]
    assert table.number == number, "not yet"
    watch.now += 0.2
    table.do("say", text="…")
    late = entry_of(table, "stoodin")
    assert (late["seat"], late["why"], late["level"]) == (seat, "late", "regent")
    assert table.table["seats"][seat]["stand_in"] == "regent"
    assert table.table["seats"][seat]["guest"], "it is still theirs"
    assert entry_of(table, "chose")["by"] == "bot"
    assert refused(table.do, "choose", seat=seat, since=0, choice="reveal") == "server-bot-plays"
    table.do("back", seat=seat)
    assert table.table["seats"][seat]["stand_in"] == ""
    assert left(table) == [30_000, 30_000]
    for _ in range(8):
        assert table.asked is not None
        table.choose(table.asked["choices"][0])
    assert {entry["told"]["seat"] for entry in table.happened[-8:]} == {0, 1}
    assert {entry["told"]["by"] for entry in table.happened[-8:]} == {"person"}
    table.close()


def test_or_a_random_choice_is_made(server: RunningServer, watch: Watch) -> None:
    clock = {"kind": "decision", "seconds": 30, "late": "random"}
    table = timed(server, [PERSON, local("Jo")], clock)
    assert table.asked is not None
    seat, choices = table.asked["seat"], table.asked["choices"]
    watch.now += 31
    table.do("say", text="…")
    made = entry_of(table, "chose")
    assert (made["by"], made["seat"]) == ("clock", seat)
    assert table.happened[-1]["seen"][seat]["made"][0] in choices
    assert table.table["seats"][seat]["stand_in"] == ""
    assert left(table) == [30_000, 30_000]
    assert table.now is not None
    code = refused(table.do, "undo", seat=seat, since=table.now["since"], to=table.now["move"] - 1)
    assert code == "server-undo-barrier"
    table.close()


def test_a_bank_with_increment(server: RunningServer, watch: Watch) -> None:
    table = timed(server, [PERSON, local("Jo")], {"kind": "bank", "seconds": 60, "increment": 5})
    assert table.asked is not None
    assert table.now is not None
    seat = table.asked["seat"]
    assert table.now["clocks"]["running"] == seat
    watch.now += 20
    table.choose(table.asked["choices"][0])
    assert left(table)[seat] == 45_000
    assert table.now["clocks"]["running"] == table.asked["seat"]
    watch.now += 1
    again = client.Table(client.Server(server.url, table.hello["token"]), table.id).connect()
    assert left(again)[again.asked["seat"]] == 59_000, "as of the moment it was sent"  # type: ignore[index]
    for one in (table, again):
        one.close()


def test_days_for_a_slow_game(server: RunningServer, watch: Watch) -> None:
    table = timed(server, [PERSON, local("Jo")], {"kind": "days", "seconds": 2 * DAY})
    assert table.asked is not None
    seat = table.asked["seat"]
    watch.now += 2 * DAY - 1
    table.choose(table.asked["choices"][0])
    assert left(table) == [2 * DAY * 1000] * 2
    watch.now += 2 * DAY + 1
    table.do("say", text="…")
    assert entry_of(table, "stoodin")["seat"] != seat
    table.close()


def test_the_bot_that_fills_in_is_the_one_the_table_names(
    server: RunningServer, watch: Watch
) -> None:
    host = server.guest()
    settings = {"clock": {"kind": "decision", "seconds": 5}, "stand_in": "random"}
    table_id = host.open_table("orichalque", [PERSON, local("Jo")], settings=settings)
    table = client.Table(host, table_id).connect()
    table.do("start")
    watch.now += 6
    table.do("say", text="…")
    assert entry_of(table, "stoodin")["level"] == "random"
    table.close()


def test_back_is_only_for_one_s_own_seat_that_a_bot_plays(server: RunningServer) -> None:
    host, guest = server.guest("Ana"), server.guest("Ben")
    table = host.open_table("oriflamme", [PERSON, {"kind": "open"}])
    do(guest, table, "sit", seat=1)
    assert refused(do, guest, table, "back", seat=1) == "server-not-running"
    do(host, table, "start")
    assert refused(do, guest, table, "back", seat=1) == "server-not-replaced"
    do(guest, table, "leave")
    assert refused(do, guest, table, "leave") == "server-not-seated"
    assert refused(do, host, table, "back", seat=1) == "server-not-your-seat"
    do(guest, table, "back", seat=1)


# While the server is stopped


def test_clocks_stand_still_while_the_server_is_closed(tmp_path: Path) -> None:
    clock = {"kind": "decision", "seconds": 30}
    watch, wall = Watch(5_000), Watch(1_800_000_000)
    with timed_server(tmp_path, watch, wall) as server:
        table = timed(server, [PERSON, local("Jo")], clock)
        assert table.asked is not None
        seat = table.asked["seat"]
        watch.now += 10
        wall.now -= 40 * DAY  # the system clock was corrected
        table.do("say", text="back in a minute")
        table.close()
    # The machine was restarted, so its own clock begins anew; and a month has gone by.
    watch, wall = Watch(3), Watch(wall.now + 30 * DAY)
    with timed_server(tmp_path, watch, wall) as server:
        again = client.Table(client.Server(server.url, table.hello["token"]), table.id).connect()
        assert left(again)[seat] == 20_000
        assert again.table["status"] == "running"
        assert not again.table["archived"]
        wall.now += DAY
        watch.now += 19
        again.do("say", text="still here")
        assert again.table["seats"][seat]["stand_in"] == ""
        watch.now += 2
        again.do("say", text="…")
        assert entry_of(again, "stoodin")["seat"] == seat
        receive_up_to(again, again.number)
        again.close()


def test_time_goes_on_by_itself_once_the_server_is_open_again(tmp_path: Path) -> None:
    """Nobody is connected; yet the table takes up its clock, and who is late is late."""
    watch = Watch(0)
    with timed_server(tmp_path, watch) as server:
        table = timed(server, [PERSON, local("Jo")], {"kind": "decision", "seconds": 30})
        watch.now += 29.99
        table.close()
    with run_server(tmp_path) as server:  # by the real clock now
        host = client.Server(server.url, table.hello["token"])
        again = client.Table(host, table.id).connect()
        assert entry_of(again, "stoodin")["why"] == "late"
        again.close()
