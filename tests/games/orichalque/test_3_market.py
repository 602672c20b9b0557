"""OR-3, OR-9.1, OR-9.2. Cards taken, thrown out and drawn anew; building spots."""

from __future__ import annotations

import pytest
from support.orichalque_positions import after, by_chance, fact, legal, refused

from aurum.games.orichalque.rules import orichalque
from aurum.games.orichalque.rules.base_state import NONE

SIX = "display produce1=F recruit1=L capture1=D construct1=M produce2=FF recruit2=LL; "
FIVE = "display produce1=F recruit1=L capture1=D construct1=M produce2=FF; "
SPOTS = "spots Mine Mine Mine Mine; "


@pytest.mark.parametrize(("hoplites", "cards"), [(0, 2), (1, 4), (2, 6)])
def test_or_3_1_two_cards_are_free_two_cost_one_two_cost_two(hoplites: int, cards: int) -> None:
    position = f"players 4; metropolis 1 a5 b5; hoplites {hoplites} 0 0 0; {SIX}{SPOTS}"
    state = after(position)
    assert legal(state) == [f"take {place}" for place in range(1, cards + 1)]
    if cards < 6:
        refused(state, f"take {cards + 1}", "OR-3.1")
    state = after(position, f"take {cards}")
    assert fact(state, "hoplites", "1") == 0


def test_or_3_2_tile_and_creatures_come_along_and_the_others_slide_left() -> None:
    state = after(
        "metropolis 1 a5 b5; display produce1=F recruit1=V(Gorgon) capture1=D; " + SPOTS, "take 2"
    )
    assert fact(state, "display") == "produce1=F capture1=D"
    assert fact(state, "held") == "recruit1=V(Gorgon)"


@pytest.mark.parametrize("choice", ["act", "decline"])
def test_or_9_1_the_used_card_goes_to_the_discard_performed_or_not(choice: str) -> None:
    state = after(f"metropolis 1 a5 b5; held produce3=-; phase action; {FIVE}{SPOTS}")
    used = 1 << state.taken_card[0]
    assert not state.discard & used
    state.apply(orichalque.read(choice))
    assert state.discard & used
    assert state.taken_card == ()


@pytest.mark.parametrize(("players", "asks"), [(2, "discard"), (3, "card"), (4, "card")])
def test_or_9_1_only_two_players_throw_a_card_out(players: int, asks: str) -> None:
    metropoles = "metropolis 1 a5 b5; metropolis 2 a5 b5; "
    state = after(f"players {players}; {metropoles}{FIVE}{SPOTS}phase discard")
    assert fact(state, "asks") == asks


def test_or_9_1_what_is_thrown_out_goes_back_where_it_came_from() -> None:
    state = after(f"display produce1=F recruit1=V(Gorgon); {SPOTS}phase discard")
    gorgons, card, tile = sum(state.creature_bag), state.display[1][0], state.display[1][1]
    state.apply(orichalque.read("discard 2"))
    assert state.discard >> card & 1
    assert state.pile_bottoms[1] == (tile,)
    assert sum(state.creature_bag) == gorgons + 1


@pytest.mark.parametrize(("players", "cards"), [(2, 5), (3, 5), (4, 6)])
def test_or_9_2_display_and_spots_are_filled_up_after_the_round(players: int, cards: int) -> None:
    end = (
        f"players {players}; holder 1; current {players}; display produce3=LMD; spots - Mine - -; "
    )
    state = by_chance(after(end + "phase end"))
    assert len(state.display) == cards
    assert orichalque.write_position(state).count("produce3=LMD") == 1
    assert str(fact(state, "display")).startswith("produce3=LMD ")
    assert NONE not in state.spots
    for card, tile, *_ in state.display:
        assert state.setup.tile_size[tile] == state.setup.components.cards[card].size


def test_or_9_2_nothing_is_filled_up_within_a_round() -> None:
    state = after(
        "metropolis 2 a5 b5; holder 1; current 1; display produce3=LMD recruit1=F; phase end"
    )
    assert (fact(state, "current"), len(state.display)) == ("2", 2)
