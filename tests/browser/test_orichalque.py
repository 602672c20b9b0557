"""Orichalque in the browser: whole games, by mouse, by touch, by keyboard alone, at one screen."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import expect
from support.browser.axe import look_with_axe
from support.browser.orichalque_games import Plan, PlannedGame, find_plan
from support.browser.orichalque_hands import AtOneScreen, Keyboard, Mouse, Touch
from support.browser.orichalque_secrets import holds_no_seed, knows_only_what_lies_there
from support.browser.oriflamme_hands import focus
from support.browser.people import PHONE, Message, Person, Welcome
from support.server_fixture import RunningServer

from aurum.engine import SPECTATOR
from aurum.games.orichalque.bots.levels import squire_choice as sensible

USUAL = {"sides": "easy", "initiative": "international"}
EVERYTHING = {
    "found", "take", "put", "release", "act", "decline", "bless", "fight", "smite", "stop", "build",
    "temple", "medallion", "done", "raise", "buy", "pay", "end", "discard",
}  # fmt: skip
TABLET = (820, 1180)
LOST = ("ERR_INTERNET_DISCONNECTED", "WebSocket connection")


def test_two_people_by_mouse_and_by_touch(person: Welcome, server: RunningServer) -> None:
    """Léa uses a mouse, with animations, Vera a phone; later a spectator watches."""
    plan = find_plan(2, USUAL, EVERYTHING, most=100, first=1494)
    lea = person("Léa", "fr", moves=True, workers=False)
    vera = person("Вера", "ru", size=PHONE, touch=True)
    make_a_table(server, lea, plan, players=2)
    vera.join(lea.table)
    lea.press(lea.button("web-start"))

    mouse, touch = Mouse(lea), Touch(vera)
    game = PlannedGame(plan, [mouse, touch])
    game.play_to("put", seat=0)
    game.take_back(lambda: mouse.press(lea.page.locator("button.undo")))
    game.play_to("take", seat=1)
    game.take_back(lambda: vera.press(vera.page.locator("button.undo")))
    fits_the_phone(vera)
    game.play_to("fight", seat=1)
    game.turn(pause=lambda: look_with_axe(vera.page, "a fight on a phone"))
    game.play_to("put", seat=1)
    game.turn(pause=lambda: lose_the_network(vera, lea))
    game.play_to("take", seat=0)
    with lea.watch.expecting("ERR_ABORTED"):
        lea.page.reload()
    watcher = person("nobody", "en", size=TABLET, light=True, workers=False)
    watches(watcher, [lea, vera])
    for one in (lea, vera, watcher):
        holds_no_seed(one)
    game.play_on()

    assert set(mouse.made) | set(touch.made) == EVERYTHING
    assert mouse.in_motion > 10, f"things moved {mouse.in_motion} times only"
    assert mouse.interrupted, "nothing was told while the game went on"
    see_the_end(lea, vera, watcher)


def test_alone_against_the_automaton_by_keyboard(person: Welcome, server: RunningServer) -> None:
    """Nora uses a keyboard. The steps of the automaton are announced, and do not delay her."""
    alone = EVERYTHING - {"release", "smite", "stop", "done", "raise", "pay"} | {"welcome"}
    plan = find_plan(1, {**USUAL, "solo": "easy"}, alone, most=50, first=761)
    server.hub.new_seed = lambda: plan.seed
    nora = person("Nora", "en", moves=True, workers=False)
    play_alone_by_keyboard(nora)

    keyboard = Keyboard(nora)
    game = PlannedGame(plan, [keyboard])
    game.play_to("put")
    game.turn(pause=lambda: look_with_axe(nora.page, "placing"))
    game.play_to("discard")
    game.turn()
    read_about_the_automaton(nora)
    nora.page.emulate_media(reduced_motion="reduce")
    game.take_back(lambda: nora.page.keyboard.press("Control+z"))
    game.play_to("fight")
    game.turn(pause=lambda: look_with_axe(nora.page, "fighting"))
    holds_no_seed(nora)
    game.play_on()

    assert set(keyboard.made) >= alone
    see_the_end(nora)
    look_with_axe(nora.page, "the end")


def test_two_at_one_screen_one_who_is_late_and_all_who_leave(
    person: Welcome, server: RunningServer
) -> None:
    """Ира and Оля hand a tablet to each other, Tom sits elsewhere and forgets the time."""
    gift = (1, "initiative 3")  # from Оля to Tom
    plan = find_plan(3, USUAL, {"initiative"}, most=160, first=55, once=[gift])
    ira = person("Ира", "ru", size=TABLET, touch=True, workers=False)
    tom = person("Tom", "en", workers=False)
    make_a_table(server, ira, plan, players=3, clock="2", local="Оля")
    tom.join(ira.table)
    ira.press(ira.button("web-start"))

    tablet, mouse = AtOneScreen(ira), Mouse(tom)
    game = PlannedGame(plan, [tablet, tablet, mouse])
    game.play_to("initiative", seat=1)
    game.turn()
    assert tablet.handed > 2, "nobody was handed the tablet"

    lets_the_time_pass(server, tom, seconds=61)
    leaves(ira)
    tom.until(lambda: tom.asked, "to be asked while bots play for the others")
    expect(tom.page.locator(".rivals .warn")).to_have_count(2)
    ira.press(ira.page.locator(f'aside a[href="/tables/{ira.table}"]').first)
    expect(ira.page.get_by_text(ira.say("web-bot-for-you"))).to_have_count(2)
    mouse.choose(tom.play.game.write(sensible(mouse.state)))
    leaves(tom)
    bots_play_on(ira)
    see_the_end(ira)


def test_each_chooses_a_side_of_the_board_that_was_dealt(
    person: Welcome, server: RunningServer
) -> None:
    """OR-1.1. Ada by mouse, Ben by keyboard; the islands that they play on are the sides chosen."""
    chosen = [(0, "side hard"), (1, "side easy")]
    plan = find_plan(2, {**USUAL, "sides": "choose"}, {"side"}, most=160, first=0, once=chosen)
    ada = person("Ada", "en", workers=False)
    ben = person("Ben", "fr", workers=False)
    make_a_table(server, ada, plan, players=2, sides="choose")
    ben.join(ada.table)
    for one in (ada, ben):
        expect(one.page.get_by_text(one.say("web-island-choose")).first).to_be_visible()
    ada.press(ada.button("web-start"))

    mouse, keyboard = Mouse(ada), Keyboard(ben)
    game = PlannedGame(plan, [mouse, keyboard])
    ada.until(lambda: ada.asked, "the first question")
    assert mouse.choices == ["side easy", "side hard"]
    islands = mouse.state.setup.components.islands
    dealt = [islands[number].board for number in mouse.state.board[:1]]
    game.turn()
    game.play_to("side", seat=1)
    dealt.append(islands[keyboard.state.board[1]].board)
    game.turn()
    sides = [(islands[number].board, islands[number].side) for number in mouse.state.board]
    assert sides == [(dealt[0], "hard"), (dealt[1], "easy")]
    for seat, one in enumerate((ada, ben)):
        one.catch_up()
        cells = mouse.state.ground(seat).grid.size
        expect(one.page.locator(".own .hit")).to_have_count(cells)
        log = one.page.get_by_role("log", name=one.say("web-log"))
        expect(log).to_contain_text(one.say("island-hard"))
    game.play_to("take", seat=0)
    game.play_to("take", seat=1)
    game.turn()
    assert mouse.made["side"] == keyboard.made["side"] == 1


# What they do


def make_a_table(
    server: RunningServer,
    host: Person,
    plan: Plan,
    players: int,
    clock: str = "0",
    local: str = "",
    sides: str = "easy",
) -> None:
    """A table for so many with the seed of the plan, perhaps with another player on the device."""
    server.hub.new_seed = lambda: plan.seed
    host.go("/")
    host.press(host.button("web-make-table"))
    dialog = host.page.get_by_role("dialog")
    dialog.get_by_label(host.say("web-game")).select_option("orichalque")
    dialog.get_by_label(host.say("web-players-field")).select_option(str(players))
    dialog.get_by_label(host.say("web-clock")).select_option(clock)
    dialog.get_by_label(host.say("web-island")).select_option(sides)
    if local:
        dialog.get_by_label(host.say("web-seat-number", number=2)).select_option("local")
        dialog.get_by_label(host.say("web-name-of-seat", number=2)).fill(local)
    host.press(dialog.get_by_role("button", name=host.say("web-make-table")))
    host.give_name()
    host.arrive_at_table()


def play_alone_by_keyboard(person: Person) -> None:
    """From the front page to a game against the easy automaton, without a pointer."""
    keyboard = person.page.keyboard
    person.go("/")
    focus(person, person.page.get_by_role("radio").first)
    keyboard.press("ArrowUp")
    for label in ("web-against", "web-level"):
        focus(person, person.page.get_by_label(person.say(label)))
        keyboard.press("Home")
    focus(person, person.button("web-play-now"))
    keyboard.press("Enter")
    expect(person.page.get_by_label(person.say("web-name"), exact=True)).to_be_focused()
    keyboard.type(person.name)
    keyboard.press("Enter")
    person.arrive_at_table()
    person.until(lambda: person.asked, "the game")
    asked = person.page.locator(".prompt h2").inner_text()
    expect(person.page.locator(".own > [aria-live]")).to_have_text(asked)


def read_about_the_automaton(person: Person) -> None:
    """The announcements come one by one beside the next question; Esc ends them.

    Beside its island stands the whole of its last turn, and all is in the log.
    """
    page = person.page
    teller = page.locator(".announcer .line > span")
    announced = [teller.inner_text()]
    expect(page.locator(".prompt")).to_be_visible()
    expect(teller).not_to_have_text(announced[0])
    announced.append(teller.inner_text())
    page.keyboard.press("Escape")
    expect(teller).to_have_count(0)
    focus(person, page.locator(".rivals .map"))
    page.keyboard.press("Enter")
    look_with_axe(page, "the automaton's island")
    steps = page.locator(".plate .steps li").all_inner_texts()
    assert len(steps) == len(last_turn_of_the_automaton(person))
    log = page.get_by_role("log", name=person.say("web-log"))
    for text in announced:
        assert text in steps or text in log.inner_text(), f"{text} is not in the log"
    focus(person, page.locator(".own .home"))
    page.keyboard.press("Enter")


def last_turn_of_the_automaton(person: Person) -> list[Message]:
    """All that it did, by the lines of the last entry that the server sent."""
    messages = (json.loads(frame) for frame in reversed(person.frames))
    last = next(message for message in messages if message["type"] == "happened")
    done: list[Message] = []
    its_turn = False
    seen = last["seen"][0]
    lines = {line["event"]: line for line in seen["lines"] if line.get("seat") == 1}
    for number, event in enumerate(seen["events"]):
        if event["event"] in ("turn", "round"):
            its_turn = event["event"] == "turn" and event["player"] == 1
            done = [] if its_turn else done
        elif its_turn and number in lines and event["event"] != "returned":
            done.append(lines[number])
    return done


def lets_the_time_pass(server: RunningServer, person: Person, seconds: int) -> None:
    """The server's time is advanced. The player to choose is late, and a bot takes the seat."""
    person.catch_up()
    seat = person.behind.actor
    assert person.asked is not None
    expect(person.page.locator(".bar .clock.is-running")).to_be_visible()
    server.hub._began -= seconds
    server.run(look_at_the_clocks(server, person.table))
    person.sees("web-bot-for-you")
    person.until(lambda: person.behind.actor != seat, "the bot to have finished the turn")
    person.press(person.button("web-take-seat-back"))
    person.until(lambda: not person.behind.holders[seat].stand_in, "the seat")


