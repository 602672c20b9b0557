"""`check_game`: holds a game to the contract by playing it at random. Run it on a game of your own.

>>> import aurum
>>> from aurum.engine import check_game
>>> game = aurum.game(aurum.games.names()[0])
>>> check_game(game, variants=game.variants()[:1], plays=1).plays
1
"""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, is_dataclass, replace
from random import Random
from typing import Any

from aurum.engine.chance import sample_choice
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

ATOMS = (int, str, float, type(None))
"""The kinds of value that are not made of others."""
EMPTY: tuple[object, ...] = ((), frozenset())
"""Of these there is one each, for all of Python."""


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
    everybody = (*seats, SPECTATOR)
    record = begin_record(game, options, [Seat(f"seat {seat}", "random") for seat in seats])
    seen_before: set[int] = set()
    while state.actor != OVER:
        promise(not state.winners() and state.outcome() == RUNNING, "winners", game, state)
        written = game.write_position(state)
        check_choices(game, state, written, seen_before, rng)
        check_writing(game, state, written, everybody)
        check_open(game, state, everybody)
        for seat in everybody:
            check_view(game, state, written, pieces, seat, rng)
        if rng.random() < 0.25:
            check_indistinguishable(game, state, rng.choice(everybody), rng, report)
        choice = sample_choice(state, rng)
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


def check_writing(game: AnyGame, state: State, written: str, seats: Sequence[int] = ()) -> None:
    """A position written and read, or pickled, is the same position; these seats see the same."""
    seen = [pickle.dumps(state.view(seat)) for seat in seats]
    for twin in (game.read_position(written), pickle.loads(pickle.dumps(state)), state.clone()):
        promise(game.write_position(twin) == written, "position", game, state)
        same = twin.choices() == state.choices() and twin.actor == state.actor
        same = same and [pickle.dumps(twin.view(seat)) for seat in seats] == seen
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


def check_open(game: AnyGame, state: State, seats: Sequence[int]) -> None:
    """A game that hides nothing shows all seats the same."""
    if not game.secretive:
        views: list[Any] = [state.view(seat) for seat in seats]
        seen = {pickle.dumps(replace(view, seat=SPECTATOR)) for view in views}
        promise(len(seen) == 1, "view-open", game, state)


def check_view(
    game: AnyGame, state: State, written: str, pieces: list[str], seat: int, rng: Random
) -> None:
    """A view is a plain value, and what is imagined from it fits it."""
    view = state.view(seat)
    promise(is_value(view), "view-value", game, state)
    promise(view == state.view(seat), "view-same", game, state)
    twin = game.imagine(view, rng)
    promise(pickle.dumps(twin.view(seat)) == pickle.dumps(view), "imagine", game, state)
    promise(twin.actor == state.actor, "imagine", game, state)
    promise(sorted(game.pieces(twin)) == pieces, "imagine", game, state)
    if state.actor == seat:
        promise(twin.choices() == state.choices(), "imagine-choices", game, state)
    imagined = game.write_position(twin)
    if imagined != written:  # else that was looked at already
        check_writing(game, twin, imagined)


def check_value(game: AnyGame, state: State, view: object, seat: int, rng: Random) -> None:
    """Only what a view says can be told: nothing by its looks, and nothing by which objects are
    one and the same.

    What a view is made of is in no other view, of this state or of an imagined one. Texts and
    numbers may be: then they are, whatever is imagined.
    """
    again, one, other = state.view(seat), *[game.imagine(view, rng).view(seat) for _ in range(2)]
    promise(same_value(again, view) and same_value(one, view), "view-same", game, state)
    promise(are_apart([view, again, one, other]), "view-own", game, state)
    same = identities([view, one]) == identities([view, other])
    promise(same, "secret-object", game, state)


def check_indistinguishable(
    game: AnyGame, state: State, seat: int, rng: Random, report: Report, steps: int = 30
) -> None:
    """The strong form of secrecy: two states that a seat cannot tell apart stay so.

    As long as the same choices, as this seat sees them, are made in both, it is told the same
    events and shown the same view, byte for byte. Where a rule shows a card that differs, the
    imagined state is refuted and another choice is tried.
    """
    view = state.view(seat)
    check_value(game, state, view, seat, rng)
    real, twin = state.clone(), game.imagine(view, rng)
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
        same = pickle.dumps(real.view(seat)) == pickle.dumps(twin.view(seat))
        promise(same and real.actor == twin.actor, "secret-view", game, real)
        report.twin_steps += 1


def _next_pair(
    game: AnyGame, real: State, twin: State, seat: int, rng: Random
) -> tuple[State, State] | None:
    """Both states after a choice that looks the same to the seat and shows it nothing different."""
    candidates = real.choices()
    rng.shuffle(candidates)
    for choice in candidates[:12]:
        looks = real.redacted(choice, seat)
        seen = {other: twin.redacted(other, seat) for other in twin.choices()}
        alike = [other for other, text in seen.items() if text == looks]
        if not alike:
            continue
        same = len({seen[other] is looks for other in alike}) == 1
        promise(same, "secret-object", game, real)
        after, twin_after = real.clone(), twin.clone()
        after.events, twin_after.events = [], []
        make(game, after, choice)
        make(game, twin_after, choice if real.actor == seat else rng.choice(alike))
        told = [event.seen_by(seat) for event in after.events]
        twin_told = [event.seen_by(seat) for event in twin_after.events]
        if told == twin_told:
            same = pickle.dumps(told) == pickle.dumps(twin_told)
            promise(same, "secret-event", game, real, choice=game.write(choice))
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
    plain = (*ATOMS, tuple, frozenset)
    return all(isinstance(part, plain) or _is_frozen(part) for part in parts(value))


def _is_frozen(value: Any) -> bool:
    instance = is_dataclass(value) and not isinstance(value, type)
    return instance and bool(value.__dataclass_params__.frozen)


def same_value(one: object, other: object) -> bool:
    """Equal in every way a program can see: pickles also tell True from 1, and whether two equal
    parts are one object."""
    same = one == other and hash(one) == hash(other) and repr(one) == repr(other)
    return same and pickle.dumps(one) == pickle.dumps(other)


def are_apart(values: Iterable[object]) -> bool:
    """Whether what each of these values is made of, but for texts and numbers, is its own."""
    seen: set[int] = set()
    for value in values:
        made = [part for part in parts(value) if not isinstance(part, ATOMS)]
        own = {id(part) for part in made if part not in EMPTY}
        if not seen.isdisjoint(own):
            return False
        seen |= own
    return True


def identities(values: Iterable[object]) -> list[int]:
    """For each part of these values, in their order, where the same object comes up first."""
    found = [part for value in values for part in parts(value)]
    first: dict[int, int] = {}
    return [first.setdefault(id(part), number) for number, part in enumerate(found)]


def parts(value: object) -> list[Any]:
    """A value, what it is made of, and so on down to what is not made of anything."""
    found: list[Any] = [value]
    for part in found:  # which grows meanwhile
        if isinstance(part, ATOMS):
            continue
        if isinstance(part, (tuple, frozenset)):
            found.extend(part)
        elif is_dataclass(part) and not isinstance(part, type):
            found.extend([getattr(part, field) for field in part.__dataclass_fields__])
    return found
