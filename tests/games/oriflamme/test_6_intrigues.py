"""OF-6. Intrigues of Oriflamme."""

from __future__ import annotations

from support.oriflamme_positions import after, events, fact, legal, queue, refused


def test_of_6_1_conspiracy_doubles_the_points_on_it() -> None:
    state = after("round 4; queue G:(Conspiracy)+3 P:(Spy); at 1", "reveal")
    assert fact(state, "stock", "G") == 1 + 6


def test_what_an_intrigue_paid_or_drained_is_not_lost_again_with_it() -> None:
    """The log tells where the points went: paid, or to the supply, but not both."""
    for position, drained in (
        ("round 4; queue G:(Conspiracy)+3 P:(Spy); at 1", []),
        ("round 4; queue G:(Ambush)+3 P:(Spy); at 1", [3]),
        ("set alliance; round 4; queue G:(Extortion)+3 P:(Deal); at 1", [3]),
        ("set alliance; round 4; queue G:(Insurrection)+3 P:(Deal) P:(Judge); at 1", [1]),
    ):
        state = after(position, "reveal")
        assert [event.facts[2] for event in events(state, "drained")] == drained
        assert all(event.facts[3] == 0 for event in events(state, "discarded"))
        assert [event.facts[3] for event in events(state, "revealed")] == [0]


def test_of_6_2_ambush_revealed_by_its_owner_brings_one_and_loses_its_points() -> None:
    state = after("round 4; queue G:(Ambush)+3 P:(Spy); at 1", "reveal")
    assert fact(state, "stock", "G") == 1 + 1
    assert queue(state) == "P:(Spy)"


def test_of_6_3_ambush_pays_four_and_discards_whatever_card_struck_it() -> None:
    struck = "round 2; queue P:(Ambush)+2 G:({}) W:(Spy); at 2"
    for attacker in ("Soldier", "Archer", "Assassination"):
        state = after(struck.format(attacker), "reveal", "eliminate 1")
        assert fact(state, "stock", "P") == 1 + 4
        assert fact(state, "stock", "G") == 1 + 1
        assert fact(state, "discard", "G") == [attacker]
        assert queue(state) == "W:(Spy)"


def test_of_6_4_ambush_struck_by_its_own_family_pays_only_for_the_elimination() -> None:
    state = after("round 2; queue G:(Ambush)+2 G:(Archer) W:(Spy); at 2", "reveal", "eliminate 1")
    assert fact(state, "stock", "G") == 2
    assert queue(state) == "G:Archer W:(Spy)"


def test_of_6_5_decree_moves_a_card_with_its_points_between_or_to_an_end() -> None:
    state = after("round 3; queue P:(Heir)+2! G:(Decree) W:Spy W:(Lord); at 2", "reveal")
    assert legal(state) == ["move 1", "move 3", "move 4"]
    refused(state, "move 2", "OF-6.5")
    state.apply(state.choices()[0])
    assert legal(state) == ["before 3", "before 4", "before 5"]
    refused(state, "before 1", "OF-6.5")
    refused(state, "before 2", "OF-6.5")
    refused(state, "before 6", "OF-6.5")
    state.apply(state.choices()[1])
    assert queue(state) == "W:Spy P:(Heir)+2! W:(Lord)"


def test_of_6_5_stepping_over_the_decree_alone_is_a_move() -> None:
    state = after("round 3; queue P:(Heir) G:(Decree) W:(Lord); at 2",
                  "reveal", "move 1", "before 3")  # fmt: skip
    assert queue(state) == "P:(Heir) W:(Lord)"
    assert (fact(state, "actor"), fact(state, "at")) == ("P", 1)


def test_of_6_5_only_the_top_of_a_stack_moves_and_may_land_beside_it() -> None:
    state = after("round 3; queue P:(Heir)/Spy G:(Decree) W:(Lord); at 2", "reveal", "move 1")
    assert legal(state) == ["before 1", "before 2", "before 3", "before 4"]
    state.apply(state.choices()[0])
    assert queue(state) == "P:(Heir) P:Spy W:(Lord)"


def test_of_6_5_a_card_beneath_the_decree_comes_first() -> None:
    state = after("round 3; queue P:(Heir) G:(Decree)/(Lord) W:(Lord) W:Heir; at 2",
                  "reveal", "move 3", "before 1")  # fmt: skip
    assert queue(state) == "W:(Lord) P:(Heir) G:(Lord) W:Heir"
    assert (fact(state, "actor"), fact(state, "at")) == ("G", 3)


def test_of_6_5_alone_it_has_no_effect() -> None:
    state = after("round 3; queue G:(Decree)+1; at 1", "reveal")
    assert queue(state) == ""
    assert fact(state, "stock", "G") == 2


def test_of_6_6_assassination_eliminates_any_card_even_itself() -> None:
    state = after("round 3; queue P:(Heir) W:Spy W:(Lord) G:(Assassination)/(Lord); at 4", "reveal")
    assert legal(state) == [f"eliminate {position}" for position in (1, 2, 3, 4)]
    state.apply(state.choices()[3])
    assert fact(state, "stock", "G") == 2
    assert fact(state, "discard", "G") == ["Assassination"]
    assert (fact(state, "actor"), fact(state, "asks"), fact(state, "at")) == ("G", "face", 4)
