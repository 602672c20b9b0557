"""`check_game`: holds a game to the contract by playing it at random. Run it on a game of your own.

>>> from aurum.engine import check_game
>>> from aurum.games.oriflamme.rules import oriflamme
>>> check_game(oriflamme, variants=oriflamme.variants()[:1], plays=1).plays
1
"""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, fields, is_dataclass, replace
from random import Random
from typing import Any

from aurum.engine.chance import draw
from aurum.engine.contract import (
    CHANCE,
    LOST,
    OVER,
    RUNNING,
    SPECTATOR,
    WON,
    Game,
    Options,
    State,
)  # fmt: skip
from aurum.engine.errors import AurumError, BrokenPromise, Illegal
from aurum.engine.events import EVERYONE, Event
from aurum.engine.record import Seat, begin_record, read_record, replay

AnyGame = Game[Any, Any]


@dataclass
class Report:
    """What was looked at."""

    plays: int = 0
    choices: int = 0
    twins: int = 0
    """Pairs of states that one seat could not tell apart, played on side by side…"""
    twin_steps: int = 0
    """…and for how many choices in all."""


def check_game(
    game: AnyGame,
    *,
    variants: Iterable[Options] | None = None,
    plays: int = 3,
    seed: int = 0,
    progress: Callable[[Report], None] | None = None,
) -> Report:
    """Play each variant at random; raise `BrokenPromise` where the contract is broken."""
    report = Report()
    for number, options in enumerate(game.variants() if variants is None else variants):
        for play in range(plays):
            _check_play(game, options, Random(f"{seed}/{number}/{play}"), report)
            report.plays += 1
            if progress is not None:
                progress(report)
    return report


def promise(holds: bool, key: str, game: AnyGame, state: State, **facts: str) -> None:
    """Raise unless a promise holds, showing the position in which it does not."""
    if not holds:
        try:
            position = game.write_position(state)
        except AurumError as problem:  # the position itself may be what is broken
            position = str(problem)
        raise BrokenPromise(f"promise-{key}", {"position": position, **facts})


def _check_play(game: AnyGame, options: Options, rng: Random, report: Report) -> None:
    state = game.begin(options)
    promise(game.settings(state) == options, "settings", game, state)
    pieces = sorted(game.pieces(state))
    seats = range(game.seats(options))
    record = begin_record(game, options, [Seat(f"seat {seat}", "random") for seat in seats])
    seen_before: set[int] = set()
    while state.actor != OVER:
        promise(not state.winners() and state.outcome() == RUNNING, "winners", game, state)
        written = game.write_position(state)
        check_choices(game, state, written, seen_before, rng)
        check_writing(game, state, written)
        for seat in (*seats, SPECTATOR):
            check_view(game, state, written, pieces, seat, rng)
        check_open(game, state, (*seats, SPECTATOR))
        if rng.random() < 0.25:
            check_twins(game, state, rng.choice((*seats, SPECTATOR)), rng, report)
        choice = draw(state, rng)
        record.choices.append(game.write(choice))
        check_clone(game, state, written, choice)
        round_before = game.stage(state).round
        state.apply(choice)
        report.choices += 1
        promise(game.stage(state).round >= round_before, "stage", game, state)
        promise(sorted(game.pieces(state)) == pieces, "pieces", game, state)
    promise(not state.choices(), "over-choices", game, state)
    winners = state.winners()
    # Who counts without a seat can win, too: then those at the table have lost.
    outcome = WON if winners or len(game.points(state)) == len(seats) else LOST
    promise(set(winners) <= set(seats) and state.outcome() == outcome, "winners", game, state)
    promise(len(state.scores()) == len(seats), "scores", game, state)
    written = game.write_position(state)
    check_illegal(game, state, written, seen_before)
    replayed = [step.state for step in replay(game, read_record(record.to_json()))]
    same = game.write_position(replayed[-1]) == written
    promise(same, "record", game, state)


def check_choices(
    game: AnyGame, state: State, written: str, seen_before: set[int], rng: Random
) -> None:
    """Choices are there, ascending, legal, written and read back; all others are refused."""
    choices = list(state.choices())
    promise(bool(choices), "no-choices", game, state)
    promise(choices == sorted(set(choices)), "ascending", game, state)
    state.choices().clear()
    promise(state.choices() == choices, "own-list", game, state)
    if state.actor == CHANCE:
        odds = state.odds()
        promise(len(odds) == len(choices) and min(odds) > 0, "odds", game, state)
    for choice in choices:
        text = game.write(choice)
        promise(game.read(text) == choice, "notation", game, state, choice=text)
    if len(choices) > 40:
        choices = rng.sample(choices, 40)
    for choice in choices:
        make(game, state.clone(), choice)
    promise(game.write_position(state) == written, "clone", game, state)
    check_illegal(game, state, written, seen_before)
    seen_before.update(choices)


def make(game: AnyGame, state: State, choice: int) -> None:
    """Make a choice that was listed."""
    try:
        state.apply(choice)
    except AurumError as problem:
        promise(False, "legal", game, state, choice=f"{game.write(choice)}: {problem}")


