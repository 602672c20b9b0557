"""OF-1, MX-1, MX-4. Set-up."""

from __future__ import annotations

from random import Random

import pytest
from support.oriflamme_positions import legal

from aurum.engine import CHANCE, BadOptions
from aurum.games.oriflamme.rules import oriflamme


@pytest.mark.parametrize(("players", "families"), [(2, 4), (3, 3), (4, 4), (5, 5)])
def test_of_1_1_three_to_five_families_or_a_duel_of_four(players: int, families: int) -> None:
    state = oriflamme.start(players=players)
    assert len(state.stock) == families
    assert len(state.scores()) == players


@pytest.mark.parametrize("players", [0, 1, 6, -3, "4", 4.0, True, None])
def test_of_1_1_other_numbers_are_refused(players: object) -> None:
    with pytest.raises(BadOptions) as refusal:
        oriflamme.start(players=players)
    assert refusal.value.rule == "OF-1.1"
    assert "3 to 5" in str(refusal.value)


def test_of_1_1_a_text_is_no_number() -> None:
    with pytest.raises(BadOptions, match="“4” in quotes is a text"):
        oriflamme.options({"players": "4"})


def test_of_1_2_three_of_ten_are_set_aside_and_seven_held() -> None:
    state = oriflamme.start(players=3)
    assert state.actor == CHANCE
    assert len(state.choices()) == 120
    assert state.odds() == [1] * 120
    state.apply(oriflamme.read("aside Archer Lord Decree"))
    facts = oriflamme.facts(state)
    assert facts["aside"]["G"] == ["Archer", "Lord", "Decree"]  # type: ignore[index]
    assert facts["hand_size"]["G"] == 7  # type: ignore[index]
    assert facts["hand_size"]["P"] == 0  # type: ignore[index]


def test_of_1_2_only_the_owner_sees_hand_and_cards_set_aside() -> None:
    state = oriflamme.start(players=3)
    state.apply(oriflamme.read("aside Archer Lord Decree"))
    own, other = state.view(0).families[0], state.view(1).families[0]
    assert own.hand is not None
    assert len(own.hand) == 7
    assert own.aside is not None
    assert other.hand is None
    assert other.aside is None
    assert other.hand_size == 7


def test_of_1_3_everybody_starts_with_one_point() -> None:
    assert oriflamme.start(players=5).scores() == [1] * 5


def test_of_1_4_chance_chooses_who_begins_unless_the_table_does() -> None:
    state = oriflamme.start(players=3)
    for aside in ("Archer Lord Decree", "Spy Lord Heir", "Ambush Lord Heir"):
        state.apply(oriflamme.read(f"aside {aside}"))
    assert legal(state) == ["first G", "first P", "first W"]
    state = oriflamme.start(players=3, first=2)
    for aside in ("Archer Lord Decree", "Spy Lord Heir", "Ambush Lord Heir"):
        state.apply(oriflamme.read(f"aside {aside}"))
    assert state.actor == 2


@pytest.mark.parametrize("first", [3, -1, "G", True])
def test_of_1_4_only_a_family_at_the_table_can_begin(first: object) -> None:
    with pytest.raises(BadOptions) as refusal:
        oriflamme.start(players=3, first=first)
    assert refusal.value.rule == "OF-1.4"


def test_mx_1_ten_cards_of_both_boxes_by_name() -> None:
    ten = "archer,Spy,Heir,LORD,Ambush,Decree,Judge,Deal,Empress,Informer"
    assert oriflamme.options({"set": ten})["set"] == [
        "Archer", "Spy", "Heir", "Lord", "Ambush", "Decree", "Empress", "Informer", "Judge", "Deal",
    ]  # fmt: skip


def test_mx_1_ten_drawn_at_random_are_named_in_the_options() -> None:
    drawn = oriflamme.options({"set": "mixed"}, Random(3))["set"]
    assert isinstance(drawn, list)
    assert len(set(drawn)) == 10
    assert oriflamme.options({"set": "mixed"}, Random(3))["set"] == drawn


@pytest.mark.parametrize(
    ("ten", "says"),
    [
        ("mixed", "source of randomness"),
        ("oriflame", "base, alliance, mixed"),
        ("Archer,Spy", "2 were named"),
        (["Archer"] * 10, "1 of them different"),
        ("Archer,Spy,Heir,Lord,Ambush,Decree,Judge,Deal,Empress,Knight", "Knight is not a card"),
        (7, "base, alliance, mixed"),
        ([1, 2], "base, alliance, mixed"),
    ],
)
def test_mx_1_other_sets_are_refused_with_what_is_allowed(ten: object, says: str) -> None:
    with pytest.raises(BadOptions) as refusal:
        oriflamme.options({"set": ten})
    assert refusal.value.rule == "MX-1"
    assert says in str(refusal.value)


def test_an_option_that_does_not_exist_is_named() -> None:
    with pytest.raises(BadOptions, match=r"no option colour; there are players, set, first"):
        oriflamme.options({"colour": "red"})


def test_mx_4_in_the_duel_a_person_sees_both_own_families() -> None:
    state = oriflamme.start(players=2, first=0)
    for aside in ("Archer Lord Decree", "Spy Lord Heir", "Ambush Lord Heir", "Spy Archer Heir"):
        state.apply(oriflamme.read(f"aside {aside}"))
    seen = [family.hand is not None for family in state.view(0).families]
    assert seen == [True, False, True, False]
    actors = []
    for card in ("Spy", "Archer", "Spy", "Lord"):
        actors.append(state.actor)
        state.apply(oriflamme.read(f"place {card}" + (" end" if state.queue else "")))
    assert actors == [0, 1, 0, 1]


def test_of_1_2_nothing_is_set_aside_before_the_deal_reaches_a_family() -> None:
    state = oriflamme.start(players=3)
    assert oriflamme.facts(state, 0)["aside"] == {"G": [], "P": [], "W": []}
    state.apply(oriflamme.read("aside Archer Spy Decree"))
    assert oriflamme.facts(state, 1)["aside"] == {"G": ["?", "?", "?"], "P": [], "W": []}
    assert oriflamme.facts(state, 0)["aside"] == {
        "G": ["Archer", "Spy", "Decree"], "P": [], "W": [],
    }  # fmt: skip
