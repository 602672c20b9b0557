"""Plays of Oriflamme in two variants, which some seats cannot distinguish.

In the other variant the hidden cards of some players are others, and so are the cards they place;
all that the rest may ever know is the same. Whether it is, the engine is asked here.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from aurum.engine import CHANCE, OVER, Event, Options
from aurum.games.oriflamme.rules import oriflamme
from aurum.games.oriflamme.rules.cards import (
    ASIDE,
    HAND_SLOTS,
    PLACE,
    REVEAL,
    SPOTS,
    SWAP,
    TRIPLE_NUMBER,
    TRIPLES,
    VERB,
    family_of,
)
from aurum.games.oriflamme.rules.placement import placing_family
from aurum.games.oriflamme.rules.state import OriflammeState


class Distinguishable(Exception):
    """The two variants do not look the same."""


def play_at_random(options: Options, rng: Random) -> list[int]:
    """A whole play. Some tables reveal much and some little, which leaves more to hide."""
    state, made = oriflamme.begin(options), []
    boldness = rng.choice([0.15, 0.3, 0.5, 0.8])
    while state.actor != OVER:
        choices = state.choices()
        choice = rng.choice(choices)
        if REVEAL in choices:
            choice = choices[-1] if rng.random() < boldness else choices[0]
        state.apply(choice)
        made.append(choice)
    return made


def vary_hidden(options: Options, history: Sequence[int], family: int, rng: Random) -> list[int]:
    """The same play with this family's cards exchanged, as far as nobody has been shown them.

    From the deal on, cards that are never shown change places. From a later moment on only cards of
    the hand do, but also one that everybody saw return to it.
    """
    since = 0 if rng.random() < 0.6 else rng.randrange(len(history))
    state = oriflamme.begin(options)
    kinds = state.setup.kinds
    held: Iterable[int] = ()
    shown: set[int] = set()
    owners = []
    for number, choice in enumerate(history):
        if number == since:
            held = [kinds[slot] for slot in HAND_SLOTS[state.hand[family]]] if since else kinds
        owners.append(_owner(state, choice))
        events = _apply(state, choice)
        if number >= since:
            shown |= {kind for owner, kind in map(_shown, events) if owner == family}
    free = [kind for kind in held if kind not in shown]
    others = dict(zip(free, rng.sample(free, len(free)), strict=True))
    return [
        _rename(choice, others) if owner == family and number >= since else choice
        for number, (choice, owner) in enumerate(zip(history, owners, strict=True))
    ]


def _owner(state: OriflammeState, choice: int) -> int:
    """The family of the hidden card that a choice names."""
    verb = choice // VERB * VERB
    if verb == ASIDE:
        return state.stack[-1][1]
    if verb == PLACE:
        return placing_family(state)
    return family_of(state.acting) if verb == SWAP else -1


def _rename(choice: int, others: dict[int, int]) -> int:
    verb = choice // VERB * VERB
    if verb == ASIDE:
        aside = [others.get(kind, kind) for kind in TRIPLES[choice - ASIDE]]
        return ASIDE + TRIPLE_NUMBER[tuple(sorted(aside))]
    if verb == PLACE:
        kind, spot = divmod(choice - PLACE, SPOTS)
        return PLACE + others.get(kind, kind) * SPOTS + spot
    return SWAP + others.get(choice - SWAP, choice - SWAP)


def _apply(state: OriflammeState, choice: int) -> list[Event]:
    events: list[Event] = []
    state.events = events
    state.apply(choice)
    state.events = None
    return events


def _shown(event: Event) -> tuple[int, int]:
    """The family and kind of a card that an event shows to everybody, if it does."""
    kind = oriflamme.events[event.name]
    facts = dict(zip(kind.facts, event.facts, strict=True))
    return (facts.get("owner", facts["family"]), facts["kind"]) if kind.shows else (-1, -1)


class Pair:
    """Both variants at one moment."""

    def __init__(self, options: Options, viewpoints: Sequence[int]) -> None:
        self.one, self.other = oriflamme.begin(options), oriflamme.begin(options)
        self.viewpoints = viewpoints

    def clone(self) -> Pair:
        """An independent copy."""
        pair = Pair.__new__(Pair)
        pair.one, pair.other, pair.viewpoints = (
            self.one.clone(),
            self.other.clone(),
            self.viewpoints,
        )
        return pair

    def apply(self, one: int, other: int) -> list[Event]:
        """Continue both, if no observer can see a difference."""
        if one not in self.one.choices() or other not in self.other.choices():
            raise Distinguishable
        if any(
            self.one.redacted(one, eye) != self.other.redacted(other, eye)
            for eye in self.viewpoints
        ):
            raise Distinguishable
        events, others = _apply(self.one, one), _apply(self.other, other)
        for eye in self.viewpoints:
            if [e.seen_by(eye) for e in events] != [e.seen_by(eye) for e in others]:
                raise Distinguishable
            if repr(self.one.view(eye)) != repr(self.other.view(eye)):
                raise Distinguishable
        return events

    def detour(self, rng: Random) -> tuple[int, int] | None:
        """A choice that can be taken back at once, with one that looks like it, if there is one."""
        one = rng.choice(self.one.choices())
        actor, looks = self.one.actor, [self.one.redacted(one, eye) for eye in self.viewpoints]
        likes = [
            choice
            for choice in self.other.choices()
            if [self.other.redacted(choice, eye) for eye in self.viewpoints] == looks
        ]
        other = one if actor in self.viewpoints else rng.choice(likes or [one])
        ahead = self.clone()
        try:
            events = ahead.apply(one, other)
        except Distinguishable:
            return None
        shows = any(oriflamme.events[event.name].shows for event in events)
        return None if shows or ahead.one.actor in (CHANCE, OVER) else (one, other)
