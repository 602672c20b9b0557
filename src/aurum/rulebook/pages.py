"""The rulebook as text: `docs/rules/` in three languages, from the same words the browser shows.

One rule is one line, so that a changed sentence is one changed line.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from aurum.rulebook import books
from aurum.rulebook.book import Aid, Book, anchor, rule_key, scene_key
from aurum.words import LANGUAGES, Translator, translator_for

_OWN_NAMES: Final = {"en": "English", "fr": "Français", "ru": "Русский"}
"""What a language is called by those who read it, whatever the page is written in."""
_RULE: Final = re.compile(r"\b[A-Z]{2}-\d+(?:\.\d+)?")


def pages() -> dict[str, str]:
    """Every page by its path below `docs/rules`; English ones lie there, others in a folder."""
    written: dict[str, str] = {}
    for language in LANGUAGES:
        for book in books():
            name = f"{book.game}.md"
            written[_path(language, name)] = _joined(_page(book, translator_for(language), name))
            for aid in book.aids:
                name = f"aid-{aid.name}.md"
                lines = _aid(aid, book, translator_for(language), name)
                written[_path(language, name)] = _joined(lines)
    return written


def _path(language: str, name: str) -> str:
    return name if language == "en" else f"{language}/{name}"


def _joined(paragraphs: Iterator[str]) -> str:
    return "\n\n".join(paragraphs) + "\n"


def _page(book: Book, said: Translator, name: str) -> Iterator[str]:
    """A whole rulebook, paragraph by paragraph."""
    say = said.say
    yield _note(said)
    yield f"# {say(book.key)}"
    yield f"*{say(f'{book.key}.notice')}*"
    yield _elsewhere(book, said, name)
    yield "\n".join(_contents(book, said))
    yield _heading(said, "rulebook-goal")
    yield say(f"{book.key}.goal")
    yield _text(say(f"{book.key}.marks"), book)
    yield _heading(said, "rulebook-picture")
    yield "\n".join(f"- **{say(key)}** · {say(f'{key}.caption')}" for key in book.pictures)
    for chapter in book.chapters:
        yield _heading(said, chapter.key)
        yield say(f"{chapter.key}.lead")
        if chapter.rules:
            rules = (line for rule in chapter.rules for line in _rule(rule, book, said))
            yield "\n".join(rules)
        for part in chapter.after:
            yield say(f"{chapter.key}.{part}")
    yield _heading(said, "rulebook-questions")
    for question, rules_ in book.questions.items():
        answer = f"{say(f'{question}.answer')} ({', '.join(_link(rule) for rule in rules_)})"
        yield f"**{say(question)}**\\\n{answer}"
    yield _heading(said, "rulebook-words")
    words = sorted(book.words, key=lambda word: say(word).lower())
    yield "\n".join(
        f"- **{say(word)}** — {say(f'{word}.means')} ({_link(book.words[word])})" for word in words
    )


def _aid(aid: Aid, book: Book, said: Translator, name: str) -> Iterator[str]:
    """What one needs at the table."""
    yield _note(said)
    yield f"# {said.say(aid.key)}"
    yield _elsewhere(book, said, name)
    for section in aid.sections:
        yield f"## {said.say(section.heading)}"
        yield "\n".join(f"- {_line(key, said)}" for key in section.lines)
    yield f"*{said.say(f'{book.key}.notice')}*"


def _line(key: str, said: Translator) -> str:
    """A sentence, or a piece and what it does."""
    if "does" in said.attributes(key):
        return f"**{said.say(key)}** — {said.say(f'{key}.does')}"
    return said.say(key)


def _note(said: Translator) -> str:
    return f"<!-- {said.say('rulebook-generated')} -->"


def _elsewhere(book: Book, said: Translator, name: str) -> str:
    """The same page in other languages, and the other pages of this book."""
    home = "" if said.language == "en" else "../"
    others = [
        f"[{_OWN_NAMES[language]}]({home}{_path(language, name)})"
        for language in LANGUAGES
        if language != said.language
    ]
    here = {f"{book.game}.md": said.say(book.key)}
    here |= {f"aid-{aid.name}.md": said.say(aid.key) for aid in book.aids}
    links = [f"[{title}]({page})" for page, title in here.items() if page != name]
    return f"{said.say('rulebook-other-languages')} {' · '.join(others)}\\\n{' · '.join(links)}"


def _contents(book: Book, said: Translator) -> Iterator[str]:
    keys = ["rulebook-goal", "rulebook-picture", *(chapter.key for chapter in book.chapters)]
    for key in [*keys, "rulebook-questions", "rulebook-words"]:
        yield f"- [{said.say(key)}](#{key})"


def _heading(said: Translator, key: str) -> str:
    return f'## <a id="{key}"></a>{said.say(key)}'


def _rule(rule: str, book: Book, said: Translator) -> Iterator[str]:
    """A rule with its name, its reasons where they belong, and its examples."""
    key = rule_key(rule)
    reasons = [name for name in said.attributes(key) if name.startswith("why")]
    whys = [said.say("rulebook-why", reason=said.say(f"{key}.{name}")) for name in reasons]
    before, *after = said.say(key).split("[R]")
    ruled = (f"[R] *({why})*{part}" for why, part in zip(whys, after, strict=True))
    text = _text(before + "".join(ruled), book)
    yield f'- **{rule}** <a id="{anchor(rule)}"></a>*{said.say(f"{key}.name")}.* {text}'
    up = "../.." if said.language == "en" else "../../.."
    for stem in book.scenes[rule]:
        path = f"{up}/src/aurum/games/{book.game}/scenarios/{stem}.toml"
        yield f"  - {said.say('rulebook-see')} [{said.say(scene_key(stem))}]({path})"


def _text(text: str, book: Book) -> str:
    """A text whose rule numbers lead to the rules, and whose marks stay marks."""
    known = set(book.rules)
    linked = _RULE.sub(lambda match: _link(match[0]) if match[0] in known else match[0], text)
    return re.sub(r"(?<!`)\[([RD])\](?!\()", r"`[\1]`", linked)


def _link(rule: str) -> str:
    return f"[{rule}](#{anchor(rule)})"
