"""AL-1, AL-2. The cards of Alliance."""

from __future__ import annotations

from support.oriflamme_positions import after, events, fact, legal, queue, refused

from aurum.games.oriflamme.rules import oriflamme

A = "set alliance; round 3; "


def test_al_1_1_empress_gains_two_and_favours_a_hidden_card_of_another() -> None:
    state = after(
        A + "queue P:Judge G:(Empress) G:(Deal) P:(Deal) W:(Deal)/(Judge); at 2", "reveal"
    )
    assert legal(state) == ["favour 4", "favour 5"]
    refused(state, "favour 3", "AL-1.1")
    refused(state, "favour 1", "AL-1.1")
    state.apply(state.choices()[0])
    assert queue(state) == "P:Judge G:Empress G:(Deal) P:(Deal)+1 W:(Deal)/(Judge)"
    assert fact(state, "stock", "G") == 3


def test_al_1_1_without_such_a_card_just_gain_two() -> None:
    state = after(A + "queue P:Judge G:(Empress) G:(Deal); at 2", "reveal")
    assert fact(state, "stock", "G") == 3
    assert fact(state, "actor") == "G"


def test_al_1_2_informer_counts_points_on_hidden_neighbours_of_others() -> None:
    state = after(A + "queue P:(Judge)+3 G:(Informer) W:(Deal)+2; at 2", "reveal", "inform")
    assert fact(state, "stock", "G") == 1 + 5
    assert fact(state, "points") == [3, 0, 2]
    own_and_open = A + "queue G:(Judge)+3 G:(Informer) W:Diplomat+2 P:(Judge); at 2"
    assert fact(after(own_and_open, "reveal", "inform"), "stock", "G") == 1


def test_al_1_3_informer_swaps_with_a_hand_card_that_rests() -> None:
    position = A + "queue P:(Judge) G:(Informer)+1!/Fanatic W:(Deal); hand G=Deal,Judge; at 2"
    state = after(position, "reveal", "swap Deal")
    assert queue(state) == "P:(Judge) G:(Deal)~/Fanatic W:(Deal)"
    assert fact(state, "actor") == "W"
    hand = fact(state, "hand", "G")
    assert isinstance(hand, list)
    assert "Informer" in hand
    assert fact(state, "verdicts_left") == 5
    assert fact(state, "returned", "G") == "Informer"
    refused(after(position, "reveal"), "swap Fanatic", "AL-1.3")
    beyond = after(position, "reveal").refusal(oriflamme.read("swap Archer") + 20)
    assert beyond.rule == "AL-1.3"


def test_al_1_3_a_swapped_card_acts_in_the_next_round() -> None:
    position = A + "first G; queue G:(Informer); hand G=Deal; at 1"
    state = after(position, "reveal", "swap Deal")
    assert (fact(state, "round"), queue(state)) == (4, "G:(Deal)")


def test_al_1_3_a_swapped_card_rests_even_if_reached_again() -> None:
    ten = "set Informer,Decree,Spy,Heir,Lord,Archer,Soldier,Judge,Deal,Empress; round 3; "
    position = ten + "queue G:(Informer) P:(Decree) W:(Spy); hand G=Deal; at 1"
    state = after(position, "reveal", "swap Deal", "reveal", "move 1", "before 4", "keep")
    assert len(events(state, "rested")) == 1
    assert queue(state) == "W:(Spy)+1 G:(Deal)"
    assert fact(state, "round") == 4
    position = ten + "queue G:(Informer) P:(Decree) W:(Spy) W:(Heir); hand G=Deal; at 1"
    state = after(position, "reveal", "swap Deal", "reveal", "move 1", "before 4", "keep")
    assert (fact(state, "actor"), fact(state, "at")) == ("W", 3)


