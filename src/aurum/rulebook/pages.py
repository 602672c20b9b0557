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


def _page(book: Book, translator: Translator, name: str) -> Iterator[str]:
    """A whole rulebook, paragraph by paragraph."""
    say = translator.say
    yield _note(translator)
    yield f"# {say(book.key)}"
    yield f"*{say(f'{book.key}.notice')}*"
    yield _elsewhere(book, translator, name)
    yield "\n".join(_contents(book, translator))
    yield _heading(translator, "rulebook-goal")
    yield say(f"{book.key}.goal")
    yield _text(say(f"{book.key}.marks"), book)
    yield _heading(translator, "rulebook-picture")
    yield "\n".join(f"- **{say(key)}** · {say(f'{key}.caption')}" for key in book.pictures)
    for chapter in book.chapters:
        yield _heading(translator, chapter.key)
        yield say(f"{chapter.key}.lead")
        if chapter.rules:
            rules = (line for rule in chapter.rules for line in _rule(rule, book, translator))
            yield "\n".join(rules)
        for part in chapter.after:
            yield say(f"{chapter.key}.{part}")
    yield _heading(translator, "rulebook-questions")
    for question, rules_ in book.questions.items():
        answer = f"{say(f'{question}.answer')} ({', '.join(_link(rule) for rule in rules_)})"
        yield f"**{say(question)}**\\\n{answer}"
    yield _heading(translator, "rulebook-words")
    words = sorted(book.words, key=lambda word: say(word).lower())
    yield "\n".join(
        f"- **{say(word)}** — {say(f'{word}.means')} ({_link(book.words[word])})" for word in words
    )


def _aid(aid: Aid, book: Book, translator: Translator, name: str) -> Iterator[str]:
    """What one needs at the table."""
    yield _note(translator)
    yield f"# {translator.say(aid.key)}"
    yield _elsewhere(book, translator, name)
    for section in aid.sections:
        yield f"## {translator.say(section.heading)}"
        yield "\n".join(f"- {_line(key, translator)}" for key in section.lines)
    yield f"*{translator.say(f'{book.key}.notice')}*"


def _line(key: str, translator: Translator) -> str:
    """A sentence, or a piece and what it does."""
    if "does" in translator.attributes(key):
        return f"**{translator.say(key)}** — {translator.say(f'{key}.does')}"
    return translator.say(key)


def _note(translator: Translator) -> str:
    return f"<!-- {translator.say('rulebook-generated')} -->"


def _elsewhere(book: Book, translator: Translator, name: str) -> str:
    """The same page in other languages, and the other pages of this book."""
    home = "" if translator.language == "en" else "../"
    others = [
        f"[{_OWN_NAMES[language]}]({home}{_path(language, name)})"
        for language in LANGUAGES
        if language != translator.language
    ]
    here = {f"{book.game}.md": translator.say(book.key)}
    here |= {f"aid-{aid.name}.md": translator.say(aid.key) for aid in book.aids}
    links = [f"[{title}]({page})" for page, title in here.items() if page != name]
    return (
        f"{translator.say('rulebook-other-languages')} {' · '.join(others)}\\\n{' · '.join(links)}"
    )


def _contents(book: Book, translator: Translator) -> Iterator[str]:
    keys = ["rulebook-goal", "rulebook-picture", *(chapter.key for chapter in book.chapters)]
    for key in [*keys, "rulebook-questions", "rulebook-words"]:
        yield f"- [{translator.say(key)}](#{key})"


def _heading(translator: Translator, key: str) -> str:
    return f'## <a id="{key}"></a>{translator.say(key)}'


def _rule(rule: str, book: Book, translator: Translator) -> Iterator[str]:
    """A rule with its name, its reasons where they belong, and its examples."""
    key = rule_key(rule)
    reasons = [name for name in translator.attributes(key) if name.startswith("why")]
    whys = [
        translator.say("rulebook-why", reason=translator.say(f"{key}.{name}")) for name in reasons
    ]
    before, *after = translator.say(key).split("[R]")
    ruled = (f"[R] *({why})*{part}" for why, part in zip(whys, after, strict=True))
    text = _text(before + "".join(ruled), book)
    yield f'- **{rule}** <a id="{anchor(rule)}"></a>*{translator.say(f"{key}.name")}.* {text}'
    up = "../.." if translator.language == "en" else "../../.."
    for stem in book.scenes[rule]:
        path = f"{up}/src/aurum/games/{book.game}/scenarios/{stem}.toml"
        yield f"  - {translator.say('rulebook-see')} [{translator.say(scene_key(stem))}]({path})"


def _text(text: str, book: Book) -> str:
    """A text whose rule numbers lead to the rules, and whose marks stay marks."""
    known = set(book.rules)
    linked = _RULE.sub(lambda match: _link(match[0]) if match[0] in known else match[0], text)
    return re.sub(r"(?<!`)\[([RD])\](?!\()", r"`[\1]`", linked)


def _link(rule: str) -> str:
    return f"[{rule}](#{anchor(rule)})"
