"""What a learner is told about the islands, at positions written for it."""

from __future__ import annotations

import pytest

import aurum
from aurum.games.orichalque.lessons.detectors import rival_took
from aurum.lessons import all_lessons, observations
from aurum.words import LANGUAGES, translator_for

OR = aurum.game("orichalque")
RIVAL_CHOOSES = """
hoplites 1 3
boards B A
metropolis 1 d1 d2
metropolis 2 g2 g1
spots Mine - - -
current 2
holder 2
phase card
"""
FIVE = "display produce2=FF recruit2=LL capture1=D construct1=M produce1=F"


@pytest.mark.parametrize(
    ("display", "taken", "cheaper"),
    [
        (FIVE, "take 1", ("action-capture", 3, 2, 1, 0)),
        (FIVE, "take 3", ("action-produce", 5, 4, 2, 1)),
        (FIVE, "take 4", ("action-produce", 5, 4, 2, 1)),
        (FIVE, "take 5", None),
        ("display produce2=FF recruit2=LL capture1=D", "take 2", ("action-capture", 3, 2, 1, 0)),
        ("turn 1; display produce2=FF recruit2=LL", "take 1", None),
        ("display produce2=FF recruit2=LL capture1=D construct1=M", "take 3", None),
    ],
)
def test_or_3_2_a_card_is_called_cheaper_only_if_it_is(
    display: str, taken: str, cheaper: tuple[str, int, int, int, int] | None
) -> None:
    """OR-3.1: the places cost 0 0 1 1 2, so most cards that slide cost what they did."""
    state = OR.read_position(RIVAL_CHOOSES + display)
    *_, last = observations(all_lessons()[2], OR, state, [OR.read(taken)])
    facts = rival_took(last)
    if cheaper is None:
        assert facts is None
        return
    assert facts is not None
    found = (str(facts["action"]), facts["from"], facts["to"], facts["was"], facts["cost"])
    assert found == cheaper
    for language in LANGUAGES:
        assert translator_for(language).say("lesson-or-rival-took", facts)
