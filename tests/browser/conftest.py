"""A real server with the built client, and real Chromium. See CONTRIBUTING.md, "Browser tests"."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import build_client
import pytest
from playwright.sync_api import Browser, expect
from support import page_game
from support.browser import chromium
from support.browser.people import PATIENCE, Person, Welcome
from support.plugins import installed
from support.server_fixture import RunningServer, run_server

from aurum.server.http import client
from aurum.server.live.entropy import Entropy
from aurum.server.live.hub import Hub
from aurum.words import translator_for

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests run last: the driver keeps an event loop, and no other can run beside it."""
    here = Path(__file__).parent
    items.sort(key=lambda item: item.path.is_relative_to(here))


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """The system's own Chromium."""
    found = chromium.find()
    if found is None:
        pytest.fail(chromium.missing(), pytrace=False)
    return {**browser_type_launch_args, "executable_path": found, "args": ARGUMENTS}


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The client, built from the sources as they are; a copy, which no other build disturbs."""
    build_client.build()
    folder = tmp_path_factory.mktemp("client") / "dist"
    shutil.copytree(build_client.DIST, folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(client, "client_folder", lambda: folder)
        yield folder


class Known(Entropy):
    """The same deals in every run."""

    def __init__(self, seed: str) -> None:
        self.rng = Random(seed)

    def new_seed(self) -> bytes:
        """The seed of a game."""
        return self.rng.randbytes(32)


@pytest.fixture
def server(built: Path, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[RunningServer]:
    """A server whose bots answer at once. Each test has its own, with its own seeds."""
    entropy = Known(request.node.originalname)
    with run_server(tmp_path, make=lambda *given: Hub(*given, entropy=entropy)) as opened:
        yield opened


@pytest.fixture
def person(browser: Browser, server: RunningServer) -> Iterator[Welcome]:
    """People with browsers of their own. At the end they leave, and nothing may have been wrong."""
    with ExitStack() as people:

        def welcome(name: str, language: str = "en", **how: Any) -> Person:
            somebody = Person(browser, server, name, language, **how)
            people.callback(somebody.leave)
            return somebody

        yield welcome


@pytest.fixture
def games(tmp_path: Path) -> Iterator[None]:
    """The games of the tests are there before a server opens, and that of the documentation."""
    page_game.write(tmp_path, drawn=True)
    with installed("pebbles", "brittle"), installed(page_game.NAME, packages=tmp_path):
        yield


@pytest.fixture
def guest(games: None, person: Welcome) -> Welcome:
    """People who come to a server that has those games."""

    def welcome(name: str, language: str = "en", **how: Any) -> Person:
        somebody = person(name, language, workers=False, **how)
        somebody.translator = translator_for(language)
        somebody.go("/")
        body = {"name": name, "language": language}
        somebody.context.request.post("/api/guests", data=body)
        somebody.page.evaluate("() => localStorage.setItem('aurum-guest', 'yes')")
        return somebody

    return welcome
