"""An analysis as a file: it comes back as it went, and says what is wrong when it cannot."""

from __future__ import annotations

import json
from typing import Any

import pytest

import aurum
from aurum import analysis
from aurum.analysis import Analysis, BadAnalysis, read_analysis
from aurum.engine import BadRecord, Record, Seat


@pytest.fixture(scope="module")
def found() -> Analysis:
    options = aurum.game("oriflamme").options({"players": 3})
    seats = [Seat(name, "person") for name in ("Mira", "Отто", "Inès")]
    asides = ["aside Archer Spy Decree", "aside Heir Lord Ambush", "aside Spy Heir Conspiracy"]
    choices = [*asides, "first G", "place Lord", "place Archer start", "place Lord end", "keep"]
    return analysis.analyse(Record("oriflamme", 1, options, seats, choices), iterations=20)


def test_it_comes_back_as_it_went(found: Analysis) -> None:
    again = read_analysis(found.to_json())
    assert again == found
    assert again.to_json() == found.to_json()
    assert json.loads(found.to_json())["analysis"] == analysis.FORMAT
    assert "Отто" in found.to_json()


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"analysis": 2}, "analysis-format"),
        ({"analysis": None}, "analysis-format"),
        ({"level": 3}, "analysis-field"),
        ({"seed": True}, "analysis-field"),
        ({"iterations": "many"}, "analysis-field"),
        ({"looked": {}}, "analysis-field"),
        ({"looked": [3]}, "analysis-field"),
        ({"looked": [{}]}, "analysis-missing"),
        ({"result": [1.0]}, "analysis-field"),
        ({"result": [2, 0, 0]}, "analysis-field"),
    ],
)
def test_what_is_wrong_is_said(found: Analysis, change: dict[str, Any], key: str) -> None:
    with pytest.raises(BadAnalysis) as refused:
        read_analysis(json.dumps(found.document() | change))
    assert refused.value.key == key
    assert str(refused.value)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("move", 0),
        ("move", 99),
        ("seat", 3),
        ("seat", -1),
        ("cost", -0.1),
        ("chances", [1]),
        ("chances", [0, 0, "1"]),
        ("after", "half"),
        ("made", None),
        ("reason", {}),
        ("reason", {"key": "bot-of-keep", "facts": {"won": [1]}}),
    ],
)
def test_what_is_wrong_with_a_choice_is_said(found: Analysis, name: str, value: Any) -> None:
    document: Any = found.document()
    document["looked"][1][name] = value
    with pytest.raises(BadAnalysis) as refused:
        read_analysis(json.dumps(document))
    assert refused.value.key == "analysis-field"


def test_what_is_missing_is_said(found: Analysis) -> None:
    for name in found.document():
        document = found.document()
        del document[name]
        key = "analysis-none" if name == "analysis" else "analysis-missing"
        with pytest.raises(BadAnalysis) as refused:
            read_analysis(json.dumps(document))
        assert refused.value.key == key


@pytest.mark.parametrize("text", ["", "{", "\x00", "[" * 100_000])
def test_what_is_no_json_is_said(text: str) -> None:
    with pytest.raises(BadAnalysis) as refused:
        read_analysis(text)
    assert refused.value.key == "analysis-not-json"


@pytest.mark.parametrize("text", ["3", "[]", "null", '{"aurum": 1}'])
def test_another_document_is_no_analysis(text: str) -> None:
    with pytest.raises(BadAnalysis) as refused:
        read_analysis(text)
    assert refused.value.key == "analysis-none"


def test_a_damaged_record_inside_is_said(found: Analysis) -> None:
    document: Any = found.document()
    del document["record"]["seats"]
    with pytest.raises(BadRecord):
        read_analysis(json.dumps(document))
