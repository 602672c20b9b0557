"""Groups play at a server that may be killed at any moment, and then play a rematch."""

from __future__ import annotations

import queue
import random
import sys
import threading
import traceback
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple

import table_client as client

from support.crashes import KillableServer, Player, Watch, patiently, play_and_chat

PERSON = {"kind": "person"}
FREE = {"kind": "open"}
BOT = {"kind": "bot", "level": "random"}
LOCAL = {"kind": "local", "name": "Ida"}
LAST_WORDS = "Good night!"


class Plan(NamedTuple):
    """A table that is played at again and again."""

    game: str
    seats: list[dict[str, str]]
    more: dict[str, Any]
    spectators: int = 0


PLANS = [
    Plan("oriflamme", [PERSON, FREE], {"options": {"set": "base"}}),
    Plan("oriflamme", [PERSON, FREE, FREE, FREE], {"options": {"set": "base"}}, spectators=1),
    Plan("oriflamme", [PERSON, FREE, FREE], {"options": {"set": "alliance"}}),
    Plan("oriflamme", [PERSON, FREE, BOT], {"options": {"set": "alliance"}, "passphrase": "lion"}),
    Plan("oriflamme", [PERSON, BOT, FREE, FREE], {"options": {"set": "mixed"}}),
    Plan("oriflamme", [PERSON, BOT, BOT], {"options": {"set": "mixed"}}),
    Plan("oriflamme", [PERSON, LOCAL, FREE], {"settings": {"public": True}}),
    Plan("orichalque", [PERSON, FREE], {}, spectators=1),
    Plan("orichalque", [PERSON, BOT], {"settings": {"clock": {"kind": "bank", "seconds": 3600}}}),
    Plan("orichalque", [PERSON], {"options": {"solo": "easy"}}),
]


class Group:
    """The people of one table and of its rematches."""

    def __init__(self, server: KillableServer, plan: Plan, seed: int, watch: Watch) -> None:
        self.server, self.plan, self.seed, self.watch = server, plan, seed, watch
        self.players: list[Player] = []
        self.failures: list[str] = []
        self._first: queue.SimpleQueue[str] = queue.SimpleQueue()
        free = [seat for seat, wish in enumerate(plan.seats) if wish == FREE]
        lives = [(self._host, 0), *[(self._join, seat) for seat in free]]
        lives += [(self._watch, -1)] * plan.spectators
        self.guests = len(lives) - 1
        self.threads = [
            threading.Thread(target=self._live, args=life, daemon=True) for life in lives
        ]

    def _live(self, life: Any, seat: int) -> None:
        try:
            life(seat, random.Random(f"{self.seed} {seat}"))
        except BaseException:
            self.failures.append(traceback.format_exc())
            self.watch.enough.set()

    def _guest(self, name: str) -> client.Server:
        return patiently(lambda: client.Server(self.server.url).become(name))

    def _come(self, guest: client.Server, table: str) -> Player:
        player = Player(guest, table, self.watch, passphrase=self.plan.more.get("passphrase", ""))
        self.players.append(player)
        return player.connect()

    def _host(self, seat: int, rng: random.Random) -> None:
        guest = self._guest("Host")
        plan = self.plan
        table = patiently(lambda: guest.open_table(plan.game, plan.seats, **plan.more))
        for _ in range(self.guests):
            self._first.put(table)
        while table:
            player = self._come(guest, table)
            while any(seat["kind"] == "open" for seat in player.table["seats"]):
                player.listen()
            player.do("start")
            play_and_chat(player, rng)
            if self.watch.enough.is_set():
                player.do("say", text=LAST_WORDS)
                table = ""
            else:
                table = player.do("rematch")["table"]
            player.close()

    def _join(self, seat: int, rng: random.Random) -> None:
        guest = self._guest(f"P{seat}")
        table = self._first.get(timeout=60)
        while table:
            player = self._come(guest, table)
            if not player.seats:
                player.do("sit", seat=seat)
            while player.table["status"] == "open":
                player.listen()
            play_and_chat(player, rng)
            table = _next_table(player)

    def _watch(self, seat: int, rng: random.Random) -> None:
        table = self._first.get(timeout=60)
        while table:
            table = _next_table(self._come(client.Server(self.server.url), table))


def _next_table(player: Player) -> str:
    """The table of the rematch; none if the host ends the group."""
    while not player.table["rematch"]:
        # Not only the last entry: chat may have followed.
        if any(entry["told"].get("text") == LAST_WORDS for entry in player.happened[-20:]):
            break
        player.listen()
    player.close()
    return str(player.table["rematch"])


class CrashScenario:
    """A server, and the groups that have come to it."""

    def __init__(self, folder: Path, plans: list[Plan]) -> None:
        self.server = KillableServer(folder)
        self.watch = Watch()
        self.groups = [Group(self.server, plan, n, self.watch) for n, plan in enumerate(plans)]
        self.threads = [thread for group in self.groups for thread in group.threads]

    @property
    def players(self) -> list[Player]:
        """Everybody at every table."""
        return [player for group in self.groups for player in group.players]

    def __enter__(self) -> CrashScenario:
        for thread in self.threads:
            thread.start()
        return self

    def start(self) -> None:
        """Start the server, and wait until a guest has reconnected."""
        self.watch.welcomed.clear()
        self.server.start()
        assert self.watch.welcomed.wait(60), f"nobody comes back: {self.failures()}"

    def failures(self) -> str:
        """What went wrong for people."""
        return "\n".join(failure for group in self.groups for failure in group.failures)

    def finish(self) -> None:
        """Let everybody finish the game they are at."""
        self.watch.enough.set()
        for thread in self.threads:
            thread.join(60)
        assert not self.failures(), self.failures()
        waiting = [thread.ident for thread in self.threads if thread.is_alive()]
        frames = [sys._current_frames()[ident] for ident in waiting if ident is not None]
        stacks = ["".join(traceback.format_stack(frame)) for frame in frames]
        assert not waiting, "somebody waits for ever:\n" + "\n".join(stacks)

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.watch.enough.set()
        self.server.end()
