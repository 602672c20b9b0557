"""Whether a message of the server shows dice of Liar's Dice that a seat may not see."""

from __future__ import annotations

import json
import re
from typing import Any


def parts(value: Any) -> list[dict[str, Any]]:
    """Every JSON object within a message."""
    found: list[Any] = [value]
    for part in found:  # which grows meanwhile
        found += part.values() if isinstance(part, dict) else part if isinstance(part, list) else []
    return [part for part in found if isinstance(part, dict)]


def check_secrets(seat: int, message: Any) -> int:
    """No dice but one's own; how many views there were. A message may be text."""
    views = 0
    for part in parts(json.loads(message) if isinstance(message, str) else message):
        if "hands" in part:
            views += 1
            for owner, hand in enumerate(part["hands"]):
                assert owner == seat or not hand, part
        if part.get("event") == "rolled":
            assert ("hand" in part) == (part["seat"] == seat), part
        if "made" in part and "events" in part:
            rolls = [text for text in part["made"] if re.fullmatch("roll [1-6]+", text)]
            own = [event for event in part["events"] if event["event"] == "rolled"]
            assert rolls == [f"roll {event['hand']}" for event in own if "hand" in event], part
    return views
