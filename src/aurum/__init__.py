"""Aurum: tabletop games with hidden information, for people, bots and programs.

>>> import random
>>> import aurum
>>> game = aurum.game(aurum.games.names()[0])
>>> state = game.start(players=4)
>>> rng = random.Random(7)
>>> while state.actor != aurum.OVER:
...     state.apply(aurum.sample_choice(state, rng))
>>> len(state.scores())
4
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from aurum.building import BUILD  # isort: split

# That came first: it says which of the modules below are found.

from aurum import games
from aurum.engine import (
    CHANCE,
    OVER,
    SPECTATOR,
    AurumError,
    BadOptions,
    BadRecord,
    Game,
    Illegal,
    Record,
    State,
    Unreadable,
    WorkerPool,
    check_game,
    check_words,
    errors,
    notebook,
    play_batch,
    playouts,
    read_record,
    replay,
    sample_choice,
)

__version__ = "0.1.0"

PACKAGES = (
    "analysis", "arena", "bots", "datasets", "engine", "envs", "exact", "exploit", "games",
    "lessons", "puzzles", "rulebook", "statistics",
)  # fmt: skip
"""What there is beside the names below; each is loaded when it is first asked for."""

__all__ = [
    "BUILD",
    "CHANCE",
    "OVER",
    "SPECTATOR",
    "AurumError",
    "BadOptions",
    "BadRecord",
    "Game",
    "Illegal",
    "Record",
    "State",
    "Unreadable",
    "WorkerPool",
    "check_game",
    "game",
    "games",
    "picture",
    "play_batch",
    "playouts",
    "read_record",
    "replay",
    "sample_choice",
]


def __getattr__(name: str) -> Any:
    if name in PACKAGES:
        return import_module(f"aurum.{name}")
    raise AttributeError(f"module 'aurum' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*__all__, *PACKAGES, "__version__"})


def game(name: str) -> Game[Any, Any]:
    """The rules of the game of this name."""
    return games.load(name).rules()


def picture(subject: object) -> str:
    """A view as an SVG picture, as a notebook shows it; or a state, with nothing hidden."""
    from aurum.pictures import picture as draw_picture  # only when a picture is drawn

    return draw_picture(subject)


def _format_error(key: str, facts: errors.Facts) -> str:
    from aurum.words import format_english  # only when an error is printed

    return format_english(key, facts)


def _load_checker() -> check_words.PhraseChecker:
    from aurum.words import LocaleChecker  # only when `check_game` asks for the words

    return LocaleChecker()


errors.formatter = _format_error
check_words.load_checker = _load_checker
notebook.renderer = picture
