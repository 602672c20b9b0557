"""Positions as small pictures, for notebooks: what a view tells, and nothing else.

There are no words on them, only symbols, numbers and the names that notation uses, so that they
are the same in every language.
"""

from __future__ import annotations

from aurum import games
from aurum.engine import State

__all__ = ["picture"]


def picture(subject: object) -> str:
    """A view as an SVG picture; or a state, with nothing hidden, for whoever holds one."""
    for plugin in games.plugins():
        draw = plugin.picture() if plugin.owns(subject) else None
        if draw is not None:
            # Compiled classes share what ABC remembers of instances, so isinstance is no help.
            is_state = State in type(subject).__mro__
            return draw(plugin.rules().open_view(subject) if is_state else subject)
    raise TypeError(f"a view or a state can be drawn, not {type(subject).__name__}")
