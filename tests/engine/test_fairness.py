"""Chance follows from the published seed, and whoever bends it is found out."""

from __future__ import annotations

import hmac
from collections import Counter
from dataclasses import replace
from hashlib import sha256
from random import Random
from typing import Any

import pytest
from support.fair_games import SEED, play_fairly

import aurum
from aurum.engine import CHANCE, OVER, BadRecord, Record, read_record, replay, sample_choice
from aurum.engine.fairness import commitment, fair_draw, fair_options_rng, verify
from aurum.engine.record import Continued, Fairness

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("oriflamme", {"players": 3, "set": "base"}),
    ("oriflamme", {"players": 4, "set": "mixed"}),
    ("orichalque", {"players": 2}),
]


def _fair(record: Record) -> Fairness:
    assert record.fair is not None
    return record.fair


@pytest.mark.parametrize(("name", "asked"), GAMES)
def test_a_fair_game_verifies_through_its_text(name: str, asked: dict[str, Any]) -> None:
    record = read_record(play_fairly(name, asked).to_json())
    game = aurum.game(name)
    by_chance = sum(step.actor == CHANCE for step in replay(game, record))
    assert verify(game, record) == by_chance > 0


def test_the_page_about_records_says_all_that_is_needed_to_check_it() -> None:
    """Step by step as `docs/records.md` has it, with nothing of `fairness` but what it made."""
    record = play_fairly("orichalque", {"players": 2})
    fair = _fair(record)
    seed = bytes.fromhex(fair.seed)
    assert sha256(seed).hexdigest() == fair.hash
    game = aurum.game("orichalque")
    state, draws = game.begin(record.options), 0
    for text in record.choices:
        if state.actor == CHANCE:
            draws += 1
            digest = hmac.new(seed, b"draw %d" % draws, sha256).hexdigest()
            mark = (int(digest, 16) * sum(state.odds())) // 2**256
            for choice, weight in zip(state.choices(), state.odds(), strict=True):
                mark -= weight
                if mark < 0:
                    assert game.write(choice) == text
                    break
        state.apply(game.read(text))
    assert draws > 20


def test_the_numbers_are_the_same_on_every_machine() -> None:
    """Who changes these makes every record that was ever published fail."""
    assert commitment(SEED) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    state = aurum.game("oriflamme").start(players=3)
    drawn = [aurum.game("oriflamme").write(fair_draw(state, SEED, n)) for n in (1, 2, 17)]
    assert drawn == [
        "aside Archer Spy Shapeshifter",
        "aside Lord Ambush Assassination",
        "aside Archer Shapeshifter Conspiracy",
    ]
    mixed = aurum.game("oriflamme").options({"set": "mixed"}, fair_options_rng(SEED))
    assert mixed["set"] == [
        "Archer", "Soldier", "Spy", "Heir", "Lord", "Ambush", "Assassination", "Informer",
        "Diplomat", "Insurrection",
    ]  # fmt: skip


def test_a_draw_heeds_the_odds() -> None:
    """Over many seeds each outcome comes up about as often as its weight says."""
    state = aurum.game("oriflamme").start(players=5)
    while len(state.choices()) > 5:  # up to who is first: one of five
        state.apply(state.choices()[0])
    seeds = [sha256(b"%d" % number).digest() for number in range(2000)]
    found = Counter(fair_draw(state, seed, 6) for seed in seeds)
    assert set(found) == set(state.choices())
    assert all(320 < count < 480 for count in found.values())


# Found out


def _refusal(record: Record) -> BadRecord:
    with pytest.raises(BadRecord) as refusal:
        verify(aurum.game(record.game), record)
    assert str(refusal.value)  # it can be said
    return refusal.value


@pytest.mark.parametrize(
    ("fair", "key"),
    [
        (None, "record-fair-none"),
        ({"seed": ""}, "record-fair-unrevealed"),
        ({"seed": "not a seed"}, "record-fair-seed"),
        ({"seed": "abc"}, "record-fair-seed"),
        ({"seed": "00" * 32}, "record-fair-hash"),
        ({"hash": "00" * 32}, "record-fair-hash"),
        ({"asked": {"players": 3, "set": "alliance"}}, "record-fair-options"),
        ({"asked": {"players": 9}}, "options-players"),
    ],
)
def test_a_seed_or_options_that_do_not_fit_are_found_out(
    fair: dict[str, Any] | None, key: str
) -> None:
    record = play_fairly("oriflamme", {"players": 3})
    record.fair = None if fair is None else replace(_fair(record), **fair)
    assert _refusal(record).key == key


def test_a_set_that_was_not_drawn_by_the_seed_is_found_out() -> None:
    record = play_fairly("oriflamme", {"players": 3, "set": "mixed"})
    other = play_fairly("oriflamme", {"players": 3, "set": "mixed"}, seed=b"\x07" * 32)
    assert record.options != other.options
    assert _refusal(replace(other, fair=record.fair)).key == "record-fair-options"


def test_a_bent_draw_is_found_out_wherever_it_is() -> None:
    """Every outcome of chance in turn, replaced by another that the rules would allow."""
    record = play_fairly("oriflamme", {"players": 3})
    game = aurum.game("oriflamme")
    state = game.begin(record.options)
    bent = 0
    for move, text in enumerate(record.choices, 1):
        if state.actor == CHANCE:
            other = next(c for c in state.choices() if game.write(c) != text)
            choices = [*record.choices[: move - 1], game.write(other)]
            refusal = _refusal(replace(record, choices=choices))
            assert (refusal.key, refusal.move) == ("record-fair-draw", move)
            assert refusal.facts == {"move": move, "text": game.write(other), "expected": text}
            bent += 1
        state.apply(game.read(text))
    assert bent == 4


def test_the_draws_of_another_game_do_not_fit() -> None:
    """A seed fixes the whole row: outcomes cannot change places, nor come from another seed."""
    record = play_fairly("orichalque", {"players": 2})
    other = play_fairly("orichalque", {"players": 2}, seed=b"\x07" * 32)
    assert _refusal(replace(other, fair=record.fair)).key == "record-fair-draw"


def test_what_was_taken_over_from_another_record_is_that_one_s_affair() -> None:
    """Its draws are counted from where it goes on, by its own seed."""
    game = aurum.game("orichalque")
    source = play_fairly("orichalque", {"players": 2})
    seed = bytes(range(32, 64))
    state = game.begin(source.options)
    move, draws = 50, 0
    for text in source.choices[:move]:
        state.apply(game.read(text))
    given = source.choices[:move]
    record = replace(source, choices=given, continued=Continued(source.name, move))
    record.fair = Fairness(commitment(seed), seed.hex(), source.options)
    rng = Random(3)
    while state.actor != OVER:
        draws += state.actor == CHANCE
        choice = (
            fair_draw(state, seed, draws) if state.actor == CHANCE else sample_choice(state, rng)
        )
        record.choices.append(game.write(choice))
        state.apply(choice)
    kept = read_record(record.to_json())
    assert kept == record
    assert verify(game, kept) == draws > 10
    for continued in (None, Continued(source.name, move - 30)):
        with pytest.raises(BadRecord, match="the seed gives"):
            verify(game, replace(record, continued=continued))
