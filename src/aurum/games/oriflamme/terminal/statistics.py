"""What each card of Oriflamme came to, in all games together."""

from __future__ import annotations

from rich.table import Table

from aurum.statistics import Sums
from aurum.terminal.screen import decimal, grid_of
from aurum.words import Translator


def cards(sums: dict[str, Sums], translator: Translator) -> Table:
    """All who played together: what each card brought, and how often it died."""
    total: dict[str, dict[str, int]] = {}
    for one in sums.values():
        for card, counts in one.pieces.items():
            row = total.setdefault(card, {})
            for key, number in counts.items():
                row[key] = row.get(key, 0) + number
    keys = ("card", "placed", "earned", "died", "struck")
    grid = grid_of(*[translator.say(f"stats-{key}") for key in keys])
    played = {card: counts for card, counts in total.items() if counts.get("placed")}
    rows = sorted(played.items(), key=lambda each: -each[1].get("earned", 0) / each[1]["placed"])
    for card, counts in rows:
        placed = counts["placed"]
        rates = (counts.get(key, 0) / placed for key in ("earned", "struck"))
        earned, struck = (decimal(rate, 2, translator) for rate in rates)
        died = translator.say("desk-percent", n=f"{100 * counts.get('died', 0) / placed:.0f}")
        grid.add_row(translator.say(f"card-{card.lower()}"), str(placed), earned, died, struck)
    return grid
