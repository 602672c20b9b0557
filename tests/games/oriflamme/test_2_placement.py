"""OF-2. Placement."""

from __future__ import annotations

from support.oriflamme_positions import after, fact, legal, queue, refused


def test_of_2_1_clockwise_from_the_first_player_one_card_each() -> None:
    state = after("round 2; first P; queue G:Heir; placing P", "place Spy end")
    assert fact(state, "actor") == "W"
    state.apply(state.choices()[0])
    assert fact(state, "actor") == "G"


def test_of_2_1_start_end_or_on_an_own_card() -> None:
    position = "round 2; queue G:Heir P:(Spy) G:(Lord); hand G=Archer; placing G"
    archers = [choice for choice in legal(after(position)) if "Archer" in choice]
    assert archers == [f"place Archer {spot}" for spot in ("start", "end", "on 1", "on 3")]


def test_of_2_1_a_placed_card_lies_face_down_where_it_was_put() -> None:
    position = "round 2; queue P:Spy; hand G=Archer; placing G"
    assert queue(after(position, "place Archer start")) == "G:(Archer) P:Spy"
    assert queue(after(position, "place Archer end")) == "P:Spy G:(Archer)"


def test_of_2_1_a_card_of_another_family_cannot_be_covered() -> None:
    refused(after("round 2; queue P:Spy; placing G"), "place Archer on 1", "OF-2.1")


def test_of_2_1_a_card_not_in_the_hand_cannot_be_placed() -> None:
    refused(after("round 2; queue G:Archer; placing G"), "place Archer end", "OF-2.1")


def test_of_2_2_one_way_into_an_empty_queue_in_any_round() -> None:
    for number in (1, 4):
        state = after(f"round {number}; hand G=Archer; placing G")
        assert "place Archer" in legal(state)
        refused(state, "place Archer start", "OF-2.2")


def test_of_2_2_never_between_two_positions() -> None:
    spots = {choice.split(" ", 2)[2] for choice in legal(after("queue P:Spy W:Lord; placing G"))}
    assert spots == {"start", "end"}
    refused(after("queue P:Spy W:Lord; hand G=Archer; placing G"), "place Archer", "OF-2.2")


def test_of_2_3_covering_begins_in_round_two_over_either_face() -> None:
    refused(after("round 1; queue G:(Lord) P:Spy; placing G"), "place Archer on 1", "OF-2.3")
    state = after("round 2; queue G:(Lord)+1 P:Spy G:Heir; placing G", "place Archer on 1")
    assert queue(state) == "G:(Archer)/(Lord)+1 P:Spy G:Heir"
    state = after("round 2; queue G:(Lord) G:Heir/Spy; placing G", "place Archer on 2")
    assert queue(state) == "G:(Lord) G:(Archer)/Heir/Spy"


def test_of_2_4_a_covered_card_takes_no_part() -> None:
    """Neither the covered Heir nor the covered kin count, and nobody is asked about them."""
    state = after("round 2; queue G:Heir P:(Spy)/Heir P:Lord W:(Archer)/(Spy); at 1")
    assert fact(state, "stock", "G") == 3
    assert fact(state, "actor") == "P"
    state = after("round 2; queue G:(Lord) P:(Spy) G:(Archer)/Heir G:(Spy); at 1", "reveal")
    assert fact(state, "stock", "G") == 2


def test_of_2_5_placement_ends_when_everybody_has_placed() -> None:
    state = after("round 2; first G; queue P:(Spy); placing W", "place Archer end")
    assert (fact(state, "at"), fact(state, "asks"), fact(state, "actor")) == (1, "face", "P")


def test_placing_tells_others_where_but_not_what() -> None:
    state = after("round 2; queue P:Spy; placing G", "place Archer end")
    placed = [event for event in state.events or [] if event.name == "placed"]
    assert placed[0].secrets == (0,)
    assert placed[0].seen_by(1).secrets == ()
    assert placed[0].seen_by(0) == placed[0]


def test_of_2_5_an_empty_hand_places_nothing() -> None:
    """Only a position of somebody's making can hold one; the game goes on all the same."""
    played = "discard G=Archer,Soldier,Spy,Lord,Shapeshifter,Conspiracy"
    state = after(f"round 2; first W; queue G:(Heir); {played}; at 1", "keep")
    assert fact(state, "actor") == "P"
    state.apply(state.choices()[0])
    state.apply(state.choices()[0])
    assert (fact(state, "asks"), fact(state, "round")) == ("face", 3)
