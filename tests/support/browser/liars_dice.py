"""People who play Liar's Dice, a package of its own, in the browser."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from aurum.engine import OVER
from support.browser.people import Person
from support.plugins import installed

PACKAGES = Path(__file__).parents[3] / "examples" / "liars_dice"
PHONE = (390, 844)


@contextmanager
def liars_dice() -> Iterator[None]:
    """The package is installed as long as this lasts."""
    with installed("liars_dice", packages=PACKAGES):
        yield


def ask(guest: Person, path: str, body: object) -> dict[str, Any]:
    """Ask the server for something, as the page itself would."""
    answer = guest.context.request.post(f"/api{path}", data=body)
    assert answer.ok, answer.text()
    found: dict[str, Any] = answer.json()
    return found


def bots(number: int) -> list[dict[str, str]]:
    return [{"kind": "bot", "level": "page"}] * number


def sit_down(guest: Person, others: list[dict[str, str]], **options: Any) -> None:
    """At a table with these others, with the game begun."""
    guest.go("/")
    ask(guest, "/guests", {"name": guest.name, "language": guest.language})
    guest.page.evaluate("() => localStorage.setItem('aurum-guest', 'yes')")
    wish = {"game": "liars_dice", "seats": [{"kind": "person"}, *others], "options": options}
    table = ask(guest, "/tables", wish)["id"]
    ask(guest, f"/tables/{table}/commands", {"type": "start", "id": "start"})
    guest.watch_table(table)
    wait_for_turn(guest)


def wait_for_turn(guest: Person) -> None:
    guest.until(lambda: guest.now and (guest.asked or guest.behind.actor == OVER), "one's turn")
    guest.catch_up()


def press_choice(guest: Person, choice: str) -> None:
    """By the key of the grid and the gold button, or by the sentence."""
    assert guest.asked is not None
    page, since = guest.page, guest.behind.since
    number = guest.asked["choices"].index(choice)
    button = page.locator(f".prompt [data-choice='{number}']")
    while not button.count():
        # From the first page of the grid on, which need not be the one that is open.
        keys = [
            int(key.get_attribute("data-choice") or 0) for key in page.locator("button.key").all()
        ]
        guest.press(
            page.locator(".more").first if number < min(keys) else page.locator(".more").last
        )
    guest.press(button)
    if choice.startswith("bid") and page.locator(".go").count():
        guest.press(page.locator(".go"))
    guest.until(lambda: guest.behind.since > since, f"{choice} to be done")
