"""The matches that docs/bots.md tells of: each level against the one below.

    python docs/matches/play.py FOLDER

plays those that `reports.jsonl` does not tell of yet, cheap ones first, and goes on in FOLDER with
what was interrupted: some hours on one core for all of them. Each is reported as it ends; from the
reports come the picture and the table.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

from aurum.arena import Match
from aurum.pictures.charts import BELOW, LEFT, RIGHT, TOP, Chart, ticks_between

HERE: Final = Path(__file__).parent
REPORTS: Final = HERE / "reports.jsonl"
SEED: Final = 7
AGAIN: Final = {"or-4-baron": 8, "or-4-regent": 8, "or-4-regent-page": 8, "of-alliance-4-regent": 8}
"""Seeds of matches that were too short at first, and played again longer, on other deals."""
ROW: Final = 20
Kept: TypeAlias = dict[str, dict[str, Any]]
LEVELS: Final = ("page", "squire", "knight", "baron", "regent")


class Table(NamedTuple):
    """Where a match is played, and how many games of each level: chosen before the first one."""

    name: str
    game: str
    options: dict[str, Any]
    squire: int
    knight: int
    baron: int
    regent: int
    regent_page: int = 0


TABLES: Final = (
    Table("of-base-4", "oriflamme", {"players": 4, "set": "base"}, 800, 400, 160, 72, 40),
    Table("of-alliance-4", "oriflamme", {"players": 4, "set": "alliance"}, 800, 400, 160, 160),
    Table("of-alliance-3", "oriflamme", {"players": 3, "set": "alliance"}, 798, 399, 150, 48),
    Table("or-4", "orichalque", {"players": 4}, 160, 240, 280, 120, 40),
    Table("or-2", "orichalque", {"players": 2}, 100, 160, 160, 40),
)
TITLES: Final = {
    "of-base-4": "Oriflamme, 4 players",
    "of-alliance-4": "Alliance, 4 players",
    "of-alliance-3": "Alliance, 3 players",
    "or-4": "Orichalque, 4 players",
    "or-2": "Orichalque, 2 players",
}


def matches() -> dict[str, Match]:
    """All of them, in the order they are played."""
    found = {}
    for level, below in zip(LEVELS[1:], LEVELS[:-1], strict=True):
        for table in TABLES:
            name = f"{table.name}-{level}"
            seed = AGAIN.get(name, SEED)
            found[name] = match(table, level, below, getattr(table, level), seed)
            if level == "baron" and table.regent_page:
                name = f"{table.name}-regent-page"
                seed = AGAIN.get(name, SEED)
                found[name] = match(table, "regent", "page", table.regent_page, seed)
    return found


def match(table: Table, one: str, other: str, games: int, seed: int) -> Match:
    """One of a level against as many of another as fill the table."""
    bots = [one] + [other] * (table.options["players"] - 1)
    return Match(table.game, bots, games=games, seed=seed, **table.options)


def play(folder: Path) -> None:
    """Play what was never reported, and report every match as soon as it has ended."""
    lines = REPORTS.read_text(encoding="utf-8").splitlines() if REPORTS.exists() else []
    told = {line["match"]: line for line in map(json.loads, lines)}
    for name, one in matches().items():
        if name not in told:
            told[name] = {"match": name, **one.play(folder / name, workers=1).as_dict()}
            kept = [
                json.dumps(told[each], separators=(",", ":")) for each in matches() if each in told
            ]
            REPORTS.write_text("\n".join(kept) + "\n", encoding="utf-8")
            print(name, flush=True)


def read() -> Kept:
    """What is kept of every match: its bots by name, who it was about first."""
    kept = [json.loads(line) for line in REPORTS.read_text(encoding="utf-8").splitlines()]
    for one in kept:
        one["bots"] = {bot["name"]: bot for bot in one["bots"]}
    return {one["match"]: one for one in kept}


def pairs(table: Table, kept: Kept) -> list[tuple[str, str, str]]:
    """The matches of a table that were played: name, who it is about, against whom."""
    found = [
        (f"{table.name}-{level}", level, below)
        for level, below in zip(LEVELS[1:], LEVELS[:-1], strict=True)
    ]
    if table.regent_page:
        found.append((f"{table.name}-regent-page", "regent", "page"))
    return [pair for pair in found if pair[0] in kept]


def drawn(kept: Kept) -> str:
    """The share of every level against the one below, with its interval and the fair share."""
    rows = sum(len(pairs(table, kept)) + 1.6 for table in TABLES)
    note = "one bot against as many of the level below as fill the table; dashed: a fair share"
    chart = Chart("Shares of victory", note, ROW * rows, 0, 100)
    chart.axis(ticks_between(0, 100, 5), " %", "share of games won with 95 % intervals")
    y = float(TOP)
    for table in TABLES:
        chart.text(20, y + ROW, TITLES[table.name])
        fair = chart.x(100 / table.options["players"])
        y += ROW * 1.2
        chart.line((fair, y), (fair, y + ROW * len(pairs(table, kept))), "fair", 1.5)
        for name, one, other in pairs(table, kept):
            bot = kept[name]["bots"][one]
            number = LEVELS.index(one) - 1
            middle = y + ROW / 2
            chart.text(LEFT - 8, middle + 4, f"{one} against {other}", "note", "end")
            chart.whisker(middle, 100 * bot["ci"][0], 100 * bot["ci"][1], number)
            chart.mark(chart.x(100 * bot["win_share"]), middle, number, 4.5)
            said = f"{100 * bot['win_share']:.0f} % of {bot['games']} games"
            chart.text(RIGHT + 14, middle + 4, said, "note")
            y += ROW
        y += ROW * 0.4
    assert y < chart.height - BELOW + ROW
    return chart.finished()


def tabled(kept: Kept) -> str:
    """The same as a table for docs/bots.md."""
    lines = [
        "| table | one | against | games | share | 95 % | fair |",
        "|---|---|---|---|---|---|---|",
    ]
    for table in TABLES:
        for name, one, other in pairs(table, kept):
            bot = kept[name]["bots"][one]
            low, high = (100 * bound for bound in bot["ci"])
            share, fair = 100 * bot["win_share"], 100 * bot["fair"]
            lines.append(
                f"| {TITLES[table.name]} | {one.title()} | {other.title()} | {bot['games']} "
                f"| {share:.1f} % | {low:.1f}–{high:.1f} | {fair:.1f} % |"
            )
    lines += ["", "| game | level | median | 95th percentile |", "|---|---|---|---|"]
    for game in ("oriflamme", "orichalque"):
        for level in LEVELS:
            times = [
                one["bots"][level]
                for one in kept.values()
                if one["game"] == game and level in one["bots"]
            ]
            if not times:
                continue
            median = max(bot["ms_median"] for bot in times)
            slow = max(bot["ms_p95"] for bot in times)
            lines.append(f"| {game.title()} | {level.title()} | {median:.1f} ms | {slow:.1f} ms |")
    return "\n".join(lines)


if __name__ == "__main__":
    if len(sys.argv) > 1:
        play(Path(sys.argv[1]))
    (HERE / "levels.svg").write_text(drawn(read()), encoding="utf-8")
    print(tabled(read()))
