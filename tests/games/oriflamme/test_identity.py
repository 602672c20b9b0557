"""A view is a value: only what it says can be told from it.

A program that is given nothing but a view imagines tables that fit it, and looks whether their
views are the same object here and there, or pickle alike. That must not help it to name a card.
"""

from __future__ import annotations

import pickle
from dataclasses import fields
from math import sqrt
from random import Random
from typing import Any

from support.oriflamme_positions import after

from aurum.engine import SPECTATOR, sample_choice
from aurum.games.oriflamme.rules import OriflammeState, View, oriflamme
from aurum.games.oriflamme.rules.cards import ASIDE_SIZE
from aurum.games.oriflamme.rules.view import CardView, FamilyView, ReturnedView

DREAMS = 60


def _late(seed: int) -> OriflammeState:
    """A table at which many cards lie hidden."""
    rng = Random(seed)
    state = oriflamme.start(players=4)
    while state.round < 4 or state.at < 2:
        state.apply(sample_choice(state, rng))
    return state


def _card(state: OriflammeState, position: int, depth: int) -> int:
    card = state.queue[position]
    for _ in range(depth):
        card = state.beneath[card]
    return card


def _hidden(view: View) -> list[tuple[int, int]]:
    """Position and depth of each card that the seat may not know."""
    return [
        (position, depth)
        for position, stack in enumerate(view.queue)
        for depth, card in enumerate(stack)
        if card.kind is None
    ]


def _guesses(view: View) -> dict[tuple[int, int], int]:
    """What the program takes each hidden card for: what it is where most is the same."""
    rng = Random(0)
    dreams = [oriflamme.imagine(view, rng) for _ in range(DREAMS)]
    seen = [dream.view(view.seat) for dream in dreams]
    bytes_alike = [pickle.dumps(other) == pickle.dumps(view) for other in seen]
    guesses = {}
    for position, depth in _hidden(view):
        stack = view.queue[position]
        likeness = [
            (other.queue[position] is stack)
            + (other.queue[position][depth] is stack[depth])
            + (other.families[stack[depth].family] is view.families[stack[depth].family])
            + alike
            for other, alike in zip(seen, bytes_alike, strict=True)
        ]
        best = likeness.index(max(likeness))
        guesses[position, depth] = _card(dreams[best], position, depth)
    return guesses


def _chance(view: View, position: int, depth: int) -> float:
    """How often whoever only reads the view names this card."""
    family = view.queue[position][depth].family
    places = [at for at in _hidden(view) if view.queue[at[0]][at[1]].family == family]
    return 1 / (len(places) + view.families[family].hand_size + ASIDE_SIZE)


def test_a_program_that_is_given_a_view_names_hidden_cards_by_chance_alone() -> None:
    right, cards, expected = 0, 0, 0.0
    for seed in range(25):
        state = _late(seed)
        for seat in (0, SPECTATOR):
            view = state.view(seat)
            for (position, depth), guess in _guesses(view).items():
                cards += 1
                right += guess == _card(state, position, depth)
                expected += _chance(view, position, depth)
    assert cards > 150
    assert abs(right - expected) < 4 * sqrt(expected)


def test_a_program_that_is_given_a_text_names_no_card() -> None:
    """Texts that say the same are the same object, whichever card is placed or set aside."""
    for state in (
        after("round 2; queue G:Heir P:Lord; placing G"),
        oriflamme.start(players=3),
    ):
        for seat in (1, SPECTATOR):
            texts = [state.redacted(choice, seat) for choice in state.choices()]
            dream = oriflamme.imagine(state.view(seat), Random(seat))
            texts += [dream.redacted(choice, seat) for choice in dream.choices()]
            assert all("?" in text for text in texts)
            assert len({id(text) for text in texts}) == len(set(texts))


def test_a_view_is_as_its_constructor_would_make_it() -> None:
    """Also where it was put together faster: a copy made from its fields pickles alike."""
    state = after(
        "set alliance; round 3; queue G:(Informer) P:(Judge)/Empress; hand G=Deal; at 1",
        "reveal",
        "swap Deal",
    )
    for seat in (0, 1, SPECTATOR):
        view = state.view(seat)
        assert pickle.dumps(_made_again(view)) == pickle.dumps(view)


def _made_again(value: Any) -> Any:
    if isinstance(value, tuple):
        return tuple(_made_again(item) for item in value)
    if isinstance(value, (View, FamilyView, CardView, ReturnedView)):
        return type(value)(*[_made_again(getattr(value, field.name)) for field in fields(value)])
    return value
