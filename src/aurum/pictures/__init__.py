"""Positions as pictures, for notebooks and for boards, drawn from a view alone.

There are no words on them, only symbols, numbers and the names that notation uses, so that they
are the same in every language; where a page shows one, it writes the names of the players into it.
A game draws on nothing, for the browser lays its picture on felt; elsewhere it is laid on a dark
ground. A game that draws none is shown by its notation.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any, Literal

from aurum import games
from aurum.engine import State
from aurum.pictures.notation_picture import draw_notation
from aurum.pictures.sanitize import BadPicture, sanitize_svg
from aurum.pictures.sheet import on_ground

__all__ = ["BadPicture", "Shape", "board_picture", "picture"]

Shape = Literal["wide", "narrow"]
"""The room that a picture has: 898 by 288 in a window, or 350 by 246 on a phone."""


def picture(subject: object) -> str:
    """A view as an SVG picture; or a state, with nothing hidden."""
    for plugin in games.plugins():
        if not plugin.owns(subject):
            continue
        # Compiled classes share what ABC remembers of instances, so isinstance is no help.
        is_state = State in type(subject).__mro__
        game = plugin.rules()
        draw = plugin.picture()
        if draw is not None:
            return on_ground(draw(game.open_view(subject) if is_state else subject))
        written = game.write_position(subject) if is_state else game.write_view(subject)
        return on_ground(draw_notation(plugin.name, written))
    raise TypeError(f"a view or a state can be drawn, not {type(subject).__name__}")


def board_picture(game: str, view: object, shape: Shape = "wide") -> str | None:
    """What a game draws of a view, for a page; None if it draws nothing, or an empty text.

    A game whose function takes a second argument is told the shape. `BadPicture` says why what it
    has drawn cannot be shown.
    """
    draw: Callable[..., Any] | None = games.load(game).picture()
    if draw is None:
        return None
    drawn = draw(view, shape) if _takes_shape(draw) else draw(view)
    if not isinstance(drawn, str):
        raise BadPicture(f"a picture is a text, not {type(drawn).__name__}")
    return sanitize_svg(drawn) if drawn else None


def _takes_shape(draw: Callable[..., Any]) -> bool:
    """Whether a function can be given two arguments. Compiled ones say it, too."""
    kinds = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
    given = inspect.signature(draw).parameters.values()
    return sum(one.kind in kinds for one in given) > 1
