"""No message contains what a seat may not know: pairs of games, compared byte by byte.

Whole tables are played twice, in two servers that differ in nothing but cards which some of those
present may not know. Every byte that these are sent must be the same in both: what happens and how
it stands, refusals, what they missed, records, moments, stories, lists, in the same order and of
the same size.

`dev.py soak` plays many more of them.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from itertools import count, islice, takewhile
from pathlib import Path
from random import Random
from typing import Any

import pytest
from support.brief import often
from support.leak_scripts import LeakScript, leak_scripts
from support.paired_servers import PairedServer, ScriptRun, paired_servers
from support.planted_leaks import LEAKS
from support.raw_client import RawPlayers
from support.server_fixture import run_server

from aurum.building import BUILD
from aurum.engine import State
from aurum.engine.fairness import fair_draw

SEEDS = (0, 1) if BUILD == "mypyc" else (2, 3)
"""Either build plays its own; `.ci/uncompiled` tries the second."""
PAIRS = often(8, soak=500)

Servers = tuple[PairedServer, PairedServer]
_scenes = count(1)


class Leak(AssertionError):
    """A guest was sent something that they may not know."""


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Servers]:
    with paired_servers(tmp_path_factory.mktemp("paired")) as both:
        yield both


def perform(servers: Servers, script: LeakScript) -> tuple[ScriptRun, ScriptRun]:
    """A script in both variants; `Leak` if an observer receives different data."""
    number = next(_scenes)
    one, other = (paired.perform(script, number) for paired in servers)
    for who in script.observers:
        compare(who, one.received[who], other.received[who])
    return one, other


def compare(who: str, one: list[bytes], other: list[bytes]) -> None:
    """The same bytes in the same pieces, as many and in the same order."""
    for number, (sent, instead) in enumerate(zip(one, other, strict=False)):
        if sent != instead:
            alike = takewhile(lambda pair: pair[0] == pair[1], zip(sent, instead, strict=False))
            at = sum(1 for _ in alike)
            near = slice(max(0, at - 120), at + 120)
            raise Leak(f"{who}, message {number}, byte {at}:\n{sent[near]!r}\n{instead[near]!r}")
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
        done["messages"] += sum(len(one.received[who]) for who in script.observers)
        done["bytes"] += sum(len(b"".join(one.received[who])) for who in script.observers)
        # The cards do differ: the seat that holds them sees it.
        done["told"] += any(one.received[who] != other.received[who] for who in script.people)
        done.update(act.does for act in script.acts)
    assert done["told"] > PAIRS // 4
    assert min(done[does] for does in ("do", "bot", "try", "look", "return")) > 10
    print(f"seed {seed}: {dict(done)}")


def no_secret_in(scene: ScriptRun) -> None:
    """No guest, not even the owner of the cards, is sent the seed of a running game, or a key."""
    tokens = [token.encode() for token in scene.tokens.values() if token]
    seed = scene.paired.entropy.seed.hex().encode()
    for who, received in scene.received.items():
        sent = b"".join(received)
        assert (seed in sent) == scene.script.over, f"the seed, to {who}"
        assert not any(token in sent for token in tokens), f"a token, to {who}"


# A test that finds nothing must be able to find something. Each of these leaks on purpose.


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_would_be_found(
    servers: Servers, leak: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    LEAKS[leak](monkeypatch)
    assert any(finds_a_leak(servers, script) for script in islice(short_scripts(), 30))


def short_scripts() -> Iterator[LeakScript]:
    return (script for script in leak_scripts("leaks") if len(script.acts) < 90 and not script.over)


def finds_a_leak(servers: Servers, script: LeakScript) -> bool:
    try:
        perform(servers, script)
    except Leak:
        return True
    return False


# Where nothing is hidden, and what nobody may know


def test_in_orichalque_all_receive_the_same(tmp_path: Path) -> None:
    with (
        run_server(tmp_path) as server,
        RawPlayers(server, "orichalque", people=3, bots=1) as company,
    ):
        rng = Random(4)
        while not company.over:
            company.choose(rng)
    first, *others = [_public(received) for received in company.received]
    assert len(first) > 100
    assert all(other == first for other in others)


def _public(received: list[bytes]) -> list[dict[str, Any]]:
    """The messages of a game without what is a seat's own: its number and its choices."""
    texts = [sent[sent.index(b'{"type"') :] for sent in received if b'{"type"' in sent]
    game = [m for m in map(json.loads, texts) if m["type"] == "happened" and "now" in m]
    for message in game:
        for seen in [*message["seen"], *message["now"]["positions"]]:
            for own in ("seat", "choices", "asked", "undo"):
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
    paired: PairedServer, number: int
) -> tuple[list[list[bytes]], list[list[bytes]]]:
    """What everybody has received before that draw, and after it."""
    last = 10_000

    def chance(state: State, seed: bytes, draw: int) -> int:
        return fair_draw(state, seed if draw <= last else bytes([paired.variant]) * 32, draw)

    with (
        paired.scene(number, chance),
        RawPlayers(paired.server, "orichalque", people=3) as company,
    ):
        last = company.play.draws + 25
        rng = Random(number)
        while company.play.draws <= last:
            before = company.received
            company.choose(rng)
        return before, company.received


def test_keys_and_seeds_stay_in_the_server(tmp_path: Path) -> None:
    with (
        run_server(tmp_path) as server,
        RawPlayers(server, "oriflamme", people=2, bots=1, passphrase="blackberry") as company,
    ):
        seed, hashed = company.play.seed.hex(), server.hub.rooms[company.table].table.passphrase
        assert hashed.startswith("$argon2")
        keys = ["argon2", hashed, "blackberry", *(guest.token for guest in company.guests)]
        rng = Random(2)
        while not company.over:
            before = company.received
            for answer in answers_about(company):
                assert not any(secret in answer for secret in (seed, *keys))
            company.choose(rng)
    for received, after in zip(before, company.received, strict=True):
        sent = b"".join(after)
        assert not any(key.encode() in sent for key in keys)
        assert seed.encode() not in b"".join(received)
        assert seed.encode() in sent  # now that it is over, all may check what chance did


def answers_about(company: RawPlayers) -> Iterator[str]:
    """Answers to HTTP requests of a guest about the table."""
    for path in ("", "/record", "/story", f"/moments/{company.play.move}"):
        yield json.dumps(company.guests[1].ask("GET", f"/api/tables/{company.table}{path}"))
