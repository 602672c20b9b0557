"""Input for Oriflamme: by mouse, by keyboard alone, by touch.

Each does what a person would do to make a choice, and nothing else: `choose` is told the choice as
the server listed it, and afterwards the server must have that very choice in its log.
"""

from __future__ import annotations

import re
from random import Random
from typing import Protocol

from playwright.sync_api import Locator, expect

from support.browser.people import PATIENCE, Person

AIMED = ("eliminate", "copy", "move", "favour", "mark", "support")


class Hands(Protocol):
    """An input method: it makes a given choice on the page."""

    person: Person

    def make(self, choice: str, choices: list[str]) -> None:
        """Do what it takes to choose this."""


def choose(hands: Hands, choice: str) -> None:
    """Make a choice, and check that it is the one that the server has stored."""
    person = hands.person
    assert person.asked is not None, f"{person.name} is not asked"
    move, since = person.play.move, person.behind.since
    hands.make(choice, person.asked["choices"])
    person.until(lambda: person.behind.since > since, f"{choice} to be done")
    play = person.play
    assert play.game.write(play.choices[move]) == choice


class Board:
    """Where things are on the table of Oriflamme."""

    def __init__(self, person: Person) -> None:
        self.person = person

    def card(self, kind: str) -> Locator:
        """A card of the own hand."""
        name = self.person.say(f"card-{kind.lower()}")
        buttons = self.person.page.locator(".own-cards .hand").get_by_role("button")
        return buttons.filter(has_text=re.compile(rf"^{re.escape(name)}\."))

    def place(self, choice: str) -> Locator:
        """Where a card that was picked up can be let go."""
        return self.person.page.locator(f'[data-drop="{choice}"]')

    def slot(self, number: str) -> Locator:
        """A position of the queue."""
        return self.person.page.locator(f'.slot[data-spot="{int(number) - 1}"]')

    def numbered(self, number: int) -> Locator:
        """The choice with this number, beside the question or between two cards."""
        kbd = self.person.page.locator("kbd", has_text=re.compile(rf"^{number}$"))
        return self.person.page.locator(".prompt .choice, .gap").filter(has=kbd).first


class Mouse(Board):
    """Cards are dragged to their places; every other one is clicked there."""

    def __init__(self, person: Person) -> None:
        super().__init__(person)
        self.drags = 0
        self.clicks = 0

    def make(self, choice: str, choices: list[str]) -> None:
        verb, *rest = choice.split()
        if verb == "place" and (self.drags <= self.clicks or len(rest) == 1):
            self.drag(choice, rest[0])
        elif verb == "place":
            self.card(rest[0]).click()
            self.place(choice).click()
            self.clicks += 1
        elif verb == "swap":
            self.card(rest[0]).click()
        elif verb in AIMED and rest[0] != "none":
            self.slot(rest[0]).click()
        else:
            self.numbered(choices.index(choice) + 1).click()

    def drag(self, choice: str, kind: str) -> None:
        """Carry a card from the hand to its place. Only when it is lifted the places are lit."""
        mouse = self.person.page.mouse
        self.card(kind).hover()
        mouse.down()
        box = self.card(kind).bounding_box()
        assert box is not None
        mouse.move(box["x"] + box["width"] / 2, box["y"] - 12, steps=3)
        expect(self.person.page.locator(".carried")).to_be_visible()
        target = self.place(choice).bounding_box()
        assert target is not None
        mouse.move(target["x"] + target["width"] / 2, target["y"] + target["height"] / 2, steps=4)
        expect(self.person.page.locator(".carried.is-over-place")).to_be_visible()
        mouse.up()
        self.drags += 1


class Touch(Board):
    """A finger cannot hover: a card of the queue is touched twice, first to see what follows."""

    def make(self, choice: str, choices: list[str]) -> None:
        verb, *rest = choice.split()
        if verb == "place":
            self.card(rest[0]).tap()
            self.place(choice).tap()
        elif verb == "swap":
            self.card(rest[0]).tap()
        elif verb in AIMED and rest[0] != "none":
            self.slot(rest[0]).tap()
            expect(self.slot(rest[0])).to_have_class(re.compile("is-chosen"))
            self.slot(rest[0]).tap()
        else:
            self.numbered(choices.index(choice) + 1).tap()


class Keyboard(Board):
    """No pointer: mostly the number keys, sometimes Tab and arrows."""

    def __init__(self, person: Person, rng: Random) -> None:
        super().__init__(person)
        self.rng = rng

    def make(self, choice: str, choices: list[str]) -> None:
        verb, *rest = choice.split()
        if verb == "place":
            kinds = list(dict.fromkeys(text.split()[1] for text in choices))
            self.pick(rest[0], kinds)
            choices = [text for text in choices if text.split()[1] == rest[0]]
        number = choices.index(choice) + 1
        if verb in AIMED and rest[0] != "none" and self.rng.random() < 0.5:
            self.focus_and_press(self.slot(rest[0]))
        elif verb != "swap" and self.rng.random() < 0.3:
            self.focus_and_press(self.numbered(number))
        else:
            self.type(number, len(choices))

    def pick(self, kind: str, kinds: list[str]) -> None:
        """Take a card up."""
        if self.rng.random() < 0.3:
            self.focus_and_press(self.card(kind))
        else:
            self.type(kinds.index(kind) + 1, len(kinds))
        expect(self.card(kind)).to_have_attribute("aria-pressed", "true")

    def type(self, number: int, most: int) -> None:
        """Press a number; where it could be the beginning of a longer one, say that it is whole."""
        self.person.page.keyboard.type(str(number))
        if number * 10 <= most:
            self.person.page.keyboard.press("Enter")

    def focus_and_press(self, to: Locator) -> None:
        """Go there by Tab and arrows, as far as it takes, and press Enter."""
        focus(self.person, to)
        self.person.page.keyboard.press("Enter")


def focus(person: Person, to: Locator) -> None:
    """Move the focus there: by Tab, forward or back; inside the queue, one tab stop, by arrows."""
    expect(to).to_be_visible(timeout=PATIENCE)
    way = """(element) => {
      const here = document.activeElement
      if (here === element) return 'there'
      if (element.matches('.slot') && here.closest('.queue')) {
        if (!here.matches('.slot')) return 'Shift+Tab'
        return here.compareDocumentPosition(element) & 2 ? 'ArrowLeft' : 'ArrowRight'
      }
      return here.compareDocumentPosition(element) & 2 ? 'Shift+Tab' : 'Tab'
    }"""
    person.page.keyboard.press("Tab")
    for _ in range(60):
        key = to.evaluate(way)
        if key == "there":
            assert to.evaluate("(element) => element.matches(':focus-visible')"), "no focus ring"
            return
        person.page.keyboard.press(key)
    raise AssertionError(f"{person.name} cannot come to {to} by the keyboard")
