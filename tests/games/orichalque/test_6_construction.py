"""OR-6.8 to OR-6.12, OR-7.4, OR-8. Buildings, temples, medallions and extra actions."""

from __future__ import annotations

import pytest
from support.orichalque_positions import after, fact, legal, refused

from aurum.games.orichalque.rules import orichalque

BASE = "round 2; metropolis 1 e4 e5; held construct1=-; phase action; orichalque 0 0; "
RHOMBUS = ["c3", "c4", "d3", "b3"]  # far corners b3 and d3


@pytest.mark.parametrize("letters", ["FLDM", "VLDM", "VVDM", "VVVM", "VVVV", "MDLF"])
def test_or_6_10_a_temple_needs_four_different_terrains_volcanoes_are_wild(letters: str) -> None:
    tiles = " ".join(f"{cell}={letter}" for cell, letter in zip(RHOMBUS, letters, strict=True))
    state = after(BASE + f"tiles 1 {tiles}", "act")
    assert fact(state, "temples", "1") == 1
    assert fact(state, "points", "1") == 1
    assert fact(state, "tokens") == 16
    assert fact(state, "land", "1")["c3"] == f"[{letters[0]}]"  # type: ignore[index]


@pytest.mark.parametrize("letters", ["FFDM", "VLLM", "FFVV"])
def test_or_6_10_two_alike_need_the_architect(letters: str) -> None:
    tiles = " ".join(f"{cell}={letter}" for cell, letter in zip(RHOMBUS, letters, strict=True))
    plain = orichalque.read_position(BASE + f"tiles 1 {tiles}")
    assert fact(plain, "asks") != "action"
    architect = BASE + f"tiles 1 {tiles} e2=F; buildings 1 e2=Architect"
    assert fact(after(architect, "act"), "temples", "1") == 1
    two_pairs = "FFLL"
    tiles = " ".join(f"{cell}={letter}" for cell, letter in zip(RHOMBUS, two_pairs, strict=True))
    still = orichalque.read_position(BASE + f"tiles 1 {tiles} e2=F; buildings 1 e2=Architect")
    assert fact(still, "asks") != "action"


def test_or_7_4_the_crystal_lets_temples_stand_beside_a_creature_but_not_itself() -> None:
    tiles = "c3=F c4=L d3=D b3=M b4=V e2=F"
    near = BASE + f"tiles 1 {tiles}; creatures 1 b4=Gorgon"
    assert fact(orichalque.read_position(near), "asks") != "action"
    assert fact(after(near + "; buildings 1 e2=Crystal", "act"), "temples", "1") == 1
    crystal = BASE + "tiles 1 c4=F b4=V e2=L; creatures 1 b4=Gorgon; spots Crystal - - -"
    assert fact(orichalque.read_position(crystal), "asks") != "action"


def test_or_6_9_a_building_goes_onto_its_terrain_or_an_empty_volcano_and_gives_its_piece() -> None:
    position = BASE + "tiles 1 c3=F c5=L a2=V; spots Mine TrainingCamp - Forge"
    state = after(position, "act")
    assert legal(state) == [
        "build forest a2", "build forest c3", "build lagoon a2", "build lagoon c5",
        "build mountain a2",
    ]  # fmt: skip
    refused(state, "build forest c5", "OR-6.9")
    mined = after(position, "act", "build forest c3")
    assert (fact(mined, "orichalque", "1"), fact(mined, "spots", "forest")) == (1, "-")


def test_or_6_11_a_medallion_costs_five() -> None:
    state = after(BASE.replace("orichalque 0 0", "orichalque 6 0") + "tiles 1 c3=F", "act")
    assert (fact(state, "medallions", "1"), fact(state, "orichalque", "1")) == (1, 1)


