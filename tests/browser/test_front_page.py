"""From the front page to a game in two clicks; another language in the middle of it; the name that
is asked for, and the link by which others come."""

from __future__ import annotations

import json
import re
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser, expect
from support.browser.axe import look_with_axe
from support.browser.page_secrets import stores_nothing_of_the_game
from support.browser.people import Person, Welcome
from support.server_fixture import QUICK, run_server

from aurum.words import translator_for


def test_two_clicks_to_a_game_and_another_language_without_a_reload(person: Welcome) -> None:
    mira = person("Mira", "en", workers=False)
    mira.go("/")
    page = mira.page
    page.get_by_role("radio", name=mira.say("web-edition-alliance")).check(force=True)  # one
    mira.button("web-play-now").click()  # and two
    mira.give_name()
    mira.arrive_at_table()
    mira.until(lambda: mira.asked, "to be asked")
    expect(page.locator(".prompt:not(.is-quiet)")).to_be_visible()
    assert [chair.plan.kind for chair in mira.behind.holders].count("bot") == 3

    page.evaluate("() => { window.sameAsBefore = true }")
    for language in ("fr", "ru", "en"):
        mira.button("web-menu").click()
        mira.button("web-settings").click()
        settings = page.get_by_role("dialog").filter(has=page.get_by_text(mira.say("web-theme")))
        settings.get_by_role("combobox", name=mira.say("web-language")).select_option(language)
        mira.translator = translator_for(language)
        expect(page.get_by_role("heading", name=mira.say("web-settings"))).to_be_visible()
        page.keyboard.press("Escape")
        expect(mira.button("web-menu")).to_be_focused()
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.get_by_role("log", name=mira.say("web-log"), exact=True)).to_be_visible()
        expect(page).to_have_title(re.compile(f"^{mira.say('web-your-turn')} · .* · Aurum$"))
        assert mira.asked is not None
        mira.choose_in_words(mira.asked["choices"][0])
        mira.until(lambda: mira.asked, "to be asked again")
    assert page.evaluate("() => window.sameAsBefore"), "the page was loaded anew"
    stores_nothing_of_the_game(mira)


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_a_missing_name_is_asked_for_in_the_page_s_own_words(
    person: Welcome, language: str
) -> None:
    """The browser would ask in its own language, and not so that it can be read again."""
    mira = person("Mira", language, workers=False)
    mira.go("/")
    mira.page.locator("button.go").click()
    dialog = mira.page.get_by_role("dialog", name=mira.say("web-who-are-you"))
    field = dialog.get_by_label(mira.say("web-name"), exact=True)
    for typed in ("", "   "):
        field.fill(typed)
        dialog.get_by_role("button", name=mira.say("web-go-on")).click()
        expect(dialog.get_by_role("alert")).to_have_text(mira.say("web-name-missing"))
        expect(field).to_be_focused()
        expect(field).to_have_accessible_description(mira.say("web-name-missing"))
        expect(field).to_have_attribute("aria-invalid", "true")
    look_with_axe(mira.page, "a name that is missing")
    mira.give_name()
    mira.arrive_at_table()


def test_a_link_made_at_localhost_is_told_to_lead_nowhere_else(person: Welcome) -> None:
    mira = person("Mira", workers=False)
    wait_in_room(mira)
    expect(mira.page.get_by_role("textbox", name=mira.say("web-link"))).to_have_value(
        re.compile(rf"^{re.escape(mira.server.url)}/tables/")
    )
    mira.sees("web-link-local")


def test_a_link_made_at_localhost_has_the_address_in_the_network(
    built: Path, browser: Browser, tmp_path: Path
) -> None:
    network = "http://192.168.1.7:8717"
    settings = msgspec.structs.replace(QUICK, network_url=network)
    with run_server(tmp_path, settings) as server:
        mira = Person(browser, server, "Mira", workers=False)
        wait_in_room(mira)
        link = mira.page.get_by_role("textbox", name=mira.say("web-link"))
        expect(link).to_have_value(re.compile(rf"^{re.escape(network)}/tables/[\w-]+$"))
        mira.sees("web-link-network")
        look_with_axe(mira.page, "a waiting room with the address in the network")
        mira.leave()


def wait_in_room(host: Person) -> None:
    """At a table of one's own, before the game."""
    host.go("/")
    host.context.request.post("/api/guests", data={"name": host.name, "language": host.language})
    host.page.evaluate("() => localStorage.setItem('aurum-guest', 'yes')")
    wish = {"game": "oriflamme", "seats": [{"kind": "person"}, {"kind": "open"}], "options": {}}
    headers = {"content-type": "application/json"}
    answer = host.context.request.post("/api/tables", data=json.dumps(wish), headers=headers)
    assert answer.ok, answer.text()
    host.go(f"/tables/{answer.json()['id']}")
