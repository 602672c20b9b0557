"""Aurum: Oriflamme, Oriflamme: Alliance and Orichalque at one table.

>>> import random
>>> import aurum
>>> game = aurum.game("oriflamme")
>>> state = game.start(players=4, set="alliance")
>>> rng = random.Random(7)
>>> while state.actor != aurum.OVER:
...     state.apply(aurum.draw(state, rng))
>>> len(state.scores())
4
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, overload

from aurum import games
from aurum.building import BUILD  # first: it says which of the modules below are found
from aurum.engine import (
    CHANCE,
    OVER,
    SPECTATOR,
    Game,
    Processes,
    State,
    draw,
    errors,
    notebook,
    play_batch,
    playouts,
)

if TYPE_CHECKING:
    from aurum.games.orichalque.rules.game import OrichalqueGame
    from aurum.games.oriflamme.rules.game import OriflammeGame

__version__ = "0.1.0"

__all__ = [
    "BUILD",
    "CHANCE",
    "OVER",
    "SPECTATOR",
    "Game",
    "Processes",
    "State",
    "draw",
    "game",
    "games",
    "picture",
    "play_batch",
    "playouts",
]


@overload
def game(name: Literal["oriflamme"]) -> OriflammeGame: ...


@overload
def game(name: Literal["orichalque"]) -> OrichalqueGame: ...


@overload
def game(name: str) -> Game[Any, Any]: ...


def game(name: str) -> Game[Any, Any]:
    """The game of this name."""
    if name == "oriflamme":
        from aurum.games.oriflamme.rules import oriflamme

        return oriflamme
    if name == "orichalque":
        from aurum.games.orichalque.rules import orichalque

        return orichalque
    raise errors.BadOptions(
        "options-game", {"given": str(name), "allowed": ", ".join(games.names())}
    )


def picture(subject: object) -> str:
    """A view as an SVG picture, as a notebook shows it; or a state, with nothing hidden."""
    from aurum.pictures import picture as draw_picture  # only when somebody looks

    return draw_picture(subject)


def _speak(key: str, facts: errors.Facts) -> str:
    from aurum.words import speak_english  # only when somebody reads an error

    return speak_english(key, facts)


errors.speaker = _speak
notebook.artist = picture