def test_or_5_1_the_forest_titan_grants_one_more_construction() -> None:
    rich = BASE.replace("orichalque 0 0", "orichalque 10 0") + "tiles 1 c3=F; titans forest=1"
    state = after(rich, "act")
    assert legal(state) == ["medallion", "done"]
    state.apply(orichalque.read("medallion"))
    assert (fact(state, "medallions", "1"), fact(state, "titans", "forest")) == (2, "1~")


EXTRA = "round 2; metropolis 1 e4 e5; tiles 1 c3=F c4=V a2=F a3=L; phase extra; "


def test_or_8_1_what_each_payment_buys() -> None:
    state = after(EXTRA + "creatures 1 c4=Gorgon; hoplites 2 0; orichalque 2 0; "
                  "captured 1 Hellhound Cyclops; spots Mine - - -")  # fmt: skip
    assert legal(state) == [
        "buy produce with hoplites", "buy capture with hoplites", "buy construct with hoplites",
        "buy recruit with orichalque", "buy capture with orichalque",
        "buy construct with orichalque", "buy produce with creatures", "buy recruit with creatures",
        "buy capture with creatures", "buy construct with creatures", "end",
    ]  # fmt: skip


def test_or_8_2_an_action_that_could_do_nothing_cannot_be_bought() -> None:
    state = after(EXTRA + "hoplites 2 0; orichalque 6 0")
    assert legal(state) == [
        "buy produce with hoplites", "buy construct with hoplites", "buy recruit with orichalque",
        "end",
    ]  # fmt: skip
    refused(state, "buy construct with orichalque", "OR-8.1")  # 4 would be left: no medallion


@pytest.mark.parametrize(
    ("statue", "left"),
    [("StatueHoplites", (1, 2)), ("StatueOrichalque", (0, 2)), ("StatueCreatures", (0, 2))],
)
def test_or_7_3_a_statue_saves_one_of_its_resource(statue: str, left: tuple[int, int]) -> None:
    state = after(EXTRA + f"buildings 1 a2={statue}; hoplites 2 0; orichalque 1 0",
                  "buy produce with hoplites")  # fmt: skip
    assert (fact(state, "hoplites", "1"), fact(state, "orichalque", "1")) == left


def test_or_8_1_creatures_pay_one_at_a_time_and_go_back_to_the_bag() -> None:
    state = after(EXTRA + "captured 1 Hellhound Cyclops Gorgon; hoplites 0 0; orichalque 0 0",
                  "buy recruit with creatures", "pay Gorgon")  # fmt: skip
    assert legal(state) == ["pay Hellhound", "pay Cyclops"]
    state.apply(orichalque.read("pay Hellhound"))
    assert (fact(state, "captured", "1"), fact(state, "hoplites", "1")) == (["Cyclops"], 1)


def test_or_7_4_the_forge_allows_a_second_extra_action_even_just_built() -> None:
    forge = EXTRA + "hoplites 2 0; orichalque 2 0; spots Forge - - -"
    state = after(forge, "buy construct with hoplites", "build forest c3")
    assert fact(state, "asks") == "extra"
    state.apply(orichalque.read("buy recruit with orichalque"))
    assert fact(state, "asks") != "extra"


def test_or_1_5_without_victory_tokens_neither_temple_nor_medallion_can_be_had() -> None:
    rhombus = "tiles 1 c3=F c4=L d3=D b3=M; "
    spent = BASE.replace("orichalque 0 0", "orichalque 9 0") + rhombus + "medallions 4 13; "
    assert fact(orichalque.read_position(spent), "asks") != "action"
    state = after(spent + "spots Mine - - -", "act")
    assert fact(state, "buildings", "1") == ["Mine"]
    one_left = spent.replace("4 13", "3 13")
    assert sorted(legal(after(one_left, "act"))) == ["medallion", "temple b3 d3"]


def test_or_5_1_no_favour_is_offered_where_nothing_is_left_to_construct() -> None:
    last = BASE + "tiles 1 c3=F; spots Mine - - -; titans forest=1"
    state = after(last, "act")
    assert fact(state, "titans", "forest") == "1"
    assert fact(state, "asks") != "bonus"
