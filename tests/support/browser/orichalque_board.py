"""The table of Orichalque: where things are, what is drawn, and what the rules say to that."""

from __future__ import annotations

from typing import Any, NamedTuple

from playwright.sync_api import Locator, expect

from aurum.games.orichalque.rules.cells import DIRECTIONS
from aurum.games.orichalque.rules.combat import MOST, odds_of_fight
from aurum.games.orichalque.rules.components import TERRAINS
from aurum.games.orichalque.rules.frames import ASK_WELCOME
from aurum.games.orichalque.rules.island import placement_of
from aurum.games.orichalque.rules.titans import favours
from support.browser.people import Person

TITANS = ("theia", "themis", "cronos", "hyperion")
DESERT = TERRAINS.index("desert")
CONSTRUCTIONS = ("build ", "temple ", "raise ")

IN_HAND = """() => {
  const middle = (shape) => {
    const { x, y, width, height } = shape.getBBox()
    return [x + width / 2, y + height / 2]
  }
  const cells = [...document.querySelectorAll('.own .hit')].map((cell) =>
    [cell.getAttribute('aria-label').split(',')[0], ...middle(cell)])
  const lies = {}
  for (const path of document.querySelectorAll('.own .raised path')) {
    const [, terrain, stone] = /#(?:tx-(\\w+)|(stone)-g)/.exec(path.getAttribute('fill')) ?? []
    if (!terrain && !stone) continue
    const [x, y] = middle(path)
    const away = ([, left, top]) => Math.hypot(left - x, top - y)
    const [name] = cells.reduce((one, other) => (away(other) < away(one) ? other : one))
    lies[name] = terrain ?? 'metropolis'
  }
  return lies
}"""
"""The piece in hand as it is drawn: which terrain over which cell."""

LIT = """() => ({
  may: [...document.querySelectorAll('.own .hit.may')].map((cell) =>
    cell.getAttribute('aria-label').split(',')[0]).sort(),
  glow: document.querySelectorAll('.own .legal').length
})"""

Lie = dict[str, str]
"""A piece as it lies: the terrain over each cell, by its name."""


class Brings(NamedTuple):
    """What a tile brings where it is laid."""

    titans: set[int]
    hoplites: int
    orichalque: int


