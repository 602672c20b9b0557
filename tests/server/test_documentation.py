"""The documentation site as browsers get it from the server."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest
from support.server_fixture import RunningServer, run_server
from support.table_driver import ask_plainly

import aurum
from aurum.server.http import documentation

PAGE = b"<!doctype html><title>Aurum</title><p>Of a game</p>"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with run_server(tmp_path_factory.mktemp("data")) as opened:
        yield opened


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A site that has been built, in a folder with something beside it."""
    (tmp_path / "secret.txt").write_text("hidden")
    folder = tmp_path / "site"
    (folder / "api").mkdir(parents=True)
    (folder / "index.html").write_bytes(PAGE)
    (folder / "api" / "index.html").write_bytes(PAGE * 50)
    (folder / "look.css").write_text("body{}")
    (folder / ".hidden").write_text("hidden")
    (folder / "rule.toml").write_text("game = 1")
    (folder / "rule.webp").write_bytes(b"RIFF")
    monkeypatch.setattr(documentation, "site_folder", lambda: folder)
    return folder


def test_the_address_without_a_slash_leads_to_the_front_page(
    server: RunningServer, site: Path
) -> None:
    answer, _ = ask_plainly(server, "GET", "/docs")
    assert answer.status in (301, 302)
    assert answer.getheader("location") == "/docs/"


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/docs/", "text/html; charset=utf-8"),
        ("/docs/api/", "text/html; charset=utf-8"),
        ("/docs/look.css", "text/css; charset=utf-8"),
        ("/docs/rule.toml", "text/plain; charset=utf-8"),
        ("/docs/rule.webp", "image/webp"),
    ],
)
def test_pages_and_files_have_their_kind_and_fetch_nothing_from_elsewhere(
    server: RunningServer, site: Path, path: str, kind: str
) -> None:
    answer, body = ask_plainly(server, "GET", path)
    assert answer.status == 200
    assert answer.getheader("content-type") == kind
    file = site / path.removeprefix("/docs/")
    assert body == (file / "index.html" if file.is_dir() else file).read_bytes()
    policy = answer.getheader("content-security-policy", "")
    assert policy.startswith("default-src 'self'; ")
    assert "http" not in policy
    again, nothing = ask_plainly(server, "GET", path, if_none_match=answer.getheader("etag", ""))
    assert (again.status, nothing) == (304, b"")


def test_a_page_is_compressed_for_clients_that_accept_it(server: RunningServer, site: Path) -> None:
    answer, body = ask_plainly(server, "GET", "/docs/api/", accept_encoding="gzip")
    assert answer.getheader("content-encoding") == "gzip"
    assert gzip.decompress(body) == PAGE * 50
    assert len(body) < len(PAGE) * 5


@pytest.mark.parametrize(
    "path",
    [
        "/docs/no-such/",
        "/docs/api",
        "/docs/../secret.txt",
        "/docs/%2e%2e/secret.txt",
        "/docs/api/..%2f..%2fsecret.txt",
        "/docs//etc/hostname",
        "/docs/.hidden",
        "/docs/%00",
    ],
)
def test_nothing_else_can_be_named(server: RunningServer, site: Path, path: str) -> None:
    answer, body = ask_plainly(server, "GET", path)
    assert answer.status == 404
    assert b"hidden" not in body


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "has not been built"), ("fr", "n’a pas été construite"), ("ru", "не собрана")],
)
def test_a_server_without_the_site_says_so(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch, language: str, sentence: str
) -> None:
    monkeypatch.setattr(documentation, "site_folder", lambda: None)
    answer, body = ask_plainly(server, "GET", "/docs/", accept_language=language)
    assert answer.status == 404
    assert sentence in body.decode()
    assert "dev.py docs --build" in body.decode()


def test_the_site_comes_from_a_package_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "lib" / "python" / "aurum"
    monkeypatch.setattr(aurum, "__file__", str(package / "__init__.py"))
    assert documentation.site_folder() is None
    (package / "docs").mkdir(parents=True)
    (package / "docs" / "index.html").write_bytes(PAGE)
    assert documentation.site_folder() == package / "docs"
