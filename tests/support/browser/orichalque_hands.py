"""Input for Orichalque: by mouse, by touch, by keyboard alone.

Each does what a person would do to make a choice, and nothing else: `choose` is told the choice as
the server listed it, and afterwards the server must have that very choice in its log.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import cycle

from playwright.sync_api import Locator, expect

from support.browser.orichalque_board import Board, plan_of, verb
from support.browser.orichalque_secrets import knows_only_what_lies_there
from support.browser.oriflamme_hands import focus
from support.browser.people import Person

WAYS_OUT = ("decline", "stop", "done", "end")
DIRECT = ("side", "act", "bless", "pay", "initiative", *WAYS_OUT)
"""Done at once; all else is picked first and then confirmed."""

FIND = """(element) => {
  const middle = () => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return [left + width / 2, top + height / 2]
  }
  const free = () => element.contains(document.elementFromPoint(...middle())) && !element.disabled
  if (!free()) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  return [...middle(), free()]
}"""


MOVING = """() => [
  document.getAnimations().some(({ playState, effect }) =>
    playState === 'running' && effect.getComputedTiming().iterations < Infinity),
  document.querySelector('.announcer') !== null
]"""
"""Whether an animation is running that will end, and whether an announcement is shown."""


class Hands(Board):
    """An input method: it makes a given choice on the page."""

    def __init__(self, person: Person) -> None:
        super().__init__(person)
        self.made: Counter[str] = Counter()

    def choose(self, choice: str, pause: Callable[[], None] = lambda: None) -> None:
        """Make a choice on the board, and check that the server has stored that one.

        `pause` is for what somebody does who has picked it and not yet confirmed; maybe just that.
        """
        person = self.person
        person.catch_up()
        expect(self.page.locator(".prompt")).to_be_visible()
        knows_only_what_lies_there(person)
        assert choice in self.choices, f"{choice} is none of {self.choices}"
        move, since = person.play.move, person.behind.since
        self.pick(choice)
        pause()
        if verb(choice) not in DIRECT and person.play.move == move:
            self.confirm(choice)
        person.until(lambda: person.behind.since > since, f"{choice} to be done")
        assert person.play.game.write(person.play.choices[move]) == choice
        self.made[verb(choice)] += 1

    def pick(self, choice: str) -> None:
        """Do all that it takes to choose this, but for the last step."""
        raise NotImplementedError

    def confirm(self, choice: str) -> None:
        """Do the last step."""
        raise NotImplementedError

    def button_of(self, choice: str) -> Locator:
        """Its button in the prompt: these stand in the order of the choices, ways out apart.

        If only one thing can be constructed, there is no need to pick it.
        """
        if choice in WAYS_OUT:
            return self.out
        plans = (plan_of(other) for other in self.choices if other not in WAYS_OUT)
        idle = self.plans if len(self.plans) == 1 else ()
        loud = [plan for plan in dict.fromkeys(plans) if plan not in idle]
        return self.options.nth(loud.index(plan_of(choice)))


class Pointing(Hands):
    """By mouse or by touch: things are pressed where they lie, and nothing may lie over them."""

    def find(self, what: Locator) -> tuple[float, float]:
        """Where an element is; it is scrolled into view first."""
        x, y, free = what.evaluate(FIND)
        assert free, f"{what} cannot be pressed at {x}, {y}"
        return x, y

    def press(self, what: Locator) -> None:
        raise NotImplementedError

    def lay(self, choice: str) -> None:
        """Bring the piece in hand to lie so, and put it down."""
        raise NotImplementedError

    def pick(self, choice: str) -> None:
        kind, *rest = choice.split()
        match kind:
            case "found" | "put":
                self.may_be_laid()
                self.lay(choice)
                assert self.in_hand == self.lie(choice), f"{choice} lies as {self.in_hand}"
                self.says_what_it_brings(choice)
            case "take" | "discard":
                self.press(self.card(rest[0]))
            case "fight" | "smite":
                self.press(self.cell(rest[0]))
                self.shows_the_odds(rest[0])
                self.press(self.row(choice))
            case "build":
                self.press(self.spot(rest[0]))
                self.point_out(choice, planned=True)
            case "temple" | "raise":
                if several := len(self.plans) > 1:
                    self.press(self.button_of(choice))
                self.point_out(choice, planned=several)
            case "welcome" | "release":
                self.press(self.titan(rest[0]))
            case "initiative":
                self.press(self.gift(int(rest[0]) - 1))
            case _:
                self.press(self.button_of(choice))

    def confirm(self, choice: str) -> None:
        self.press(self.go)

    def point_out(self, choice: str, planned: bool) -> None:
        """Press a cell of the place; where several places have it, once more for each of them.

        Of what was planned before and can stand at one place only, that place is picked already.
        """
        places = [other for other in self.choices if plan_of(other) == plan_of(choice)]
        if planned and len(places) == 1:
            return
        cell = self.place(choice)[0]
        here = [other for other in places if cell in self.place(other)]
        for _ in range(here.index(choice) + 1):
            self.press(self.cell(cell))


class Mouse(Pointing):
    """Movements of a pointer, which wait for nothing that moves on the page."""

    def __init__(self, person: Person) -> None:
        super().__init__(person)
        self.turnings = cycle((self.by_wheel, self.by_key, self.by_button))
        self.in_motion = 0
        """How often something was picked while things moved on the page."""
        self.interrupted = 0
        """How often while the page was still telling what had happened."""

    def pick(self, choice: str) -> None:
        moving, telling = self.page.evaluate(MOVING)
        self.in_motion += moving
        self.interrupted += telling
        super().pick(choice)

    def point(self, what: Locator) -> None:
        self.page.mouse.move(*self.find(what))

    def press(self, what: Locator) -> None:
        self.point(what)
        self.page.mouse.down()
        self.page.mouse.up()

    def lay(self, choice: str) -> None:
        next(self.turnings)(choice)
        anchor, _ = self.aim(choice)
        assert anchor in self.in_hand, "the piece does not follow the pointer"
        self.says_what_it_brings(choice)
        self.press(self.cell(anchor))

    def by_wheel(self, choice: str) -> None:
        """Hold it over its place and turn the wheel until it lies well, once round at most."""
        if not self.begins_there(choice):
            self.by_key(choice)
            return
        legal = [self.lie(other) for other in self.choices]
        self.point(self.cell(self.aim(choice)[0]))
        for _ in range(6):
            self.page.mouse.wheel(0, 100)
            self.person.settle()
            lies = self.in_hand
            assert lies in legal, f"the wheel has turned it to {lies}"
            if lies == self.lie(choice):
                return

    def by_key(self, choice: str) -> None:
        """Turn it, then bring it over the island."""
        self.turn_by_key(choice)
        self.point(self.cell(self.aim(choice)[0]))

    def by_button(self, choice: str) -> None:
        """The same, with the buttons of the prompt."""
        for button in self.turning_buttons(choice):
            self.press(button)
        self.point(self.cell(self.aim(choice)[0]))


class Touch(Pointing):
    """A finger cannot hover: it puts the piece down, and taps on it to turn it."""

    def press(self, what: Locator) -> None:
        self.page.touchscreen.tap(*self.find(what))

    def lay(self, choice: str) -> None:
        cell = self.cell(self.aim(choice)[0])
        if not self.begins_there(choice):
            for button in self.turning_buttons(choice):
                self.press(button)
        self.press(cell)
        assert self.in_hand, "the piece was not put down"
        for _ in range(6):
            if self.in_hand == self.lie(choice):
                return
            self.press(cell)


class AtOneScreen(Touch):
    """Several people at one tablet, which they hand to each other."""

    handed = 0
    """How often."""

    def choose(self, choice: str, pause: Callable[[], None] = lambda: None) -> None:
        self.person.catch_up()
        curtain = self.page.locator(".curtain")
        expect(curtain.get_by_role("button").or_(self.page.locator(".prompt"))).to_be_visible()
        if curtain.count():
            name = self.person.behind.holders[self.state.actor].plan.name
            expect(curtain).to_contain_text(self.person.say("web-curtain", name=name))
            expect(self.page.locator(".own")).to_have_count(0)
            self.press(curtain.get_by_role("button"))
            self.handed += 1
        super().choose(choice, pause)


class Keyboard(Hands):
    """No pointer at all: numbers, arrows, R and Enter."""

    def pick(self, choice: str) -> None:
        kind, *rest = choice.split()
        match kind:
            case "found" | "put":
                self.may_be_laid()
                self.turn_by_key(choice)
                self.focus_cell(self.aim(choice)[0])
                self.page.keyboard.press("Enter")
                assert self.in_hand == self.lie(choice), f"{choice} lies as {self.in_hand}"
                self.says_what_it_brings(choice)
            case "take" | "discard":
                self.page.keyboard.press(rest[0])
            case "fight" | "smite":
                self.focus_cell(rest[0])
                self.page.keyboard.press("Enter")
                self.shows_the_odds(rest[0])
                self.type_number(self.row(choice))
            case "build" | "temple" | "raise":
                if len(self.plans) > 1:
                    self.type_number(self.button_of(choice))
                self.focus_cell(self.nearest(choice))
                if not self.go.is_enabled():
                    self.page.keyboard.press("Enter")
            case _:
                self.type_number(self.button_of(choice))

    def confirm(self, choice: str) -> None:
        match verb(choice):
            case "found" | "put" | "build" | "temple" | "raise":
                self.page.keyboard.press("Enter")
            case "take" | "discard":
                self.page.keyboard.press(choice.split()[1])
            case "fight" | "smite":
                self.type_number(self.row(choice))
            case _:
                self.type_number(self.button_of(choice))

    def nearest(self, choice: str) -> str:
        """A cell at which this place is the first to be offered."""
        places = [other for other in self.choices if plan_of(other) == plan_of(choice)]
        for cell in self.place(choice):
            if next(other for other in places if cell in self.place(other)) == choice:
                return cell
        raise AssertionError(f"{choice} cannot be pointed out by the keyboard")

    def type_number(self, button: Locator) -> None:
        """Press the number that stands on a button; a button without one can be walked to."""
        number = button.locator("kbd")
        if number.count():
            self.page.keyboard.press(number.inner_text())
        else:
            focus(self.person, button)
            self.page.keyboard.press("Enter")

    def focus_cell(self, name: str) -> None:
        """Move over the island with the arrow keys, first up or down, then along the row."""
        focused = "() => document.activeElement.matches('.own .hit')"
        if not self.page.evaluate(focused):
            self.page.keyboard.press("ArrowDown")
        if not self.page.evaluate(focused):
            focus(self.person, self.page.locator('.own .hit[tabindex="0"]'))
        grid = self.state.ground(self.state.current).grid
        names = [grid.name(cell) for cell in range(grid.size)]
        rows = sorted({cell[0] for cell in names})
        down = rows.index(name[0]) - rows.index(self.at[0])
        for _ in range(abs(down)):
            self.page.keyboard.press("ArrowDown" if down > 0 else "ArrowUp")
        row = [cell for cell in names if cell[0] == name[0]]
        right = row.index(name) - row.index(self.at)
        for _ in range(abs(right)):
            self.page.keyboard.press("ArrowRight" if right > 0 else "ArrowLeft")
        assert self.at == name, f"{name} cannot be reached by arrows, only {self.at}"
        assert self.page.locator(".own .ring").count() == 1, "no ring around the cell in focus"

    @property
    def at(self) -> str:
        """The cell that the keyboard is at."""
        label = self.page.evaluate("() => document.activeElement.getAttribute('aria-label')")
        return str(label).split(",")[0]