def test_al_1_4_judge_gains_one_and_marks_any_card_without_a_verdict() -> None:
    state = after(A + "queue P:(Judge)! G:(Judge) W:Fanatic W:(Deal); at 2", "reveal")
    assert legal(state) == ["eliminate 1", "mark 2", "mark 3", "mark 4"]
    refused(state, "mark 1", "AL-1.4")
    refused(state, "eliminate 3", "AL-1.5")
    refused(state, "mark none", "AL-1.4")
    state.apply(state.choices()[2])
    assert queue(state).startswith("P:(Judge)! G:Judge W:Fanatic!")
    assert fact(state, "verdicts_left") == 3


def test_al_1_4_without_token_or_card_just_gain_one() -> None:
    five = "queue P:(Judge)!/(Deal)! P:(Empress)! G:(Judge) W:Fanatic!/Judge! W:(Deal); at 3"
    state = after(A + five, "reveal")
    assert legal(state) == ["eliminate 1", "eliminate 2", "eliminate 4", "mark none"]
    state.apply(state.choices()[3])
    assert fact(state, "stock", "G") == 2
    nobody = after(A + "queue P:Judge! G:Judge!; at 2")
    assert legal(nobody) == ["eliminate 1", "eliminate 2", "mark none"]


def test_al_1_5_judge_eliminates_whoever_bears_a_verdict_itself_included() -> None:
    state = after(A + "queue G:(Judge)! W:(Deal); at 1", "reveal", "eliminate 1")
    assert fact(state, "discard", "G") == ["Judge"]
    assert fact(state, "stock", "G") == 2


def test_al_1_6_a_verdict_travels_stays_beneath_and_returns_to_the_pool() -> None:
    ten = "set Judge,Decree,Spy,Heir,Lord,Archer,Soldier,Informer,Deal,Empress; round 3; "
    moved = after(ten + "queue W:Heir! G:(Decree) P:(Spy)!/Heir!; at 2",
                  "reveal", "move 1", "before 4")  # fmt: skip
    assert queue(moved) == "P:(Spy)!/Heir! W:Heir!"
    assert fact(moved, "verdicts_left") == 2
    gone = after(ten + "queue W:Heir! G:(Soldier) P:(Spy)!; at 2", "reveal", "eliminate 1")
    assert fact(gone, "verdicts_left") == 4


def test_al_1_7_fanatic_gains_more_when_alone_of_its_family() -> None:
    for kin, gain in (("G:Judge", 1), ("G:(Judge)", 2), ("G:(Deal)/Judge", 2), ("P:Judge", 2)):
        state = after(A + f"queue G:(Fanatic) W:(Judge) {kin}; at 1", "reveal")
        assert fact(state, "stock", "G") == 1 + gain, kin


def test_al_1_8_diplomat_supports_another_or_leaves() -> None:
    position = A + "queue P:Diplomat+1 G:Diplomat+3 W:Diplomat P:(Deal); at 2"
    assert legal(after(position)) == ["support 1", "support 3", "leave"]
    stays = after(position, "support 1", "leave")
    assert fact(stays, "stock", "G") == 2
    assert fact(stays, "points") == [3, 3, 0]
    leaves = after(position, "leave", "support 1")
    assert [event.facts[3] for event in events(leaves, "discarded")] == [0]
    assert fact(leaves, "stock", "G") == 1 + 3
    assert fact(leaves, "discard", "G") == ["Diplomat"]


def test_al_1_8_alone_it_just_gains_one_or_leaves_with_nothing() -> None:
    position = A + "queue G:(Diplomat) P:(Diplomat); at 1"
    state = after(position, "reveal")
    assert legal(state) == ["support none", "leave"]
    assert fact(after(position, "reveal", "support none"), "stock", "G") == 2
    assert fact(after(position, "reveal", "leave"), "stock", "G") == 1


def test_al_1_9_points_on_a_diplomat_stay_when_covered_and_are_lost_with_it() -> None:
    covered = after(A + "queue G:Diplomat+4 P:(Deal); hand G=Deal; placing G", "place Deal on 1")
    assert queue(covered) == "G:(Deal)/Diplomat+4 P:(Deal)"
    dead = after(A + "queue W:Diplomat+4! G:(Judge) P:(Deal); at 2", "reveal", "eliminate 1")
    assert fact(dead, "stock", "W") == 1