def check_illegal(game: AnyGame, state: State, written: str, seen_before: set[int]) -> None:
    """A choice of another moment raises `Illegal`, names a rule and changes nothing."""
    legal = set(state.choices())
    for choice in sorted(seen_before - legal)[:: max(1, len(seen_before) // 12)]:
        text = game.write(choice)
        try:
            state.apply(choice)
        except Illegal as refusal:
            promise(bool(refusal.rule), "refusal", game, state, choice=text)
        else:
            promise(False, "illegal", game, state, choice=text)
    promise(game.write_position(state) == written, "untouched", game, state)


def check_writing(game: AnyGame, state: State, written: str) -> None:
    """A position written and read, or pickled, is the same position."""
    for twin in (game.read_position(written), pickle.loads(pickle.dumps(state)), state.clone()):
        promise(game.write_position(twin) == written, "position", game, state)
        same = twin.choices() == state.choices() and twin.actor == state.actor
        promise(same, "position", game, state)


def check_clone(game: AnyGame, state: State, written: str, choice: int) -> None:
    """A clone goes its own way, and the same way, with or without anybody listening."""
    silent, loud = state.clone(), state.clone()
    loud.events = []
    silent.apply(choice)
    loud.apply(choice)
    promise(silent.events is None, "clone-events", game, state)
    promise(game.write_position(state) == written, "clone", game, state)
    promise(game.write_position(silent) == game.write_position(loud), "listening", game, state)
    for event in loud.events:
        _check_event(game, state, event)


def _check_event(game: AnyGame, state: State, event: Event) -> None:
    kind = game.events.get(event.name)
    promise(kind is not None, "event", game, state, event=event.name)
    if kind is None:
        return
    fits = len(event.facts) == len(kind.facts) and len(event.secrets) in (0, len(kind.secrets))
    promise(fits and bool(event.rule), "event", game, state, event=str(event))
    private = not event.secrets or event.audience != EVERYONE
    promise(private, "event", game, state, event=str(event))


def check_view(
    game: AnyGame, state: State, written: str, pieces: list[str], seat: int, rng: Random
) -> None:
    """A view is a plain value, and what is imagined from it fits it."""
    view = state.view(seat)
    promise(view == state.view(seat), "view-same", game, state)
    promise(is_value(view), "view-value", game, state)
    twin = game.imagine(view, rng)
    promise(same_bytes(twin.view(seat), view), "imagine", game, state)
    promise(twin.actor == state.actor, "imagine", game, state)
    promise(sorted(game.pieces(twin)) == pieces, "imagine", game, state)
    if state.actor == seat:
        promise(twin.choices() == state.choices(), "imagine-choices", game, state)
    imagined = game.write_position(twin)
    if imagined != written:  # else that was looked at already
        check_writing(game, twin, imagined)


def check_open(game: AnyGame, state: State, seats: Sequence[int]) -> None:
    """A game that hides nothing shows all seats the same."""
    if not game.secretive:
        views: list[Any] = [state.view(seat) for seat in seats]
        others = [replace(view, seat=seats[0]) for view in views]
        promise(same_bytes(others, [views[0]] * len(others)), "view-open", game, state)


def check_twins(
    game: AnyGame, state: State, seat: int, rng: Random, report: Report, steps: int = 30
) -> None:
    """The strong form of secrecy: two states that a seat cannot tell apart stay so.

    As long as the same choices, as this seat sees them, are made in both, it is told the same
    events and shown the same view, byte for byte. Where a rule shows a card that differs, the
    imagined state is refuted and another choice is tried.
    """
    real, twin = state.clone(), game.imagine(state.view(seat), rng)
    report.twins += 1
    for _ in range(steps):
        if real.actor == OVER:
            return
        if real.actor == seat:
            promise(real.choices() == twin.choices(), "imagine-choices", game, real)
        pair = _next_pair(game, real, twin, seat, rng)
        if pair is None:
            return
        real, twin = pair
        same = same_bytes(real.view(seat), twin.view(seat)) and real.actor == twin.actor
        promise(same, "secret-view", game, real)
        report.twin_steps += 1


def _next_pair(
    game: AnyGame, real: State, twin: State, seat: int, rng: Random
) -> tuple[State, State] | None:
    """Both states after a choice that looks the same to the seat and shows it nothing different."""
    candidates = real.choices()
    rng.shuffle(candidates)
    for choice in candidates[:12]:
        looks = real.seen(choice, seat)
        alike = [other for other in twin.choices() if twin.seen(other, seat) == looks]
        if not alike:
            continue
        after, twin_after = real.clone(), twin.clone()
        after.events, twin_after.events = [], []
        make(game, after, choice)
        make(game, twin_after, choice if real.actor == seat else rng.choice(alike))
        told = [event.seen_by(seat) for event in after.events]
        twin_told = [event.seen_by(seat) for event in twin_after.events]
        if told == twin_told:
            return after, twin_after
        at = next(
            (i for i, (a, b) in enumerate(zip(told, twin_told, strict=False)) if a != b),
            min(len(told), len(twin_told)),
        )
        shown = at < len(told) and at < len(twin_told) and told[at].name == twin_told[at].name
        shown = shown and game.events[told[at].name].shows
        promise(shown, "secret-event", game, real, choice=game.write(choice))
    return None


def is_value(value: object) -> bool:
    """Whether this is plain data all through: no list to change, no object to follow back."""
    if value is None or isinstance(value, (int, str, float)):
        return True
    if isinstance(value, (tuple, frozenset)):
        return all(is_value(item) for item in value)
    if is_dataclass(value) and not isinstance(value, type):
        frozen = bool(value.__dataclass_params__.frozen)  # type: ignore[attr-defined]
        return frozen and all(is_value(getattr(value, field.name)) for field in fields(value))
    return False


def same_bytes(one: object, other: object) -> bool:
    """Equal to the last byte of what would be sent: True and 1 are not the same."""
    return repr(one) == repr(other)
