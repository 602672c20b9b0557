"""Every word in all three languages, with the same variables, and plurals that are right."""

from __future__ import annotations

import ast
import re
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from support.fluent_variables import Variables

from aurum import games, words
from aurum.engine.errors import Key
from aurum.words import (
    LANGUAGES,
    Translator,
    game_credits,
    game_titles,
    locale_folders,
    preferred_language,
    split,
    translator_for,
)

ROOT = Path(__file__).parents[1]
FOLDERS = locale_folders()


def _files(language: str) -> list[str]:
    """The files of a language: the number of their folder, and their name."""
    return [
        f"{number}/{path.name}"
        for number, folder in enumerate(FOLDERS)
        for path in sorted((folder / language).glob("*.ftl"))
    ]


def _text(language: str, file: str) -> str:
    number, name = file.split("/")
    return (FOLDERS[int(number)] / language / name).read_text(encoding="utf-8")


FILES = _files("en")


@cache
def _messages(language: str, file: str) -> dict[str, fluent.Pattern]:
    """Every value and attribute of a file by its key."""
    text = _text(language, file)
    found: dict[str, fluent.Pattern] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, fluent.Junk), f"{language}/{file}: {entry.content}"
        if isinstance(entry, fluent.Message):
            parts = [("", entry.value)]
            parts += [(f".{attribute.id.name}", attribute.value) for attribute in entry.attributes]
            for suffix, pattern in parts:
                key = f"{entry.id.name}{suffix}"
                assert key not in found, f"{language}/{file}: {key} stands twice"
                if pattern is not None:
                    found[key] = pattern
    return found


def _variables(pattern: fluent.Pattern) -> Variables:
    visitor = Variables()
    visitor.visit(pattern)
    return visitor


def test_every_language_has_the_same_files() -> None:
    for language in LANGUAGES:
        assert _files(language) == FILES


@pytest.mark.parametrize("file", FILES)
def test_every_key_is_there_in_every_language_with_the_same_variables(file: str) -> None:
    english = _messages("en", file)
    assert english
    for language in LANGUAGES:
        other = _messages(language, file)
        assert set(other) == set(english), f"{language}/{file}"
        for key, pattern in english.items():
            ours, theirs = _variables(pattern).names, _variables(other[key]).names
            # A language may need a case of a name that another does without.
            named = {name for name in ours ^ theirs if not _is_a_form(name)}
            assert not named, f"{language}/{file}: {key}: {named}"


def _is_a_form(name: str) -> bool:
    """Forms of one word: a name in another case, the gender or the person it speaks to."""
    return bool(re.search(r"(_|-)?(of|to|from|acc|the|you|gender)$", name))


@pytest.mark.parametrize("file", FILES)
def test_no_key_stands_in_two_files(file: str) -> None:
    keys = set(_messages("en", file))
    for other in FILES:
        if other != file:
            assert not keys & set(_messages("en", other))


@pytest.mark.parametrize("file", FILES)
def test_russian_plurals_have_all_their_forms(file: str) -> None:
    for key, pattern in _messages("ru", file).items():
        for forms in _variables(pattern).plurals:
            assert forms >= {"one", "few", "many", "other"}, f"ru/{file}: {key}: {forms}"


@pytest.mark.parametrize(
    ("number", "expected"),
    [
        (1, "1 ход"),
        (2, "2 хода"),
        (5, "5 ходов"),
        (11, "11 ходов"),
        (21, "21 ход"),
        (22, "22 хода"),
        (112, "112 ходов"),
    ],
)
def test_russian_plurals_are_right(number: int, expected: str) -> None:
    header = translator_for("ru").say("record-header", game="oriflamme", rules=1, choices=number)
    assert header.endswith(expected)


@cache
def _named_by_python(path: Path) -> set[str]:
    """The strings of a module that may be keys, without the attribute they ask for."""
    shape = re.compile(r"[a-z]+(-[a-z]+)+")
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    texts = [node.value for node in nodes if isinstance(node, ast.Constant)]
    names = [text.split(".")[0] for text in texts if isinstance(text, str)]
    return {name for name in names if shape.fullmatch(name)}


def _named_by_client(path: Path) -> set[str]:
    """The same of a file of the browser client."""
    quoted = r"""['"`]([a-z]\w*-[\w-]*)(?:\.\w+)?['"`]"""
    return set(re.findall(quoted, path.read_text(encoding="utf-8")))


def _named_by_words(path: Path) -> set[str]:
    """The messages that those of a file refer to."""
    return set(re.findall(r"\{ ([a-z][\w-]*)(?:\.\w+)? \}", path.read_text(encoding="utf-8")))


def test_every_key_that_the_code_names_exists() -> None:
    """A string in the code that looks like a key of ours is one."""
    keys = {key for file in FILES for key in _messages("en", file)}
    families = {key.split("-")[0] for key in keys}
    found = {name for path in (ROOT / "src").rglob("*.py") for name in _named_by_python(path)}
    named = {name for name in found if name.split("-")[0] in families}
    named -= {"choosing-first", "automaton-fights", "titans-come"}  # words of position notation
    missing = {key for key in named if key not in keys and not any(k.startswith(key) for k in keys)}
    assert not missing


