"""The log of a long game: its end is shown at once, the rest on request."""

from __future__ import annotations

import table_client as client
from playwright.sync_api import expect
from support.browser.people import LAPTOP, Welcome

BOT = {"kind": "bot", "level": "random"}


def test_tab_stops_at_one_line_of_a_long_log_and_at_its_rule(person: Welcome) -> None:
    vera = person("Vera", size=LAPTOP, workers=False)
    host = vera.somebody_else("Ben")
    table = client.Table(host, host.open_table("orichalque", [BOT] * 4, options={})).connect()
    table.do("start")
    while not table.over:
        table.listen()
    vera.watch_table(table.id)
    page = vera.page
    log = page.get_by_role("log", name=vera.say("web-log"))
    links = log.locator("a.line")
    rules = log.locator("a.rule-link")

    newest = links.last
    expect(newest).to_be_in_viewport()
    assert links.count() < 100, "only the end of it is on the page"
    stops = log.locator("[tabindex='0']")
    expect(stops).to_have_count(2)
    expect(newest).to_have_attribute("tabindex", "0")

    newest.focus()
    page.keyboard.press("ArrowUp")
    before = links.nth(links.count() - 2)
    expect(before).to_be_focused()
    expect(before).to_have_attribute("tabindex", "0")
    page.keyboard.press("Tab")
    expect(rules.nth(rules.count() - 2)).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(links.nth(links.count() - 3)).to_be_focused()

    page.keyboard.press("Home")
    first = log.get_by_role("listitem").first
    expect(first.locator("a.line")).to_be_focused()
    expect(first.locator("a.rule-link")).to_have_attribute("href", "/rules/orichalque/OR-1.1")
    expect(first).to_be_in_viewport()
    expect(first).to_contain_text("OR-1.1")
    assert links.count() > 100, "everything is there now"

    page.keyboard.press("End")
    expect(newest).to_be_focused()
    expect(newest).to_be_in_viewport()

    log.hover()
    page.mouse.wheel(0, -100_000)
    expect(first).to_be_in_viewport()
    page.mouse.wheel(0, 1_000_000)
    expect(newest).to_be_in_viewport()
    table.close()
