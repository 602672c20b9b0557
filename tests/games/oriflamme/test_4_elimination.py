"""OF-4. Elimination and discards."""

from __future__ import annotations

from support.oriflamme_positions import after, events, fact, queue, refused


def test_of_4_1_whoever_eliminates_gains_one_whichever_family_it_was() -> None:
    for victim in ("G", "P"):
        state = after(f"round 2; queue {victim}:(Heir) G:Soldier W:(Spy); at 2", "eliminate 1")
        assert fact(state, "stock", "G") == 2


def test_of_4_2_the_points_on_it_are_lost_and_the_card_lies_open_in_the_discard() -> None:
    state = after("round 2; queue P:(Heir)+4 G:Soldier W:(Spy); at 2", "eliminate 1")
    assert fact(state, "discard", "P") == ["Heir"]
    assert fact(state, "stock", "P") == 1
    assert state.view(2).families[1].discard == (3,)


def test_of_4_2_only_the_top_of_a_stack_can_be_eliminated() -> None:
    state = after("round 2; queue P:(Heir)/Lord G:Soldier W:(Spy); at 2", "eliminate 1")
    assert queue(state) == "P:Lord G:Soldier W:(Spy)"


def test_of_4_3_a_discard_pays_nobody() -> None:
    state = after("round 2; queue G:(Soldier) P:(Ambush) W:(Spy); at 1", "reveal")
    assert fact(state, "stock", "G") == 2
    assert fact(state, "stock", "P") == 5
    assert len(events(state, "eliminated")) == 1


def test_of_4_4_an_intrigue_is_discarded_once_applied() -> None:
    state = after("round 2; queue G:(Assassination) P:(Heir) W:(Spy); at 1",
                  "reveal", "eliminate 2")  # fmt: skip
    assert queue(state) == "W:(Spy)"
    assert fact(state, "discard", "G") == ["Assassination"]


def test_of_4_5_a_character_stays_face_up() -> None:
    assert queue(after("round 2; queue G:(Lord) W:(Spy); at 1", "reveal")) == "G:Lord W:(Spy)"


def test_a_position_that_is_not_there_cannot_be_chosen() -> None:
    position = "round 2; queue P:(Heir) G:Soldier W:(Spy); at 2"
    refused(after(position), "eliminate 9", "OF-5.2")
