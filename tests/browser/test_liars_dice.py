"""Liar's Dice in the browser: a whole game in three languages, and two people at one screen."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect
from support.browser.axe import look_with_axe
from support.browser.liars_dice import (
    PHONE,
    liars_dice,
    press_choice,
    sit_down,
    wait_for_turn,
)
from support.browser.people import LAPTOP, Person, Welcome
from support.liars_secrets import check_secrets

from aurum.engine import OVER


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


class Game:
    """Three people at a table, and a spectator."""

    def __init__(self, people: list[Person], watcher: Person) -> None:
        self.people, self.watcher = people, watcher
        self.rng = Random(2)
        self.views = 0

    @property
    def actor(self) -> int:
        return self.people[0].behind.actor

    def turn(self) -> None:
        """The seat to choose bids low, and challenges after a few bids."""
        one = self.people[self.actor]
        wait_for_turn(one)
        assert one.asked is not None
        choices = one.asked["choices"]
        last = [choice for choice in choices if not choice.startswith("bid")]
        press_choice(
            one, self.rng.choice(last if last and self.rng.random() < 0.5 else choices[:8])
        )
        for other in [*self.people, self.watcher]:
            other.catch_up()
        self.check_secrets()

    def check_secrets(self) -> None:
        """Nobody was sent dice under the cup of another."""
        for seat, one in enumerate([*self.people, self.watcher]):
            for frame in one.frames:
                self.views += check_secrets(seat if one is not self.watcher else -3, frame)
            one.frames.clear()


def test_a_whole_game_in_three_languages(welcome: Welcome) -> None:
    """Anna and Benoît use a mouse, Vera a phone; a spectator watches."""
    anna, benoit = welcome("Anna"), welcome("Benoît", "fr")
    vera = welcome("Вера", "ru", size=PHONE, touch=True)
    watcher = welcome("nobody", "ru", size=LAPTOP, light=True)
    make_a_table(anna)
    for one in (benoit, vera):
        one.join(anna.table)
    watcher.watch_table(anna.table)
    anna.button("web-start").click()
    game = Game([anna, benoit, vera], watcher)
    game.people[0].until(lambda: anna.behind.session, "the game")
    assert anna.play.options["exact"] is True
    assert anna.play.options["wild"] is True
    for one in (anna, benoit, vera):
        expect(one.page.locator(".seat")).to_have_count(3)
        expect(one.page.locator(".drawing svg")).to_be_visible()
        expect(one.page.locator(".seat .clock").first).to_have_count(1)
    talk(anna, benoit, vera)
    take_back(game)
    looked: set[int] = set()
    while game.actor != OVER:
        if game.actor not in looked:
            looked.add(game.actor)
            wait_for_turn(game.people[game.actor])
            look_with_axe(game.people[game.actor].page, f"Liar's Dice, seat {game.actor}")
        game.turn()
    assert game.views > 30
    see_the_end(game)
    look_back(anna)
    play_once_more(game)


def make_a_table(host: Person) -> None:
    """From the front page, with every option of the game, and a clock."""
    page = host.page
    host.go("/")
    page.get_by_role("radio", name="Liar’s Dice").check(force=True)
    picture = page.locator(".game.liars_dice img")
    expect(picture).to_have_js_property("complete", True)
    assert picture.evaluate("(one) => one.naturalWidth") > 0
    host.button("web-make-table").first.click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label(host.say("web-players-field")).select_option("3")
    for _ in range(3):
        dialog.get_by_role("button", name=host.say("web-plain-less", name="Dice")).click()
    for option in ("Ones are wild", "Exact calls"):
        dialog.get_by_role("checkbox", name=option).check(force=True)
    clock = dialog.locator("label").filter(has_text=host.say("web-clock")).locator("select").first
    clock.select_option(index=6)
    look_with_axe(page, "new table of Liar's Dice")
    dialog.get_by_role("button", name=host.say("web-make-table")).click()
    host.give_name()
    host.arrive_at_table()


def talk(anna: Person, benoit: Person, vera: Person) -> None:
    anna.page.locator(".chatbar").click()
    anna.page.get_by_label(anna.say("web-chat-say")).fill("No lies today")
    anna.button("web-send").click()
    anna.page.locator(".chatbar").click()
    expect(benoit.page.locator(".chatbar")).to_contain_text("No lies today")
    tab = vera.page.locator(".tabs").get_by_role("button", name=vera.say("web-chat"))
    expect(tab).to_contain_text("1")
    tab.tap()
    expect(vera.page.get_by_role("log")).to_contain_text("No lies today")
    vera.page.locator(".tabs button").first.tap()


def take_back(game: Game) -> None:
    """A bid can be taken back; a roll, which came between, cannot."""
    first = game.people[game.actor]
    wait_for_turn(first)
    before, seat = first.play.move, game.actor
    assert first.asked is not None
    expect(first.page.locator("button.undo")).to_have_count(0)
    press_choice(first, first.asked["choices"][0])
    first.catch_up()
    first.press(first.page.locator("button.undo"))
    first.until(lambda: first.play.move == before and game.actor == seat, "the bid to be back")
    for one in [*game.people, game.watcher]:
        one.catch_up()
    game.check_secrets()


def test_a_screen_of_two_is_handed_over(welcome: Welcome) -> None:
    """A curtain hides the dice of the one from the other."""
    mira = welcome("Mira")
    page = mira.page
    sit_down(mira, [{"kind": "local", "name": "Otto"}])
    names = ["Mira", "Otto"]
    for turn in range(4):
        curtain = page.locator(".curtain")
        expect(curtain).to_contain_text(names[mira.behind.actor])
        expect(page.locator(".prompt, .drawing, .facts")).to_have_count(0)
        if not turn:
            look_with_axe(page, "curtain over Liar's Dice")
        curtain.locator(".btn-gold").click()
        expect(page.locator(".prompt")).to_be_visible()
        own = page.locator(".facts dd, .own li").all_text_contents()
        assert own
        assert mira.asked is not None
        press_choice(mira, mira.asked["choices"][1 if turn else 0])


def see_the_end(game: Game) -> None:
    """Every player sees the winner, in their own language."""
    result = game.people[0].behind.info().result
    assert result is not None
    [winner] = result.winners
    for seat, one in enumerate([*game.people, game.watcher]):
        one.catch_up()
        by = one.say("web-won-by", names=game.people[winner].name)
        verdict = one.say("web-won-you") if seat == winner else by
        expect(one.page.locator(".end")).to_contain_text(verdict)
        look_with_axe(one.page, f"end of Liar's Dice, {one.language}")


def look_back(anna: Person) -> None:
    """Through the game from every seat, and out again."""
    page = anna.page
    anna.button("web-look-back").first.click()
    slider = page.get_by_role("slider", name=anna.say("web-moment"))
    expect(slider).to_be_visible()
    expect(page.get_by_label(anna.say("replay-points"))).to_have_count(0)
    page.get_by_label(anna.say("web-viewpoint")).select_option("1")
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".drawing svg")).to_be_visible()
    page.go_back()
    anna.watch_table(anna.table)
    expect(page.locator(".end")).to_be_visible()


def play_once_more(game: Game) -> None:
    """One player asks for it, the others are notified, and all sit at the new table."""
    anna, benoit, vera = game.people
    vera.button("web-rematch").tap()
    vera.arrive_at_table()
    for one in (anna, benoit):
        one.button("web-to-rematch").first.click()
        one.arrive_at_table()
    assert {one.table for one in game.people} == {vera.table}
    for one in game.people:
        one.now = None
    anna.button("web-start").click()
    again = Game([game.people[seat] for seat in (2, 0, 1)], game.watcher)
    anna.until(lambda: anna.behind.status == "running", "the next game")
    wait_for_turn(again.people[again.actor])
    asked = again.people[again.actor]
    assert asked.asked is not None
    press_choice(asked, asked.asked["choices"][0])
