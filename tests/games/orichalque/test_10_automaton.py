"""OR-10. The automaton, where a number off by one would go unnoticed."""

from __future__ import annotations

from support.orichalque_positions import after, fact

from aurum.engine import LOST, OVER, RUNNING, WON

SOLO = "solo normal; round 3; current 2; "
TEMPLE = "tiles 2 a4=F a5=L b4=D b5=M; "
VOLCANO = "tiles 2 a4=V; creatures 2 a4=Gorgon; "


def test_or_10_6_one_hoplite_left_after_paying_is_enough_to_fight() -> None:
    state = after(SOLO + VOLCANO + "hoplites 0 3; orichalque 0 0; phase extra")
    assert fact(state, "asks") == "automaton-roll"
    assert fact(state, "hoplites", "2") == 1


def test_or_10_6_with_none_left_the_payment_is_passed_over_for_the_next() -> None:
    state = after(SOLO + VOLCANO + "hoplites 0 2; orichalque 0 2; phase extra")
    assert fact(state, "asks") == "automaton-roll"
    assert (fact(state, "hoplites", "2"), fact(state, "orichalque", "2")) == (2, 0)


def test_or_10_6_a_temple_alone_is_worth_paying_for() -> None:
    state = after(SOLO + TEMPLE + "hoplites 0 2; orichalque 0 0; phase extra")
    assert (fact(state, "temples", "2"), fact(state, "hoplites", "2")) == (1, 0)


def test_or_10_6_paying_with_orichalque_counts_before_a_medallion_is_forged() -> None:
    poor = after(SOLO + "hoplites 0 0; orichalque 0 6; phase extra")
    assert (fact(poor, "medallions", "2"), fact(poor, "orichalque", "2")) == (0, 6)
    rich = after(SOLO + "hoplites 0 0; orichalque 0 7; phase extra")
    assert (fact(rich, "medallions", "2"), fact(rich, "orichalque", "2")) == (1, 0)
    other = after(SOLO + "hoplites 0 2; orichalque 0 5; phase extra")
    assert (fact(other, "medallions", "2"), fact(other, "hoplites", "2")) == (1, 0)


def test_or_1_5_without_tokens_it_neither_forges_nor_erects() -> None:
    spent = SOLO + TEMPLE + "medallions 16 1; hoplites 0 0; orichalque 0 9; "
    state = after(spent + "held construct1=-; phase action; spots Mine - - -")
    assert (fact(state, "temples", "2"), fact(state, "medallions", "2")) == (0, 1)
    assert fact(state, "buildings", "2") == ["Mine"]


def test_or_10_4_the_eighth_building_is_a_medallion_and_its_slot_still_pays() -> None:
    seven = " ".join(["-=TrainingCamp"] * 6 + ["-=Arch"])
    built = SOLO + f"buildings 2 {seven}; hoplites 0 0; orichalque 0 0; "
    state = after(built + "held construct1=-; phase action; spots Oratory - - -")
    assert fact(state, "medallions", "2") == 1
    eight = built.replace("-=Arch", "-=Arch -=Arch")
    assert fact(after(eight + "held construct1=-; phase action; spots Oratory - - -"),
                "medallions", "2") == 1  # fmt: skip


def test_or_10_7_that_the_automaton_has_won_can_be_told_from_a_play_that_goes_on() -> None:
    lost = after("solo easy; current 2; medallions 0 5; phase end")
    assert (lost.actor, lost.winners(), lost.outcome()) == (OVER, [], LOST)
    assert (fact(lost, "winners"), fact(lost, "outcome")) == (["2"], "lost")
    won = after("solo easy; current 1; medallions 5 0; phase end")
    assert (won.winners(), won.outcome()) == ([0], WON)
    on = after("solo easy; held produce1=-; phase action")
    assert (on.winners(), on.outcome(), fact(on, "outcome")) == ([], RUNNING, "running")
