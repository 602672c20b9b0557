"""Hints in the browser: by keyboard and by touch, shown on the board, and never chosen."""

from __future__ import annotations

from typing import Any

import table_client as client
from playwright.sync_api import expect
from support.browser.axe import look_with_axe
from support.browser.people import Person, Welcome
from support.table_driver import BOT, OPEN, PERSON

ASK = """([path, body]) => fetch('/api' + path, {
    method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(body),
}).then((answer) => answer.json())"""
SMALL = (390, 844)


def ask(person: Person, path: str, body: object) -> Any:
    """A request with the identity of this browser."""
    return person.page.evaluate(ASK, [path, body])


def sit_down(person: Person, game: str, **more: Any) -> None:
    """Take a name, and begin a game against bots."""
    person.go()
    ask(person, "/guests", {"name": person.name, "language": person.language})
    made = ask(person, "/tables", {"game": game, "seats": [PERSON, BOT, BOT], **more})
    ask(person, f"/tables/{made['id']}/commands", {"type": "start", "id": "start"})
    person.watch_table(made["id"])
    person.until(lambda: person.asked, "a question")


def test_a_hint_by_keyboard_alone(person: Welcome) -> None:
    mira = person("Mira", workers=False)
    sit_down(mira, "oriflamme", options={"first": 0})
    page = mira.page
    expect(mira.button("hint-button")).to_be_visible()
    number = mira.behind.number
    page.keyboard.press("h")
    panel = page.get_by_role("region", name=mira.say("hint-title"))
    expect(panel).to_be_focused()
    choices = panel.get_by_role("listitem")
    expect(choices.first).to_be_visible()
    assert 1 <= choices.count() <= 3
    look_with_axe(page, "a hint")
    # The first of them is shown on the table: its card in hand, its place marked. Nothing is made.
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    first = choices.first.get_by_role("button")
    expect(first).to_be_focused()
    expect(first).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".prompt .choice").first).to_be_visible()
    assert mira.behind.number == number
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(mira.button("hint-button")).to_be_focused()
    # With the next question the last hint is gone.
    page.keyboard.press("h")
    expect(choices.first).to_be_visible()
    assert mira.asked is not None
    mira.choose_in_words(mira.asked["choices"][0])
    mira.until(lambda: mira.asked and mira.behind.actor == 0, "the next question")
    expect(panel).to_have_count(0)


def test_a_hint_by_touch_on_a_small_screen(person: Welcome) -> None:
    anne = person("Anne", "fr", size=SMALL, touch=True, light=True, workers=False)
    sit_down(anne, "orichalque")
    page = anne.page
    anne.press(anne.button("hint-button"))
    panel = page.get_by_role("region", name=anne.say("hint-title"))
    choices = panel.get_by_role("listitem").get_by_role("button")
    expect(choices.first).to_be_visible()
    look_with_axe(page, "a hint, small")
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    since = anne.behind.since
    anne.press(choices.first)
    # The metropolis lies where the hint says; the usual button makes it so.
    go = page.locator(".prompt .go")
    expect(go).to_be_enabled()
    assert anne.behind.since == since
    anne.press(go)
    anne.until(lambda: anne.behind.since > since, "the choice to be made")
    expect(panel).to_have_count(0)


def test_with_other_people_the_table_decides_and_the_log_tells(person: Welcome) -> None:
    oleg = person("Олег", "ru", workers=False)
    host = oleg.somebody_else("Ben")
    plain = host.open_table("oriflamme", [PERSON, OPEN, BOT], options={"first": 1})
    oleg.join(plain)
    table = client.Table(host, plain).connect()
    table.do("start")
    oleg.until(lambda: oleg.asked, "a question")
    expect(oleg.page.locator(".prompt")).to_be_visible()
    expect(oleg.button("hint-button")).to_have_count(0)
    table.close()
    settings = {"hints": True}
    allowed = host.open_table(
        "oriflamme", [PERSON, OPEN, BOT], options={"first": 1}, settings=settings
    )
    oleg.watch_table(allowed)
    oleg.sees("hint-option-on")
    oleg.press(oleg.button("web-sit").last)
    table = client.Table(host, allowed).connect()
    oleg.until(lambda: oleg.behind.holders[1].human, "a seat")
    table.do("start")
    oleg.until(lambda: oleg.asked, "a question")
    oleg.press(oleg.button("hint-button"))
    expect(oleg.page.get_by_role("region", name=oleg.say("hint-title"))).to_be_visible()
    oleg.sees("hint-log", name="Олег")
    while not any(entry["told"]["kind"] == "hinted" for entry in table.happened):
        assert table.listen(10) is not None
    table.close()
