"""Alliance in the browser: two people at one screen, who are not to see each other's cards."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect
from support.browser.oriflamme_hands import Mouse, choose
from support.browser.oriflamme_secrets import draws_no_more_than_it_may, knows_no_more_than_it_may
from support.browser.page_secrets import card_names, look_through, stores_nothing_of_the_game
from support.browser.people import Person, Welcome

from aurum.engine import OVER

ANY_CARD = card_names()
BOT = 2


def test_two_people_at_one_screen_and_a_curtain_between_them(person: Welcome) -> None:
    """Claire and Dora share a laptop, against a bot, to the end of the game."""
    claire = person("Claire", "fr", workers=False)
    make_a_table(claire)
    claire.button("web-start").click()
    claire.until(lambda: claire.now, "the game")
    expect(claire.page.locator(".curtain, .table-layout")).to_be_visible()
    mouse, rng = Mouse(claire), Random(3)
    turns = lifted = 0
    while True:
        lifted += hand_over(claire)
        seat = claire.behind.actor
        if seat == OVER:
            break
        assert claire.asked is not None
        knows_no_more_than_it_may(claire, [0, 1])
        choice = rng.choice(claire.asked["choices"])
        if turns % 3:
            draws_no_more_than_it_may(claire, seat)
            choose(mouse, choice)
        else:
            claire.choose_in_words(choice)
            claire.page.keyboard.press("t")
        turns += 1
    assert lifted > 12
    claire.catch_up()
    expect(claire.page.locator(".ending")).to_be_visible()
    stores_nothing_of_the_game(claire)


def make_a_table(host: Person) -> None:
    """Alliance with two people at one screen and a bot."""
    host.go("/")
    host.button("web-make-table").click()
    dialog = host.page.get_by_role("dialog")
    wishes = {"web-game": "alliance", "web-players-field": "3"}
    for label, wish in wishes.items():
        dialog.get_by_role("combobox", name=host.say(label), exact=True).select_option(wish)
    for number, wish in ((2, "local"), (3, "bot page")):
        dialog.get_by_label(host.say("web-seat-number", number=number)).select_option(wish)
    dialog.get_by_label(host.say("web-name-of-seat", number=2)).fill("Dora")
    dialog.get_by_role("button", name=host.say("web-make-table")).click()
    host.give_name()
    host.arrive_at_table()


def hand_over(host: Person) -> bool:
    """While the screen is covered for handing it over, it shows nobody's cards."""
    host.until(lambda: host.behind.actor != BOT, "the bot")
    host.catch_up()
    seat = host.behind.actor
    if seat == OVER or not host.page.locator(".curtain").count():
        return False
    name = host.behind.holders[seat].plan.name
    expect(host.page.get_by_text(host.say("web-curtain", name=name))).to_be_visible()
    held = look_through(host)
    for where in (held.page, held.read, str(held.stored)):
        assert not ANY_CARD.search(where), ANY_CARD.search(where)
    host.press(host.button("web-curtain-lift", name=name))
    expect(host.page.locator(".curtain")).to_have_count(0)
    return True
