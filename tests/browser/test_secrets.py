"""Nothing that a seat may not know is anywhere in a browser: page, stores, messages.

Tables are played twice, in two servers that differ in nothing but cards which somebody at a browser
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
SCRIPTS = 1
ACTS = 25
"""How many acts there are in each before everything in the browser is compared."""

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
def servers(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Servers]:
    with paired_servers(tmp_path_factory.mktemp("paired")) as both:
        yield both


def fitting(seed: str) -> Iterator[LeakScript]:
    """Scripts with an observer who has a seat, at a table without a clock."""
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
    browser: Browser, paired: PairedServer, script: LeakScript, number: int, *sizes: tuple[int, int]
) -> list[tuple[str, str]]:
    """Play a script; the result is what browsers of these sizes hold after each act, and where.

    The first browser is that of an observer with a seat, the second that of a spectator.
    """
    held: list[tuple[str, str]] = []

    def chance(state: Any, seed: bytes, draw: int) -> int:
        return script.draws[draw - 1][paired.variant]

    with paired.scene(number, chance), ScriptRun(paired, script, number) as scene:
        scene.gather()
        observers = zip((seated(script)[0], WATCHER), sizes, strict=False)
        people = [known(browser, scene, who, size) for who, size in observers]
        for count, act in enumerate(script.acts):
            paired.now += act.pause
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
    time: how long that takes does not depend on the cards."""
    while True:
        page: str = person.page.evaluate(STILL)
        if not person.watch.under_way:
            return page
        person.until(lambda: not person.watch.under_way, "what the page has asked for")


def known(browser: Browser, scene: ScriptRun, who: str, size: tuple[int, int]) -> Person:
    """A person of the script, at a browser with their token."""
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
    """The contents are the same but for the port of the server."""
    for (where, held), (_, instead) in zip(one, other, strict=True):
        first, second = (re.sub(r"127\.0\.0\.1:\d+", "SERVER", text) for text in (held, instead))
        if first != second:
            pieces = (re.split(r"(?<=>)|(?<=,)", text) for text in (first, second))
            difference = list(unified_diff(next(pieces), next(pieces), lineterm="", n=2))[:40]
            raise Leak(f"{where}:\n" + "\n".join(difference))


def test_a_browser_cannot_tell_two_deals_apart(browser: Browser, servers: Servers) -> None:
    for number, script in enumerate(islice(fitting("browser"), SCRIPTS)):
        both = (
            perform(browser, paired, script, 100 + number, LAPTOP, TABLET) for paired in servers
        )
        compare(*both)


def test_a_leak_would_be_found(
    browser: Browser, servers: Servers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server sends the secret facts of events to everybody, on purpose."""
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
    one, other = (perform(browser, paired, script, 200, LAPTOP) for paired in servers)
    pages = [[content for content in held if "page of" in content[0]] for held in (one, other)]
    with pytest.raises(Leak, match="the page of"):
        compare(*pages)
