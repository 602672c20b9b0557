"""The rulebook as people use it: examples that play, links that lead to rules, other choices."""

from __future__ import annotations

import re

import pytest
import table_client as client
from playwright.sync_api import Page, expect
from support.browser.axe import look_with_axe
from support.browser.oriflamme_hands import focus
from support.browser.people import PHONE, Person, Welcome

from aurum.games.orichalque.rulebook import ORICHALQUE
from aurum.games.oriflamme.rulebook import ORIFLAMME
from aurum.rulebook import Book, anchor, books, rule_key, scene_key
from aurum.server.http.rulebook import SceneInfo, play_scene

DESK = (1500, 950)
BOT = {"kind": "bot", "level": "random"}
BOX = rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]"
LANGUAGES = ["ru", "en", "fr"]
EVERY = 17
"""Which of the examples are drawn; a test of the server plays them all."""


def rules_shown(page: Page) -> list[str]:
    return page.locator("article.rule h3 a").all_inner_texts()


def open_example(reader: Person, book: Book, stem: str) -> SceneInfo:
    """Open an example by its button beside a rule."""
    caption = reader.say(scene_key(stem))
    reader.press(reader.page.locator("article.rule button", has_text=caption).first)
    expect(reader.page.locator(f"[data-scene='{stem}']")).to_have_count(1)
    return play_scene(book, stem, -3)


def play_to_the_end(reader: Person, scene: SceneInfo) -> None:
    """Step through it; at each step there is a board, and the log says what was done."""
    page = reader.page
    expect(page.locator(".scene .board > *").first).to_be_visible()
    for number in range(1, len(scene.steps)):
        reader.press(reader.button("web-step-on"))
        facts = {"step": number + 1, "steps": len(scene.steps)}
        expect(page.locator(".steps .count")).to_have_text(reader.say("rulebook-step", **facts))
        if scene.steps[number].events:
            expect(page.locator(".told p").first).to_be_visible()


