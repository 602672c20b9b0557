"""People at browsers: their names, languages and pages."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any, Protocol

import table_client as client
from playwright.sync_api import Browser, Locator, Page, WebSocket, expect

from aurum.server.table.session import GameSession
from aurum.server.table.table import Table
from aurum.words import translator_for
from support.browser.watching import Watch
from support.crashes import KillableServer
from support.server_fixture import RunningServer

Message = dict[str, Any]

LAPTOP = (1280, 800)
TABLET = (820, 1180)
PHONE = (360, 740)
PATIENCE = 10_000
"""How long anything may take, in milliseconds. The machine may be busy with other things."""

LOCALES = {"en": "en-GB", "fr": "fr-FR", "ru": "ru-RU"}


class Person:
    """A person with a browser, whose errors are recorded from the first page to the last.

    `now` is how the game stands as this browser was last told, and `frames` is all it was told.
    """

    def __init__(
        self,
        browser: Browser,
        server: RunningServer | KillableServer,
        name: str,
        language: str = "en",
        size: tuple[int, int] = LAPTOP,
        touch: bool = False,
        light: bool = False,
        moves: bool = False,
        workers: bool = True,
    ) -> None:
        """`moves` lets pieces move; `workers` lets the page install its service worker."""
        self.name, self.language, self.server, self.moves = name, language, server, moves
        self.translator = translator_for(language)
        self.context = browser.new_context(
            base_url=server.url,
            locale=LOCALES[language],
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            color_scheme="light" if light else "dark",
            reduced_motion="no-preference" if moves else "reduce",
            service_workers="allow" if workers else "block",
        )
        self.context.set_default_timeout(PATIENCE)
        self.watch = Watch(self.context, server.url)
        self.frames: list[str] = []
        self.now: Message | None = None
        self.number = 0
        """The last entry of the table's log that it received."""
        self.table = ""
        self.page: Page = self.context.new_page()
        self.page.on("websocket", self._listen)

    # What the server sends to this browser

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, payload: str | bytes) -> None:
        text = payload if isinstance(payload, str) else payload.decode()
        self.frames.append(text)
        message = json.loads(text)
        if message["type"] in ("welcome", "happened"):
            self.number = message["number"]
            self.now = message.get("now") or self.now

    @property
    def asked(self) -> Message | None:
        """The position of this person's in which something can be chosen."""
        positions = self.now["positions"] if self.now else []
        return next((position for position in positions if position["choices"]), None)

    @property
    def behind(self) -> Table:
        """The table as the server has it, secrets and all."""
        assert isinstance(self.server, RunningServer), (
            "the hub of a server in another process cannot be read"
        )
        return self.server.hub.rooms[self.table].table

    @property
    def play(self) -> GameSession:
        """The game as the server has it."""
        play = self.behind.session
        assert play is not None, "the game has not begun"
        return play

    def somebody_else(self, name: str) -> client.Server:
        """Another guest of the server, without a browser."""
        return client.Server(self.server.url).become(name)

    def until(self, so: Callable[[], Any], what: str = "") -> None:
        """Wait until something is so, and process the events of the browser meanwhile."""
        give_up = time.monotonic() + PATIENCE / 1000
        while not so():
            assert time.monotonic() < give_up, f"{self.name} waited in vain: {what or so}"
            self.page.wait_for_timeout(10)

    def catch_up(self) -> None:
        """Wait until this browser has received and shows all that has happened at the table."""
        number = self.behind.number
        self.until(lambda: self.now and self.number >= number, f"entry {number}")
        self.settle()

    def settle(self) -> None:
        """Wait until the page has drawn what it knows."""
        self.page.evaluate("() => new Promise((done) => setTimeout(() => setTimeout(done)))")

    def calm(self) -> None:
        """From now on nothing moves, as the system can ask it of every page."""
        self.page.emulate_media(reduced_motion="reduce")
        self.moves = False

    # Words and what bears them

    def say(self, key: str, **facts: object) -> str:
        """What the page says in this person's language."""
        return self.translator.say(key, **facts)

    def button(self, key: str, **facts: object) -> Locator:
        """The button with these words, or a link that looks like one."""
        name = self.say(key, **facts)
        buttons = self.page.get_by_role("button", name=name, exact=True)
        return buttons.or_(self.page.get_by_role("link", name=name, exact=True))

    def sees(self, key: str, **facts: object) -> None:
        """These words can be seen."""
        expect(self.page.get_by_text(self.say(key, **facts)).first).to_be_visible(timeout=PATIENCE)

    def press(self, what: Locator) -> None:
        """Click, or touch where this person has no mouse."""
        if self.touches:
            what.tap()
        else:
            what.click()

    @property
    def touches(self) -> bool:
        """Whether this person plays by touch."""
        return bool(self.page.evaluate("() => matchMedia('(pointer: coarse)').matches"))

    # Coming and going

    def go(self, path: str = "/") -> None:
        """Open a page of the server."""
        self.page.goto(path)
        expect(self.page.locator("main")).to_be_visible(timeout=PATIENCE)

    def give_name(self) -> None:
        """Answer who one is, in the window that asks."""
        dialog = self.page.get_by_role("dialog", name=self.say("web-who-are-you"))
        dialog.get_by_label(self.say("web-name"), exact=True).fill(self.name)
        self.press(dialog.get_by_role("button", name=self.say("web-go-on")))
        expect(dialog).to_have_count(0)

    def watch_table(self, table: str) -> None:
        """Open a table by its link."""
        self.table = table
        self.go(f"/tables/{table}")

    def arrive_at_table(self) -> None:
        """The page leads to another table than the one before, by itself."""
        old = self.table
        self.page.wait_for_url(lambda url: "/tables/" in url and not url.endswith(f"/{old}"))
        self.table = self.page.url.rsplit("/", 1)[1]

    def join(self, table: str) -> None:
        """Come by the link, take the first open seat, and say who one is."""
        self.watch_table(table)
        self.press(self.button("web-sit").last)
        self.give_name()
        self.until(
            lambda: any(chair.plan.name == self.name for chair in self.behind.holders), "a seat"
        )

    def choose_in_words(self, choice: str) -> None:
        """Choose in the text table, where every choice of every game is a sentence on a button."""
        position = self.asked
        assert position is not None, f"{self.name} is not asked"
        since = self.behind.since
        if not self.page.locator("#text-table").count():
            self.page.keyboard.press("t")
        buttons = self.page.locator("#text-table .choices button")
        expect(buttons).to_have_count(len(position["choices"]))
        self.press(buttons.nth(position["choices"].index(choice)))
        self.until(lambda: self.behind.since > since, f"{choice} to be done")

    def leave(self) -> None:
        """Close the browser; anything that was wrong in it comes out now."""
        self.context.close()
        assert not self.watch.wrong, f"{self.name}: " + "\n".join(self.watch.wrong)


class Welcome(Protocol):
    """Opens a browser: `person("Mira", "fr", touch=True)`, with any arguments of `Person`."""

    def __call__(self, name: str, language: str = "en", **how: Any) -> Person: ...
