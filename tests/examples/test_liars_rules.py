"""The rules of Liar's Dice, by their numbers."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from liars_dice.choices import CALL, EXACT
from liars_dice.game import game
from liars_dice.rules import LiarsDiceState

from aurum.engine import CHANCE, OVER, SPECTATOR, BadOptions, Illegal


def at(position: str, *choices: str) -> LiarsDiceState:
    """A position, and where these choices lead from it, with the events on the way."""
    state = game.read_position(position)
    state.events = []
    for text in choices:
        state.apply(game.read(text))
    return state


def legal(state: LiarsDiceState) -> list[str]:
    return [game.write(choice) for choice in state.choices()]


def told(state: LiarsDiceState) -> list[tuple[str, str, tuple[int, ...]]]:
    """The events so far: name, rule, facts."""
    assert state.events is not None
    return [(event.name, event.rule, event.facts) for event in state.events]


def refused(state: LiarsDiceState, text: str) -> str:
    """The rule that forbids a choice."""
    before = state.clone()
    with pytest.raises(Illegal) as refusal:
        state.apply(game.read(text))
    assert state == before
    return refusal.value.rule


# LD-1. Setting up


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_1_1_two_to_six_play(players: int) -> None:
    assert game.seats(game.options({"players": players})) == players
    assert len(game.start(players=players).scores()) == players


@pytest.mark.parametrize("players", [0, 1, 7, -2, 2.5, True, None, "two", [2]])
def test_1_1_nobody_else_does(players: object) -> None:
    with pytest.raises(BadOptions) as refusal:
        game.options({"players": players})
    assert refusal.value.rule == "LD-1.1"


def test_1_2_five_dice_each_or_as_many_as_agreed() -> None:
    assert game.start(players=3).scores() == [5, 5, 5]
    for dice in (1, 2, 3, 4, 5):
        assert game.start(players=2, dice=dice).scores() == [dice, dice]
    for wrong in (0, 6, True, "many"):
        with pytest.raises(BadOptions) as refusal:
            game.options({"dice": wrong})
        assert refusal.value.rule == "LD-1.2"


def test_1_3_chance_lets_anybody_begin_alike() -> None:
    state = game.start(players=3, dice=1)
    assert state.actor == CHANCE
    assert legal(state) == ["first 1", "first 2", "first 3"]
    assert state.odds() == [1, 1, 1]
    for first in range(3):
        begun = state.clone()
        begun.events = []
        begun.apply(begun.choices()[first])
        assert told(begun) == [("began", "LD-1.3", (1, first))]
        for _ in range(3):
            begun.apply(begun.choices()[0])
        assert begun.actor == first


# LD-2. A round


def test_2_1_everybody_with_dice_rolls_all_of_them() -> None:
    state = at("begins 3; cups ** - * ***", "roll 21")
    assert state.hands == [(1, 2), (), (), ()]
    assert legal(state) == [f"roll {face}" for face in range(1, 7)]
    state.apply(game.read("roll 4"))
    assert len(state.choices()) == 56  # three dice, in any order
    state.apply(game.read("roll 666"))
    assert state.actor == 2


@pytest.mark.parametrize("dice", [1, 2, 3, 4, 5])
def test_2_1_every_die_falls_alike(dice: int) -> None:
    state = at(f"dice {dice}; cups {'*' * dice} {'*' * dice}")
    fallen = Counter("".join(map(str, sorted(roll))) for roll in product(range(1, 7), repeat=dice))
    expected = {f"roll {hand}": ways for hand, ways in fallen.items()}
    assert dict(zip(legal(state), state.odds(), strict=True)) == expected


def test_2_1_nobody_sees_the_dice_of_others() -> None:
    state = at("cups 123 456 66 -")
    for seat in (0, 1, 2, 3, SPECTATOR):
        seen = state.view(seat).hands
        for owner, hand in enumerate(state.hands):
            assert seen[owner] == (hand if owner == seat or not hand else None)


def test_2_1_a_roll_is_told_to_its_owner_only() -> None:
    state = at("cups ** ***", "roll 25")
    assert state.events is not None
    [event] = state.events
    assert event.seen_by(0).secrets == (25,)
    assert event.seen_by(1).secrets == event.seen_by(SPECTATOR).secrets == ()
    assert state.redacted(game.read("roll 136"), 1) == "roll 136"
    assert state.redacted(game.read("roll 136"), 0) == "roll ???"


def test_2_2_turns_go_clockwise_past_who_is_out() -> None:
    state = at("begins 4; cups 11 - 22 33 44")
    actors = []
    for bid in ("1x1", "1x2", "1x3", "1x4", "1x5"):
        actors.append(state.actor)
        state.apply(game.read(f"bid {bid}"))
    assert actors == [3, 4, 0, 2, 3]


def test_2_2_the_first_can_only_bid_and_nobody_can_pass() -> None:
    state = at("exact true; cups 1 2")
    assert {choice.split()[0] for choice in legal(state)} == {"bid"}
    assert refused(state, "call") == refused(state, "exact") == "LD-2.2"
    state.apply(game.read("bid 1x3"))
    assert {choice.split()[0] for choice in legal(state)} == {"bid", "call", "exact"}
    assert refused(state, "roll 1") == refused(state, "first 1") == "LD-2.2"


def test_2_3_a_bid_is_one_to_all_dice_of_a_face() -> None:
    state = at("cups 11 - 2")
    assert legal(state) == [f"bid {n}x{face}" for n in (1, 2, 3) for face in range(1, 7)]
    assert refused(state, "bid 4x1") == "LD-2.3"
    state.apply(game.read("bid 2x5"))
    assert told(state) == [("bid", "LD-2.3", (0, 2, 5))]
    assert refused(state, "bid 4x1") == "LD-2.3"


@pytest.mark.parametrize("standing", ["1x1", "2x4", "3x6", "4x2"])
def test_2_4_a_raise_is_more_dice_or_a_higher_face(standing: str) -> None:
    state = at(f"cups 112 34; bids {standing}")
    quantity, face = (int(part) for part in standing.split("x"))
    for other, shown in product(range(1, 6), range(1, 7)):
        text = f"bid {other}x{shown}"
        higher = other > quantity or (other == quantity and shown > face)
        assert (text in legal(state)) == higher
        if not higher:
            assert refused(state, text) == "LD-2.4"


def test_2_5_the_highest_bid_can_only_be_challenged() -> None:
    assert legal(at("cups 12 3; bids 3x6")) == ["call"]
    assert legal(at("cups 12 3; exact true; bids 3x6")) == ["call", "exact"]
    assert legal(at("cups 12 3; bids 3x5")) == ["call", "bid 3x6"]


# LD-3. A challenge


@pytest.mark.parametrize(
    ("bid", "dice"),
    [("1x5", [3, 2, 2]), ("2x5", [3, 2, 2]), ("3x5", [3, 2, 2]), ("4x5", [2, 3, 2])],
)
def test_3_1_three_fives_are_at_least_three(bid: str, dice: list[int]) -> None:
    assert at(f"cups 155 345 26; bids {bid}", "call").scores() == dice


def test_3_1_it_is_told_what_was_shown_and_counted() -> None:
    state = at("cups 155 - 345; begins 3; bids 4x5", "call")
    assert told(state) == [
        ("called", "LD-3.1", (0, 2, 4, 5)),
        ("showed", "LD-3.1", (2, 345)),
        ("showed", "LD-3.1", (0, 155)),
        ("counted", "LD-3.1", (3, 5)),
        ("lost", "LD-3.1", (2, 2)),
        ("began", "LD-3.2", (2, 2)),
    ]
    assert state.bids == []
    assert state.hands == [()] * 3


def test_3_1_the_last_bidder_is_challenged() -> None:
    assert at("cups 11 22 33; bids 1x6 2x6 3x6 4x6", "call").scores() == [1, 2, 2]


def test_3_2_who_lost_the_die_begins() -> None:
    assert at("cups 11 22 33 44; bids 1x6", "call").begins == 0
    assert at("cups 11 22 33 44; bids 1x1", "call").begins == 1


def test_3_2_the_next_with_dice_begins_for_who_is_out() -> None:
    assert at("begins 2; cups 11 2 - 44; bids 4x6", "call").begins == 3
    assert at("begins 3; cups 11 - 6 4; bids 1x4", "call").begins == 0


def test_3_3_who_has_no_dice_is_out() -> None:
    state = at("begins 2; cups 11 2 33; bids 5x6", "call")
    assert ("out", "LD-3.3", (1,)) in told(state)
    for _ in range(2):
        state.apply(state.choices()[0])
    for bid in ("1x1", "1x2", "1x3", "1x4"):
        assert state.actor != 1
        state.apply(game.read(f"bid {bid}"))
    for choice in state.choices():
        assert state.redacted(choice, 1) == state.redacted(choice, SPECTATOR)
    seen, public = state.view(1), state.view(SPECTATOR)
    assert {**vars(seen), "seat": SPECTATOR} == vars(public)


def test_3_3_nobody_is_out_with_a_die_left() -> None:
    assert "out" not in [name for name, _, _ in told(at("cups 12 34; bids 4x6", "call"))]


def test_3_4_the_last_one_with_dice_wins() -> None:
    state = at("round 7; cups 22 - 5; bids 1x6", "bid 3x6", "call")
    assert state.actor == OVER
    assert state.winners() == [0]
    assert state.scores() == [2, 0, 0]
    assert state.choices() == []
    assert told(state)[-1] == ("won", "LD-3.4", (0,))
    for text in ("call", "bid 1x1", "roll 1", "first 1"):
        assert refused(state, text) == "LD-3.4"


def test_3_4_two_who_are_left_play_on_by_the_same_rules() -> None:
    state = at("cups 2 - 5; bids 1x2", "bid 1x5")
    assert state.winners() == []
    assert legal(state) == ["call", "bid 1x6", *(f"bid 2x{face}" for face in range(1, 7))]


# LD-4. Wild ones


def test_4_1_wild_ones_count_as_the_face_of_the_bid() -> None:
    cups = "cups 1125 3556"
    for quantity, dice in ((5, [4, 3]), (6, [3, 4])):
        assert at(f"wild true; {cups}; bids {quantity}x5", "call").scores() == dice
    for quantity, dice in ((3, [4, 3]), (4, [3, 4])):
        assert at(f"{cups}; bids {quantity}x5", "call").scores() == dice


def test_4_1_only_ones_count_for_a_bid_on_ones() -> None:
    for quantity, dice in ((2, [4, 3]), (3, [3, 4])):
        assert at(f"wild true; cups 1122 2223; bids {quantity}x1", "call").scores() == dice


def test_4_2_bids_in_their_order() -> None:
    state = at("wild true; cups 12 34")
    order = [
        "1x2", "1x3", "1x4", "1x5", "1x6", "2x2", "2x3", "2x4", "2x5", "2x6", "1x1",
        "3x2", "3x3", "3x4", "3x5", "3x6", "4x2", "4x3", "4x4", "4x5", "4x6", "2x1", "3x1", "4x1",
    ]  # fmt: skip
    for place, bid in enumerate(order):
        after = state.clone()
        after.apply(game.read(f"bid {bid}"))
        assert set(legal(after)) == {"call", *(f"bid {other}" for other in order[place + 1 :])}
    assert sorted(legal(state)) == sorted(f"bid {bid}" for bid in order)


def test_4_2_is_named_where_ones_are_concerned() -> None:
    state = at("wild true; cups 11223 44556; bids 5x4")
    assert refused(state, "bid 2x1") == "LD-4.2"
    assert refused(state, "bid 5x4") == "LD-2.4"
    state.apply(game.read("bid 3x1"))
    assert refused(state, "bid 6x6") == "LD-4.2"


# LD-5. Exact calls


def test_5_1_if_it_is_exact_everybody_else_loses_a_die() -> None:
    state = at("exact true; cups 125 345 - 666; bids 1x5 2x5", "exact")
    assert state.scores() == [2, 2, 0, 3]
    assert told(state) == [
        ("exact", "LD-5.1", (3, 1, 2, 5)),
        ("showed", "LD-5.1", (0, 125)),
        ("showed", "LD-5.1", (1, 345)),
        ("showed", "LD-5.1", (3, 666)),
        ("counted", "LD-5.1", (2, 5)),
        ("lost", "LD-5.1", (0, 2)),
        ("lost", "LD-5.1", (1, 2)),
        ("began", "LD-5.2", (2, 3)),
    ]


@pytest.mark.parametrize("bid", ["1x5", "3x5"])
def test_5_1_if_it_is_not_who_said_so_loses_one(bid: str) -> None:
    assert at(f"exact true; cups 125 345 666; bids {bid}", "exact").scores() == [3, 2, 3]


def test_5_1_only_if_the_table_plays_so() -> None:
    state = at("cups 125 345; bids 1x5")
    assert EXACT not in state.choices()
    assert CALL in state.choices()
    assert refused(state, "exact") == "LD-5.1"


def test_5_1_wild_ones_count_here_too() -> None:
    state = at("exact true; wild true; cups 125 345; bids 3x5", "exact")
    assert state.scores() == [2, 3]


def test_5_2_who_said_exact_begins() -> None:
    assert at("exact true; cups 125 345 66; bids 2x5", "exact").begins == 1
    assert at("exact true; cups 125 345 66; bids 1x5", "exact").begins == 1
    assert at("exact true; cups 15 5 25; bids 2x5", "exact").begins == 2


def test_5_2_everybody_else_may_be_out_at_once() -> None:
    state = at("exact true; cups 1 5 5 2; bids 2x5", "exact")
    assert state.winners() == [1]
    assert [name for name, _, _ in told(state)].count("out") == 3
