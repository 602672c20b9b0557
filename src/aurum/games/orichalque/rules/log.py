"""What happened, as lines of the log."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from aurum.engine.events import Event
from aurum.engine.phrases import TABLE, Fact, LogSentence, Phrase
from aurum.games.orichalque.rules import naming
from aurum.games.orichalque.rules.base_state import NONE, Setup
from aurum.games.orichalque.rules.choices import HOPLITES
from aurum.games.orichalque.rules.components import ACTIONS, RESOURCES, TERRAINS
from aurum.games.orichalque.rules.notation import write_spot

OF_NOBODY: Final = frozenset(
    ("dealt", "drew", "sided", "shuffled", "shown", "appeared", "offered", "round")
)
"""Events that are no player's doing."""
GAINED: Final = {
    "OR-1.6": "orlog-gained-last",
    "OR-2.2": "orlog-gained-port",
    "OR-4.3": "orlog-gained-port",
    "OR-6.1": "orlog-gained-action",
    "OR-6.7": "orlog-gained-loot",
    "OR-6.9": "orlog-gained-piece",
    "OR-7.2": "orlog-gained-building",
    "OR-9.4": "orlog-gained-last",
    "OR-10.4": "orlog-gained-strip",
}
"""Where a gain comes from, by its rule."""
SPENT: Final = {
    "OR-3.1": "orlog-spent-card",
    "OR-6.11": "orlog-spent-medallion",
    "OR-10.5": "orlog-spent-fight",
}
TOGETHER: Final = frozenset(
    (
        ("acted", "gained", "OR-6.1"),
        ("bought", "spent", "OR-8.1"),
        ("bought", "spent", "OR-10.6"),
        ("founded", "gained", "OR-2.2"),
    )
)
"""Two events, and the rule of the second, that make one line of the log."""


def log_sentences(
    setup: Setup, events: Sequence[Event], every_turn: bool = False
) -> list[LogSentence]:
    """The lines of these events. Whose turn it is, others tell by what they do, unless asked."""
    lines: list[LogSentence] = []
    number = 0
    while number < len(events):
        event = events[number]
        after = events[number + 1] if number + 1 < len(events) else None
        if event.name == "ended":
            lines.append(LogSentence(Phrase("orlog-ended"), number, event.rule, heading=True))
            lines.append(_line(setup, event, number, Phrase("desk-wins", _who(setup, event))))
        elif event.name == "round":
            sentence = TELLERS["round"](setup, event)
            lines.append(LogSentence(sentence, number, event.rule, heading=True))
        elif event.name == "shown":
            beasts = _beasts(events, number + 1)
            lines.append(_line(setup, event, number, _shown(setup, event, beasts)))
            number += len(beasts)
        elif event.name == "turn" and not (every_turn or _is_automaton(setup, event)):
            pass
        elif event.name == "returned" and number and events[number - 1].name == "discarded":
            pass  # that the tile of a discarded card goes too needs no line
        elif after is not None and (event.name, after.name, after.rule) in TOGETHER:
            sentence = TELLERS[event.name](setup, event)
            lines.append(_line(setup, event, number, sentence, _gain(after)))
            number += 1
        elif after is not None and event.rule == "OR-3.1" and after.name == "took":
            sentence = TELLERS["took"](setup, after)
            lines.append(_line(setup, after, number + 1, sentence, _gain(event)))
            number += 1
        else:
            sentence = TELLERS[event.name](setup, event)
            lines.append(_line(setup, event, number, sentence, _gain(event)))
        number += 1
    return lines


def _line(
    setup: Setup, event: Event, number: int, sentence: Phrase, gain: Phrase | str = ""
) -> LogSentence:
    seat = TABLE if event.name in OF_NOBODY else event.facts[0]
    return LogSentence(sentence, number, event.rule, seat, gain)


def _is_automaton(setup: Setup, event: Event) -> bool:
    return setup.automaton != "" and event.facts[0] == 1


def _beasts(events: Sequence[Event], number: int) -> list[int]:
    """The creatures that come with a card: what appears from this event on."""
    found = []
    while number < len(events) and events[number].name == "appeared":
        found.append(events[number].facts[1])
        number += 1
    return found


def _gain(event: Event) -> Phrase | str:
    """What a player gained or lost by it."""
    if event.name in ("erected", "forged"):
        return Phrase("orgain-point")
    if event.name not in ("gained", "spent"):
        return ""
    _, hoplites, orichalque = event.facts
    sign = "gain" if event.name == "gained" else "loss"
    if hoplites and orichalque:
        return Phrase(f"or{sign}-both", {"hoplites": hoplites, "orichalque": orichalque})
    if hoplites:
        return Phrase(f"or{sign}-hoplites", {"n": hoplites})
    return Phrase(f"or{sign}-orichalque", {"n": orichalque})


