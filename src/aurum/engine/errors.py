"""The errors of Aurum.

An error carries a key of `locales/` and the facts that fill it in, never a sentence: the sentence
is written in the language of whoever made the mistake. `str(error)` is in English as soon as the
`aurum` package is imported, which sets `formatter`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping


class Key(str):
    """A fact that is itself a key of `locales/`, such as the reason inside an error.

    A type of its own, because what somebody typed may look like a key.
    """

    __slots__ = ()


Fact = str | int
Facts = Mapping[str, Fact]


def why_not(problem: OSError | UnicodeDecodeError) -> Fact:
    """Why a file cannot be read or written: the usual reasons as keys, others in English."""
    if isinstance(problem, UnicodeDecodeError):
        return Key("file-no-text")
    for kind, key in _FILES.items():
        if isinstance(problem, kind):
            return Key(key)
    return problem.strerror or str(problem)


_FILES: dict[type[OSError], str] = {
    FileNotFoundError: "file-missing",
    IsADirectoryError: "file-folder",
    PermissionError: "file-forbidden",
}


def _unformatted(key: str, facts: Facts) -> str:
    """The formatter of the engine alone: the key and its facts."""
    return f"{key} {dict(facts)}"


formatter: Callable[[str, Facts], str] = _unformatted


class AurumError(Exception):
    """The root of every error that a person or a program may cause."""

    def __init__(self, key: str, facts: Facts | None = None, rule: str = "") -> None:
        super().__init__(key, facts, rule)
        self.key = key
        self.facts: Facts = dict(facts or {})
        self.rule = rule

    def __str__(self) -> str:
        text = formatter(self.key, self.facts)
        return f"{text} [{self.rule}]" if self.rule else text


class Unreadable(AurumError):
    """Text that is not in the notation: says where the first error is and what would be allowed."""

    def __init__(self, text: str, start: int, end: int, key: str, facts: Facts) -> None:
        line = text.count("\n", 0, start) + 1
        column = start - (text.rfind("\n", 0, start) + 1) + 1
        found = text[start:end]
        place: Facts = {"line": line, "column": column, "found": found, "blank": int(not found)}
        super().__init__(key, {**place, **facts})
        self.text = text
        self.start = start
        self.end = end

    def __reduce__(self) -> tuple[object, ...]:
        return Unreadable, (self.text, self.start, self.end, self.key, self.facts)

    def pointer(self) -> str:
        """The line in question with a caret under the place."""
        begin = self.text.rfind("\n", 0, self.start) + 1
        stop = self.text.find("\n", self.start)
        line = self.text[begin : stop if stop >= 0 else len(self.text)]
        width = max(1, min(self.end, begin + len(line)) - self.start)
        return f"{line}\n{' ' * (self.start - begin)}{'^' * width}"


class Illegal(AurumError):
    """A readable choice that the rules do not allow now; `rule` is the one it breaks."""


class BadOptions(AurumError):
    """Options no game can be started with; the sentence says what is allowed."""


class BadRecord(AurumError):
    """A record that cannot be replayed. `move` is the first choice that failed, counted from 1."""

    def __init__(self, key: str, facts: Facts | None = None, rule: str = "", move: int = 0) -> None:
        super().__init__(key, facts, rule)
        self.move = move


class BrokenPromise(AurumError):
    """What `check_game` raises when a game does not keep the contract.

    The fact `position` is where it does not, `other` the state that a seat must not be able to
    distinguish from it.
    """

    def __str__(self) -> str:
        lines = [super().__str__()]
        for name in ("position", "other"):
            if name in self.facts:
                lines += [formatter(f"promise-shown-{name}", {}), str(self.facts[name])]
        return "\n".join(lines)
