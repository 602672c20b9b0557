"""Five levels by general search, for games that bring no bots and as a yardstick for the others."""

from __future__ import annotations

import itertools
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from support.brief import often
from support.kuhn_poker import ENDINGS, chips, kuhn
from support.plugin_fixture import installed

import aurum
from aurum import bots, words
from aurum.analysis.choice_analysis import RecordedChoice, analyse_choice, analysis_params
from aurum.bots import Budget, Question, advice
from aurum.engine import CHANCE, OVER, Game, State, check_game, sample_choice

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("oriflamme", {"players": 4, "set": "base"}),
    ("oriflamme", {"players": 3, "set": "alliance"}),
    ("oriflamme", {"players": 5, "set": "mixed"}),
    ("oriflamme", {"players": 2}),
    ("orichalque", {"players": 2}),
    ("orichalque", {"solo": "normal"}),
]
FEW = Budget(iterations=12)
Strategy = dict[tuple[str, int], float]
"""How often to bet, by what was made and the card."""


@pytest.fixture(scope="module", autouse=True)
def _kuhn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """A game that brings nothing but rules."""
    folder = tmp_path_factory.mktemp("kuhn")
    with installed(folder, "kuhn", "support.kuhn_poker:plugin"):
        yield


def asked(game: Game[Any, Any], state: State) -> Question:
    return Question(game.name, state.view(state.actor), state.choices())


def at(cards: str, made: str) -> Question:
    return asked(kuhn, kuhn.read_position(f"{cards} {made or '-'} -1"))


def bets(level: str, cards: str, made: str, seeds: int, budget: Budget | None = None) -> float:
    """How often a level bets, or calls."""
    usual = budget or bots.usual_budget("kuhn", level)
    question = at(cards, made)
    found = [bots.answer(level, question, Random(seed), usual) for seed in range(seeds)]
    return sum(answer.policy[1] for answer in found) / seeds


def test_the_game_of_these_tests_keeps_the_contract() -> None:
    assert check_game(kuhn, plays=20).plays == 20


def test_a_game_without_bots_has_all_five_levels() -> None:
    assert not bots.has_own("kuhn")
    assert bots.has_own("oriflamme")
    assert bots.levels("kuhn") == list(bots.LEVELS) == bots.searching_levels("kuhn")
    assert bots.default_level("kuhn") == "knight"
    assert bots.names("kuhn") == [*bots.LEVELS, "random", *bots.GENERAL]
    for name in bots.names("kuhn"):
        answer = bots.answer(name, at("QJ", ""), Random(1), FEW)
        assert answer.choice in (0, 1)


@pytest.mark.parametrize("level", ["knight", "baron", "regent"])
def test_nobody_folds_a_king_or_calls_with_a_jack(level: str) -> None:
    budget = Budget(iterations=400) if level == "regent" else None
    for made, mine in (("b", "{}K"), ("pb", "K{}")):
        assert bets(level, mine.format("J"), made, 4, budget) > 0.95
    for made, mine in (("b", "{}J"), ("pb", "J{}")):
        assert bets(level, mine.format("Q"), made, 4, budget) < 0.05


def strategy(level: str, seeds: int) -> Strategy:
    found = {}
    for made, card in itertools.product(("", "p", "b", "pb"), range(3)):
        cards = "JQK"[card], "JQK"[(card + 1) % 3]
        dealt = "".join(cards if len(made) != 1 else cards[::-1])
        found[made, card] = bets(level, dealt, made, seeds)
    return found


def payoff(cards: tuple[int, ...], made: str, first: Strategy, second: Strategy) -> float:
    """The chips that the first seat wins, on average."""
    if made in ENDINGS:
        return float(chips(list(cards), made))
    seat = len(made) % 2
    bet = (first, second)[seat][made, cards[seat]]
    further = [payoff(cards, made + one, first, second) for one in "pb"]
    return bet * further[1] + (1 - bet) * further[0]


def margin(one: Strategy, other: Strategy) -> float:
    """What the one wins of the other in a deal, on average over all deals from both seats."""
    deals = list(itertools.permutations(range(3), 2))
    won = [payoff(deal, "", one, other) - payoff(deal, "", other, one) for deal in deals]
    return sum(won) / len(won) / 2


def test_each_level_wins_against_the_one_below() -> None:
    """Reckoned over all deals from how often each level bets, so that no luck is in it."""
    seeds = often(24, 12)
    found = [dict.fromkeys(strategy("page", 1), 0.5)]
    found += [strategy(level, seeds) for level in bots.LEVELS]
    for below, above in itertools.pairwise(found):
        assert margin(above, below) > 0.02