def test_nobody_else_says_the_words_of_a_game() -> None:
    """What the platform or two games say stands in the platform's files."""
    owners: dict[str, str] = {}
    for file in FILES:
        folder = FOLDERS[int(file.split("/")[0])].parent
        if folder.parent.name == "games":
            owners |= dict.fromkeys(_messages("en", file), folder.name)
    assert len(set(owners.values())) > 1
    named = {path: _named_by_python(path) for path in (ROOT / "src").rglob("*.py")}
    for kind in ("*.ts", "*.svelte"):
        paths = (ROOT / "web" / "src").rglob(kind)
        named |= {path: _named_by_client(path) for path in paths if ".test." not in path.name}
    named |= {path: _named_by_words(path) for path in (ROOT / "src").rglob("*.ftl")}
    strangers = []
    for path, keys in named.items():
        place = path.relative_to(ROOT).parts
        home = place[place.index("games") + 1] if "games" in place else ""
        strangers += [f"{path}: {key}" for key in keys if owners.get(key, home) != home]
    assert strangers == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_whose_the_games_are(language: str) -> None:
    translator = translator_for(language)
    for game in games.names():
        assert translator.say(f"game-{game}") in game_titles(translator)
        assert translator.say(f"game-{game}-credit") in game_credits(translator)


def test_several_facts_may_be_words_themselves() -> None:
    facts = {"of": Key("family-pegasus.of"), "the": Key("card-heir.the")}
    facts |= {"who": Key("family-pegasus"), "name": Key("card-heir")}
    assert translator_for("ru").say("subject", facts, you="other") == "карта «Наследник» Пегаса"


def test_a_missing_key_or_fact_is_an_error() -> None:
    with pytest.raises(KeyError):
        translator_for("en").say("no-such-key")
    with pytest.raises(LookupError):
        translator_for("en").say("record-missing")
    with pytest.raises(ValueError, match="no such language: de"):
        translator_for("de")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "ru_RU"}, "ru"),
        ({"LC_ALL": "ru_RU", "AURUM_LANG": "en"}, "en"),
        ({"LANG": "C"}, "en"),
    ],
)
def test_the_language_follows_the_system(environment: dict[str, str], language: str) -> None:
    assert preferred_language(environment) == language


def test_facts_are_sanitized_before_they_are_said() -> None:
    """What somebody typed may look like a key, be endless, or command the terminal."""
    say = translator_for("en").say
    assert say("record-missing", field="expected-end") == "The record lacks the field expected-end."
    assert say("record-missing", field=Key("expected-end")).endswith("Nothing more should follow..")
    assert len(say("record-missing", field="x" * 100_000)) < 1000
    assert "\x1b" not in say("record-missing", field="\x1b[31m\x07\u202e")
    assert say("record-rules", given=10**30, known=1).count("0") >= 30
    assert say("record-rules", given=10**5000, known=1)


# Messages are read one by one, when they are first said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_a_file_taken_apart_says_what_it_says_as_a_whole(language: str, file: str) -> None:
    text = _text(language, file)
    whole = [
        entry
        for entry in FluentParser().parse(text).body
        if isinstance(entry, fluent.Message | fluent.Term)
    ]
    apart = list(split(text))
    assert len(apart) == len(whole)
    for (name, source), entry in zip(apart, whole, strict=True):
        alone, *comments = FluentParser().parse(source).body
        assert name == ("-" if isinstance(entry, fluent.Term) else "") + entry.id.name
        assert alone.equals(entry, ignored_fields=["span", "comment"]), name
        assert all(isinstance(rest, fluent.BaseComment) for rest in comments), name


APART = """\
# Said first, though what it needs stands below, or in another file.
greeting = { -house }: { welcome.formal } { $n ->
    [one] A = { coin }
   *[other] { NUMBER($n) } { coins }
}
coin = coin
coins = coins
    .short = c.

"""
TOGETHER = """\
-house = Aurum
welcome = Hello
    .formal = Welcome,
coin = never, since the first one counts
"""


def test_what_a_message_refers_to_is_read_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "a.ftl").write_text(APART)
    (tmp_path / "en" / "b.ftl").write_text(TOGETHER)
    monkeypatch.setattr(words, "locale_folders", lambda: [tmp_path])
    translator = Translator("en")
    assert translator.has("coins")
    assert not translator.has("coinz")
    assert not translator.has("-house")  # a term, which nobody says by itself
    assert translator.say("greeting", n=1) == "Aurum: Welcome, A = coin"
    assert Translator("en").say("greeting", n=2) == "Aurum: Welcome, 2 coins"
    assert translator.say("coins.short") == "c."
    assert translator.attributes("coins") == ("short",)
    assert translator.has("coins")
    with pytest.raises(KeyError):
        translator.say("house")


def test_two_who_speak_at_once_say_the_same() -> None:
    """Nobody finds a message that another is just reading half read."""
    keys = sorted(key for key in _messages("en", "0/web.ftl") if "." not in key)
    translator = Translator("en")
    with ThreadPoolExecutor(8) as pool:
        heard = list(pool.map(lambda turn: [translator.attributes(key) for key in keys], range(8)))
    assert heard == heard[:1] * 8
