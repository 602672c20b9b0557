"""The pages of statistics: of the server, of oneself, of another player of the league."""

from __future__ import annotations

import random
import re

import table_client as client
from playwright.sync_api import expect
from support.browser.axe import look_with_axe
from support.browser.people import Person, Welcome
from support.server_fixture import RunningServer
from support.table_driver import BOT, OPEN, PERSON

from aurum.server.identity import COOKIE

SMALL = (390, 844)


def play(
    server: RunningServer, guest: client.Server, game: str, seats: int, **options: object
) -> None:
    """A game that a guest plays to its end."""
    wish = [PERSON, *[BOT] * (seats - 1)]
    table = client.Table(guest, guest.open_table(game, wish, options=options)).connect()
    table.do("start")
    client.play_at_random(table, random.Random(seats))
    table.close()
    server.run(server.hub.statistics.count_all())


def play_for_points(server: RunningServer, guest: client.Server) -> int:
    """Games of Orichalque until there is a point to show; how many it took."""
    for games in range(1, 20):
        play(server, guest, "orichalque", 2)
        if any(one["score"] for one in own_games(guest)):
            return games
    raise AssertionError("nobody is so unlucky")


def own_games(guest: client.Server) -> list[dict[str, int]]:
    found: list[dict[str, int]] = guest.ask("GET", "/api/statistics/orichalque?who=me")["lately"]
    return found


def look(reader: Person, where: str) -> None:
    reader.settle()
    look_with_axe(reader.page, f"{where}, {reader.language}")
    wide = reader.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert wide, f"{where} is wider than the screen"


def cells(reader: Person, caption: str) -> list[list[str]]:
    """A table by what it is called, row by row."""
    table = reader.page.get_by_role("table", name=reader.say(caption))
    rows = table.locator("tbody tr")
    expect(rows.first).to_be_visible()
    return [row.locator("th, td").all_inner_texts() for row in rows.all()]


def test_from_the_league_to_the_statistics_of_a_player(
    server: RunningServer, person: Welcome
) -> None:
    ben = client.Server(server.url).become("Ben")
    play(server, ben, "oriflamme", 3)
    play(server, ben, "oriflamme", 4, set="alliance")
    mira = person("Mira", workers=False)
    mira.go("/league")
    page = mira.page
    page.get_by_role("link", name="Ben", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(mira.say("stats-of", name="Ben"))
    found = ben.ask("GET", "/api/statistics/oriflamme?who=me")
    assert [int(row[1].split()[-1]) for row in cells(mira, "stats-places")] == found["places"][:4]
    cards = cells(mira, "stats-cards")
    assert len(cards) == len([one for one in found["pieces"].values() if one.get("placed")])
    scores = [one["score"] for one in found["lately"]]
    line = {"least": min(scores), "most": max(scores), "last": scores[-1]}
    expect(page.get_by_role("img", name=mira.say("stats-lately-says", **line))).to_be_visible()
    look(mira, "a person's statistics")
    # Another kind of table, by keyboard alone.
    page.get_by_label(mira.say("stats-set")).focus()
    page.keyboard.press("ArrowDown")
    expect(page).to_have_url(re.compile("set=alliance"))
    expect(page.locator(".sums dd").first).to_have_text("1")
    alliance = ben.ask("GET", "/api/statistics/oriflamme?who=me&set=alliance")
    assert len(cells(mira, "stats-cards")) == len(alliance["pieces"])
    page.get_by_label(mira.say("stats-game")).select_option("orichalque")
    mira.sees("stats-empty")


def test_the_server_and_oneself_on_a_small_screen(server: RunningServer, person: Welcome) -> None:
    olga = person("Ольга", "ru", size=SMALL, touch=True, light=True, workers=False)
    host = olga.somebody_else("Ben")
    olga.join(host.open_table("oriflamme", [PERSON, OPEN, BOT]))
    own = client.Server(server.url)
    own.token = next(one["value"] for one in olga.context.cookies() if one["name"] == COOKIE)
    games = play_for_points(server, own)
    olga.go()
    page = olga.page
    olga.press(page.locator("button.user"))
    olga.press(page.get_by_role("link", name=olga.say("stats-mine")))
    expect(page.get_by_role("heading", level=1)).to_have_text(olga.say("stats-of", name="Ольга"))
    page.locator(".asks select").first.select_option("orichalque")
    sources = cells(olga, "stats-sources")
    assert sources
    assert cells(olga, "stats-buildings") or cells(olga, "stats-counts")
    look(olga, "one's own statistics")
    olga.press(page.get_by_text(olga.say("stats-bots"), exact=True))
    expect(page.get_by_role("heading", level=1)).to_have_text(olga.say("stats-title"))
    expect(page.locator(".sums dd").first).to_have_text(str(games))
