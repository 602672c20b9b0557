"""Games that show what a seat may not know: what `check_game` says of each.

They are Liar's Dice with one thing changed.
"""

from __future__ import annotations

import re
from dataclasses import replace

from liars_dice.dice import Hand
from liars_dice.game import LiarsDiceGame
from liars_dice.rules import LiarsDiceState
from liars_dice.view import View
from support.broken_dice import TABLE, Mutant, found, played_with

from aurum.engine import SEAT, EventKind, check_game


def test_a_view_with_all_dice_is_found() -> None:
    class Frank(Mutant):
        def view(self, seat: int) -> View:
            return self._look(seat, range(self.setup.players))

    found(played_with(Frank), "secret-view", "imagine")


def test_a_view_that_hints_at_the_dice_of_others_is_found() -> None:
    class Hinting(Mutant):
        def view(self, seat: int) -> View:
            honest = super().view(seat)
            return replace(honest, round=honest.round + sum(map(sum, self.hands)))

    found(played_with(Hinting), "secret-view", "imagine")


def test_a_view_that_shows_all_dice_to_who_is_out_is_found() -> None:
    class Kind(Mutant):
        def view(self, seat: int) -> View:
            out = 0 <= seat < self.setup.players and not self.counts[seat]
            return self._look(seat, range(self.setup.players)) if out else super().view(seat)

    found(played_with(Kind), "secret-view", "imagine")


def test_an_event_that_tells_the_dice_of_others_is_found() -> None:
    class Loud(Mutant):
        def _roll(self, hand: Hand) -> None:
            super()._roll(hand)
            self._emit("counted", "LD-2.1", sum(hand), 1)

    broken = found(played_with(Loud), "secret-event")
    assert "roll" in str(broken)


def test_a_game_that_says_that_it_hides_nothing_is_found() -> None:
    class Open(LiarsDiceGame):
        secretive = False

    found(Open(), "view-open")


def test_a_choice_seen_with_the_dice_of_others_is_found() -> None:
    class Telling(Mutant):
        def redacted(self, choice: int, seat: int) -> str:
            return LiarsDiceGame().write(choice)

    assert "roll" in str(found(played_with(Telling), "secret-choice"))


def test_facts_with_the_dice_of_others_are_found() -> None:
    class Factual(LiarsDiceGame):
        def facts(self, state: LiarsDiceState, seat: int | None = None) -> dict[str, object]:
            return super().facts(state)

    found(Factual(), "secret-facts")


def test_a_leak_is_shown_by_two_states_the_seat_and_what_differs() -> None:
    class Leaky(Mutant):
        def view(self, seat: int) -> View:
            honest = super().view(seat)
            shown = tuple((*hand[:1], *hand[1:]) for hand in self.hands)
            return honest if self.bids else replace(honest, hands=shown)

    problem = found(played_with(Leaky), "secret-view", "imagine")
    one, other = str(problem.facts["position"]), str(problem.facts["other"])
    assert one != other
    assert one in str(problem)
    assert other in str(problem)
    assert f"seat {problem.facts['seat']}" in str(problem).lower()
    assert "hands: " in str(problem.facts["difference"])


def test_two_kinds_of_event_may_show_what_was_hidden() -> None:
    """A claim turns out true by one event and false by another: both are declared as showing."""

    class Judging(Mutant):
        def _bid(self, bid: int) -> None:
            super()._bid(bid)
            verdict = "right" if sum(map(sum, self.hands)) % 2 else "wrong"
            self._emit(verdict, "LD-2.3", self.actor)

    def judged(*kinds: EventKind) -> LiarsDiceGame:
        game = played_with(Judging)
        game.events = {**game.events, **dict(zip(("right", "wrong"), kinds, strict=True))}
        return game

    showing, silent = EventKind({"seat": SEAT}, shows=True), EventKind({"seat": SEAT})
    check_game(judged(showing, showing), variants=[TABLE], plays=4)
    problem = found(judged(showing, silent), "secret-event")
    assert {"right", "wrong"} == set(re.findall("right|wrong", str(problem)))
