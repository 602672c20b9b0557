"""A small client of an Aurum server, written from `docs/protocol` alone.

As a program it creates a table, or joins one by its link, and plays: you choose by number, or it
chooses at random for you. As a module it is the client of the tests. It imports nothing of Aurum;
besides Python it needs only `websockets`.

    .venv/bin/python examples/table_client.py http://localhost:8717 --seats me,random,random
    .venv/bin/python examples/table_client.py http://localhost:8717/tables/ID --name Ben
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
import urllib.error
import urllib.request
from contextlib import ExitStack
from typing import Any
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

Message = dict[str, Any]

SPECTATOR = -3
OVER = -2
PASSING = ("server-too-fast", "server-store-fails")
"""Temporary errors: the same request may succeed a little later."""


class Refused(Exception):
    """An error of the server. `code` is for programs, the text for people."""

    def __init__(self, problem: Message) -> None:
        rule = f" [{problem['rule']}]" if problem.get("rule") else ""
        super().__init__(f"{problem['says']}{rule}")
        self.code: str = problem["code"]


class Server:
    """The requests of one guest to an Aurum server."""

    def __init__(self, url: str, token: str = "") -> None:
        self.url = url.rstrip("/")
        self.token = token
        self.me = ""

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Send a request and return the decoded answer."""
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(
            f"{self.url}{path}", method=method, data=data, headers=headers
        )
        try:
            with urllib.request.urlopen(request, timeout=20) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            raise Refused(json.load(error)) from None

    def become(self, name: str, language: str = "en") -> Server:
        """Register a name; the returned token identifies the guest from now on."""
        welcomed = self.ask("POST", "/api/guests", {"name": name, "language": language})
        self.token = welcomed["token"]
        self.me = welcomed["me"]["guest"]["id"]
        return self

    def open_table(self, game: str, seats: list[Message], **more: Any) -> str:
        """Create a table and return its id, which is part of its link."""
        made = self.ask("POST", "/api/tables", {"game": game, "seats": seats, **more})
        return str(made["id"])

    def record(self, table: str) -> Message:
        """The record of the game at a table."""
        found: Message = self.ask("GET", f"/api/tables/{table}/record")
        return found


class Table:
    """A connection to a table. It reconnects by itself, also after a restart of the server."""

    def __init__(self, server: Server, table: str, passphrase: str = "") -> None:
        scheme = "wss" if server.url.startswith("https") else "ws"
        self.address = f"{scheme}://{urlsplit(server.url).netloc}/api/tables/{table}/socket"
        self.hello = {"type": "hello", "token": server.token, "passphrase": passphrase}
        self.id = table
        self.number = 0
        """The number of the last log entry received."""
        self.happened: list[Message] = []
        self.table: Message = {}
        self.now: Message | None = None
        self.seats: list[int] = []
        self.present: list[str] = []
        self.reconnects = 0
        self._open = ExitStack()
        self._socket: ClientConnection | None = None
        self._commands = 0
        self._tag = f"{random.getrandbits(64):x}"
        """Makes the ids of commands different from those of other devices."""

    # The connection

    def connect(self, patience: float = 60) -> Table:
        """Connect, and receive the log entries that were missed."""
        give_up = time.monotonic() + patience
        while True:
            try:
                opening = connect(self.address, max_size=None, proxy=None)
                self._socket = self._open.enter_context(opening)
                self._socket.send(json.dumps({**self.hello, **self._known()}))
                self._welcome(self._receive())
                return self
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError, Refused) as problem:
                self.close()
                final = isinstance(problem, Refused) and problem.code not in PASSING
                if final or time.monotonic() > give_up:
                    raise
                time.sleep(0.05)

    def _known(self) -> Message:
        """The last log entry received, for the server to continue after."""
        last = self.happened[-1]["at"] if self.happened else 0
        return {"after": self.number, "at": last}

    def close(self) -> None:
        """Close the connection; the seat is kept."""
        self._socket = None
        self._open.close()

    def _receive(self, timeout: float | None = None) -> Message:
        assert self._socket is not None
        message: Message = json.loads(self._socket.recv(timeout))
        if message["type"] == "error" and not message["id"]:
            raise Refused(message)
        return message

    def _welcome(self, message: Message) -> None:
        assert message["type"] == "welcome", message
        if message["reset"]:
            self.number, self.happened = 0, []
        for entry in message["missed"]:
            self._take_in(entry)
        assert self.number == message["number"], "the server left out an entry"
        self.table, self.now = message["table"], message["now"]
        self.seats, self.present = message["seats"], message["present"]

    def _take_in(self, entry: Message) -> None:
        assert entry["number"] == self.number + 1, "an entry is missing or came twice"
        self.number = entry["number"]
        self.happened.append(entry)
        self.table = entry.get("table", self.table)
        self.now = entry.get("now", self.now)

    def listen(self, timeout: float | None = None) -> Message | None:
        """Wait for the next message and apply it. None after a timeout or a reconnection."""
        try:
            message = self._receive(timeout)
        except TimeoutError:
            return None
        except (ConnectionClosed, OSError):
            self.reconnects += 1
            self.close()
            self.connect()
            return None
        if message["type"] == "happened":
            self._take_in(message)
            self.seats = [n for n, seat in enumerate(self.table["seats"]) if self._is_mine(seat)]
        elif message["type"] == "present":
            self.present = message["present"]
        return message

    def _is_mine(self, seat: Message) -> bool:
        own = self.hello["token"].split(".")[0]
        return seat["kind"] in ("person", "local") and seat["guest"] == own

    # Commands

    def do(self, kind: str, **what: Any) -> Message:
        """Send a command and wait for its answer; after a reconnection, send it again, same id."""
        self._commands += 1
        command = {"type": kind, "id": f"{self._tag}-{self._commands}", **what}
        while True:
            lost = self.reconnects
            try:
                assert self._socket is not None
                self._socket.send(json.dumps(command))
            except (ConnectionClosed, OSError):
                self.reconnects += 1
                self.close()
                self.connect()
                continue
            while self.reconnects == lost:
                message = self.listen()
                if message is not None and message.get("id") == command["id"]:
                    if message["type"] == "error":
                        raise Refused(message)
                    return message

    # The game

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.table) and self.table["status"] == "over"

    @property
    def asked(self) -> Message | None:
        """The position of the own seat that must choose, if one must."""
        if self.now is None:
            return None
        return next((p for p in self.now["positions"] if p["choices"]), None)

    def choose(self, choice: str) -> Message:
        """Choose for the seat that must."""
        assert self.asked is not None
        assert self.now is not None
        return self.do("choose", seat=self.asked["seat"], since=self.now["since"], choice=choice)


