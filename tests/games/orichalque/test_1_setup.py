"""OR-1. Set-up: boards, sides, pieces, the first display and who begins."""

from __future__ import annotations

from random import Random

import pytest
from support.orichalque_positions import after, by_chance, legal, refused

from aurum import bots
from aurum.bots import Question
from aurum.engine import BadOptions, Unreadable
from aurum.games.orichalque.rules import OrichalqueState, orichalque


def sides(state: OrichalqueState) -> list[str]:
    islands = state.setup.components.islands
    return [f"{islands[number].board} {islands[number].side}" for number in state.board]


def test_or_1_1_everybody_chooses_a_side_before_anybody_begins() -> None:
    state = orichalque.start(players=3, sides=["choose", "hard", "choose"])
    for board in "CAD":
        assert legal(state)[0].startswith("board ")
        state.apply(orichalque.read(f"board {board}"))
    assert (state.actor, legal(state)) == (0, ["side easy", "side hard"])
    refused(state, "first 1", "OR-1.1")
    state.apply(orichalque.read("side hard"))
    assert state.actor == 2
    state.apply(orichalque.read("side easy"))
    assert sides(state) == ["C hard", "A hard", "D easy"]
    assert legal(state) == ["first 1", "first 2", "first 3"]
    assert orichalque.settings(state)["sides"] == ["choose", "hard", "choose"]


def test_or_1_1_boards_that_the_table_chose_have_a_side_to_choose_too() -> None:
    state = orichalque.start(solo="easy", boards="C", sides="choose")
    state.apply(orichalque.read("side hard"))
    assert sides(state)[0] == "C hard"
    by_chance(state)
    assert legal(state)[0].startswith("found ")


def test_a_position_says_which_side_was_chosen() -> None:
    state = orichalque.start(players=2, sides="choose", boards=["B", "A"])
    state.apply(orichalque.read("side hard"))
    written = orichalque.write_position(state)
    assert "\nboards B/hard A\n" in written
    assert orichalque.write_position(orichalque.read_position(written)) == written
    with pytest.raises(Unreadable):
        orichalque.read_position("boards B/hard A; held produce1=-; phase action")
    with pytest.raises(Unreadable, match="two seats cannot have the same"):
        after("sides choose choose; boards B/hard B; held produce1=-; phase action")


@pytest.mark.parametrize("level", ["page", "squire", "knight", "baron", "regent", "greedy"])
def test_bots_take_the_easy_side(level: str) -> None:
    state = orichalque.start(players=2, sides="choose", boards=["B", "A"])
    question = Question("orichalque", state.view(0), state.choices())
    answer = bots.answer(level, question, Random(1))
    assert orichalque.write(answer.choice) == "side easy"


def test_sides_are_listed_where_others_are_refused() -> None:
    with pytest.raises(BadOptions, match="easy, hard, choose"):
        orichalque.options({"players": 2, "sides": "middle"})


def set_up(players: int, first: int = 1) -> OrichalqueState:
    """A play at its first question to a seat."""
    state = orichalque.start(players=players)
    while not legal(state)[0].startswith("first "):
        state.apply(state.choices()[0])
    state.apply(orichalque.read(f"first {first}"))
    return by_chance(state)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_or_1_1_everybody_gets_a_board_of_their_own_and_one_of_each(players: int) -> None:
    state = orichalque.start(players=players)
    assert (state.hoplites, state.orichalque) == ([1] * players, [1] * players)
    islands = state.setup.components.islands
    boards = {islands[number].board for number in set_up(players).board}
    assert len(boards) == players


def test_or_1_2_the_piles_and_bags_before_anything_is_drawn() -> None:
    state = orichalque.start(players=2)
    sizes = [0, 0, 0, 0]
    for kind, left in enumerate(state.pile):
        sizes[state.setup.tile_size[kind]] += left
    assert sizes == [0, 25, 23, 17]
    assert (sum(state.creature_bag), sum(state.building_bag)) == (20, 26)


@pytest.mark.parametrize(("players", "cards"), [(2, 5), (3, 5), (4, 6)])
def test_or_1_3_cards_with_tiles_of_their_size_and_creatures_on_volcanoes(
    players: int, cards: int
) -> None:
    state = set_up(players)
    assert len(state.display) == cards
    assert state.deck.bit_count() == 12 - cards
    for card, tile, *creatures in state.display:
        assert state.setup.tile_size[tile] == state.setup.components.cards[card].size
        assert len(creatures) == state.setup.volcanoes[tile]
        assert min(creatures, default=0) >= 0


def test_or_1_4_every_spot_has_a_building_from_the_bag() -> None:
    state = set_up(2)
    assert len(state.spots) == 4
    assert min(state.spots) >= 0
    assert sum(state.building_bag) == 26 - 4


def test_or_1_5_titans_are_active_in_the_centre_and_tokens_number_seventeen() -> None:
    state = set_up(2)
    assert state.titans == [-1] * 4
    assert state.awake_titans == 0b1111
    assert state.tokens == 17


@pytest.mark.parametrize(
    ("players", "first", "right"), [(2, 1, 1), (3, 1, 2), (3, 2, 0), (4, 4, 2)]
)
def test_or_1_6_the_first_holds_the_initiative_and_the_right_gains_a_hoplite(
    players: int, first: int, right: int
) -> None:
    state = set_up(players, first)
    assert (state.holder, state.current) == (first - 1, first - 1)
    assert state.hoplites == [1 + (player == right) for player in range(players)]
