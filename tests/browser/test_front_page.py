"""From the front page to a game in two clicks; another language in the middle of it; the name that
is asked for."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from support.browser.axe import look_with_axe
from support.browser.page_secrets import stores_nothing_of_the_game
from support.browser.people import Welcome

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
