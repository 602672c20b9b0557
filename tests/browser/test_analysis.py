"""The analysis of a finished game in the browser: requested, awaited, and read step by step."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

from playwright.sync_api import Locator, expect
from support.browser.axe import look_with_axe
from support.browser.people import Person, Welcome
from support.server_fixture import RunningServer, seat_people
from support.table_driver import BOT, PERSON, finished, local

import aurum
from aurum.analysis import recorded_choices
from aurum.engine import Seat, begin_record, play_out, read_record
from aurum.terminal.game_terminal import Wording
from aurum.words import translator_for

LAPTOP = (1280, 800)
HAND = (390, 844)


def move_of(reader: Person) -> int:
    found = re.search(r"\?move=(\d+)", reader.page.url)
    assert found, reader.page.url
    return int(found.group(1))


def stands_at(reader: Person, move: int) -> None:
    """The address and the board are those of this moment."""
    reader.until(lambda: move_of(reader) == move, f"move {move}")
    moves = reader.page.locator(".replay-bar input[type=range]")
    expect(moves).to_have_value(str(move))


def sentences(record: dict[str, Any], move: int, language: str) -> tuple[str, Wording]:
    """What was asked at a move, in the words of the terminal, and who says the choices."""
    document = read_record(json.dumps(record))
    questions, _ = recorded_choices(aurum.game(document.game), document)
    one = next(one for one in questions if one.move == move)
    terminal = aurum.games.load(document.game).terminal()
    assert terminal is not None
    assert terminal.wording is not None
    wording = terminal.wording(translator_for(language), one.question.view, document.seats)
    return wording.question(), wording


def texts(items: Locator) -> list[str]:
    return [" ".join(text.split()) for text in items.all_inner_texts()]


def plain(text: str) -> str:
    """Without the difference between spaces, which a page does not show."""
    return " ".join(text.split())


def test_a_finished_game_is_analysed_and_walked_through(
    person: Welcome, server: RunningServer
) -> None:
    table = finished(server, [PERSON, BOT, local("Jo")])
    table.close()
    eva = server.guest("Eva")
    record = eva.record(table.id)
    moves = len(record["choices"])

    reader = person("Vera", "fr", size=LAPTOP)
    page = reader.page
    reader.go(f"/tables/{table.id}?move=5")
    look_with_axe(page, "before it is asked for")
    analysis = page.locator("section.analysis")
    reader.press(reader.button("web-analysis-begin"))
    reader.give_name()
    expect(analysis.get_by_role("status").last).to_have_text(reader.say("web-analysis-done"))
    expect(analysis.locator("progress")).to_have_count(0)

    # Everything the server knows is there.
    found = eva.ask("GET", f"/api/tables/{table.id}/analysis")
    assert found["state"] == "done"
    rows = analysis.locator("figure tbody tr")
    expect(rows).to_have_count(found["total"] + 1)
    worst = sorted(
        (one for one in found["looked"] if one["cost"]),
        key=lambda one: (-one["cost"], one["move"]),
    )[:8]
    assert len(worst) > 2, "two games in the head are a poor judge, and there is much to list"
    items = analysis.locator("ol li")
    expect(items).to_have_count(len(worst))
    for item, one in zip(items.all(), worst, strict=True):
        expect(item.locator(".cost [aria-hidden]")).to_have_text(f"−{round(100 * one['cost'])}")

    # In the words of the game: what was asked, what was played, what would have been better.
    for item, one in list(zip(items.all(), worst, strict=True))[:3]:
        question, wording = sentences(record, one["move"], "fr")
        expect(item.locator("dd").first).to_be_visible()
        shown = plain(item.inner_text())
        game = aurum.game("oriflamme")
        for text in (question, wording.choice(game.read(one["made"]))):
            assert plain(text) in shown
        assert plain(wording.choice(game.read(one["best"]))) in shown
        assert plain(reader.say(one["reason"]["key"], **one["reason"]["facts"])) in shown

    # A press leads to the moment, where the same is said.
    reader.press(items.nth(1).get_by_role("button"))
    stands_at(reader, worst[1]["move"] - 1)
    expect(items.nth(1)).to_have_class(re.compile("is-here"))
    here = analysis.locator("section.here")
    expect(here.locator("dd").first).to_have_text(items.nth(1).locator("dd").first.inner_text())

    # By keyboard through the picture, and out again.
    handle = analysis.get_by_role("slider", name=reader.say("web-analysis-chances"))
    handle.focus()
    page.keyboard.press("Home")
    stands_at(reader, found["looked"][0]["move"] - 1)
    page.keyboard.press("ArrowRight")
    stands_at(reader, found["looked"][1]["move"] - 1)
    value = handle.get_attribute("aria-valuetext") or ""
    assert str(max(1, round(100 * found["looked"][1]["chances"][0]))) in value
    page.keyboard.press("End")
    stands_at(reader, moves)
    expect(here).to_contain_text(reader.say("web-analysis-over"))
    analysis.get_by_role("combobox").select_option("2")
    own = [one for one in found["looked"] if one["cost"] and one["seat"] == 2]
    expect(items).to_have_count(min(8, len(own)))
    assert all("Jo" in text for text in texts(items.locator(".jump")))
    look_with_axe(page, "with everything in it")
    page.keyboard.press("Escape")
    expect(analysis).to_have_count(0)
    expect(reader.button("web-analysis-show")).to_be_focused()

    # A guest without a seat finds it done, on a phone.
    other = person("Olga", "ru", size=HAND, touch=True, light=True)
    other.go(f"/tables/{table.id}?move={worst[0]['move'] - 1}")
    other.press(other.button("web-analysis-show"))
    expect(other.page.locator("section.analysis ol li")).to_have_count(len(worst))
    expect(other.page.locator("section.analysis section.here dd").first).to_be_visible()
    width = other.page.evaluate("() => document.documentElement.scrollWidth")
    assert width <= HAND[0], "nothing sticks out"
    look_with_axe(other.page, "on a phone")


def test_a_game_that_goes_on_offers_no_analysis(person: Welcome, server: RunningServer) -> None:
    people = seat_people(server, "oriflamme", 2)
    people[0].do("start")
    reader = person("Vera")
    reader.go(f"/tables/{people[0].id}?move=2")
    expect(reader.page.locator(".replay-bar")).to_be_visible()
    reader.settle()
    expect(reader.button("web-analysis-begin")).to_have_count(0)
    for table in people:
        table.close()
    # Nor does a record that stops early, of which the server would refuse one.
    game = aurum.game("oriflamme")
    record = begin_record(game, game.options({"players": 3}), [Seat("", "random")] * 3)
    made = play_out(game.begin(record.options), Random(1)).choices
    record.choices = [game.write(one) for one in made[:-9]]
    kept = server.guest("Eva").ask("POST", "/api/records", json.loads(record.to_json()))
    reader.go(f"/records/{kept['id']}?move=30")
    expect(reader.page.locator(".replay-bar")).to_be_visible()
    reader.settle()
    expect(reader.button("web-analysis-begin")).to_have_count(0)
