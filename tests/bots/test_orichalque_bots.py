"""The bots of Orichalque: legal, honest, repeatable, never absurd, and better by levels."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from math import inf
from pathlib import Path
from random import Random

import pytest
from support.bot_questions import hold_to_what_each_is_worth
from support.brief import often
from support.orichalque_positions import legal

import aurum
from aurum import bots
from aurum.bots import Answer, Budget, Question
from aurum.engine import CHANCE, OVER, Options, sample_choice
from aurum.games.orichalque.bots.cache import Cache
from aurum.games.orichalque.bots.search import Search, SearchParams
from aurum.games.orichalque.rules import OrichalqueState, orichalque
from aurum.words import LANGUAGES, translator_for

ROOT = Path(__file__).parents[2]
LEVELS = bots.levels("orichalque")
SENSIBLE = LEVELS[1:]
FEW = Budget(iterations=6)


def asked(state: OrichalqueState) -> Question:
    """The question that a state puts to its actor."""
    return Question("orichalque", state.view(state.actor), state.choices())


def answered(level: str, state: OrichalqueState, seed: object = 1, budget: Budget = FEW) -> Answer:
    return bots.answer(level, asked(state), Random(str(seed)), budget)


def chosen(level: str, position: str, seed: int = 1, budget: Budget = FEW) -> str:
    """What a level chooses in a position, in notation."""
    return orichalque.write(
        answered(level, orichalque.read_position(position), seed, budget).choice
    )


def hold_to_the_contract(question: Question, answer: Answer) -> None:
    """What every answer must be."""
    assert answer.choice in question.choices
    assert len(answer.policy) == len(question.choices)
    assert sum(answer.policy) == pytest.approx(1)
    assert min(answer.policy) >= 0
    assert answer.policy[question.choices.index(answer.choice)] > 0
    assert len(answer.chances) == question.view.seats
    assert min(answer.chances) >= 0
    if question.view.seats == 1:
        assert answer.chances[0] <= 1
    else:
        assert sum(answer.chances) == pytest.approx(1)
    hold_to_what_each_is_worth(answer, question.choices, question.view.seat)
    plain = bots.obvious_reason(question, answer.choice)
    for reason in [answer.reason] if plain is None else [answer.reason, plain]:
        for language in LANGUAGES:
            assert translator_for(language).say(reason.key, **reason.facts)


def test_there_are_five_levels_and_the_old_names_still_play() -> None:
    assert LEVELS == ["page", "squire", "knight", "baron", "regent"]
    assert {"random", "greedy"} <= set(bots.names("orichalque"))


@pytest.mark.parametrize("number", range(len(orichalque.variants())))
def test_every_answer_in_every_variant_keeps_the_contract(number: int) -> None:
    """Wherever a game at random leads, all levels are asked in turn."""
    state = orichalque.begin(orichalque.variants()[number])
    rng = Random(f"wander/{number}")
    asking = 0
    while state.actor != OVER and asking < often(150, 40):
        if state.actor != CHANCE:
            level = LEVELS[asking % len(LEVELS)]
            question = asked(state)
            hold_to_the_contract(question, answered(level, state, asking))
            asking += 1
        state.apply(sample_choice(state, rng))


@pytest.mark.parametrize(
    "options", [{"players": 4}, {"players": 2}, {"solo": "normal"}][: often(3, 1)], ids=str
)
@pytest.mark.parametrize("level", LEVELS)
def test_a_whole_game_against_oneself_keeps_the_contract(level: str, options: Options) -> None:
    state = orichalque.start(**options)
    rng = Random(f"{level}/{options}")
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.apply(sample_choice(state, rng))
            continue
        question = asked(state)
        answer = answered(level, state, rng.random(), Budget(iterations=3))
        hold_to_the_contract(question, answer)
        state.apply(answer.choice)


def positions(options: Options, seed: str, every: int) -> list[OrichalqueState]:
    """Some moments of a game at random in which a seat is asked."""
    state = orichalque.start(**options)
    rng = Random(seed)
    found = []
    number = 0
    while state.actor != OVER:
        if state.actor != CHANCE:
            number += 1
            if number % every == 0:
                found.append(state.clone())
        state.apply(sample_choice(state, rng))
    return found


@pytest.mark.parametrize(
    "options",
    [{"players": 2}, {"players": 3}, {"players": 4}, {"solo": "hard"}],
    ids=str,
)
def test_nobody_peeks(options: Options) -> None:
    """Two states that look the same to a seat get the same policy from the same randomness.

    One is as it was played; the other is made from the view alone, and is then led astray: what
    the bot was not given must not matter.
    """
    for number, state in enumerate(positions(options, f"peek/{options}", 23)):
        imagined = orichalque.imagine(state.view(state.actor), Random(number))
        assert repr(imagined.view(imagined.actor)) == repr(state.view(state.actor))
        for level in LEVELS:
            ours, theirs = answered(level, state, number), answered(level, imagined, number)
            assert ours == theirs
        assert orichalque.write_position(imagined) == orichalque.write_position(state), (
            "only looked at"
        )


def answers_of(seed: str = "told") -> list[list[object]]:
    """What all levels answer in some positions, exactly."""
    found: list[list[object]] = []
    tables: list[Options] = [{"players": 2}, {"players": 4}, {"solo": "easy"}]
    for options in tables:
        for number, state in enumerate(positions(options, seed, 31)):
            for level in LEVELS:
                answer = answered(level, state, number)
                facts = sorted(answer.reason.facts.items())
                found.append(
                    [
                        answer.choice,
                        repr(answer.policy),
                        repr(answer.chances),
                        answer.reason.key,
                        repr(facts),
                    ]
                )
    return found


def test_by_iterations_an_answer_is_repeated_exactly() -> None:
    assert answers_of() == answers_of()


@pytest.mark.skipif(aurum.BUILD == "pure", reason="nothing is compiled here")
def test_both_builds_answer_alike() -> None:
    environment = {**os.environ, "AURUM_PURE": "1"}
    folders = [ROOT / "src", ROOT / "tests", ROOT / "tests" / "bots"]
    environment["PYTHONPATH"] = os.pathsep.join(map(str, folders))
    code = "import json, test_orichalque_bots as bots; print(json.dumps(bots.answers_of()))"
    command = [sys.executable, "-c", code]
    pure = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True).stdout
    assert json.loads(pure) == answers_of()


def test_the_clock_ends_a_search() -> None:
    state = positions({"players": 2}, "clock", 20)[0]
    search = Search(Cache(state), state, Random(1), SearchParams(1, 0.3, 0.25, 1.0, 0.3))
    search.run(10**6, iter(range(10**6)).__next__, 5)
    assert 1 <= search.iterations <= 50
    search.run(search.iterations + 7, lambda: 0.0, inf)
    assert search.iterations > 7


# Positions in which the right choice is plain

NEARLY = """
hoplites 3 1
orichalque 5 1
medallions 4 0
metropolis 1 g2 g1
tiles 1 f1=F f2=L f3=V e2=D e3=M d1=F
spots Mine - - -
display produce2=FF recruit2=LL
phase action
"""


def played_out(level: str, position: str) -> OrichalqueState:
    """What a level makes of its turn, as far as it needs no chance."""
    state = orichalque.read_position(position)
    while state.actor == 0:
        state.apply(answered(level, state, budget=Budget(iterations=40)).choice)
    return state


@pytest.mark.parametrize("level", SENSIBLE)
def test_or_9_5_the_winning_medallion_is_forged(level: str) -> None:
    state = orichalque.read_position(NEARLY + "held construct1=-")
    state.apply(orichalque.read("act"))
    answer = answered(level, state)
    assert orichalque.write(answer.choice) in ("medallion", *temples(state))
    assert answer.chances == [1.0, 0.0]
    assert answer.reason.key == "bot-or-wins"


def temples(state: OrichalqueState) -> list[str]:
    return [text for text in legal(state) if text.startswith("temple")]


@pytest.mark.parametrize("level", SENSIBLE)
def test_or_8_1_the_winning_action_is_bought_with_what_is_left_over(level: str) -> None:
    assert played_out(level, NEARLY + "held recruit1=-").winners() == [0]


@pytest.mark.parametrize("level", SENSIBLE)
def test_or_6_3_all_go_into_the_last_fight(level: str) -> None:
    last = NEARLY.replace("medallions 4", "medallions 5")
    state = played_out(level, last + "creatures 1 f3=Cyclops\nheld capture1=-")
    assert state.actor == CHANCE
    assert state.creatures[0][3] == 3


@pytest.mark.parametrize("level", SENSIBLE)
def test_or_6_4_a_fight_that_cannot_be_lost_comes_before_one_that_likely_is(level: str) -> None:
    """Four dice always beat a Hellhound; one die hardly ever beats a Hydra."""
    position = NEARLY.replace("hoplites 3", "hoplites 0").replace("medallions 4", "medallions 1")
    position = position.replace("d1=F", "d1=V")
    position += "creatures 1 f3=Hellhound+3 d1=HydraForest\nheld capture1=-"
    state = orichalque.read_position(position)
    state.apply(orichalque.read("act"))
    for seed in range(5):
        answer = answered(level, state, seed, Budget(iterations=40))
        assert orichalque.write(answer.choice) == "fight f3 with 3"


@pytest.mark.parametrize("level", LEVELS)
def test_or_6_1_nobody_declines_what_costs_nothing(level: str) -> None:
    for card in ("produce1", "recruit1"):
        position = NEARLY.replace("medallions 4", "medallions 0") + f"held {card}=-"
        for seed in range(10):
            assert chosen(level, position, seed) == "act"


def test_only_one_choice_needs_no_thought() -> None:
    state = positions({"players": 2}, "only", 9)[0]
    question = Question("orichalque", state.view(state.actor), state.choices()[:1])
    for level in LEVELS:
        answer = bots.answer(level, question, Random(1), FEW)
        assert answer.policy == [1.0]
        assert answer.reason.key == "bot-or-only"


# Strength; `aurum arena` measures it properly


def wins_of(level: str, other: str, games: int, budget: Budget) -> int:
    """How many games of two a level wins against another, from both seats in turn."""
    won = 0
    for number in range(games):
        state = orichalque.start(players=2)
        rng, thoughts = Random(f"deal/{number // 2}"), Random(f"thoughts/{number}")
        while state.actor != OVER:
            if state.actor == CHANCE:
                state.apply(sample_choice(state, rng))
                continue
            who = level if state.actor == number % 2 else other
            state.apply(bots.answer(who, asked(state), thoughts, budget).choice)
        won += state.winners() == [number % 2]
    return won


def test_a_squire_beats_a_page() -> None:
    assert wins_of("squire", "page", often(20, 8), FEW) >= often(12, 5)


def test_a_regent_beats_a_squire_though_it_hardly_thinks() -> None:
    assert wins_of("regent", "squire", often(6, 2), Budget(iterations=often(40, 20))) >= often(4, 1)
