"""Measure the browser client: how much is fetched, how soon it is usable, how quickly it answers.

    python3 dev.py bench --browser

A real server serves the built client to real Chromium. The first page is opened as on a middling
phone: the processor four times slower, 1.6 Mbit/s down, 150 ms there and back. Games are then
played at full speed with everything moving.
"""

from __future__ import annotations

import gzip
import os
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / folder) for folder in ("tests", "examples", "web")]

import build_client  # noqa: E402
import msgspec  # noqa: E402
import table_client as client  # noqa: E402
from browser.conftest import ARGUMENTS  # noqa: E402
from playwright.sync_api import (  # noqa: E402
    Browser,
    CDPSession,
    Page,
    Response,
    sync_playwright,
)
from rich.console import Console  # noqa: E402
from rich.table import Table  # noqa: E402
from support.browser import chromium  # noqa: E402
from support.browser.people import Person  # noqa: E402
from support.server_fixture import QUICK, RunningServer, run_server  # noqa: E402

PHONE = (390, 844)
SLOW_DOWN = 4
NETWORK = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1.6 * 1024 * 1024 / 8,
    "uploadThroughput": 750 * 1024 / 8,
}
ROUNDS = 5
PAUSE = 0.25
"""Seconds that a bot takes for a choice: less than people do, so that movements overlap."""
LONG = 50
"""Milliseconds after which a task is felt as a jerk."""
BOT = {"kind": "bot", "level": "random"}
GAMES: tuple[tuple[str, str, dict[str, Any]], ...] = (
    ("Oriflamme", "oriflamme", {}),
    ("Alliance", "oriflamme", {"set": "alliance"}),
    ("Orichalque", "orichalque", {}),
)

WATCH = """() => {
  window.longTasks = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.longTasks.push(entry.duration)
  }).observe({ type: 'longtask', buffered: true })
  window.shown = []
  const time = (event) => {
    if (!String(event.data).startsWith('{"type":"happened"')) return
    const began = performance.now()
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.onmessage = () => window.shown.push(performance.now() - began)
      channel.port2.postMessage(0)
    })
  }
  const Real = window.WebSocket
  window.WebSocket = class extends Real {
    constructor(...given) { super(...given); this.addEventListener('message', time) }
  }
}"""
"""How long it takes from a message of the server to the painted frame that shows it; long tasks."""


class Tasks:
    """What the page's main thread computes, task by task, whoever else uses the machine."""

    def __init__(self, line: CDPSession) -> None:
        self.line = line
        self.events: list[dict[str, Any]] = []
        self.complete = False
        line.on("Tracing.dataCollected", lambda data: self.events.extend(data["value"]))
        line.on("Tracing.tracingComplete", self._end)
        line.send("Tracing.start", {"categories": "toplevel", "transferMode": "ReportEvents"})

    def _end(self, _: object) -> None:
        self.complete = True

    def computed(self, page: Page) -> list[float]:
        """Milliseconds of the processor for each task."""
        self.line.send("Tracing.end")
        while not self.complete:
            page.wait_for_timeout(20)
        pages = {
            (event["pid"], event["tid"])
            for event in self.events
            if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
        }
        return [
            event["tdur"] / 1000
            for event in self.events
            if event["name"].endswith("RunTask")
            and "tdur" in event
            and (event["pid"], event["tid"]) in pages
        ]


def first_page(browser: Browser, server: RunningServer) -> tuple[float, float]:
    """Milliseconds until a game can be started from the front page, and the kB that came."""
    somebody = Person(browser, server, "Ann", size=PHONE, touch=True, workers=False)
    line = somebody.context.new_cdp_session(somebody.page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", NETWORK)
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOW_DOWN})
    fetched: list[float] = []
    line.on("Network.loadingFinished", lambda event: fetched.append(event["encodedDataLength"]))
    somebody.page.goto("/", wait_until="commit")
    play = somebody.button("web-play-now")
    play.wait_for(state="visible")
    play.click(trial=True)
    took: float = somebody.page.evaluate("() => performance.now()")
    somebody.page.wait_for_load_state("networkidle")
    somebody.leave()
    return took, sum(fetched) / 1000


def watched_game(
    browser: Browser, server: RunningServer, game: str, options: Any
) -> dict[str, float]:
    """Watch bots play to the end with everything moving."""
    host = server.guest("Ben")
    table = client.Table(host, host.open_table(game, [BOT] * 4, options=options)).connect()
    ann = Person(browser, server, "Ann", moves=True, workers=False)
    ann.context.add_init_script(f"({WATCH})()")
    scripts: dict[str, int] = {}

    def weigh(answer: Response) -> None:
        if answer.url.endswith(".js"):
            scripts[answer.url] = len(gzip.compress(answer.body()))

    ann.page.on("response", weigh)
    ann.watch_table(table.id)
    ann.settle()
    ann.page.evaluate("() => { window.longTasks = [] }")
    traced = Tasks(ann.context.new_cdp_session(ann.page))
    table.do("start")
    while not table.over:
        table.listen()
        ann.page.wait_for_timeout(1)
    table.close()
    shown: list[float] = ann.page.evaluate("() => window.shown")
    tasks: list[float] = ann.page.evaluate("() => window.longTasks")
    computed = traced.computed(ann.page)
    ann.leave()
    return {
        "scripts": sum(scripts.values()) / 1000,
        "messages": len(shown),
        "shown": median(shown),
        "late": sorted(shown)[len(shown) * 99 // 100],
        "long": sum(task > LONG for task in tasks),
        "longest": max(tasks, default=0.0),
        "computing": sum(task > LONG for task in computed),
        "most": max(computed, default=0.0),
    }


def main() -> int:
    """Measure, and print a table."""
    found = chromium.find()
    if found is None:
        sys.exit(chromium.missing())
    build_client.build()
    console = Console()
    settings = msgspec.structs.replace(QUICK, bot_pause=PAUSE)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=found, args=ARGUMENTS)
        with run_server(Path(folder), settings) as server:
            console.print(f"Chromium {browser.version}; load before {os.getloadavg()[0]:.1f}")
            pages = [first_page(browser, server) for _ in range(ROUNDS)]
            times = sorted(took for took, _ in pages)
            console.print(
                f"First page on a slow phone: usable after {median(times):.0f} ms, "
                f"{times[0]:.0f} to {times[-1]:.0f}; {pages[0][1]:.0f} kB fetched"
            )
            table = Table("game", "scripts, kB gz", "messages", "shown, ms", "99 of 100", "long tasks", "longest, ms", "by computing", "longest, ms")  # fmt: skip # noqa: E501
            for name, game, options in GAMES:
                row = watched_game(browser, server, game, options)
                table.add_row(name, *(f"{value:.0f}" for value in row.values()))
            console.print(table)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
