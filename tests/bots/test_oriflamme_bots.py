"""The contract of a bot, held by all five levels at every kind of table; and that none peeks."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from support.bot_questions import (
    LEVELS,
    SEARCHING,
    answer,
    games,
    hold_to_what_each_is_worth,
    question,
)
from support.brief import often

import aurum
from aurum import bots
from aurum.engine import SPECTATOR
from aurum.games.oriflamme.bots.levels import REGENT, REGENT_V1
from aurum.games.oriflamme.bots.policy import Policy
from aurum.games.oriflamme.bots.search import OWN, Search, SearchParams, knowledge
from aurum.games.oriflamme.bots.trained import trained_card_odds, trained_policy
from aurum.games.oriflamme.bots.weights import initial_weights
from aurum.games.oriflamme.bots.worlds import World
from aurum.games.oriflamme.rules import oriflamme
from aurum.games.oriflamme.rules.cards import SOLDIER
from aurum.words import LANGUAGES, translator_for

STEP = often(7, 21)
"""Every so many positions are searched."""
TESTS = Path(__file__).parents[1]


def test_there_are_five_levels_and_random_is_known_besides() -> None:
    assert LEVELS == ["page", "squire", "knight", "baron", "regent"]
    assert bots.names("oriflamme") == [
        *LEVELS, "random", "regent_v1", "network", *bots.GENERAL,
    ]  # fmt: skip


@pytest.mark.parametrize("level", LEVELS)
def test_every_answer_is_legal_and_whole(level: str) -> None:
    step = 1 if level in ("page", "squire") else often(3, 9)
    for number, state in enumerate(games(1)):
        if number % step:
            continue
        found = answer(level, state, seed=number, iterations=3)
        choices = state.choices()
        assert found.choice in choices
        assert len(found.policy) == len(choices)
        assert sum(found.policy) == pytest.approx(1)
        assert min(found.policy) >= 0
        assert found.policy[choices.index(found.choice)] > 0
        assert len(found.chances) == state.setup.seats
        assert sum(found.chances) == pytest.approx(1)
        assert min(found.chances) >= 0
        hold_to_what_each_is_worth(found, choices, state.actor)


@pytest.mark.parametrize("level", SEARCHING)
def test_who_searches_says_what_each_choice_is_worth(level: str) -> None:
    state = oriflamme.start(players=3)
    while state.actor < 0:
        state.apply_unchecked(state.choices()[0])
    found = answer(level, state, iterations=200)
    assert any(chance is not None for chance in found.worth)


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_question_iterations_and_chance_give_the_same_answer(level: str) -> None:
    for number, state in enumerate(games(2)):
        if number % 40 == 0:
            assert answer(level, state) == answer(level, state)


@pytest.mark.parametrize("level", LEVELS)
def test_what_a_seat_may_not_know_changes_nothing(level: str) -> None:
    rng = Random(3)
    for number, state in enumerate(games(3)):
        if number % often(20, 60) == 0:
            other = oriflamme.imagine(state.view(state.actor), rng)
            assert other.view(other.actor) == state.view(state.actor)
            assert answer(level, other) == answer(level, state)


def test_those_it_imagines_do_not_peek_either() -> None:
    """Sense is handed whole tables in a search: it must judge by what the asked seat sees."""
    rng = Random(4)
    differed = 0
    for policy in (
        Policy(initial_weights()),
        Policy(initial_weights(), forgets=True),
        trained_policy(1.0),
    ):
        for state in games(4):
            other = oriflamme.imagine(state.view(state.actor), rng)
            differed += other.where != state.where
            assert policy.logits(other) == policy.logits(state)
            assert knowledge(other) == knowledge(state)
    assert differed > 1000


def test_others_learn_only_where_the_cards_of_the_asker_are_redrawn() -> None:
    """Of four iterations the first three are for the asker's own choice: the others answer in them
    and learn nothing. With the Regent of 0.1.0 they learned in all."""
    learned = {REGENT: 0, REGENT_V1: 0}
    for number, state in enumerate(games(6)):
        if number % STEP or len(state.choices()) == 1:
            continue
        seat, seats = state.actor, state.setup.seats
        for params in learned:
            search = Search(state.view(seat), trained_policy(1.0), params, trained_card_odds())
            search.run(Random(number), OWN, 1e9)
            learned[params] += any(key[0] % seats != seat for key in search.nodes)
    assert learned[REGENT] == 0
    assert learned[REGENT_V1] > 20


def test_redrawn_cards_do_not_hang_on_what_they_are() -> None:
    """What others are shown of the asker's hidden card is the same whatever card it is."""
    heirs = []
    for card in ("Heir", "Ambush"):
        state = oriflamme.read_position(
            f"players 4; round 3; first G; queue G:(Spy) W:(Heir)+1 P:Soldier G:({card})+2; at 1"
        )
        found = 0
        for number in range(400):
            world = World(state.view(0), Random(number), redrawn=True)
            world.mcmc_steps(trained_card_odds(), Random(number), 12)
            found += "G:(Heir)+2" in str(oriflamme.facts(world.state)["queue"])
        heirs.append(found / 400)
    assert abs(heirs[0] - heirs[1]) < 0.1
    assert 0.02 < max(heirs) < 0.5


