"""Whether a game keeps its secrets: two states that a seat cannot distinguish, both played on."""

from __future__ import annotations

import json
import pickle
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Protocol

from aurum.engine.contract import OVER, State
from aurum.engine.errors import AurumError
from aurum.engine.events import Event
from aurum.engine.plain_values import are_apart, difference, identities, same_value
from aurum.engine.promises import AnyGame, describe, kept, promise


class Counts(Protocol):
    """The part of the report that is counted here."""

    pairs: int
    pair_steps: int


def check_value(game: AnyGame, state: State, view: object, seat: int, rng: Random) -> None:
    """A view reveals its content and nothing else, neither by its bytes nor by object identity.

    No part of a view is part of another view, of this state or of an imagined one. Texts and
    numbers may be; then they are, whatever is imagined.
    """
    again, one, other = state.view(seat), *[game.imagine(view, rng).view(seat) for _ in range(2)]
    promise(same_value(again, view) and same_value(one, view), "view-same", game, state)
    promise(are_apart([view, again, one, other]), "view-own", game, state)
    first, second = (game.write_position(game.imagine(view, Random(0))) for _ in range(2))
    promise(first == second, "imagine-same", game, state, seat=seat)
    same = identities([view, one]) == identities([view, other])
    promise(same, "secret-object", game, state, seat=seat)


def check_indistinguishable(
    game: AnyGame, state: State, seat: int, rng: Random, report: Counts, steps: int = 30
) -> None:
    """The strong form of secrecy: two states that a seat cannot distinguish stay so.

    As long as the same choices, as this seat sees them, are made in both, it receives the same
    events and the same view, byte for byte. Where a rule shows a card that differs, the imagined
    state is refuted and another choice is tried.
    """
    view = state.view(seat)
    check_value(game, state, view, seat, rng)
    real, imagined = state.clone(), game.imagine(view, rng)
    report.pairs += 1
    _check_facts(game, real, imagined, seat)
    for _ in range(steps):
        if real.actor == OVER:
            return
        if real.actor == seat:
            same = real.choices() == imagined.choices()
            promise(same, "imagine-choices", game, real, imagined, seat=seat)
        else:
            _check_redacted(game, real, seat, rng)
        pair = _next_pair(game, real, imagined, seat, rng)
        if pair is None:
            return
        real, imagined = pair
        one, other = real.view(seat), imagined.view(seat)
        same = pickle.dumps(one) == pickle.dumps(other) and real.actor == imagined.actor
        if not same:
            differs = difference(one, other) or f"actor: {real.actor} / {imagined.actor}"
            promise(same, "secret-view", game, real, imagined, seat=seat, difference=differs)
        report.pair_steps += 1


def _check_facts(game: AnyGame, real: State, imagined: State, seat: int) -> None:
    """The facts of a position tell a seat no more than its view."""
    one, other = game.facts(real, seat), game.facts(imagined, seat)
    if json.dumps(one, default=str) != json.dumps(other, default=str):
        names = [name for name in one if one[name] != other.get(name)]
        facts = f"{names[0]}: {one[names[0]]} / {other.get(names[0])}" if names else ""
        promise(False, "secret-facts", game, real, imagined, seat=seat, difference=facts)


def _check_redacted(game: AnyGame, state: State, seat: int, rng: Random) -> None:
    """Two choices of another seat have two messages only if the seat sees a difference."""
    choices = state.choices()
    if len(choices) < 2:
        return
    one, other = rng.sample(choices, 2)
    looks, others = state.redacted(one, seat), state.redacted(other, seat)
    if looks == others:
        return
    (after, events), (instead, seen) = (_made(game, state, choice, seat) for choice in (one, other))
    same = events == seen and after.actor == instead.actor
    same = same and pickle.dumps(after.view(seat)) == pickle.dumps(instead.view(seat))
    told = f"{looks} / {others}"
    promise(not same, "secret-choice", game, state, seat=seat, difference=told)


def _next_pair(
    game: AnyGame, real: State, imagined: State, seat: int, rng: Random
) -> tuple[State, State] | None:
    """Both states after a choice that looks the same to the seat and shows it nothing different."""
    candidates = real.choices()
    rng.shuffle(candidates)
    for choice in candidates[:12]:
        looks = real.redacted(choice, seat)
        seen = {other: imagined.redacted(other, seat) for other in imagined.choices()}
        alike = [other for other, text in seen.items() if text == looks]
        if not alike:
            continue
        same = len({seen[other] is looks for other in alike}) == 1
        promise(same, "secret-object", game, real, imagined, seat=seat)
        imagined_choice = choice if real.actor == seat else rng.choice(alike)
        after, events = _made(game, real, choice, seat)
        imagined_after, imagined_events = _made(game, imagined, imagined_choice, seat)
        told: dict[str, str | int] = {"seat": seat, "choice": game.write(choice)}
        if events == imagined_events:
            same = pickle.dumps(events) == pickle.dumps(imagined_events)
            promise(same, "secret-event", game, real, imagined, difference="pickle", **told)
            return after, imagined_after
        at = 0
        while events[at : at + 1] == imagined_events[at : at + 1]:
            at += 1
        different = [*events[at : at + 1], *imagined_events[at : at + 1]]
        if len(different) < 2 or not all(game.events[event.name].shows for event in different):
            told["difference"] = f"{_event(events, at)} / {_event(imagined_events, at)}"
            promise(False, "secret-event", game, real, imagined, **told)
    return None


def _event(events: list[Event], at: int) -> str:
    """An event with its facts, for a line of a message."""
    if at >= len(events):
        return "-"
    event = events[at]
    return f"{event.name}({', '.join(map(str, event.facts + event.secrets))})"


def _made(game: AnyGame, state: State, choice: int, seat: int) -> tuple[State, list[Event]]:
    """The state after a choice, and the events as the seat is told of them.

    A clone that shares something with its original would look like a secret that is told.
    """
    after = state.clone()
    after.events = []
    with apart(game, state):
        make(game, after, choice)
    return after, [event.seen_by(seat) for event in after.events]


@contextmanager
def apart(game: AnyGame, state: State) -> Iterator[None]:
    """What is done to clones of this state in the block is not done to the state.

    This is told before whatever else goes wrong in the block: it may be the reason.
    """
    before = _whole(game, state)
    try:
        yield
    finally:
        promise(_whole(game, state) == before, "clone", game, state)


def _whole(game: AnyGame, state: State) -> bytes:
    """All that is in a state, also what its position need not say."""
    with kept("pickle", game, state):
        return pickle.dumps(state)


def make(game: AnyGame, state: State, choice: int) -> None:
    """Make a choice that was listed."""
    try:
        state.apply(choice)
    except AurumError as problem:
        promise(False, "legal", game, state, choice=f"{game.write(choice)}: {describe(problem)}")
