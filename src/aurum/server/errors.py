"""Errors of requests and of the store: a code, and a sentence in the reader's language."""

from __future__ import annotations

from aurum.engine.errors import AurumError, Facts
from aurum.server.messages import Problem
from aurum.server.table.entries import StopReason
from aurum.words import translator_for


class RequestError(AurumError):
    """A request that cannot be fulfilled. Nothing has changed."""

    def __init__(self, key: str, facts: Facts | None = None, status: int = 409) -> None:
        super().__init__(key, facts)
        self.status = status
        """The HTTP status."""

    def __reduce__(self) -> tuple[object, ...]:
        return RequestError, (self.key, self.facts, self.status)


class Conflict(Exception):
    """The log already has an entry of this number: another process appended it first."""


class StorageError(RequestError):
    """The store failed, for example because the disk is full. Nothing has changed."""

    def __init__(self, problem: str) -> None:
        super().__init__("server-store-fails", status=503)
        self.problem = problem
        """For the log of the server, not for guests."""

    def __reduce__(self) -> tuple[object, ...]:
        return StorageError, (self.problem,)


class GameFailure(RequestError):
    """Code of a game broke its contract: it failed, was too slow, or its state is too large.

    Nothing has changed. The cause of this error, if there is one, is for the log.
    """

    def __init__(self, game: str, why: StopReason) -> None:
        super().__init__(f"server-game-{why}", status=500)
        self.game = game
        self.why: StopReason = why

    def __reduce__(self) -> tuple[object, ...]:
        return GameFailure, (self.game, self.why)


def problem(error: AurumError, language: str, command_id: str = "") -> Problem:
    """An error as it is sent, in this language."""
    says = translator_for(language).say(error.key, error.facts)
    return Problem(error.key, says, error.rule, command_id)
