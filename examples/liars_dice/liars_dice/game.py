"""Liar's Dice as a `Game`: everything that is the same in every play."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

from aurum.engine import CHANCE, OVER, Options, Stage
from liars_dice import choices, positions
from liars_dice.rules import EVENTS, NOBODY, LiarsDiceState
from liars_dice.setup import Setup, read_setup
from liars_dice.view import View, write_bids, write_challenged, write_cups, write_view
from liars_dice.wording import Wording

CHAPTERS: Final = {"LD-1": 3, "LD-2": 5, "LD-3": 4, "LD-4": 2, "LD-5": 2}
"""How many rules each chapter of the rulebook has."""


class LiarsDiceGame(Wording):
    """Liar's Dice for two to six."""

    name = "liars_dice"
    rules = 1
    rulebook = tuple(f"{part}.{rule + 1}" for part, n in CHAPTERS.items() for rule in range(n))
    events = EVENTS
    secretive = True

    # A new play

    def options(self, given: Mapping[str, object], rng: Random | None = None) -> Options:
        return read_setup(given)._asdict()

    def variants(self) -> list[Options]:
        """Tables that between them have everything: `check_game` plays at each of them."""
        tables = [
            Setup(players=2, dice=5, wild=False, exact=False),
            Setup(players=3, dice=5, wild=True, exact=False),
            Setup(players=4, dice=4, wild=False, exact=True),
            Setup(players=5, dice=3, wild=True, exact=True),
            Setup(players=6, dice=2, wild=False, exact=False),
            Setup(players=2, dice=1, wild=True, exact=True),
        ]
        return [setup._asdict() for setup in tables]

    def begin(self, options: Options) -> LiarsDiceState:
        return LiarsDiceState(read_setup(options))

    def seats(self, options: Options) -> int:
        return read_setup(options).players

    def settings(self, state: LiarsDiceState) -> Options:
        return state.setup._asdict()

    # From what a seat knows to a state that could be the true one

    def imagine(self, view: View, rng: Random) -> LiarsDiceState:
        """The dice that the seat does not see are rolled again."""
        state = LiarsDiceState(Setup(view.seats, view.dice, view.wild, view.exact))
        state.take(view)
        state.hands = [
            tuple(sorted(1 + int(rng.random() * 6) for _ in range(dice))) if hand is None else hand
            for hand, dice in zip(view.hands, view.counts, strict=True)
        ]
        return state

    def before(self, state: LiarsDiceState) -> tuple[LiarsDiceState, int] | None:
        """The bids of the round are all that is left of it."""
        if not state.bids:
            return None
        earlier = state.clone()
        bid = earlier.bids.pop()
        earlier.actor = earlier.next_actor()
        return earlier, bid

    # Notation

    def write(self, choice: int) -> str:
        return choices.write(choice)

    def read(self, text: str) -> int:
        return choices.read(text)

    def write_view(self, view: View) -> str:
        return write_view(view)

    def write_position(self, state: LiarsDiceState) -> str:
        return write_view(state.open_view())

    def read_position(self, text: str) -> LiarsDiceState:
        return positions.read_position(text)

    # What others ask about a position

    def facts(self, state: LiarsDiceState, seat: int | None = None) -> dict[str, object]:
        """What scenarios compare, and what a plain board shows."""
        view = state.open_view() if seat is None else state.view(seat)
        names = [str(number + 1) for number in range(view.seats)]
        nobody = {CHANCE: "chance", OVER: "over"}
        asks = "first" if view.begins == NOBODY else "roll" if view.actor == CHANCE else "bid"
        return {
            "round": view.round,
            "begins": view.begins + 1,
            "actor": nobody[view.actor] if view.actor in nobody else names[view.actor],
            "asks": "" if view.actor == OVER else asks,
            "dice": dict(zip(names, view.counts, strict=True)),
            "cups": dict(zip(names, write_cups(view), strict=True)),
            "bids": write_bids(view),
            "challenged": write_challenged(view),
            "winners": [names[winner] for winner in state.winners()],
            "outcome": state.outcome(),
        }

    def open_view(self, state: LiarsDiceState) -> View:
        return state.open_view()

    def stage(self, state: LiarsDiceState) -> Stage:
        """A turn is one bid or challenge."""
        return Stage(state.round, (state.actor, len(state.bids)))


game: Final = LiarsDiceGame()
