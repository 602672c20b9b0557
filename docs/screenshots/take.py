"""Takes the pictures of every main screen: `python3 dev.py screenshots [NAME…]`.

Real tables in a real server, seen in a real Chromium: played by choices that are always the same,
with clocks that stand, so that a picture changes only when the client does.
"""

from __future__ import annotations

import argparse
import base64
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import groupby
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path += [str(HERE), *(str(ROOT / folder) for folder in ("tests", "examples", "web"))]

import build_client  # noqa: E402
from people import NOW, People, open_server  # noqa: E402
from playwright.sync_api import Browser, Page, StorageState, sync_playwright  # noqa: E402
from screens import SCREENS, Screen  # noqa: E402
from support.browser import chromium  # noqa: E402
from support.plugins import installed  # noqa: E402

from aurum.server.http import client  # noqa: E402
from aurum.server.identity import COOKIE  # noqa: E402

LANGUAGES = ("en", "fr", "ru")
HEIGHTS = {390: 844, 768: 1024, 1280: 800, 1920: 1080}
PHONE, LAPTOP = 390, 1280
HOST = "aurum.example"
"""Where the server seems to be: links and QR codes in the pictures lead nowhere else."""
QUALITY = 71
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--hide-scrollbars",
    f"--unsafely-treat-insecure-origin-as-secure=http://{HOST}",
]
STAND_STILL = f"performance.now = () => 1000; Date.now = () => {NOW};"
"""Clocks on the page run by these; what moves is off anyway."""
CLIP = """whole => whole
    ? {x: 0, y: 0, width: innerWidth, height: document.documentElement.scrollHeight}
    : {x: scrollX, y: scrollY, width: innerWidth, height: innerHeight}"""
"""What is taken, counted from the top of the document: the page may have been scrolled."""


class Shot(NamedTuple):
    """One picture of a screen."""

    screen: Screen
    width: int
    language: str
    theme: str = "dark"

    @property
    def name(self) -> str:
        """Its file, without the ending."""
        light = "-light" if self.theme == "light" else ""
        return f"{self.screen.name}-{self.width}-{self.language}{light}"


def shots(screen: Screen) -> list[Shot]:
    """Every picture of a screen."""
    usual = [Shot(screen, width, word) for width in (LAPTOP, PHONE) for word in LANGUAGES]
    more = [Shot(screen, int(size), "en") for size in screen.more if size != "light"]
    light = [Shot(screen, width, "en", "light") for width in (LAPTOP, PHONE)]
    return usual + more + (light if "light" in screen.more else [])


# The camera


@contextmanager
def browser_at(people: People) -> Iterator[Browser]:
    """A browser that finds the server under its fine name."""
    port = urlsplit(people.server.url).port
    rules = f"--host-resolver-rules=MAP {HOST} 127.0.0.1:{port}"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium.find(), args=[*ARGUMENTS, rules]
        )
        yield browser
        browser.close()


def knows(people: People, shot: Shot) -> StorageState:
    """What the browser remembers: who looks, and how they like it."""
    token = people.guests[shot.screen.guest].token
    liked = f'{{"language":"{shot.language}","theme":"{shot.theme}","motion":"off"}}'
    return {
        "cookies": [
            {
                "name": COOKIE,
                "value": token,
                "domain": HOST,
                "path": "/",
                "expires": -1,
                "httpOnly": True,
                "secure": False,
                "sameSite": "Lax",
            }
        ],
        "origins": [
            {
                "origin": f"http://{HOST}",
                "localStorage": [
                    {"name": "aurum-guest", "value": "yes"},
                    {"name": "aurum-preferences", "value": liked},
                ],
            }
        ],
    }


