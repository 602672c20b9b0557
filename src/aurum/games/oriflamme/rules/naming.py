"""How phrases name families, cards and points.

A phrase names a card by its owner, and is the same for every reader: the messages say "your" to the
owner. In the duel a seat plays two families (MX-4), so nobody is "you" there.
"""

from __future__ import annotations

from typing import Final

from aurum.engine.phrases import Fact, Phrase, Player
from aurum.engine.state import SPECTATOR
from aurum.games.oriflamme.rules.cards import CRESTS
from aurum.games.oriflamme.rules.deck import NAMES
from aurum.games.oriflamme.rules.view import CardView, View

SLUGS: Final = tuple([name.lower() for name in NAMES])
"""The kinds as the locales call them."""
FAMILY_KEYS: Final = tuple([f"family-{crest}" for crest in CRESTS])
CARD_KEYS: Final = tuple([f"card-{slug}" for slug in SLUGS])

CARD_NAMES: Final = tuple([Phrase(key) for key in CARD_KEYS])
THE_CARDS: Final = tuple([Phrase(f"{key}.the") for key in CARD_KEYS])
"""The names of the kinds as a sentence needs them."""
HINTS: Final = tuple([Phrase(f"hint-{slug}") for slug in SLUGS])
"""What each kind does, in a few words."""

PLAYERS: Final = tuple([Player(family, key) for family, key in enumerate(FAMILY_KEYS)])
DUEL_PLAYERS: Final = tuple([Player(SPECTATOR, key) for key in FAMILY_KEYS])

Facts = dict[str, Fact]

# Who does something to a card: its owner, its owner by the choice that is explained, or another.
ITSELF: Final = "self"
CHOOSER: Final = "chooser"
ANOTHER: Final = "other"


def player(view: View, family: int) -> Player:
    """Whoever plays a family."""
    return (PLAYERS if view.seats == len(view.families) else DUEL_PLAYERS)[family]


def amount(points: int) -> Phrase:
    """A number of points."""
    return Phrase("amount-points", {"points": points})


def subject(view: View, family: int, kind: int) -> Phrase:
    """A card as the one that acts: "your Heir", "the Heir of Griffin"."""
    who = player(view, family)
    return Phrase("subject", {"who": who, "name": CARD_NAMES[kind], "the": THE_CARDS[kind]})


def target(view: View, card: CardView, by: str) -> Phrase:
    """A card of the queue as the one that something is done to."""
    return target_of(view, card.family, card.kind, not card.up, by)


def target_of(view: View, family: int, kind: int | None, hidden: bool, by: str) -> Phrase:
    """A card of a family as the one that something is done to."""
    who = player(view, family)
    if kind is None:
        return Phrase("target-unknown", {"who": who, "by": by})
    if hidden:
        return Phrase("target-hidden", {"who": who, "name": CARD_NAMES[kind]})
    named: Facts = {"who": who, "by": by, "name": CARD_NAMES[kind], "the": THE_CARDS[kind]}
    return Phrase("target", named)


def card_of_family(view: View, family: int, by: str) -> Phrase:
    """Somebody's card whose face does not matter, as the one that something is done to."""
    return Phrase("target-card", {"who": player(view, family), "by": by})


def top_at(view: View, position: int) -> CardView | None:
    """The top card of a position; None where there is no such position."""
    return view.queue[position][0] if 0 <= position < len(view.queue) else None
