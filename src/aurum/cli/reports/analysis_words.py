"""An analysis in words: each game's own sentences for what was asked and what was chosen."""

from __future__ import annotations

from typing import Any

import aurum
from aurum.analysis import Analysis, Asked, BadAnalysis, asked
from aurum.analysis.telling import Line, Told
from aurum.bots import Reason
from aurum.engine import Seat
from aurum.games.orichalque.rules.frames import ASK_TILE
from aurum.games.orichalque.rules.imagine import imagine
from aurum.games.orichalque.terminal import choices as orichalque_choices
from aurum.games.orichalque.terminal.question import question as orichalque_question
from aurum.games.orichalque.terminal.words import Words as OrichalqueWords
from aurum.games.orichalque.terminal.words import words_for as orichalque_words
from aurum.games.oriflamme.terminal import choices as oriflamme_choices
from aurum.games.oriflamme.terminal.choices import question as oriflamme_question
from aurum.games.oriflamme.terminal.table import seat_name
from aurum.games.oriflamme.terminal.words import Words as OriflammeWords
from aurum.terminal.display import plays_like
from aurum.terminal.screen import unbind
from aurum.words import Voice


def tell(analysis: Analysis, voice: Voice) -> Told:
    """All of it in this language; an analysis that does not fit its record is refused."""
    record = analysis.record
    game = aurum.game(record.game)
    questions, _ = asked(game, record)
    by_move = {one.move: one for one in questions}
    lines = []
    for number, looked in enumerate(analysis.looked, 1):
        one = by_move.get(looked.move)
        made, best = game.read(looked.made), game.read(looked.best)
        if one is None or not {made, best} <= set(one.question.choices) or one.seat != looked.seat:
            raise BadAnalysis("analysis-field", {"field": f"looked {number}"})
        say = Sentences(one, record.seats, voice)
        why = reason(looked.reason, voice)
        lines.append(Line(looked, say.question(), say.choice(made), say.choice(best), why))
    bot = plays_like(voice, analysis.terms.level)
    title = voice.say("analysis-title", game=voice.say(f"game-{record.game}"), bot=bot)
    return Told(analysis, voice.language, title, names(record.game, record.seats, voice), lines)


def names(game: str, seats: list[Seat], voice: Voice) -> list[str]:
    """Who sits where; in Oriflamme with the crest that the sentences speak of."""
    words = OriflammeWords(voice, -1, colour=False)
    found = [unbind(seat_name(words, seats, seat, -1)) for seat in range(len(seats))]
    if game != "oriflamme":
        return found
    families = 4 if len(seats) == 2 else len(seats)
    crests = [
        ", ".join(words.family(family) for family in range(seat, families, len(seats)))
        for seat in range(len(seats))
    ]
    return [f"{name} ({unbind(crest)})" for name, crest in zip(found, crests, strict=True)]


def reason(given: Reason, voice: Voice) -> str:
    """A bot's reason; nothing for one that these words do not know, from another version."""
    if not voice.has(given.key):
        return ""
    try:
        return voice.say(given.key, given.facts)
    except KeyError:
        return ""


class Sentences:
    """What one seat was asked, in words for anybody: nobody is "you"."""

    def __init__(self, one: Asked, seats: list[Seat], voice: Voice) -> None:
        self.view: Any = one.question.view
        self.game = one.question.game
        self.voice = voice
        self.oriflamme = OriflammeWords(voice, -1, colour=False)
        if self.game == "orichalque":
            words = orichalque_words(voice, self.view, seats, colour=False)
            self.orichalque = OrichalqueWords(voice, words.setup, words.names, -1, colour=False)
            self.table = imagine(self.view)

    def question(self) -> str:
        """What the seat was asked."""
        if self.game == "oriflamme":
            return unbind(oriflamme_question(self.oriflamme, self.view))
        if self.table.stack[-1][0] == ASK_TILE:  # at the terminal it says what to type
            tile = unbind(self.orichalque.tile_name(self.table.held[1]))
            return self.voice.say("analysis-tile", tile=tile)
        return unbind(orichalque_question(self.orichalque, self.table))

    def choice(self, choice: int) -> str:
        """What the seat chose, or could have."""
        if self.game == "oriflamme":
            return unbind(oriflamme_choices.sentence(self.oriflamme, self.view, choice))
        return unbind(orichalque_choices.sentence(self.orichalque, self.table, choice))
