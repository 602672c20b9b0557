"""The pages in docs/rules are what the words and the order of the rulebook say."""

from __future__ import annotations

from pathlib import Path

import pytest

from aurum.rulebook import anchor, books
from aurum.rulebook.pages import pages

FOLDER = Path(__file__).parents[2] / "docs" / "rules"
PAGES = pages()


@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_what_the_words_say(path: str) -> None:
    """If not: python3 dev.py rules."""
    assert (FOLDER / path).read_text(encoding="utf-8") == PAGES[path]


def test_there_is_no_other_page() -> None:
    found = {path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*.md")}
    assert found == {*PAGES, "README.md"}


@pytest.mark.parametrize("language", ["", "fr/", "ru/"])
def test_every_rule_can_be_linked_to(language: str) -> None:
    for book in books():
        page = PAGES[f"{language}{book.game}.md"]
        for rule in book.rules:
            assert page.count(f'<a id="{anchor(rule)}"></a>') == 1
            assert page.count(f"\n- **{rule}** ") == 1


def test_each_reason_stands_behind_its_ruling() -> None:
    """Not behind another of the same rule."""
    line = next(line for line in PAGES["orichalque.md"].splitlines() if "**OR-4.2**" in line)
    first, second = line.split("`[R]`")[1:]
    assert first.startswith(" *(Why? So say the English and French rulebooks")
    assert second.startswith(" *(Why? As when a card is discarded, [OR-9.1](#or-9-1).)*.")
