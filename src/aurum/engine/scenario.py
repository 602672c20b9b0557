"""Scenarios: a position, the choices made, and what must hold afterwards.

They are TOML files: the tests run them, and the rulebook in the browser plays them.
`docs/scenarios.md` describes the format.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from aurum.engine.contract import Game, State
from aurum.engine.errors import AurumError, BadOptions, Fact, Illegal, Key, Unreadable
from aurum.engine.events import Event

_KEYS: Final = {"game", "rules", "title", "position", "start", "choices", "expect", "then"}
_STEP_KEYS: Final = {"choices", "expect"}
_CHECKS: Final = ("legal", "only", "illegal", "unreadable", "refuses", "events", "silent", "view")


class BadScenario(AurumError):
    """A file that is no scenario."""


@dataclass(frozen=True)
class Part:
    """Some choices, and what must hold after the last of them."""

    choices: tuple[str, ...]
    expect: Mapping[str, Any]


@dataclass(frozen=True)
class Scenario:
    """One scenario as read from its file."""

    game: str
    rules: tuple[str, ...]
    title: str
    position: str | None
    start: Mapping[str, object]
    parts: tuple[Part, ...]


@dataclass(frozen=True)
class ScenarioFailure:
    """What did not hold, as a key of `locales/` with its facts. `part` counts from 1."""

    part: int
    key: str
    facts: Mapping[str, Fact]


def read_scenario(text: str) -> Scenario:
    """A scenario from its TOML; `BadScenario` says what is wrong with it."""
    try:
        document = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as problem:
        raise BadScenario("scenario-not-toml", {"problem": str(problem)}) from None
    _only_keys(document, _KEYS)
    for name in ("game", "rules", "title"):
        if name not in document:
            raise BadScenario("scenario-missing", {"field": name})
    if ("position" in document) == ("start" in document):
        raise BadScenario("scenario-beginning")
    for name, kind in (("game", str), ("title", str), ("position", str), ("start", dict)):
        if not isinstance(document.get(name, kind()), kind):
            raise BadScenario("scenario-field", {"field": name})
    thens = document.get("then", [])
    if not isinstance(thens, list) or not all(isinstance(then, dict) for then in thens):
        raise BadScenario("scenario-field", {"field": "then"})
    for number, then in enumerate(thens, 2):
        _only_keys(then, _STEP_KEYS)
        if not then.get("choices") and not then.get("expect"):
            raise BadScenario("scenario-empty", {"part": number})
    parts = [_read_part(part) for part in [document, *thens]]
    if not any(part.expect for part in parts):
        raise BadScenario("scenario-missing", {"field": "expect"})
    return Scenario(
        document["game"],
        _strings(document, "rules"),
        document["title"],
        document.get("position"),
        document.get("start", {}),
        tuple(parts),
    )


def _only_keys(table: Mapping[str, object], allowed: set[str]) -> None:
    for key in table:
        if key not in allowed:
            facts = {"field": key, "allowed": ", ".join(sorted(allowed))}
            raise BadScenario("scenario-unknown", facts)


def _strings(table: Mapping[str, Any], name: str) -> tuple[str, ...]:
    values = table.get(name, [])
    if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
        raise BadScenario("scenario-strings", {"field": name})
    return tuple(values)


def _read_part(table: Mapping[str, Any]) -> Part:
    expect = table.get("expect", {})
    if not isinstance(expect, dict):
        raise BadScenario("scenario-field", {"field": "expect"})
    for name in ("legal", "only", "unreadable", "events", "silent"):
        _strings(expect, name)
    for name, kind in (("illegal", dict), ("view", dict), ("refuses", list)):
        if not isinstance(expect.get(name, kind()), kind):
            raise BadScenario("scenario-field", {"field": name})
    for name in ("view", "refuses"):
        tables = expect.get(name, {})
        for inner in tables.values() if isinstance(tables, dict) else tables:
            if not isinstance(inner, dict):
                raise BadScenario("scenario-field", {"field": name})
    return Part(_strings(table, "choices"), expect)


def run_scenario(scenario: Scenario, game: Game[Any, Any]) -> list[ScenarioFailure]:
    """Play a scenario; everything that does not hold, nothing where all does."""
    for rule in scenario.rules:
        if rule not in game.rulebook:
            return [ScenarioFailure(0, "scenario-no-rule", {"rule": rule})]
    try:
        if scenario.position is not None:
            state: State = game.read_position(scenario.position)
        else:
            state = game.begin(game.options(scenario.start))
    except AurumError as problem:
        return [_failed(0, "scenario-position", problem)]
    failures: list[ScenarioFailure] = []
    for number, part in enumerate(scenario.parts, 1):
        events: list[Event] = []
        state.events = events
        for text in part.choices:
            try:
                state.apply(game.read(text))
            except AurumError as problem:
                return [*failures, _failed(number, "scenario-choice", problem, choice=text)]
        state.events = None
        for key, facts in _judge(game, state, part.expect, events):
            failures.append(ScenarioFailure(number, key, facts))
    return failures


def _failed(part: int, key: str, problem: AurumError, **facts: Fact) -> ScenarioFailure:
    return ScenarioFailure(part, key, {**facts, "problem": str(problem)})


Findings = Iterator[tuple[str, Mapping[str, Fact]]]


def _judge(
    game: Game[Any, Any], state: State, expect: Mapping[str, Any], events: list[Event]
) -> Findings:
    """What of the expectation does not hold."""
    facts = {name: value for name, value in expect.items() if name not in _CHECKS}
    yield from _judge_facts(game, "", facts, game.facts(state))
    for name, seen in expect.get("view", {}).items():
        seat = game.read_seat(state, name)
        yield from _judge_facts(game, f"view.{name}.", seen, game.facts(state, seat))
    yield from _judge_choices(game, state, expect)
    yield from _judge_options(game, expect.get("refuses", []))
    yield from _judge_events(game, expect, [event.name for event in events])


def _judge_facts(
    game: Game[Any, Any], path: str, expected: Mapping[str, Any], actual: dict[str, object]
) -> Findings:
    for name, value in expected.items():
        try:
            yield from _compare(path, {name: game.spell(name, value)}, actual)
        except Unreadable as problem:
            yield "scenario-fact-unreadable", {"fact": f"{path}{name}", "problem": str(problem)}


def _judge_events(game: Game[Any, Any], expect: Mapping[str, Any], happened: list[str]) -> Findings:
    for name in (*expect.get("events", []), *expect.get("silent", [])):
        if name not in game.events:
            yield "scenario-no-event", {"event": name, "allowed": ", ".join(game.events)}
    for name in expect.get("events", []):
        if name in game.events and name not in happened:
            yield "scenario-event", {"event": name, "events": ", ".join(happened)}
    for name in expect.get("silent", []):
        if name in happened:
            yield "scenario-silent", {"event": name}


def _judge_choices(game: Game[Any, Any], state: State, expect: Mapping[str, Any]) -> Findings:
    legal = [game.write(choice) for choice in state.choices()]
    listed = ", ".join(legal)
    for text in expect.get("legal", []):
        if _spelled(game, text) not in legal:
            yield "scenario-legal", {"choice": text, "legal": listed}
    if "only" in expect:
        wanted = sorted(_spelled(game, text) for text in expect["only"])
        if wanted != sorted(legal):
            yield "scenario-only", {"expected": ", ".join(wanted), "legal": listed}
    for text, rule in expect.get("illegal", {}).items():
        try:
            state.clone().apply(game.read(text))
        except Illegal as problem:
            if problem.rule != rule:
                yield "scenario-rule", {"choice": text, "rule": str(rule), "given": problem.rule}
        except Unreadable as problem:
            facts = {"choice": text, "rule": str(rule), "problem": str(problem)}
            yield "scenario-illegal-unreadable", facts
        else:
            yield "scenario-illegal", {"choice": text, "rule": str(rule)}
    for text in expect.get("unreadable", []):
        try:
            game.read(text)
        except Unreadable:
            continue
        yield "scenario-readable", {"choice": text}


def _judge_options(game: Game[Any, Any], refusals: list[Any]) -> Findings:
    for refusal in refusals:
        options = dict(refusal)
        rule = options.pop("rule", "")
        try:
            game.options(options)
        except BadOptions as problem:
            if problem.rule != rule:
                facts = {"choice": str(options), "rule": str(rule), "given": problem.rule}
                yield "scenario-rule", facts
        else:
            yield "scenario-accepted", {"options": str(options)}


def _spelled(game: Game[Any, Any], text: str) -> str:
    """A choice as the game itself would write it; unreadable text stays as it is."""
    try:
        return game.write(game.read(text))
    except Unreadable:
        return text


def _compare(path: str, expected: Any, actual: Any) -> Findings:
    """Where the expected facts differ from the actual ones; facts not expected may be anything."""
    if isinstance(expected, dict) and isinstance(actual, dict):
        for name, value in expected.items():
            if name in actual:
                yield from _compare(f"{path}{name}.", value, actual[name])
            else:
                known = ", ".join(str(key) for key in actual)
                yield "scenario-no-fact", {"fact": f"{path}{name}", "allowed": known}
    elif type(actual) in _KINDS and type(expected) is not type(actual):
        kind = _KINDS[type(actual)]
        yield "scenario-kind", {"fact": path.rstrip("."), "kind": Key(kind)}
    elif _plain(expected) != _plain(actual):
        facts = {"fact": path.rstrip("."), "expected": str(expected), "actual": str(actual)}
        yield "scenario-fact", facts


_KINDS: Final = {
    dict: "expected-table", list: "expected-pile", int: "expected-whole", str: "expected-text",
}  # fmt: skip
"""How each kind of fact is given in TOML."""


def _plain(value: Any) -> Any:
    """A value without what does not matter: the order of a pile, the width of a space."""
    if isinstance(value, str):
        return value.split()
    if isinstance(value, list) and all(isinstance(item, str) for item in value):
        return sorted(value)
    return value
