"""What a browser at a table of Oriflamme may not know, looked for wherever it could be."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from playwright.sync_api import expect

from aurum.engine import SPECTATOR
from aurum.server.table.table import Table
from support.browser.page_secrets import card_names
from support.browser.people import Person

DRAWN = """() => [...document.querySelectorAll('.queue .slot[data-spot]')].map((slot) => ({
  words: slot.closest('li').textContent,
  icons: [...slot.closest('li').querySelectorAll('use')].map((use) => use.getAttribute('href'))
}))"""


def seats_of(person: Person) -> list[int]:
    """The viewpoints of a browser: its seats, or a spectator's."""
    assert person.now is not None
    return [position["seat"] for position in person.now["positions"]]


def caught_up(person: Person) -> Table:
    """The table at the last entry that this browser received; bots may be further."""
    while True:
        person.catch_up()
        table = person.behind
        if person.now is not None and person.now["since"] == table.since:
            return table


def knows_no_more_than_it_may(person: Person, seats: list[int]) -> None:
    """What was received is what these seats may know, and what is drawn is no more than that."""
    table = caught_up(person)
    assert table.session is not None
    assert person.now is not None
    assert seats_of(person) == (seats or [SPECTATOR])
    for position in person.now["positions"]:
        view = table.session.state.view(position["seat"])
        assert position["view"] == json.loads(msgspec.json.encode(view)), person.name
    for fact in _facts(person):
        assert fact["seat"] in (seats or [SPECTATOR]), "what another seat has seen"


def _facts(person: Person) -> list[dict[str, Any]]:
    message = json.loads(person.frames[-1])
    return list(message.get("seen", ()))


def draws_no_more_than_it_may(person: Person, seat: int) -> None:
    """No hidden card of the queue has a name or a picture that this seat does not know.

    Not for pages on which things move: these show for a moment how it was before.
    """
    assert person.now is not None
    position = next(one for one in person.now["positions"] if one["seat"] == seat)
    queue = position["view"]["queue"]
    slots = person.page.locator(".queue .slot[data-spot]")
    expect(slots).to_have_count(len(queue))
    drawn = person.page.evaluate(DRAWN)
    for place, (shown, stack) in enumerate(zip(drawn, queue, strict=True)):
        known = {card["kind"] for card in stack if card["kind"] is not None}
        unknown = card_names([kind for kind in position["view"]["kinds"] if kind not in known])
        words = " ".join(shown["icons"])
        if not position["choices"]:  # else the place also says what choosing it would do
            words += shown["words"]
        found = unknown.search(words)
        assert not found, f"{person.name} is shown {found} at {place + 1}: {shown}"
