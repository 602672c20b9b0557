"""Liar's Dice, a game for Aurum. `aurum` finds `plugin` by the entry point in `pyproject.toml`."""

from __future__ import annotations

from typing import Any, Final

from aurum.games import Plugin
from aurum.games.plugin import Option


class LiarsDice(Plugin):
    """What this package brings. A part is imported when it is first needed."""

    name = "liars_dice"
    contract = 1
    version = "1.0"
    options = (
        Option("dice", "liars_dice-command-dice", values=(1, 2, 3, 4, 5)),
        Option("wild", "liars_dice-command-wild", values=(False, True)),
        Option("exact", "liars_dice-command-exact", values=(False, True)),
    )
    usual_seats = "you,bot,bot,bot"

    def rules(self) -> Any:
        from liars_dice.game import game

        return game

    def picture(self) -> Any:
        from liars_dice.picture import draw

        return draw

    def rulebook(self) -> Any:
        from liars_dice.rulebook import BOOK

        return BOOK


plugin: Final = LiarsDice()
