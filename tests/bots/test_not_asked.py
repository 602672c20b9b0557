"""A bot is asked where its seat must choose; elsewhere every bot says what is wrong."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

import pytest

import aurum
from aurum import bots
from aurum.bots import Budget, NotAsked, Question
from aurum.engine import CHANCE, OVER, SPECTATOR, State
from aurum.words import LANGUAGES, translator_for


@dataclass(frozen=True)
class Bare:
    """The least that a view has."""

    seat: int
    seats: int


def position(game: str, actor: int) -> State:
    """A position in which this one must choose; 0 stands for any seat."""
    state: State = aurum.game(game).start(players=3)
    rng = Random(3)
    while state.actor != actor and (actor or state.actor < 0):
        state.apply(aurum.sample_choice(state, rng))
    return state


@pytest.mark.parametrize("name", [*bots.LEVELS, "random", "general-page", "general-regent"])
@pytest.mark.parametrize("game", aurum.games.names())
def test_no_bot_answers_at_a_chance_node(game: str, name: str) -> None:
    state = position(game, CHANCE)
    player = bots.bot(game, name)
    for seat in (0, 1, SPECTATOR):
        with pytest.raises(NotAsked, match="chance chooses next, and no seat") as told:
            player.answer(Question(game, state.view(seat), state.choices()), Budget(), Random(1))
        assert isinstance(told.value, ValueError)


@pytest.mark.parametrize("game", aurum.games.names())
def test_nor_for_another_seat_nor_after_the_end(game: str) -> None:
    state = position(game, 0)
    other = (state.actor + 1) % 3
    with pytest.raises(NotAsked, match=f"Seat {other} cannot be asked here: seat {state.actor}"):
        Question(game, state.view(other), state.choices())
    assert Question(game, state.view(state.actor), state.choices()).choices == state.choices()
    with pytest.raises(NotAsked, match="is over"):
        Question(game, position(game, OVER).view(0), [])


@pytest.mark.parametrize("name", ["random", "general-page"])
def test_where_the_view_does_not_say_whose_turn_it_is_the_rules_do(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    [game, *_] = aurum.games.names()
    waiting = position(game, CHANCE)
    rules = aurum.game(game)
    monkeypatch.setattr(type(rules), "imagine", lambda self, view, rng: waiting.clone())
    question = Question(game, Bare(0, 3), waiting.choices())
    with pytest.raises(NotAsked, match="chance chooses next"):
        bots.bot(game, name).answer(question, Budget(), Random(1))


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_every_language(language: str) -> None:
    facts = {"game": "x", "seat": 1, "actor": 2}
    say = translator_for(language).say
    said = {say("bot-not-asked", {**facts, "why": why}) for why in ("chance", "over", "seat")}
    assert len(said) == 3
