"""What is shown: every main screen, how its table came about, and what is done on the page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import rehearsal as stage
from cast import Cast
from playwright.sync_api import Page
from rehearsal import Moment, rehearse

BANK = {"clock": {"kind": "bank", "seconds": 600}}
FOUR = "Sabine Ilya Tomás Mira"
THREE = "Ilya Nadia bot"

Lay = Callable[[Cast], str]
Act = Callable[[Page], None]


class Scene(NamedTuple):
    """A screen: what it shows, how it came about, what to do there, and who looks."""

    name: str
    says: str
    lay: Lay
    act: Act
    guest: str = "Ilya"
    query: str = ""
    whole: bool = False
    """The page to its end, and not only what the window shows."""
    more: tuple[str, ...] = ()
    """Besides the usual: `light`, or the width of another screen."""


# Moments, rehearsed when first needed


def _oriflamme(wish: stage.Wish, cards: str = "base", tries: int = 100, seats: int = 4) -> Moment:
    return rehearse("oriflamme", seats, {"set": cards}, stage.courtier, wish, range(tries))


def _orichalque(wish: stage.Wish, tries: int = 12, seats: int = 3, **options: Any) -> Moment:
    return rehearse("orichalque", seats, options, stage.islander, wish, range(tries))


# Tables


def lay_oriflamme(cast: Cast) -> str:
    """A card of ours must eliminate another; Tomás has lost his connection."""
    tables = cast.open("Sabine Ilya Tomás bot", "oriflamme", settings=BANK)
    cast.perform(tables, _oriflamme(stage.striking("eliminate")))
    tables[2].do("say", text="well, well…")
    cast.leave(tables[2])
    return _path(tables)


def lay_placing(cast: Cast) -> str:
    """A card to be placed."""
    tables = cast.open(FOUR, "oriflamme", settings=BANK)
    cast.perform(tables, _oriflamme(stage.placing))
    return _path(tables)


def lay_alliance(cast: Cast) -> str:
    """Verdicts, reserves, and a hidden card of ours that may be revealed."""
    tables = cast.open(FOUR, "oriflamme", options={"set": "alliance"}, settings=BANK)
    cast.perform(tables, _oriflamme(stage.judging, "alliance"))
    return _path(tables)


def lay_oriflamme_end(cast: Cast) -> str:
    """A game that is over, for us well."""
    tables = cast.open(FOUR, "oriflamme")
    cast.perform(tables, _oriflamme(stage.over))
    return _path(tables)


def lay_curtain(cast: Cast) -> str:
    """Three at one screen."""
    tables = cast.open("Ilya (Nadia) (Leif)", "oriflamme")
    cast.perform(tables, _oriflamme(stage.placing, seats=3))
    return _path(tables)


def lay_tile(cast: Cast) -> str:
    """A tile in hand."""
    tables = cast.open(THREE, "orichalque", settings=BANK)
    cast.perform(tables, _orichalque(stage.laying))
    return _path(tables)


def lay_fight(cast: Cast) -> str:
    """A creature, hoplites, and the odds."""
    tables = cast.open(THREE, "orichalque", settings=BANK)
    cast.perform(tables, _orichalque(stage.fighting))
    return _path(tables)


def lay_solo(cast: Cast) -> str:
    """Alone against the automaton."""
    tables = cast.open("Ilya", "orichalque", options={"solo": "normal"})
    cast.perform(tables, _orichalque(stage.choosing_a_card, seats=1, solo="normal"))
    return _path(tables)


def lay_orichalque_end(cast: Cast) -> str:
    """An island that has won."""
    tables = cast.open(THREE, "orichalque")
    cast.perform(tables, _orichalque(stage.over))
    return _path(tables)


def lay_waiting(cast: Cast) -> str:
    """One seat still open."""
    tables = cast.open("Ilya Sabine bot -", "oriflamme", settings=BANK)
    tables[1].do("say", text="Is Tomás coming?")
    return _path(tables)


def lay_front(cast: Cast) -> str:
    """Games of ours to continue, and tables that anybody may join."""
    lay_oriflamme(cast)
    lay_fight(cast)
    public = {"public": True, "clock": {"kind": "bank", "seconds": 900}}
    slow = {"public": True, "clock": {"kind": "days", "seconds": 86400}}
    cast.open("Sabine Mira - -", "oriflamme", settings={"public": True})
    cast.open("Nadia Leif -", "orichalque", settings=public)
    cast.open("Tomás - - - -", "oriflamme", options={"set": "alliance"}, settings=slow)
    return "/"


def lay_ranking(cast: Cast) -> str:
    """An evening of games among friends."""
    played = [
        ("oriflamme", [FOUR, "Mira Sabine Ilya", "Ilya Tomás Leif", FOUR], stage.courtier),
        ("orichalque", ["Ilya Nadia bot", "Nadia Leif Mira"], stage.islander),
    ]
    for game, evenings, player in played:
        for number, names in enumerate(evenings):
            seats = len(names.split())
            only = range(number, number + 1)
            moment = rehearse(game, seats, {}, player, stage.over, only)
            cast.perform(cast.open(names, game), moment)
    return "/league"


def lay_hint(cast: Cast) -> str:
    """A card to be placed, among bots."""
    tables = cast.open("bot Ilya bot bot", "oriflamme")
    cast.perform(tables, _oriflamme(stage.placing))
    return _path(tables)


def lay_rulebook(cast: Cast) -> str:
    """A rule with its example."""
    return "/rules/oriflamme/OF-5.1"


def lay_lesson(cast: Cast) -> str:
    """Where lessons begin."""
    return "/lessons"


def lay_puzzles(cast: Cast) -> str:
    """All of Orichalque's."""
    return "/puzzles/orichalque"


