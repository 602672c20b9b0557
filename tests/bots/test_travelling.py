"""A bot can be copied and sent to another process, and answers there as it does here."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random

import pytest
from learner import Learner
from support.pickled_bots import answers

import aurum
from aurum import bots
from aurum.games.oriflamme.bots.policy import Policy
from aurum.games.oriflamme.bots.trained import trained_card_odds
from aurum.games.oriflamme.bots.weights import initial_weights
from aurum.games.oriflamme.rules import oriflamme

EVERYBODY = [(game, name) for game in aurum.games.names() for name in bots.names(game)]
WAYS: dict[str, Callable[[bots.Bot], bots.Bot]] = {
    "pickle": lambda bot: pickle.loads(pickle.dumps(bot)),
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("game", "name"), EVERYBODY)
def test_a_copy_answers_as_the_bot_does(game: str, name: str, way: str) -> None:
    bot = bots.bot(game, name)
    copied = WAYS[way](bot)
    assert type(copied) is type(bot)
    assert answers(copied, game) == answers(bot, game)


@pytest.fixture(scope="module")
def elsewhere() -> Iterator[ProcessPoolExecutor]:
    """Another process, which knows nothing of this one."""
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        yield pool


@pytest.mark.parametrize("game", aurum.games.names())
def test_bots_answer_the_same_in_another_process(game: str, elsewhere: ProcessPoolExecutor) -> None:
    there = [bots.bot(game, name) for name in bots.names(game)]
    answered = elsewhere.map(answers, there, [game] * len(there))
    assert list(answered) == [answers(bot, game) for bot in there]


@pytest.mark.parametrize("way", WAYS)
def test_a_page_forgets_in_every_copy(way: str) -> None:
    copied = WAYS[way](bots.bot("oriflamme", "page"))
    assert copied.policy.features.forgets  # type: ignore[attr-defined]


def test_what_is_remembered_can_be_copied() -> None:
    card_odds = trained_card_odds()
    assert pickle.loads(pickle.dumps(card_odds)).odds == card_odds.odds
    assert copy.deepcopy(card_odds).odds == card_odds.odds


def test_a_learner_goes_on_where_it_was() -> None:
    learner = Learner(initial_weights())
    learner.play(oriflamme.start(Random(1), players=3), Random(1))
    copied = pickle.loads(pickle.dumps(learner))
    assert copied.policy.tape == learner.policy.tape
    for one in (learner, copied):
        one.play(oriflamme.start(Random(2), players=3), Random(2))
    assert copied.gradient == learner.gradient
    assert copied.policy.w is copied.weights


def test_a_copy_of_a_sense_keeps_its_weights_to_itself() -> None:
    policy = Policy(initial_weights())
    copied = copy.deepcopy(policy)
    copied.w[0] += 1
    assert policy.w == initial_weights()
