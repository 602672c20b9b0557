"""Hints: two or three good choices, each with a chance and a reason, from what a seat may know."""

from __future__ import annotations

from random import Random

import pytest
from support.bot_questions import games, question
from support.brief import often

import aurum
from aurum import bots
from aurum.bots.advice import FEW, MOST, WORSE, _best, advise
from aurum.bots.contract import Answer, Budget, Reason
from aurum.engine import CHANCE, OVER, Event, State, sample_choice
from aurum.games.oriflamme.bots.advice import earned
from aurum.words import LANGUAGES, translator_for

BRIEFLY = Budget(iterations=often(120, 60))


def looked(tried: list[int], worth: list[float | None]) -> Answer:
    return Answer(0, [1.0 / len(tried)] * len(tried), [], Reason("hint-of-only"), worth, tried)


def test_what_was_tried_most_is_spoken_of() -> None:
    assert _best(looked([100, 900, 300, 50], [0.43, 0.5, 0.45, 0.49])) == [1, 2, 0]


def test_what_fared_best_is_spoken_of_first_also_when_it_was_tried_less() -> None:
    assert _best(looked([900, 300], [0.5, 0.52])) == [1, 0]


def test_a_third_choice_that_costs_much_is_left_out_but_a_second_is_not() -> None:
    assert _best(looked([900, 200, 100], [0.6, 0.55, 0.6 - WORSE - 0.01])) == [0, 1]
    assert _best(looked([900, 200], [0.6, 0.2])) == [0, 1]


def test_a_choice_that_was_hardly_looked_at_is_not_spoken_of() -> None:
    assert _best(looked([900, FEW - 1, 0], [0.5, 1.0, None])) == [0]


def asked(name: str, seed: int) -> list[State]:
    """Moments of a game in which somebody is asked."""
    rng = Random(seed)
    state = aurum.game(name).start(players=3)
    moments = []
    while state.actor != OVER:
        if state.actor != CHANCE:
            moments.append(state.clone())
        state.apply(sample_choice(state, rng))
    return moments


@pytest.mark.parametrize("name", ["oriflamme", "orichalque"])
def test_every_hint_is_legal_and_can_be_said_in_every_language(name: str) -> None:
    several = 0
    for number, state in enumerate(asked(name, 5)[:: often(7, 14)]):
        choices = state.choices()
        found = advise(bots.Question(name, state.view(state.actor), choices), Random(1), BRIEFLY)
        assert 1 <= len(found) <= min(MOST, len(choices)), number
        assert len({each.choice for each in found}) == len(found)
        several += len(found) > 1
        for each in found:
            assert each.choice in choices
            assert each.chance is None or 0 <= each.chance <= 1
            for language in LANGUAGES:
                assert translator_for(language).say(each.reason.key, each.reason.facts)
    assert several > 3


def test_hints_know_nothing_that_the_seat_does_not() -> None:
    game = aurum.game("oriflamme")
    compared = 0
    for number, state in enumerate(games(2)):
        if number % often(18, 60) or len(state.choices()) < 2:
            continue
        other = game.imagine(state.view(state.actor), Random(number))
        both = [advise(question(each), Random(7), BRIEFLY) for each in (state, other)]
        assert both[0] == both[1]
        compared += game.write_position(state) != game.write_position(other)
    assert compared > 3


def test_what_a_card_earns_is_counted_until_the_next_card_acts() -> None:
    heir = [
        Event("revealed", "OF-3.3", (0, 2, 3, 4)),
        Event("gained", "OF-5.4", (0, 2, 3)),
        Event("gained", "OF-5.5", (0, 3, 4)),
    ]
    assert earned(heir, 0) == 6
    theirs = [Event("revealed", "OF-3.3", (0, 2, 2, 0)), Event("robbed", "OF-5.3", (0, 1, 2))]
    assert earned([*theirs, Event("kept", "OF-3.2", (0, 3, 1))], 0) == 1
    assert earned([Event("gained", "OF-5.4", (1, 2, 3))], 0) == 0
