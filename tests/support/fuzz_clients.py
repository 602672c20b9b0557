"""Guests who send any message to a table's socket at any time, and disconnect."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import table_client as client
from hypothesis import strategies as st

from aurum.server.messages import Happened, Present, Problem, Receipt, Welcome
from support.fuzz_aftermath import LEAK, look_at, wait_until_all_are_gone
from support.raw_socket import BINARY, CLOSE, PING, PONG, TEXT, Ended, RawSocket, frame, reset
from support.server_fixture import RunningServer

Draft = dict[str, Any]
"""A command in which some values stand for what is so when it is sent."""
Act = tuple[Any, ...]
NOW, SINCE, ACTOR = "@now", "@since", "@actor"
_message: msgspec.json.Decoder[Any] = msgspec.json.Decoder(
    Welcome | Happened | Receipt | Problem | Present
)

# What is sent

garbage = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=8,
)
_seat = st.just(ACTOR) | st.integers(0, 4)
_since = st.sampled_from([(SINCE, 0), (SINCE, 0), (SINCE, -1), (SINCE, 1)]) | st.integers(
    0, 100_000
)
_move = st.sampled_from([(NOW, 0), (NOW, 0), (NOW, -1), (NOW, 1)]) | st.integers(0, 100_000)
_words = st.sampled_from(["place", "reveal", "pass", "+1", "Archer", "left", "end", "²", "١", "?"])
_choice = (
    st.integers(0, 30).map(lambda number: ("@legal", number))
    | st.text(max_size=40)
    | st.lists(_words, max_size=5).map(" ".join)
)
_wish = st.fixed_dictionaries(
    {"kind": st.sampled_from(["open", "person", "bot", "local"])},
    optional={"level": st.sampled_from(["", "random", "x"]), "name": st.text(max_size=24)},
)
_settings = st.fixed_dictionaries(
    {},
    optional={
        "public": st.booleans(),
        "undo": st.booleans(),
        "spectators": st.booleans(),
        "clock": st.just({"kind": "bank", "seconds": 60, "increment": 1}),
    },
)
_option = st.sampled_from(["set", "first", "solo", "sides", "players", "components"])
_options = st.sampled_from([{}, {}, {"set": "alliance"}, {"solo": "easy"}]).flatmap(
    lambda sound: st.just(sound) if sound else st.just({}) | st.dictionaries(_option, garbage)
)


_chair = st.sampled_from([0, 0, 1, 1, 2, 3, 4])
_commands: dict[str, tuple[int, dict[str, st.SearchStrategy[Any]]]] = {
    "choose": (4, {"seat": _seat, "since": _since, "choice": _choice}),
    "undo": (2, {"seat": _seat, "since": _since, "to": _move}),
    "sit": (3, {"seat": _chair}),
    "leave": (2, {}),
    "back": (3, {"seat": _chair}),
    "assign": (4, {"seat": _chair, "wish": _wish}),
    "swap": (3, {"seat": st.integers(0, 1), "other": _chair}),
    "change": (
        4,
        {
            "game": st.sampled_from(["oriflamme", "oriflamme", "orichalque", "x"]),
            "options": _options,
            "settings": _settings,
            "seats": st.sampled_from([1, 2, 2, 3, 3, 4, 5]),
        },
    ),
    "start": (2, {}),
    "close": (1, {}),
    "replace": (2, {"seat": _chair}),
    "say": (2, {"text": st.text(min_size=1, max_size=30)}),
    "rematch": (2, {}),
}
"""What can be asked for, how often, and with what."""


def _command(kind: str) -> st.SearchStrategy[Draft]:
    # Few ids, so that the same is often given twice, for the same and for something else.
    known = {"type": st.just(kind), "id": st.sampled_from("abcdefghijkl")}
    return st.fixed_dictionaries({**known, **_commands[kind][1]})


def _often(choices: Mapping[str, tuple[int, Any]]) -> st.SearchStrategy[str]:
    return st.sampled_from([name for name, (often, _) in choices.items() for _ in range(often)])


commands = _often(_commands).flatmap(_command)
_slips = st.lists(
    st.tuples(st.just("drop"), st.integers(0, 5))
    | st.tuples(st.just("set"), st.integers(0, 5), garbage)
    | st.tuples(st.just("add"), st.text(max_size=5), garbage)
    | st.tuples(st.just("cut"), st.integers(0, 80))
    | st.tuples(st.just("insert"), st.integers(0, 80), st.text(min_size=1, max_size=3)),
    min_size=1,
    max_size=3,
)
raw_frames = st.one_of(
    st.builds(frame, st.sampled_from([TEXT, BINARY]), st.binary(max_size=60)),
    st.builds(
        frame, st.sampled_from([TEXT, BINARY]), garbage.map(lambda x: json.dumps(x).encode())
    ),
    st.builds(frame, st.sampled_from([TEXT, BINARY, PING, PONG]), st.just(b"")),
    st.builds(frame, st.sampled_from([PING, PONG, CLOSE]), st.binary(max_size=130)),
    st.builds(frame, st.integers(0, 15), st.binary(max_size=9), st.sampled_from([0, 0x80, 0xC0])),
    st.builds(frame, st.just(TEXT), st.just(b"{}"), st.just(0x80), st.just(False)),
    st.sampled_from([9_000, 16_384, 16_385, 70_000, 300_000]).map(
        lambda size: frame(TEXT, b"[" * size)
    ),
    st.sampled_from([16_000, 20_000]).map(lambda size: frame(TEXT, b'{"id":"' + b"x" * size)),
)
_slot = st.sampled_from([0, 0, 0, 1, 1, 2, 3, 4, 5])
_guest = st.sampled_from([0, 0, 1, 1, 2, 3])
_hellos = st.sampled_from(["good", "good", "good", "none", "twice", "odd", "after", "token"])
_device = st.integers(0, 1)
_acts: dict[str, tuple[int, tuple[st.SearchStrategy[Any], ...]]] = {
    "play": (8, (_device, st.integers(0, 30))),
    "take_back": (1, (_device,)),
    "again": (2, (_slot, _slot)),
    "command": (8, (_slot, commands)),
    "slip": (3, (_slot, commands, _slips, st.booleans())),
    "raw": (2, (_slot, raw_frames)),
    "pieces": (2, (_slot, commands, st.integers(1, 5), st.booleans())),
    "come": (2, (_slot, _guest, _hellos)),
    "go": (2, (_slot, st.sampled_from(["close", "reset", "freeze", "stuck"]))),
    "request": (2, (_guest, commands)),
    "upkeep": (1, (st.sampled_from(["archive", "unload"]),)),
}
"""What can be done, how often, and with what."""


def fuzz_acts(phase: str) -> st.SearchStrategy[list[Act]]:
    """Much at once; before a game there is more to arrange than to play."""
    mixed = {**_acts, "play": (1, _acts["play"][1])} if phase == "open" else _acts
    act = _often(mixed).flatmap(lambda kind: st.tuples(st.just(kind), *mixed[kind][1]))
    return st.lists(act, min_size=20, max_size=60)


class FuzzClient(RawSocket):
    """One connection of one guest, and what the server has acknowledged on it."""

    def __init__(
        self, server: RunningServer, table_id: str, guest: client.Server, hello: str
    ) -> None:
        super().__init__(server.url, f"/api/tables/{table_id}/socket")
        self.guest = guest
        self.receipts: list[Receipt] = []
        self.welcomed = False
        self.stuck = False
        self.spoilt = False
        """Whether something was sent that may end the connection: what is no WebSocket."""
        self._number = 0
        hellos: dict[str, list[Draft]] = {
            "none": [],
            "twice": [{}, {}],
            "odd": [{"language": "fr", "passphrase": "x"}],
            "after": [{"after": 10_000_000}],
            "token": [{"token": f"{guest.token}x"}],
        }
        for fields in hellos.get(hello, [{}]):
            self.greet(**fields)

    def greet(self, **fields: Any) -> None:
        """Say hello."""
        self.say(json.dumps({"type": "hello", "token": self.guest.token, **fields}))

    def read_all(self) -> None:
        """Read all that was ever said here; a server that stays silent fails in `RawSocket`."""
        self.greet()
        self.say(json.dumps({"type": "done?", "id": "done?"}))
        try:
            while not self._heard_last(_check(self.receive())):
                pass
        except Ended:
            assert self.spoilt, "nonsense in a message is no reason to end a conversation"

    def _heard_last(self, message: Any) -> bool:
        if isinstance(message, Welcome):
            assert not self.welcomed
            self.welcomed, self._number = True, message.number
        elif isinstance(message, Happened):
            assert message.number == self._number + 1, "an entry is missing or came twice"
            self._number = message.number
        elif isinstance(message, Receipt):
            self.receipts.append(message)
        elif isinstance(message, Problem) and not message.id:
            return not self.welcomed and message.code == "server-no-spectators"
        return isinstance(message, Problem) and message.id == "done?"


def _check(text: str) -> Any:
    """A message of the server, which is of a known kind and shows nothing internal."""
    assert not LEAK.search(text), text
    message = _message.decode(text)
    assert not isinstance(message, Problem) or message.code != "server-failure", text
    return message


class FuzzRun:
    """Some guests at one table, each with several connections."""

    def __init__(
        self, server: RunningServer, table_id: str, guests: Sequence[client.Server]
    ) -> None:
        self.server = server
        self.table_id = table_id
        self.guests = guests
        self.receipts: set[tuple[str, str, int]] = set()
        """What was acknowledged: whose command, what they called it, and its entry."""
        self._slots: dict[int, FuzzClient] = {}
        self._sent: dict[int, str] = {}
        self._count = 0
        self._frozen: list[FuzzClient] = []

    def run(self, acts: Sequence[Act]) -> None:
        """Let it happen; in the end read what the server has said to all that."""
        try:
            for kind, *what in acts:
                getattr(self, f"_{kind}")(*what)
            for connection in self._slots.values():
                if not connection.stuck:
                    connection.read_all()
                    for receipt in connection.receipts:
                        self._note(connection.guest, receipt)
        finally:
            self._all_go()

    def _note(self, guest: client.Server, receipt: Receipt) -> None:
        if receipt.table:  # a rematch, which may be another guest's
            assert look_at(self.server, receipt.table).follows == self.table_id
        else:
            self.receipts.add((guest.me, receipt.id, receipt.number))

    # Acts

    def _at(self, slot: int) -> FuzzClient:
        if slot not in self._slots:
            self._come(slot, (0, 1, 0, 1, 2, 3)[slot], "good")
        return self._slots[slot]

    def _come(self, slot: int, guest: int, hello: str) -> None:
        if slot in self._slots:
            self._go(slot, "close")
        self._slots[slot] = FuzzClient(self.server, self.table_id, self.guests[guest], hello)

    def _go(self, slot: int, how: str) -> None:
        connection = self._at(slot)
        if how == "stuck":  # a frame that never ends
            connection.write(frame(TEXT, b"x" * 40)[:20])
            connection.stuck = True
            return
        del self._slots[slot]
        if how == "freeze":
            self._frozen.append(connection)
        elif how == "reset":
            reset(connection.line)
        else:
            connection.line.close()

    def _play(self, device: int, number: int) -> None:
        """The guest to choose chooses, on one of two devices, without waiting for the receipt."""
        self._command(
            self._device(device, look_at(self.server, self.table_id).actor),
            {"type": "choose", "seat": ACTOR, "since": (SINCE, 0), "choice": ("@legal", number)},
        )

    def _take_back(self, device: int) -> None:
        play = look_at(self.server, self.table_id).session
        if play is not None:
            undo = {"type": "undo", "seat": max(0, play.owner), "since": (SINCE, 0)}
            self._command(self._device(device, play.owner), {**undo, "to": (NOW, -1)})

    def _device(self, device: int, seat: int) -> int:
        own = look_at(self.server, self.table_id).seats_of(self.guests[1].me)
        return 2 * device + (seat in own)

    def _again(self, slot: int, other: int) -> None:
        """The same command once more, perhaps on another device or by another guest."""
        self._at(other).say(self._sent.get(slot, "{}"))

    def _command(self, slot: int, draft: Draft) -> None:
        self._count += 1
        self._sent[slot] = json.dumps({"id": f"{self._count}", **self._fill(draft)})
        self._at(slot).say(self._sent[slot])

    def _slip(self, slot: int, draft: Draft, slips: list[Act], binary: bool) -> None:
        data = _slipped(self._fill(draft), slips).encode("utf-8", "surrogatepass")
        self._at(slot).write(frame(BINARY if binary else TEXT, data))

    def _raw(self, slot: int, data: bytes) -> None:
        self._at(slot).write(data)
        self._at(slot).spoilt = True

    def _pieces(self, slot: int, draft: Draft, size: int, ping: bool) -> None:
        data = json.dumps(self._fill(draft)).encode()
        step = -(-len(data) // size)
        parts = [data[at : at + step] for at in range(0, len(data), step)]
        for number, part in enumerate(parts):
            last = 0x80 if number == len(parts) - 1 else 0
            self._at(slot).write(frame(0 if number else TEXT, part, last))
            if ping:
                self._at(slot).write(frame(PING, b"still there?"))

    def _request(self, guest: int, draft: Draft) -> None:
        path = f"/api/tables/{self.table_id}/commands"
        try:
            answer = self.guests[guest].ask("POST", path, self._fill(draft))
        except client.Refused:
            return  # a failure would be noted
        self._note(self.guests[guest], msgspec.convert(answer, Receipt))

    def _upkeep(self, what: str) -> None:
        """What the server does by itself, if nobody is here."""
        server = self.server.hub
        if what == "archive":
            self.server.run(self.server.run(server.room(self.table_id)).archive(server.at() + 1))
        else:
            self.server.run(server.sweep())

    def _all_go(self) -> None:
        for connection in (*self._slots.values(), *self._frozen):
            reset(connection.line)
        self._slots.clear()
        self._frozen.clear()
        wait_until_all_are_gone(self.server, self.table_id)

    def _fill(self, draft: Draft) -> Draft:
        """A draft with what stands for something replaced by it."""
        table = look_at(self.server, self.table_id)
        play, actor = table.session, table.actor
        filled = dict(draft)
        for name, value in draft.items():
            if value == ACTOR:
                filled[name] = max(actor, 0)
            elif isinstance(value, tuple) and value[0] == NOW:
                filled[name] = max(0, (play.move if play else 0) + value[1])
            elif isinstance(value, tuple) and value[0] == SINCE:
                filled[name] = max(0, table.since + value[1])
            elif isinstance(value, tuple):
                legal = play.state.choices() if play and actor >= 0 else []
                chosen = legal[value[1] % len(legal)] if legal else 0
                filled[name] = play.game.write(chosen) if play and legal else "pass"
        return filled


def _slipped(command: Draft, slips: list[Act]) -> str:
    """A command with some slips of the pen."""
    cuts: list[Act] = []
    for slip in slips:
        names = list(command)
        match slip:
            case ("drop", at) if names:
                del command[names[at % len(names)]]
            case ("set", at, value) if names:
                command[names[at % len(names)]] = value
            case ("add", name, value):
                command[name] = value
            case _:
                cuts.append(slip)
    text = json.dumps(command)
    for cut in cuts:
        match cut:
            case ("cut", at):
                text = text[:at]
            case ("insert", at, more):
                text = text[:at] + more + text[at:]
    return text
