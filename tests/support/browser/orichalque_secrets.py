"""What a browser at a table of Orichalque may not know: in which order piles and bags come up.

That order is written nowhere. It follows from the seed of the game, of which only the hash may be
told before the end; all else that is told must be on the table, or have happened already.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

import msgspec

from aurum.engine import OVER
from support.browser.page_secrets import look_through, stores_nothing_of_the_game
from support.browser.people import Message, Person


def knows_only_what_lies_there(person: Person) -> None:
    """The views are those of the rules, and the last entry contains only choices that were made."""
    play = person.play
    assert person.now is not None
    for position in person.now["positions"]:
        view = msgspec.json.encode(play.state.view(position["seat"]))
        assert position["view"] == json.loads(view), person.name
    last = next(filter(_moves, _entries_backwards(person)))
    if last["told"]["kind"] == "chose":
        move = last["told"]["move"]
        for seen in last["seen"]:
            past = play.choices[move - len(seen["made"]) : move]
            assert seen["made"] == [play.game.write(choice) for choice in past], person.name


def _moves(entry: Message) -> bool:
    return entry["told"]["kind"] in ("started", "chose", "undone")


def _entries_backwards(person: Person) -> Iterator[Message]:
    for frame in reversed(person.frames):
        message = json.loads(frame)
        if message["type"] == "happened":
            yield message
        elif message["type"] == "welcome":
            yield from reversed(message["missed"])


def holds_no_seed(person: Person) -> None:
    """Neither in what it was sent nor in what it has drawn or stored; at the end all may check."""
    held = look_through(person)
    seed = person.play.seed.hex()
    everything = "\n".join([held.page, held.read, json.dumps(held.stored), *held.frames])
    revealed = seed.lower() in everything.lower()
    assert revealed == (person.play.state.actor == OVER), f"{person.name} knows what is to come"
    assert person.play.hash in everything
    stores_nothing_of_the_game(person)
