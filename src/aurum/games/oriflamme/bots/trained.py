"""The trained weights and counts of `learnt.json`."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from aurum.games.oriflamme.bots.policy import Policy
from aurum.games.oriflamme.bots.weights import initial_weights
from aurum.games.oriflamme.bots.worlds import HiddenCardOdds


def _trained() -> Any:
    return json.loads(Path(__file__).with_name("learnt.json").read_text(encoding="utf-8"))


@cache
def trained_policy(share: float) -> Policy:
    """The policy between the initial weights (`share` 0) and the trained ones (1)."""
    weights = zip(initial_weights(), _trained()["weights"], strict=True)
    return Policy([before + (after - before) * share for before, after in weights])


@cache
def trained_card_odds() -> HiddenCardOdds:
    """Where hidden cards of each kind usually are."""
    return HiddenCardOdds(_trained()["habits"])
