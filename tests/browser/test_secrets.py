"""What is hidden stays hidden, up to the last corner of the browser.

Tables are played twice, in two houses that differ in nothing but cards which somebody at a browser
may not know (see `paired_servers`). Everything this browser holds must be the same in both, after
every choice: what it was sent, what it has drawn, what it reads out, what it has stored.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from difflib import unified_diff
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from support.browser.page_secrets import Held, look_through
from support.browser.people import LAPTOP, TABLET, Person
from support.leak_scripts import HOST, WATCHER, LeakScript, leak_scripts
from support.paired_servers import PairedServer, ScriptRun, paired_servers

from aurum.engine.events import EVERYONE
from aurum.server.table import table
from aurum.server.table.entries import Chose
from aurum.server.table.session import PlayedStep

Servers = tuple[PairedServer, PairedServer]
TALES = 1
ACTS = 25
"""How much happens in each, before one peeks into every corner."""

STILL = """async () => {
  const page = () => document.documentElement.outerHTML
  let before = page()
  let changed = ''
  for (let tries = 0; tries < 100; tries++) {
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    const now = page()
    if (now === before) return now
    const at = [...now].findIndex((letter, place) => letter !== before[place])
    changed = `${before.slice(at - 80, at + 80)} | ${now.slice(at - 80, at + 80)}`
    before = now
  }
  throw new Error(`the page does not come to rest: ${changed}`)
}"""
"""The page, once it is laid out: for two frames nothing has changed."""


class Leak(AssertionError):
    """A browser holds something that its person may not know."""


@pytest.fixture(scope="module")
def houses(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Servers]:
    with paired_servers(tmp_path_factory.mktemp("twins")) as both:
        yield both


def fitting(seed: str) -> Iterator[LeakScript]:
    """Tales in which somebody who must not notice anything sits at the table, without a clock."""
    for script in leak_scripts(seed):
        acts = [act for act in script.acts if act.does in ("do", "bot")]
        if (
            seated(script)
            and "clock" not in script.settings
            and not script.over
            and len(acts) > ACTS
        ):
            yield script._replace(acts=acts[:ACTS])


def seated(script: LeakScript) -> list[str]:
    """Observers with a single seat of their own."""
    return [who for who in script.observers if script.seats.count(who) == 1 and who != HOST]


def perform(
    browser: Browser, stage: PairedServer, script: LeakScript, number: int, *sizes: tuple[int, int]
) -> list[tuple[str, str]]:
    """Play a tale. All that browsers of these sizes hold after everything that is done, and where:
    the first is that of an observer with a seat, the second of somebody who watches."""
    held: list[tuple[str, str]] = []

    def chance(state: Any, seed: bytes, draw: int) -> int:
        return script.draws[draw - 1][stage.variant]

    with stage.scene(number, chance), ScriptRun(stage, script, number) as scene:
        scene.gather()
        observers = zip((seated(script)[0], WATCHER), sizes, strict=False)
        people = [known(browser, scene, who, size) for who, size in observers]
        for count, act in enumerate(script.acts):
            stage.now += act.pause
            scene.play(act)
            for person in people:
                person.catch_up()
                where = f"the page of {person.name} after act {count}: {act}"
                held.append((where, at_rest(person)))
        for person in people:
            held += [(f"the {corner} of {person.name}", text) for corner, text in peek(person)]
            held += [(f"a frame for {person.name}", frame) for frame in person.frames]
            person.leave()
    return held


def at_rest(person: Person) -> str:
    """The page when it has all that it has asked for, such as words that it says for the first
    time: how long that takes tells nothing about cards."""
    while True:
        page: str = person.page.evaluate(STILL)
        if not person.watch.under_way:
            return page
        person.until(lambda: not person.watch.under_way, "what the page has asked for")


def known(browser: Browser, scene: ScriptRun, who: str, size: tuple[int, int]) -> Person:
    """Somebody of the tale, at a browser that the house knows already."""
    person = Person(browser, scene.server, who, "en", size=size, workers=False)
    cookie = {"name": "aurum_guest", "value": scene.tokens[who], "url": scene.server.url}
    person.context.add_cookies([cookie])  # type: ignore[list-item]
    person.context.add_init_script("localStorage.setItem('aurum-guest', 'yes')")
    person.watch_table(scene.table)
    person.until(lambda: person.now, "the game")
    return person


def peek(person: Person) -> Iterator[tuple[str, str]]:
    """Look at every place of the queue more closely, at the table in words, and into the stores."""
    for place, rail in enumerate(person.page.locator(".queue button.rail").all(), 1):
        rail.click()
        dialog = person.page.get_by_role("dialog")
        expect(dialog).to_be_visible()
        yield f"closer look at {place}", dialog.inner_html()
        person.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
    person.page.keyboard.press("t")
    expect(person.page.locator("#text-table")).to_be_visible()
    held = look_through(person)
    yield from zip(Held._fields, map(str, held[:-1]), strict=False)


def compare(one: list[tuple[str, str]], other: list[tuple[str, str]]) -> None:
    """The same, corner by corner; only the door of the house is another."""
    for (where, held), (_, instead) in zip(one, other, strict=True):
        said, told = (re.sub(r"127\.0\.0\.1:\d+", "HOUSE", text) for text in (held, instead))
        if said != told:
            pieces = (re.split(r"(?<=>)|(?<=,)", text) for text in (said, told))
            difference = list(unified_diff(next(pieces), next(pieces), lineterm="", n=2))[:40]
            raise Leak(f"{where}:\n" + "\n".join(difference))


def test_a_browser_cannot_tell_two_deals_apart(browser: Browser, houses: Servers) -> None:
    for number, script in enumerate(islice(fitting("browser"), TALES)):
        both = (perform(browser, stage, script, 100 + number, LAPTOP, TABLET) for stage in houses)
        compare(*both)


def test_a_leak_would_be_found(
    browser: Browser, houses: Servers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The house tells everybody the secrets of what happens, on purpose."""
    folds: dict[type, Any] = table._APPLY
    chose = folds[Chose]

    def leaky(t: table.Table, entry: Chose, row: Any, watched: bool) -> list[PlayedStep]:
        return [
            step._replace(events=[event._replace(audience=EVERYONE) for event in step.events])
            for step in chose(t, entry, row, watched)
        ]

    monkeypatch.setitem(folds, Chose, leaky)
    script = next(fitting("leaks"))
    script = script._replace(acts=script.acts[:9])
    one, other = (perform(browser, stage, script, 200, LAPTOP) for stage in houses)
    pages = [[told for told in held if "page of" in told[0]] for held in (one, other)]
    with pytest.raises(Leak, match="the page of"):
        compare(*pages)
