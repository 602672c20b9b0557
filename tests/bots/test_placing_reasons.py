"""Why a card is placed: what this one is laid for, and nothing that another would do as well."""

from __future__ import annotations

import pytest

import aurum
from aurum import bots
from aurum.words import LANGUAGES, translator_for

OF = aurum.game("oriflamme")


def why(position: str, choice: str) -> bots.Reason:
    state = OF.read_position(position)
    assert OF.read(choice) in state.choices()
    question = bots.Question("oriflamme", state.view(state.actor), state.choices())
    found = bots.obvious_reason(question, OF.read(choice))
    assert found is not None
    for language in LANGUAGES:
        assert translator_for(language).say(found.key, found.facts)
    return found


PLACING = "set alliance; round 3; queue G:Empress P:Judge; placing G; hand G=Insurrection,Deal"


def test_al_2_1_an_insurrection_gains_nothing_in_the_round_it_is_placed() -> None:
    found = why(PLACING, "place Insurrection end")
    assert "cannot be revealed before there is a point on it" in translator_for("en").say(
        found.key, found.facts
    )


@pytest.mark.parametrize("spot", ["end", "on 1"])
def test_two_cards_at_one_spot_are_placed_for_different_things(spot: str) -> None:
    both = [why(PLACING, f"place {card} {spot}") for card in ("Insurrection", "Deal")]
    assert both[0].key == both[1].key
    assert both[0].facts != both[1].facts


def test_of_7_1_in_the_last_round_no_card_is_placed_to_ripen() -> None:
    last = PLACING.replace("round 3", "round 6")
    assert why(last, "place Deal end").facts == {"promise": "last"}
