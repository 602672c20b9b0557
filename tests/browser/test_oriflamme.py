"""Oriflamme in the browser: a whole game, by mouse, by keyboard alone and by touch."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import expect
from support.browser.oriflamme_games import BrowserGame, entries
from support.browser.oriflamme_hands import Keyboard, Mouse, Touch, focus
from support.browser.page_secrets import stores_nothing_of_the_game
from support.browser.people import PHONE, TABLET, Person, Welcome

LOST = ("ERR_INTERNET_DISCONNECTED", "WebSocket connection")


def test_a_whole_game_by_mouse_keyboard_and_touch(person: Welcome) -> None:
    """Anna uses a mouse, Benoît a keyboard, Vera a phone; a spectator uses a tablet."""
    anna = person("Anna", "en", moves=True, workers=False)
    benoit = person("Benoît", "fr", workers=False)
    vera = person("Вера", "ru", size=PHONE, touch=True)
    watcher = person("nobody", "ru", size=TABLET, light=True, workers=False)
    make_a_table(anna)
    come_by_keyboard(benoit, anna.table)
    vera.join(anna.table)
    watcher.watch_table(anna.table)
    anna.button("web-start").click()

    mouse = Mouse(anna)
    game = BrowserGame([mouse, Keyboard(benoit, Random(1)), Touch(vera)], watcher)
    game.look_around()
    game.play_until(2)
    each_takes_a_choice_back(game)
    anna.calm()
    talk(anna, vera, benoit)
    game.play_until(3)
    lose_the_network(game, seat=2)
    game.play_until(4)
    leave_by_keyboard(game, seat=1)
    game.play_until(5)
    come_back_by_keyboard(game, seat=1)
    game.play_until(7)

    assert mouse.drags > 2, "nothing was dragged"
    see_the_end(game)
    look_back(anna)
    play_once_more(game)
    for one in game.here:
        stores_nothing_of_the_game(one)


def make_a_table(host: Person) -> None:
    host.go("/")
    host.button("web-make-table").click()
    dialog = host.page.get_by_role("dialog")
    dialog.get_by_label(host.say("web-players-field")).select_option("3")
    dialog.get_by_role("button", name=host.say("web-make-table")).click()
    host.give_name()
    host.arrive_at_table()


def come_by_keyboard(guest: Person, table: str) -> None:
    guest.watch_table(table)
    focus(guest, guest.button("web-sit").last)
    guest.page.keyboard.press("Enter")
    guest.page.keyboard.type(guest.name)
    guest.page.keyboard.press("Enter")
    guest.sees("web-waiting-host")


def each_takes_a_choice_back(game: BrowserGame) -> None:
    """By button, Ctrl+Z and touch; every browser shows the earlier position, and play continues."""
    for seat, person in enumerate(game.people):
        game.play_to_turn_of(seat)
        before = person.play.move
        game.turn()
        person.catch_up()
        if seat == 1:
            person.page.keyboard.press("Control+z")
        else:
            person.press(person.page.locator("button.undo"))
        game.wait_for_move(before)
        game.look_around()
        assert person.asked is not None
        expect(person.page).to_have_title(re.compile(person.say("web-your-turn")))


def talk(anna: Person, vera: Person, benoit: Person) -> None:
    """The others read what is written; on a phone the tab shows that there is a message."""
    anna.page.locator(".chatbar").click()
    anna.page.get_by_label(anna.say("web-chat-say")).fill("<b>Hello</b> & good luck")
    anna.button("web-send").click()
    expect(benoit.page.locator(".chatbar")).to_contain_text("<b>Hello</b> & good luck")
    tab = vera.page.locator(".tabs").get_by_role("button", name=vera.say("web-chat"))
    expect(tab).to_contain_text("1")
    tab.tap()
    expect(vera.page.get_by_role("log")).to_contain_text("<b>Hello</b> & good luck")
    vera.page.get_by_label(vera.say("web-chat-say")).fill("И тебе!")
    vera.button("web-send").tap()
    expect(anna.page.get_by_role("log").last).to_contain_text("И тебе!")
    vera.page.locator(".tabs button").first.tap()


def lose_the_network(game: BrowserGame, seat: int) -> None:
    """A banner says so; after it, choices of others are shown, and an own choice is not lost."""
    person = game.people[seat]
    game.play_to_turn_of((seat + 1) % 3)
    person.catch_up()
    before = entries(person)
    with person.watch.expecting(*LOST):
        person.context.set_offline(True)
        person.sees("web-lost")
        game.play_to_turn_of(seat)
        game.spectator.catch_up()
        expect(person.page.get_by_text(person.say("web-lost"))).to_be_visible()
        person.context.set_offline(False)
        person.catch_up()
        expect(person.page.get_by_text(person.say("web-lost"))).to_have_count(0)
        game.look_around()

        assert person.asked is not None
        choices, move = person.asked["choices"], person.play.move
        person.context.set_offline(True)
        person.sees("web-lost")
        game.hands[seat].make(choices[0], choices)
        assert person.play.move == move, "it came through although there was no network"
        person.context.set_offline(False)
        person.until(lambda: person.play.move > move, "the choice to be done after all")
    assert person.play.game.write(person.play.choices[move]) == choices[0]
    game.look_around()
    received = entries(person)[len(before) :]
    assert received == list(range(before[-1] + 1, person.behind.number + 1)), (
        "missed, or told twice"
    )


def leave_by_keyboard(game: BrowserGame, seat: int) -> None:
    """A bot fills in, which the others can see, and plays on at once."""
    person = game.people[seat]
    game.play_to_turn_of(seat)
    person.catch_up()
    for button in (person.button("web-menu"), person.button("web-leave")):
        focus(person, button)
        person.page.keyboard.press("Enter")
    sure = person.page.get_by_role("dialog", name=person.say("web-sure"))
    focus(person, sure.get_by_role("button", name=person.say("web-leave")))
    person.page.keyboard.press("Enter")
    person.page.wait_for_url(re.compile(r"/$"))
    game.away.add(seat)
    person.until(lambda: game.actor != seat, "the bot to choose")
    expect(game.people[0].page.locator(".players")).to_contain_text(
        game.people[0].say("oriflamme-stand-in")
    )


def come_back_by_keyboard(game: BrowserGame, seat: int) -> None:
    """The front page leads to one's own tables, and there the seat can be taken back."""
    person = game.people[seat]
    focus(person, person.page.locator(f'aside a[href="/tables/{person.table}"]').first)
    person.page.keyboard.press("Enter")
    person.sees("web-bot-for-you")
    focus(person, person.button("web-take-seat-back"))
    person.page.keyboard.press("Enter")
    person.until(lambda: not person.behind.holders[seat].stand_in, "the seat")
    game.away.discard(seat)
    game.look_around()


