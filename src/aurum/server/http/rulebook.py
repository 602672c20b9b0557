"""The rulebook: its order, its examples played by the rules, and other choices tried in them."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

import aurum
from aurum.engine import SPECTATOR, AurumError, Game, Scenario
from aurum.rulebook import Book, books, scenes
from aurum.server.errors import RequestError, problem
from aurum.server.http.gateway import language_of
from aurum.server.http.openapi import problems
from aurum.server.live.broadcast import event_facts
from aurum.server.messages import (
    Explained,
    Known,
    Line,
    Phrase,
    Problem,
    explained_of,
    known_of,
    lines_of,
)
from aurum.server.table.entries import MOST_SEATS

MOST_TRIED = 30
"""How many choices may be tried in a row."""

BookParam = Annotated[str, PathParameter(max_length=40)]
SceneParam = Annotated[str, PathParameter(max_length=120)]
ViewpointParam = Annotated[
    int,
    QueryParameter(ge=SPECTATOR, lt=MOST_SEATS, description="A seat, or -3 for everything open."),
]
Notation = Annotated[str, msgspec.Meta(max_length=200)]


class SceneStep(msgspec.Struct, frozen=True):
    """A position of a scene: the choice that led to it, and the legal choices."""

    actor: int
    by: int
    """Who made the last choice: a seat, -1 for chance, -2 where the scene begins."""
    made: str
    """The last choice in notation, or empty."""
    events: list[dict[str, str | int]]
    view: Any
    choices: list[str]
    """Every legal choice of the seat or of chance, whichever has the decision."""
    refused: list[str]
    """Illegal choices that the scene shows here."""
    explained: list[Explained]
    """The legal choices explained, then the illegal ones."""
    lines: list[Line]
    """The log of the last choice."""
    question: Phrase | None
    """What the seat that has the decision is asked; nothing if chance has it."""
    help: Phrase | None
    """A line below the question, where it needs one."""
    known: list[Known]
    """The view as facts, if the game tells it so."""


class SceneInfo(msgspec.Struct, frozen=True):
    """An example of the rulebook, with all its positions."""

    scene: str
    game: str
    rules: list[str]
    seats: int
    seat: int
    """The viewpoint; -3 sees everything."""
    steps: list[SceneStep]


class TryChoice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Choices in notation to try after a step of a scene, counted from 0."""

    step: Annotated[int, msgspec.Meta(ge=0, le=1000)]
    choices: Annotated[list[Notation], msgspec.Meta(min_length=1, max_length=MOST_TRIED)]
    seat: Annotated[int, msgspec.Meta(ge=SPECTATOR, lt=MOST_SEATS)] = SPECTATOR


class Tried(msgspec.Struct, frozen=True):
    """A step for each legal choice tried, and the error of the first illegal one."""

    steps: list[SceneStep]
    refused: Problem | None


@get("/rules/{game:str}", responses=problems(400, 404))
async def rulebook(game: BookParam) -> Book:
    """The order of a game's rulebook."""
    return _book(game)


@get("/rules/{game:str}/scenes/{scene:str}", responses=problems(400, 404))
async def rulebook_scene(
    game: BookParam, scene: SceneParam, seat: ViewpointParam = SPECTATOR
) -> SceneInfo:
    """An example of the rulebook, played by the rules."""
    return play_scene(_book(game), scene, seat)


@post(
    "/rules/{game:str}/scenes/{scene:str}/try",
    status_code=200,
    responses=problems(400, 403, 404, 413),
)
async def rulebook_try(
    game: BookParam, scene: SceneParam, data: JSONBody[TryChoice], request: Request[Any, Any, Any]
) -> Tried:
    """Try other choices after a step of an example. Nothing is stored; a refusal is in the
    answer."""
    language = language_of(None, request.headers.get("accept-language"))
    return try_choices(_book(game), scene, data, language)


def play_scene(book: Book, stem: str, seat: int) -> SceneInfo:
    """An example from a viewpoint."""
    game, scenario, played = _played(book, stem)
    seats = game.seats(game.settings(played[0].state))
    _check_seat(seat, seats)
    steps = [_describe(game, step, seat) for step in played]
    return SceneInfo(stem, book.game, list(scenario.rules), seats, seat, steps)


def try_choices(book: Book, stem: str, wish: TryChoice, language: str) -> Tried:
    """Try choices after a step."""
    game, _, played = _played(book, stem)
    _check_seat(wish.seat, game.seats(game.settings(played[0].state)))
    if wish.step >= len(played):
        raise RequestError("server-not-found", status=404)
    step = played[wish.step]
    tried: list[SceneStep] = []
    for text in wish.choices:
        try:
            step = scenes.follow(game, step, text)
        except AurumError as error:
            return Tried(tried, problem(error, language))
        tried.append(_describe(game, step, wish.seat))
    return Tried(tried, None)


def _book(game: str) -> Book:
    for book in books():
        if book.game == game:
            return book
    raise RequestError("server-not-found", status=404)


def _played(book: Book, stem: str) -> tuple[Game[Any, Any], Scenario, list[scenes.ExampleStep]]:
    if stem not in book.captions:
        raise RequestError("server-not-found", status=404)
    game = aurum.game(book.game)
    scenario = scenes.scene(book.game, stem)
    return game, scenario, list(scenes.steps(game, scenario))


def _check_seat(seat: int, seats: int) -> None:
    if seat != SPECTATOR and not 0 <= seat < seats:
        raise RequestError("server-not-found", status=404)


def _describe(game: Game[Any, Any], step: scenes.ExampleStep, seat: int) -> SceneStep:
    view = scenes.view_for(game, step.state, seat)
    events = scenes.events_for(step.events, seat)
    shown = [*step.choices, *[game.read(text) for text in step.refused]]
    asked = step.state.view(step.state.actor) if step.state.actor >= 0 else None
    return SceneStep(
        actor=step.state.actor,
        by=step.by,
        made=step.made,
        events=event_facts(game, events),
        view=view,
        choices=[game.write(choice) for choice in step.choices],
        refused=list(step.refused),
        explained=[explained_of(game, view, choice) for choice in shown],
        lines=lines_of(game, events, view),
        question=None if asked is None else game.question(asked),
        help=None if asked is None else game.help(asked),
        known=known_of(game, view),
    )
