"""Puzzles: the list, one from its seat's view, and answers to choices.

What is sent before an answer holds neither the solution nor what the seat may not know.
"""

from __future__ import annotations

import asyncio
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.params import JSONBody, PathParameter

from aurum.engine import AurumError
from aurum.puzzles import explain, game_of, puzzle_set, set_names
from aurum.puzzles.explanation import percent
from aurum.server.errors import RequestError, problem
from aurum.server.http.gateway import language_of
from aurum.server.http.openapi import problems
from aurum.server.messages import Asked, Explained, Problem, asked_of, explained_of
from aurum.server.workers.analysis_queue import ReasonInfo

if TYPE_CHECKING:  # for annotations only
    from aurum.puzzles import Puzzle

SetName = Annotated[str, PathParameter(max_length=40)]
NumberParam = Annotated[int, PathParameter(ge=1, le=100_000)]


class PuzzleRow(msgspec.Struct, frozen=True):
    """A puzzle in a list."""

    number: int
    difficulty: int
    """From 1 to 5."""
    kind: str
    """The kind of decision, as in the messages `puzzles-kind-<game>-…`."""
    players: int
    """How many play; 0 against the automaton."""
    round: int


class PuzzleShelf(msgspec.Struct, frozen=True):
    """The puzzles of a game."""

    shelf: str
    game: str
    puzzles: list[PuzzleRow]


class PuzzleList(msgspec.Struct, frozen=True):
    """All puzzles."""

    shelves: list[PuzzleShelf]


class PuzzleInfo(msgspec.Struct, frozen=True):
    """A puzzle as the solver sees it: nothing that the seat may not know."""

    shelf: str
    number: int
    last: int
    """The number of the last puzzle of this set."""
    game: str
    difficulty: int
    kind: str
    players: int
    round: int
    seats: int
    seat: int
    """The seat whose decision and view it is."""
    view: Any
    choices: list[str]
    asked: Asked


class AnswerPuzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A choice in notation; an empty one asks for the solution."""

    choice: Annotated[str, msgspec.Meta(max_length=200)] = ""


class PuzzleTried(msgspec.Struct, frozen=True):
    """What a choice is worth: games won in a hundred, and how often it was tried."""

    choice: str
    worth: int
    tries: int


class PuzzleSolution(msgspec.Struct, frozen=True):
    """The best choice, its reasons and the evidence."""

    best: str
    reasons: list[ReasonInfo]
    tried: list[PuzzleTried]
    """Every choice, the best first."""
    sources: int
    spread: int
    """How far the gap to the next best choice differs between the sources of chance, in percent."""
    levels: list[str]
    """The bots that find it more often than not."""
    after: list[Any]
    """The views after the best choice, and after each that follows it at once."""
    then: dict[int, Explained]
    """The choices that `reasons` name with a `step`, by that step."""


class PuzzleAnswered(msgspec.Struct, frozen=True):
    """Whether a choice is the best. The solution is there if it is, or was asked for."""

    right: bool
    worth: int | None
    """Games that the choice wins in a hundred."""
    refused: Problem | None
    """Why the choice cannot be made."""
    solution: PuzzleSolution | None


@get("/puzzles", responses=problems())
async def puzzle_list() -> PuzzleList:
    """All puzzles, without their answers."""
    return await asyncio.to_thread(_listed)  # the first call reads all positions


@get("/puzzles/{shelf:str}/{number:int}", responses=problems(400, 404))
async def puzzle_info(shelf: SetName, number: NumberParam) -> PuzzleInfo:
    """A puzzle as the solver sees it."""
    return await asyncio.to_thread(show, shelf, number)


@post(
    "/puzzles/{shelf:str}/{number:int}/answer",
    status_code=200,
    responses=problems(400, 403, 404, 413),
)
async def puzzle_answer(
    shelf: SetName,
    number: NumberParam,
    data: JSONBody[AnswerPuzzle],
    request: Request[Any, Any, Any],
) -> PuzzleAnswered:
    """Whether a choice is the best one. Nothing is stored."""
    language = language_of(None, request.headers.get("accept-language"))
    return await asyncio.to_thread(answer, shelf, number, data.choice, language)


def show(name: str, number: int) -> PuzzleInfo:
    """A puzzle, without its answer."""
    puzzle = _puzzle(name, number)
    row = _row(number, puzzle)
    view = puzzle.question.view
    return PuzzleInfo(
        shelf=name,
        number=number,
        last=len(puzzle_set(name)),
        game=puzzle.game,
        difficulty=row.difficulty,
        kind=row.kind,
        players=row.players,
        round=row.round,
        seats=view.seats,
        seat=view.seat,
        view=view,
        choices=[puzzle.rulebook.write(choice) for choice in puzzle.question.choices],
        asked=asked_of(puzzle.rulebook, view, puzzle.question.choices),
    )


def answer(name: str, number: int, choice: str, language: str) -> PuzzleAnswered:
    """The answer to a choice, or the solution for an empty one."""
    puzzle = _puzzle(name, number)
    if not choice:
        return PuzzleAnswered(False, None, None, solve(puzzle))
    game = puzzle.rulebook
    try:
        made = game.read(choice)
        puzzle.state().apply(made)
    except AurumError as refusal:
        return PuzzleAnswered(False, None, problem(refusal, language), None)
    written = game.write(made)
    right = written == puzzle.best
    worth = percent(puzzle.worth(written).worth)
    return PuzzleAnswered(right, worth, None, solve(puzzle) if right else None)


def solve(puzzle: Puzzle) -> PuzzleSolution:
    """The solution of a puzzle."""
    game = puzzle.rulebook
    after = [puzzle.after(step).view(puzzle.seat) for step in range(len(puzzle.then) + 1)]
    reasons = [ReasonInfo(one.key, dict(one.facts)) for one in explain(puzzle)]
    line = {
        int(one.facts["step"]): str(one.facts["choice"]) for one in reasons if "step" in one.facts
    }
    levels = [name for name, share in puzzle.levels.items() if share >= 0.5]
    return PuzzleSolution(
        best=puzzle.best,
        reasons=reasons,
        tried=[PuzzleTried(one.choice, percent(one.worth), one.tries) for one in puzzle.tried],
        sources=puzzle.sources,
        spread=percent(puzzle.spread),
        levels=[*levels, "regent"],
        after=after,
        then={
            step: explained_of(game, after[step], game.read(choice))
            for step, choice in line.items()
        },
    )


def _puzzle(name: str, number: int) -> Puzzle:
    if name not in set_names() or number > len(puzzle_set(name)):
        raise RequestError("server-not-found", status=404)
    return puzzle_set(name)[number - 1]


def _row(number: int, puzzle: Puzzle) -> PuzzleRow:
    options = puzzle.rulebook.settings(puzzle.state())
    players = 0 if options.get("solo") else int(str(options["players"]))
    round_ = puzzle.question.view.round
    return PuzzleRow(number, puzzle.difficulty, puzzle.kind, players, round_)


@cache
def _listed() -> PuzzleList:
    return PuzzleList(
        [
            PuzzleShelf(
                name,
                game_of(name),
                [_row(number, one) for number, one in enumerate(puzzle_set(name), 1)],
            )
            for name in set_names()
        ]
    )
