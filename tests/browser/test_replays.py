"""Replays in the browser: by keyboard, by touch, from other viewpoints, and continued."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import table_client as client
from playwright.sync_api import Locator, expect
from support.browser.axe import look_with_axe
from support.browser.oriflamme_hands import focus
from support.browser.people import LAPTOP, PHONE, Person, Welcome

BOT = {"kind": "bot", "level": "random"}


class ReplayPage:
    """A person with a replay whose timeline is known."""

    def __init__(self, guest: Person, path: str) -> None:
        self.guest = guest
        self.page = guest.page
        self.path = path
        api = client.Server(guest.server.url)
        self.story: list[Any] = api.ask("GET", f"/api{path}/story")["moments"]
        self.stops = [move for move, moment in enumerate(self.story) if moment["actor"] != -1]

    def begins(self, what: str) -> list[int]:
        """The stops at which a turn or a round begins."""
        before = [None, *(self.story[stop][what] for stop in self.stops)]
        return [
            stop
            for stop, last in zip(self.stops, before, strict=False)
            if self.story[stop][what] != last
        ]

    @property
    def slider(self) -> Locator:
        return self.page.get_by_role("slider", name=self.guest.say("web-moment"))

    @property
    def picture(self) -> Locator:
        return self.page.get_by_role("slider", name=self.guest.say("replay-points"))

    def stands_at(self, move: int) -> None:
        """The page shows this moment, and announces it to screen readers."""
        expect(self.slider).to_have_value(str(move))
        where = self.guest.say(
            "replay-where", move=move, moves=len(self.story) - 1, round=self.story[move]["round"]
        )
        expect(self.page.locator(".replay-bar [role=status]")).to_contain_text(where)

    def at(self) -> int:
        return int(self.slider.input_value())


def finished_by_bots(guest: Person, game: str, bots: int) -> str:
    host = guest.somebody_else("Ben")
    table = client.Table(host, host.open_table(game, [BOT] * bots, options={})).connect()
    table.do("start")
    while not table.over:
        table.listen()
    table.close()
    return table.id


def test_by_keys_alone_through_a_game_and_on_from_its_middle(person: Welcome) -> None:
    vera = person("Vera", size=LAPTOP, workers=False)
    vera.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = finished_by_bots(vera, "oriflamme", 3)
    vera.watch_table(table)
    focus(vera, vera.button("web-look-back"))
    page = vera.page
    page.keyboard.press("Enter")
    past = ReplayPage(vera, f"/tables/{table}")
    past.stands_at(past.stops[0])

    page.keyboard.press("ArrowRight")
    past.stands_at(past.stops[1])
    page.keyboard.press("PageDown")
    past.stands_at(past.begins("round")[1])
    page.keyboard.press("Shift+ArrowRight")
    past.stands_at(next(m for m in past.begins("turn") if m > past.begins("round")[1]))
    page.keyboard.press("ArrowLeft")
    past.stands_at(past.begins("round")[1])
    page.keyboard.press("End")
    past.stands_at(past.stops[-1])
    page.keyboard.press("PageUp")
    past.stands_at(past.begins("round")[-1])
    page.keyboard.press("Home")
    past.stands_at(past.stops[0])
    expect(page.locator(".replay-bar .keys")).to_be_visible()
    look_with_axe(page, "looking back")

    play_and_stop(past)
    jump_from_picture_and_log(past)
    link = from_another_viewpoint(past)
    go_on_from_here(past, link)


def play_and_stop(past: ReplayPage) -> None:
    """It plays by itself, faster if one likes, until one takes a step, and stops at the end."""
    page, guest = past.page, past.guest
    focus(guest, page.get_by_label(guest.say("replay-speed")))
    page.keyboard.press("End")
    expect(page.get_by_label(guest.say("replay-speed"))).to_have_value("4")
    page.keyboard.press("Tab")
    focus(guest, guest.button("replay-play"))
    page.keyboard.press("Enter")
    expect(guest.button("replay-pause")).to_be_visible()
    guest.until(lambda: past.at() >= past.stops[4], "some steps")
    page.keyboard.press("ArrowLeft")
    expect(guest.button("replay-play")).to_be_visible()
    stopped = past.at()
    past.stands_at(stopped)
    page.get_by_label(guest.say("replay-by")).select_option("round")
    expect(guest.button("replay-on-round")).to_be_visible()
    guest.button("replay-play").click()
    past.stands_at(past.stops[-1])
    expect(guest.button("replay-play")).to_be_visible()
    page.get_by_label(guest.say("replay-by")).select_option("choice")


def jump_from_picture_and_log(past: ReplayPage) -> None:
    page, guest = past.page, past.guest
    focus(guest, past.picture)
    page.keyboard.press("Home")
    past.stands_at(past.stops[0])
    page.keyboard.press("ArrowRight")
    past.stands_at(past.stops[1])
    box = past.picture.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    guest.until(lambda: past.at() in past.stops[5:-5], "the middle of the picture")
    expect(past.picture).to_have_attribute("aria-valuenow", str(past.at()))
    log = page.get_by_role("region", name=guest.say("web-log"))
    here = log.locator(".now a.line").last
    here.click()
    expect(here).to_be_in_viewport()
    for key, stop in (("End", past.stops[-1]), ("Home", past.stops[0])):
        log.locator("a.line[tabindex='0']").focus()
        page.keyboard.press(key)
        expect(log.locator("a.line").nth(-1 if key == "End" else 0)).to_be_focused()
        page.keyboard.press("Enter")
        past.stands_at(stop)
        expect(log.locator(".now a.line[tabindex='0']")).to_be_focused()
    page.keyboard.press("Shift+ArrowRight")
    past.stands_at(past.begins("turn")[1])


def from_another_viewpoint(past: ReplayPage) -> str:
    """From a seat, then with all cards open; the copied link contains the viewpoint."""
    page, guest = past.page, past.guest
    move = past.begins("round")[3]
    guest.go(f"{past.path}?move={move}")
    past.stands_at(move)
    before = page.locator("main").inner_text()
    viewpoint = page.get_by_label(guest.say("web-viewpoint"))
    viewpoint.select_option(label=guest.say("replay-viewpoint-open"))
    expect(page).to_have_url(re.compile(rf"move={move}&eyes=open$"))
    guest.until(lambda: page.locator("main").inner_text() != before, "what was hidden")
    look_with_axe(page, "everything open")
    page.keyboard.press("ArrowRight")
    past.stands_at(past.stops[past.stops.index(move) + 1])
    page.keyboard.press("ArrowLeft")
    past.stands_at(move)
    guest.button("web-copy-moment").click()
    link: str = page.evaluate("() => navigator.clipboard.readText()")
    assert link.endswith(f"{past.path}?move={move}&eyes=open")
    return link


def go_on_from_here(past: ReplayPage, link: str) -> None:
    """The link opens the same replay; continued against bots, it has the same cards."""
    page, guest = past.page, past.guest
    move = past.begins("round")[3]
    page.goto("about:blank")
    page.goto(link)
    past.stands_at(move)
    focus(guest, guest.button("replay-continue"))
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(guest.say("replay-continue-known"))
    look_with_axe(page, "on from here")
    seats = dialog.get_by_role("combobox")
    expect(seats).to_have_count(3)
    assert sum(seat.input_value() == "person" for seat in seats.all()) == 1
    focus(guest, guest.button("replay-continue-go"))
    page.keyboard.press("Enter")
    guest.give_name()
    page.wait_for_url(re.compile(r"/tables/[^/?]+$"))
    guest.table = page.url.rsplit("/", 1)[1]
    guest.until(lambda: guest.now, "the game")
    play = guest.play
    source = guest.server.hub.rooms[past.path.rsplit("/", 1)[1]].table.session  # type: ignore[union-attr]
    assert source is not None
    assert play.choices[:move] == source.choices[:move]
    guest.until(lambda: guest.asked, "to be asked")
    assert guest.asked is not None
    guest.choose_in_words(guest.asked["choices"][0])
    assert guest.play.move > move


def test_a_record_on_a_phone_from_upload_to_a_table_for_friends(
    person: Welcome, tmp_path: Path
) -> None:
    oleg = person("Олег", "ru", size=PHONE, touch=True, light=True, workers=False)
    table = finished_by_bots(oleg, "orichalque", 2)
    record = client.Server(oleg.server.url).record(table)
    oleg.go("/")
    page = oleg.page
    with page.expect_file_chooser() as chooser:
        oleg.press(oleg.button("web-look-at-record").first)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    chooser.value.set_files(file)
    oleg.give_name()
    page.wait_for_url("**/records/*")
    past = ReplayPage(oleg, "/records/" + page.url.rsplit("/", 1)[1].split("?")[0])
    past.stands_at(past.stops[0])
    look_with_axe(page, "a record on a phone")

    oleg.press(oleg.button("replay-more"))
    page.get_by_label(oleg.say("replay-by")).select_option("round")
    for begun in past.begins("round")[1:4]:
        oleg.press(oleg.button("replay-on-round"))
        past.stands_at(begun)
    page.get_by_label(oleg.say("replay-by")).select_option("turn")
    oleg.press(oleg.button("replay-back-turn"))
    past.stands_at(max(turn for turn in past.begins("turn") if turn < past.begins("round")[3]))
    names = page.get_by_label(oleg.say("web-viewpoint")).locator("option").all_inner_texts()
    assert oleg.say("replay-viewpoint-open") not in names, "nothing is hidden there"
    look_with_axe(page, "the whole bar on a phone")
    wide = page.evaluate("() => document.documentElement.scrollWidth")
    assert wide <= PHONE[0]

    oleg.press(oleg.button("replay-points"))
    box = past.picture.bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] * 0.6, box["y"] + 30)
    oleg.until(lambda: past.at() > past.begins("round")[3], "the picture to lead further")
    move = past.at()
    past.stands_at(move)

    oleg.press(oleg.button("replay-continue"))
    dialog = page.get_by_role("dialog")
    seats = dialog.get_by_role("combobox")
    expect(seats).to_have_count(2)
    bot = next(seat for seat in seats.all() if seat.input_value().startswith("bot"))
    bot.select_option("open")
    look_with_axe(page, "on from here, on a phone")
    oleg.press(dialog.get_by_role("button", name=oleg.say("web-make-table")))
    oleg.arrive_at_table()
    expect(page.get_by_text(oleg.say("replay-continued", move=move))).to_be_visible()
    look_with_axe(page, "a table that goes on")
    oleg.press(oleg.button("web-fill"))
    oleg.press(oleg.button("web-start"))
    oleg.until(lambda: oleg.now and oleg.now["move"] >= move, "the game")
    assert oleg.behind.origin is not None
