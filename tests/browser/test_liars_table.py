"""The table of Liar's Dice in the browser: bids, phones, the grid under a pointer, the rulebook."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect
from support.browser.axe import look_with_axe
from support.browser.liars_dice import (
    PHONE,
    bots,
    liars_dice,
    press_choice,
    sit_down,
    wait_for_turn,
)
from support.browser.people import LAPTOP, Person, Welcome


@pytest.fixture(autouse=True)
def games() -> Iterator[None]:
    """The package is there before the server opens, and pickles of its game while it is."""
    with liars_dice():
        yield


@pytest.fixture
def welcome(games: None, person: Welcome) -> Welcome:
    """People who come to a server that has the game."""

    def come(name: str, language: str = "en", **how: Any) -> Person:
        return person(name, language, workers=False, **how)

    return come


def test_the_bids_of_a_round_are_listed_in_their_order(welcome: Welcome) -> None:
    anna = welcome("Anna")
    page = anna.page
    sit_down(anna, [{"kind": "local", "name": "Otto"}], dice=5)
    for turn in range(3):  # two bids, then whoever began looks at them
        page.locator(".curtain .btn-gold").click()
        expect(page.locator(".prompt")).to_be_visible()
        assert anna.asked is not None
        if turn < 2:
            press_choice(anna, next(c for c in anna.asked["choices"] if c.startswith("bid")))
    assert anna.asked is not None
    bids = [fact for fact in anna.asked["known"] if fact.get("step")]
    assert len(bids) == 2
    page.keyboard.press("t")
    listed = page.locator("#text-table .steps li")
    expect(listed).to_have_count(len(bids))
    names = page.locator("#text-table tbody th").all_text_contents()
    assert names[0] == "You"
    for line, bid in zip(listed.all(), bids, strict=True):
        expect(line).to_contain_text(re.compile(rf"^{bid['step']} "))
        expect(line.locator("span")).to_have_text(names[bid["seat"]])
    expect(page.locator("#text-table dl .main small")).to_have_text(re.compile("^by "))
    look_with_axe(page, "a list of bids in the text table")


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_front_page_leads_back_to_a_running_table(welcome: Welcome, language: str) -> None:
    """The package has no words for a round on the front page: its players are counted instead."""
    anna = welcome("Anna", language)
    sit_down(anna, bots(2))
    table = anna.page.url
    anna.go("/")
    anna.page.locator('a.pill[href^="/tables/"], a.wait[href^="/tables/"]').first.click()
    expect(anna.page).to_have_url(table)


@pytest.mark.parametrize("seats", [4, 6])
@pytest.mark.parametrize("language", ["ru", "fr"])
def test_a_phone_shows_the_gold_button_above_the_tabs(
    welcome: Welcome, seats: int, language: str
) -> None:
    ilya = welcome("Илья", language, size=PHONE, touch=True)
    page = ilya.page
    # One screen for all, with names as long as those of bots.
    others = [{"kind": "local", "name": f"Оруженосец {seat}"} for seat in range(2, seats + 1)]
    sit_down(ilya, others, exact=True, wild=True)
    page.locator(".curtain .btn-gold").tap()
    press_choice(ilya, "bid 4x3")
    page.locator(".curtain .btn-gold").tap()
    assert ilya.asked is not None
    expect(page.locator(".drawing svg")).to_be_visible()
    expect(page.locator("button.sentence")).to_have_count(2)
    gold, tabs = page.locator(".go").bounding_box(), page.locator("nav.tabs").bounding_box()
    assert gold is not None
    assert tabs is not None
    assert gold["y"] + gold["height"] <= tabs["y"]
    assert page.evaluate("() => document.documentElement.scrollHeight") == PHONE[1]
    drawing = page.locator(".drawing").bounding_box()
    assert drawing is not None
    assert drawing["height"] > 120, "the picture is too small to be read"
    # The first row that leaves a choice between faces is in sight.
    number = ilya.asked["choices"].index("bid 4x4")
    expect(page.locator(f"[data-choice='{number}']")).to_be_visible()


PLACES = """async frames => {
  const found = new Set()
  for (let frame = 0; frame < frames; frame++) {
    const all = document.querySelectorAll('.plain button, .plain .tablet, .side section')
    const places = [...all].map((one) => {
      const {x, y, width, height} = one.getBoundingClientRect()
      return [x, y, width, height].join()
    })
    found.add(places.join(' '))
    await new Promise(requestAnimationFrame)
  }
  return [...found]
}"""
"""Where everything has been during so many frames."""


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("exact", [False, True])
def test_nothing_moves_under_the_pointer(welcome: Welcome, language: str, exact: bool) -> None:
    mira = welcome("Mira", language)
    page = mira.page
    # One screen for all, so that it makes the first bid whichever seat begins.
    sit_down(mira, [{"kind": "local", "name": name} for name in ("Otto", "Eva", "Jo")], exact=exact)
    for others in (0, 2 if exact else 1):
        page.locator(".curtain .btn-gold").click()
        expect(page.locator("button.sentence")).to_have_count(others)
        expect(page.locator(".drawing svg")).to_be_visible()
        page.mouse.move(2, 2)
        mira.settle()
        before = page.evaluate(PLACES, 2)
        assert len(before) == 1
        seen: set[str] = set()
        for button in page.locator("button.key, button.sentence").all():
            # The event itself: a key that moves away loses the pointer, and all is as it was.
            button.dispatch_event("pointerenter")
            mira.settle()
            assert page.evaluate(PLACES, 2) == before
            seen.update(page.locator(".outlook span").all_text_contents())
            button.dispatch_event("pointerleave")
        assert any(seen), "no key says what it would bring"
        assert mira.asked is not None
        press_choice(mira, "bid 1x2" if not others else "bid 2x2")


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["1280", "390"])
@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_names_can_be_read_where_six_sit(
    welcome: Welcome, language: str, size: tuple[int, int]
) -> None:
    mira = welcome("Mira", language, size=size, touch=size == PHONE)
    levels = ["page", "squire", "knight", "page", "squire"]
    sit_down(mira, [{"kind": "bot", "level": level} for level in levels])
    names = mira.page.locator(".seat .who b")
    expect(names).to_have_count(6)
    cut = "(all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.title)"
    assert names.evaluate_all(cut) == []
    inside = "(all) => all.every((one) => one.getBoundingClientRect().right <= innerWidth)"
    assert mira.page.locator(".seat").evaluate_all(inside), "a seat is beside the screen"


def test_buttons_to_other_rows_do_not_mix_words_and_digits(welcome: Welcome) -> None:
    mira = welcome("Mira")
    sit_down(mira, bots(4), dice=4)
    wait_for_turn(mira)
    more = mira.page.locator(".more").last
    expect(more).to_have_text(re.compile(r"^\d+ to \d\d$"))
    expect(mira.page.locator(".row").first).to_have_text(re.compile("^[a-z]+$"))


def test_the_rulebook_of_a_package_can_be_read(welcome: Welcome) -> None:
    vera = welcome("Вера", "ru")
    page = vera.page
    # By its address, before anything is known of the server.
    vera.go("/rules/liars_dice/LD-3.1")
    expect(page.get_by_role("heading", name="Как играть в «Кости лжеца»")).to_be_visible()
    expect(page.locator("#ld-3-1")).to_contain_text("не верю")
    look_with_axe(page, "rulebook of Liar's Dice")
    page.set_viewport_size({"width": 1500, "height": 900})
    example = page.locator("[data-scene='LD-3.1-the-bid-was-too-high']")
    expect(example.locator(".seat")).to_have_count(3)
    expect(example.get_by_text("Игрок 2").first).to_be_visible()
    example.get_by_role("button", name=vera.say("web-step-on"), exact=True).click()
    expect(example.locator(".told")).to_contain_text("LD-3.1")
    page.get_by_role("searchbox").fill("ld 5.1")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("/rules/liars_dice/LD-5.1"))
    vera.go("/rules/chess")
    vera.sees("web-nowhere")
    # From a table, and from a line of its log.
    sit_down(vera, bots(2))
    expect(page.locator(".log .rule-link").first).to_have_attribute(
        "href", re.compile("^/rules/liars_dice/LD-")
    )
    page.locator(".bar").get_by_role("button", name=vera.say("web-nav-rules")).click()
    book = page.get_by_role("dialog").get_by_role("link", name=vera.say("web-rules-book"))
    expect(book).to_have_attribute("href", "/rules/liars_dice")
