"""Hints at a real server: who may have one, who is notified, and how a late one ends."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import table_client as client
from support.server_fixture import QUICK, InlineBotPool, RunningServer, run_server
from support.table_driver import BOT, OPEN, PERSON, do, local, receive_up_to, refused

from aurum.bots import Question
from aurum.server.workers.bot_pool import ProcessBotPool
from aurum.words import LANGUAGES, translator_for

ALLOWED = {"hints": True}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    settings = msgspec.structs.replace(QUICK, hints_per_minute=1_000_000, hints_burst=100_000)
    with run_server(tmp_path_factory.mktemp("data"), settings) as opened:
        yield opened


def table_of(
    server: RunningServer, seats: list[Any], game: str = "oriflamme", **more: Any
) -> tuple[client.Server, client.Table]:
    """A host, and a table of theirs at which the game has begun."""
    host = server.guest("Ana")
    table = client.Table(host, host.open_table(game, seats, **more)).connect()
    if OPEN in seats:
        do(server.guest("Ben"), table.id, "sit", seat=seats.index(OPEN))
    table.do("start")
    return host, table


def until_asked(table: client.Table) -> Any:
    while not table.asked:
        assert table.listen(20) is not None, "nobody is asked"
    return table.asked


def since_of(table: client.Table) -> int:
    assert table.now is not None
    return int(table.now["since"])


def hint(guest: client.Server, table: client.Table, **asked: Any) -> Any:
    return guest.ask("POST", f"/api/tables/{table.id}/hint", asked)


@pytest.mark.parametrize("game", ["oriflamme", "orichalque"])
def test_alone_against_bots_there_is_a_hint_and_the_log_says_nothing(
    server: RunningServer, game: str
) -> None:
    host, table = table_of(server, [PERSON, BOT, BOT], game)
    position = until_asked(table)
    number, since = table.number, since_of(table)
    found = hint(host, table, seat=position["seat"], since=since)
    assert (found["seat"], found["since"]) == (position["seat"], since)
    assert 1 <= len(found["choices"]) <= 3
    for each in found["choices"]:
        assert each["choice"] in position["choices"]
        assert each["chance"] is None or 0 <= each["chance"] <= 1
        for language in LANGUAGES:
            assert translator_for(language).say(each["key"], each["facts"])
    # The same question has the same answer, and a hint is no choice.
    assert hint(host, table, seat=position["seat"], since=since) == found
    assert server.run(_number(server, table.id)) == number
    table.choose(found["choices"][0]["choice"])
    table.close()


async def _number(server: RunningServer, table_id: str) -> int:
    return (await server.hub.room(table_id)).table.number


def test_what_is_not_asked_of_you_is_no_matter_for_a_hint(server: RunningServer) -> None:
    host, table = table_of(server, [PERSON, BOT, BOT])
    seat = until_asked(table)["seat"]
    since = since_of(table)
    stranger = server.guest("Cleo")

    def code(guest: client.Server, **asked: Any) -> str:
        return refused(hint, guest, table, **asked)

    assert code(stranger, seat=seat, since=since) == "server-not-your-seat"
    assert code(host, seat=1, since=since) == "server-not-your-seat"
    assert code(host, seat=seat, since=since - 1) == "server-stale"
    table.do("leave")
    assert code(host, seat=seat, since=since) == "server-bot-plays"
    table.close()
    waiting = client.Table(stranger, stranger.open_table("oriflamme", [PERSON, BOT, BOT]))
    assert refused(hint, stranger, waiting, seat=0, since=1) == "server-not-running"


@pytest.mark.parametrize(
    "seats", [[PERSON, OPEN, BOT], [PERSON, local("Ben"), BOT]], ids=["people", "one screen"]
)
def test_with_other_people_there_are_hints_only_if_the_table_says_so(
    server: RunningServer, seats: list[Any]
) -> None:
    host, table = table_of(server, seats)
    assert table.now is not None
    for seat in (0, 1):
        asked = {"seat": seat, "since": since_of(table)}
        own = seat in [p["seat"] for p in table.now["positions"]]
        expected = "server-no-hints" if own else "server-not-your-seat"
        assert refused(hint, host, table, **asked) == expected
    assert table.table["settings"]["hints"] is False
    table.close()


def test_a_player_who_has_left_still_counts_as_a_person(server: RunningServer) -> None:
    host, guest = server.guest("Ana"), server.guest("Ben")
    table = client.Table(host, host.open_table("oriflamme", [PERSON, OPEN, BOT])).connect()
    do(guest, table.id, "sit", seat=1)
    table.do("start")
    receive_up_to(table, do(guest, table.id, "leave")["number"])
    seat = until_asked(table)["seat"]
    code = refused(hint, host, table, seat=seat, since=since_of(table))
    assert code == "server-no-hints"
    table.close()


def test_where_hints_are_allowed_everybody_hears_of_one_but_not_what_it_said(
    server: RunningServer,
) -> None:
    host, guest = server.guest("Ana"), server.guest("Ben")
    options = {"first": 0}
    opened = host.open_table("oriflamme", [PERSON, OPEN, BOT], options=options, settings=ALLOWED)
    mine, theirs = client.Table(host, opened).connect(), client.Table(guest, opened).connect()
    assert theirs.table["settings"]["hints"] is True
    theirs.do("sit", seat=1)
    mine.do("start")
    until_asked(mine)
    since = since_of(mine)
    assert refused(hint, guest, mine, seat=1, since=since) == "server-not-your-turn"
    found = hint(host, mine, seat=0, since=since)
    receive_up_to(theirs, mine.number + 1)
    entry = theirs.happened[-1]["told"]
    assert entry == {"kind": "hinted", "guest": mine.table["host"], "seat": 0}
    assert "now" not in theirs.happened[-1]
    receive_up_to(mine, theirs.number)
    # Asked again, it is sent again, but not to the others; the position is the same.
    assert hint(host, mine, seat=0, since=since) == found
    mine.choose(found["choices"][0]["choice"])
    assert mine.happened[-1]["told"]["kind"] == "chose"
    assert [e["told"]["kind"] for e in mine.happened].count("hinted") == 1
    mine.close()
    theirs.close()


def test_hints_are_limited(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(QUICK, hints_per_minute=1, hints_burst=2)
    with run_server(tmp_path, settings) as server:
        host, table = table_of(server, [PERSON, BOT, BOT])
        asked = {"seat": until_asked(table)["seat"], "since": since_of(table)}
        hint(host, table, **asked)
        hint(host, table, **asked)
        assert refused(hint, host, table, **asked) == "server-too-fast"
        table.close()


class Slow(InlineBotPool):
    """A bot pool whose hint ends only when it is cancelled."""

    def __init__(self) -> None:
        self.begun, self.ended = asyncio.Event(), asyncio.Event()

    async def advise(self, question: Question, seed: int) -> Any:
        self.begun.set()
        try:
            await asyncio.get_running_loop().create_future()
        finally:
            self.ended.set()


def test_a_hint_for_a_turn_that_has_passed_is_thought_of_no_longer(tmp_path: Path) -> None:
    bot_pool = Slow()
    with run_server(tmp_path, bot_pool=bot_pool) as server:
        host, table = table_of(server, [PERSON, BOT, BOT])
        position = until_asked(table)
        asked = {"seat": position["seat"], "since": since_of(table)}
        later = asyncio.run_coroutine_threadsafe(
            asyncio.to_thread(refused, hint, host, table, **asked), server.loop
        )
        server.run(asyncio.wait_for(bot_pool.begun.wait(), 20))
        table.choose(position["choices"][0])
        assert later.result(20) == "server-stale"
        server.run(asyncio.wait_for(bot_pool.ended.wait(), 20))
        table.close()


def test_a_hint_is_thought_of_beside_the_server(tmp_path: Path) -> None:
    with run_server(tmp_path, bot_pool=ProcessBotPool(1)) as server:
        host, table = table_of(server, [PERSON, BOT, BOT])
        position = until_asked(table)
        found = hint(host, table, seat=position["seat"], since=since_of(table))
        assert all(each["chance"] is not None for each in found["choices"])
        table.close()
