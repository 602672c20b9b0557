### The rulebook around the rules: its headings, and what stands beside a rule.
### rulebook-little: words that the search leaves out, because they say nothing by themselves.

## Headings

rulebook-contents = Sommaire
rulebook-goal = Le but du jeu
rulebook-picture = Une manche en une image
rulebook-questions = Questions fréquentes
rulebook-words = Vocabulaire

## Inside the text

rulebook-why = Pourquoi ? { $reason }
rulebook-see = À voir :

## Around the text

rulebook-aid = En une page
rulebook-search = Chercher dans les règles
rulebook-little = au aux avec ce ces cette combien comment dans de des dois doit du elle en est et il ils je la le les ma mes mon ne on ou par pas passe peut peux pour pourquoi puis quand que quel quelle qui quoi sa se ses si son sur un une vous
rulebook-nothing = Aucune règle n’en parle.
rulebook-other-languages = Dans d’autres langues :
rulebook-generated = Page tirée des textes de locales/ par « python3 dev.py rules » : modifiez-les là.