def play_at_random(table: Table, rng: random.Random) -> None:
    """Play the own seats to the end at random."""
    while not table.over:
        asked = table.asked
        if asked is None:
            table.listen()
            continue
        try:
            table.choose(rng.choice(asked["choices"]))
        except Refused as refusal:
            if refusal.code in PASSING:
                time.sleep(0.2)
            elif refusal.code not in ("server-stale", "server-not-your-turn", "server-bot-plays"):
                raise  # the others mean that the clock ran out or another device was faster


def play_by_hand(table: Table) -> None:
    """Print the choices and let the person at the keyboard choose."""
    printed = 0
    while True:
        for entry in table.happened[printed:]:
            for line in _lines(entry, table.table):
                print(line)
        printed = len(table.happened)
        if table.over:
            return
        asked = table.asked
        if asked is None:
            table.listen()
            continue
        for number, choice in enumerate(asked["choices"], 1):
            print(f"  {number:3}  {choice}")
        typed = input("> ").strip()
        chosen = asked["choices"][int(typed) - 1] if typed.isdigit() else typed
        try:
            table.choose(chosen)
        except (Refused, IndexError) as problem:
            print(problem)


def _lines(entry: Message, table: Message) -> list[str]:
    """An entry of the log, with choices in notation."""
    public = entry["told"]
    who = table["seats"][public["seat"]]["name"] if "seat" in public else ""
    if public["kind"] == "said":
        return [f"{public['name']}: {public.get('text', '…')}"]
    if public["kind"] in ("started", "chose"):
        made = [choice for seen in entry.get("seen", [])[:1] for choice in seen["made"]]
        return [f"{public['move']:4}  {who}: {choice}" for choice in made]
    return [f"      {public['kind']} {who}"]


def main() -> int:
    """Play from a terminal."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("url", help="the server, or the link of a table")
    parser.add_argument("--name", default="Guest")
    parser.add_argument("--game", default="oriflamme", choices=["oriflamme", "orichalque"])
    parser.add_argument(
        "--seats", default="me,random,random", help="me, open, or the name of a bot"
    )
    parser.add_argument("--set", help="for Oriflamme: base, alliance or mixed")
    parser.add_argument("--solo", help="for Orichalque alone: easy, normal or hard")
    parser.add_argument("--random", action="store_true", help="let it choose for you")
    given = parser.parse_args()
    base, _, link = given.url.partition("/tables/")
    server = Server(base).become(given.name)
    if link:
        table = Table(server, link).connect()
        vacant = [n for n, seat in enumerate(table.table["seats"]) if seat["kind"] == "open"]
        if vacant:
            table.do("sit", seat=vacant[0])
    else:
        kinds = {"me": {"kind": "person"}, "open": {"kind": "open"}}
        wishes = ["me"] if given.solo else given.seats.split(",")
        seats = [kinds.get(seat, {"kind": "bot", "level": seat}) for seat in wishes]
        options = {name: getattr(given, name) for name in ("set", "solo") if getattr(given, name)}
        table = Table(server, server.open_table(given.game, seats, options=options)).connect()
        print(f"Your friends can join at {base}/tables/{table.id}")
        while any(seat["kind"] == "open" for seat in table.table["seats"]):
            table.listen()
        table.do("start")
    while table.table["status"] == "open":
        table.listen()
    if given.random:
        play_at_random(table, random.Random())
    else:
        play_by_hand(table)
    result = table.table["result"]
    winners = [table.table["seats"][seat]["name"] for seat in result["winners"]]
    print(f"Points: {result['scores']}. Won by: {' and '.join(winners) or 'nobody'}.")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except (Refused, OSError) as problem:
        sys.exit(f"table_client: {problem}")
    except (KeyboardInterrupt, EOFError):
        sys.exit(130)
