"""How `check_game` says which promise of the contract a game does not keep, and where."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from aurum.engine.contract import Game, State
from aurum.engine.errors import AurumError, BrokenPromise

AnyGame = Game[Any, Any]


def promise(
    holds: bool,
    key: str,
    game: AnyGame,
    state: State | None = None,
    other: State | None = None,
    **facts: str | int,
) -> None:
    """Raise unless a promise holds, showing the position in which it does not.

    `other` is a second state, which a seat must not be able to distinguish from the first.
    """
    if not holds:
        raise broken(key, game, state, other, **facts)


def broken(
    key: str,
    game: AnyGame,
    state: State | None = None,
    other: State | None = None,
    **facts: str | int,
) -> BrokenPromise:
    """The error that names this promise and the positions."""
    if state is not None:
        facts["position"] = _position(game, state)
    if other is not None:
        facts["other"] = _position(game, other)
    return BrokenPromise(f"promise-{key}", facts)


def _position(game: AnyGame, state: State) -> str:
    try:
        return game.write_position(state)
    except Exception as problem:  # the position itself may be what is broken
        return describe(problem)


@contextmanager
def kept(key: str, game: AnyGame, state: State | None = None, **facts: str | int) -> Iterator[None]:
    """Whatever the game raises in this block breaks this promise."""
    try:
        yield
    except BrokenPromise:
        raise
    except Exception as problem:
        raise broken(key, game, state, None, problem=describe(problem), **facts) from problem


def describe(problem: Exception) -> str:
    """What an exception says, with its kind where it is not one of Aurum's."""
    if isinstance(problem, AurumError):
        try:
            return str(problem)
        except Exception:  # an error of the game may have no words
            return f"{type(problem).__name__}: {problem.key}"
    return f"{type(problem).__name__}: {problem}"
