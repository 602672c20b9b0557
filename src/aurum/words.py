"""Every word a person reads, from `locales/`, in the language of the reader."""

from __future__ import annotations

import os
import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

from aurum import games
from aurum.engine import SPECTATOR, Phrase, Player
from aurum.engine.errors import Key
from aurum.engine.phrases import Fact
from aurum.games.plugin import FALLBACK

LANGUAGES: Final = ("en", "fr", "ru")
_LONGEST: Final = 800
"""The most of a fact that is shown; Fluent refuses much longer ones."""
_LARGEST: Final = 10**15
_NAME: Final = re.compile(r"-?[A-Za-z][\w-]*", re.ASCII)
_ENTRY: Final = re.compile(rf"^({_NAME.pattern}) *=", re.ASCII | re.MULTILINE)


def locale_folders() -> list[Path]:
    """The folders of the words: the platform's, and one for each game."""
    own = Path(__file__).parent / "locales"
    return [own, *(plugin.folder / "locales" for plugin in games.plugins())]


def languages_of(game: str) -> list[str]:
    """The languages that a game has words in."""
    folder = games.load(game).folder / "locales"
    return [language for language in LANGUAGES if (folder / language).is_dir()]


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

    A game that has no words in this language is read in English.

    There are some three thousand messages, and who is in a hurry says ten of them: each is read
    out of its file only when it is first said.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread: dict[str, str] = {}
        for folder in locale_folders():
            own = folder / language
            files = (own if own.is_dir() else folder / FALLBACK).glob("*.ftl")
            for path in sorted(files):
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
        text, problems = self._bundle.format_pattern(pattern, filled)
        if problems:
            raise KeyError(f"{self.language}: {key}: {problems}")
        return str(text)

    def phrase(self, phrase: Phrase, names: Sequence[str] = (), reader: int = SPECTATOR) -> str:
        """A phrase in words. `names` are those of the seats, `reader` is the seat that is "you"."""
        facts: dict[str, object] = {}
        for name, fact in phrase.facts.items():
            facts[name] = self.fact(fact, names, reader)
            if isinstance(fact, Player):
                you = "you" if fact.seat == reader >= 0 else "other"
                facts[f"{name}-you"] = you
                if name == "who":
                    facts["you"] = you
                    for form in self.attributes(fact.key) if fact.key else ():
                        facts[form] = self.say(f"{fact.key}.{form}")
        return self.say(phrase.key, facts)

    def fact(self, fact: Fact, names: Sequence[str], reader: int) -> str | int:
        """A fact of a phrase in words, or the number that it is."""
        if isinstance(fact, Phrase):
            return self.phrase(fact, names, reader)
        if isinstance(fact, Player):
            if fact.key:
                return self.say(fact.key)
            known = 0 <= fact.seat < len(names)
            return names[fact.seat] if known else self.say("table-person", seat=fact.seat + 1)
        if isinstance(fact, tuple):
            parts = [str(self.fact(part, names, reader)) for part in fact]
            return (", " if any(map(str.isalnum, "".join(parts))) else " ").join(parts)
        return fact

    def sentence(self, phrase: Phrase, names: Sequence[str] = (), reader: int = SPECTATOR) -> str:
        """A phrase that stands alone, and so begins with a capital letter."""
        return capital(self.phrase(phrase, names, reader))

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        self._read(key, set())
        return self._bundle.has_message(key)

    def attributes(self, key: str) -> tuple[str, ...]:
        """The names of a message's attributes, as they stand in its file."""
        return tuple(self._message(key).attributes)


class LocaleChecker:
    """Tells `check_game` whether the phrases of a game have words, in all languages."""

    def has_words(self, game: str) -> bool:
        """Whether this is an installed game that brings words."""
        return game in games.names() and bool(languages_of(game))

    def missing(self, game: str) -> str:
        """The messages that one language of a game has and another lacks."""
        folder = games.load(game).folder / "locales"
        keys = {language: _keys(folder / language) for language in languages_of(game)}
        every = set().union(*keys.values())
        lacking = [f"{one}: {key}" for one in keys for key in sorted(every - keys[one])]
        return ", ".join(lacking)

    def problem(self, phrase: Phrase, reader: int) -> str:
        """Why a phrase cannot be said to the reader at this seat."""
        for language in LANGUAGES:
            translator = translator_for(language)
            try:
                if phrase.key:
                    translator.phrase(phrase, (), reader)
                else:  # a value that stands alone
                    for fact in phrase.facts.values():
                        translator.fact(fact, (), reader)
            except Exception as problem:
                said = problem.args[0] if isinstance(problem, LookupError) else problem
                return f"{language}: {phrase.key}: {said}"
        return ""


def _keys(folder: Path) -> set[str]:
    return {
        name
        for path in folder.glob("*.ftl")
        for name, _ in split(path.read_text(encoding="utf-8"))
        if not name.startswith("-")
    }


def capital(text: str) -> str:
    """A text with its first letter, also behind a quotation mark, as a capital."""
    first = 1 if text[:1] == "«" else 0
    return text[:first] + text[first : first + 1].upper() + text[first + 1 :]


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


def game_key(prefix: str, game: str, value: str) -> str:
    """The key of a game's word for one of its own values, such as a kind of puzzle.

    It contains the name of the game, since all games have one set of keys.
    """
    return f"{prefix}-{game}-{value}"


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
