### The rulebook around the rules: its headings, and what stands beside a rule.
### rulebook-little: words that the search leaves out, because they say nothing by themselves.

## Headings

rulebook-contents = Contents
rulebook-goal = The goal
rulebook-picture = A round in one picture
rulebook-questions = Frequently asked questions
rulebook-words = Glossary

## Inside the text

rulebook-why = Why? { $reason }
rulebook-see = Example:

## Around the text

rulebook-aid = On one page
rulebook-print = Print
rulebook-whole = The whole rulebook
rulebook-search = Search the rules
rulebook-little = an and any are at be by can do does for from happen happens have how if in into is it its many may me much must my no not of on or should that the then there this to what when where which who why will with you your
rulebook-found = { $n ->
    [one] { $n } rule
   *[other] { $n } rules
}
rulebook-nothing = No rule mentions this.
rulebook-other-languages = In other languages:
rulebook-generated = Generated from the texts in locales/ by “python3 dev.py rules”: edit them there.

## The rulebook in the browser

rulebook-games = The rulebooks
rulebook-ruling = Our ruling
rulebook-data = Our own component data
rulebook-example = The example
rulebook-pick = Choose an example beside a rule, and it is played here.
rulebook-board = The table of the example
rulebook-play = Play
rulebook-pause = Pause
rulebook-again = Play again
rulebook-step = Step { $step } of { $steps }
rulebook-before = This is the position. What happens now?
rulebook-still = Nothing is chosen here: the position is all there is to see.
rulebook-try = Try another choice
rulebook-try-help = Choose on the board, from the list or in notation. Nothing is saved, and what is not allowed is explained.
rulebook-asked-chance = This is drawn at random. Which outcome would you like?
rulebook-asked-nobody = Nobody is asked anything more.
rulebook-as-shown = as in the example
rulebook-all-choices = Show all { $choices } choices
rulebook-against = Against the rules here, and why:
rulebook-notation = A choice in notation
rulebook-do = Try it
rulebook-refused = Not allowed:
rulebook-left = You have left the example.
rulebook-return = Back to the example
rulebook-link = Rule { $rule }
