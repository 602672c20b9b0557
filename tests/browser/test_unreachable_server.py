"""Pages open while the server cannot be reached, and continue by themselves when it is back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from support.browser.people import Person
from support.crashes import KillableServer

CLOSED = ("ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "WebSocket connection", "ERR_FAILED")

KEPT = """async () => {
  await navigator.serviceWorker.ready
  return (await caches.keys()).length > 0 && !!navigator.serviceWorker.controller
}"""


@pytest.fixture
def killable(built: Path, tmp_path: Path) -> Iterator[KillableServer]:
    """A server in a process of its own, as `aurum serve` starts it."""
    server = KillableServer(tmp_path / "data")
    server.folder.mkdir()
    server.start()
    server.wait_open()
    try:
        yield server
    finally:
        server.end()


def test_pages_open_from_the_cache_and_the_table_heals(
    browser: Browser, killable: KillableServer
) -> None:
    vera = Person(browser, killable, "Вера", "ru")
    vera.go("/")
    vera.until(lambda: vera.page.evaluate(KEPT), "the pages to be kept")
    vera.page.get_by_role("button", name=vera.say("web-play-now")).click()
    vera.give_name()
    vera.page.wait_for_url("**/tables/*")
    vera.until(lambda: vera.asked, "to be asked")
    before = vera.asked
    lost = vera.page.get_by_text(vera.say("web-lost"))

    with vera.watch.expecting(*CLOSED):
        killable.kill()
        expect(lost).to_be_visible()
        vera.page.reload()
        vera.sees("web-joining-opening")
        vera.go("/")
        vera.sees("web-headline", games=3)
        vera.page.go_back()
        vera.now = None

        killable.start()
        vera.until(lambda: vera.asked, "to be asked again")
    assert vera.asked == before
    expect(vera.page.locator(".prompt:not(.is-quiet)")).to_be_visible()
    expect(lost).to_have_count(0)
    vera.leave()
