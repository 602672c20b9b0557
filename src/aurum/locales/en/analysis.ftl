### Analysis: what a bot makes of a game, at the terminal and on a page.

## The command

command-analyse = let a bot analyse a finished game
    .more = Let the strongest bot examine every choice of a record, with only what that seat could know: each seat’s chance to win, the choices that cost most, what it would have played instead and why. The same record and seed give the same analysis. An analysis that was printed with --json can be given instead of a record; then it is only shown.
command-analyse-file = the record, or an analysis that was made of one
command-analyse-html = write a page with the picture and all choices into this file
command-analyse-iterations = how many games the bot simulates for each choice (default: as many as suit the game)
command-analyse-seed = a number that fixes the bot’s random choices (default: 0)
command-analyse-level = which bot analyses: knight, baron or regent (default: regent)
command-analyse-workers = how many processes work at once (default: 1)

## What can go wrong

analysis-level = { $given } does not look ahead and cannot say what a choice is worth. These can: { $allowed }.
analysis-not-json = This file is neither a record nor an analysis: it is not JSON.
analysis-none = This is not an analysis.
analysis-format = This analysis is of version { $given }; this Aurum reads version { $known }.
analysis-missing = The analysis lacks the field { $field }.
analysis-field = The field { $field } of the analysis is not what it should be.
analysis-empty = This record contains no choice that a bot could examine.
analysis-itself = { $path } is the file to be analysed and would be overwritten. Choose another name for the page.
analysis-not-written = { $path } cannot be written: { $problem }.

## What it comes to

analysis-progress = Analysing
analysis-title = { $game }: analysis by { $bot }
analysis-terms = { $choices ->
        [one] { $choices } choice
       *[other] { $choices } choices
    } examined, each with { $iterations ->
        [one] { $iterations } game
       *[other] { $iterations } games
    } simulated (seed { $seed }).
analysis-chances = Chance to win
analysis-chances-viewpoints = In %, after each choice, each player’s as they could know it when they last chose; at the end, the result.
analysis-chances-open = In %, after each choice; at the end, the result.
analysis-chances-solo = In %, after each choice; the rest is the automaton’s.
analysis-costliest = The choices that cost most
analysis-cheap = No choice cost a noticeable chance to win.
analysis-all = All choices
analysis-player = player
analysis-move = move
analysis-made = played
analysis-better = better
analysis-cost = cost, %
analysis-why = why
analysis-begin = first
analysis-end = at the end
analysis-lost = lost in all, %
analysis-agreed = played as the bot would
analysis-agreed-of = { $agreed } of { $choices }
analysis-points = { $points }%
analysis-same = The bot would have done the same.
analysis-knew = The bot was shown what this seat could know at that moment, and nothing else.
analysis-measured = A cost is the chance to win that a choice lost, in %. Where the bot would have played something else, it simulated games after both equally often; a difference below { $slight }% counts as none.
analysis-written = Written: { $path }

## On a server

analysis-not-over = A game can be analysed when it is over.
analysis-too-many = Too many games are being analysed at the moment. Try again when one of them is done.
