"""The files of a match, made from its games: a table, a report, records and charts."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path
from statistics import median
from typing import Final

from aurum.arena.pictures import Say, pictures
from aurum.arena.report import MatchReport
from aurum.arena.results_log import write
from aurum.engine import errors
from aurum.pictures.png import to_png

REPORT: Final = "report.json"
TABLE: Final = "games.csv"
RECORDS: Final = "records.jsonl"
COLUMNS: Final = (
    "game", "deal", "seat", "order", "bot", "score", "won", "rounds", "decisions", "ms_median",
    "ms_max", "failures",
)  # fmt: skip


def write_files(report: MatchReport, folder: str | Path, say: Say | None = None) -> list[Path]:
    """Write everything into a folder; `say` is the language of the pictures, English if left out.

    `games.jsonl`, which these are made from, is written while the match is played.
    """
    place = Path(folder)
    place.mkdir(parents=True, exist_ok=True)
    lines = (bytes(result.record).decode() + "\n" for result in report.results)
    files: dict[str, str | bytes] = {
        REPORT: json.dumps(report.as_dict(), ensure_ascii=False, indent=1) + "\n",
        TABLE: table(report),
        RECORDS: "".join(lines),
    }
    if report.results:
        for name, drawn in pictures(report, say or errors.formatter).items():
            files[name] = drawn
            files[Path(name).with_suffix(".png").name] = to_png(drawn)
    for name, content in files.items():
        write(place / name, content)
    return [place / name for name in files]


def table(report: MatchReport) -> str:
    """A row for each game and seat, as CSV."""
    text = io.StringIO()
    rows = csv.writer(text, lineterminator="\n")
    rows.writerow(COLUMNS)
    for result in report.results:
        seats = len(result.bots)
        for seat, bot in enumerate(result.bots):
            spent = result.micros[seat]
            rows.writerow(
                (
                    result.game, result.deal, seat + 1, (seat - result.first) % seats + 1, bot,
                    result.scores[seat], round(result.credit(seat), 4), len(result.rounds),
                    len(spent), round(median(spent) / 1000, 3) if spent else "",
                    round(max(spent) / 1000, 3) if spent else "",
                    sum(failure.seat == seat for failure in result.failures),
                )
            )  # fmt: skip
    return text.getvalue()
