"""An analysis as one JSON document, with the record it is of."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final

import aurum
from aurum.analysis.choice_analysis import AnalysisParams, ChoiceAnalysis
from aurum.analysis.errors import BadAnalysis
from aurum.bots import Reason
from aurum.engine import Record, read_record
from aurum.engine.errors import Facts

FORMAT: Final = 1
"""The version of this document's shape."""
_FIELDS: Final[dict[str, type | tuple[type, ...]]] = {
    "analysis": int,
    "level": str,
    "iterations": int,
    "seed": int,
    "looked": list,
    "result": (list, type(None)),
    "record": dict,
}
_LOOKED: Final[dict[str, type | tuple[type, ...]]] = {
    "move": int,
    "seat": int,
    "made": str,
    "best": str,
    "chances": list,
    "after": (int, float),
    "best_after": (int, float),
    "cost": (int, float),
    "reason": dict,
}


@dataclass(frozen=True)
class Analysis:
    """The analysis of a record."""

    record: Record
    params: AnalysisParams
    choices: list[ChoiceAnalysis]
    """Every choice where there was one to make, in order."""
    result: list[float] | None
    """Each seat's share of the victory; None for a game that stops early."""

    def to_json(self) -> str:
        """The document; the same analysis always gives the same bytes."""
        return json.dumps(self.document(), ensure_ascii=False, indent=1) + "\n"

    def document(self) -> dict[str, object]:
        """The document as plain data."""
        return {
            "analysis": FORMAT,
            **self.params._asdict(),
            "looked": [as_dict(one) for one in self.choices],
            "result": self.result,
            "record": json.loads(self.record.to_json()),
        }

    @property
    def secretive(self) -> bool:
        """Whether seats know different things."""
        return aurum.game(self.record.game).secretive

    def timeline(self) -> list[tuple[int, list[float]]]:
        """After how many choices each seat had which chance, from the first that was looked at.

        Where seats know different things, each seat's is what it could know itself when it last
        chose: chances of different seats rest on different knowledge.
        """
        found = []
        own: dict[int, float] = {}
        for one in self.choices:
            if self.secretive:
                own[one.seat] = one.chances[one.seat]
            chances = [own.get(seat, seen) for seat, seen in enumerate(one.chances)]
            found.append((one.move - 1, chances))
        if self.result is not None:
            found.append((len(self.record.choices), self.result))
        return found

    def costliest(self, most: int, seat: int | None = None) -> list[ChoiceAnalysis]:
        """The choices that cost most, the worst first; of a seat, or of all."""
        found = [one for one in self.choices if one.cost and seat in (None, one.seat)]
        return sorted(found, key=lambda one: (-one.cost, one.move))[:most]


def as_dict(one: ChoiceAnalysis) -> dict[str, object]:
    """A choice as plain data."""
    return {**one._asdict(), "reason": {"key": one.reason.key, "facts": dict(one.reason.facts)}}


def is_analysis(document: object) -> bool:
    """Whether a JSON document says that it is an analysis."""
    return isinstance(document, dict) and "analysis" in document


def read_analysis(text: str) -> Analysis:
    """An analysis from its document; `BadAnalysis` says what is missing or wrong."""
    try:
        document = json.loads(text.removeprefix("\ufeff"))
    except (ValueError, RecursionError):
        raise BadAnalysis("analysis-not-json") from None
    if not is_analysis(document):
        raise BadAnalysis("analysis-none")
    if document["analysis"] != FORMAT:
        facts: Facts = {"given": str(document["analysis"])[:20], "known": FORMAT}
        raise BadAnalysis("analysis-format", facts)
    _check(document, _FIELDS, "")
    record = read_record(json.dumps(document["record"]))
    seats = len(record.seats)
    choices = [
        _read_looked(one, seats, f"looked {number}")
        for number, one in enumerate(document["looked"], 1)
    ]
    if any(one.move > len(record.choices) for one in choices):
        raise BadAnalysis("analysis-field", {"field": "looked"})
    result = document["result"]
    if result is not None:
        _check_chances(result, seats, "result")
    params = AnalysisParams(document["level"], document["iterations"], document["seed"])
    return Analysis(record, params, choices, result)


def _read_looked(one: Any, seats: int, where: str) -> ChoiceAnalysis:
    if not isinstance(one, dict):
        raise BadAnalysis("analysis-field", {"field": where})
    _check(one, _LOOKED, f"{where} ")
    _check_chances(one["chances"], seats, f"{where} chances")
    key, facts = one["reason"].get("key"), one["reason"].get("facts")
    if not isinstance(key, str) or not isinstance(facts, dict) or not _facts(facts):
        raise BadAnalysis("analysis-field", {"field": f"{where} reason"})
    if not 0 <= one["seat"] < seats or one["move"] < 1 or one["cost"] < 0:
        raise BadAnalysis("analysis-field", {"field": where})
    return ChoiceAnalysis(**{**{name: one[name] for name in _LOOKED}, "reason": Reason(key, facts)})


def _facts(facts: dict[str, Any]) -> bool:
    return all(isinstance(fact, str | int) for fact in facts.values())


def _check(found: dict[str, Any], fields: dict[str, Any], where: str) -> None:
    for name, types in fields.items():
        if name not in found:
            raise BadAnalysis("analysis-missing", {"field": f"{where}{name}"})
        if not isinstance(found[name], types) or isinstance(found[name], bool):
            raise BadAnalysis("analysis-field", {"field": f"{where}{name}"})


def _check_chances(chances: list[Any], seats: int, where: str) -> None:
    sound = len(chances) == seats and all(
        isinstance(one, int | float) and 0 <= one <= 1 for one in chances
    )
    if not sound:
        raise BadAnalysis("analysis-field", {"field": where})