# The sentence of each event

Facts = dict[str, Fact]


def _who(setup: Setup, event: Event) -> Facts:
    return {"who": naming.player(setup, event.facts[0])}


def _dealt(setup: Setup, event: Event) -> Phrase:
    island = setup.components.islands[event.facts[1]]
    facts: Facts = {"board": island.board, "side": Phrase(f"island-{island.side}")}
    return Phrase(f"orlog-{event.name}", _who(setup, event) | facts)


def _drew(setup: Setup, event: Event) -> Phrase:
    board = setup.components.islands[event.facts[1]].board
    return Phrase("orlog-drew", {**_who(setup, event), "board": board})


def _shuffled(setup: Setup, event: Event) -> Phrase:
    return Phrase("orlog-shuffled")


def _shown(setup: Setup, event: Event, beasts: Sequence[int]) -> Phrase:
    place, card, tile = event.facts
    facts: Facts = {"place": place, "action": naming.card(setup, card)}
    if tile == NONE:
        return Phrase("orlog-shown-bare", facts)
    facts["tile"] = naming.tile(setup, tile)
    if not beasts:
        return Phrase("orlog-shown", facts)
    facts["beasts"] = tuple([naming.beast(setup, kind) for kind in beasts])
    return Phrase("orlog-shown-beasts", facts)


def _appeared(setup: Setup, event: Event) -> Phrase:
    place, kind = event.facts
    return Phrase("orlog-appeared", {"place": place, "beast": naming.beast(setup, kind)})


def _offered(setup: Setup, event: Event) -> Phrase:
    terrain, kind = event.facts
    named = Phrase(f"terrain-{TERRAINS[terrain]}")
    facts: Facts = {"terrain": named, "building": naming.building(setup, kind)}
    return Phrase("orlog-offered", facts)


def _round(setup: Setup, event: Event) -> Phrase:
    number, player = event.facts
    return Phrase("orlog-round", {"who": naming.player(setup, player), "round": number})


def _founded(setup: Setup, event: Event) -> Phrase:
    _, port, cell = event.facts
    facts: Facts = {"port": write_spot(port), "cell": write_spot(cell)}
    return Phrase("orlog-founded", _who(setup, event) | facts)


def _took(setup: Setup, event: Event) -> Phrase:
    _, place, card, tile = event.facts
    facts = {**_who(setup, event), "place": place + 1, "action": naming.card(setup, card)}
    if tile == NONE:
        return Phrase("orlog-took-bare", facts)
    return Phrase("orlog-took", {**facts, "tile": naming.tile(setup, tile)})


def _placed(setup: Setup, event: Event) -> Phrase:
    _, tile, *spots = event.facts
    cells = ", ".join([write_spot(spot) for spot in spots if spot != NONE])
    facts: Facts = {"tile": naming.tile(setup, tile), "cells": cells}
    return Phrase("orlog-placed", _who(setup, event) | facts)


def _homeless(setup: Setup, event: Event) -> Phrase:
    tile = naming.tile(setup, event.facts[1])
    return Phrase("orlog-homeless", {**_who(setup, event), "tile": tile})


def _returned(setup: Setup, event: Event) -> Phrase:
    tile = event.facts[1]
    form = "-beasts" if setup.volcanoes[tile] else ""
    return Phrase(f"orlog-returned{form}", {"tile": naming.tile(setup, tile)})


def _discarded(setup: Setup, event: Event) -> Phrase:
    _, place, card = event.facts
    facts: Facts = {"place": place + 1, "action": naming.card(setup, card)}
    return Phrase("orlog-discarded", _who(setup, event) | facts)


def _goods(setup: Setup, event: Event) -> Phrase:
    _, hoplites, orichalque = event.facts
    keys = GAINED if event.name == "gained" else SPENT
    facts: Facts = {"amount": naming.goods(hoplites, orichalque, ".acc")}
    return Phrase(keys.get(event.rule, f"orlog-{event.name}"), _who(setup, event) | facts)


def _came(setup: Setup, event: Event) -> Phrase:
    """From whom a Titan comes, and whether it comes inactive (OR-10.3)."""
    player, titan, holder = event.facts
    facts = {**_who(setup, event), "titan": naming.titan(titan)}
    asleep = "-asleep" if _is_automaton(setup, event) else ""
    if holder == player:
        return Phrase(f"orlog-came-again{asleep}", facts)
    if holder == NONE:
        return Phrase(f"orlog-came{asleep}", facts)
    leaves = Phrase("orlog-leaves", {"who": naming.player(setup, holder)})
    return Phrase("orlog-came-from", {**facts, "leaves": leaves})


