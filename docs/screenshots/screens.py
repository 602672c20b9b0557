"""Every main screen: how its table is prepared, and what is done on the page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import positions
from people import People
from playwright.sync_api import Page
from positions import Moment, find_moment

BANK = {"clock": {"kind": "bank", "seconds": 600}}
FOUR = "Sabine Ilya Tomás Mira"
THREE = "Ilya Nadia bot"

Prepare = Callable[[People], str]
Act = Callable[[Page], None]


class Screen(NamedTuple):
    """A screen: its name and title, how it is prepared, what is done there, and who sees it."""

    name: str
    says: str
    prepare: Prepare
    act: Act
    guest: str = "Ilya"
    query: str = ""
    whole: bool = False
    """The page to its end, and not only what the window shows."""
    more: tuple[str, ...] = ()
    """Besides the usual: `light`, or the width of another screen."""
    package: str = ""
    """The package among the examples whose game is played; the others know nothing of it."""


# Moments


def _oriflamme(
    wish: positions.Wish, cards: str = "base", tries: int = 100, seats: int = 4
) -> Moment:
    return find_moment(
        "oriflamme", seats, {"set": cards}, positions.random_player, wish, range(tries)
    )


def _orichalque(wish: positions.Wish, tries: int = 12, seats: int = 3, **options: Any) -> Moment:
    return find_moment("orichalque", seats, options, positions.squire, wish, range(tries))


# Tables


def prepare_oriflamme(people: People) -> str:
    """A card of ours must eliminate another; Tomás has lost his connection."""
    tables = people.open("Sabine Ilya Tomás bot", "oriflamme", settings=BANK)
    people.play(tables, _oriflamme(positions.striking("eliminate")))
    tables[2].do("say", text="well, well…")
    people.leave(tables[2])
    return _path(tables)


def prepare_placing(people: People) -> str:
    """A card to be placed."""
    tables = people.open(FOUR, "oriflamme", settings=BANK)
    people.play(tables, _oriflamme(positions.placing))
    return _path(tables)


def prepare_alliance(people: People) -> str:
    """Verdicts, reserves, and a hidden card of ours that may be revealed."""
    tables = people.open(FOUR, "oriflamme", options={"set": "alliance"}, settings=BANK)
    people.play(tables, _oriflamme(positions.judging, "alliance"))
    return _path(tables)


def prepare_oriflamme_end(people: People) -> str:
    """A game that is over, for us well."""
    tables = people.open(FOUR, "oriflamme")
    people.play(tables, _oriflamme(positions.over))
    return _path(tables)


def prepare_curtain(people: People) -> str:
    """Three at one screen."""
    tables = people.open("Ilya (Nadia) (Leif)", "oriflamme")
    people.play(tables, _oriflamme(positions.placing, seats=3))
    return _path(tables)


def prepare_tile(people: People) -> str:
    """A tile in hand."""
    tables = people.open(THREE, "orichalque", settings=BANK)
    people.play(tables, _orichalque(positions.laying))
    return _path(tables)


def prepare_fight(people: People) -> str:
    """A creature, hoplites, and the odds."""
    tables = people.open(THREE, "orichalque", settings=BANK)
    people.play(tables, _orichalque(positions.fighting))
    return _path(tables)


def prepare_solo(people: People) -> str:
    """Alone against the automaton."""
    tables = people.open("Ilya", "orichalque", options={"solo": "normal"})
    people.play(tables, _orichalque(positions.choosing_a_card, seats=1, solo="normal"))
    return _path(tables)


def prepare_orichalque_end(people: People) -> str:
    """An island that has won."""
    tables = people.open(THREE, "orichalque")
    people.play(tables, _orichalque(positions.over))
    return _path(tables)


def prepare_waiting(people: People) -> str:
    """One seat still open."""
    tables = people.open("Ilya Sabine bot -", "oriflamme", settings=BANK)
    tables[1].do("say", text="Is Tomás coming?")
    return _path(tables)


def prepare_front(people: People) -> str:
    """Games of ours to continue, and tables that anybody may join."""
    prepare_oriflamme(people)
    prepare_fight(people)
    public = {"public": True, "clock": {"kind": "bank", "seconds": 900}}
    slow = {"public": True, "clock": {"kind": "days", "seconds": 86400}}
    people.open("Sabine Mira - -", "oriflamme", settings={"public": True})
    people.open("Nadia Leif -", "orichalque", settings=public)
    people.open("Tomás - - - -", "oriflamme", options={"set": "alliance"}, settings=slow)
    return "/"


def prepare_ranking(people: People) -> str:
    """Several games among the same people."""
    played = [
        ("oriflamme", [FOUR, "Mira Sabine Ilya", "Ilya Tomás Leif", FOUR], positions.random_player),
        ("orichalque", ["Ilya Nadia bot", "Nadia Leif Mira"], positions.squire),
    ]
    for game, tables, player in played:
        for number, names in enumerate(tables):
            seats = len(names.split())
            only = range(number, number + 1)
            moment = find_moment(game, seats, {}, player, positions.over, only)
            people.play(people.open(names, game), moment)
    return "/league"


def prepare_hint(people: People) -> str:
    """A card to be placed, among bots."""
    tables = people.open("bot Ilya bot bot", "oriflamme")
    people.play(tables, _oriflamme(positions.placing))
    return _path(tables)


def prepare_rulebook(people: People) -> str:
    """A rule with its example."""
    return "/rules/oriflamme/OF-5.1"


def prepare_lesson(people: People) -> str:
    """Where lessons begin."""
    return "/lessons"


def prepare_puzzles(people: People) -> str:
    """All of Orichalque's."""
    return "/puzzles/orichalque"