@pytest.mark.parametrize(("name", "options"), TABLES)
@pytest.mark.parametrize("level", bots.GENERAL)
def test_every_table_can_be_played(name: str, options: dict[str, Any], level: str) -> None:
    game = aurum.game(name)
    rng = Random(f"{name}{options}")
    state = game.start(rng, **options)
    left = 5
    while state.actor != OVER and left:
        if state.actor == CHANCE or rng.random() < 0.7:
            state.apply(sample_choice(state, rng))
            continue
        question = asked(game, state)
        found = bots.answer(level, question, rng, Budget(iterations=4))
        assert found.choice in question.choices
        assert abs(sum(found.policy) - 1) < 1e-9
        assert len(found.chances) == len(state.scores())
        assert -1e-9 <= sum(found.chances) <= 1 + 1e-9
        assert words.translator_for("en").say(found.reason.key, found.reason.facts)
        state.apply(found.choice)
        left -= 1


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_iterations_can_be_repeated(name: str, options: dict[str, Any]) -> None:
    game = aurum.game(name)
    rng = Random(3)
    state = game.start(rng, **options)
    for _ in range(12):
        state.apply(sample_choice(state, rng))
    while state.actor < 0 or len(state.choices()) < 2:
        state.apply(sample_choice(state, rng))
    question = asked(game, state)
    one, two = (bots.answer("general-regent", question, Random(5), FEW) for _ in range(2))
    assert one == two
    assert sum(one.tried) == 12
    other = bots.answer("general-regent", question, Random(6), FEW)
    assert (other.worth, other.tried) != (one.worth, one.tried)


def test_choices_are_compared_evenly() -> None:
    question = at("KQ", "pb")
    fold, call = bots.compare("regent", question, [0, 1], Random(1), Budget(iterations=200))
    assert 0.2 < fold < 0.46
    assert 0.74 < call < 0.93
    assert bots.compare("regent", question, [1], Random(1), Budget(iterations=50))[0] > 0.7


def test_the_time_for_a_forced_choice_tells_nothing() -> None:
    """`even`: where others see how long an answer takes, one choice is searched like several."""
    oriflamme = aurum.game("oriflamme")
    rng = Random(2)
    state = oriflamme.start(rng, players=3, set="alliance")
    while state.actor < 0 or len(state.choices()) > 1:
        state.apply(sample_choice(state, rng))
    question = asked(oriflamme, state)
    long = bots.answer("general-knight", question, Random(1), Budget(iterations=60, even=True))
    short = bots.answer("general-knight", question, Random(1), Budget(iterations=60))
    assert long.choice == short.choice == question.choices[0]
    assert long.reason == short.reason == bots.Reason("bot-only")
    assert long.chances != short.chances, "it was searched longer"


def test_a_choice_that_wins_at_once_is_made_and_said() -> None:
    orichalque = aurum.game("orichalque")
    rng = Random(11)
    for seed in range(often(4, 1)):
        state = orichalque.start(Random(seed), players=2)
        while state.actor != OVER:
            if state.actor != CHANCE and max(state.scores()) >= 3:
                question = asked(orichalque, state)
                wins = {choice for choice in question.choices if won(state, choice)}
                if wins and len(question.choices) > 1:
                    found = bots.answer("general-squire", question, rng, FEW)
                    assert found.choice in wins
                    assert found.reason.key == "bot-wins"
            state.apply(sample_choice(state, rng))


def won(state: State, choice: int) -> bool:
    then = state.clone()
    seat = state.actor
    then.apply(choice)
    return then.actor == OVER and then.winners() == [seat]


def test_hints_and_analysis_need_nothing_of_the_game() -> None:
    question = at("KQ", "pb")
    hints = advice.advise(question, Random(1), Budget(iterations=120))
    assert hints[0].choice == 1
    assert hints[0].reason.key in {"hint-first", "hint-even"}
    params = analysis_params("kuhn", "regent", 120)
    found = analyse_choice(RecordedChoice(5, question, 0), params, kuhn)
    assert (found.made, found.best) == ("pass", "bet")
    assert 0.3 < found.cost < 0.6
    for language in ("en", "fr", "ru"):
        speak = words.translator_for(language)
        for reason in (found.reason, *[one.reason for one in hints]):
            assert speak.say(reason.key, reason.facts)


def test_both_builds_answer_the_same() -> None:
    script = (
        "from random import Random; import aurum; from aurum import bots\n"
        "from support.digests import midway\n"
        "for name in aurum.games.names():\n"
        "    state = midway(name); rng = Random(1)\n"
        "    while state.actor < 0 or len(state.choices()) < 2:\n"
        "        state.apply(state.choices()[0])\n"
        "    question = bots.Question(name, state.view(state.actor), state.choices())\n"
        "    for level in bots.GENERAL:\n"
        "        print(bots.answer(level, question, rng, bots.Budget(iterations=10)))\n"
    )
    tests = str(Path(__file__).parents[1])
    told = []
    for pure in ("0", "1"):
        environment = {**os.environ, "AURUM_PURE": pure, "PYTHONPATH": tests}
        told.append(
            subprocess.run(
                [sys.executable, "-c", script],
                env=environment,
                capture_output=True,
                text=True,
                check=True,
            ).stdout
        )
    assert told[0] == told[1]
    assert told[0].count("Answer(") == 10


def test_aurum_games_says_who_plays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from aurum.cli import main

    assert main(["games", "--json"]) == 0
    told = {one["name"]: one["bots"] for one in json.loads(capsys.readouterr().out)["games"]}
    assert told == {"kuhn": "general", "orichalque": "own", "oriflamme": "own"}
    assert main(["games"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines if "general search" in line] == ["kuhn"]
