"""A trained network as a player: the same for one position and many, blind to what is hidden."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import aurum
from aurum import bots
from aurum.engine import CHANCE, OVER, BadOptions, State, sample_choice
from aurum.games.oriflamme.bots.levels import NETWORK
from aurum.networks import network_bot
from aurum.networks.layouts import layout_of, table_of
from aurum.networks.network import FEW, Network

GAME = "oriflamme"
RULES = aurum.game(GAME)
TABLES = [dict(options) for options in layout_of(GAME).universal.tables]
SHIPPED = Network(NETWORK, GAME)


def moments(options: dict[str, Any], count: int, seed: int = 3) -> list[State]:
    """Positions of plays at random in which a seat has a choice."""
    rng = Random(seed)
    found: list[State] = []
    state = RULES.start(rng, **options)
    while len(found) < count:
        if state.actor == OVER:
            state = RULES.start(rng, **options)
        elif state.actor != CHANCE and len(state.choices()) > 1 and rng.random() < 0.3:
            found.append(state.clone())
        state.apply(sample_choice(state, rng))
    return found


def question_of(state: State) -> bots.Question:
    """What the seat that must choose is asked."""
    return bots.Question(GAME, state.view(state.actor), state.choices())


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_it_plays_at_every_table(options: dict[str, Any]) -> None:
    state = RULES.start(Random(5), **options)
    rng = Random(6)
    bot = bots.bot(GAME, "network")
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.apply(sample_choice(state, rng))
            continue
        question = question_of(state)
        answer = bot.answer(question, bots.Budget(), rng)
        assert answer.choice in question.choices
        assert sum(answer.policy) == pytest.approx(1)
        assert len(answer.policy) == len(question.choices)
        assert sum(answer.chances) == pytest.approx(1)
        assert len(answer.chances) == options["players"]
        state.apply(answer.choice)


def test_many_positions_at_once_are_read_as_one_by_one() -> None:
    """Few are read by sums of rows, many by matrices; and a batch has queues of several lengths."""
    for options in ({"players": 4, "set": "base"}, {"players": 3, "set": "mixed"}):
        states = moments(options, 3 * FEW)
        if options["set"] == "mixed":
            states = states[:1]  # ten other kinds would be another table
        table = SHIPPED.table(RULES.settings(states[0]))
        seats = [state.actor for state in states]
        together = table.read(states, seats)
        logits, shares = table.logits(together), table.shares(together)
        for at, state in enumerate(states):
            alone = table.read([state], [state.actor])
            np.testing.assert_allclose(table.logits(alone)[0], logits[at], rtol=1e-3, atol=1e-3)
            np.testing.assert_allclose(table.shares(alone)[0], shares[at], atol=1e-4)


@pytest.mark.parametrize("options", TABLES[:6:2], ids=str)
def test_nothing_hidden_is_read(options: dict[str, Any]) -> None:
    """In every deal that looks the same to a seat, the odds are the same to the last bit."""
    compared = 0
    for state in moments(options, 40):
        seat = state.actor
        view = state.view(seat)
        other = RULES.imagine(view, Random(compared))
        differs = RULES.write_position(other) != RULES.write_position(state)
        compared += differs
        legal, odds = SHIPPED.odds(state)
        again, imagined = SHIPPED.odds(other)
        assert again == legal
        np.testing.assert_array_equal(odds, imagined)
    assert compared > 20


def test_ten_cards_by_name_are_read_as_the_box_or_the_draw_they_are_of() -> None:
    base = RULES.options({"players": 4, "set": "base"}, Random(0))
    assert table_of(GAME, base) == {"players": 4, "set": "base"}
    named = RULES.options({"players": 3, "set": "mixed"}, Random(1))
    assert table_of(GAME, named) == {"players": 3, "set": "mixed"}
    with pytest.raises(ValueError, match="no network knows such a table"):
        table_of(GAME, {**base, "players": 9})


def test_it_wins_more_than_its_share_against_squires() -> None:
    """A rough check that the shipped file is a player: docs/training.md has the figures."""
    won = 0.0
    games = 60
    for number in range(games):
        deal, seat = divmod(number, 3)
        rng = Random(f"{deal}/{seat}")
        state = RULES.start(Random(deal), players=3, set="base")
        while state.actor != OVER:
            if state.actor == CHANCE:
                state.apply(sample_choice(state, rng))
            else:
                name = "network" if state.actor == seat else "squire"
                state.apply(bots.answer(name, question_of(state), rng).choice)
        won += (seat in state.winners()) / len(state.winners())
    assert won / games > 0.4  # fair is 0.33


def test_a_file_that_cannot_play_is_named(tmp_path: Path) -> None:
    path = tmp_path / "network.npz"
    whole = NETWORK.read_bytes()
    path.write_bytes(whole[: len(whole) // 2])
    with pytest.raises(BadOptions, match=r"The network of “network” cannot be read.*network\.npz"):
        network_bot(GAME, path, lambda question, choice: bots.Reason("bot-of-only"))
    with pytest.raises(BadOptions, match=r"plays oriflamme, not orichalque"):
        network_bot("orichalque", NETWORK, lambda question, choice: bots.Reason("bot-of-only"))


def test_the_file_says_where_it_comes_from() -> None:
    assert {"commit", "data", "decisions", "games", "date", "match"} <= set(SHIPPED.about)
    assert NETWORK.stat().st_size < 6 << 20
