"""What games against itself have taught, as it is kept in `learnt.json`."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from aurum.games.oriflamme.bots.policy import Sense
from aurum.games.oriflamme.bots.weights import plain
from aurum.games.oriflamme.bots.worlds import Habits


def _learnt() -> Any:
    return json.loads(Path(__file__).with_name("learnt.json").read_text(encoding="utf-8"))


@cache
def schooled(share: float) -> Sense:
    """Sense on its way from plain to learnt: 0 has not been to school, 1 has finished it."""
    weights = zip(plain(), _learnt()["weights"], strict=True)
    return Sense([before + (after - before) * share for before, after in weights])


@cache
def well_known() -> Habits:
    """Where cards of each kind lie hidden as a rule, read once."""
    return Habits(_learnt()["habits"])
