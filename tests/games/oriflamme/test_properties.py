"""What holds in every game, whatever is played: hypothesis chooses."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from aurum.engine import OVER, SPECTATOR
from aurum.games.oriflamme.rules import OriflammeState, oriflamme
from aurum.games.oriflamme.rules.cards import (
    ASIDE_SIZE,
    DIPLOMAT,
    DISCARD,
    HAND,
    KNOWN,
    RESERVE,
    SET_ASIDE,
    SET_SIZE,
    UP,
    VERDICTS,
    family_of,
    slot_of,
)
from aurum.games.oriflamme.rules.deck import NAMES

SETS = st.one_of(
    st.sampled_from(["base", "alliance"]),
    st.permutations(NAMES).map(lambda names: list(names[:SET_SIZE])),
)
PLAYERS = st.integers(2, 5)
SCRIPT = st.lists(st.integers(0, 10_000), min_size=30, max_size=260)


def _play(ten: object, players: int, script: list[int]) -> list[OriflammeState]:
    """Every state of a game in which the script picks among the legal choices; then it ends."""
    state = oriflamme.start(players=players, set=ten)
    states = [state.clone()]
    for number in script:
        if state.actor == OVER:
            break
        choices = state.choices()
        state.apply(choices[number % len(choices)])
        states.append(state.clone())
    return states


games = given(ten=SETS, players=PLAYERS, script=SCRIPT)


@games
@settings(max_examples=60, deadline=None)
def test_every_card_is_in_one_place_and_hands_agree(
    ten: object, players: int, script: list[int]
) -> None:
    for state in _play(ten, players, script):
        in_queue = _cards_in_queue(state)
        assert len(in_queue) == len(set(in_queue))
        for card, where in enumerate(state.where):
            assert (where >= UP) == (card in in_queue)
            held = state.hand[family_of(card)] >> slot_of(card) & 1
            assert (where == HAND) == bool(held)
        for family in range(state.setup.families):
            own = state.where[family * SET_SIZE : (family + 1) * SET_SIZE]
            if any(own):
                assert own.count(SET_ASIDE) == ASIDE_SIZE


@games
@settings(max_examples=60, deadline=None)
def test_points_and_tokens_lie_only_where_the_rules_let_them(
    ten: object, players: int, script: list[int]
) -> None:
    for state in _play(ten, players, script):
        assert min(state.stock) >= 0
        assert min(state.points) >= 0
        assert state.verdicts.bit_count() <= VERDICTS
        for card, points in enumerate(state.points):
            where, kind = state.where[card], state.setup.kind[card]
            if points:
                reserved = where == RESERVE and NAMES[kind] == "Deal"
                assert where >= KNOWN or (where == UP and kind == DIPLOMAT) or reserved
            if state.verdicts >> card & 1:
                assert where >= UP


@games
@settings(max_examples=60, deadline=None)
def test_a_stack_is_of_one_family_and_each_family_plays_one_card_a_round(
    ten: object, players: int, script: list[int]
) -> None:
    for state in _play(ten, players, script):
        for top in state.queue:
            card = top
            while card >= 0:
                assert family_of(card) == family_of(top)
                card = state.beneath[card]
        if state.round and state.at >= 0:
            for family in range(state.setup.families):
                own = state.where[family * SET_SIZE : (family + 1) * SET_SIZE]
                out = sum(where >= UP or where in (DISCARD, RESERVE) for where in own)
                assert out == state.round  # an Informer's swap puts one in for one


@games
@settings(max_examples=25, deadline=None)
def test_saves_are_exact_and_imagined_states_fit(
    ten: object, players: int, script: list[int]
) -> None:
    rng = Random(1)
    for state in _play(ten, players, script)[::7]:
        text = oriflamme.write_position(state)
        assert oriflamme.write_position(oriflamme.read_position(text)) == text
        for seat in (*range(players), SPECTATOR):
            view = state.view(seat)
            dream = oriflamme.imagine(view, rng)
            assert repr(dream.view(seat)) == repr(view)
            if state.actor == seat:
                assert dream.choices() == state.choices()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("ten", ["base", "alliance", "mixed"])
def test_random_games_end_after_six_rounds_with_winners(ten: str, players: int) -> None:
    rng = Random(f"{ten}{players}")
    for _ in range(40):
        state = oriflamme.start(rng, players=players, set=ten)
        while state.actor != OVER:
            choices = state.choices()
            state.apply(choices[int(rng.random() * len(choices))])
        assert state.round == 6
        best = max(state.scores())
        assert state.winners()
        assert all(state.scores()[seat] == best for seat in state.winners())


def _cards_in_queue(state: OriflammeState) -> list[int]:
    found = []
    for top in state.queue:
        card = top
        while card >= 0:
            found.append(card)
            card = state.beneath[card]
    return found
