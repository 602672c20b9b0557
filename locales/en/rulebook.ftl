### The rulebook around the rules: its headings, and what stands beside a rule.
### rulebook-little: words that the search leaves out, because they say nothing by themselves.

## Headings

rulebook-contents = Contents
rulebook-goal = The goal
rulebook-picture = A round in one picture
rulebook-questions = Questions people ask
rulebook-words = Words

## Inside the text

rulebook-why = Why? { $reason }
rulebook-see = See it:

## Around the text

rulebook-aid = On one page
rulebook-search = Search the rules
rulebook-little = an and any are at be by can do does for from happen happens have how if in into is it its many may me much must my no not of on or should that the then there this to what when where which who why will with you your
rulebook-nothing = No rule speaks of this.
rulebook-other-languages = In other languages:
rulebook-generated = Written from the words in locales/ by “python3 dev.py rules”: change them there.