def test_al_1_10_deserter_gains_one_more_for_a_character_and_needs_company() -> None:
    position = A + "queue W:Judge P:({}) G:(Deserter) P:(Deal); at 3"
    character = after(position.format("Fanatic"), "reveal", "eliminate 2")
    assert fact(character, "stock", "G") == 3
    assert queue(character) == "W:Judge G:Deserter P:(Deal)"
    intrigue = after(position.format("Infiltration"), "reveal", "eliminate 2")
    assert fact(intrigue, "stock", "G") == 2
    lonely = after(position.format("Fanatic"), "reveal", "eliminate 4")
    assert queue(lonely) == "W:Judge P:(Fanatic)"
    assert fact(lonely, "discard", "G") == ["Deserter"]


def test_al_1_10_without_a_neighbour_it_is_discarded() -> None:
    assert queue(after(A + "queue G:(Deserter); at 1", "reveal")) == ""


def test_al_2_1_insurrection_spends_a_point_and_turns_back_known() -> None:
    position = A + "queue P:(Deal) G:(Insurrection)+3 W:Judge P:(Judge); at 2"
    state = after(position, "reveal")
    assert queue(state) == "G:[Insurrection] P:(Judge)"
    assert fact(state, "stock", "G") == 1 + 2 + 2
    assert state.view(1).queue[0][0].kind == 16
    refused(after(A + "queue G:(Insurrection); at 1"), "reveal", "AL-2.1")
    alone = after(A + "queue G:(Insurrection)+1; at 1", "reveal")
    assert queue(alone) == "G:[Insurrection]"


def test_al_2_2_an_extortion_between_does_not_stop_the_second_elimination() -> None:
    state = after(A + "queue P:(Extortion) G:(Insurrection)+1 W:Judge G:(Deal)+2; at 2", "reveal")
    assert queue(state) == "G:[Insurrection] G:(Deal)+1"
    assert fact(state, "stock", "P") == 1 + 2 * 2
    assert fact(state, "stock", "G") == 1 + 2


def test_al_2_3_extortion_revealed_by_its_owner_brings_one() -> None:
    state = after(A + "queue G:(Extortion)+3 P:(Deal); at 1", "reveal")
    assert (fact(state, "stock", "G"), queue(state)) == (2, "P:(Deal)")


def test_al_2_4_extortion_pays_for_every_card_of_the_attacker() -> None:
    state = after(
        A + "queue G:(Deal)+2/Judge P:(Extortion)+5 G:(Deserter) W:Judge G:(Extortion); at 3",
        "reveal", "eliminate 2",
    )  # fmt: skip
    assert fact(state, "stock", "P") == 1 + 2 * 3
    assert fact(state, "stock", "G") == 1 + 1
    assert queue(state) == "G:(Deal)+1/Judge G:Deserter W:Judge G:(Extortion)"


def test_al_2_4_own_family_is_no_attacker() -> None:
    state = after(A + "queue G:(Extortion) G:(Deserter) W:Judge; at 2", "reveal", "eliminate 1")
    assert fact(state, "stock", "G") == 2


def test_al_2_5_an_eliminated_card_is_never_reserved() -> None:
    state = after(A + "queue P:(Deal)+2 G:(Deserter) W:Judge; at 2", "reveal", "eliminate 1")
    assert (fact(state, "reserve", "P"), fact(state, "discard", "P")) == ([], ["Deal"])


def test_al_2_6_infiltration_feeds_hidden_kin_then_waits_in_reserve() -> None:
    state = after(A + "queue G:(Infiltration)+1/(Judge) G:(Deal)+1 G:[Insurrection] P:(Deal); at 1",
                  "reveal")  # fmt: skip
    assert queue(state) == "G:(Judge) G:(Deal)+2 G:[Insurrection]+1 P:(Deal)"
    assert fact(state, "stock", "G") == 2
    assert fact(state, "reserve", "G") == ["Infiltration"]


