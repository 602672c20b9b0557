"""`check_game` passes the games we have and catches games that break a promise."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import SupportsIndex

import pytest
from brief import often

from aurum.engine import BrokenPromise, Illegal, check_game
from aurum.engine.check import Report, is_value
from aurum.engine.contract import Options
from aurum.engine.events import Event
from aurum.games.oriflamme.rules import OriflammeGame, Play, View, oriflamme
from aurum.games.oriflamme.rules.table import DOWN

VARIANTS = oriflamme.variants()
PLAYS = often(2, 1)


@pytest.mark.parametrize("options", VARIANTS, ids=lambda o: f"{o['players']}-{str(o['set'])[:9]}")
def test_oriflamme_keeps_the_contract(options: Options) -> None:
    seen: list[int] = []
    report = check_game(
        oriflamme, variants=[options], plays=PLAYS, progress=lambda r: seen.append(r.plays)
    )
    assert report.plays == PLAYS
    assert seen == [1, 2][:PLAYS]
    assert report.choices > 30 * PLAYS
    assert report.twin_steps > 50 * PLAYS


class _Mutant(Play):
    """A play that breaks one promise; `clone` keeps it a mutant."""

    def clone(self) -> _Mutant:
        return type(self)(self.setup, self)


def _game(kind: type[Play], *, reads: bool = True) -> OriflammeGame:
    """Oriflamme played with a mutant state."""

    class Mutated(OriflammeGame):
        def begin(self, options: Options) -> Play:
            fresh = super().begin(options)
            return kind(fresh.setup, fresh)

        def read_position(self, text: str) -> Play:
            fresh = super().read_position(text)
            return kind(fresh.setup, fresh) if reads else fresh

        def imagine(self, view: View, rng: Random) -> Play:
            fresh = super().imagine(view, rng)
            return kind(fresh.setup, fresh)

    return Mutated()


def _caught(game: OriflammeGame, *promises: str, plays: int = 4) -> None:
    variants = [oriflamme.options({"players": 3, "set": "alliance"})]
    with pytest.raises(BrokenPromise) as broken:
        check_game(game, variants=variants, plays=plays)
    assert broken.value.key in {f"promise-{promise}" for promise in promises}
    assert "set alliance" in str(broken.value.facts["position"])
    assert str(broken.value)


def test_choices_in_disorder_are_caught() -> None:
    class Disorder(_Mutant):
        def list_choices(self) -> list[int]:
            return super().list_choices()[::-1]

    _caught(_game(Disorder), "ascending")


def test_a_list_of_choices_that_is_the_states_own_is_caught() -> None:
    class Shared(_Mutant):
        def choices(self) -> list[int]:
            if self.legal is None:
                self.legal = list(self.list_choices())
            return self.legal

    _caught(_game(Shared), "own-list")


def test_a_choice_that_is_listed_but_refused_is_caught() -> None:
    class Picky(_Mutant):
        def apply(self, choice: SupportsIndex) -> None:
            if self.actor >= 0 and choice == self.choices()[-1]:
                raise Illegal("illegal-over", {"choice": "x"}, "OF-7.1")
            super().apply(choice)

    _caught(_game(Picky), "legal")


def test_a_choice_that_is_accepted_but_not_listed_is_caught() -> None:
    class Lax(_Mutant):
        def apply(self, choice: SupportsIndex) -> None:
            if choice in self.choices():
                super().apply(choice)

    _caught(_game(Lax), "illegal")


def test_a_clone_that_shares_is_caught() -> None:
    class Sharing(_Mutant):
        def clone(self) -> Sharing:
            twin = type(self)(self.setup, self)
            twin.points = self.points
            return twin

    _caught(_game(Sharing), "clone", "secret-view")


def test_a_game_that_hides_something_and_says_it_does_not_is_caught() -> None:
    class Frank(OriflammeGame):
        secretive = False

    _caught(Frank(), "view-open")


def test_a_view_that_tells_a_hidden_card_is_caught() -> None:
    class Gossip(_Mutant):
        def view(self, seat: int) -> View:
            honest = super().view(seat)
            hidden = [card for card in self.queue if self.where[card] > DOWN]
            told = sum(card * card for card in hidden)
            return replace(honest, first=told)

    _caught(_game(Gossip), "imagine", "secret-view")


def test_a_view_that_tells_how_many_choices_somebody_has_is_caught() -> None:
    """The forced keep of an Insurrection: the count of choices gives it away."""

    class Counting(_Mutant):
        def view(self, seat: int) -> View:
            honest = super().view(seat)
            return replace(honest, verdicts_left=len(self.choices()))

    _caught(_game(Counting), "imagine", "secret-view", plays=10)


def test_an_event_that_tells_a_placed_card_is_caught() -> None:
    class Loud(_Mutant):
        def resolve(self, choice: int) -> None:
            super().resolve(choice)
            if self.events:
                self.events[:] = [_blurt(event) for event in self.events]

    _caught(_game(Loud), "event", "secret-event")


def _blurt(event: Event) -> Event:
    if event.name != "placed":
        return event
    return Event(event.name, event.rule, (*event.facts[:2], *event.secrets), event.secrets, 0)


def test_cards_that_vanish_are_caught() -> None:
    class Losing(_Mutant):
        def resolve(self, choice: int) -> None:
            super().resolve(choice)
            if self.queue and self.round > 1 and self.actor >= 0 and self.at < 0:
                self.where[self.lift(0)] = 99

    _caught(_game(Losing), "pieces", "legal", "position", "imagine")


def test_a_play_that_goes_another_way_when_heard_is_caught() -> None:
    class Shy(_Mutant):
        def resolve(self, choice: int) -> None:
            super().resolve(choice)
            if self.events is not None:
                self.stock[0] += 1

    _caught(_game(Shy), "listening")


def test_imagining_something_else_is_caught() -> None:
    class Dreaming(OriflammeGame):
        def imagine(self, view: View, rng: Random) -> Play:
            dream = super().imagine(view, rng)
            dream.stock[0] += 1
            return dream

    _caught(Dreaming(), "imagine")


def test_notation_that_does_not_read_back_is_caught() -> None:
    class Mumbling(OriflammeGame):
        def write(self, choice: int) -> str:
            return "keep"

    _caught(Mumbling(), "notation")


def test_a_position_that_does_not_read_back_is_caught() -> None:
    class Forgetful(OriflammeGame):
        def write_position(self, state: Play) -> str:
            return super().write_position(state).replace("+1", "")

    _caught(Forgetful(), "position")


def test_a_view_must_be_plain_data() -> None:
    assert is_value((1, "a", None, (True, 2.5), frozenset({1})))
    assert not is_value([1])
    assert not is_value({"a": 1})
    assert not is_value(oriflamme)
    assert is_value(oriflamme.start(players=3).view(0))
    assert not is_value(Report())
