"""A game that brings rules and words only is played on the plain board: by mouse, by keyboard and
by touch, on a large screen and on a phone, in three languages."""

from __future__ import annotations

import json

import pytest
import table_client as client
from playwright.sync_api import expect
from support.browser.axe import look_with_axe
from support.browser.people import LAPTOP, PATIENCE, Person, Welcome
from support.browser.plain_board import (
    BOT,
    OPEN,
    PERSON,
    PHONE,
    ask,
    key,
    sit_down,
    wait_for_turn,
)
from support.server_fixture import RunningServer

from aurum.words import translator_for


def test_a_whole_game_by_mouse_from_the_front_page(guest: Welcome) -> None:
    mira = guest("Mira")
    page = mira.page
    mira.go("/")
    page.get_by_role("radio", name="Pebbles").check(force=True)
    expect(page.get_by_text("2 to 6 players")).to_be_visible()
    look_with_axe(page, "front page with a game of another package")
    mira.button("web-make-table").first.click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Less: Lives").click()
    dialog.get_by_role("radio", name="The last seat").check(force=True)
    dialog.get_by_role("checkbox", name="Passing").uncheck(force=True)
    dialog.get_by_role("checkbox", name="A picture").check(force=True)
    look_with_axe(page, "new table of a game of another package")
    dialog.get_by_role("button", name=mira.say("web-make-table")).click()
    mira.arrive_at_table()
    expect(page.get_by_text("Lives: 1")).to_be_visible()
    expect(page.get_by_text("Who begins: The last seat")).to_be_visible()
    mira.button("web-fill").click()
    mira.until(lambda: all(one.plan.kind != "open" for one in mira.behind.holders), "bots")
    mira.button("web-start").click()
    mira.until(lambda: mira.now, "the game")
    assert mira.play.options["begins"] == "last"
    assert mira.play.options["passing"] is False
    looked = False
    while True:
        wait_for_turn(mira)
        if mira.behind.status != "running":
            break
        if not looked:
            looked = True
            look_with_axe(page, "plain board")
            expect(page.locator(".seat")).to_have_count(3)
            bowls = page.get_by_role("group", name="Two bowls, and the claim between them")
            expect(bowls).to_be_visible()
        since = mira.behind.since
        doubt = page.get_by_role("button", name="Doubt it")
        if doubt.count():
            doubt.first.click()
        else:
            gold = page.get_by_role("button", name=mira.say("web-plain-pick"))
            expect(gold).to_be_disabled()
            key(mira, "Claim 1 blue").click()
            expect(key(mira, "Claim 1 blue").first).to_have_attribute("aria-pressed", "true")
            page.locator(".go").click()
        mira.until(lambda since=since: mira.behind.since > since, "the choice")  # type: ignore[misc]
    mira.button("web-rematch").click()
    mira.arrive_at_table()
    expect(page.get_by_role("heading", name="Pebbles", level=1)).to_be_visible()


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["1280", "390"])
def test_a_whole_game_by_keyboard_alone(
    guest: Welcome, server: RunningServer, size: tuple[int, int]
) -> None:
    mira = guest("Mira", size=size)
    page = mira.page
    sit_down(mira, [PERSON, BOT], lives=1, picture=True)
    first = True
    while True:
        wait_for_turn(mira)
        if mira.behind.status != "running":
            break
        since = mira.behind.since
        if first:
            first = False
            # Tab leads to one key of the grid; arrows walk, Enter chooses and then confirms.
            page.locator("main").focus()
            tab_to(mira, ".key")
            page.keyboard.press("ArrowDown")
            page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
            expect(page.locator(".key.on")).to_be_focused()
            assert mira.behind.since == since
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("d")
        mira.until(lambda since=since: mira.behind.since > since, "the choice")  # type: ignore[misc]
    assert mira.play.state.outcome() == "won"
    look_with_axe(page, "end of a game on the plain board")
    # It brings no statistics of its own: what every game tells is counted.
    server.run(server.hub.statistics.count_all())
    mira.go("/statistics/me")
    page.get_by_label(mira.say("stats-game")).select_option("pebbles")
    shown = page.locator(".sums div").filter(has=page.get_by_text(mira.say("stats-games")))
    expect(shown.locator("dd")).to_have_text("1")
    expect(page.get_by_role("table", name=mira.say("stats-places"))).to_be_visible()
    for absent in ("stats-sources", "stats-counts"):
        expect(page.get_by_text(mira.say(absent))).to_have_count(0)
    expect(page.get_by_label(mira.say("stats-set"))).to_have_count(0)
    look_with_axe(page, "statistics of a game of another package")


