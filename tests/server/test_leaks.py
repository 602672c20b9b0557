"""What is hidden stays hidden: the engine's strong leak test, at the socket.

Whole tables are played twice, in two servers that differ in nothing but cards which some of those
present may not know. Every byte that these are sent must be the same in both: what happens and how
it stands, refusals, what they missed, records, moments, stories, lists, in the same order and of
the same size.

`dev.py soak` plays many more of them.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import count, islice, takewhile
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from support.brief import often
from support.leak_scripts import LeakScript, leak_scripts
from support.paired_servers import PairedServer, ScriptRun, paired_servers
from support.raw_client import RawPlayers
from support.server_fixture import run_server

from aurum.bots import Reason
from aurum.bots.advice import Advice
from aurum.building import BUILD
from aurum.engine import State
from aurum.engine.fairness import commitment, fair_draw
from aurum.server.http import records, replay, replays
from aurum.server.live import broadcast, hints
from aurum.server.table import decisions, session, table
from aurum.server.table.commands import Choose
from aurum.server.table.entries import Chose, Undone
from aurum.server.table.info import Fair, TableInfo

SEEDS = (0, 1) if BUILD == "mypyc" else (2, 3)
"""Either build plays its own; `.ci/uncompiled` tries the second."""
PAIRS = often(8, soak=500)

Servers = tuple[PairedServer, PairedServer]
Steps = list[session.PlayedStep]
_scenes = count(1)


class Leak(AssertionError):
    """Somebody was sent something that they may not know."""


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Servers]:
    with paired_servers(tmp_path_factory.mktemp("twins")) as both:
        yield both


def perform(servers: Servers, script: LeakScript) -> tuple[ScriptRun, ScriptRun]:
    """A tale in both tellings; `Leak` if an observer could tell which is which."""
    number = next(_scenes)
    one, other = (stage.perform(script, number) for stage in servers)
    for who in script.observers:
        compare(who, one.heard[who], other.heard[who])
    return one, other


def compare(who: str, one: list[bytes], other: list[bytes]) -> None:
    """The same bytes in the same pieces, as many and in the same order."""
    for number, (said, instead) in enumerate(zip(one, other, strict=False)):
        if said != instead:
            alike = takewhile(lambda pair: pair[0] == pair[1], zip(said, instead, strict=False))
            at = sum(1 for _ in alike)
            near = slice(max(0, at - 120), at + 120)
            raise Leak(f"{who}, message {number}, byte {at}:\n{said[near]!r}\n{instead[near]!r}")
    if len(one) != len(other):
        raise Leak(f"{who}: {len(one)} messages, or {len(other)}")


@pytest.mark.soak
@pytest.mark.parametrize("seed", SEEDS)
def test_other_hidden_cards_change_no_byte(servers: Servers, seed: int) -> None:
    done: Counter[str] = Counter()
    for script in islice(leak_scripts(seed), PAIRS):
        one, other = perform(servers, script)
        no_secret_in(one)
        no_secret_in(other)
        done["pairs"] += 1
        done["observers"] += len(script.observers)
        done["messages"] += sum(len(one.heard[who]) for who in script.observers)
        done["bytes"] += sum(len(b"".join(one.heard[who])) for who in script.observers)
        # The cards do differ: whoever holds them is told so.
        done["told"] += any(one.heard[who] != other.heard[who] for who in script.people)
        done.update(act.does for act in script.acts)
    assert done["told"] > PAIRS // 4
    assert min(done[does] for does in ("do", "bot", "try", "look", "return")) > 10
    print(f"seed {seed}: {dict(done)}")


def no_secret_in(scene: ScriptRun) -> None:
    """Nobody, not even whose cards they are, is sent the seed of a game that goes on, or a key."""
    tokens = [token.encode() for token in scene.tokens.values() if token]
    seed = scene.stage.entropy.seed.hex().encode()
    for who, heard in scene.heard.items():
        sent = b"".join(heard)
        assert (seed in sent) == scene.script.over, f"the seed, to {who}"
        assert not any(token in sent for token in tokens), f"a token, to {who}"


# A test that finds nothing must be able to find something. Each of these leaks on purpose.

Patch = pytest.MonkeyPatch
LEAKS: dict[str, Callable[[Patch], None]] = {}

positions, seen, info = broadcast.positions, broadcast.seen, table.Table.info
story, several = replays.timeline, replays.moments_of
folds: dict[type, Any] = table._APPLY
answers: dict[Any, Any] = decisions._ANSWERS
chose, undone, choose = folds[Chose], folds[Undone], answers[Choose]


def leaks(what: str) -> Callable[[Callable[[Patch], None]], None]:
    return lambda leak: LEAKS.update({what: leak})


@leaks("another's view")
def _(patch: Patch) -> None:
    def leaky(t: table.Table, game: session.GameSession, seats: Iterable[int]) -> Any:
        return {
            seat: changed(position, view=game.state.view((max(seat, 0) + 1) % len(t.holders)))
            for seat, position in positions(t, game, seats).items()
        }

    patch.setattr(broadcast, "positions", leaky)


@leaks("what is another's own, as if it were alike")
def _(patch: Patch) -> None:
    def leaky(t: table.Table, game: session.GameSession, seats: Iterable[int]) -> Any:
        found = positions(t, game, seats)
        last: Any = list(found.values())[-1].view
        return {
            seat: changed(position, view=replace(position.view, families=last.families))
            for seat, position in found.items()
        }

    patch.setattr(broadcast, "positions", leaky)


@leaks("a hint from who has seen the hands")
def _(patch: Patch) -> None:
    async def leaky(hints: hints.Hints, asked: hints.HintRequest, guest: str) -> list[Advice]:
        state: Any = hints.room.table.session.state if hints.room.table.session else None
        return [Advice(state.choices()[0], sum(state.hand) % 97 / 97, Reason("hint-of-only"))]

    patch.setattr(hints.Hints, "give", leaky)


@leaks("another's choices")
def _(patch: Patch) -> None:
    def leaky(t: table.Table, game: session.GameSession, seats: Sequence[int]) -> Any:
        choices = [game.game.write(choice) for choice in game.state.choices()]
        return {
            seat: changed(position, choices=choices)
            for seat, position in positions(t, game, seats).items()
        }

    patch.setattr(broadcast, "positions", leaky)


@leaks("the secrets of an event")
def _(patch: Patch) -> None:
    def leaky(t: table.Table, steps: Steps, viewpoints: Iterable[int]) -> Any:
        if t.session is None:
            return {}
        kinds = t.session.game.events
        events = [event.told(kinds[event.name]) for step in steps for event in step.events]
        return {
            seat: changed(fact, events=events) for seat, fact in seen(t, steps, viewpoints).items()
        }

    patch.setattr(broadcast, "seen", leaky)


@leaks("the secrets of an event, written once for one and so for all")
def _(patch: Patch) -> None:
    def leaky(t: table.Table, steps: Steps, viewpoints: Iterable[int]) -> Any:
        whole = seen(t, steps, range(len(t.holders)))
        told = whole[0].events if whole else []
        return {
            seat: changed(fact, events=told) for seat, fact in seen(t, steps, viewpoints).items()
        }

    patch.setattr(broadcast, "seen", leaky)


changed = msgspec.structs.replace


@leaks("the secrets of a moment")
def _(patch: Patch) -> None:
    def leaky(game: Any, events: Any, seat: int) -> list[Any]:
        return [event.told(game.events[event.name]) for event in events]

    patch.setattr(replay, "event_facts", leaky)


@leaks("the order of events")
def _(patch: Patch) -> None:
    def leaky(t: table.Table, steps: Steps, viewpoints: Iterable[int]) -> Any:
        return seen(t, sorted(steps, key=secrets), viewpoints)

    patch.setattr(broadcast, "seen", leaky)


def secrets(step: session.PlayedStep) -> list[tuple[int, ...]]:
    return [event.secrets for event in step.events]


@leaks("a choice")
def _(patch: Patch) -> None:
    def leaky(t: Any, entry: Chose, row: Any, watched: bool) -> Steps:
        return [
            step._replace(seen=dict.fromkeys(step.seen, text))
            for step, text in zip(chose(t, entry, row, watched), entry.choices, strict=True)
        ]

    patch.setitem(folds, Chose, leaky)


@leaks("the length of a choice")
def _(patch: Patch) -> None:
    def leaky(t: Any, entry: Chose, row: Any, watched: bool) -> Steps:
        return [
            step._replace(seen={seat: shown.ljust(len(text)) for seat, shown in step.seen.items()})
            for step, text in zip(chose(t, entry, row, watched), entry.choices, strict=True)
        ]

    patch.setitem(folds, Chose, leaky)


@leaks("a choice taken back")
def _(patch: Patch) -> None:
    def leaky(t: Any, entry: Undone, row: Any, watched: bool) -> Any:
        gone = [t.session.game.write(choice) for choice in t.session.choices[entry.move :]]
        undone(t, entry, row, watched)
        return [
            session.PlayedStep(0, 0, dict.fromkeys(t.session.viewers, text), [], False)
            for text in gone
        ]

    patch.setitem(folds, Undone, leaky)


@leaks("why a choice would be refused")
def _(patch: Patch) -> None:
    def leaky(t: Any, command: Choose, guest: Any, now: Any) -> Any:
        t.session.preview(t.session.game.read(command.choice))  # before looking whose turn it is
        return choose(t, command, guest, now)

    patch.setitem(answers, Choose, leaky)


@leaks("a record")
def _(patch: Patch) -> None:
    patch.setattr(records, "seen_record", lambda game, record, seat: record)


@leaks("a story, to whom nobody hides anything")
def _(patch: Patch) -> None:
    def leaky(past: replay.Replay, seat: int) -> replays.StoryInfo:
        return story(replay.Replay(past.record, [replay.OPEN], over=True), replay.OPEN)

    patch.setattr(replays, "timeline", leaky)


@leaks("one moment among others")
def _(patch: Patch) -> None:
    def leaky(past: replay.Replay, moves: list[int], seat: int) -> replays.MomentList:
        opened = replay.Replay(past.record, [replay.OPEN], over=True)
        return several(opened, moves, replay.OPEN)

    patch.setattr(replays, "moments_of", leaky)


@leaks("a hash of what is hidden")
def _(patch: Patch) -> None:
    def leaky(t: table.Table) -> TableInfo:
        told = info(t)
        if t.session is None or told.fair is None:
            return told
        hashed = commitment(t.session.seed + repr(t.session.choices).encode())
        return msgspec.structs.replace(told, fair=Fair(hashed, told.fair.seed))

    patch.setattr(table.Table, "info", leaky)


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_would_be_found(servers: Servers, leak: str, monkeypatch: Patch) -> None:
    LEAKS[leak](monkeypatch)
    assert any(finds_a_leak(servers, script) for script in islice(short_tales(), 30))


def short_tales() -> Iterator[LeakScript]:
    return (script for script in leak_scripts("leaks") if len(script.acts) < 90 and not script.over)


def finds_a_leak(servers: Servers, script: LeakScript) -> bool:
    try:
        perform(servers, script)
    except Leak:
        return True
    return False


# Where nothing is hidden, and what nobody may know


def test_in_orichalque_everybody_is_told_the_same(tmp_path: Path) -> None:
    with (
        run_server(tmp_path) as server,
        RawPlayers(server, "orichalque", people=3, bots=1) as company,
    ):
        rng = Random(4)
        while not company.over:
            company.choose(rng)
    first, *others = [_public(heard) for heard in company.heard]
    assert len(first) > 100
    assert all(other == first for other in others)


def _public(heard: list[bytes]) -> list[dict[str, Any]]:
    """The game as somebody heard it, without what is a seat's own: its number and its choices."""
    messages = [json.loads(said[said.index(b'{"type"') :]) for said in heard if b'{"type"' in said]
    game = [m for m in messages if m["type"] == "happened" and "now" in m]
    for message in game:
        for seen in [*message["seen"], *message["now"]["positions"]]:
            for own in ("seat", "choices", "undo"):
                seen.pop(own, None)
            seen.get("view", {}).pop("seat", None)
    return game


