"""Why the best choice is the best, and why the tempting one is not.

An explanation is a few messages of `locales/` with their facts: numbers, and the notation's names
of cards and families, never words. Whoever shows it translates them. All of it rests on what the
asked seat may know, and on what the search has counted.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from aurum import bots
from aurum.bots import Question, Reason
from aurum.engine import OVER
from aurum.puzzles.puzzle import Puzzle, puzzles_of

Facts = dict[str, str | int]
MISSES = 0.5
"""A level that finds a puzzle less often than this misses it."""
UNSAID = ("pay",)
"""What a line of play need not name: it is the price of the choice before."""


def explain(puzzle: Puzzle) -> list[Reason]:
    """Why, how it goes on, what it comes to in chances, and why not the tempting one."""
    return [*why(puzzle), chances(puzzle), *why_not(puzzle)]


def why(puzzle: Puzzle) -> list[Reason]:
    """What speaks for the best choice; or else, for what it makes possible at once."""
    read = puzzle.rulebook.read
    found = _themes(puzzle.question, read(puzzle.best))
    goes_on = plan(puzzle)
    if not found and goes_on:
        state = puzzle.after(0)
        then = Question(puzzle.game, state.view(puzzle.seat), state.choices())
        return [*goes_on, *_themes(then, read(puzzle.then[0]))]
    return [*(found or [_later(puzzle)]), *goes_on]


def _later(puzzle: Puzzle) -> Reason:
    """Where nothing can be pointed at."""
    last = puzzles_of(puzzle.game).last_round(puzzle.question.view)
    return Reason("puzzle-later-last" if last else "puzzle-later")


def _themes(question: Question, choice: int) -> list[Reason]:
    return puzzles_of(question.game).themes(question, choice)


def plan(puzzle: Puzzle) -> list[Reason]:
    """How it goes on at once, and whether that wins. `step` is how many choices come before."""
    line, won = list(puzzle.then), False
    own = puzzles_of(puzzle.game)
    if own.winning is not None:
        line, won = _to_the_end(puzzle, own.winning)
    steps: list[Reason] = []
    for step, choice in enumerate(line):
        if choice.split()[0] not in UNSAID:
            facts: Facts = {"choice": choice, "step": step, "first": int(not steps)}
            steps.append(Reason("puzzle-then", facts))
    return [*steps, Reason(own.won)] if won and line else steps


def _to_the_end(
    puzzle: Puzzle, winning: Callable[[Question], int | None]
) -> tuple[list[str], bool]:
    """The line with the choice that wins after it, if there is one, and whether it does win."""
    line = list(puzzle.then)
    state = puzzle.after(len(line))
    if state.actor == puzzle.seat:
        question = Question(puzzle.game, state.view(puzzle.seat), state.choices())
        last = winning(question)
        return ([*line, puzzle.rulebook.write(last)], True) if last is not None else (line, False)
    return line, state.actor == OVER and puzzle.seat in state.winners()


def chances(puzzle: Puzzle) -> Reason:
    """How often the best wins, and the next best."""
    first, second = puzzle.tried[:2]
    return Reason(
        "puzzle-chances",
        {"best": percent(first.worth), "other": second.choice, "next": percent(second.worth)},
    )


def why_not(puzzle: Puzzle) -> list[Reason]:
    """Whom the tempting choice tempts, how often it wins, and what it overlooks."""
    game = puzzle.rulebook
    best, wrong = game.read(puzzle.best), game.read(puzzle.tempting)
    found = puzzles_of(puzzle.game).flaws(puzzle.question, best, wrong)
    level = tempts(puzzle)
    if puzzle.tempting == puzzle.tried[1].choice:  # what it is worth has been said
        return [Reason("puzzle-tempting-same", {"level": level}), *found] if level else found
    worth = percent(puzzle.worth(puzzle.tempting).worth)
    facts: Facts = {
        "choice": puzzle.tempting,
        "worth": worth,
        "level": level or "nobody",
    }
    return [Reason("puzzle-tempting", facts), *found]


def tempts(puzzle: Puzzle) -> str:
    """The highest of the two levels without search that misses it by the tempting choice."""
    wrong = puzzle.rulebook.read(puzzle.tempting)
    number = puzzle.question.choices.index(wrong)
    for level in ("squire", "page"):
        if puzzle.levels[level] >= MISSES:  # it is said to find the best one
            continue
        policy = bots.answer(level, puzzle.question, Random(0)).policy
        if policy[number] == max(policy):
            return level
    return ""


def percent(share: float) -> int:
    """A share in hundredths; 0 and 100 only where it is all or nothing."""
    rounded = round(100 * share)
    return min(99, max(1, rounded)) if 0 < share < 1 else rounded
