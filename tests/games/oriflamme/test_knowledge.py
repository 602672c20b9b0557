"""Who knows what: views, memory, and what can be imagined from them."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from support.oriflamme_positions import after, queue

from aurum.engine import SPECTATOR
from aurum.games.oriflamme.rules import oriflamme
from aurum.games.oriflamme.rules.cards import INFORMER, INSURRECTION
from aurum.games.oriflamme.rules.deck import NAMES

MIXED = "set Shapeshifter,Informer,Heir,Spy,Lord,Archer,Soldier,Judge,Deal,Empress; "


def test_hidden_cards_are_seen_by_their_owner_only() -> None:
    state = after("round 2; queue G:(Spy)+1/(Heir) P:Lord W:(Archer)/Soldier; at 1")
    for seat, seen in (
        (0, "G:(Spy)+1/(Heir) P:Lord W:(?)/Soldier"),
        (1, "G:(?)+1/(?) P:Lord W:(?)/Soldier"),
        (SPECTATOR, "G:(?)+1/(?) P:Lord W:(?)/Soldier"),
    ):
        assert oriflamme.facts(state, seat)["queue"] == seen


def test_there_is_no_view_for_a_seat_that_is_not_there() -> None:
    state = after("round 2; queue G:(Spy); at 1")
    for seat in (3, -1, -2, -4, 99):
        with pytest.raises(ValueError, match="no seat"):
            state.view(seat)


def test_a_covered_open_card_stays_known() -> None:
    state = after("round 2; queue G:Heir P:Lord; placing G", "place Spy on 1")
    assert oriflamme.facts(state, 1)["queue"] == "G:(?)/Heir P:Lord"


def test_everybody_knows_an_insurrection_that_turned_back() -> None:
    state = after(
        "set alliance; round 2; queue G:(Insurrection)+1 P:Judge W:(Deal); at 1", "reveal"
    )
    for seat in (1, 2, SPECTATOR):
        card = state.view(seat).queue[0][0]
        assert (card.kind, card.up, card.known) == (INSURRECTION, False, True)
        for number in range(20):
            assert queue(oriflamme.imagine(state.view(seat), Random(number))).startswith(
                "G:[Insurrection]"
            )


def test_a_view_remembers_when_a_hidden_card_was_placed() -> None:
    state = after("round 3; queue G:(Spy)+1@2 P:Lord; placing G", "place Archer end")
    placed = [stack[0].placed for stack in state.view(1).queue]
    assert placed == [2, 0, 3]


def test_a_returned_informer_is_known_to_be_in_the_hand() -> None:
    state = after("set alliance; round 3; queue G:(Informer) P:(Judge); hand G=Deal; at 1",
                  "reveal", "swap Deal")  # fmt: skip
    seen = state.view(1).families[0]
    assert [(back.kind, back.maybe) for back in seen.returned] == [(INFORMER, ())]
    for number in range(30):
        dream = oriflamme.imagine(state.view(1), Random(number))
        assert "Informer" in str(oriflamme.facts(dream)["hand"]["G"])  # type: ignore[index]


def test_after_another_card_is_placed_it_may_be_the_informer() -> None:
    position = "set alliance; round 3; queue G:(Informer) P:(Judge)+1; hand G=Deal,Judge; at 1"
    state = after(position, "reveal", "swap Deal", "keep")
    while state.actor != 0:
        state.apply(state.choices()[0])
    state.apply(oriflamme.read("place Judge start"))
    seen = state.view(1).families[0]
    assert [(back.kind, back.maybe) for back in seen.returned] == [(INFORMER, ((0, 0),))]
    where: Counter[str] = Counter()
    for number in range(200):
        dream = oriflamme.facts(oriflamme.imagine(state.view(1), Random(number)))
        placed = str(dream["queue"]).startswith("G:(Informer)")
        held = "Informer" in dream["hand"]["G"]  # type: ignore[index]
        assert placed != held
        where["placed" if placed else "held"] += 1
    assert min(where.values()) > 10


def test_a_card_seen_again_is_followed_no_longer() -> None:
    position = MIXED + "round 3; queue G:(Heir) P:(Spy); hand G=Lord; returned G=Informer?1.1; at 1"
    state = after(position)
    assert oriflamme.facts(state)["returned"]["G"] == "Informer?1.1"  # type: ignore[index]
    state.apply(oriflamme.read("reveal"))
    assert oriflamme.facts(state)["returned"]["G"] == "Informer"  # type: ignore[index]
    hidden = MIXED + "round 3; queue G:(Informer) P:(Spy); returned G=Informer?1.1; at 1"
    shown = after(hidden, "reveal")
    assert oriflamme.facts(shown)["returned"]["G"] == ""  # type: ignore[index]


def test_two_returned_cards_are_imagined_in_places_of_their_own() -> None:
    """The Shapeshifter came back first and may be either hidden card; the Informer only one."""
    position = (
        MIXED + "round 4; queue G:(Heir) P:(Spy) G:(Lord); hand G=Archer,Shapeshifter,Informer; "
        "returned G=Shapeshifter?1.1?3.1,Informer?3.1; at 1"
    )
    view = after(position).view(1)
    found: Counter[tuple[str, str]] = Counter()
    for number in range(600):
        dream = oriflamme.imagine(view, Random(number))
        first, last = (queue(dream).split()[at] for at in (0, 2))
        assert first != "G:(Informer)"
        hand = dream.view(0).families[0].hand or ()
        assert (last == "G:(Informer)") != (INFORMER in hand)
        found[first, last] += 1
    assert found["G:(Shapeshifter)", "G:(Informer)"] > 5


def test_every_fitting_deal_can_be_imagined_about_alike() -> None:
    """A hidden card is each of the unseen nine about as often."""
    view = after("round 1; queue G:(Spy) P:(Lord); discard G=Archer; at 1").view(1)
    kinds = Counter(oriflamme.imagine(view, Random(n)).setup.kind[
        oriflamme.imagine(view, Random(n)).queue[0]] for n in range(1800))  # fmt: skip
    assert set(kinds) == set(range(1, 10))
    assert min(kinds.values()) > 130
    assert max(kinds.values()) < 280


@pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
def test_other_hands_and_cards_set_aside_are_only_counted(seat: int) -> None:
    state = after("round 2; queue G:(Spy)/(Heir) P:(Lord) W:(Archer)/Soldier; at 1")
    seen = oriflamme.facts(state, seat)
    for family, letter in enumerate("GPW"):
        for pile in ("hand", "aside"):
            cards = seen[pile][letter]  # type: ignore[index]
            truth = oriflamme.facts(state)[pile][letter]  # type: ignore[index]
            assert cards == (truth if family == seat else ["?"] * len(truth))


def test_what_a_seat_sees_nowhere_is_unseen() -> None:
    state = after(
        "round 3; queue G:(Spy)/Lord P:Heir; hand G=Archer,Ambush; aside G=Decree,Soldier,"
        "Conspiracy; discard G=Assassination P=Spy; placing P"
    )
    names = [NAMES[kind] for kind in state.view(1).families[0].unseen]
    assert sorted(names) == sorted(
        ["Archer", "Soldier", "Spy", "Heir", "Shapeshifter", "Conspiracy", "Ambush", "Decree"]
    )
    assert state.view(SPECTATOR).families[0].unseen == state.view(1).families[0].unseen
    assert state.view(0).families[0].unseen == ()
    assert all(not family.unseen for family in oriflamme.open_view(state).families)


def test_before_the_deal_a_family_has_seen_none_of_its_cards() -> None:
    state = oriflamme.start(players=3)
    assert [len(family.unseen) for family in state.view(0).families] == [10, 10, 10]


def test_in_a_small_game_nothing_is_set_aside() -> None:
    state = oriflamme.start(players=2, set=["Archer", "Soldier", "Heir", "Ambush"], rounds=2)
    view = state.view(0)
    assert [family.unseen for family in view.families] == [(), view.kinds]


def test_a_view_tells_the_family_that_must_choose() -> None:
    placing = after("players 2; round 2; first W; queue G:(Spy); placing P")
    assert {placing.view(seat).asked for seat in (0, 1, SPECTATOR)} == {1}
    facing = after("players 2; round 2; queue G:Heir W:(Spy); at 2")
    assert (facing.view(0).asked, facing.actor) == (2, 0)
    assert oriflamme.start(players=3).view(0).asked == -1
    over = after("round 6; first G; at 1; queue G:(Spy); stock G=2 P=4 W=3", "keep")
    assert over.view(0).asked == -1