class Board:
    """One person at the table of Orichalque."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page

    @property
    def state(self) -> Any:
        """The game as the server has it."""
        return self.person.play.state

    @property
    def choices(self) -> list[str]:
        """The choices that this person received."""
        assert self.person.asked is not None, f"{self.person.name} is not asked"
        choices: list[str] = self.person.asked["choices"]
        return choices

    # Where things are

    def cell(self, name: str) -> Locator:
        """A cell of the large island."""
        return self.page.locator(f'.own .hit[aria-label^="{name}, "]')

    def card(self, place: str) -> Locator:
        """A card of the display, counted from 1."""
        return self.page.locator(".market ol > li").nth(int(place) - 1).get_by_role("button")

    def spot(self, terrain: str) -> Locator:
        """The building that a terrain offers."""
        return self.page.locator(".terrain-offers li").nth(TERRAINS.index(terrain)).locator(".spot")

    def titan(self, terrain: str) -> Locator:
        """The Titan of a terrain."""
        return self.page.locator(f'.terrain-offers [data-titan="{TERRAINS.index(terrain)}"]')

    def gift(self, player: int) -> Locator:
        """The button beside a rival that gives them the initiative."""
        own = self.state.actor
        return self.page.locator(".rivals li").nth(player - (player > own)).locator(".give")

    @property
    def options(self) -> Locator:
        """The buttons of the prompt that do something."""
        return self.page.locator(".prompt .option")

    @property
    def out(self) -> Locator:
        """The way out of a question."""
        return self.page.locator(".prompt .out")

    @property
    def go(self) -> Locator:
        """Confirms what is picked."""
        return self.page.locator(".prompt .go")

    # Laying pieces

    @property
    def in_hand(self) -> Lie:
        """The piece in hand, as it is drawn over the island."""
        lie: Lie = self.page.evaluate(IN_HAND)
        return lie

    def lie(self, choice: str) -> Lie:
        """How the piece lies by a choice, as the rules have it."""
        anchor, turn = self.aim(choice)
        if choice.startswith("found"):
            return dict.fromkeys(choice.split()[1:], "metropolis")
        return self.lie_at(anchor, turn)

    def lie_at(self, anchor: str, turn: int) -> Lie:
        """How the tile in hand lies with its first cell there; nothing if it falls into the sea."""
        grid = self.state.ground(self.state.current).grid
        terrains = self.state.setup.components.tiles[self.state.taken_card[1]].terrains
        try:
            place = placement_of(grid, len(terrains), grid.cell(anchor), turn)
        except LookupError:
            return {}
        return {
            grid.name(cell): TERRAINS[terrain]
            for cell, terrain in zip(place.cells, terrains, strict=True)
        }

    def aim(self, choice: str) -> tuple[str, int]:
        """The first cell of the piece, and how it is turned."""
        kind, anchor, *rest = choice.split()
        if kind == "put":
            return anchor, int(rest[0][1:]) if rest else 0
        grid = self.state.ground(self.state.current).grid
        (q, r), (other_q, other_r) = (grid.coords[grid.cell(name)] for name in (anchor, rest[0]))
        return anchor, DIRECTIONS.index((other_q - q, other_r - r))

    def begins_there(self, choice: str) -> bool:
        """Whether the piece could lie at the same first cell without having been turned."""
        if choice.startswith("found"):
            return True
        return self.lie_at(self.aim(choice)[0], 0) in map(self.lie, self.choices)

    def turns(self, choice: str) -> list[int]:
        """Which way to turn the piece, and how often: 0 to the left, 1 to the right.

        One that lies well already is turned there and back.
        """
        _, turn = self.aim(choice)
        if len(self.lie(choice)) == 1:
            return []
        return [0] * turn if 0 < turn <= 3 else [1] * (6 - turn) if turn else [0, 1]

    def turn_by_key(self, choice: str) -> None:
        """Turn the piece in hand by the keyboard."""
        for way in self.turns(choice):
            self.page.keyboard.press(("r", "Shift+R")[way])

    def turning_buttons(self, choice: str) -> list[Locator]:
        """The buttons that turn it, as often as they must be pressed."""
        buttons = self.page.locator(".prompt .turns button")
        return [buttons.nth(way) for way in self.turns(choice)]

    def may_be_laid(self) -> None:
        """All cells that the piece can reach glow, and no others."""
        reach = sorted({cell for choice in self.choices for cell in self.lie(choice)})
        lit = self.page.evaluate(LIT)
        assert lit == {"may": reach, "glow": len(reach)}, f"{lit} instead of {reach}"

    def brings(self, choice: str) -> Brings:
        """What the rules say that laying the tile so will bring."""
        before = self.state
        then = before.clone()
        then.events = []
        then.apply(self.person.play.game.read(choice))
        titans, hoplites, orichalque = set(), 0, 0
        for event in then.events:
            if event.name == "came":
                titans.add(event.facts[1])
            elif event.name == "gained":
                hoplites += event.facts[1]
                orichalque += event.facts[2]
        if then.stack[-1][0] == ASK_WELCOME:
            titans |= {titan for titan in range(4) if then.stack[-1][1] >> titan & 1}
        new = {
            titan for titan in titans
            if before.titans[titan] != before.current or not before.awake_titans >> titan & 1
        }  # fmt: skip
        return Brings(new, hoplites, orichalque)

    def says_what_it_brings(self, choice: str) -> None:
        """Before the tile is released, its Titans and its port are announced, and nothing else."""
        if choice.startswith("found"):
            return
        brings = self.brings(choice)
        shown = self.page.locator(".prompt .says").all_inner_texts()
        text = shown[0] if shown else ""
        for titan, name in enumerate(TITANS):
            named = self.person.say(f"titan-{name}") in text
            assert named == (titan in brings.titans), f"{choice}: {brings} but “{text}”"
        for resource in ("hoplites", "orichalque"):
            amount = getattr(brings, resource)
            if amount:
                assert self.person.say(f"{resource}-count", n=amount) in text, text
        assert bool(text) == any(brings), f"{choice}: {brings} but “{text}”"
        expect(self.page.locator(".placement-preview")).to_have_count(int(bool(text)))

    # Constructing

    @property
    def plans(self) -> set[str]:
        """What there is to construct, wherever it could stand."""
        return {plan_of(choice) for choice in self.choices if choice.startswith(CONSTRUCTIONS)}

    def place(self, choice: str) -> list[str]:
        """The cells that a construction needs."""
        if not choice.startswith("temple"):
            return choice.split()[-1:]
        ground = self.state.ground(self.state.current)
        first, second = (ground.spots[ground.grid.cell(name)] for name in choice.split()[1:])
        rhombus = ground.grid.rhombi[ground.rhombus_at[first, second]]
        return [ground.grid.name(cell) for cell in rhombus]

    # Fights

    def shows_the_odds(self, name: str) -> None:
        """The exact odds for each number of hoplites, as the rules count them."""
        state = self.state
        cell = state.ground(state.current).grid.cell(name)
        kind, stuck = next(
            (kind, stuck)
            for player, at, kind, stuck in state.creatures
            if (player, at) == (state.current, cell)
        )
        odds = [odds_of_fight(state, state.current, kind, n) for n in range(stuck, MOST + 1)]
        if favours(state, state.current, DESERT):
            odds.append(1.0)
        shown = [self.person.say("desk-percent", n=percent(chance)) for chance in odds]
        expect(self.page.locator(".own .odds .chance")).to_have_text(shown)

    def row(self, choice: str) -> Locator:
        """The line of the odds to send so many hoplites, or the Titan."""
        rows = self.page.locator(".own .odds li")
        if choice.startswith("smite"):
            return rows.last.locator(".may")
        name, hoplites = choice.split()[1], int(choice.split()[3])
        fewest = min(
            int(other.split()[3]) for other in self.choices if other.startswith(f"fight {name} ")
        )
        return rows.nth(hoplites - fewest).locator(".may")


def verb(choice: str) -> str:
    """What kind of choice it is."""
    return choice.split()[0]


def plan_of(choice: str) -> str:
    """A construction wherever it stands; any other choice as it is."""
    kind, *rest = choice.split()
    if kind == "build":
        return f"build {rest[0]}"
    return kind if kind in ("temple", "raise") else choice


def percent(chance: float) -> int:
    """A chance in percent; only what is certain is 0 or 100."""
    rounded = int(100 * chance + 0.5)
    return min(99, max(1, rounded)) if 0 < chance < 1 else rounded
