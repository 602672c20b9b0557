"""How the words are set: spaces, quotation marks, dashes and apostrophes of each language.

French follows the Imprimerie nationale: a narrow no-break space before `;`, `!` and `?`, a no-break
space before `:` and `%` and inside guillemets. Russian has guillemets without spaces, a no-break
space before a dash and before `%`, and writes ё.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from aurum.words import LANGUAGES, locale_folders

NO_BREAK = "\u00a0"
NARROW = "\u202f"
PLACE = "0"
"""What stands for a fact that is filled in."""

TYPED_HYPHEN = {"expected-beasts", "expected-tile-placed"}
"""Messages in which a lone hyphen is notation that a person types."""
AMBIGUOUS = {"все", "всем", "чем", "узнает"}
"""Russian words that have another meaning with ё."""


def _variants(pattern: fluent.Pattern) -> list[str]:
    """Texts that a pattern can become, in which each of its variants occurs once."""
    parts = [_element(element) for element in pattern.elements]
    most = max((len(part) for part in parts), default=0)
    return ["".join(part[turn % len(part)] for part in parts) for turn in range(most)]


def _element(element: fluent.TextElement | fluent.Placeable) -> list[str]:
    if isinstance(element, fluent.TextElement):
        return [element.value]
    inner = element.expression
    if isinstance(inner, fluent.StringLiteral):
        return [inner.parse()["value"]]
    if isinstance(inner, fluent.SelectExpression):
        return [text for variant in inner.variants for text in _variants(variant.value)]
    return [PLACE]


def _texts(language: str) -> Iterator[tuple[str, str]]:
    """Every text of a language with the key of its message."""
    for folder in locale_folders():
        for path in sorted((folder / language).glob("*.ftl")):
            for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
                if isinstance(entry, fluent.Message | fluent.Term):
                    values = [entry.value, *(attribute.value for attribute in entry.attributes)]
                    for value in values:
                        for text in _variants(value) if value else ():
                            yield entry.id.name, text


def _found(language: str, wrong: str) -> list[str]:
    shape = re.compile(wrong)
    return [f"{key}: {text}" for key, text in _texts(language) if shape.search(text)]


# What stands before a mark of punctuation. After a comma or another mark, `?` and `!` are notation
# that a person types; `%s` and `%(name)s` are filled in by argparse.
BEFORE = r"[\w)\]»”’….*\"]"


FRENCH = [
    (rf"{BEFORE}[ {NO_BREAK}][;!?](?!\w)", "a narrow no-break space before ; ! ?"),
    (rf"{BEFORE}[ {NARROW}]:(?!\w)", "a no-break space before :"),
    (rf"\w[ {NARROW}]%(?![(srd])", "a no-break space before %"),
    (r"[^\W\d_][;!?:](?= |$)", "some space before ; ! ? :"),
    (rf"«[^{NO_BREAK}]|[^{NO_BREAK}]»", "no-break spaces inside guillemets"),
    (r"[“”„]", "guillemets for quotation marks"),
]
RUSSIAN = [
    (r"[“”„]", "guillemets for quotation marks"),
    (r"«\s|\s»", "no spaces inside guillemets"),
    (r"[^\s] —", "a no-break space before a dash"),
    (rf"\w[ {NARROW}]%(?![(srd])", "a no-break space before %"),
    (r"\s–\s|(?<!\w)--(?!\w)", "a long dash between words"),
]


@pytest.mark.parametrize(("wrong", "wanted"), FRENCH, ids=[wanted for _, wanted in FRENCH])
def test_french_marks_are_set_as_french_does(wrong: str, wanted: str) -> None:
    assert _found("fr", wrong) == [], wanted


@pytest.mark.parametrize(("wrong", "wanted"), RUSSIAN, ids=[wanted for _, wanted in RUSSIAN])
def test_russian_marks_are_set_as_russian_does(wrong: str, wanted: str) -> None:
    assert _found("ru", wrong) == [], wanted


def test_no_hyphen_stands_for_a_dash() -> None:
    for language in LANGUAGES:
        found = [key for key, text in _texts(language) if re.search(r"\s-(\s|$)", text)]
        assert set(found) <= TYPED_HYPHEN, language


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_are_typographic(language: str) -> None:
    assert _found(language, r"\w'\w") == []


def test_russian_writes_yo_everywhere_or_nowhere() -> None:
    """A word that has ё in one message has it in every message."""
    texts = [text.lower() for key, text in _texts("ru") if key != "rulebook-little"]
    words = {word for text in texts for word in re.findall("[а-яё]+", text)}
    folded = {word.replace("ё", "е") for word in words if "ё" in word}
    assert folded & words <= AMBIGUOUS
    assert len(folded) > 100
