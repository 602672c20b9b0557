"""The curves of a training as one picture, from the lines of its log."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from aurum.pictures.charts import TOP, Chart, ticks_between

HIGH: Final = 120
CURVES: Final = (
    ("over_random", "seat against random, over fair"),
    ("over_earlier", "seat against earlier selves, over fair"),
    ("entropy", "entropy of the policy"),
    ("critic_loss", "loss of the critic, shares"),
    ("share_loss", "loss of the policy's shares"),
    ("guessed", "hidden cards guessed right"),
    ("kl", "divergence of an update"),
    ("decisions_per_s", "decisions a second"),
)


def write_curves(folder: Path) -> None:
    """Draw `curves.svg` beside `log.jsonl`."""
    lines = read_log(folder / "log.jsonl")
    if lines:
        (folder / "curves.svg").write_text(draw_curves(lines), encoding="utf-8")


def read_log(path: Path) -> list[dict[str, Any]]:
    """The lines of a log that have figures."""
    if not path.is_file():
        return []
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    return [line for line in lines if "s" in line]


def draw_curves(lines: list[dict[str, Any]]) -> str:
    """A panel for each figure, over the seconds of training."""
    last = lines[-1]
    note = f"{last['s']:.0f} s, {last['updates']} updates"
    chart = Chart("Training", note, len(CURVES) * HIGH, 0, max(line["s"] for line in lines))
    chart.axis(ticks_between(0, chart.high), "", "seconds of training")
    for number, (key, title) in enumerate(CURVES):
        spots = [(line["s"], line[key]) for line in lines if key in line]
        top = TOP + number * HIGH
        chart.text(20, top + 26, title, "note")
        if not spots:
            continue
        low = min(0.0, *(value for _, value in spots))
        high = max(value for _, value in spots) or 1.0

        def height(value: float, low: float = low, high: float = high, top: float = top) -> float:
            return top + HIGH - 10 - (value - low) / (high - low) * (HIGH - 24)

        for tick in ticks_between(low, high, 3):
            chart.line((chart.x.start, height(tick)), (chart.x.end, height(tick)), "grid", 1)
            chart.text(chart.x.start - 6, height(tick) + 4, f"{tick:g}", "note", "end")
        chart.path([(chart.x(s), height(value)) for s, value in spots], number)
        chart.text(chart.x.end + 10, height(spots[-1][1]) + 4, f"{spots[-1][1]:g}")
    return chart.finished()