def test_what_chance_has_not_drawn_is_in_no_message(servers: Servers) -> None:
    """Two plays of Orichalque in which piles and bags are alike up to a draw, and not after it."""
    number = next(_scenes)
    (one, one_after), (other, other_after) = (_play_past_a_draw(s, number) for s in servers)
    for who in range(len(one)):
        compare(f"seat {who}", one[who], other[who])
        assert one_after[who] != other_after[who]


def _play_past_a_draw(
    stage: PairedServer, number: int
) -> tuple[list[list[bytes]], list[list[bytes]]]:
    """What everybody has heard before that draw, and after it."""
    last = 10_000

    def chance(state: State, seed: bytes, draw: int) -> int:
        return fair_draw(state, seed if draw <= last else bytes([stage.variant]) * 32, draw)

    with (
        stage.scene(number, chance),
        RawPlayers(stage.server, "orichalque", people=3) as company,
    ):
        last = company.play.draws + 25
        rng = Random(number)
        while company.play.draws <= last:
            before = company.heard
            company.choose(rng)
        return before, company.heard


def test_keys_and_seeds_stay_in_the_house(tmp_path: Path) -> None:
    with (
        run_server(tmp_path) as server,
        RawPlayers(server, "oriflamme", people=2, bots=1, passphrase="blackberry") as company,
    ):
        seed, hashed = company.play.seed.hex(), server.hub.rooms[company.table].table.passphrase
        assert hashed.startswith("$argon2")
        keys = ["argon2", hashed, "blackberry", *(guest.token for guest in company.guests)]
        rng = Random(2)
        while not company.over:
            before = company.heard
            for answer in answers_about(company):
                assert not any(secret in answer for secret in (seed, *keys))
            company.choose(rng)
    for heard, after in zip(before, company.heard, strict=True):
        sent = b"".join(after)
        assert not any(key.encode() in sent for key in keys)
        assert seed.encode() not in b"".join(heard)
        assert seed.encode() in sent  # now that it is over, all may check what chance did


def answers_about(company: RawPlayers) -> Iterator[str]:
    """What one guest can ask about the table in passing."""
    for path in ("", "/record", "/story", f"/moments/{company.play.move}"):
        yield json.dumps(company.guests[1].ask("GET", f"/api/tables/{company.table}{path}"))