def tab_to(guest: Person, what: str) -> None:
    for _ in range(40):
        guest.page.keyboard.press("Tab")
        if guest.page.locator(f"{what}:focus").count():
            return
    raise AssertionError(f"Tab does not lead to {what}")


@pytest.mark.parametrize(
    ("language", "light"), [("ru", True), ("fr", False)], ids=["Russian by day", "French"]
)
def test_a_phone_shows_all_of_it_without_scrolling(
    guest: Welcome, language: str, light: bool
) -> None:
    ilya = guest("Ilya", language, size=PHONE, touch=True, light=light)
    page = ilya.page
    for drawn in (True, False):
        sit_down(ilya, [PERSON, *[BOT] * 3], picture=drawn, lives=3)
        wait_for_turn(ilya)
        expect(page.locator(".prompt")).to_be_visible()
        if drawn:
            expect(page.locator(".drawing svg")).to_be_visible()
        high, wide = page.evaluate(
            "() => [document.documentElement.scrollHeight, document.documentElement.scrollWidth]"
        )
        assert (high, wide) == (PHONE[1], PHONE[0])
        look_with_axe(page, f"plain board on a phone, {language}")
        if language == "fr":
            ilya.sees("web-plain-english")
            expect(page.get_by_text("Make the first claim")).to_be_visible()
        for tab in ("web-plain-facts", "web-log", "web-chat", "web-tab-table"):
            tabs = page.get_by_role("navigation", name=ilya.say("web-views"))
            tabs.get_by_role("button", name=ilya.say(tab)).tap()
            look_with_axe(page, f"{tab} on a phone, {language}")
        small = page.evaluate(
            """() => [...document.querySelectorAll('.prompt button')]
              .map((one) => one.getBoundingClientRect().height).filter((high) => high < 44)"""
        )
        assert small == []
        key_of_grid = page.locator("button.key").first
        key_of_grid.tap()
        since = ilya.behind.since
        page.locator(".go").tap()
        ilya.until(lambda since=since: ilya.behind.since > since, "the claim")  # type: ignore[misc]


def test_text_table_replay_and_continuing(guest: Welcome) -> None:
    mira = guest("Mira")
    page = mira.page
    sit_down(mira, [PERSON, BOT], lives=1, picture=True)
    while True:
        wait_for_turn(mira)
        if mira.behind.status != "running" or mira.asked is None:
            break
        choices = mira.asked["choices"]
        mira.choose_in_words("doubt" if "doubt" in choices else choices[0])
        if mira.behind.status == "running":
            expect(page.locator("#text-table table")).to_be_visible()
            look_with_axe(page, "text table of the plain board")
    page.keyboard.press("t")
    mira.button("web-look-back").first.click()
    page.get_by_label(mira.say("web-viewpoint")).select_option("-4")
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".drawing svg")).to_be_visible()
    look_with_axe(page, "replay on the plain board")
    continue_from_here = page.get_by_role(
        "button", name=translator_for("en").say("replay-continue")
    )
    continue_from_here.click()
    go = translator_for("en").say("replay-continue-go")
    page.get_by_role("dialog").get_by_role("button", name=go).click()
    page.wait_for_url(lambda url: "/tables/" in url and "?" not in url)
    mira.table = page.url.rsplit("/", 1)[1]
    mira.until(lambda: mira.behind.session, "the game")
    assert mira.behind.origin is not None


