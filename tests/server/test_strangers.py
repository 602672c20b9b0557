"""People without a seat fill a table's log as fast as they can; players are not hindered."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import table_client as client
from support.raw_socket import RawSocket
from support.server_fixture import QUICK, RunningServer, run_server, seat_people
from support.table_driver import BOT, OPEN, PERSON, ask_plainly, asked, begin, close, kinds, refused

from aurum.server.cluster.limits import GUESTS_PER_ADDRESS

LINES = 440
LINE = "x" * 500
FULL, TOO_FAST = "server-log-full", "server-too-fast"


class Stranger:
    """A client at a table's socket, from an address of its choice."""

    def __init__(self, server: RunningServer, table: str, address: str) -> None:
        token = server.guest("Eve").token
        path = f"/api/tables/{table}/socket"
        self.socket = RawSocket(server.url, path, f"X-Forwarded-For: {address}")
        self.socket.say(json.dumps({"type": "hello", "token": token}))
        self.wait_for("welcome")
        self.sent = 0

    def wait_for(self, *kinds: str) -> Any:
        """The next message of one of these kinds."""
        while (message := json.loads(self.socket.receive()))["type"] not in kinds:
            pass
        return message

    def do(self, kind: str, **what: Any) -> str:
        """Give a command; the result is `done`, or the code of the refusal."""
        self.sent += 1
        self.socket.say(json.dumps({"type": kind, "id": f"{self.sent}", **what}))
        return str(self.wait_for("receipt", "error").get("code", "done"))

    def talk(self, most: int) -> Counter[str]:
        """Send chat until it is refused; the result counts the answers."""
        counted = Counter[str]()
        while counted.total() < most and counted.keys() <= {"done"}:
            counted[self.do("say", text=LINE)] += 1
        return counted


@contextmanager
def stranger(server: RunningServer, table: str, address: str) -> Iterator[Stranger]:
    """One of them, who leaves at the end."""
    one = Stranger(server, table, address)
    try:
        yield one
    finally:
        one.socket.line.close()


def flood(
    server: RunningServer, table: str, address: str, limit: int = QUICK.chats_burst
) -> set[str]:
    """Fill a log by one guest after another; the result is why the last of them were refused.

    A `*` in the address stands for another one each time.
    """
    came = Counter[str]()
    for number in range(LINES // limit):
        with stranger(server, table, address.replace("*", str(number))) as one:
            came += one.talk(limit)
        if FULL in came:
            break
    return set(came) - {"done"}


def choose(table: client.Table) -> int:
    """Choose something; the result is how many choices had been made before."""
    assert table.now is not None
    before: int = table.now["move"]
    choice = asked(table)["choices"][0]
    table.do("choose", seat=table.seats[0], since=table.now["since"], choice=choice)
    assert table.now["move"] > before
    return before


def take_back(table: client.Table) -> None:
    """Choose something, and take it back."""
    before = choose(table)
    assert table.now is not None
    table.do("undo", seat=table.seats[0], since=table.now["since"], to=before)
    assert table.now["move"] == before


def come_back(table: client.Table) -> None:
    """Leave the game, so that a bot stands in, and take the seat back."""
    (seat,) = table.seats
    table.do("leave")
    assert table.table["seats"][seat]["stand_in"]
    table.do("back", seat=seat)
    assert not table.table["seats"][seat]["stand_in"]


def test_strangers_from_everywhere_keep_no_player_from_the_game(tmp_path: Path) -> None:
    with run_server(tmp_path) as server:
        people = seat_people(server, "oriflamme", 3)
        mover, other = begin(people)
        assert flood(server, mover.id, "192.0.2.*") == {FULL}
        take_back(mover)
        come_back(other)
        other.do("say", text="Where were we?")
        choose(mover)
        close(*people)


def test_strangers_from_one_address_cannot_even_fill_it(tmp_path: Path) -> None:
    with run_server(tmp_path, msgspec.structs.replace(QUICK, chats_per_minute=0.001)) as server:
        people = seat_people(server, "oriflamme", 2)
        begin(people)
        before = people[0].number
        assert flood(server, people[0].id, "2001:db8:0:1::*") == {TOO_FAST}
        words = {"type": "say", "id": "1", "text": "By another door"}
        answer, _ = ask_plainly(
            server, "POST", f"/api/tables/{people[0].id}/commands", json.dumps(words),
            x_forwarded_for="2001:db8:0:1:2::", authorization=f"Bearer {server.guest().token}",
        )  # fmt: skip
        assert answer.status == 429
        people[0].do("say", text="Not from here, then")
        assert people[0].number - before == GUESTS_PER_ADDRESS * QUICK.chats_burst + 1
        close(*people)


def test_strangers_keep_nobody_from_a_seat_nor_the_host_from_the_table(tmp_path: Path) -> None:
    with run_server(tmp_path) as server:
        host, ben = seat_people(server, "oriflamme", 2, bots=1)
        assert flood(server, host.id, "192.0.2.*") == {FULL}
        ben.do("leave")
        host.do("swap", seat=0, other=2)
        ben.do("sit", seat=1)
        host.do("assign", seat=0, wish=OPEN)
        eve = client.Table(server.guest("Eve"), host.id).connect()
        eve.do("sit", seat=0)
        host.do("start")
        close(host, ben, eve)


def test_who_sat_for_a_while_uses_up_nothing_of_those_who_stay(tmp_path: Path) -> None:
    talkative = msgspec.structs.replace(QUICK, chats_burst=LINES)
    with run_server(tmp_path, talkative) as server:
        ana = server.guest("Ana")
        host = client.Table(ana, ana.open_table("oriflamme", [PERSON, OPEN])).connect()
        with stranger(server, host.id, "192.0.2.1") as one:
            assert one.do("sit", seat=1) == "done"
            assert FULL in one.talk(LINES)
            host.do("say", text="That is enough")
            host.do("assign", seat=1, wish=BOT)
            assert one.do("sit", seat=1) == FULL, "they have had their part"
        assert kinds(ana, host.id) == ["person", "bot"]
        host.do("start")
        host.close()


def test_to_take_back_and_to_come_back_is_never_refused_for_the_log_only_for_the_pace(
    tmp_path: Path,
) -> None:
    slow = msgspec.structs.replace(QUICK, undos_per_minute=0.001, undos_burst=3)
    with run_server(tmp_path, slow) as server:
        mover, other = begin(seat_people(server, "oriflamme", 2))
        for _ in range(3):
            assert refused(mover.do, "back", seat=mover.seats[0]) == "server-not-replaced"
        assert refused(mover.do, "back", seat=mover.seats[0]) == TOO_FAST
        come_back(other)
        close(mover, other)
