"""An analysis in words: each game's own sentences for what was asked and what was chosen."""

from __future__ import annotations

import aurum
from aurum.analysis import Analysis, BadAnalysis, recorded_choices
from aurum.analysis.analysis_text import AnalysisText, ChoiceText
from aurum.bots import Reason
from aurum.terminal.display import plays_like
from aurum.terminal.general import terminal_of
from aurum.words import Translator, game_title


def analysis_text(analysis: Analysis, translator: Translator) -> AnalysisText:
    """All of it in this language; an analysis that does not fit its record is refused."""
    record = analysis.record
    game = aurum.game(record.game)
    questions, _ = recorded_choices(game, record)
    by_move = {one.move: one for one in questions}
    terminal = terminal_of(record.game)
    if terminal is None or terminal.wording is None or terminal.seat_names is None:
        raise BadAnalysis("analysis-no-words", {"game": record.game})
    lines = []
    for number, looked in enumerate(analysis.choices, 1):
        one = by_move.get(looked.move)
        made, best = game.read(looked.made), game.read(looked.best)
        if one is None or not {made, best} <= set(one.question.choices) or one.seat != looked.seat:
            raise BadAnalysis("analysis-field", {"field": f"looked {number}"})
        say = terminal.wording(translator, one.question.view, record.seats)
        why = reason(looked.reason, translator)
        lines.append(ChoiceText(looked, say.question(), say.choice(made), say.choice(best), why))
    bot = plays_like(translator, analysis.params.level)
    title = translator.say("analysis-title", game=game_title(translator, record.game), bot=bot)
    return AnalysisText(
        analysis, translator.language, title, terminal.seat_names(translator, record.seats), lines
    )


def reason(given: Reason, translator: Translator) -> str:
    """A bot's reason; nothing for one that these words do not know, from another version."""
    if not translator.has(given.key):
        return ""
    try:
        return translator.say(given.key, given.facts)
    except KeyError:
        return ""
