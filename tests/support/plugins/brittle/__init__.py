"""Brittle, a game of the tests that breaks its contract in the way its option `fault` says."""

from __future__ import annotations

from typing import Any

from aurum.games.plugin import Option, Plugin


class Brittle(Plugin):
    """What the package brings."""

    name = "brittle"
    version = "1.0"
    options = (Option("fault", "brittle-command-fault"),)

    def rules(self) -> Any:
        from .rules import brittle

        return brittle

    def picture(self) -> Any:
        from .rules import draw

        return draw


plugin = Brittle()
