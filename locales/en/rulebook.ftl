### The rulebook around the rules: its headings, and what stands beside a rule.

## Headings

rulebook-contents = Contents
rulebook-goal = The goal
rulebook-picture = A round in one picture
rulebook-questions = Questions people ask
rulebook-words = Words

## Inside the text

rulebook-why = Why: { $reason }
rulebook-see = See it:
rulebook-more = More: { $rules }

## Around the text

rulebook-aid = On one page
rulebook-search = Search the rules
rulebook-nothing = No rule speaks of this.
rulebook-other-languages = In other languages:
rulebook-generated = Written from the words in locales/ by “python3 dev.py rules”: change them there.
