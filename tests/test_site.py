"""The documentation site: it can be built of the pages, and nothing in it leads nowhere.

The site is built once, as `dev.py docs --check` does; that fetches what builds it the first time.
"""

from __future__ import annotations

import html
import importlib
import inspect
import json
import re
import subprocess
import sys
import tomllib
from contextlib import suppress
from pathlib import Path

import build_site
import check_site
import checks
import pytest
from playwright.sync_api import Locator, Page, TimeoutError, sync_playwright
from support.browser import chromium
from support.server_fixture import run_server
from test_public_names import NAMES, PACKAGES

from aurum.server.http import documentation

ROOT = Path(__file__).parents[1]
BROKEN = """() => [
    ...[...document.querySelectorAll("td code")].filter(code => code.getClientRects().length > 1),
    ...[...document.querySelectorAll(".doc-signature pre")].filter(
        signature => signature.scrollWidth > signature.clientWidth),
    ...[...document.querySelectorAll("body *")].filter(
        part => parseFloat(getComputedStyle(part).letterSpacing) < 0),
].map(part => part.textContent)"""
"""What can hardly be read: code that a table breaks, signatures that do not fit, letters pushed
together."""
SITE = ROOT / "build" / "docs" / "site"


def build() -> None:
    """Build the site of the pages as they are now, and look for faults."""
    command = [sys.executable, str(ROOT / "dev.py"), "docs", "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if "pip did not finish" in done.stderr and not checks.for_everybody():
        pytest.skip(f"what builds the site cannot be fetched: {done.stdout[-1000:]}")
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.long
def test_the_site_has_no_faults_and_a_browser_reads_and_searches_it(tmp_path: Path) -> None:
    """In one test, because every process of the tests would have to build the site."""
    build()
    assert len(list(SITE.rglob("index.html"))) > 60
    assert len(json.loads((SITE / "search.json").read_text(encoding="utf-8"))["items"]) > 300
    page = (SITE / "api" / "engine" / "index.html").read_text(encoding="utf-8")
    for name in ("State.apply", "Game.imagine", "check_game", "Record.to_json", "SPECTATOR"):
        assert f'id="aurum.engine.{name}"' in page, name
    check_constructors()
    for built in SITE.rglob("index.html"):
        named = re.findall(r">[\w./-]+\.md</a>", built.read_text(encoding="utf-8"))
        assert not named, f"{built} names pages by their files: {named}"
    assert documentation.site_folder() == SITE
    path = chromium.find()
    if path is None:
        if checks.for_everybody():
            pytest.fail(chromium.missing())
        pytest.skip(chromium.missing())
    with run_server(tmp_path) as server, sync_playwright() as started:
        browser = started.chromium.launch(executable_path=path, args=["--no-sandbox"])
        read(browser.new_page(viewport={"width": 390, "height": 844}), f"{server.url}/")
        browser.close()


def check_constructors() -> None:
    """The reference shows how each class is made, with all parameters."""
    shown = 0
    for package, name in NAMES:
        thing = getattr(importlib.import_module(package), name)
        abstract = inspect.isabstract(thing) or getattr(thing, "_is_protocol", False)
        if not inspect.isclass(thing) or abstract:
            continue
        try:
            wanted = [name for name in inspect.signature(thing).parameters if name != "args"]
        except ValueError:  # a compiled class, which does not tell
            continue
        place = Path(PACKAGES[package]).stem
        page = (SITE / "api" / place / "index.html").read_text(encoding="utf-8")
        assert len(re.findall(rf'doc-class-name">{name}<', page)) == 1, name
        heading = page.partition(f'id="{package}.{name}"')[2].split('class="doc doc-contents')[0]
        signature = html.unescape(re.sub(r"<[^>]+>", "", heading))
        for parameter in wanted:
            assert re.search(rf"[(, *]{parameter}\b", signature), (name, parameter, signature)
        shown += bool(wanted)
    assert shown > 40


def read(page: Page, own: str) -> None:
    """Read pages on a phone and search them; only this server may be asked."""
    faults: list[str] = []

    def elsewhere(url: str) -> bool:
        return not url.startswith((own, "data:", "blob:"))

    page.on("console", lambda told: faults.append(told.text) if told.type == "error" else None)
    page.on("pageerror", lambda problem: faults.append(str(problem)))
    page.on("request", lambda asked: faults.append(asked.url) if elsewhere(asked.url) else None)
    page.on("response", lambda answer: faults.append(answer.url) if answer.status >= 400 else None)
    for address in (
        "docs", "docs/tour/", "docs/api/engine/", "docs/api/envs/", "docs/research/",
        "docs/rules/ru/orichalque/",
    ):  # fmt: skip
        page.goto(own + address)
        assert page.evaluate("document.documentElement.scrollWidth") <= 390, address
        assert page.evaluate(BROKEN) == [], address
    page.goto(f"{own}docs/")
    open_search(page).fill("resample_from_infostate")
    found = page.get_by_role("option")
    assert found.nth(0).inner_text().startswith("resample_from_infostate")
    assert found.nth(1).inner_text().startswith("OpenSpiel")
    assert faults == []


def open_search(page: Page) -> Locator:
    """The field of the search; the page may be shown before its script listens to keys."""
    field = page.locator("input[aria-controls]")
    for _ in range(10):
        page.keyboard.press("Control+k")
        with suppress(TimeoutError):
            field.wait_for(state="visible", timeout=3000)
            break
    return field


def test_the_lock_has_what_the_group_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    lock = (ROOT / "requirements-docs.lock").read_text(encoding="utf-8")
    for requirement in project["dependency-groups"]["docs"]:
        assert re.search(rf"^{requirement.partition('>')[0]}==", lock, re.MULTILINE)
    assert "http" not in lock


def test_the_site_is_built_anew_when_anything_that_it_shows_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made_from = [
        "README.md", "docs/tour.md", "docs/pictures/a.svg", "docs/site/zensical.toml",
        "examples/play.ipynb", "requirements-docs.lock", "src/aurum/__init__.py", "web/icon.svg",
        "web/fonts/one.woff2",
    ]  # fmt: skip
    for name in [*made_from, "docs/pictures/draw.py"]:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(f"# {name}")
    (tmp_path / "README.md").write_text("[play](examples/play.ipynb), [tour](docs/tour.md)")
    (tmp_path / "docs" / "tour.md").write_text("![a picture](pictures/a.svg)")
    monkeypatch.setattr(build_site, "ROOT", tmp_path)
    monkeypatch.setattr(build_site, "HERE", tmp_path / "docs" / "site")
    monkeypatch.setattr(build_site, "SITE", tmp_path / "site")
    monkeypatch.setattr(build_site, "ASSETS", {"web/icon.svg": "icon.svg", "web/fonts": "fonts"})
    (tmp_path / "site").mkdir()
    stamp = tmp_path / "site" / build_site.STAMP
    assert not build_site.fresh()
    for name in made_from:
        stamp.write_text(build_site.digest())
        with (tmp_path / name).open("a") as file:
            file.write(" and more")
        assert not build_site.fresh(), name
    stamp.write_text(build_site.digest())
    (tmp_path / "docs" / "pictures" / "draw.py").write_text("shown nowhere")
    assert build_site.fresh()
    (tmp_path / "docs" / "tour.md").write_text("[gone](nowhere.md)")
    assert not build_site.fresh()


def test_faults_are_found(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "a" / "index.html").write_text(
        '<h2 id="here">A</h2><a href="../b/">gone</a><a href="#there">place</a>'
        '<a href="#here">right</a>'
        '<script src="https://elsewhere.example/x.js"></script><img src="no.png"><p>[x](y.md)</p>'
    )
    (tmp_path / "look.css").write_text("@import url(//elsewhere.example/font.css)")
    found = check_site.problems(tmp_path, {"a.md", "c.md"}, {"a.md", "d.md"})
    assert len(found) == 8
    for word in ("c.md", "d.md", "../b/", "#there", "elsewhere.example/x.js", "no.png", "css"):
        assert any(word in sentence for sentence in found), word
    assert any("shows Markdown" in sentence for sentence in found)
