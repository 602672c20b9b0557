"""An analysis as one HTML page that needs nothing else: no script, no font, no other file."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from aurum.analysis.analysis_text import AnalysisText, ChoiceText, Say, hundredths, seat_summary
from aurum.analysis.choice_analysis import NEGLIGIBLE
from aurum.analysis.pictures import draw_chances, mark
from aurum.engine.errors import Facts
from aurum.pictures.charts import style

WORST: Final = 12
"""How many of the costliest choices the page begins with."""
STYLE: Final = """:root { color-scheme: light dark; --paper: #FFFDF8; --ink: #2A251B;
 --note: #655D4D; --line: #E2DBCB; --cost: #A8324A }
@media (prefers-color-scheme: dark) { :root { --paper: #0F172B; --ink: #F3ECDB; --note: #B9B6AE;
 --line: #2B3856; --cost: #F08A8F } }
body { margin: 0; background: var(--paper); color: var(--ink);
 font: 16px/1.45 "Alegreya Sans", "PT Sans", system-ui, sans-serif }
main { max-width: 960px; margin: 0 auto; padding: 24px 18px 60px }
h1, h2 { font-family: "Alegreya SC", Georgia, serif; font-weight: 600; line-height: 1.2 }
h2 { margin: 36px 0 10px }
.note { color: var(--note) }
figure { margin: 20px 0 }
figure svg { width: 100%; min-width: 640px; height: auto; display: block }
.wide { overflow-x: auto }
.wide:focus-visible { outline: 2px solid var(--cost); outline-offset: 2px }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; vertical-align: top; padding: 6px 10px; border-bottom: 1px solid
 var(--line) }
th { font-weight: 600; white-space: nowrap }
.n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap }
.worst { list-style: none; padding: 0; margin: 0 }
.worst li { border-top: 1px solid var(--line); padding: 12px 0 }
.worst h3 { margin: 0; font-size: 1.05em; display: flex; gap: 4px 14px; flex-wrap: wrap }
.cost { color: var(--cost); font-weight: 600 }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 2px 14px; margin: 6px 0 0 }
dt { color: var(--note) }
dd { margin: 0 }
.mark { width: 14px; height: 14px; vertical-align: -2px; margin-right: 6px }
@media (max-width: 640px) { th, th.n { white-space: normal; line-height: 1.2 }
 th, td { padding: 6px 5px } }"""


def write_page(text: AnalysisText, say: Say) -> str:
    """The page."""
    chances = _said(say, "analysis-chances")
    parts = [
        "<!doctype html>",
        f'<html lang="{text.language}">',
        '<head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(text.title)}</title>",
        f"<style>{STYLE}\n{style('chances')}</style></head>",
        f"<body><main><h1>{escape(text.title)}</h1>",
        _note(_params(text, say)),
        f"<h2>{chances}</h2>",
        f'<figure><div class="wide" role="region" aria-label="{chances}" tabindex="0">',
        f"{draw_chances(text, say)}</div>",
        f'<figcaption class="note">{_said(say, text.note)}</figcaption></figure>',
        _accounts(text, say),
        f"<h2>{_said(say, 'analysis-costliest')}</h2>",
        _worst(text, say),
        f"<h2>{_said(say, 'analysis-all')}</h2>",
        _all(text, say),
        _note(say("analysis-knew", {})),
        _note(say("analysis-measured", {"slight": round(100 * NEGLIGIBLE)})),
        "</main></body></html>",
    ]
    return "\n".join(parts) + "\n"


def _said(say: Say, key: str) -> str:
    return escape(say(key, {}))


def _note(said: str) -> str:
    return f'<p class="note">{escape(said)}</p>'


def _params(text: AnalysisText, say: Say) -> str:
    params = text.analysis.params
    facts: Facts = {
        "choices": len(text.lines),
        "iterations": params.iterations,
        "seed": str(params.seed),
    }
    return say("analysis-terms", facts)


def _player(text: AnalysisText, seat: int) -> str:
    """A name with the mark that its line has in the picture."""
    drawn = mark(7, 7, seat)
    return (
        f'<span class="chances"><svg class="mark ink{seat}" viewBox="0 0 14 14" '
        f'aria-hidden="true">{drawn}</svg></span>{escape(text.players[seat])}'
    )


def _table(name: str, heads: Sequence[tuple[str, bool]], rows: Iterable[Sequence[str]]) -> str:
    """A table; its cells are HTML already. A column that is `True` holds numbers."""
    kinds = [' class="n"' if number else "" for _, number in heads]
    top = "".join(
        f'<th scope="col"{kind}>{escape(head)}</th>'
        for (head, _), kind in zip(heads, kinds, strict=True)
    )
    body = "\n".join(
        "<tr>"
        + "".join(f"<td{kind}>{cell}</td>" for cell, kind in zip(row, kinds, strict=True))
        + "</tr>"
        for row in rows
    )
    return (
        f'<div class="wide" role="region" aria-label="{escape(name)}" tabindex="0"><table>'
        f"<thead><tr>{top}</tr></thead><tbody>\n{body}\n</tbody></table></div>"
    )


def _accounts(text: AnalysisText, say: Say) -> str:
    heads = [("analysis-player", False), ("analysis-begin", True), ("analysis-end", True)]
    heads += [("analysis-agreed", True), ("analysis-lost", True)]
    rows = []
    for seat in range(len(text.players)):
        found = seat_summary(text.analysis, seat)
        agreed = say("analysis-agreed-of", {"agreed": found.agreed, "choices": found.choices})
        rows.append(
            (
                _player(text, seat),
                str(hundredths(found.first)),
                str(hundredths(found.end)),
                escape(agreed),
                str(round(100 * found.lost)),
            )
        )
    name = say("analysis-player", {})
    return _table(name, [(say(key, {}), number) for key, number in heads], rows)


def _worst(text: AnalysisText, say: Say) -> str:
    lines = text.costliest(WORST)
    if not lines:
        return f"<p>{_said(say, 'analysis-cheap')}</p>"
    return '<ol class="worst">' + "\n".join(_one(text, line, say) for line in lines) + "</ol>"


def _one(text: AnalysisText, line: ChoiceText, say: Say) -> str:
    one = line.analysis
    points = say("analysis-points", {"points": round(100 * one.cost)})
    said = [("analysis-made", line.made), ("analysis-better", line.best)]
    if line.why:
        said.append(("analysis-why", line.why))
    rows = "".join(f"<dt>{_said(say, key)}</dt><dd>{escape(words)}</dd>" for key, words in said)
    return (
        f"<li><h3><span>{_said(say, 'analysis-move')} {one.move}</span>"
        f"<span>{_player(text, one.seat)}</span>"
        f'<span class="cost">−{escape(points)}</span></h3>'
        f'<p class="note">{escape(line.question)}</p><dl>{rows}</dl></li>'
    )


def _all(text: AnalysisText, say: Say) -> str:
    heads = [(say("analysis-move", {}), True), (say("analysis-player", {}), False)]
    heads += [(name, True) for name in text.players]
    heads += [(say("analysis-made", {}), False), (say("analysis-better", {}), False)]
    heads.append((say("analysis-cost", {}), True))
    rows = [
        (
            str(line.analysis.move),
            _player(text, line.analysis.seat),
            *(str(hundredths(chance)) for chance in line.analysis.chances),
            escape(line.made),
            "" if line.agreed else escape(line.best),
            str(round(100 * line.analysis.cost) or ""),
        )
        for line in text.lines
    ]
    return _table(say("analysis-all", {}), heads, rows)
