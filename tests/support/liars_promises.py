"""What a table brings to every game, tried with Liar's Dice where the package is installed.

`python -m support.liars_promises clocks` opens a server and tries one of them.
"""

from __future__ import annotations

import json
import random
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import table_client as client

from aurum.engine import read_record
from aurum.server.live.hub import Hub
from support.liars_secrets import check_secrets
from support.server_fixture import QUICK, RunningServer, run_server
from support.table_driver import BOT, OPEN, PERSON, do, local, receive_up_to, refused

OPEN_EYES = -4
PATIENCE = 120
OPTIONS = {"dice": 2, "wild": True, "exact": True}
SETTINGS = msgspec.structs.replace(QUICK, analysis_patience=PATIENCE)


class Watch:
    """A clock that the test advances."""

    now = 1_000.0

    def __call__(self) -> float:
        return self.now


watch = Watch()


@contextmanager
def open_server() -> Iterator[RunningServer]:
    def make(*given: Any) -> Hub:
        return Hub(*given, monotonic=watch)

    with (
        tempfile.TemporaryDirectory() as folder,
        run_server(Path(folder), SETTINGS, make=make) as server,
    ):
        yield server


def begin(server: RunningServer, *seats: Any, **settings: Any) -> list[client.Table]:
    """A table with people at its first seats, each connected, with the game begun."""
    wishes = [{"kind": "person"}, *seats]
    host = server.guest("Ana")
    made = host.open_table("liars_dice", wishes, options=OPTIONS, settings=settings)
    tables = [client.Table(host, made).connect()]
    for seat, wish in enumerate(wishes):
        if wish == OPEN:
            tables.append(client.Table(server.guest(f"P{seat}"), made).connect())
            tables[-1].do("sit", seat=seat)
    number = tables[0].do("start")["number"]
    for table in tables:
        receive_up_to(table, number)
    return tables


def now(table: client.Table) -> Any:
    assert table.now is not None
    return table.now


def until(table: client.Table, so: Callable[[], object]) -> None:
    """Listen until something is so."""
    while not so():
        assert table.listen(20) is not None, "nothing was said"


def play_on(tables: list[client.Table], rng: random.Random) -> None:
    """Everybody to the end of the game."""
    host = tables[0]
    while not host.over:
        asked = [table for table in tables if table.asked]
        if not asked:  # a bot thinks
            assert host.listen(20) is not None, "nothing was said"
            for other in tables:
                receive_up_to(other, host.number)
            continue
        [table] = asked
        assert table.asked is not None
        number = table.choose(rng.choice(table.asked["choices"]))["number"]
        for other in tables:
            receive_up_to(other, number)


def finished(server: RunningServer) -> list[client.Table]:
    """A game that two people and a bot have played to the end."""
    tables = begin(server, OPEN, BOT)
    play_on(tables, random.Random(3))
    return tables


def lobby(server: RunningServer) -> None:
    """A public table is listed with its options, and a private one is not."""
    ana, ben = server.guest("Ana"), server.guest("Ben")
    private = ana.open_table("liars_dice", [PERSON, OPEN], options=OPTIONS)
    public = ana.open_table(
        "liars_dice", [PERSON, OPEN], options=OPTIONS, settings={"public": True}
    )
    [listed] = ben.ask("GET", "/api/tables")["tables"]
    assert (listed["id"], listed["game"]) == (public, "liars_dice")
    assert listed["options"]["exact"] is True
    do(ben, public, "sit", seat=1)
    do(ana, public, "start")
    [running] = ben.ask("GET", "/api/tables")["tables"]
    assert running["status"] == "running"
    assert running["move"] > 0, "the dice have been rolled"
    mine = {one["id"] for one in ana.ask("GET", "/api/me/tables")["tables"]}
    assert mine == {private, public}


def hot_seat(server: RunningServer) -> None:
    """Two people at one screen each receive their own dice, in separate positions."""
    [table] = begin(server, local("Jo"), BOT)
    assert {position["seat"] for position in now(table)["positions"]} == {0, 1}
    play_on([table], random.Random(1))
    seen = 0
    for entry in table.happened:
        for position in (entry.get("now") or {}).get("positions", []):
            seen += check_secrets(position["seat"], position)
        for fact in entry.get("seen", []):
            check_secrets(fact["seat"], fact)
    assert seen > 10


def clocks(server: RunningServer) -> None:
    """Time runs for who must choose; when it is up a bot takes the seat, until they are back."""
    [table] = begin(server, local("Jo"), clock={"kind": "decision", "seconds": 30})
    seat = now(table)["actor"]
    assert now(table)["clocks"]["running"] == seat
    watch.now += 20
    made = table.choose(now(table)["positions"][seat]["choices"][0])
    receive_up_to(table, made["number"])
    other = 1 - seat
    assert now(table)["clocks"]["running"] == other
    watch.now += 31
    table.do("say", text="…")
    until(table, lambda: table.table["seats"][other]["stand_in"])
    until(table, lambda: now(table)["actor"] == seat)
    table.do("back", seat=other)
    assert not table.table["seats"][other]["stand_in"]


def undo(server: RunningServer) -> None:
    """A bid can be taken back; a call, which shows dice and rolls new ones, cannot."""
    [table] = begin(server, local("Jo"), local("Eva"))
    seat, before = now(table)["actor"], now(table)["move"]
    assert all(position["undo"] == before for position in now(table)["positions"]), "a roll stays"
    table.choose("bid 1x2")
    bid = next(one for one in now(table)["positions"] if one["seat"] == seat)
    assert bid["undo"] == before
    others = [one for one in now(table)["positions"] if one["seat"] != seat]
    assert all(one["undo"] == before + 1 for one in others), "it is another's bid"
    table.do("undo", seat=seat, since=now(table)["since"], to=before)
    assert (now(table)["move"], now(table)["actor"]) == (before, seat)
    table.choose("bid 1x2")
    caller = now(table)["actor"]
    table.choose("call")
    move = now(table)["move"]
    assert all(position["undo"] == move for position in now(table)["positions"])
    back = {"seat": caller, "since": now(table)["since"], "to": before + 1}
    assert refused(table.do, "undo", **back) == "server-undo-barrier"