def see_the_end(game: BrowserGame) -> None:
    """Every player sees the winner and the points, in their own language."""
    result = game.people[0].behind.info().result
    assert result is not None
    names = ", ".join(game.people[seat].name for seat in result.winners)
    for seat, person in enumerate([*game.people, game.spectator]):
        person.catch_up()
        alone = result.winners == [seat]
        verdict = person.say("web-won-you") if alone else person.say("web-won-by", names=names)
        expect(person.page.locator(".end")).to_contain_text(verdict)
        rows = person.page.locator(".ending .result tbody tr")
        expect(rows).to_have_count(3)
        for one, score in zip(game.people, result.scores, strict=True):
            called = person.say("table-you") if one is person else one.name
            expect(rows.filter(has_text=called)).to_contain_text(str(score))
        grown = person.page.locator(".ending figure tbody tr td:last-child")
        expect(grown).to_have_text([str(score) for score in result.scores])


def look_back(person: Person) -> None:
    """Through the game from its beginning, step by step, and out again."""
    person.button("web-look-back").click()
    slider = person.page.get_by_role("slider", name=person.say("web-moment"))
    expect(slider).to_have_value("4")
    for _ in range(3):
        person.page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("7")
    person.page.go_back()
    expect(person.page.locator(".end")).to_be_visible()


def play_once_more(game: BrowserGame) -> None:
    """One player asks for it, the others are notified, and all sit at the new table, a seat on."""
    anna, benoit, vera = game.people
    vera.button("web-rematch").tap()
    vera.arrive_at_table()
    anna.page.locator(".notices").get_by_role("link").click()
    anna.arrive_at_table()
    focus(benoit, benoit.button("web-to-rematch"))
    benoit.page.keyboard.press("Enter")
    benoit.arrive_at_table()
    assert {one.table for one in game.people} == {anna.table}
    assert [chair.plan.name for chair in anna.behind.holders] == ["Вера", "Anna", "Benoît"]
    for one in game.people:
        one.now = None
    anna.button("web-start").click()
    anna.until(lambda: anna.behind.status == "running", "the next game")
    again = BrowserGame([game.hands[seat] for seat in (2, 0, 1)], game.spectator)
    again.turn()
    for one in game.people:
        one.catch_up()
