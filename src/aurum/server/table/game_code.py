"""Marks where the server runs code of a game, so that an error there is known as the game's."""

from __future__ import annotations

import pickle
from types import TracebackType
from typing import Final

from aurum.engine import State
from aurum.engine.errors import AurumError
from aurum.server.errors import GameFailure

REFUSALS: Final = (AurumError,)


class game_code:  # noqa: N801 (it is used like a function)
    """A block that calls the game of this name. Whatever goes wrong in it is a `GameFailure`.

    Where a game may refuse something, as an illegal choice, its `AurumError` is let through.
    """

    __slots__ = ("game", "let_through")

    def __init__(self, game: str, *, refuses: bool = False) -> None:
        self.game = game
        self.let_through = REFUSALS if refuses else (GameFailure,)

    def __enter__(self) -> None:
        pass

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        if isinstance(error, self.let_through):
            return
        if isinstance(error, (Exception, SystemExit)):
            raise GameFailure(self.game, "failed") from error


def check_size(game: str, state: State, most: int) -> None:
    """Refuse a state that takes more bytes than this when it is pickled."""
    with game_code(game):
        size = len(pickle.dumps(state, pickle.HIGHEST_PROTOCOL))
    if size > most:
        raise GameFailure(game, "large")
