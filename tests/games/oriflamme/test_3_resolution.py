"""OF-3. Resolution."""

from __future__ import annotations

from support.oriflamme_positions import after, events, fact, legal, queue


def test_of_3_1_positions_resolve_in_order_and_the_owner_acts() -> None:
    state = after("round 2; queue W:(Spy) G:(Heir) P:(Lord); at 1", "keep")
    assert fact(state, "actor") == "G"
    state.apply(state.choices()[0])
    assert fact(state, "actor") == "P"


def test_of_3_2_keeping_puts_a_point_onto_the_card() -> None:
    state = after("round 2; queue G:(Spy)+1 P:(Heir); at 1", "keep")
    assert queue(state) == "G:(Spy)+2 P:(Heir)"
    assert fact(state, "stock", "G") == 1


def test_of_3_2_a_forced_keep_is_asked_and_looks_like_any_other() -> None:
    position = "set alliance; round 2; queue G:({}) P:(Judge); at 1"
    forced, free = after(position.format("Insurrection")), after(position.format("Fanatic"))
    assert legal(forced) == ["keep"]
    assert legal(free) == ["keep", "reveal"]
    assert forced.view(1).queue == free.view(1).queue
    assert forced.view(1).actor == free.view(1).actor == 0


def test_of_3_3_revealing_takes_the_points_then_applies_the_effect() -> None:
    state = after("round 2; queue G:(Heir)+2 P:(Spy); at 1", "reveal")
    assert queue(state) == "G:Heir P:(Spy)"
    assert fact(state, "stock", "G") == 1 + 2 + 2


def test_of_3_3_a_card_may_be_revealed_in_the_round_it_was_placed() -> None:
    state = after("round 1; first G; queue G:(Lord) P:(Spy); hand W=Heir; placing W",
                  "place Heir start", "reveal")  # fmt: skip
    assert fact(state, "stock", "W") == 3


def test_of_3_4_a_face_up_effect_must_be_applied_even_against_its_owner() -> None:
    state = after("round 2; queue G:Soldier G:(Heir)+3 P:(Spy); at 1")
    assert queue(state) == "G:Soldier P:(Spy)"
    assert fact(state, "actor") == "P"


def test_of_3_4_where_nothing_fits_nothing_happens() -> None:
    state = after("round 2; queue G:(Soldier); at 1", "reveal")
    assert queue(state) == "G:Soldier"
    assert [event.rule for event in events(state, "idle")] == ["OF-3.4"]


def test_of_3_5_adjacency_is_judged_on_the_closed_up_row() -> None:
    """The Archer removes the first card; now the Lord stands beside kin."""
    state = after("round 2; queue P:(Spy) G:Archer P:(Heir) W:(Lord) W:(Spy); at 2", "eliminate 1")
    assert queue(state) == "G:Archer P:(Heir) W:(Lord) W:(Spy)"
    state = after("round 2; queue W:Spy G:(Assassination) W:(Lord) P:(Spy); at 2",
                  "reveal", "eliminate 2", "reveal")  # fmt: skip
    assert fact(state, "stock", "W") == 1 + 2


def test_of_3_6_the_card_beneath_an_acting_intrigue_resolves_at_once() -> None:
    state = after("round 2; queue G:(Conspiracy)+1/Heir P:(Spy); at 1", "reveal")
    assert queue(state) == "G:Heir P:(Spy)"
    assert fact(state, "stock", "G") == 1 + 2 + 2
    state = after("round 2; queue G:(Conspiracy)/(Heir) P:(Spy); at 1", "reveal")
    assert (fact(state, "actor"), fact(state, "at")) == ("G", 1)


def test_of_3_6_so_does_the_card_beneath_a_character_that_leaves() -> None:
    """The Soldier on top is discarded by the Ambush it struck; the Lord beneath it acts now."""
    state = after("round 2; queue G:(Soldier)/Lord P:(Ambush) W:(Spy); at 1", "reveal")
    assert queue(state) == "G:Lord W:(Spy)"
    assert fact(state, "stock", "G") == 1 + 1 + 1


def test_of_3_6_if_the_position_emptied_the_next_one_follows() -> None:
    state = after("round 2; queue G:(Conspiracy) P:(Spy) W:(Heir); at 1", "reveal")
    assert (fact(state, "actor"), fact(state, "at")) == ("P", 1)


def test_of_3_7_uncovered_ahead_resolves_uncovered_behind_does_not() -> None:
    state = after("round 2; queue P:(Spy) G:Soldier W:(Spy)/Heir P:(Lord); at 2", "eliminate 3")
    assert fact(state, "stock", "W") == 3
    state = after("round 2; queue W:(Spy)/Heir G:Soldier P:(Lord); at 2", "eliminate 1")
    assert fact(state, "stock", "W") == 1
    assert (fact(state, "actor"), fact(state, "at")) == ("P", 3)


def test_of_3_8_positions_are_visited_not_cards() -> None:
    """The Heir that has acted is moved ahead and acts again; the Spy ahead is moved behind."""
    start = "round 2; queue W:Heir P:(Decree) G:(Lord) W:(Spy); at 2"
    again = after(start, "reveal", "move 1", "before 5", "keep", "keep")
    assert fact(again, "stock", "W") == 3
    skipped = after(start, "reveal", "move 3", "before 1")
    assert queue(skipped) == "G:(Lord) W:Heir W:(Spy)"
    assert (fact(skipped, "actor"), fact(skipped, "at")) == ("W", 3)
