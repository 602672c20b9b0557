"""Every word a person reads, from `locales/`, in the language of whoever reads it."""

from __future__ import annotations

import os
import re
import unicodedata
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

from aurum import games
from aurum.engine.errors import Key

LANGUAGES: Final = ("en", "fr", "ru")

_LONGEST: Final = 800
"""More of a fact than this nobody reads; Fluent refuses a good deal more."""
_LARGEST: Final = 10**15
_NAME: Final = re.compile(r"-?[A-Za-z][\w-]*", re.ASCII)
_ENTRY: Final = re.compile(rf"^({_NAME.pattern}) *=", re.ASCII | re.MULTILINE)


def locale_folders() -> list[Path]:
    """The folders of the words: the platform's, and one for each game."""
    own = Path(__file__).parent / "locales"
    return [own, *(plugin.folder / "locales" for plugin in games.plugins())]


def split(text: str) -> Iterator[tuple[str, str]]:
    """The messages and terms of a Fluent file by name, each as it is written there.

    Only they begin at the edge with a name and an equals sign; what belongs to them is indented.
    """
    starts = list(_ENTRY.finditer(text))
    ends = [*(start.start() for start in starts[1:]), len(text)]
    for start, end in zip(starts, ends, strict=False):
        yield start[1], text[start.start() : end]


class Translator:
    """One language. `say` raises KeyError for a key that is not there: words are never missing.

    There are some three thousand messages, and who is in a hurry says ten of them: each is read
    out of its file only when it is first said.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread: dict[str, str] = {}
        for folder in locale_folders():
            for path in sorted((folder / language).glob("*.ftl")):
                for name, source in split(path.read_text(encoding="utf-8")):
                    self._unread.setdefault(name, source)

    def _message(self, name: str) -> Message:
        if name in self._unread:
            self._read(name, set())
        return self._bundle.get_message(name)

    def _read(self, name: str, begun: set[str]) -> None:
        """Read a message, and before it whatever it may refer to.

        Only then is it struck off: another thread that finds it read can say it.
        """
        begun.add(name)
        source = self._unread.get(name)
        if source is None:  # it was, meanwhile
            return
        for word in _NAME.findall(source):
            if word in self._unread and word not in begun:
                self._read(word, begun)
        self._bundle.add_resource(FluentResource(source))
        self._unread.pop(name, None)

    def say(self, key: str, facts: Mapping[str, object] | None = None, /, **more: object) -> str:
        """The message of this key, or with `key.attribute` one of its attributes, filled in."""
        name, _, attribute = key.partition(".")
        message = self._message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(key)
        given = {**(facts or {}), **more}
        plain = {fact: value for fact, value in given.items() if not isinstance(value, Key)}
        filled = {
            fact: self.say(value, plain) if isinstance(value, Key) else sanitize(value)
            for fact, value in given.items()
        }
        said, problems = self._bundle.format_pattern(pattern, filled)
        if problems:
            raise KeyError(f"{self.language}: {key}: {problems}")
        return str(said)

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        self._read(key, set())
        return self._bundle.has_message(key)

    def attributes(self, key: str) -> tuple[str, ...]:
        """The names of a message's attributes, as they stand in its file."""
        return tuple(self._message(key).attributes)


def sanitize(value: object) -> object:
    """A fact as it can be said: not too long, and without characters that command a terminal."""
    if isinstance(value, int) and abs(value) > _LARGEST:
        value = str(value) if abs(value) < 10**60 else "…"
    if not isinstance(value, str):
        return value
    if len(value) > _LONGEST:
        value = f"{value[: _LONGEST // 2]} … {value[-_LONGEST // 4 :]}"
    if value.isprintable():
        return value
    return "".join(_sanitize_letter(letter) for letter in value)


def _sanitize_letter(letter: str) -> str:
    if letter in "\n\t\r":
        return " "
    return "\ufffd" if unicodedata.category(letter) in ("Cc", "Cf", "Cs") else letter


@cache
def translator_for(language: str) -> Translator:
    """The translator of a language, read once."""
    if language not in LANGUAGES:
        raise ValueError(f"no such language: {language}; there are {', '.join(LANGUAGES)}")
    return Translator(language)


def game_title(translator: Translator, game: str) -> str:
    """What a game is called; one that does not say so has the name it is chosen by."""
    key = f"game-{game}"
    return translator.say(key) if translator.has(key) else game


def game_titles(translator: Translator) -> str:
    """What all games are called, for a sentence that lists them."""
    say = translator.say
    titles = [say("list-title", game=game_title(translator, game)) for game in games.names()]
    *others, last = titles
    return say("list-and", first=", ".join(others), last=last) if others else last


def game_credits(translator: Translator) -> str:
    """Whose the games are: a sentence of each that has one."""
    keys = [f"game-{game}-credit" for game in games.names()]
    return " ".join(translator.say(key) for key in keys if translator.has(key))


def preferred_language(environment: Mapping[str, str] | None = None) -> str:
    """The language that the system asks for, if Aurum speaks it; else English."""
    variables = os.environ if environment is None else environment
    for name in ("AURUM_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if wanted := variables.get(name):
            return wanted[:2].lower() if wanted[:2].lower() in LANGUAGES else "en"
    return "en"


def format_english(key: str, facts: Mapping[str, str | int]) -> str:
    """The translator that errors have for programmers."""
    return translator_for("en").say(key, facts)