def take(browser: Browser, people: People, path: str, shot: Shot, kind: str) -> bytes:
    """Go there, do what is to be done, and press the button."""
    phone = shot.width == PHONE
    context = browser.new_context(
        viewport={"width": shot.width, "height": HEIGHTS[shot.width]},
        device_scale_factor=1.5 if phone else 1,
        is_mobile=phone,
        has_touch=phone,
        reduced_motion="reduce",
        locale=shot.language,
        timezone_id="Europe/Paris",
        storage_state=knows(people, shot),
        service_workers="block",
    )
    context.add_init_script(STAND_STILL)
    page = context.new_page()
    try:
        page.goto(f"http://{HOST}{path}{shot.screen.query}")
        page.locator("#main:not(.loading)").wait_for()
        settle(page)
        shot.screen.act(page)
        settle(page)
        return develop(page, shot.screen.whole, kind)
    finally:
        context.close()


def settle(page: Page) -> None:
    """Wait until everything has come and is drawn, letters too."""
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame))")


def develop(page: Page, whole: bool, kind: str) -> bytes:
    """The picture: small for keeping, or a PNG for looking closely."""
    if kind == "png":
        return page.screenshot(full_page=whole)
    wish = {
        "format": "webp",
        "quality": QUALITY,
        "captureBeyondViewport": whole,
        "clip": {**page.evaluate(CLIP, whole), "scale": 1},
    }
    taken = page.context.new_cdp_session(page).send("Page.captureScreenshot", wish)
    return base64.b64decode(taken["data"])


def take_all(wanted: list[Shot], folder: Path, kind: str) -> None:
    """Each table is laid in a server of its own, so that no picture depends on another."""
    for (prepare, package), group in groupby(
        wanted, key=lambda shot: (shot.screen.prepare, shot.screen.package)
    ):
        names = [package] if package else []
        with (
            installed(*names, packages=ROOT / "examples" / package),
            tempfile.TemporaryDirectory() as data,
            open_server(Path(data)) as people,
        ):
            path = prepare(people)
            with browser_at(people) as browser:
                for shot in group:
                    picture = take(browser, people, path, shot, kind)
                    (folder / f"{shot.name}.{kind}").write_bytes(picture)
                    print(f"{shot.name}.{kind} {len(picture) // 1024} kB", flush=True)


# The album


def index() -> str:
    """A page that shows one of each, and leads to the others."""
    rows = [
        "# Screenshots",
        "",
        "`python3 dev.py screenshots` takes these pictures and writes this page. The name of a",
        "file gives the screen, the width in pixels, the language, and `light` for light colours.",
    ]
    for screen in SCREENS:
        first, *others = shots(screen)
        names = [shot.name.removeprefix(f"{screen.name}-") for shot in others]
        links = [f"[{name}]({screen.name}-{name}.webp)" for name in names]
        rows += ["", f"## {screen.says}", "", f"![{screen.says}]({first.name}.webp)", ""]
        rows += [" · ".join(links)]
    return "\n".join(rows) + "\n"


def main(arguments: list[str]) -> int:
    """Take all of them, or those whose names begin so."""
    parser = argparse.ArgumentParser(prog="dev.py screenshots", description=main.__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help="how the pictures' names begin")
    parser.add_argument("--png", metavar="FOLDER", type=Path, help="write PNG files there instead")
    given = parser.parse_args(arguments)
    wanted = [
        shot
        for screen in SCREENS
        for shot in shots(screen)
        if not given.names or shot.name.startswith(tuple(given.names))
    ]
    if not wanted:
        parser.error("there is no such picture; there are " + ", ".join(s.name for s in SCREENS))
    if chromium.find() is None:
        parser.error(chromium.missing())
    build_client.build()
    folder = given.png or HERE
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as copy:
        # A copy, so that whoever builds meanwhile disturbs nothing.
        built = shutil.copytree(build_client.DIST, Path(copy) / "dist")
        client.client_folder = lambda: built
        take_all(wanted, folder, "png" if given.png else "webp")
    if not given.png:
        (HERE / "README.md").write_text(index(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except build_client.Trouble as trouble:
        sys.exit(f"There are no pictures without the client: {trouble}")
