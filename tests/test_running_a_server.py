"""The page for whoever runs a server says what is so, and the image has what it says."""

from __future__ import annotations

import re
from pathlib import Path

import build_site
import pytest

from aurum.cli.commands import serve as serving
from aurum.cli.parser import build_parser
from aurum.cli.serve_settings import Serving
from aurum.server.settings import ServerSettings
from aurum.words import translator_for

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "deploy" / "README.md").read_text(encoding="utf-8")
IMAGE = (ROOT / "deploy" / "Dockerfile").read_text(encoding="utf-8")
WALK = PAGE.partition("## The first ten minutes\n")[2].partition("\n## ")[0]


def test_the_walk_shows_what_the_server_prints(monkeypatch: pytest.MonkeyPatch) -> None:
    block = re.search(r"```console\n(.*?)```", WALK, re.DOTALL)
    assert block is not None
    shown = [line for line in block[1].splitlines() if not line.startswith("$")]
    monkeypatch.setattr(serving, "own_address", lambda: "192.168.1.20")
    words = translator_for("en")
    chosen = build_parser(words).parse_args(["serve"])
    host, port = chosen.host or "0.0.0.0", chosen.port or 8717
    asked = Serving(host, port, "warning", ServerSettings(data=Path("/games")))
    assert len(shown) == 2
    assert serving.welcome(asked, port, False, words)[:2] == shown


def test_the_walk_names_what_a_person_finds_on_the_pages() -> None:
    messages = (ROOT / "src" / "aurum" / "locales" / "en" / "web.ftl").read_text(encoding="utf-8")
    words = set(re.findall(r"^web-\S+ = (.*)$", messages, re.MULTILINE))
    named = re.findall(r"(?<!\*)\*([^*]+)\*(?!\*)", WALK)
    found = {" ".join(part.split()) for part in named}
    assert {"Create a table", "Sit down", "Start the game"} <= found
    assert found <= words


def test_every_command_that_starts_a_server_is_understood() -> None:
    found = re.findall(r"(?:python3 dev\.py start|aurum serve)((?: --[a-z-]+ [^\s`]+)*)", PAGE)
    assert {"--host", "--public-url"} <= {word for given in found for word in given.split()}
    for given in found:
        build_parser(translator_for("en")).parse_args(["serve", *given.split()])


def test_the_image_has_the_documentation_where_the_server_looks_for_it() -> None:
    stage = re.search(r"^FROM .* AS docs\n((?:(?!FROM).*\n)*)", IMAGE, re.MULTILINE)
    assert stage is not None
    copied = " ".join(re.findall(r"^COPY (.*) \S+$", stage[1], re.MULTILINE)).split()
    for source in build_site.sources():
        path = source.relative_to(ROOT)
        assert path.parts[0] in copied, f"a page of the image would lack {path}"
    script = Path(build_site.__file__).relative_to(ROOT).as_posix()
    assert f"\nRUN python {script} --build\n" in stage[1]
    taken = re.search(r"^COPY --from=docs /build/(\S+) (\S+)$", IMAGE, re.MULTILINE)
    python = re.search(r"^FROM python:([\d.]+)-slim$", IMAGE, re.MULTILINE)
    assert taken is not None
    assert python is not None
    assert ROOT / taken[1] == build_site.SITE
    assert taken[2] == f"/opt/aurum/lib/python{python[1]}/site-packages/aurum/docs"
