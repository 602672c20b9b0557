"""Pebbles, a game of the tests: everybody hides pebbles of two colours, and claims are raised
until one is doubted. It has options of every kind, a picture with parts, and no French words."""

from __future__ import annotations

from typing import Any

from aurum.games.plugin import Option, Plugin


class Pebbles(Plugin):
    """What the package brings."""

    name = "pebbles"
    version = "1.0"
    options = (
        Option("lives", "pebbles-command-lives", values=(1, 2, 3)),
        Option("passing", "pebbles-command-passing", values=(False, True)),
        Option("begins", "pebbles-command-begins", values=("first", "last")),
        Option("picture", "pebbles-command-picture", values=(False, True)),
    )
    usual_seats = "you,bot,bot"

    def rules(self) -> Any:
        from .rules import pebbles

        return pebbles

    def picture(self) -> Any:
        from .picture import draw

        return draw


plugin = Pebbles()
