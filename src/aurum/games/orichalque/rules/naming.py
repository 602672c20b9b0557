"""Players, pieces and amounts as phrases: what sentences about a play are made of."""

from __future__ import annotations

from typing import Final

from aurum.engine.phrases import Phrase, Player
from aurum.games.orichalque.rules.base_state import NONE, Setup
from aurum.games.orichalque.rules.choices import HOPLITES, ORICHALQUE
from aurum.games.orichalque.rules.components import ACTIONS, RESOURCES, TERRAINS

TITANS: Final = ("theia", "themis", "cronos", "hyperion")
"""By terrain, as `locales/` calls them."""
AUTOMATON: Final = Player(NONE, "automaton-player")
SKULL: Final = "☠"


def player(setup: Setup, number: int) -> Player:
    """A player. In solo the automaton is player 1 and sits nowhere."""
    return AUTOMATON if setup.automaton and number == 1 else Player(number)


# Pieces


def titan(number: int, form: str = "") -> Phrase:
    """A Titan by its name, or in another form of it."""
    return Phrase(f"titan-{TITANS[number]}{form}")


def terrain(number: int) -> Phrase:
    """A terrain inside a sentence."""
    return Phrase(f"desk-terrain-{TERRAINS[number]}")


def action(number: int, form: str = "") -> Phrase:
    """One of the four actions."""
    return Phrase(f"action-{ACTIONS[number]}{form}")


def card(setup: Setup, number: int) -> Phrase:
    """A card by its action."""
    return action(setup.components.cards[number].action)


def tile(setup: Setup, kind: int) -> Phrase:
    """A tile: its terrains one by one."""
    first, *others = [terrain(one) for one in setup.components.tiles[kind].terrains]
    for other in others:
        first = Phrase("ortile-and", {"first": first, "next": other})
    return first


def creature(setup: Setup, kind: int, form: str = "") -> Phrase:
    """A creature by its name; a Hydra with the Titan that it brings."""
    found = setup.components.creatures[kind]
    if found.titan == NONE:
        return Phrase(f"creature-{found.name.lower()}{form}")
    name = Phrase(f"creature-hydra{form}")
    return Phrase("desk-hydra", {"name": name, "titan": titan(found.titan)})


def beast(setup: Setup, kind: int) -> Phrase:
    """A creature with its strength."""
    strength = setup.components.creatures[kind].strength
    return Phrase("orbeast", {"creature": creature(setup, kind), "n": strength})


def building(setup: Setup, kind: int, form: str = "") -> Phrase:
    """A building by its name, or in another form of it."""
    return Phrase(f"building-{setup.components.buildings[kind].name.lower()}{form}")


def laden_tile(setup: Setup, kind: int, beasts: tuple[int, ...]) -> Phrase:
    """A tile with the creatures on it, or none at all."""
    named = Phrase("desk-no-tile") if kind == NONE else tile(setup, kind)
    found = tuple([beast(setup, one) for one in beasts if one >= 0])
    return Phrase("orchoice-tile-beasts", {"tile": named, "beasts": found}) if found else named


def dice(faces: tuple[int, ...]) -> str:
    """A roll, each die in brackets."""
    return "".join([f"[{face or SKULL}]" for face in faces])


# Amounts


def amount(resource: int, number: int, form: str = "") -> Phrase:
    """So much of a resource."""
    return Phrase(f"{RESOURCES[resource]}-count{form}", {"n": number})


def goods(hoplites: int, orichalque: int, form: str = "") -> Phrase:
    """Hoplites, orichalque, or both."""
    if not hoplites:
        return amount(ORICHALQUE, orichalque, form)
    first = amount(HOPLITES, hoplites, form)
    if not orichalque:
        return first
    return Phrase("list-and", {"first": first, "last": amount(ORICHALQUE, orichalque, form)})
