"""`check_game` plays a game at random and checks the contract. Run it on a game of your own.

>>> import aurum
>>> from aurum.engine import check_game
>>> game = aurum.game(aurum.games.names()[0])
>>> check_game(game, variants=game.variants()[:1], plays=1).plays
1
"""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from aurum.engine.chance import sample_choice
from aurum.engine.check_before import Last, as_seen, check_before
from aurum.engine.check_options import check_options
from aurum.engine.check_secrets import apart, check_indistinguishable, make
from aurum.engine.check_words import WordCheck
from aurum.engine.contract import (
    CHANCE,
    LOST,
    OVER,
    RUNNING,
    SPECTATOR,
    WON,
    Options,
    State,
)  # fmt: skip
from aurum.engine.errors import Illegal
from aurum.engine.events import EVERYONE, Event
from aurum.engine.plain_values import are_apart, difference, is_value
from aurum.engine.promises import AnyGame, describe, kept, promise
from aurum.engine.record import Seat, begin_record, read_record, replay


@dataclass
class Report:
    """How much was checked."""

    plays: int = 0
    choices: int = 0
    pairs: int = 0
    """Pairs of states that one seat cannot distinguish, both played on."""
    pair_steps: int = 0
    """How many choices were made in all pairs."""
    phrases: int = 0
    """Phrases of different form that were put into words; 0 if the game is not installed."""


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
    with kept("exception", game):
        tables = list(game.variants() if variants is None else variants)
    promise(bool(tables), "variants", game)
    words = WordCheck(game)
    for number, options in enumerate(tables):
        check_options(game, options, words)
        for play in range(plays):
            _check_play(game, options, Random(f"{seed}/{number}/{play}"), report, words)
            report.plays += 1
            report.phrases = len(words.said)
            if progress is not None:
                progress(report)
    return report


def _check_play(
    game: AnyGame, options: Options, rng: Random, report: Report, words: WordCheck
) -> None:
    with kept("exception", game):
        state = game.begin(options)
    with kept("exception", game, state):
        promise(game.settings(state) == options, "settings", game, state)
        pieces = sorted(game.pieces(state))
        seats = range(game.seats(options))
        everybody = (*seats, SPECTATOR)
        record = begin_record(game, options, [Seat(f"seat {seat}", "random") for seat in seats])
        seen_before: set[int] = set()
        last: Last = {}
    while state.actor != OVER:
        with kept("exception", game, state):
            written = _check_state(game, state, everybody, pieces, seen_before, last, rng, words)
            if rng.random() < 0.25:
                check_indistinguishable(game, state, rng.choice(everybody), rng, report)
            choice = sample_choice(state, rng)
            record.choices.append(game.write(choice))
            events = check_clone(game, state, written, choice)
            round_before = game.stage(state).round
            last = as_seen(state, choice, everybody)
            state.apply(choice)
            report.choices += 1
            words.check_log(events, state, everybody)
            promise(game.stage(state).round >= round_before, "stage", game, state)
            promise(sorted(game.pieces(state)) == pieces, "pieces", game, state)
    with kept("exception", game, state):
        words.check_position(state, everybody, rng)
        _check_end(game, state, len(seats))
        check_before(game, state, last, everybody)
        written = game.write_position(state)
        check_illegal(game, state, written, seen_before, words)
        replayed = [step.state for step in replay(game, read_record(record.to_json()))]
        same = game.write_position(replayed[-1]) == written
        promise(same, "record", game, state)


def _check_state(
    game: AnyGame,
    state: State,
    everybody: Sequence[int],
    pieces: list[str],
    seen_before: set[int],
    last: Last,
    rng: Random,
    words: WordCheck,
) -> str:
    """All that holds in one position, which is returned in notation."""
    promise(not state.winners() and state.outcome() == RUNNING, "winners", game, state)
    written = game.write_position(state)
    check_choices(game, state, written, seen_before, rng, words)
    check_writing(game, state, written, everybody)
    check_open(game, state, everybody)
    check_views(game, state, everybody)
    check_before(game, state, last, everybody)
    for seat in everybody:
        imagined = check_view(game, state, written, pieces, seat, rng)
        check_before(game, imagined, last, (seat,))
    words.check_position(state, everybody, rng)
    return written


def _check_end(game: AnyGame, state: State, seats: int) -> None:
    promise(not state.choices(), "over-choices", game, state)
    winners = state.winners()
    # Points without a seat belong to an automaton. If it wins, the seats have lost.
    outcome = LOST if not winners and len(game.points(game.open_view(state))) > seats else WON
    promise(set(winners) <= set(range(seats)), "winners", game, state)
    promise(state.outcome() == outcome, "winners", game, state)
    promise(len(state.scores()) == seats, "scores", game, state)


