"""Planned games of Orichalque: short games in which every kind of choice is made.

Bots play them in memory, curious ones: who can do something that nobody has done yet does it.
What they chose is then played by hand at a real server, with the same luck.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any, NamedTuple

from aurum.engine import OVER
from aurum.engine.fairness import SEED_BYTES, fair_options_rng
from aurum.games.orichalque.bots.levels import squire_choice as sensible
from aurum.server.table.games import check_options
from aurum.server.table.session import GameSession
from support.browser.orichalque_board import verb
from support.browser.orichalque_hands import Hands

LONGEST = 160
"""How many choices a game may have before it is given up."""


class Plan(NamedTuple):
    """The seed of all chance, and who chooses what."""

    seed: bytes
    choices: list[tuple[int, str]]


class PlannedGame:
    """A planned game at a real table. `hands` are in the order of the seats."""

    def __init__(self, plan: Plan, hands: Sequence[Hands]) -> None:
        self.hands = hands
        self.left = plan.choices[::-1]

    def turn(self, pause: Callable[[], None] = lambda: None) -> None:
        """The next choice is made."""
        seat, choice = self.left.pop()
        self.hands[seat].choose(choice, pause)

    def play_to(self, kind: str, seat: int = 0) -> None:
        """Play until this seat is about to make a choice of this kind."""
        assert any((who, verb(what)) == (seat, kind) for who, what in self.left), "as planned"
        while (self.left[-1][0], verb(self.left[-1][1])) != (seat, kind):
            self.turn()

    def play(self, choices: int) -> None:
        """So many choices."""
        for _ in range(choices):
            self.turn()

    def play_on(self) -> None:
        """To the end."""
        self.play(len(self.left))

    def take_back(self, undo: Callable[[], None]) -> None:
        """Make the next choice and take it back. Then it is yet to be made, by the same person."""
        seat, choice = self.left[-1]
        person = self.hands[seat].person
        move = person.play.move
        self.turn()
        person.catch_up()
        undo()
        person.until(lambda: person.play.move == move, f"{choice} to be undone")
        self.left.append((seat, choice))


def find_plan(
    seats: int,
    options: dict[str, Any],
    wish: Iterable[str],
    most: int,
    first: int,
    once: Sequence[tuple[int, str]] = (),
) -> Plan:
    """A game of at most so many choices in which all kinds of choice on the list are made.

    `once` are single choices that must be made too. `first` is the number of a game that is
    known to fit; only if the rules have changed it takes longer to find one.
    """
    for number in range(first, first + 2000):
        plan, missing = simulate(seats, options, wish, number)
        if not missing and len(plan.choices) <= most and set(once) <= set(plan.choices):
            return plan
    raise AssertionError(f"no game with {wish} and {once} in {most} choices")


def simulate(
    seats: int, options: dict[str, Any], wish: Iterable[str], number: int
) -> tuple[Plan, set[str]]:
    """A game by its number, and the kinds of choice that were not made in it."""
    rng = Random(number)
    seed = rng.randbytes(SEED_BYTES)
    whole = check_options("orichalque", options, seats, fair_options_rng(seed))
    play = GameSession("orichalque", {}, whole, seed)
    play.make(play.preview(None))
    missing = set(wish)
    made: list[tuple[int, str]] = []
    while play.state.actor != OVER and len(made) < LONGEST:
        choice = curious(play, missing, rng)
        text = play.game.write(choice)
        made.append((play.state.actor, text))
        missing.discard(verb(text))
        play.make(play.preview(choice))
    if play.state.actor != OVER:
        missing.add("the end")
    return Plan(seed, made), missing


def curious(play: GameSession, missing: set[str], rng: Random) -> int:
    """A missing kind of choice, or one that leads there; else a Squire's or a random one."""
    choices = play.state.choices()
    kinds = {choice: verb(play.game.write(choice)) for choice in choices}
    if new := [choice for choice in choices if kinds[choice] in missing]:
        return rng.choice(new)
    if missing and len(choices) > 1:
        leads = [choice for choice in choices if _next_kinds(play, choice) & missing]
        if leads:
            return rng.choice(leads)
    if kinds[choices[0]] == "take" and rng.random() < 0.2:
        return rng.choice(choices)
    state: Any = play.state
    return sensible(state)


def _next_kinds(play: GameSession, choice: int) -> set[str]:
    """The kinds of choice that the same player would have after this one."""
    then = play.state.clone()
    then.apply(choice)
    if then.actor != play.state.actor:
        return set()
    return {verb(play.game.write(following)) for following in then.choices()}