async def look_at_the_clocks(server: RunningServer, table: str) -> None:
    server.hub.rooms[table].turns.update()


def leaves(person: Person) -> None:
    """By the menu. The bots that fill in play on at once."""
    person.press(person.button("web-menu"))
    person.press(person.button("web-leave"))
    sure = person.page.get_by_role("dialog", name=person.say("web-sure"))
    person.press(sure.get_by_role("button", name=person.say("web-leave")))
    person.page.wait_for_url(re.compile(r"/$"))


def bots_play_on(person: Person) -> None:
    """Bots play to the end while the person whose seat they have watches."""
    while person.behind.status == "running":
        move = person.play.move
        person.until(lambda: person.play.move > move, "the bots to play on")  # noqa: B023


def fits_the_phone(person: Person) -> None:
    """Nothing sticks out to the right, and what one has to touch is large enough for a finger."""
    wide, small = person.page.evaluate(
        """() => [
          document.scrollingElement.scrollWidth - innerWidth,
          [...document.querySelectorAll('.prompt button, .market button, .tabs button')]
            .map((button) => [button.textContent.trim(), button.getBoundingClientRect()])
            .filter(([, { width, height }]) => width < 44 || height < 44)
            .map(([text, { width, height }]) => `${text} ${width}×${height}`)
        ]"""
    )
    assert (wide, small) == (0, [])


