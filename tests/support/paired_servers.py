"""Two servers that differ in nothing but hidden cards. Time, ids and seeds are the same in both."""

from __future__ import annotations

import asyncio
import http.client
import json
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

import msgspec
import pytest

from aurum.bots import Budget
from aurum.bots.advice import advise
from aurum.engine import State
from aurum.engine.fairness import fair_draw
from aurum.server.live.entropy import Entropy
from aurum.server.live.hub import Hub
from aurum.server.table import session
from support.leak_scripts import HOST, SINCE, STALE, STRANGER, WATCHER, Act, LeakScript
from support.raw_client import Message, RawClient
from support.server_fixture import QUICK, InlineBotPool, RunningServer, run_server

PATIENT = msgspec.structs.replace(
    QUICK,
    chats_per_minute=1_000_000,
    chats_burst=100_000,
    hints_per_minute=1_000_000,
    hints_burst=100_000,
    tables_per_guest=1_000_000,
    sockets_per_address=100_000,
    connections_per_address=100_000,
    lobby_size=4,
)
EPOCH = 1_750_000_000_000


class FixedEntropy(Entropy):
    """Ids and seeds that are the same in both servers."""

    def __init__(self) -> None:
        self.begin(0)

    def begin(self, scene: int) -> None:
        """From here on it is known what comes up."""
        self.rng = Random(scene)
        self.scene = scene
        self.seed = self.rng.randbytes(32)

    def new_id(self) -> str:
        return f"{self.rng.getrandbits(64):016x}"

    def new_seed(self) -> bytes:
        return self.seed

    def new_number(self) -> int:
        return self.scene


class ScriptedBotPool(InlineBotPool):
    """Bots that make the given choices when the script says so. A scene's number is their seed."""

    def __init__(self) -> None:
        self.queues: dict[int, asyncio.Queue[int]] = {}

    async def choose(self, level: str, question: Any, seed: int) -> int:
        return await self.queues[seed].get()

    async def advise(self, question: Any, seed: int) -> Any:
        return advise(question, Random(seed), Budget(iterations=40))

    async def close(self) -> None:
        """Nothing to end."""


class PairedServer:
    """A server in which scripts are played, in one of their variants."""

    chance: Callable[[State, bytes, int], int] = fair_draw
    """What chance chooses in the scene that is played, in whichever server."""

    def __init__(self, folder: Path, variant: int) -> None:
        folder.mkdir()
        self.folder = folder
        self.variant = variant
        self.entropy, self.bot_pool = FixedEntropy(), ScriptedBotPool()
        self.now = 0

    @contextmanager
    def open(self) -> Iterator[PairedServer]:
        """Open the server."""

        def make(*given: Any) -> Hub:
            at, monotonic = (lambda: EPOCH + self.now), (lambda: self.now / 1000)
            return Hub(*given, entropy=self.entropy, at=at, monotonic=monotonic)

        with run_server(self.folder, PATIENT, self.bot_pool, make) as self.server:
            yield self

    @contextmanager
    def scene(self, number: int, chance: Callable[[State, bytes, int], int]) -> Iterator[None]:
        """A scene: from its beginning all is as in the other server, but for what chance does."""
        self.entropy.begin(number)
        self.bot_pool.queues[number] = asyncio.Queue()
        self.now = number * 10_000_000
        PairedServer.chance = staticmethod(chance)
        try:
            yield
        finally:
            PairedServer.chance = staticmethod(fair_draw)

    def perform(self, script: LeakScript, number: int) -> ScriptRun:
        """Play a script; the result has every byte that was received."""

        def chance(state: State, seed: bytes, draw: int) -> int:
            return script.draws[draw - 1][self.variant]

        # Games of earlier scenes are counted by now, in both servers, and not at some time soon.
        self.server.run(self.server.hub.statistics.count_all())
        with self.scene(number, chance), ScriptRun(self, script, number) as scene:
            scene.gather()
            for act in script.acts:
                self.now += act.pause
                scene.play(act)
            scene.fence()
        return scene


