"""Clocks that jump: calendar time may, the server's own time never runs back."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
import table_client as client
from support.server_fixture import RunningServer, run_server, seat_people

from aurum.server.identity import Tokens
from aurum.server.live.hub import Hub
from aurum.server.table.entries import LogRow

HOUR = 3600.0
DAY = 24 * HOUR
YEAR = 365 * DAY


class Clocks:
    """The calendar clock and the monotonic clock, both set by the test."""

    def __init__(self) -> None:
        self.wall = 1_800_000_000.0
        self.counted = 1000.0

    def make(self, *parts: Any) -> Hub:
        """A hub with these clocks."""
        return Hub(*parts, at=lambda: int(self.wall * 1000), monotonic=lambda: self.counted)


def rows(server: RunningServer, table: client.Table) -> list[LogRow]:
    return server.run(server.hub.store.rows(table.id))


def choose(table: client.Table) -> None:
    assert table.asked is not None
    table.choose(table.asked["choices"][0])


def solo(server: RunningServer, **more: Any) -> client.Table:
    (table,) = seat_people(server, "orichalque", 1, options={"solo": "easy"}, **more)
    table.do("start")
    return table


def test_the_server_s_time_does_not_depend_on_the_calendar(tmp_path: Path) -> None:
    clocks = Clocks()
    with run_server(tmp_path, make=clocks.make) as server:
        table = solo(server)
        for jump in (-YEAR, 2 * YEAR, -30 * YEAR):
            clocks.wall += jump
            clocks.counted += 1
            choose(table)
        kept = rows(server, table)
    assert [row.time for row in kept] == [0, 0, 1000, 2000, 3000]
    assert [row.at // 1000 for row in kept][2:] == [1_768_464_000, 1_831_536_000, 885_456_000]


def test_the_server_s_time_goes_on_where_it_stopped(tmp_path: Path) -> None:
    clocks = Clocks()
    with run_server(tmp_path, make=clocks.make) as server:
        table = solo(server)
        clocks.counted += 100
        choose(table)
    clocks.counted, clocks.wall = 5.0, 10.0  # the machine started anew, in 1970
    with run_server(tmp_path, make=clocks.make) as server:
        assert server.hub.time() == 100_000
        again = client.Table(client.Server(server.url, table.hello["token"]), table.id).connect()
        clocks.counted += 1
        choose(again)
        times = [row.time for row in rows(server, again)]
    assert times == [0, 0, 100_000, 101_000]


def test_what_was_kept_of_time_never_grows_less(tmp_path: Path) -> None:
    with run_server(tmp_path) as server:
        store = server.hub.store
        server.run(store.keep_time(90_000))
        server.run(store.keep_time(80_000))
        assert server.run(store.time()) == 90_000


@pytest.mark.parametrize("late", ["bot", "random"])
def test_a_step_of_time_ends_no_game(tmp_path: Path, late: str) -> None:
    clocks = Clocks()
    rules = {"kind": "decision", "seconds": 60, "late": late}
    with run_server(tmp_path, make=clocks.make) as server:
        table = solo(server, settings={"clock": rules})
        room = server.run(server.hub.room(table.id))
        clocks.counted += HOUR
        server.loop.call_soon_threadsafe(room.turns.update)  # as if the timer had run all the while
        while not any(entry["told"]["kind"] == "chose" for entry in table.happened):
            assert table.listen(20) is not None  # the late player cannot make this choice
        if late == "random":
            assert table.happened[-1]["told"]["by"] == "clock"
        else:
            table.do("back", seat=0)
        assert table.now is not None
        assert table.now["clocks"]["left"] == [60_000]
        choose(table)


def test_a_leap_of_the_calendar_archives_tables_and_loses_none(tmp_path: Path) -> None:
    clocks = Clocks()
    with run_server(tmp_path, make=clocks.make) as server:
        watched, left = solo(server), solo(server)
        choose(left)
        left.close()
        room = server.run(server.hub.room(left.id))
        while room.listeners:
            time.sleep(0.01)
        clocks.wall += 100 * DAY
        server.run(server.hub.sweep())
        assert room.table.archived
        choose(watched)
        assert not watched.table["archived"]
        number = left.number
        left.connect()
        assert left.happened[number]["told"]["kind"] == "archived"
        choose(left)
        assert not left.table["archived"]
        clocks.wall -= 100 * DAY  # it was a mistake
        server.run(server.hub.sweep())
        choose(left)


def test_people_stay_who_they_are_when_the_calendar_is_set_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    wall = [1_800_000_000.0]
    monkeypatch.setattr(time, "time", lambda: wall[0])
    tokens = Tokens(b"k" * 32, age=180 * DAY)
    token = tokens.make("mira")
    for jump in (0, -YEAR, +179 * DAY):
        wall[0] = 1_800_000_000.0 + jump
        assert tokens.read(token) == "mira"
    wall[0] = 1_800_000_000.0 + 181 * DAY
    assert tokens.read(token) is None
    assert tokens.read(token[:-1]) is None