def _titan(setup: Setup, event: Event) -> Phrase:
    titan = naming.titan(event.facts[1])
    return Phrase(f"orlog-{event.name}", {**_who(setup, event), "titan": titan})


def _acted(setup: Setup, event: Event) -> Phrase:
    return Phrase(f"orlog-acted-{ACTIONS[event.facts[1]]}", _who(setup, event))


def _declined(setup: Setup, event: Event) -> Phrase:
    action = naming.action(event.facts[1], ".name")
    return Phrase("orlog-declined", {**_who(setup, event), "action": action})


def _fought(setup: Setup, event: Event) -> Phrase:
    _, spot, kind, hoplites = event.facts
    facts: Facts = {
        "creatureacc": naming.creature(setup, kind, ".acc"),
        "strength": setup.components.creatures[kind].strength,
        "cell": write_spot(spot),
        "hoplites": naming.amount(HOPLITES, hoplites),
        "dice": Phrase("dice-count", {"n": hoplites + 1}),
    }
    return Phrase("orlog-fought", _who(setup, event) | facts)


def _rolled(setup: Setup, event: Event) -> Phrase:
    faces = setup.roll_faces[setup.roll_number[event.facts[1]]]
    facts = {**_who(setup, event), "dice": naming.dice(faces)}
    if event.rule != "OR-10.1":
        return Phrase("orlog-rolled", facts)
    return Phrase("orlog-rolled-place", {**facts, "n": faces[0] or 1})


def _captured(setup: Setup, event: Event) -> Phrase:
    _, spot, kind = event.facts
    facts: Facts = {"creatureacc": naming.creature(setup, kind, ".acc"), "cell": write_spot(spot)}
    return Phrase("orlog-captured", _who(setup, event) | facts)


def _lost(setup: Setup, event: Event) -> Phrase:
    _, spot, kind, hoplites = event.facts
    facts: Facts = {
        "creaturethe": naming.creature(setup, kind, ".the"),
        "cell": write_spot(spot),
        "n": hoplites,
        "hoplites": naming.amount(HOPLITES, hoplites),
    }
    return Phrase("orlog-lost", _who(setup, event) | facts)


def _unearthed(setup: Setup, event: Event) -> Phrase:
    kind = event.facts[1]
    facts: Facts = {
        "building": naming.building(setup, kind),
        "does": naming.building(setup, kind, ".does"),
    }
    return Phrase("orlog-unearthed", _who(setup, event) | facts)


def _refused(setup: Setup, event: Event) -> Phrase:
    named = naming.building(setup, event.facts[1], ".acc")
    return Phrase("orlog-refused", {**_who(setup, event), "buildingacc": named})


def _built(setup: Setup, event: Event) -> Phrase:
    _, kind, spot = event.facts
    facts = {**_who(setup, event), "buildingacc": naming.building(setup, kind, ".acc")}
    if spot == NONE:
        return Phrase("orlog-built-strip", facts)
    return Phrase("orlog-built", {**facts, "cell": write_spot(spot)})


def _erected(setup: Setup, event: Event) -> Phrase:
    _, first, second = event.facts
    facts: Facts = {"first": write_spot(first), "second": write_spot(second)}
    return Phrase("orlog-erected", _who(setup, event) | facts)


def _bought(setup: Setup, event: Event) -> Phrase:
    _, payment, action = event.facts
    facts: Facts = {
        "payment": Phrase(f"desk-with-{RESOURCES[payment]}"),
        "action": naming.action(action, ".name"),
    }
    return Phrase("orlog-bought", _who(setup, event) | facts)


def _freed(setup: Setup, event: Event) -> Phrase:
    named = naming.creature(setup, event.facts[1], ".acc")
    return Phrase("orlog-freed", {**_who(setup, event), "creatureacc": named})


def _plain(setup: Setup, event: Event) -> Phrase:
    return Phrase(f"orlog-{event.name}", _who(setup, event))


TELLERS: Final[dict[str, Callable[[Setup, Event], Phrase]]] = {
    "dealt": _dealt, "drew": _drew, "sided": _dealt, "shuffled": _shuffled, "appeared": _appeared,
    "offered": _offered, "round": _round, "turn": _plain, "founded": _founded, "took": _took,
    "placed": _placed, "homeless": _homeless, "returned": _returned, "discarded": _discarded,
    "gained": _goods, "spent": _goods, "came": _came, "went": _titan, "favoured": _titan,
    "acted": _acted, "declined": _declined, "fought": _fought, "rolled": _rolled,
    "captured": _captured, "lost": _lost, "unearthed": _unearthed, "refused": _refused,
    "built": _built, "erected": _erected, "forged": _plain, "bought": _bought, "freed": _freed,
}  # fmt: skip
"""The sentence of an event by its name; `shown` and `ended` have their own."""
