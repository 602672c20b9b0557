### The analysis of a finished game, in the browser.

web-analysis-title = Analysis
web-analysis-what = { $bot }, the strongest bot, examines every choice of this game, with only what that player could know at that moment: who was likely to win, which choices cost most, and what would have been better. It takes a minute or two.
web-analysis-begin = Analyse this game
web-analysis-there = { $bot }, the strongest bot, has examined every choice of this game: who was likely to win, which choices cost most, and what would have been better.
web-analysis-show = Show the analysis
web-analysis-progress = { $done } of { $total ->
        [one] { $total } choice
       *[other] { $total } choices
    } examined
web-analysis-done = The analysis is done.
web-analysis-chances = Chance to win
web-analysis-viewpoints = Chance to win in %, choice by choice, each player’s as they could know it when they last chose.
web-analysis-viewpoints-open = Chance to win in %, choice by choice.
web-analysis-viewpoints-solo = Chance to win in %, choice by choice; the rest is the automaton’s.
web-analysis-move = move
web-analysis-at = After move { $move }: { $chances }
web-analysis-chance-of = { $name } { $points }%
web-analysis-percent = { $points }%
web-analysis-player = player
web-analysis-now = chance now
web-analysis-agreed = played like the bot
web-analysis-agreed-of = { $agreed } of { $choices }
web-analysis-lost = lost, %
web-analysis-here = At this moment
web-analysis-nobody = Nobody had a choice here.
web-analysis-not-yet = This moment has not been examined yet.
web-analysis-over = The game is over.
web-analysis-asked = { $name }, move { $move }
web-analysis-made = Played
web-analysis-better = Better
web-analysis-why = Why
web-analysis-same = The bot would have done the same.
web-analysis-slight = The bot cannot tell the two apart.
web-analysis-cost = cost { $points }%
web-analysis-costliest = Choices that cost most
web-analysis-whose = Whose choices
web-analysis-everybody = everybody’s
web-analysis-cheap = No choice cost a noticeable chance to win.
web-analysis-knew = { $bot } was shown only what each player could know when they chose.
web-analysis-measured = A cost is the chance to win that a choice lost, in %; less than 2% counts as none.