@pytest.mark.parametrize(
    ("book", "language"), [(ORIFLAMME, "en"), (ORICHALQUE, "ru")], ids=["oriflamme", "orichalque"]
)
def test_examples_play_on_the_real_board(person: Welcome, book: Book, language: str) -> None:
    reader = person("Vera", language, size=DESK, workers=False)
    reader.go(f"/rules/{book.game}")
    expect(reader.page.locator("[data-scene]")).to_have_count(1)
    shown = [stem for stems in book.scenes.values() for stem in stems]
    for stem in shown[::EVERY]:
        play_to_the_end(reader, open_example(reader, book, stem))
    look_with_axe(reader.page, f"{book.game}, {language}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_number_leads_to_its_rule(person: Welcome, language: str) -> None:
    reader = person("Mira", language, size=DESK, workers=False)
    for book in books():
        reader.go(f"/rules/{book.game}")
        page = reader.page
        expect(page.locator("article.rule").first).to_be_visible()
        assert rules_shown(page) == list(book.rules)
        ids = set(page.evaluate("() => [...document.querySelectorAll('[id]')].map((e) => e.id)"))
        hrefs = page.evaluate(
            "() => [...document.querySelectorAll('main a')].map((a) => a.getAttribute('href'))"
        )
        led = [href.split("/")[3].split("?")[0] for href in hrefs if href.count("/") == 3]
        named = [place for place in led if place != "aid"]
        assert len(named) > len(book.rules)
        assert {anchor(rule) for rule in named} <= ids
        assert {href[1:] for href in hrefs if href.startswith("#")} <= ids


def test_a_refusal_leads_to_its_rule_in_the_language_of_the_reader(person: Welcome) -> None:
    anne = person("Anne", "fr", size=DESK, light=True, workers=False)
    anne.go("/rules/oriflamme/OF-3.4?example=OF-5.1-only-the-two-ends")
    page = anne.page
    anne.press(anne.button("web-step-on"))
    page.get_by_text(anne.say("rulebook-try"), exact=True).click()
    look_with_axe(page, "another choice, fr")
    page.get_by_label(anne.say("rulebook-notation")).fill("eliminate 3")
    anne.press(anne.button("rulebook-do"))
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text(anne.say("illegal-not-end", choice="eliminate 3"))
    alert.get_by_role("link").click()
    rule = page.locator("#of-5-1")
    expect(rule).to_be_focused()
    expect(rule).to_be_in_viewport()
    expect(rule).to_contain_text(anne.say(rule_key("OF-5.1")))
    expect(page).to_have_url(re.compile("/rules/oriflamme/OF-5.1$"))


def test_another_choice_leads_away_from_the_example_and_back(person: Welcome) -> None:
    ivo = person("Ivo", size=DESK, workers=False)
    ivo.go("/rules/oriflamme/OF-5.1")
    page = ivo.page
    count = page.locator(".steps .count")
    page.locator(".prompt .choice").nth(1).click()  # to reveal it, as the example does
    expect(count).to_have_text(ivo.say("rulebook-step", step=2, steps=2))
    expect(page.get_by_text(ivo.say("rulebook-left"))).to_have_count(0)
    page.locator(".prompt .choice").nth(1).click()
    expect(page.get_by_text(ivo.say("rulebook-left"))).to_be_visible()
    expect(count).to_have_text(ivo.say("rulebook-step", step=3, steps=3))
    expect(page.locator(".told")).to_contain_text("OF-4.2")
    ivo.press(ivo.button("rulebook-return"))
    expect(count).to_have_text(ivo.say("rulebook-step", step=2, steps=2))


def test_the_log_of_a_game_leads_to_the_rules_beside_it(person: Welcome) -> None:
    oleg = person("Oleg", "ru", workers=False)
    host = oleg.somebody_else("Ben")
    table = client.Table(host, host.open_table("oriflamme", [BOT] * 3, options={})).connect()
    table.do("start")
    while not table.over:
        table.listen()
    table.close()
    oleg.watch_table(table.id)
    link = oleg.page.get_by_role("log").locator("a.rule-link").last
    number = link.inner_text()
    with oleg.context.expect_page() as opened:
        link.click()
    page = opened.value
    rule = page.locator(f"#{anchor(number)}")
    expect(rule).to_be_in_viewport()
    expect(rule).to_contain_text(oleg.say(f"{rule_key(number)}.name"))
    assert oleg.page.url.endswith(table.id), "the game is still there"


def test_the_rule_of_a_piece_and_its_example_are_a_click_away(person: Welcome) -> None:
    rita = person("Rita", "fr", workers=False)
    rita.go("/")
    rita.press(rita.button("web-nav-rules"))
    window = rita.page.get_by_role("dialog")
    window.get_by_text(rita.say("web-played-orichalque"), exact=True).click()
    name = f"{rita.say('web-rule-example')}: {rita.say('building-mine')}"
    window.get_by_role("link", name=name, exact=True).click()
    expect(window).to_have_count(0)
    expect(rita.page.locator("#or-7-1")).to_be_in_viewport()
    expect(rita.page.locator("[data-scene='OR-7.1-mines-produce']")).to_be_visible()


def test_an_example_fits_on_a_phone(person: Welcome) -> None:
    noa = person("Noa", "fr", size=PHONE, touch=True, light=True, workers=False)
    noa.go("/rules/orichalque?piece=building-mine")
    expect(noa.page.locator("[data-scene='OR-7.1-mines-produce']")).to_be_visible()
    look_with_axe(noa.page, "an example on a phone")
    assert noa.page.evaluate("() => document.documentElement.scrollWidth") == PHONE[0]


def test_the_rulebook_can_be_read_and_played_by_keyboard_alone(person: Welcome) -> None:
    kim = person("Kim", size=DESK, workers=False)
    kim.go("/rules/oriflamme/OF-5.1")
    page = kim.page
    expect(page.locator("#of-5-1")).to_be_focused()
    stem = "OF-5.1-alone-must-shoot-itself"
    focus(kim, page.locator("#of-5-1 button", has_text=kim.say(scene_key(stem))))
    page.keyboard.press("Enter")
    expect(page.locator(f"[data-scene='{stem}']")).to_have_count(1)
    focus(kim, kim.button("web-step-on"))
    page.keyboard.press("Enter")
    expect(page.locator(".told")).to_contain_text("OF-4.2")
    focus(kim, page.locator("summary", has_text=kim.say("rulebook-try")))
    page.keyboard.press("Enter")
    focus(kim, page.get_by_label(kim.say("rulebook-notation")))
    page.keyboard.type("keep")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_be_visible()
    focus(kim, page.get_by_role("alert").get_by_role("link"))
    page.keyboard.press("Enter")
    expect(page.locator("article:focus")).to_have_count(1)


@pytest.mark.parametrize(
    ("language", "typed", "rule"), [("en", "archre", "OF-5.1"), ("ru", "накрытые карты", "OF-2.4")]
)
def test_a_rule_is_found_by_words_with_a_slip(
    person: Welcome, language: str, typed: str, rule: str
) -> None:
    uma = person("Uma", language, size=DESK, workers=False)
    uma.go("/rules/oriflamme")
    field = uma.page.get_by_label(uma.say("rulebook-search"))
    field.fill("xyzzy")
    expect(uma.page.locator(".found")).to_have_text(uma.say("rulebook-nothing"))
    field.fill(typed)
    best = uma.page.locator(".found a").first
    expect(best).to_contain_text(rule)
    look_with_axe(uma.page, f"what is found, {language}")
    field.press("ArrowDown")
    expect(best).to_be_focused()
    uma.page.keyboard.press("Enter")
    expect(uma.page.locator(f"#{anchor(rule)}")).to_be_focused()
    expect(uma.page.locator(".found")).to_have_count(0)


def test_a_rule_of_the_other_game_is_found_too(person: Welcome) -> None:
    yan = person("Yan", "fr", size=DESK, workers=False)
    yan.go("/rules/oriflamme")
    yan.page.get_by_label(yan.say("rulebook-search")).fill("temples")
    there = yan.page.locator(".found a", has_text=yan.say("web-played-orichalque")).first
    number = there.locator("b").inner_text()
    assert number.startswith("OR-")
    there.click()
    expect(yan.page.locator(f"#{anchor(number)}")).to_be_focused()
    expect(yan.page.get_by_role("heading", level=1)).to_have_text(yan.say(ORICHALQUE.key))


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_aid_is_printed_on_one_page(person: Welcome, language: str) -> None:
    lea = person("Lea", language, workers=False, light=language == "fr")
    for book in books():
        lea.go(f"/rules/{book.game}/aid")
        for aid in book.aids:
            expect(lea.page.get_by_role("heading", name=lea.say(aid.key))).to_be_visible()
        look_with_axe(lea.page, f"the aid, {language}")
        printed = lea.page.pdf(prefer_css_page_size=True)
        assert len(re.findall(rb"/Type\s*/Page\b", printed)) == len(book.aids)
        sizes = {tuple(map(round, map(float, box))) for box in re.findall(BOX, printed)}
        assert sizes == {(595, 842)}, "A4"
