"""A game that brings rules and words only is played on the plain board: by mouse, by keyboard and
by touch, on a large screen and on a phone, in three languages."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import table_client as client
from playwright.sync_api import Locator, expect
from support import page_game
from support.browser.axe import look_with_axe
from support.browser.people import LAPTOP, PATIENCE, Person, Welcome
from support.plugins import installed
from support.server_fixture import RunningServer

from aurum.words import translator_for

PHONE = (390, 844)
PERSON, OPEN = {"kind": "person"}, {"kind": "open"}
BOT = {"kind": "bot", "level": "random"}


@pytest.fixture(autouse=True)
def games(tmp_path: Path) -> Iterator[None]:
    """The games of the tests are there before the server opens, and that of the documentation."""
    page_game.write(tmp_path, drawn=True)
    with installed("pebbles", "brittle"), installed(page_game.NAME, packages=tmp_path):
        yield


@pytest.fixture
def guest(games: None, person: Welcome) -> Welcome:
    """People who come to a server that has those games."""

    def welcome(name: str, language: str = "en", **how: Any) -> Person:
        somebody = person(name, language, workers=False, **how)
        somebody.translator = translator_for(language)
        somebody.go("/")
        body = {"name": name, "language": language}
        somebody.context.request.post("/api/guests", data=body)
        somebody.page.evaluate("() => localStorage.setItem('aurum-guest', 'yes')")
        return somebody

    return welcome


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


def test_parts_of_the_picture_are_buttons(guest: Welcome) -> None:
    mira = guest("Mira")
    sit_down(mira, [PERSON, OPEN_AS_LOCAL], picture=True)
    page = mira.page
    lift(mira)
    key(mira, "Claim 3 red").click()
    page.keyboard.press("Enter")
    mira.until(lambda: mira.behind.actor == 1, "the next seat")
    lift(mira)
    claim = page.locator(".drawing").get_by_role("button", name="Doubt it")
    expect(claim).to_be_visible()
    look_with_axe(page, "plain board with parts")
    # A part of several choices marks them, and leads to the first.
    bowl = page.locator(".drawing").get_by_role("button", name="Claim at least…").first
    bowl.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".key.marked:focus")).to_have_count(1)
    expect(bowl).to_have_attribute("aria-pressed", "true")
    look_with_axe(page, "plain board with marked choices")
    # A part of one choice chooses it, by keyboard and by mouse; then it is confirmed.
    since = mira.behind.since
    claim.focus()
    page.keyboard.press("Enter")
    gold = page.locator(".go")
    expect(gold).to_contain_text("Doubt it")
    expect(claim).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".marked")).to_have_count(0)
    page.locator(".key[aria-label='Claim 4 red']").click()
    expect(gold).to_contain_text("Claim 4 red")
    claim.click()
    expect(gold).to_contain_text("Doubt it")
    expect(page.locator(".sentence.on")).to_contain_text("Doubt it")
    look_with_axe(page, "plain board with a part that is chosen")
    assert mira.behind.since == since
    claim.click()
    mira.until(lambda: mira.play.game.stage(mira.play.state).round == 2, "the doubt")


def test_a_picture_has_the_names_and_marks_of_the_table(guest: Welcome) -> None:
    """A name that is too long for its place is shortened, and nothing of it is read as SVG."""
    mira = guest("Mira")
    long = "<b>Theodora of Byzantium"
    sit_down(mira, [PERSON, {"kind": "local", "name": long}, BOT], picture=True)
    lift(mira)
    names = mira.page.locator(".drawing text[data-seat]")
    expect(names).to_have_count(3)
    expect(names.nth(0)).to_have_text("You")
    shortened = names.nth(1).text_content()
    assert shortened is not None
    assert shortened.endswith("…")
    assert long.startswith(shortened[:-1])
    assert len(shortened) > 3
    fits = "text => text.getComputedTextLength() <= Number(text.dataset.room)"
    assert names.nth(1).evaluate(fits)
    marks = mira.page.locator(".drawing g[data-seat] path")
    shapes = [marks.nth(seat).get_attribute("d") for seat in range(3)]
    shown = mira.page.locator(".seats .seat-mark path")
    assert shapes == [shown.nth(seat).get_attribute("d") for seat in range(3)]
    assert len(set(shapes)) == 3


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["1280", "390"])
def test_a_part_can_be_pressed_where_something_is_written_on_it(
    guest: Welcome, size: tuple[int, int]
) -> None:
    mira = guest("Mira", size=size, touch=size == PHONE)
    page = mira.page
    sit_down(mira, [PERSON, BOT, BOT], game="hunch")
    wait_for_turn(mira)
    second, third = page.locator("#seat-1"), page.locator("#seat-2")
    says = "Ask whose number is higher; Guess a number: 10 choices"
    for seat, part in (("2", second), ("3", third)):
        # Before the number stands the name of the bot, which is drawn on the part as well.
        expect(part).to_have_attribute("aria-label", re.compile(rf"^\S.* {seat} \?: {says}$"))
    box = page.locator(".drawing text", has_text="3").bounding_box()
    assert box is not None
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    if size == PHONE:
        page.touchscreen.tap(*middle)
    else:
        second.hover()
        expect(page.locator(".lit[data-choice]")).to_have_count(10)
        expect(page.locator(".prompt .marked")).to_have_count(0)
        page.mouse.click(*middle)
    expect(third).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_text("10 of 20 choices are marked.")).to_be_visible()
    marked = page.locator(".marked[data-choice]")
    expect(marked).to_have_count(10)
    expect(page.locator(".marked[data-choice]:focus")).to_have_count(1)
    shown = [one.get_attribute("data-choice") for one in marked.all()]
    assert mira.asked is not None
    choices = [mira.asked["choices"][int(number or -1)] for number in shown]
    assert sorted(choices) == sorted(["ask 3", *(f"guess 3 {number}" for number in range(1, 10))])
    mira.button("web-plain-unmark").click()
    expect(page.locator(".marked")).to_have_count(0)
    expect(third).to_have_attribute("aria-pressed", "false")


OPEN_AS_LOCAL = {"kind": "local", "name": "Otto"}


def lift(guest: Person) -> None:
    """Take the screen, which is handed over between two people."""
    guest.page.locator(".curtain .btn-gold").click()
    expect(guest.page.locator(".prompt")).to_be_visible()


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
