"""What a person may look up at the Oriflamme table: the cards, what has been seen, how it ended."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from aurum.engine import Seat
from aurum.games.oriflamme.rules.cards import is_character
from aurum.games.oriflamme.rules.deck import CARDS
from aurum.games.oriflamme.rules.naming import SLUGS
from aurum.games.oriflamme.rules.view import View
from aurum.games.oriflamme.terminal.table import seat_name
from aurum.games.oriflamme.terminal.words import Words, find_kinds
from aurum.terminal.screen import DIM, GOLD, bind, heading

UNSEEN = "–"


def cards_in_brief(words: Words, view: View) -> RenderableType:
    """The ten kinds of this table, a line each."""
    grid = Table.grid(padding=(0, 1), expand=True)
    grid.add_column()
    grid.add_column(ratio=1)
    grid.add_column(style=DIM)
    for kind in view.kinds:
        grid.add_row(Text(words.name(kind), style="bold"), Text(words.hint(kind)), CARDS[kind].rule)
    return Group(heading(words.say("help-cards")), grid)


def explain(words: Words, view: View, word: str) -> RenderableType:
    """One card by its name in any language, or by its position in the queue."""
    if word.isdecimal():
        return _explain_position(words, view, int(word))
    found = find_kinds(word)
    here = [kind for kind in found if kind in view.kinds]
    if len(here) == 1:
        return _explain_kind(words, here[0])
    if len(here) > 1:
        return Text(words.say("help-several", word=word, cards=words.names(here)))
    if len(found) == 1:
        note = words.sentence("help-absent", card=words.the(found[0]))
        return Group(_explain_kind(words, found[0]), Text(note, style=DIM))
    return Text(words.say("help-which", word=word, cards=words.names(view.kinds)))


def _explain_kind(words: Words, kind: int) -> RenderableType:
    sort = words.say("kind-character" if is_character(kind) else "kind-intrigue")
    title = Text(words.name(kind), style=f"bold {GOLD}")
    title.append(f"  {sort} · {CARDS[kind].rule}", style="not bold dim")
    does = Text(words.say(f"card-{SLUGS[kind]}.does"))
    return Group(heading(title), does, Text(words.say(f"card-{SLUGS[kind]}.more"), style=DIM))


def _explain_position(words: Words, view: View, number: int) -> RenderableType:
    if not 1 <= number <= len(view.queue):
        return Text(words.say("help-no-position", position=number))
    card = view.queue[number - 1][0]
    if card.kind is not None:
        return _explain_kind(words, card.kind)
    possible = words.names(view.families[card.family].unseen)
    facts = words.party(card.family) | {"position": number, "round": card.placed}
    return words.paint(words.say("help-position-hidden", facts, cards=possible))


def seen(words: Words, view: View) -> RenderableType:
    """For each family, where each of its ten cards has been seen."""
    grid = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False)
    grid.add_column()
    for family in range(len(view.families)):
        grid.add_column(words.crest(family), justify="center", min_width=6)
    marks = [_marks(words, view, family) for family in range(len(view.families))]
    for kind in view.kinds:
        row = [Text(found.get(kind, UNSEEN)) for found in marks]
        for cell in row:
            cell.stylize(DIM if cell.plain == UNSEEN else "bold")
        grid.add_row(words.name(kind), *row)
    signs = [
        ("3", "seen-up"), ("(3)", "seen-down"), ("↳3", "legend-beneath"),
        (words.say("seen-word-discard"), "seen-discard"),
        (words.say("seen-word-reserve"), "seen-reserve"), ("?", "seen-returned"),
        (UNSEEN, "seen-unseen"),
    ]  # fmt: skip
    if any(view.families[family].hand is not None for family in range(len(view.families))):
        signs.append((words.say("seen-word-hand"), "seen-hand"))
        signs.append((words.say("seen-word-aside"), "seen-aside"))
    used = {cell for found in marks for cell in found.values()} | {UNSEEN}
    shapes = {_shape(cell) for cell in used}
    parts = [bind(f"{sign}\u00a0{words.say(key)}") for sign, key in signs if _shape(sign) in shapes]
    return Group(heading(words.say("seen-title")), grid, Text(" · ".join(parts), style=DIM))


def _shape(cell: str) -> str:
    """A mark without its number, to find out which of them need explaining."""
    return "".join("9" if sign.isdigit() else sign for sign in cell).replace("99", "9")


def _marks(words: Words, view: View, family: int) -> dict[int, str]:
    """For each kind seen of a family, a mark for where it is."""
    seen = view.families[family]
    found = {back.kind: "?" for back in seen.returned}
    for kinds, word in (
        (seen.discard, "discard"), (seen.reserve, "reserve"), (seen.hand, "hand"),
        (seen.aside, "aside"),
    ):  # fmt: skip
        found |= {kind: words.say(f"seen-word-{word}") for kind in kinds or ()}
    for position, stack in enumerate(view.queue, 1):
        for depth, card in enumerate(stack):
            if card.family == family and card.kind is not None:
                mark = f"{'↳' if depth else ''}{position}"
                found[card.kind] = mark if card.up else f"({mark})"
    return found


def ending(words: Words, view: View, seats: Sequence[Seat]) -> RenderableType:
    """OF-7. The scoreboard, the winner, and the tie-break where it decided."""
    grid = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style=DIM)
    grid.add_column(words.say("ending-rank"), justify="right")
    grid.add_column("")
    grid.add_column(words.say("table-points"), justify="right", style=f"bold {GOLD}")
    grid.add_column(words.say("ending-tops"), justify="right", style=DIM)
    for one in view.standings:
        won = one.seat in view.winners
        name = _seat_with_crests(words, view, seats, one.seat)
        place = Text("★ " if won else "", style=GOLD)
        place.append(str(one.rank), style="bold" if won else "")
        grid.add_row(place, name, str(one.stock), str(one.positions))
    return Group(heading(words.say("ending-title")), grid, Text(""), *_verdict(words, view, seats))


def _seat_with_crests(words: Words, view: View, seats: Sequence[Seat], seat: int) -> Text:
    text = Text()
    for family in range(seat, len(view.families), view.seats):
        text.append_text(words.crest(family)).append(f" {words.family(family)} ")
    return text.append(f"· {seat_name(words, seats, seat, view.seat)}", style=DIM)


def _verdict(words: Words, view: View, seats: Sequence[Seat]) -> list[RenderableType]:
    """Who has won, and by what where the stocks were level."""
    best = view.standings[0].stock
    amount = words.amount(best)
    level = [one for one in view.standings if one.stock == best]
    lines: list[RenderableType] = []
    if len(level) > 1:
        held = ", ".join(
            f"{_called(words, view, seats, one.seat)} {one.positions}" for one in level
        )
        key = "ending-tie" if len(view.winners) == 1 else "ending-tie-holds"
        line = words.paint(words.say(key, amount=amount, list=held))
        lines.append(line.append("  OF-7.2", style=DIM))
    if len(view.winners) > 1:
        names = words.both([_called(words, view, seats, seat) for seat in view.winners])
        line = words.paint(words.say("ending-shared", names=names, amount=amount), "bold")
    elif view.winners[0] == view.seat:
        line = Text(words.say("ending-you-win", amount=amount), style="bold")
    else:
        name = _called(words, view, seats, view.winners[0])
        alone = name != words.both(_families(words, view, view.winners[0]))
        count = 1 if alone else len(view.families) // view.seats
        won = words.say("ending-wins", names=name, amount=amount, families=count)
        line = words.paint(won, "bold")
    lines.append(Text("★ ", style=GOLD).append_text(line))
    return lines


def _families(words: Words, view: View, seat: int) -> list[str]:
    """The names of the families a seat plays."""
    return [words.family(family) for family in range(seat, len(view.families), view.seats)]


def _called(words: Words, view: View, seats: Sequence[Seat], seat: int) -> str:
    """A seat in a sentence: the name of a person, else its families."""
    families = _families(words, view, seat)
    named = seats[seat].name
    known = named not in ("", "you", "bot")
    return f"{named} ({', '.join(families)})" if known else words.both(families)
