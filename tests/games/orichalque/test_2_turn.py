"""OR-2, OR-8.1, OR-9.3 to OR-9.5. The phases of a turn, the round, and the end."""

from __future__ import annotations

import pytest
from support.orichalque_positions import after, by_chance, fact, legal, refused

from aurum.engine import OVER
from aurum.games.orichalque.rules import orichalque

DISPLAY = "display produce1=F recruit1=L capture1=D construct1=M produce2=FF; "
SPOTS = "spots Mine Mine Mine Mine; "
METROPOLES = "metropolis 1 a5 b5; metropolis 2 a5 b5; "


def asked(position: str, *choices: str) -> tuple[object, object]:
    """Who is asked, and what."""
    state = after(position, *choices)
    return fact(state, "actor"), fact(state, "asks")


def test_or_2_1_the_phases_of_a_turn_come_in_their_order() -> None:
    state = after(METROPOLES + "hoplites 2 0; orichalque 2 0; " + DISPLAY + SPOTS)
    asks = [fact(state, "asks")]
    state.apply(orichalque.read("take 1"))
    asks.append(fact(state, "asks"))
    state.apply(state.choices()[0])
    asks.append(fact(state, "asks"))
    state.apply(orichalque.read("decline"))
    asks.append(fact(state, "asks"))
    state.apply(orichalque.read("end"))
    asks.append(fact(state, "asks"))
    assert asks == ["card", "tile", "action", "extra", "discard"]
    state.apply(orichalque.read("discard 1"))
    assert (fact(state, "current"), fact(state, "asks")) == ("2", "card")


def test_or_2_1_turns_go_clockwise_from_the_holder_of_the_initiative() -> None:
    state = after("players 3; holder 2; current 2; display produce1=F recruit1=L; phase end")
    assert fact(state, "current") == "3"
    state = after("players 3; holder 2; current 3; display produce1=F recruit1=L; phase end")
    assert fact(state, "current") == "1"


def test_or_2_2_the_metropolis_comes_before_the_first_card_only() -> None:
    state = after(DISPLAY + SPOTS)
    assert all(choice.startswith("found ") for choice in legal(state))
    refused(state, "take 1", "OR-2.2")
    state.apply(state.choices()[0])
    assert fact(state, "asks") == "card"


@pytest.mark.parametrize(("hoplites", "holder"), [("3 1", "1"), ("1 3", "2"), ("2 2", "2")])
def test_or_9_3_most_hoplites_take_the_initiative_and_a_tie_passes_it(
    hoplites: str, holder: str
) -> None:
    state = after(f"holder 1; current 2; hoplites {hoplites}; {DISPLAY}{SPOTS}phase end")
    assert fact(state, "holder") == holder


def test_or_9_3_russian_rules_leave_the_holder_out() -> None:
    position = f"holder 1; current 2; hoplites 3 1; {DISPLAY}{SPOTS}phase end"
    assert fact(after("initiative russian; " + position), "holder") == "2"


def test_or_9_4_the_player_to_the_right_gains_a_hoplite() -> None:
    state = after(
        "players 3; holder 1; current 3; hoplites 0 0 4; display produce1=F recruit1=L capture1=D "
        "construct1=M produce2=FF; spots Mine Mine Mine Mine; phase end"
    )
    assert fact(state, "holder") == "3"
    assert fact(state, "hoplites") == {"1": 0, "2": 1, "3": 4}


def test_or_9_5_five_points_end_the_game_at_once() -> None:
    position = METROPOLES + "orichalque 5 0; held construct1=-; phase action; tiles 1 c3=V; "
    four = after(position + "medallions 3 0", "act")
    assert four.actor != OVER
    assert after(position + "medallions 4 0", "act").winners() == [0]
    guarded = after(position + "medallions 4 0; creatures 1 c3=Gorgon", "act")
    assert guarded.actor != OVER
    assert guarded.winners() == []


def test_or_9_2_the_next_round_begins_once_the_display_is_full() -> None:
    state = by_chance(after("round 1; holder 1; current 2; hoplites 2 0; phase end"))
    assert (fact(state, "round"), fact(state, "current")) == (2, "1")
    assert len(state.display) == 5
