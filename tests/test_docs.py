"""The documents are true: their examples run, and every rule has a scenario."""

from __future__ import annotations

import doctest
import importlib
import re
import tomllib
from pathlib import Path

import pytest

import aurum
from aurum.engine import read_scenario, run_scenario
from aurum.games.oriflamme.rules import oriflamme

ROOT = Path(__file__).parents[1]
SCENARIOS = sorted((ROOT / "src" / "aurum" / "games").glob("*/scenarios/*.toml"))
RULE = re.compile(r"^- \*\*((?:OF|AL|MX|OR)-[\d.]+)\*\*", re.MULTILINE)
LINK = re.compile(r"(?<!`)\]\(([^)\s]+)\)")
DOCS = [*(ROOT / "docs").glob("*.md"), *(ROOT / "docs" / "protocol").glob("*.md")]
PAGES = ["README.md", *(path.relative_to(ROOT).as_posix() for path in sorted(DOCS))]


@pytest.mark.parametrize("page", PAGES)
def test_examples_in_documents_run(page: str) -> None:
    failed, _ = doctest.testfile(str(ROOT / page), module_relative=False, encoding="utf-8")
    assert failed == 0


LINKED = [*PAGES, "CONTRIBUTING.md", "deploy/README.md"]
PATH = re.compile(r"`((?:bench|deploy|docs|examples|src|tests|web)/[\w./-]+)`")

PLACEHOLDER = re.compile(r"[A-Z]+(-.*)?")
"""A part of a path that stands for many, such as `GAME`."""


def without_examples(page: str) -> str:
    """The text of a page, without its blocks of code."""
    text = (ROOT / page).read_text(encoding="utf-8")
    return re.sub(r"^ *```.*?^ *```", "", text, flags=re.DOTALL | re.MULTILINE)


def anchors(page: str) -> set[str]:
    """The places of a page that links can name: its headings, and what it marks itself."""
    text = without_examples(page)
    headings = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    named = {re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-") for heading in headings}
    return named | set(re.findall(r'<a id="([^"]+)"></a>', text))


@pytest.mark.parametrize("page", LINKED)
def test_links_of_documents_lead_somewhere(page: str) -> None:
    for link in LINK.findall(without_examples(page)):
        if link.startswith(("http:", "https:")):
            continue
        path, _, place = link.partition("#")
        target = ((ROOT / page).parent / path).resolve() if path else ROOT / page
        assert target.exists(), link
        if place and target.suffix == ".md":
            assert place in anchors(target.relative_to(ROOT).as_posix()), link


@pytest.mark.parametrize("page", LINKED)
def test_files_that_documents_name_are_there(page: str) -> None:
    for path in PATH.findall(without_examples(page)):
        if not any(PLACEHOLDER.fullmatch(part) for part in path.split("/")):
            assert (ROOT / path).exists(), path


@pytest.mark.parametrize(
    "module", ["aurum", "aurum.engine.batch", "aurum.engine.check", "aurum.rulebook"]
)
def test_examples_in_docstrings_run(module: str) -> None:
    failed, tried = doctest.testmod(importlib.import_module(module))
    assert tried > 0
    assert failed == 0


def rules_of(game: str) -> list[str]:
    """The numbers of a game's rules as its page lists them."""
    return RULE.findall((ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8"))


def test_rules_are_numbered_once() -> None:
    rules = rules_of("oriflamme")
    assert len(rules) == 62
    assert sorted(rules) == sorted(oriflamme.rulebook)


@pytest.mark.parametrize(
    "page",
    sorted((ROOT / "docs" / "rules").rglob("*.md")),
    ids=lambda page: str(page.relative_to(ROOT / "docs" / "rules")),
)
def test_links_of_the_rulebook_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    links = LINK.findall(text)
    assert links
    for link in links:
        path, _, place = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), link
        if place:
            assert f'<a id="{place}"></a>' in target.read_text(encoding="utf-8"), link


def test_every_rule_has_a_scenario_and_every_scenario_a_rule() -> None:
    rules = {rule for game in aurum.games.names() for rule in rules_of(game)}
    shown: set[str] = set()
    for path in SCENARIOS:
        named = read_scenario(path.read_text(encoding="utf-8")).rules
        assert named, path.name
        assert set(named) <= rules, path.name
        assert path.name.startswith(f"{named[0]}-"), f"{path.name} is filed under another rule"
        shown.update(named)
    assert rules - shown == set()


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_scenario_holds(path: Path) -> None:
    scenario = read_scenario(path.read_text(encoding="utf-8"))
    assert run_scenario(scenario, aurum.game(scenario.game)) == []


def test_the_example_of_the_scenario_page_holds() -> None:
    page = (ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8")
    example = re.findall(r"```toml\n(.*?)```", page, re.DOTALL)[0]
    assert run_scenario(read_scenario(example), oriflamme) == []


def test_the_position_of_the_notation_page_is_written_as_it_is_read() -> None:
    page = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    position = re.findall(r"```\n(set base.*?)```", page, re.DOTALL)[0]
    before_the_spy_acts = oriflamme.read_position(position.replace("P:Spy", "P:(Spy)"))
    written = oriflamme.write_position(before_the_spy_acts)
    assert written.replace("P:(Spy)", "P:Spy") == position


def test_every_choice_of_the_notation_page_can_be_read() -> None:
    page = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    table = page.split("## Choices")[1].split("Positions in a choice")[0]
    choices = re.findall(r"^\| `([^`]+)` \|", table, re.MULTILINE)
    assert len(choices) > 20
    for text in choices:
        assert oriflamme.write(oriflamme.read(text)).split() == sorted_if_aside(text)


def sorted_if_aside(text: str) -> list[str]:
    """The three cards set aside are written in the order of the set."""
    words = text.split()
    if words[0] == "aside":
        return oriflamme.write(oriflamme.read(text)).split()
    return words


def test_the_version_is_the_same_everywhere() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["version"] == aurum.__version__
    assert f"## {aurum.__version__}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