def check_choices(
    game: AnyGame,
    state: State,
    written: str,
    seen_before: set[int],
    rng: Random,
    words: WordCheck,
) -> None:
    """Choices are there, ascending, legal, written and read back; all others are refused."""
    choices = list(state.choices())
    promise(bool(choices), "no-choices", game, state)
    promise(choices == sorted(set(choices)), "ascending", game, state)
    state.choices().clear()
    promise(state.choices() == choices, "own-list", game, state)
    if state.actor == CHANCE:
        odds = state.odds()
        whole = all(type(weight) is int and weight > 0 for weight in odds)
        promise(whole and len(odds) == len(choices), "odds", game, state)
    for choice in choices:
        text = game.write(choice)
        try:
            back: object = game.read(text)
        except Exception as problem:
            back = describe(problem)
        promise(back == choice, "notation", game, state, choice=f"{text} → {back}")
    if len(choices) > 40:
        choices = rng.sample(choices, 40)
    with apart(game, state):
        for choice in choices:
            make(game, state.clone(), choice)
    promise(game.write_position(state) == written, "clone", game, state)
    check_illegal(game, state, written, seen_before, words)
    seen_before.update(choices)


def check_illegal(
    game: AnyGame, state: State, written: str, seen_before: set[int], words: WordCheck
) -> None:
    """A choice of another moment raises `Illegal`, names a rule and changes nothing."""
    legal = set(state.choices())
    for choice in sorted(seen_before - legal)[:: max(1, len(seen_before) // 12)]:
        text = game.write(choice)
        try:
            state.apply(choice)
        except Illegal as refusal:
            promise(bool(refusal.rule), "refusal", game, state, choice=text)
            promise(refusal.rule in game.rulebook, "rule", game, state, rule=refusal.rule)
            words.check_error(refusal, state)
        else:
            promise(False, "illegal", game, state, choice=text)
    promise(game.write_position(state) == written, "untouched", game, state)


def check_writing(game: AnyGame, state: State, written: str, seats: Sequence[int] = ()) -> None:
    """A position written and read, or pickled, is the same position; these seats see the same."""
    seen = [pickle.dumps(state.view(seat)) for seat in seats]
    with kept("unreadable", game, state):
        read = game.read_position(written)
    with kept("pickle", game, state):
        unpickled = pickle.loads(pickle.dumps(state))
    copies = {"position": read, "pickle-same": unpickled, "clone-same": state.clone()}
    for key, copy in copies.items():
        promise(game.write_position(copy) == written, key, game, state)
        same = copy.choices() == state.choices() and copy.actor == state.actor
        same = same and [pickle.dumps(copy.view(seat)) for seat in seats] == seen
        promise(same, key, game, state)


def check_clone(game: AnyGame, state: State, written: str, choice: int) -> list[Event]:
    """A clone is independent, and changes in the same way with and without events."""
    without_events, with_events = state.clone(), state.clone()
    events: list[Event] = []
    with_events.events = events
    without_events.apply(choice)
    with_events.apply(choice)
    promise(without_events.events is None, "clone-events", game, state)
    promise(game.write_position(state) == written, "clone", game, state)
    same = game.write_position(without_events) == game.write_position(with_events)
    promise(same, "listening", game, state)
    for event in events:
        _check_event(game, state, event)
    return events


def _check_event(game: AnyGame, state: State, event: Event) -> None:
    kind = game.events.get(event.name)
    promise(kind is not None, "event", game, state, event=event.name)
    if kind is None:
        return
    fits = len(event.facts) == len(kind.facts) and len(event.secrets) in (0, len(kind.secrets))
    fits = fits and all(isinstance(fact, int) for fact in event.facts + event.secrets)
    promise(fits and bool(event.rule), "event", game, state, event=str(event))
    promise(event.rule in game.rulebook, "rule", game, state, rule=event.rule)
    private = not event.secrets or event.audience != EVERYONE
    promise(private, "event", game, state, event=str(event))


def check_open(game: AnyGame, state: State, seats: Sequence[int]) -> None:
    """A game that hides nothing shows all seats the same."""
    if not game.secretive:
        views: list[Any] = [state.view(seat) for seat in seats]
        seen = {pickle.dumps(replace(view, seat=SPECTATOR)) for view in views}
        promise(len(seen) == 1, "view-open", game, state)


def check_views(game: AnyGame, state: State, seats: Sequence[int]) -> None:
    """The views of several seats are those that each gets alone; apart, if there are secrets."""
    views = state.views(seats)
    alone = [pickle.dumps(state.view(seat)) for seat in seats]
    same = list(views) == list(seats) and [pickle.dumps(view) for view in views.values()] == alone
    promise(same, "view-same", game, state)
    if game.secretive:
        promise(are_apart(views.values()), "view-own", game, state)


def check_view(
    game: AnyGame, state: State, written: str, pieces: list[str], seat: int, rng: Random
) -> State:
    """A view is a plain value, and what is imagined from it, which is returned, fits it."""
    view = state.view(seat)
    promise(is_value(view), "view-value", game, state)
    promise(view == state.view(seat), "view-same", game, state)
    imagined: State = game.imagine(view, rng)
    again = imagined.view(seat)
    differs = ""
    if pickle.dumps(again) != pickle.dumps(view):
        differs = difference(view, again) or "pickle"
    elif imagined.actor != state.actor:
        differs = f"actor: {state.actor} / {imagined.actor}"
    elif sorted(game.pieces(imagined)) != pieces:
        differs = "pieces"
    promise(not differs, "imagine", game, state, imagined, seat=seat, difference=differs)
    if state.actor == seat:
        same = imagined.choices() == state.choices()
        promise(same, "imagine-choices", game, state, imagined, seat=seat)
    text = game.write_position(imagined)
    if text != written:  # otherwise it has been checked already
        check_writing(game, imagined, text)
    return imagined