def prepare_puzzle(people: People) -> str:
    """One of them."""
    return "/puzzles/oriflamme/12"


def prepare_statistics(people: People) -> str:
    """Statistics of the games of the ranking."""
    prepare_ranking(people)
    return "/statistics"


def prepare_plain(people: People) -> str:
    """A bid to be raised or challenged."""
    options = {"exact": True, "wild": True}
    tables = people.open(FOUR, "liars_dice", options=options, settings=BANK)
    player, wish = positions.bidder, positions.bidding
    people.play(tables, find_moment("liars_dice", 4, options, player, wish, range(40)))
    tables[2].do("say", text="four? brave.")
    return _path(tables)


def _path(tables: list[Any]) -> str:
    return f"/tables/{tables[0].id}"


# On the page


def nothing(page: Page) -> None:
    """Nothing needs to be done."""


def open_new_table(page: Page) -> None:
    """Make a table."""
    page.locator(".launch .make").click()
    page.get_by_role("dialog").wait_for()


def open_settings(page: Page) -> None:
    """Behind one's own name."""
    page.locator(".bar .user").click()
    page.get_by_role("dialog").wait_for()


def place_tile(page: Page) -> None:
    """Where it draws a Titan, or else where it brings anything."""
    cells = page.locator(".hit.may")
    found: dict[bool, int] = {}
    for number in range(cells.count()):
        cells.nth(number).click(force=True)
        brings = page.locator(".placement-preview em").all_text_contents()
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


def pick_a_key(page: Page) -> None:
    """The bid that the gold button says."""
    page.locator(".drawing svg").wait_for()
    keys = page.locator("button.key")
    keys.nth(keys.count() // 2).click()


def draw_nothing(page: Page) -> None:
    """As if the game drew no pictures."""
    page.route("**/picture?*", lambda route: route.fulfill(status=204))
    page.reload()
    page.locator(".book").wait_for()


def ask_for_a_hint(page: Page) -> None:
    """Two or three good choices."""
    page.keyboard.press("h")
    page.locator(".hint li").first.wait_for()


def analyse(page: Page) -> None:
    """The strongest bot looks at every choice; who asks again finds it done."""
    begin = page.locator("section.call button")
    begin.wait_for()
    begin.click()
    page.locator("section.analysis figure").wait_for()
    page.locator("section.analysis .progress").wait_for(state="detached", timeout=120_000)


def begin_a_lesson(page: Page) -> None:
    """The first page of it, on a real table."""
    page.locator(".btn-gold").first.click()
    page.locator(".coach").wait_for()


def show_the_answer(page: Page) -> None:
    """What every choice is worth, and why."""
    page.locator(".buttons .btn-line").first.click()
    page.locator(".told .right").wait_for()


SIZES = ("768", "1920")

SCREENS = [
    Screen("front", "The front page", prepare_front, nothing, whole=True, more=("light",)),
    Screen("new-table", "Creating a table", prepare_front, open_new_table),
    Screen("settings", "Settings", prepare_front, open_settings, more=("light",)),
    Screen("waiting-room", "Before a game", prepare_waiting, nothing, whole=True),
    Screen("oriflamme", "Oriflamme", prepare_oriflamme, nothing, more=("light", *SIZES)),
    Screen("text-view", "The text view", prepare_oriflamme, look_in_words),
    Screen("spectator", "The same for a spectator", prepare_oriflamme, nothing, guest="Leif"),
    Screen("lost", "The same without a connection", prepare_oriflamme, lose_the_network),
    Screen("oriflamme-placing", "Where a card can be placed", prepare_placing, pick_a_card),
    Screen("alliance", "Alliance", prepare_alliance, nothing, more=SIZES),
    Screen("oriflamme-end", "The end of a game of Oriflamme", prepare_oriflamme_end, nothing),
    Screen("replay", "Its replay", prepare_oriflamme_end, nothing, query="?move=60"),
    Screen("curtain", "Several players on one device", prepare_curtain, nothing),
    Screen("orichalque-tile", "Orichalque", prepare_tile, place_tile, more=("light", *SIZES)),
    Screen("orichalque-fight", "The odds of a fight", prepare_fight, nothing),
    Screen("orichalque-solo", "Alone against the automaton", prepare_solo, nothing),
    Screen("orichalque-end", "The end of a game of Orichalque", prepare_orichalque_end, nothing),
    Screen(
        "plain",
        "A game of another package",
        prepare_plain,
        pick_a_key,
        more=("light",),
        package="liars_dice",
    ),
    Screen(
        "plain-facts",
        "The same where nothing is drawn",
        prepare_plain,
        draw_nothing,
        package="liars_dice",
    ),
    Screen("ranking", "The ranking", prepare_ranking, nothing, whole=True),
    Screen("statistics", "Statistics", prepare_statistics, nothing, whole=True),
    Screen("rulebook", "The rulebook: a rule and its example", prepare_rulebook, nothing),
    Screen("lesson", "A lesson", prepare_lesson, begin_a_lesson),
    Screen("hint", "A hint", prepare_hint, ask_for_a_hint),
    Screen("analysis", "The analysis of a game", prepare_oriflamme_end, analyse, query="?move=41"),
    Screen("puzzles", "Puzzles", prepare_puzzles, nothing),
    Screen("puzzle", "A puzzle", prepare_puzzle, nothing),
    Screen("puzzle-answer", "Its answer", prepare_puzzle, show_the_answer),
]
