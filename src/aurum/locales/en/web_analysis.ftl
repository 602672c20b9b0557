### The analysis of a finished game, in the browser.

study-title = Analysis
study-what = { $bot }, the strongest bot, examines every choice of this game, with only what that player could know at that moment: who was likely to win, which choices cost most, and what would have been better. It takes a minute or two.
study-begin = Analyse this game
study-there = { $bot }, the strongest bot, has examined every choice of this game: who was likely to win, which choices cost most, and what would have been better.
study-show = Show the analysis
study-progress = { $done } of { $total ->
        [one] { $total } choice
       *[other] { $total } choices
    } examined
study-done = The analysis is done.
study-chances = Chance to win
study-eyes = Chance to win in %, choice by choice, each player’s as they could know it when they last chose.
study-eyes-open = Chance to win in %, choice by choice.
study-eyes-solo = Chance to win in %, choice by choice; the rest is the automaton’s.
study-move = move
study-at = After move { $move }: { $chances }
study-chance-of = { $name } { $points }%
study-percent = { $points }%
study-player = player
study-now = chance now
study-agreed = played like the bot
study-agreed-of = { $agreed } of { $choices }
study-lost = lost, %
study-here = At this moment
study-nobody = Nobody had a choice here.
study-not-yet = This moment has not been examined yet.
study-over = The game is over.
study-asked = { $name }, move { $move }
study-made = Played
study-better = Better
study-why = Why
study-same = The bot would have done the same.
study-slight = The bot cannot tell the two apart.
study-cost = cost { $points }%
study-costliest = Choices that cost most
study-whose = Whose choices
study-everybody = everybody’s
study-cheap = No choice cost a noticeable chance to win.
study-knew = { $bot } was shown only what each player could know when they chose.
study-measured = A cost is the chance to win that a choice lost, in %; less than 2% counts as none.
