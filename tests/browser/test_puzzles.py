"""Puzzles in the browser: solved wrongly, then rightly, by keyboard; given up on a phone."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Response, expect
from support.browser.axe import look_with_axe
from support.browser.oriflamme_hands import Board, focus
from support.browser.people import PHONE, Person, Welcome

from aurum.cli.reports.puzzles import PuzzleScreen
from aurum.puzzles import Puzzle, explain, puzzle, puzzle_set
from aurum.puzzles.explanation import percent


def first(name: str, kind: str) -> int:
    """The number of the first puzzle of a set that asks such a question."""
    return next(number for number, one in enumerate(puzzle_set(name), 1) if one.kind == kind)


def reasons(solver: Person, one: Puzzle) -> list[str]:
    """The explanation in the language of the reader.

    What Orichalque's board calls a choice, the terminal, which has no picture, calls otherwise.
    """
    telling = PuzzleScreen(one, solver.translator)
    return [
        solver.translator.say(each.key, telling.words_for(each.facts))
        for each in explain(one)
        if one.game == "oriflamme" or not {"choice", "other"} & set(each.facts)
    ]


def plainly(text: str) -> str:
    """Without what the browser and the terminal space differently."""
    return re.sub(r"\s+", " ", text)


def test_a_puzzle_is_solved_wrongly_then_rightly_by_keyboard(person: Welcome) -> None:
    vera = person("Vera", workers=False)
    page = vera.page
    sent: list[str] = []

    def hear(response: Response) -> None:
        if "/api/puzzles" in response.url and response.request.method == "GET":
            sent.append(response.text())

    page.on("response", hear)
    vera.go("/")
    focus(vera, page.locator(".nav").get_by_role("link", name=vera.say("web-puzzles"), exact=True))
    page.keyboard.press("Enter")
    number = first("oriflamme", "eliminate")
    one = puzzle("oriflamme", number)
    facts = {"number": number, "difficulty": one.difficulty}
    row = page.get_by_role("link", name=vera.say("puzzles-row", **facts, state="open"))
    expect(row).to_be_visible()
    look_with_axe(page, "all puzzles")
    focus(vera, row)
    page.keyboard.press("Enter")

    board = Board(vera)
    outcome = page.locator(".told")
    for text in (one.tempting, one.best):
        focus(vera, board.slot(text.split()[1]))
        page.keyboard.press("Enter")
        if text == one.tempting:
            expect(outcome).to_contain_text("is not the best choice.")
            expect(page.locator(".said table")).to_have_count(0)
    expect(outcome).to_contain_text("Right: ")
    shown = plainly(outcome.inner_text())
    for sentence in reasons(vera, one):
        assert plainly(sentence) in shown
    rows = page.locator(".said tbody tr")
    expect(rows.first).to_contain_text(vera.say("puzzles-best"))
    expect(rows.first.locator("td")).to_have_text(str(percent(one.tried[0].worth)))
    look_with_axe(page, "a solved puzzle")
    assert all("best" not in json.loads(text) and "tried" not in text for text in sent)
    assert len(sent) == 2

    focus(vera, page.get_by_role("link", name=vera.say("puzzles-back")))
    page.keyboard.press("Enter")
    solved = vera.say("puzzles-row", **facts, state="solved")
    expect(page.get_by_role("link", name=solved)).to_be_visible()
    page.reload()
    expect(page.get_by_role("link", name=solved)).to_be_visible()
    vera.sees("puzzles-solved", solved=1, all=len(puzzle_set("oriflamme")))


def test_on_a_phone_one_gives_up_and_goes_on(person: Welcome) -> None:
    oleg = person("Oleg", "ru", size=PHONE, touch=True, light=True, workers=False)
    page = oleg.page
    number = first("orichalque", "card")
    one = puzzle("orichalque", number)
    oleg.go(f"/puzzles/orichalque/{number}")
    expect(page.locator(".puzzle .board > *").first).to_be_visible()
    page.locator("summary", has_text=oleg.say("puzzles-list")).click()
    page.locator("details code", has_text=re.compile(f"^{re.escape(one.tempting)}$")).click()
    expect(page.locator(".told .wrong")).to_be_in_viewport()
    expect(page.locator(".told")).to_contain_text(
        oleg.say("puzzles-wrong-worth", worth=percent(one.worth(one.tempting).worth))
    )
    oleg.press(oleg.button("puzzles-show-answer"))
    expect(page.locator(".told .right")).to_be_in_viewport()
    expect(page.locator(".told")).to_be_focused()
    shown = plainly(page.locator(".told").inner_text())
    for sentence in reasons(oleg, one):
        assert plainly(sentence) in shown
    look_with_axe(page, "a puzzle on a phone, ru")
    width = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert page.evaluate(width) <= 0
    oleg.press(oleg.button("puzzles-next"))
    expect(page).to_have_url(re.compile(f"/puzzles/orichalque/{number + 1}$"))
    expect(page.locator(".told")).to_be_empty()
    oleg.go("/puzzles/orichalque")
    facts = {"number": number, "difficulty": one.difficulty, "state": "shown"}
    expect(page.get_by_role("link", name=oleg.say("puzzles-row", **facts))).to_be_visible()
    assert page.evaluate(width) <= 0
