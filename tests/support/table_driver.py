"""Requests and commands of tests in one line each, and a table without a server."""

from __future__ import annotations

import http.client
import json
import random
from itertools import count
from typing import Any
from urllib.parse import urlsplit

import pytest
import table_client as client

from aurum.server.store.promise import Guest
from aurum.server.table import decisions, opening
from aurum.server.table.commands import AnyCommand, Choose, Start, Undo
from aurum.server.table.entries import AnyEntry, LogRow, Made, TableSettings
from aurum.server.table.session import GameSession
from aurum.server.table.table import Table
from support.server_fixture import RunningServer

PERSON = {"kind": "person"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "random"}
_ids = count(1)


def local(name: str) -> dict[str, str]:
    """A place on the host's own screen."""
    return {"kind": "local", "name": name}


def do(guest: client.Server, table: str, kind: str, **what: Any) -> Any:
    """A command without a socket."""
    command = {"type": kind, "id": f"c{next(_ids)}", **what}
    return guest.ask("POST", f"/api/tables/{table}/commands", command)


def look(guest: client.Server, table: str) -> Any:
    return guest.ask("GET", f"/api/tables/{table}")


def names(guest: client.Server, table: str) -> list[str]:
    """Who sits where; nobody at an open seat."""
    return [seat["name"] for seat in look(guest, table)["seats"]]


def kinds(guest: client.Server, table: str) -> list[str]:
    return [seat["kind"] for seat in look(guest, table)["seats"]]


def ask_plainly(
    server: RunningServer, method: str, path: str, body: str | None = None, **headers: str
) -> tuple[http.client.HTTPResponse, bytes]:
    """A request as it is, without a client's manners: the answer, and what was in it."""
    address = urlsplit(server.url)
    assert address.hostname
    line = http.client.HTTPConnection(address.hostname, address.port, timeout=20)
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    if body is not None:
        named["content-type"] = "application/json"
    try:
        line.request(method, path, body, named)
        answer = line.getresponse()
        return answer, answer.read()
    finally:
        line.close()


def refused(call: Any, *given: Any, **named: Any) -> str:
    """The code with which the server says no."""
    with pytest.raises(client.Refused) as refusal:
        call(*given, **named)
    assert str(refusal.value), "a refusal is a sentence"
    return str(refusal.value.code)


def finished(server: RunningServer, seats: list[Any], **more: Any) -> client.Table:
    """A short game that its host has played to the end; theirs is the first seat."""
    host = server.guest("Ana")
    table = client.Table(host, host.open_table("oriflamme", seats, **more)).connect()
    table.do("start")
    client.play_at_random(table, random.Random(7))
    return table


def receive_up_to(table: client.Table, number: int) -> None:
    """Listen until an entry of this number has come."""
    while table.number < number:
        assert table.listen(10) is not None, "nothing was said"


class TableDriver:
    """A table without a server: commands are decided and applied, and nothing is stored or sent."""

    def __init__(
        self, game: str, seats: int, settings: TableSettings | None = None, **options: Any
    ):
        self.rows: list[LogRow] = []
        self.table = Table("driver")
        self.time = 0
        """The server's own time, which passes as the test says."""
        self.guests = [Guest(f"guest{seat}", f"G{seat}", "#c9a227") for seat in range(seats)]
        plans = [opening.person(guest) for guest in self.guests]
        self.write(Made(game, options, settings or TableSettings(), plans, self.guests[0].id))

    def write(self, *entries: AnyEntry, guest: str = "") -> None:
        """Let something happen."""
        for entry in entries:
            row = LogRow(self.table.number + 1, 0, self.time, guest, "", entry)
            self.table.apply_entry(row)
            self.rows.append(row)

    def do(self, seat: int, command: AnyCommand) -> None:
        """Let the person on a seat do something."""
        now = decisions.DecisionContext(lambda guest: False, lambda: bytes(range(32)))
        guest = self.guests[seat]
        self.write(*decisions.decide(self.table, command, guest, now), guest=guest.id)

    def start(self) -> TableDriver:
        """Begin the game."""
        self.do(0, Start("start"))
        return self

    @property
    def play(self) -> GameSession:
        """The game under way."""
        assert self.table.session is not None
        return self.table.session

    def choices(self) -> list[str]:
        """What the seat that is asked may choose."""
        return [self.play.game.write(choice) for choice in self.play.state.choices()]

    def choose(self, choice: str) -> None:
        """Answer for the seat that is asked."""
        seat = self.table.actor
        self.do(seat, Choose("choose", seat, self.table.since, choice))

    def undo(self, seat: int, to: int) -> None:
        """Take back a seat's last choices."""
        self.do(seat, Undo("undo", seat, self.table.since, to))


def begin(tables: list[client.Table]) -> tuple[client.Table, client.Table]:
    """Start; the result is the guest who must choose, and one who must not."""
    number = tables[0].do("start")["number"]
    for table in tables:
        receive_up_to(table, number)
    return (
        next(table for table in tables if table.asked),
        next(table for table in tables if not table.asked),
    )


def asked(table: client.Table) -> client.Message:
    assert table.asked is not None
    return table.asked


def send(table: client.Table, message: Any) -> client.Message:
    """Send whatever this is; the answer that is addressed to it."""
    assert table._socket is not None
    table._socket.send(message if isinstance(message, str | bytes) else json.dumps(message))
    while True:
        answer: client.Message = json.loads(table._socket.recv(10))
        if answer["type"] in ("error", "receipt"):
            return answer


def close(*tables: client.Table) -> None:
    for table in tables:
        table.close()


def choice_of(table: client.Table) -> client.Message:
    """A legal choice as a message."""
    assert table.now is not None
    return {
        "type": "choose",
        "id": "legal",
        "seat": asked(table)["seat"],
        "since": table.now["since"],
        "choice": asked(table)["choices"][0],
    }
