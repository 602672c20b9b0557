"""OF-5. Characters of Oriflamme."""

from __future__ import annotations

from support.oriflamme_positions import after, fact, legal, queue, refused


def test_of_5_1_archer_shoots_the_first_or_the_last_card() -> None:
    state = after("round 2; queue P:(Spy) G:(Archer) W:(Heir)/Lord P:Lord; at 2", "reveal")
    assert legal(state) == ["eliminate 1", "eliminate 4"]
    refused(state, "eliminate 3", "OF-5.1")


def test_of_5_1_archer_may_have_to_shoot_itself() -> None:
    at_end = after("round 2; queue G:(Archer) W:(Heir); at 1", "reveal")
    assert legal(at_end) == ["eliminate 1", "eliminate 2"]
    alone = after("round 2; queue G:(Archer)+1; at 1", "reveal")
    assert queue(alone) == ""
    assert fact(alone, "stock", "G") == 1 + 1 + 1
    assert fact(alone, "discard", "G") == ["Archer"]


def test_of_5_2_soldier_eliminates_a_neighbour_own_family_included() -> None:
    state = after("round 2; queue P:Heir G:(Spy) G:(Soldier) W:(Heir) P:(Lord); at 3", "reveal")
    assert legal(state) == ["eliminate 2", "eliminate 4"]
    refused(state, "eliminate 1", "OF-5.2")
    refused(state, "eliminate 3", "OF-5.2")


def test_of_5_3_spy_takes_from_the_stock_and_not_from_the_card() -> None:
    state = after("round 2; queue G:(Spy) P:(Heir)+3 W:(Lord); stock P=2; at 1", "reveal")
    assert queue(state) == "G:Spy P:(Heir)+3 W:(Lord)"
    assert (fact(state, "stock", "G"), fact(state, "stock", "P")) == (2, 1)


def test_of_5_3_spy_between_two_families_chooses() -> None:
    state = after("round 2; queue W:Heir G:(Spy) P:(Heir); at 2", "reveal")
    assert legal(state) == ["rob P", "rob W"]
    refused(state, "rob G", "OF-5.3")


def test_of_5_3_a_poor_or_own_neighbour_is_no_target() -> None:
    state = after("round 2; queue W:Heir G:(Spy) P:(Heir); stock W=0; at 2", "reveal")
    assert fact(state, "stock", "P") == 0
    state = after("round 2; queue G:Heir G:(Spy) G:(Lord) P:(Heir); at 2", "reveal")
    assert fact(state, "stock", "G") == 1


def test_of_5_3_two_neighbours_of_one_family_need_no_choice() -> None:
    state = after("round 2; queue P:Heir G:(Spy) P:(Lord); at 2", "reveal")
    assert fact(state, "actor") == "P"
    assert fact(state, "stock", "G") == 2


def test_of_5_4_heir_gains_two_when_no_other_shows() -> None:
    for other, gain in (("P:(Heir)", 2), ("P:(Spy)/Heir", 2), ("P:Heir", 0)):
        state = after(f"round 2; queue G:(Heir) W:(Lord) {other}; at 1", "reveal")
        assert fact(state, "stock", "G") == 1 + gain, other


def test_of_5_5_lord_counts_adjacent_kin_of_either_face() -> None:
    state = after("round 2; queue G:(Spy) G:(Lord) G:Soldier P:(Heir) G:(Archer); at 2", "reveal")
    assert fact(state, "stock", "G") == 1 + 3
    alone = after("round 2; queue P:(Spy) G:(Lord) P:(Heir); at 2", "reveal")
    assert fact(alone, "stock", "G") == 1 + 1


def test_of_5_6_shapeshifter_copies_an_adjacent_open_character_of_any_family() -> None:
    state = after("round 2; queue P:Heir G:(Shapeshifter) G:Lord P:(Spy); at 2", "reveal")
    assert legal(state) == ["copy 1", "copy 3"]
    assert fact(after("round 2; queue P:Heir G:(Shapeshifter) G:Lord P:(Spy); at 2",
                      "reveal", "copy 3"), "stock", "G") == 1 + 2 + (1 + 1)  # fmt: skip


def test_of_5_6_shapeshifter_keeps_its_own_name() -> None:
    """Copying the Heir it looks for another open Shapeshifter; the Heir beside it is no rival."""
    state = after("round 2; queue P:Heir G:(Shapeshifter) P:(Spy); at 2", "reveal")
    assert fact(state, "stock", "G") == 3
    state = after(
        "round 2; queue P:Heir G:(Shapeshifter) P:(Spy) W:Shapeshifter W:(Lord); at 2", "reveal"
    )
    assert fact(state, "stock", "G") == 1


def test_of_5_6_no_candidate_no_effect_and_never_a_shapeshifter() -> None:
    state = after("round 2; queue P:(Heir) G:(Shapeshifter) P:Shapeshifter W:(Spy); at 2", "reveal")
    assert fact(state, "actor") == "W"
    assert fact(state, "stock") == {"G": 1, "P": 1, "W": 1}


def test_of_5_7_an_ambush_discards_the_shapeshifter_that_struck_it() -> None:
    state = after("round 2; queue P:(Ambush) G:(Shapeshifter) W:Soldier P:(Spy); at 2",
                  "reveal", "eliminate 1")  # fmt: skip
    assert fact(state, "discard", "G") == ["Shapeshifter"]
    assert queue(state).startswith("W:Soldier")