def lay_puzzle(cast: Cast) -> str:
    """One of them."""
    return "/puzzles/oriflamme/12"


def lay_statistics(cast: Cast) -> str:
    """The same evening, in numbers."""
    lay_ranking(cast)
    return "/statistics"


def _path(tables: list[Any]) -> str:
    return f"/tables/{tables[0].id}"


# On the page


def nothing(page: Page) -> None:
    """It is all there."""


def open_new_table(page: Page) -> None:
    """Make a table."""
    page.locator(".launch .make").click()
    page.get_by_role("dialog").wait_for()


def open_settings(page: Page) -> None:
    """Behind one's own name."""
    page.locator(".bar .user").click()
    page.get_by_role("dialog").wait_for()


def lay_down_tile(page: Page) -> None:
    """Where it draws a Titan, or else where it brings anything."""
    cells = page.locator(".hit.may")
    found: dict[bool, int] = {}
    for number in range(cells.count()):
        cells.nth(number).click(force=True)
        brings = page.locator(".flag em").all_text_contents()
        if "+1" in brings:
            return
        found.setdefault(bool(brings), number)
        page.keyboard.press("Escape")
    cells.nth(found.get(True, 0)).click(force=True)


def look_in_words(page: Page) -> None:
    """The text view."""
    page.keyboard.press("t")
    page.locator("#text-table").wait_for()


def lose_the_network(page: Page) -> None:
    """No connection."""
    page.context.set_offline(True)
    page.locator("[role=status] p").first.wait_for()


def pick_a_card(page: Page) -> None:
    """So that the places light up."""
    page.keyboard.press("1")


def ask_for_a_hint(page: Page) -> None:
    """Two or three good choices."""
    page.keyboard.press("h")
    page.locator(".hint li").first.wait_for()


def analyse(page: Page) -> None:
    """The strongest bot looks at every choice; who asks again finds it done."""
    begin = page.locator("section.call button")
    begin.wait_for()
    begin.click()
    page.locator("section.study figure").wait_for()
    page.locator("section.study .progress").wait_for(state="detached", timeout=120_000)


def begin_a_lesson(page: Page) -> None:
    """The first page of it, on a real table."""
    page.locator(".btn-gold").first.click()
    page.locator(".coach").wait_for()


def show_the_answer(page: Page) -> None:
    """What every choice is worth, and why."""
    page.locator(".buttons .btn-line").first.click()
    page.locator(".told .right").wait_for()


SIZES = ("768", "1920")

SCENES = [
    Scene("front", "The front page", lay_front, nothing, whole=True, more=("light",)),
    Scene("new-table", "Creating a table", lay_front, open_new_table),
    Scene("settings", "Settings", lay_front, open_settings, more=("light",)),
    Scene("waiting-room", "Before a game", lay_waiting, nothing, whole=True),
    Scene("oriflamme", "Oriflamme", lay_oriflamme, nothing, more=("light", *SIZES)),
    Scene("text-view", "The text view", lay_oriflamme, look_in_words),
    Scene("spectator", "The same for a spectator", lay_oriflamme, nothing, guest="Leif"),
    Scene("lost", "The same without a connection", lay_oriflamme, lose_the_network),
    Scene("oriflamme-placing", "Where a card can be placed", lay_placing, pick_a_card),
    Scene("alliance", "Alliance", lay_alliance, nothing, more=SIZES),
    Scene("oriflamme-end", "The end of a game of Oriflamme", lay_oriflamme_end, nothing),
    Scene("replay", "Its replay", lay_oriflamme_end, nothing, query="?move=60"),
    Scene("curtain", "Several players on one device", lay_curtain, nothing),
    Scene("orichalque-tile", "Orichalque", lay_tile, lay_down_tile, more=("light", *SIZES)),
    Scene("orichalque-fight", "The odds of a fight", lay_fight, nothing),
    Scene("orichalque-solo", "Alone against the automaton", lay_solo, nothing),
    Scene("orichalque-end", "The end of a game of Orichalque", lay_orichalque_end, nothing),
    Scene("ranking", "The ranking", lay_ranking, nothing, whole=True),
    Scene("statistics", "Statistics", lay_statistics, nothing, whole=True),
    Scene("rulebook", "The rulebook: a rule and its example", lay_rulebook, nothing),
    Scene("lesson", "A lesson", lay_lesson, begin_a_lesson),
    Scene("hint", "A hint", lay_hint, ask_for_a_hint),
    Scene("analysis", "The analysis of a game", lay_oriflamme_end, analyse, query="?move=41"),
    Scene("puzzles", "Puzzles", lay_puzzles, nothing),
    Scene("puzzle", "A puzzle", lay_puzzle, nothing),
    Scene("puzzle-answer", "Its answer", lay_puzzle, show_the_answer),
]
