"""Choices and positions of Liar's Dice as text."""

from __future__ import annotations

import pytest
from liars_dice.choices import VERBS
from liars_dice.game import game
from support.liars_words import spoken

from aurum.engine import SPECTATOR, BadOptions, Unreadable


def test_every_choice_is_read_as_it_is_written() -> None:
    written = {"call", "exact", *(f"first {seat}" for seat in range(1, 7))}
    written |= {f"bid {quantity}x{face}" for quantity in range(1, 31) for face in range(1, 7)}
    written |= {game.write(choice) for choice in game.read_position("cups ***** 1").choices()}
    assert {text.split()[0] for text in written} == set(VERBS)
    for text in written:
        assert game.write(game.read(text)) == text
    assert len({game.read(text) for text in written}) == len(written)
    assert game.write(game.read("  BID   4x5 ")) == "bid 4x5"
    assert game.write(game.read("roll 61325")) == "roll 12356"


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("", ""), ("pass", "pass"), ("bid", ""), ("bid 4", "4"), ("bid 4x7", "4x7"),
        ("bid 0x1", "0x1"), ("bid 31x1", "31x1"), ("bid 04x5", "04x5"), ("bid 4x5 6", "6"),
        ("call me", "me"), ("roll", ""), ("roll 7", "7"), ("roll 123456", "123456"),
        ("roll ???", "???"), ("first 0", "0"), ("first 7", "7"),
    ],
)  # fmt: skip
def test_an_unreadable_choice_is_pointed_at(text: str, found: str) -> None:
    with pytest.raises(Unreadable) as problem:
        game.read(text)
    assert problem.value.facts["found"] == found
    assert spoken(problem.value.facts["expected"], problem.value.facts)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("cups 12 37", "37"), ("cups 12 3*", "3*"), ("cups 12 ?", "?"),
        ("dice 2; cups 1 345", "345"),
        ("cups 12 34 extra", "extra"), ("cups 12 34; bids 5x1", "5x1"), ("cups 1 2; round x", "x"),
        ("cups 12 34; bids 2x3 1x6", "1x6"), ("cups 12 **; bids 1x3", "1x3"), ("table 3", "table"),
        ("cups 12 34; bids many", "many"), ("begins 2; cups 12 -", ""), ("begins 0; cups 12 -", ""),
        ("cups 12 34; begins 3", "3"), ("cups 12 34; begins 1 2", "2"), ("cups - -", ""),
        ("cups 1 2; cups 3 4", "cups"), ("begins 0; cups 12 34; bids 1x1", "1x1"),
        ("cups 1 2; challenged 9", "9"), ("cups 1 2; challenged 1x2 1", ""),
        ("cups 1 2; challenged 1x2 1 x", "x"), ("cups 1 2; challenged 1x2 1 345", "345"),
        ("cups 1 2; challenged 1x2 1 - ", "-"), ("cups 1 2; challenged 1x2 1 23 4", "4"),
    ],
)  # fmt: skip
def test_an_unreadable_position_is_pointed_at(text: str, found: str) -> None:
    with pytest.raises(Unreadable) as problem:
        game.read_position(text)
    assert problem.value.facts["found"] == found
    assert spoken(problem.value.facts["expected"], problem.value.facts)


def test_a_position_has_the_options_of_a_table() -> None:
    for text in ("", "cups 12345", "cups 1 1 1 1 1 1 1", "cups 1 1; dice 6", "cups 1 1; wild 2"):
        with pytest.raises(BadOptions):
            game.read_position(text)
    state = game.read_position("# a comment\nwild true\nexact true\ndice 3\ncups 12 3")
    assert game.settings(state) == {"players": 2, "dice": 3, "wild": True, "exact": True}


def test_seats_are_called_by_their_numbers() -> None:
    state = game.start(players=3)
    assert [game.read_seat(state, name) for name in ("1", "3", "spectator")] == [0, 2, SPECTATOR]
    for wrong in ("0", "4", "Mira", ""):
        with pytest.raises(BadOptions):
            game.read_seat(state, wrong)


@pytest.mark.parametrize("number", [0, 7, -5, 40, 47, 999, 99_999, 10**9])
def test_a_number_that_is_no_choice_is_refused_all_the_same(number: int) -> None:
    for position in ("cups ** 11", "cups 12 34", "cups 12 34; bids 1x6", "cups 12 -"):
        state = game.read_position(position)
        refusal = state.refusal(number)
        assert refusal.rule in game.rulebook
        assert spoken(refusal.key, refusal.facts)