def test_al_2_6_in_reserve_it_pays_two_for_each_hidden_card_eliminated() -> None:
    position = A + "queue {} G:(Deserter) W:Judge; at 2; reserve G=Infiltration"
    for victim, gain in (("P:(Deal)", 3), ("G:(Deal)", 3), ("P:Judge", 2)):
        state = after(position.format(victim), "reveal", "eliminate 1")
        assert fact(state, "stock", "G") == 1 + gain, victim


def test_al_2_7_deal_pays_each_later_round_while_a_card_is_in_the_queue() -> None:
    position = A + "queue G:(Deal)+2 {}:(Judge); at 1"
    held = after(position.format("G"), "reveal", "keep")
    assert (fact(held, "stock", "G"), fact(held, "reserve", "G")) == (3, ["Deal+2"])
    gone = after(position.format("P"), "reveal", "keep")
    assert fact(gone, "stock", "G") == 1


def test_al_2_8_the_points_on_a_reserved_deal_count_at_the_end() -> None:
    last = "set alliance; round 6; queue P:(Judge); at 1; reserve G=Deal+3"
    state = after(last, "keep")
    assert (fact(state, "stock", "G"), fact(state, "winners")) == (4, ["G"])
    assert fact(state, "reserve", "G") == ["Deal"]


TEN = "Shapeshifter,Ambush,Decree,Spy,Informer,Diplomat,Deserter,Judge,Insurrection,Heir"
MIXED = f"set {TEN}; round 3; "


def test_mx_2_a_shapeshifter_copying_means_itself() -> None:
    deserter = after(MIXED + "queue W:Deserter G:(Shapeshifter) P:(Spy) W:(Spy); at 2",
                     "reveal", "eliminate 1")  # fmt: skip
    assert fact(deserter, "discard", "G") == ["Shapeshifter"]
    informer = after(MIXED + "queue W:Informer G:(Shapeshifter) P:(Spy); hand G=Heir; at 2",
                     "reveal", "swap Heir")  # fmt: skip
    assert queue(informer) == "W:Informer G:(Heir)~ P:(Spy)"
    assert fact(informer, "returned", "G") == "Shapeshifter"


def test_mx_2_copying_a_diplomat_supports_the_copied_one_or_leaves() -> None:
    position = MIXED + "queue W:Diplomat+1 G:(Shapeshifter)+2 P:(Spy) G:Diplomat W:(Spy); at 2"
    state = after(position, "reveal")
    assert legal(state) == ["support 1", "support 4", "leave"]
    state.apply(state.choices()[0])
    assert fact(state, "points") == [3, 0, 0, 0, 0]
    leaves = after(position, "reveal", "leave")
    assert fact(leaves, "discard", "G") == ["Shapeshifter"]
    assert fact(leaves, "stock", "G") == 1 + 2


def test_mx_3_an_ambush_ends_the_insurrection() -> None:
    first = after(MIXED + "queue P:(Ambush) G:(Insurrection)+1 W:(Spy) P:(Spy); at 2", "reveal")
    assert queue(first) == "W:(Spy) P:(Spy)"
    assert fact(first, "discard", "G") == ["Insurrection"]
    second = after(MIXED + "queue W:(Spy) G:(Insurrection)+1 P:(Ambush) P:(Spy); at 2", "reveal")
    assert queue(second) == "P:(Spy)"
    assert fact(second, "stock") == {"G": 3, "P": 5, "W": 1}


def test_mx_4_the_two_families_of_a_person_are_different_players() -> None:
    struck = after("players 2; round 2; queue G:(Ambush) W:(Soldier) P:(Spy); at 2",
                   "reveal", "eliminate 1")  # fmt: skip
    assert fact(struck, "stock") == {"G": 5, "P": 1, "W": 2, "U": 1}
    robbed = after("players 2; round 2; queue G:(Heir) W:(Spy) P:(Spy); at 2", "reveal")
    assert legal(robbed) == ["rob G", "rob P"]
