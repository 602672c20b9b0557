"""First games as people learn from them: by keyboard alone, and on a phone in Russian."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from playwright.sync_api import Locator, expect
from support.browser import orichalque_hands
from support.browser.axe import look_with_axe
from support.browser.oriflamme_hands import Keyboard, choose, focus
from support.browser.people import PHONE, Person, Welcome
from support.server_fixture import RunningServer

from aurum import lessons
from aurum.lessons import ExplainedTopic, all_lessons

ORIFLAMME, _, ORICHALQUE = all_lessons()


def press(person: Person, what: Locator) -> None:
    """Go somewhere by the keyboard and press Enter."""
    focus(person, what)
    person.page.keyboard.press("Enter")


def coach(person: Person) -> Locator:
    return person.page.locator(".coach")


def notes(person: Person) -> list[ExplainedTopic]:
    """What the lesson says at this moment, from the log of the server."""
    play, taught = person.play, lessons.lesson(person.behind.lesson)
    assert taught is not None
    course = lessons.progress_of(taught, play.game, play.game.begin(play.options), play.choices)
    return course.explanations[course.now :]


def listen(person: Person) -> None:
    """Wait until the coach has said all there is to say now, and see that it has."""
    person.until(lambda: person.behind.actor in (0, -2), "the others")
    person.catch_up()
    expect(coach(person)).to_have_attribute("data-since", str(person.behind.since))
    sentences = [person.translator.say(note.topic.key, note.facts) for note in notes(person)]
    expect(coach(person).locator(".now article")).to_have_count(len(sentences))
    for text, sentence in zip(
        coach(person).locator(".now article p").all(), sentences, strict=True
    ):
        expect(text).to_contain_text(sentence)


def running(person: Person, rounds: int = 9) -> bool:
    """Whether the game is running, in this round or an earlier one."""
    state: Any = person.play.state
    return person.behind.status == "running" and state.round <= rounds


def test_a_lesson_is_finished_by_keyboard_alone(person: Welcome) -> None:
    learner = person("Nora")
    page = learner.page
    learner.go("/")
    press(learner, page.get_by_role("link", name=learner.say("web-learn")))
    expect(page).to_have_url(re.compile("/lessons$"))
    expect(page.locator("main li")).to_have_count(len(all_lessons()))
    look_with_axe(page, "the lessons")
    press(learner, page.locator("main li").first.get_by_role("button"))
    page.keyboard.type(learner.name)
    page.keyboard.press("Enter")
    learner.arrive_at_table()
    listen(learner)

    # What is not possible: asked, refused by the rules, and the game stands where it stood.
    for wish in coach(learner).locator(".try").all():
        since = learner.behind.since
        press(learner, wish)
        refused = coach(learner).locator(".refused")
        expect(refused.get_by_role("link")).to_have_text("OF-2.1")
        assert learner.behind.since == since
    expect(coach(learner).locator(".refused")).to_contain_text(learner.say("lesson-try-aside.why"))
    look_with_axe(page, "a lesson that refuses")

    rng, asked = Random("Nora"), 0
    hands = Keyboard(learner, rng)
    while running(learner):
        # What it explains is highlighted.
        marks = notes(learner)[-1].marks
        spot = next((mark.split()[1] for mark in marks if mark.startswith("position")), "")
        if spot:
            expect(hands.slot(spot)).to_have_attribute("data-coached", "")
        elif "hand" in marks:
            expect(page.locator(".own-cards .hand")).to_have_attribute("data-coached", "")
        assert learner.asked is not None
        choose(hands, rng.choice(learner.asked["choices"]))
        listen(learner)
        asked += 1
        if asked == 6:
            look_with_axe(page, "a lesson in the middle")
            page.keyboard.press("l")
            expect(coach(learner)).to_be_focused()
            press(learner, coach(learner).locator(".tail summary"))
            expect(coach(learner).locator(".earlier li").first).to_be_visible()
            press(learner, coach(learner).locator("header button"))
            expect(coach(learner).locator(".words")).to_be_hidden()
            page.keyboard.press("Enter")
            expect(coach(learner).locator(".words")).to_be_visible()
    assert asked > 8
    expect(coach(learner)).to_contain_text(learner.say("lessons-unmet"))
    expect(learner.button("web-rematch")).to_have_count(0)
    look_with_axe(page, "the end of a lesson")

    # On to the next one, and back to the list, which knows how far we have come.
    onward = learner.say("lessons-next", name=learner.say("lessons-alliance"))
    press(learner, coach(learner).get_by_role("button", name=onward))
    learner.arrive_at_table()
    listen(learner)
    assert learner.behind.lesson == "alliance"
    press(
        learner,
        coach(learner).locator(".tail").get_by_role("link", name=learner.say("lessons-all")),
    )
    rows = page.locator("main li")
    expect(rows.first).to_contain_text(learner.say("lessons-look"))
    expect(rows.nth(1).locator(".btn").first).to_contain_text(learner.say("lessons-go-on"))
    expect(rows.last).to_contain_text(learner.say("lessons-new"))


def test_a_lesson_on_a_phone_in_russian_left_and_taken_up(person: Welcome) -> None:
    learner = person("Аня", "ru", size=PHONE, touch=True)
    page = learner.page
    learner.go("/lessons")
    learner.press(page.locator("main li").last.get_by_role("button"))
    learner.give_name()
    learner.arrive_at_table()
    listen(learner)
    look_with_axe(page, "a lesson on a phone")

    rng, hands = Random("Аня"), orichalque_hands.Touch(learner)
    moves = 0
    while running(learner, rounds=2):
        hands.choose(rng.choice(hands.choices))
        listen(learner)
        moves += 1
        if moves == 4:  # in the middle of a turn: all that was said is there again
            before = coach(learner).locator(".now").inner_text()
            page.reload()
            listen(learner)
            assert coach(learner).locator(".now").inner_text() == before
    assert page.evaluate("() => document.documentElement.scrollWidth") <= PHONE[0]
    look_with_axe(page, "a lesson on a phone, two rounds later")

    # Left by the menu, and resumed from the list.
    table = learner.table
    learner.go("/")
    learner.press(page.get_by_role("link", name=learner.say("web-learn")))
    row = page.locator("main li").last
    learner.now = None
    learner.press(row.get_by_role("link", name=re.compile(learner.say("lessons-go-on"))))
    expect(page).to_have_url(re.compile(f"/tables/{table}$"))
    listen(learner)
    while running(learner, rounds=4):
        learner.choose_in_words(rng.choice(hands.choices))
        listen(learner)
    expect(coach(learner)).to_contain_text(learner.say("lessons-unmet"))
    look_with_axe(page, "a finished lesson on a phone")

    # Begun anew, it is the same deal; the old table is closed.
    learner.go("/lessons")
    learner.press(page.locator("main li").last.get_by_role("button"))
    learner.press(
        page.get_by_role("dialog").get_by_role("button", name=learner.say("lessons-again"))
    )
    learner.arrive_at_table()
    listen(learner)
    assert isinstance(learner.server, RunningServer)
    assert learner.server.run(learner.server.hub.room(table)).table.status == "closed"
    assert learner.play.seed == ORICHALQUE.seed
    assert notes(learner)[0].topic.key == "lesson-or-goal"