class ScriptRun:
    """One script, played at one table."""

    def __init__(self, paired: PairedServer, script: LeakScript, number: int) -> None:
        self.paired, self.script, self.number = paired, script, number
        self.server: RunningServer = paired.server
        self.port = urlsplit(self.server.url).port or 0
        self.received: dict[str, list[bytes]] = {
            who: [] for who in (*script.people, WATCHER, STRANGER)
        }
        """Every byte that each of them was sent."""
        self.tokens: dict[str, str] = {STRANGER: ""}
        self.clients: dict[str, RawClient] = {}
        self.last = 0
        """The last entry of the log."""
        self._line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=20)

    def __enter__(self) -> ScriptRun:
        return self

    def __exit__(self, *problem: object) -> None:
        for raw in self.clients.values():
            raw.close()
        self._line.close()

    # Before the game

    def gather(self) -> None:
        """Everybody connects and sits down, and the game starts."""
        for who in (*self.script.people, WATCHER):
            body = json.dumps({"name": who})
            self.tokens[who] = json.loads(self.ask("", "POST", "/api/guests", body)[-1])["token"]
        wishes: list[Message] = [{"kind": "open"}] * len(self.script.seats)
        for seat, who in enumerate(self.script.seats):
            if who.startswith("bot"):
                wishes[seat] = {"kind": "bot", "level": "random"}
            elif who == HOST:
                kind = "local" if {"kind": "person"} in wishes else "person"
                wishes[seat] = {"kind": kind}
        options = {name: self.script.options[name] for name in ("set",)}
        wish = {"game": "oriflamme", "seats": wishes, "options": options}
        body = json.dumps({**wish, "settings": self.script.settings})
        self.table = json.loads(self.ask(HOST, "POST", "/api/tables", body)[-1])["id"]
        self.last = 1
        for who in self.received:
            self.join(who, {"after": 0})
        for seat, who in enumerate(self.script.seats):
            if wishes[seat]["kind"] == "open":
                self.do(who, json.dumps({"type": "sit", "id": "sit", "seat": seat}))
        self.do(HOST, json.dumps({"type": "start", "id": "start"}))

    def join(self, who: str, hello: Message) -> None:
        """Connect, and wait until everybody is notified."""
        others = list(self.clients.values())
        known = who in self.clients
        hello = {"type": "hello", "token": self.tokens[who], **hello}
        raw = RawClient(self.port, self.table, hello, self.received[who])
        raw.until(type="welcome")
        for other in [] if known else [raw, *others]:
            other.until(type="present")
        if known:
            self.clients[who].close()
            self._wait_for(len(others))
        self.clients[who] = raw

    def part(self, who: str) -> None:
        """Lose a connection, and wait until everybody is notified."""
        self.clients.pop(who).close()
        self._wait_for(len(self.clients))
        for other in self.clients.values():
            other.until(type="present")

    def _wait_for(self, listeners: int) -> None:
        """Wait until the server has noticed who is gone."""

        async def notice() -> None:
            while len(self.server.hub.rooms[self.table].listeners) != listeners:
                await asyncio.sleep(0.0005)

        self.server.run(notice())

    # What is done

    def play(self, act: Act) -> None:
        """Execute one act, and wait until all have received its messages."""
        what = act.what[self.paired.variant]
        match act.does:
            case "do":
                self.do(act.who, self._dated(what))
            case "bot":
                line = self.paired.bot_pool.queues[self.number]
                self.server.loop.call_soon_threadsafe(line.put_nowait, what)
                self._hear(self.clients.values(), self.last + 1)
            case "try":
                self.clients[act.who].say(self._dated(what))
                self.clients[act.who].until(type="error")
            case "return":
                since, language, gone = what
                if gone or act.who in (WATCHER, STRANGER):
                    self.part(act.who)
                self.join(act.who, {"after": int(since * (self.last + 2)), "language": language})
            case "look":
                path, body = what
                method = "POST" if body else "GET"
                answer = self.ask(act.who, method, path.format(table=self.table), self._dated(body))
                self.received[act.who] += answer
                number = self.server.hub.rooms[self.table].table.number
                if number > self.last:  # the others receive that a hint was asked for
                    self._hear(self.clients.values(), number)

    def _dated(self, command: str) -> str:
        """A command with the position it is meant for, which its author could not know."""
        since = self.server.hub.rooms[self.table].table.since
        return command.replace(f'"{SINCE}"', f"{since}").replace(f'"{STALE}"', f"{since + 1}")

    def do(self, who: str, command: str) -> None:
        """A command that is carried out."""
        self.clients[who].say(command)
        receipt = self.clients[who].until(type="receipt", id=json.loads(command)["id"])
        if receipt["number"] > self.last:  # else it had been done before
            self._hear(
                [self.clients[other] for other in self.clients if other != who], receipt["number"]
            )

    def _hear(self, clients: Iterable[RawClient], number: int) -> None:
        self.last = number
        for raw in clients:
            raw.until(type="happened", number=number)

    def fence(self) -> None:
        """Everybody's last word, so that nothing that was sent before it can be overlooked."""
        for raw in self.clients.values():
            raw.say('{"type":"nothing","id":"fence"}')
            raw.until(type="error", id="fence")

    def ask(self, who: str, method: str, path: str, body: str = "") -> list[bytes]:
        """A request; its answer in lines, without the time of day."""
        headers = {"Content-Type": "application/json"}
        if self.tokens.get(who):
            headers["Authorization"] = f"Bearer {self.tokens[who]}"
        self._line.request(method, path, body or None, headers)
        answer = self._line.getresponse()
        assert answer.status < 500, path
        lines = [f"{name}: {value}" for name, value in answer.getheaders() if name != "date"]
        return [f"{answer.status}".encode(), *(line.encode() for line in lines), answer.read()]


@contextmanager
def paired_servers(folder: Path) -> Iterator[tuple[PairedServer, PairedServer]]:
    """Two servers, one for each variant, in which chance does as the script says.

    Chance follows from the secret seed, and the seed's hash is public: two deals that differ would
    differ in it. So here, and only here, chance is told what to do and the seed is the same.
    """

    with (
        pytest.MonkeyPatch.context() as patch,
        PairedServer(folder / "one", 0).open() as one,
        PairedServer(folder / "other", 1).open() as other,
    ):
        patch.setattr(session, "fair_draw", lambda *draw: PairedServer.chance(*draw))
        yield one, other
