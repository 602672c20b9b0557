"""Every page in every language, light and dark: axe finds nothing serious."""

from __future__ import annotations

import json

import pytest
import table_client as client
from playwright.sync_api import Locator, expect
from support.browser.axe import look_with_axe
from support.browser.people import LAPTOP, PHONE, Person, Welcome

SHORT = {"kind": "bank", "seconds": 5, "increment": 3600}
"""Five seconds for the first choice; no menu offers a clock that is as short."""


@pytest.mark.parametrize(
    ("language", "size", "light"),
    [
        pytest.param("ru", PHONE, True, id="Russian on a phone"),
        pytest.param("en", LAPTOP, False, id="English at night"),
        pytest.param("fr", LAPTOP, True, id="French by day"),
    ],
)
def test_every_page_is_for_everybody(
    person: Welcome, language: str, size: tuple[int, int], light: bool
) -> None:
    ilya = person("Ilya", language, size=size, touch=size == PHONE, light=light, workers=False)
    PageCheck(ilya).everywhere()


def test_a_late_player_takes_the_seat_back_from_a_bot(person: Welcome) -> None:
    ivo = person("Ivo", "fr", size=PHONE, touch=True, workers=False)
    ivo.go("/")
    ivo.context.request.post("/api/guests", data={"name": "Ivo", "language": "fr"})
    ivo.page.evaluate("() => localStorage.setItem('aurum-guest', 'yes')")
    PageCheck(ivo).run_out_of_time()


class PageCheck:
    """A person opens every page and dialog, and axe checks each."""

    def __init__(self, guest: Person) -> None:
        self.guest = guest
        self.page = guest.page

    def look(self, where: str) -> None:
        self.guest.settle()
        look_with_axe(self.page, f"{where}, {self.guest.language}")

    def everywhere(self) -> None:
        self.the_server()
        self.a_table_where_one_waits()
        self.a_game()
        self.a_record()

    # The pages of the server

    def the_server(self) -> None:
        guest = self.guest
        guest.go("/")
        self.look("front page")
        self.window(self.page.locator("button.user"), "settings")
        for path in ("/league", "/credits"):
            guest.go(path)
            expect(self.page.locator("main h1")).to_be_visible()
            self.look(path)
        with guest.watch.expecting("404"):
            guest.go("/nowhere/at/all")
            guest.sees("web-nowhere")
        self.look("nowhere")

    def window(self, opener: Locator, where: str) -> None:
        """A dialog opens, is checked, and Escape closes it."""
        self.guest.press(opener)
        dialog = self.page.get_by_role("dialog")
        expect(dialog.get_by_role("heading").first).to_be_visible()
        self.look(where)
        self.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)

    # A table

    def a_table_where_one_waits(self) -> None:
        guest = self.guest
        guest.go("/")
        guest.press(guest.button("web-make-table"))
        dialog = self.page.get_by_role("dialog")
        expect(dialog).to_be_visible()
        self.look("new table")
        guest.press(dialog.get_by_role("button", name=guest.say("web-make-table")))
        expect(self.page.get_by_role("dialog")).to_have_count(2)
        self.look("naming")
        guest.give_name()
        guest.arrive_at_table()
        guest.sees("web-invite")
        self.look("waiting room")

    def a_game(self) -> None:
        """A table of Alliance, drawn, in words, and with its menu."""
        guest = self.guest
        self.sit_down({})
        self.look("table")
        self.window(guest.button("web-menu"), "menu")
        guest.press(guest.button("web-menu"))
        menu = self.page.get_by_role("dialog")
        self.window(menu.get_by_role("button", name=guest.say("web-nav-rules")), "rules")
        assert guest.asked is not None
        guest.choose_in_words(guest.asked["choices"][0])
        self.look("text table")

    def sit_down(self, settings: object) -> client.Table:
        """At a new table of Alliance where one is asked first, then Otto, then a bot."""
        guest = self.guest
        seats = [{"kind": "person"}, {"kind": "open"}, {"kind": "bot"}]
        options = {"set": "alliance", "first": 0}
        wish = {"game": "oriflamme", "seats": seats, "options": options, "settings": settings}
        table = self.ask("/tables", wish)["id"]
        otto = client.Table(guest.somebody_else("Otto"), table).connect()
        otto.do("sit", seat=1)
        self.ask(f"/tables/{table}/commands", {"type": "start", "id": "start"})
        guest.watch_table(table)
        guest.until(lambda: guest.now, "the game")
        expect(self.page.locator(".queue")).to_be_visible()
        return otto

    def run_out_of_time(self) -> None:
        """A bot takes the seat of a late player, who can take it back and play on."""
        guest = self.guest
        otto = self.sit_down({"clock": SHORT})
        guest.until(lambda: guest.behind.holders[0].stand_in, "the time to run out")
        guest.sees("web-bot-for-you")
        self.look("table with a bot in one's seat")
        guest.press(guest.button("web-take-seat-back"))
        guest.until(lambda: not guest.behind.holders[0].stand_in, "the seat")
        while guest.behind.actor != 0:
            if otto.asked is None:
                otto.listen()
            else:
                otto.choose(otto.asked["choices"][0])
        guest.until(lambda: guest.asked, "to be asked again")
        assert guest.asked is not None
        guest.choose_in_words(guest.asked["choices"][0])

    def ask(self, path: str, body: object) -> dict[str, str]:
        """Ask the server for something, as the page itself would."""
        given = {"data": json.dumps(body), "headers": {"content-type": "application/json"}}
        answer = self.guest.context.request.post(f"/api{path}", **given)  # type: ignore[arg-type]
        assert answer.ok, answer.text()
        found: dict[str, str] = answer.json()
        return found

    def a_record(self) -> None:
        """A saved game, opened as a replay."""
        guest = self.guest
        seats = [{"kind": "bot"}] * 3
        table = self.ask("/tables", {"game": "oriflamme", "seats": seats})["id"]
        self.ask(f"/tables/{table}/commands", {"type": "start", "id": "start"})
        guest.watch_table(table)
        guest.until(lambda: guest.behind.status == "over", "the bots to finish")
        guest.catch_up()
        self.look("end of the game")
        record = guest.context.request.get(f"/api/tables/{table}/record").json()
        guest.go(f"/records/{self.ask('/records', record)['id']}?move=7")
        moment = self.page.get_by_role("slider", name=guest.say("web-moment"))
        expect(moment).to_have_value("7")
        self.look("record")


def test_a_second_person_on_this_device_has_a_name_of_their_own(person: Welcome) -> None:
    mira = person("Mira", workers=False)
    page = mira.page
    mira.go("/")
    mira.button("web-make-table").first.click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Seat 2").select_option("local")
    dialog.get_by_role("button", name=mira.say("web-make-table")).click()
    mira.give_name()
    mira.arrive_at_table()
    name = page.get_by_label("Name for seat 2")
    expect(name).to_have_value("Mira 2")
    for refused, sentence in (("mira", "server-name-twice"), ("\u2800", "server-name")):
        name.fill(refused)
        name.press("Enter")
        says = mira.translator.say(sentence, {"name": refused})
        expect(page.get_by_text(says)).to_be_visible()
        expect(name).to_have_value("Mira 2")
    name.fill("")
    name.press("Enter")
    expect(name).to_have_value("Mira 2")
    name.fill("Otto")
    name.press("Enter")
    mira.until(lambda: mira.behind.holders[1].plan.name == "Otto", "the name")
    expect(name).to_have_value("Otto")
