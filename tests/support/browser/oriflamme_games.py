"""A game of Oriflamme: three people at three browsers, a spectator, one table."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from aurum.engine import OVER, SPECTATOR
from support.browser.oriflamme_hands import Hands, choose
from support.browser.oriflamme_secrets import draws_no_more_than_it_may, knows_no_more_than_it_may
from support.browser.people import Person


class BrowserGame:
    """A game under way. `hands` are in the order of the seats."""

    def __init__(self, hands: list[Hands], spectator: Person) -> None:
        self.hands = hands
        self.people = [one.person for one in hands]
        self.spectator = spectator
        self.away: set[int] = set()
        """Seats whose people are not at the table."""
        self.rng = Random(5)

    @property
    def actor(self) -> int:
        """The seat that is asked."""
        return self.people[0].behind.actor

    @property
    def round(self) -> int:
        """The round of the game."""
        view: Any = self.people[0].play.state.view(SPECTATOR)
        return int(view.round)

    @property
    def here(self) -> list[Person]:
        """Everybody at the table."""
        seated = [person for seat, person in enumerate(self.people) if seat not in self.away]
        return [*seated, self.spectator]

    def look_around(self) -> None:
        """Nobody was sent or shown more than they may know."""
        self.people[0].until(lambda: self.actor not in self.away, "the bot to have played")
        for person in self.here:
            seats = [] if person is self.spectator else [self.people.index(person)]
            knows_no_more_than_it_may(person, seats)
            if not person.moves:
                draws_no_more_than_it_may(person, *(seats or [SPECTATOR]))

    def turn(self) -> None:
        """The seat to choose makes a choice; bots have chosen before."""
        first = self.people[0]
        first.until(lambda: self.actor not in self.away, "the bot")
        if self.actor == OVER:
            return
        hands = self.hands[self.actor]
        hands.person.catch_up()
        assert hands.person.asked is not None, hands.person.name
        choose(hands, self.rng.choice(hands.person.asked["choices"]))

    def play_until(self, round: int) -> None:
        """Play to the beginning of a round, or to the end."""
        while self.actor != OVER and self.round < round:
            self.look_around()
            self.turn()

    def wait_for_move(self, move: int) -> None:
        """Wait until so many choices have been made."""
        first = self.people[0]
        first.until(lambda: first.play.move == move, f"move {move}")

    def play_to_turn_of(self, seat: int) -> None:
        """Play until this seat is asked to place a card."""
        while self.actor != seat:
            self.turn()


def entries(person: Person) -> list[int]:
    """The numbers of the entries that this browser received, with repetitions."""
    numbers: list[int] = []
    for frame in person.frames:
        message = json.loads(frame)
        if message["type"] == "welcome":
            numbers += [missed["number"] for missed in message["missed"]]
        elif message["type"] == "happened":
            numbers.append(message["number"])
    return numbers
