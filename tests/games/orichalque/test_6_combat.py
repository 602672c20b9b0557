"""OR-6.2 to OR-6.7, OR-7.2, OR-7.3. Fights, their odds, and the loot."""

from __future__ import annotations

from itertools import product

import pytest
from support.orichalque_positions import after, fact, legal, refused

from aurum.games.orichalque.rules import orichalque
from aurum.games.orichalque.rules.combat import odds_of_fight, odds_of_roll

DICE = (1, 2, 3, 4, 5, 0)


@pytest.mark.parametrize("rolled", [1, 2, 3, 4])
@pytest.mark.parametrize("strength", [4, 6, 8, 10, 12])
@pytest.mark.parametrize("engines", [frozenset(), frozenset({1}), frozenset({2, 3})])
def test_odds_are_those_of_all_rolls_counted_one_by_one(
    rolled: int, strength: int, engines: frozenset[int]
) -> None:
    won = sum(
        any(face == 0 or face in engines for face in roll) or sum(roll) >= strength
        for roll in product(DICE, repeat=rolled)
    )
    assert odds_of_roll(DICE, rolled, strength, engines) == (won, 6**rolled)


FIGHT = (
    "round 2; metropolis 1 c2 c3; tiles 1 b2=V c4=V b4=F; hoplites 4 1; "
    "held capture1=-; phase action; "
)


def test_odds_of_a_fight_count_its_hoplites_and_engines() -> None:
    state = after(FIGHT + "creatures 1 c4=Hellhound", "act")
    assert odds_of_fight(state, 0, 0, 0) == pytest.approx(3 / 6)
    engine = after(FIGHT + "creatures 1 c4=Hellhound; buildings 1 b4=SiegeEngine3", "act")
    assert odds_of_fight(engine, 0, 0, 0) == pytest.approx(4 / 6)


def test_or_6_3_up_to_three_hoplites_stand_on_a_creature_those_stuck_included() -> None:
    state = after(FIGHT + "creatures 1 c4=Gorgon+2", "act")
    assert legal(state) == ["fight c4 with 2", "fight c4 with 3"]
    refused(state, "fight c4 with 1", "OR-6.3")
    refused(state, "stop", "OR-6.2")
    full = after(FIGHT + "creatures 1 c4=Gorgon+3 b2=Hellhound", "act")
    assert "fight c4 with 3" in legal(full)
    full.apply(orichalque.read("fight c4 with 3"))
    assert fact(full, "hoplites", "1") == 4


def test_or_6_6_a_lost_fight_leaves_the_hoplites_and_ends_the_capture() -> None:
    state = after(
        FIGHT + "creatures 1 c4=Cyclops b2=Hellhound", "act", "fight c4 with 2", "roll 1 2 3"
    )
    assert fact(state, "creatures", "1") == ["b2=Hellhound", "c4=Cyclops+2"]
    assert fact(state, "hoplites", "1") == 2
    assert fact(state, "asks") != "fight"


def test_or_6_5_a_won_fight_sends_its_hoplites_away_and_another_may_follow() -> None:
    state = after(
        FIGHT + "creatures 1 c4=Cyclops b2=Hellhound", "act", "fight c4 with 2", "roll 1 1 skull"
    )
    assert fact(state, "captured", "1") == ["Cyclops"]
    assert (fact(state, "hoplites", "1"), fact(state, "orichalque", "1")) == (2, 4)
    assert "stop" in legal(state)


def test_or_7_2_two_arches_pay_one_each_and_the_hospital_saves_one_a_fight() -> None:
    rich = FIGHT.replace("b4=F", "b4=F b3=F b5=F") + "creatures 1 c4=Cyclops b2=Hellhound; "
    rich += "buildings 1 b4=Arch b3=Arch b5=Hospital"
    state = after(
        rich, "act", "fight c4 with 2", "roll 1 1 skull", "fight b2 with 1", "roll 1 skull"
    )
    assert fact(state, "orichalque", "1") == 1 + (3 + 2) + (1 + 2)
    assert fact(state, "hoplites", "1") == 4 - 3 + 2


def test_winning_in_the_middle_of_a_capture() -> None:
    near = FIGHT + "creatures 1 c4=HydraDesert; medallions 4 0"
    state = after(near, "act", "fight c4 with 0", "roll skull")
    assert (fact(state, "actor"), fact(state, "winners")) == ("over", ["1"])


def test_or_5_2_the_desert_titan_wins_one_fight() -> None:
    state = after(FIGHT + "creatures 1 c4=Cyclops b2=Gorgon; titans desert=1", "act", "smite c4")
    assert fact(state, "captured", "1") == ["Cyclops"]
    assert fact(state, "titans", "desert") == "1~"
    refused(state, "smite b2", "OR-5.2")


def test_a_minotaurs_building_with_nowhere_to_go_returns_to_the_bag() -> None:
    lone = "round 2; metropolis 1 c2 c3; tiles 1 c4=V d3=V; creatures 1 c4=Minotaur d3=Gorgon; "
    state = after(lone + "held capture1=-; phase action", "act", "fight c4 with 0", "roll skull")
    state.apply(orichalque.read("building Mine"))
    assert fact(state, "asks") == "fight"
    assert fact(state, "buildings", "1") == []
    assert orichalque.pieces(state).count("Mine") == 6
