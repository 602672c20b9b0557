"""The client as browsers get it: every page, every file, and what they may keep."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest
from support.server_fixture import RunningServer
from support.table_driver import ask_plainly

import aurum
from aurum.server.http import client

PAGE = b"<!doctype html><title>Aurum</title>"
SCRIPT = b"export const table = 1\n" * 100


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client that is built, in a folder with something beside it."""
    (tmp_path / "secret.js").write_text("hidden")
    folder = tmp_path / "dist"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_bytes(PAGE)
    (folder / "sw.js").write_text("self")
    (folder / ".built-from").write_text("stamp")
    (folder / "assets" / "shell-AB12.js").write_bytes(SCRIPT)
    (folder / "assets" / "forum-CD34.woff2").write_bytes(b"wOF2" * 50)
    monkeypatch.setattr(client, "client_folder", lambda: folder)
    return folder


EVERY_PAGE = [re.sub(r"\{\w+:str\}", "x", path) for path in client.page_paths()]


def test_the_client_lists_its_pages() -> None:
    assert {"/", "/tables/x", "/rules/x/x", "/statistics", "/puzzles/x/x"} <= set(EVERY_PAGE)


def test_the_pages_come_from_a_package_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "aurum"
    monkeypatch.setattr(aurum, "__file__", str(package / "__init__.py"))
    assert client.page_paths() == ["/"], "there is no client at all"
    (package / "web").mkdir(parents=True)
    routes = '[{"page": "room", "paths": ["/rooms", "/rooms/:id"], "kept": true}]'
    (package / "web" / "routes.json").write_text(routes)
    assert client.page_paths() == ["/rooms", "/rooms/{id:str}"]


@pytest.mark.parametrize("path", EVERY_PAGE)
def test_every_page_is_the_client(server: RunningServer, path: str) -> None:
    answer, body = ask_plainly(server, "GET", path, accept="text/html,*/*;q=0.8")
    assert (answer.status, body) == (200, PAGE)
    assert answer.getheader("content-type") == "text/html; charset=utf-8"
    assert answer.getheader("cache-control") == "no-cache", "it names the newest files"
    assert "default-src 'self'" in answer.getheader("content-security-policy", "")


def test_the_page_asks_ahead_for_the_words_of_its_reader_alone(
    server: RunningServer, built: Path
) -> None:
    """Which language that is, only the server knows before the script runs."""
    links = {
        language: f'<link rel="modulepreload" href="/assets/{language}.js" data-words="{language}">'
        for language in ("en", "fr", "ru")
    }
    (built / "index.html").write_text(f"<title>Aurum</title>{''.join(links.values())}<p>")
    tags = set()
    for wanted, language in (("ru-RU,en;q=0.5", "ru"), ("fr", "fr"), ("de", "en"), ("", "en")):
        answer, body = ask_plainly(server, "GET", "/", accept="text/html", accept_language=wanted)
        assert body.decode() == f"<title>Aurum</title>{links[language]}<p>"
        assert "accept-language" in answer.getheader("vary", "")
        tags.add(answer.getheader("etag"))
    assert len(tags) == 3, "what is kept for one language is not for another"


def test_a_person_who_is_lost_gets_a_page_and_a_program_an_error(server: RunningServer) -> None:
    answer, body = ask_plainly(server, "GET", "/nowhere", accept="text/html")
    assert (answer.status, body) == (404, PAGE)
    assert "default-src 'self'" in answer.getheader("content-security-policy", "")
    answer, body = ask_plainly(server, "GET", "/nowhere", accept="application/json")
    assert answer.status == 404
    assert b"server-not-found" in body
    answer, body = ask_plainly(server, "GET", "/api/nowhere", accept="text/html")
    assert answer.status == 404
    assert b"server-not-found" in body


def test_a_file_with_its_hash_in_its_name_is_kept_for_ever(server: RunningServer) -> None:
    answer, body = ask_plainly(server, "GET", "/assets/shell-AB12.js")
    assert (answer.status, body) == (200, SCRIPT)
    assert answer.getheader("content-type", "").startswith("text/javascript")
    assert "immutable" in answer.getheader("cache-control", "")
    answer, body = ask_plainly(server, "GET", "/assets/forum-CD34.woff2", accept_encoding="gzip")
    assert answer.getheader("content-type") == "font/woff2"
    assert answer.getheader("content-encoding") is None, "letters are packed already"


def test_what_can_be_packed_comes_packed(server: RunningServer) -> None:
    answer, body = ask_plainly(server, "GET", "/assets/shell-AB12.js", accept_encoding="br, gzip")
    assert answer.getheader("content-encoding") == "gzip"
    assert len(body) < len(SCRIPT)
    assert gzip.decompress(body) == SCRIPT


def test_what_has_not_changed_is_not_sent_again(server: RunningServer, built: Path) -> None:
    answer, _ = ask_plainly(server, "GET", "/sw.js")
    tag = answer.getheader("etag", "")
    answer, body = ask_plainly(server, "GET", "/sw.js", if_none_match=tag)
    assert (answer.status, body) == (304, b"")
    (built / "sw.js").write_text("self again")
    answer, body = ask_plainly(server, "GET", "/sw.js", if_none_match=tag)
    assert (answer.status, body) == (200, b"self again")


@pytest.mark.parametrize(
    "path",
    [
        "/assets/nothing.js",
        "/assets/..%2f..%2fsecret.js",
        "/assets/%2e%2e/index.html",
        "/assets/.built-from",
        "/.built-from",
        "/secret.js",
        "/icon.svg",
    ],
)
def test_nothing_else_can_be_had(server: RunningServer, path: str) -> None:
    answer, body = ask_plainly(server, "GET", path)
    assert answer.status == 404
    assert b"hidden" not in body


def test_without_a_client_the_server_says_so_itself(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "client_folder", lambda: None)
    for path in ("/", "/tables/AAAAAAAAAAAAAAAA"):
        answer, body = ask_plainly(server, "GET", path, accept="text/html")
        assert answer.status == 200
        assert b"dev.py setup" in body
    answer, _ = ask_plainly(server, "GET", "/assets/shell-AB12.js", accept="text/html")
    assert answer.status == 404


def test_the_client_is_looked_for_in_the_package_and_in_the_checkout(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()
    monkeypatch.setattr(aurum, "__file__", str(tmp_path / "src" / "aurum" / "__init__.py"))
    assert client.client_folder() is None
    checkout = tmp_path / "web" / "dist"
    checkout.mkdir(parents=True)
    (checkout / "index.html").touch()
    assert client.client_folder() == checkout
    package = tmp_path / "src" / "aurum" / "web"
    package.mkdir(parents=True)
    (package / "index.html").touch()
    assert client.client_folder() == package
