"""The picture of a game on the plain board: its parts are buttons, with the names and marks of the
table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from support.browser.axe import look_with_axe
from support.browser.people import LAPTOP, Welcome
from support.browser.plain_board import (
    BOT,
    LOCAL,
    PERSON,
    PHONE,
    key,
    lift,
    sit_down,
    wait_for_turn,
)


def test_parts_of_the_picture_are_buttons(guest: Welcome) -> None:
    mira = guest("Mira")
    sit_down(mira, [PERSON, LOCAL], picture=True)
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