def test_a_replay_tells_no_result_before_the_end(guest: Welcome) -> None:
    mira = guest("Mira")
    page = mira.page
    table = ask(mira, "/tables", {"game": "hunch", "seats": [BOT, BOT], "options": {}})["id"]
    ask(mira, f"/tables/{table}/commands", {"type": "start", "id": "start"})
    mira.watch_table(table)
    mira.until(lambda: mira.behind.status == "over", "the end")
    notes = page.locator(".seat em")
    results = sorted([f"★ {mira.say('web-plain-won')}", mira.say("web-plain-lost")])
    expect(notes.filter(has_text="★")).to_have_count(1)
    assert sorted(notes.all_text_contents()) == results
    mira.go(f"/tables/{table}?move=2")
    slider = page.get_by_role("slider", name=mira.say("web-moment"))
    expect(slider).to_have_value("2")
    expect(page.get_by_text("★")).to_have_count(0)
    # Hunch counts no rounds, and its points come with the end.
    moves = slider.get_attribute("max")
    expect(slider).to_have_attribute("aria-valuetext", f"Move 2 of {moves}")
    expect(page.get_by_label(mira.say("replay-by"))).to_have_count(0)
    expect(page.get_by_label(mira.say("replay-points"))).to_have_count(0)
    page.keyboard.press("PageDown")
    expect(slider).to_have_value("2")
    page.keyboard.press("End")
    expect(slider).to_have_value(str(moves))
    expect(notes.filter(has_text="★")).to_have_count(1)
    bar, back = (page.locator(one).bounding_box() for one in (".replay-bar", ".head .pill"))
    steps = page.locator(".replay-bar .steps").bounding_box()
    assert bar
    assert back
    assert steps
    assert back["y"] + back["height"] <= steps["y"], "the way out is above what steps"
    assert bar["height"] < 140


def test_a_game_that_breaks_says_so_to_everybody(guest: Welcome) -> None:
    mira, otto = guest("Mira"), guest("Отто", "ru", size=PHONE)
    table = ask(
        mira, "/tables", {"game": "brittle", "seats": [PERSON, OPEN], "options": {"fault": "raise"}}
    )["id"]
    ask(otto, f"/tables/{table}/commands", {"type": "sit", "id": "sit", "seat": 1})
    ask(mira, f"/tables/{table}/commands", {"type": "start", "id": "start"})
    for one in (mira, otto):
        one.watch_table(table)
        one.until(lambda one=one: one.now, "the game")  # type: ignore[misc]
    mira.page.get_by_role("button", name="Go on").click()
    otto.until(lambda: otto.asked, "to be asked")
    otto.page.get_by_role("button", name="Break it").click()
    for one in (mira, otto):
        sentence = one.translator.say("web-stopped-failed")
        expect(one.page.get_by_text(sentence)).to_be_visible(timeout=PATIENCE)
        expect(one.page.locator(".prompt")).to_have_count(0)
        look_with_axe(one.page, "a game that was stopped")
    mira.page.reload()
    expect(mira.page.get_by_text(mira.say("web-stopped-failed"))).to_be_visible()
    mira.button("web-look-back").first.click()
    expect(mira.page.get_by_role("slider", name=mira.say("web-moment"))).to_be_visible()


def test_a_plain_board_shows_no_secret_of_another_seat(guest: Welcome) -> None:
    mira = guest("Mira")
    wish = {"game": "pebbles", "seats": [PERSON, OPEN], "options": {"picture": True}}
    table = ask(mira, "/tables", wish)["id"]
    otto = client.Table(mira.somebody_else("Otto"), table).connect()
    otto.do("sit", seat=1)
    ask(mira, f"/tables/{table}/commands", {"type": "start", "id": "start"})
    mira.watch_table(table)
    mira.until(lambda: mira.now, "the game")
    for frame in mira.frames:
        for position in (json.loads(frame).get("now") or {}).get("positions", []):
            assert position["seat"] == 0
            assert position["view"]["hidden"][1] == -1
            own = [fact for fact in position["known"] if fact.get("private")]
            assert len(own) == 1
    otto.close()