def test_a_soldier_does_not_know_an_ambush_that_nobody_has_seen() -> None:
    """The Regent of 0.1.0 imagined a Soldier that spared the card behind it only where this was an
    Ambush."""
    struck: dict[SearchParams, list[float]] = {REGENT: [], REGENT_V1: []}
    for card in ("Heir", "Lord", "Conspiracy", "Ambush"):
        state = oriflamme.read_position(
            f"players 4; round 3; first G; queue G:(Spy) W:(Heir)+1 P:Soldier G:({card})+2; at 1"
        )
        for params, found in struck.items():
            search = Search(state.view(0), trained_policy(1.0), params, trained_card_odds())
            search.run(Random(1), 3000, 1e9)
            asked = [node for key, node in search.nodes.items() if (key[0], key[4]) == (1, SOLDIER)]
            before, behind = (sum(node.visits[choice] for node in asked) for choice in (0, 1))
            found.append(behind / (before + behind))
    assert max(struck[REGENT]) - min(struck[REGENT]) < 0.1
    assert max(struck[REGENT_V1]) - min(struck[REGENT_V1]) > 0.4


def test_likely_worlds_fit_the_view() -> None:
    for number, state in enumerate(games(5)):
        if number % 3:
            continue
        view = state.view(state.actor)
        world = World(view, Random(number))
        world.mcmc_steps(trained_card_odds(), Random(number), 12)
        assert world.state.view(state.actor) == view
        assert sorted(oriflamme.pieces(world.state)) == sorted(oriflamme.pieces(state))


def test_worlds_with_redrawn_cards_show_the_same_to_all() -> None:
    """The cards of the seat that thinks are dealt anew: nothing that everybody sees changes."""
    redrawn = 0
    for number, state in enumerate(games(5)):
        if number % 3:
            continue
        world = World(state.view(state.actor), Random(number), redrawn=True)
        world.mcmc_steps(trained_card_odds(), Random(number), 12)
        assert world.state.view(SPECTATOR) == state.view(SPECTATOR)
        assert sorted(oriflamme.pieces(world.state)) == sorted(oriflamme.pieces(state))
        assert world.state.choices()
        redrawn += world.state.view(state.actor) != state.view(state.actor)
    assert redrawn > 100


def test_a_world_is_as_likely_as_such_worlds_were_found_to_be() -> None:
    """Who hides a card from the first round to the last waits for a victim: no Archer does."""
    position = "players 3; round 6; queue G:(Spy) P:(Lord)+5@1 W:(Lord); at 1"
    state = oriflamme.read_position(position)
    rng = Random(6)
    world = World(state.view(state.actor), rng)
    found = {"Archer": 0, "Ambush": 0}
    for _ in range(2000):
        world.mcmc_steps(trained_card_odds(), rng, 2)
        queue = str(oriflamme.facts(world.state)["queue"])
        for name in found:
            found[name] += f"P:({name})" in queue
    assert found["Ambush"] > 2 * found["Archer"]


@pytest.mark.parametrize("level", SEARCHING)
def test_a_search_ends_when_its_time_is_over(level: str) -> None:
    state = next(state for state in games(6) if len(state.choices()) > 3)
    found = bots.answer(level, question(state), Random(1), bots.Budget(seconds=0.0))
    assert found.choice in state.choices()


@pytest.mark.skipif(aurum.BUILD == "pure", reason="nothing is compiled here")
def test_both_builds_answer_the_same() -> None:
    script = TESTS / "support" / "bot_questions.py"
    outputs = [
        subprocess.run(
            [sys.executable, str(script)],
            env={**os.environ, "AURUM_PURE": pure},
            stdout=subprocess.PIPE,
            check=True,
        ).stdout
        for pure in ("", "1")
    ]
    assert outputs[0] == outputs[1]
    assert len(outputs[0].splitlines()) > 200


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_is_a_sentence_in_every_language(language: str) -> None:
    speaks = translator_for(language)
    for number, state in enumerate(games(8)):
        if number % 10 == 0:
            for level in LEVELS:
                found = answer(level, state, iterations=2)
                for reason in (found.reason, bots.obvious_reason(question(state), found.choice)):
                    assert reason is not None
                    sentence = speaks.say(reason.key, **reason.facts)
                    assert sentence.endswith(".")
                    assert reason.key not in sentence


class Counting(Random):
    """Counts what is drawn from it: as good as a clock, and always the same."""

    drawn = 0

    def random(self) -> float:
        self.drawn += 1
        return super().random()


@pytest.mark.parametrize("level", SEARCHING)
def test_of_3_2_who_looks_at_the_clock_cannot_tell_that_a_choice_was_forced(level: str) -> None:
    position = "set alliance; round 3; queue G:({})@2 P:(Deal)@1 W:(Judge)@2; at 1"
    spent = {}
    for card in ("Insurrection", "Fanatic"):
        state = oriflamme.read_position(position.format(card))
        for even in (False, True):
            rng = Counting(1)
            budget = bots.Budget(iterations=40, even=even)
            bots.answer(level, question(state), rng, budget)
            spent[card, even] = rng.drawn
    assert len(oriflamme.read_position(position.format("Insurrection")).choices()) == 1
    assert spent["Insurrection", False] < spent["Fanatic", False] / 4
    assert 0.5 < spent["Insurrection", True] / spent["Fanatic", True] < 2
