"""How a game is played at a terminal: as it says itself, or else in the general way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from aurum import games
from aurum.engine import Game, Seat
from aurum.terminal.game_terminal import GameTerminal
from aurum.terminal.general_display import GeneralDisplay
from aurum.terminal.screen import unbind
from aurum.terminal.seat_names import seat_names
from aurum.terminal.speech import Speech
from aurum.words import Translator, capital


def terminal_of(name: str) -> GameTerminal:
    """What a game brings to a terminal; one that brings nothing is shown by what it says."""
    plugin = games.load(name)
    return plugin.terminal() or general_terminal(plugin.rules())


def general_terminal(game: Game[Any, Any]) -> GameTerminal:
    """Any game at a terminal."""

    def display(translator: Translator, seats: Sequence[Seat], colour: bool) -> GeneralDisplay:
        return GeneralDisplay(game, translator, seats)

    def wording(translator: Translator, view: Any, seats: Sequence[Seat]) -> GeneralWording:
        return GeneralWording(game, view, Speech(translator, seats))

    def sentence(translator: Translator, view: Any, seats: Sequence[Seat], choice: int) -> str:
        return GeneralWording(game, view, Speech(translator, seats, view.seat)).choice(choice)

    def names(translator: Translator, seats: Sequence[Seat]) -> list[str]:
        return [capital(name) for name in seat_names(translator, seats)]

    return GameTerminal(display, wording, sentence, names)


class GeneralWording:
    """Question and choices of a view in words."""

    def __init__(self, game: Game[Any, Any], view: Any, speech: Speech) -> None:
        self.game = game
        self.view = view
        self.speech = speech

    def question(self) -> str:
        """What the seat was asked."""
        return unbind(self.speech.question(self.game.question(self.view)))

    def choice(self, choice: int) -> str:
        """What the seat chose, or could have."""
        return unbind(self.speech.sentence(self.game.explain(self.view, choice).sentence))