def watches(spectator: Person, people: list[Person]) -> None:
    """A spectator sees the island of the active player, and no question."""
    spectator.watch_table(people[0].table)
    spectator.catch_up()
    knows_only_what_lies_there(spectator)
    player = people[spectator.behind.actor]
    page = spectator.page
    label = spectator.say("web-ori-island-of", who=player.name, you="other")
    expect(page.get_by_role("region", name=label)).to_be_visible()
    expect(page.locator(".waiting")).to_contain_text(player.name)
    expect(page.locator(".prompt")).to_have_count(0)
    for one in people:
        expect(one.page.get_by_text(one.say("web-watching", n=1)).first).to_be_attached()


def lose_the_network(person: Person, other: Person) -> None:
    """The piece lies there, and the network is gone. What is confirmed now is done later."""
    move = person.play.move
    with person.watch.expecting(*LOST):
        person.context.set_offline(True)
        person.sees("web-lost")
        expect(other.page.locator(".rivals .away")).to_be_visible()
        person.press(person.page.locator(".prompt .go"))
        assert person.play.move == move, "it came through although there was no network"
        person.context.set_offline(False)
        person.until(lambda: person.play.move > move, "the choice to be done after all")
        expect(person.page.get_by_text(person.say("web-lost"))).to_have_count(0)
    expect(other.page.locator(".rivals .away")).to_have_count(0)


def see_the_end(*people: Person) -> None:
    """Every player sees the winner, the sources of the points, and how the seed was kept secret."""
    result = people[0].behind.info().result
    assert result is not None
    view: Any = people[0].play.state.view(SPECTATOR)
    points = [str(player.points) for player in view.players]
    for one in people:
        one.catch_up()
        expect(one.page.locator(".end")).to_be_visible()
        ending = one.page.locator(".ending")
        expect(ending.locator(".wide tr:not(.lacked) td:nth-child(2)")).to_have_text(points)
        expect(ending.locator("figure > svg[aria-label]")).to_be_visible()
        expect(ending.locator("figure tbody tr:last-child td")).to_have_text(points)
        if one.now and result.winners == [position["seat"] for position in one.now["positions"]]:
            expect(one.page.locator(".end")).to_contain_text(one.say("web-won-you"))
        holds_no_seed(one)
