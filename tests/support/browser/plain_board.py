"""People who play games of other packages on the plain board."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Locator, expect

from support.browser.people import Person

PERSON, OPEN = {"kind": "person"}, {"kind": "open"}
BOT = {"kind": "bot", "level": "random"}
LOCAL = {"kind": "local", "name": "Otto"}
PHONE = (390, 844)


def ask(guest: Person, path: str, body: object) -> dict[str, Any]:
    """Ask the server for something, as the page itself would."""
    given = {"data": json.dumps(body), "headers": {"content-type": "application/json"}}
    answer = guest.context.request.post(f"/api{path}", **given)  # type: ignore[arg-type]
    assert answer.ok, answer.text()
    found: dict[str, Any] = answer.json()
    return found


def sit_down(
    guest: Person, seats: list[dict[str, str]], game: str = "pebbles", **options: Any
) -> None:
    """At a new table, with the game begun."""
    wish = {"game": game, "seats": seats, "options": options}
    table = ask(guest, "/tables", wish)["id"]
    ask(guest, f"/tables/{table}/commands", {"type": "start", "id": "start"})
    guest.watch_table(table)
    guest.until(lambda: guest.now, "the game")
    expect(guest.page.locator(".plain, .curtain")).to_be_visible()


def key(guest: Person, sentence: str) -> Locator:
    """A choice of the grid, by what it does."""
    return guest.page.get_by_role("button", name=sentence, exact=True)


def wait_for_turn(guest: Person) -> None:
    guest.until(lambda: guest.asked or guest.behind.status != "running", "one's turn")
    guest.catch_up()


def lift(guest: Person) -> None:
    """Take the screen, which is handed over between two people."""
    guest.page.locator(".curtain .btn-gold").click()
    expect(guest.page.locator(".prompt")).to_be_visible()