def spectators(server: RunningServer) -> None:
    """A spectator sees no dice before they are shown, and can be excluded."""
    tables = begin(server, OPEN)
    watching = client.Table(server.guest("Cy"), tables[0].id).connect()
    play_on([*tables, watching], random.Random(2))
    assert watching.seats == []
    assert sum(check_secrets(client.SPECTATOR, entry) for entry in watching.happened) > 3
    shown = [
        event
        for entry in watching.happened
        for fact in entry.get("seen", [])
        for event in fact["events"]
        if event["event"] == "showed"
    ]
    assert shown, "nobody ever showed dice"
    closed = begin(server, OPEN, spectators=False)[0]
    stranger = client.Table(server.guest("Cy"), closed.id)
    assert refused(stranger.connect) == "server-no-spectators"
    for one in [*tables, watching, closed]:
        one.close()


def stand_ins(server: RunningServer) -> None:
    """A bot plays for who leaves; they can take their seat back."""
    host, guest = begin(server, OPEN)
    number = guest.do("leave")["number"]
    receive_up_to(host, number)
    assert host.table["seats"][1]["stand_in"]
    until(host, lambda: host.asked)
    assert host.asked is not None
    host.choose(host.asked["choices"][0])
    until(host, lambda: "bot" in {entry["told"].get("by") for entry in host.happened})
    guest.do("back", seat=1)
    receive_up_to(host, guest.number)
    assert not host.table["seats"][1]["stand_in"]


def replay(server: RunningServer) -> None:
    """Afterwards the game is seen from any seat, with the dice of that seat, or with all open."""
    [table, _] = finished(server)
    eva = server.guest("Eva")
    moves = now(table)["move"]
    rolled = 0
    for seat in (0, 1, 2, client.SPECTATOR, OPEN_EYES):
        story = eva.ask("GET", f"/api/tables/{table.id}/story?seat={seat}")
        assert len(story["moments"]) == moves + 1
        assert story["rounds"] == []
        assert not any(moment["points"] for moment in story["moments"])
        assert set(story["eyes"]) == {0, 1, 2, client.SPECTATOR, OPEN_EYES}
        asked = "&".join(f"move={move}" for move in range(0, moves + 1, 3))
        found = eva.ask("GET", f"/api/tables/{table.id}/moments?{asked}&seat={seat}")["moments"]
        for moment in found:
            hands = moment["view"]["hands"]
            rolled += sum(bool(hand) for hand in hands)
            if seat != OPEN_EYES:
                check_secrets(seat, moment)
    assert rolled > 5
    picture = f"/api/tables/{table.id}/moments/{moves}?seat=0"
    assert eva.ask("GET", picture)["position"]


def continuing(server: RunningServer) -> None:
    """A game is continued from a position of another, with the same dice under the cups."""
    [table, _] = finished(server)
    eva = server.guest("Eva")
    # The first position in which a seat chooses.
    move = 1 + next(
        move
        for move, moment in enumerate(
            eva.ask("GET", f"/api/tables/{table.id}/story?seat=-4")["moments"][1:]
        )
        if moment["actor"] >= 0
    )
    wish = {"move": move, "seats": [PERSON, BOT, BOT]}
    made = eva.ask("POST", f"/api/tables/{table.id}/continue", wish)
    again = client.Table(eva, made["id"]).connect()
    again.do("start")
    then = eva.ask("GET", f"/api/tables/{table.id}/moments/{move}?seat=0")
    same = eva.ask("GET", f"/api/tables/{again.id}/moments/{move}?seat=0")
    assert same["view"] == then["view"]
    client.play_at_random(again, random.Random(5))
    assert again.over
    read_record(json.dumps(eva.record(again.id)))


def analysis(server: RunningServer) -> None:
    """Every choice of a person is compared with the others."""
    [table, _] = finished(server)
    eva = server.guest("Eva")
    where = f"/api/tables/{table.id}/analysis"
    found = eva.ask("POST", where)
    give_up = time.monotonic() + PATIENCE
    while found["state"] != "done":
        assert time.monotonic() < give_up, found
        time.sleep(0.1)
        found = eva.ask("GET", f"{where}?after=0")
    assert len(found["looked"]) == found["total"] > 0
    assert sum(found["result"]) == 1


def rematch(server: RunningServer) -> None:
    """All sit at the next table, one seat further on."""
    [table, guest] = finished(server)
    number = guest.do("rematch")["number"]
    receive_up_to(table, number)
    again = client.Table(server.guest("Cy"), table.table["rematch"]).connect()
    assert again.table["game"] == "liars_dice"
    assert again.table["options"] == OPTIONS
    assert {seat["name"] for seat in again.table["seats"]} >= {"Ana", "P1"}


PROMISES: dict[str, Callable[[RunningServer], None]] = {
    one.__name__: one
    for one in (
        lobby, hot_seat, clocks, undo, spectators, stand_ins, replay, continuing, analysis, rematch,
    )
}  # fmt: skip


def main() -> None:
    with open_server() as server:
        PROMISES[sys.argv[1]](server)
    print("all is well")


if __name__ == "__main__":
    main()
