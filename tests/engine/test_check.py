"""`check_game` passes the games we have and catches games that break a promise."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any, ClassVar, SupportsIndex, cast

import pytest
from support.brief import often

from aurum.engine import BrokenPromise, Illegal, check_game
from aurum.engine.check import Report
from aurum.engine.contract import Frame, Options
from aurum.engine.events import Event
from aurum.engine.plain_values import is_value
from aurum.games.oriflamme.rules import OriflammeGame, OriflammeState, View, oriflamme
from aurum.games.oriflamme.rules.cards import DOWN, is_character
from aurum.games.oriflamme.rules.notation import redact
from aurum.games.oriflamme.rules.view import CardView

VARIANTS = oriflamme.variants()
PLAYS = often(2, 1, soak=100)


@pytest.mark.soak
@pytest.mark.parametrize("options", VARIANTS, ids=lambda o: f"{o['players']}-{str(o['set'])[:9]}")
def test_oriflamme_keeps_the_contract(options: Options) -> None:
    seen: list[int] = []
    report = check_game(
        oriflamme, variants=[options], plays=PLAYS, progress=lambda r: seen.append(r.plays)
    )
    assert report.plays == PLAYS
    assert seen == list(range(1, PLAYS + 1))
    setup = oriflamme.begin(options).setup
    rounds = setup.rounds * PLAYS
    choices, pair_steps = (3, 4) if setup.small else (5, 8)  # of each round
    assert report.choices > choices * rounds
    assert report.pair_steps > pair_steps * rounds


class _Mutant(OriflammeState):
    """A play that breaks one promise; cloned or pickled, it still does."""

    kinds: ClassVar[list[type[_Mutant]]] = []

    def __init_subclass__(cls) -> None:
        _Mutant.kinds.append(cls)

    def clone(self) -> _Mutant:
        return type(self)(self.setup, self)

    def __reduce__(self) -> tuple[object, ...]:
        return _unpickled, (_Mutant.kinds.index(type(self)), OriflammeState(self.setup, self))


def _unpickled(number: int, play: OriflammeState) -> _Mutant:
    return _Mutant.kinds[number](play.setup, play)


def _game(kind: type[OriflammeState], read: type[OriflammeState] | None = None) -> OriflammeGame:
    """Oriflamme played with a mutant state; from text perhaps with another."""
    reading = read or kind

    class Mutated(OriflammeGame):
        def begin(self, options: Options) -> OriflammeState:
            fresh = super().begin(options)
            return kind(fresh.setup, fresh)

        def read_position(self, text: str) -> OriflammeState:
            fresh = super().read_position(text)
            return reading(fresh.setup, fresh)

        def imagine(self, view: View, rng: Random) -> OriflammeState:
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
        def _list_choices(self) -> list[int]:
            return super()._list_choices()[::-1]

    _caught(_game(Disorder), "ascending")


def test_a_list_of_choices_that_is_the_states_own_is_caught() -> None:
    class Shared(_Mutant):
        def choices(self) -> list[int]:
            if self._legal is None:
                self._legal = list(self._list_choices())
            return self._legal

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
            copy = type(self)(self.setup, self)
            copy.points = self.points
            return copy

    _caught(_game(Sharing), "clone", "secret-view", "secret-event")


def test_a_game_that_hides_something_and_says_it_does_not_is_caught() -> None:
    class Frank(OriflammeGame):
        secretive = False

    _caught(Frank(), "view-open")


def test_a_view_that_tells_a_hidden_card_is_caught() -> None:
    class Gossip(_Mutant):
        def view(self, seat: int) -> View:
            honest = super().view(seat)
            hidden = [card for card in self.queue if self.where[card] > DOWN]
            leaked = sum(card * card for card in hidden)
            return replace(honest, first=leaked)

    _caught(_game(Gossip), "imagine", "secret-view")


def test_a_view_that_tells_how_many_choices_somebody_has_is_caught() -> None:
    """The forced keep of an Insurrection: the count of choices gives it away."""

    class Counting(_Mutant):
        def view(self, seat: int) -> View:
            honest = super().view(seat)
            return replace(honest, verdicts_left=len(self.choices()))

    _caught(_game(Counting), "imagine", "secret-view", plays=10)


def test_a_part_kept_under_a_hidden_card_is_caught() -> None:
    """Whoever imagines the right card is shown the very same object."""
    kept: dict[tuple[tuple[CardView, ...], int], tuple[CardView, ...]] = {}

    class Keeping(_Mutant):
        def view(self, seat: int) -> View:
            honest = super().view(seat)
            positions = zip(honest.queue, self.queue, strict=True)
            return replace(
                honest, queue=tuple(kept.setdefault(both, both[0]) for both in positions)
            )

    _caught(_game(Keeping), "view-own")


def test_views_made_together_that_tell_more_are_caught() -> None:
    class Careless(_Mutant):
        def views(self, seats: Iterable[int]) -> dict[int, object]:
            return {seat: self.view(0) for seat in seats}

    _caught(_game(Careless), "view-same")


def test_views_made_together_that_share_a_part_are_caught() -> None:
    class Sparing(_Mutant):
        def views(self, seats: Iterable[int]) -> dict[int, object]:
            own = {seat: self.view(seat) for seat in seats}
            return {seat: replace(view, kinds=own[0].kinds) for seat, view in own.items()}

    _caught(_game(Sparing), "view-own")


def test_a_part_that_is_the_states_own_is_caught() -> None:
    """Each kind of card has a frame of its own to follow it, and all these frames are equal."""
    follows: dict[tuple[Frame, int], Frame] = {}

    class Lending(_Mutant):
        def _resolve(self, choice: int) -> None:
            super()._resolve(choice)
            frame = self.stack.pop()
            self.stack.append(follows.setdefault((frame, choice), (*frame,)))

        def view(self, seat: int) -> View:
            return replace(super().view(seat), stack=tuple(self.stack))

    _caught(_game(Lending), "view-own")


def test_equal_views_with_other_bytes_are_caught() -> None:
    """Two equal tuples are one object where the first card of the queue is a character."""

    class Thrifty(_Mutant):
        def view(self, seat: int) -> View:
            pair, other = (seat, seat), (seat, seat)
            if any(is_character(self.setup.kind[card]) for card in self.queue[:1]):
                other = pair
            return replace(super().view(seat), winners=cast(Any, (pair, other)))

    _caught(_game(Thrifty), "imagine", "secret-view", "view-same")


def test_views_of_a_position_read_back_with_other_bytes_are_caught() -> None:
    class Whole(_Mutant):
        def view(self, seat: int) -> View:
            pair = (seat, seat)
            return replace(super().view(seat), winners=cast(Any, (pair, self.like(pair))))

        def like(self, pair: tuple[int, int]) -> tuple[int, int]:
            return pair

    class ReadBack(Whole):
        def like(self, pair: tuple[int, int]) -> tuple[int, int]:
            return (pair[0], pair[1])

    _caught(_game(Whole, ReadBack), "position")


def test_a_text_kept_under_a_hidden_card_is_caught() -> None:
    @cache
    def label(card: int) -> str:
        return "".join(("a ", "card"))

    class Labelling(_Mutant):
        def view(self, seat: int) -> View:
            labels = tuple(label(card) for card in self.queue[:1])
            return replace(super().view(seat), winners=cast(Any, labels))

    _caught(_game(Labelling), "secret-object")


def test_a_choice_kept_under_a_hidden_card_is_caught() -> None:
    @cache
    def veiled(choice: int) -> str:
        return "".join(redact(choice))

    class Writing(_Mutant):
        def redacted(self, choice: int, seat: int) -> str:
            honest = super().redacted(choice, seat)
            return veiled(choice) if "?" in honest else honest

    _caught(_game(Writing), "secret-object")


class _Numbered(View):
    """A view that says where in memory it lies."""

    def __repr__(self) -> str:
        return f"View at {id(self)}"


def test_equal_views_that_print_otherwise_are_caught() -> None:
    class Numbering(_Mutant):
        def view(self, seat: int) -> View:
            return _Numbered(**vars(super().view(seat)))

    _caught(_game(Numbering), "view-same")


def test_an_event_that_tells_a_placed_card_is_caught() -> None:
    class Loud(_Mutant):
        def _resolve(self, choice: int) -> None:
            super()._resolve(choice)
            if self.events:
                self.events[:] = [_blurt(event) for event in self.events]

    _caught(_game(Loud), "event", "secret-event")


def _blurt(event: Event) -> Event:
    if event.name != "placed":
        return event
    return Event(event.name, event.rule, (*event.facts[:2], *event.secrets), event.secrets, 0)


def test_equal_events_with_other_bytes_are_caught() -> None:
    """Two equal tuples are one object where the card just placed is a character."""

    class Echoing(_Mutant):
        def _resolve(self, choice: int) -> None:
            super()._resolve(choice)
            if self.events and self.events[0].name == "placed":
                family, (kind,) = self.events[0].facts[0], self.events[0].secrets
                facts, other = (family, 0), (family, 0)
                if is_character(kind):
                    other = facts
                self.events += [Event("rested", "OF-2.1", both) for both in (facts, other)]

    _caught(_game(Echoing), "secret-event")


def test_cards_that_vanish_are_caught() -> None:
    class Losing(_Mutant):
        def _resolve(self, choice: int) -> None:
            super()._resolve(choice)
            if self.queue and self.round > 1 and self.actor >= 0 and self.at < 0:
                self.where[self.pop_top(0)] = 99

    _caught(_game(Losing), "pieces", "legal", "position", "imagine")


def test_a_play_that_goes_another_way_when_heard_is_caught() -> None:
    class Shy(_Mutant):
        def _resolve(self, choice: int) -> None:
            super()._resolve(choice)
            if self.events is not None:
                self.stock[0] += 1

    _caught(_game(Shy), "listening")


def test_imagining_something_else_is_caught() -> None:
    class Dreaming(OriflammeGame):
        def imagine(self, view: View, rng: Random) -> OriflammeState:
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
        def write_position(self, state: OriflammeState) -> str:
            return super().write_position(state).replace("+1", "")

    _caught(Forgetful(), "position")


def test_a_view_must_be_plain_data() -> None:
    assert is_value((1, "a", None, (True, 2.5), frozenset({1})))
    assert not is_value([1])
    assert not is_value({"a": 1})
    assert not is_value(oriflamme)
    assert is_value(oriflamme.start(players=3).view(0))
    assert not is_value(Report())
