### The rulebook around the rules: its headings, and what stands beside a rule.

## Headings

rulebook-contents = Sommaire
rulebook-goal = Le but du jeu
rulebook-picture = Une manche en une image
rulebook-questions = Questions fréquentes
rulebook-words = Vocabulaire

## Inside the text

rulebook-why = Pourquoi : { $reason }
rulebook-see = À voir :
rulebook-more = Voir { $rules }

## Around the text

rulebook-aid = En une page
rulebook-search = Chercher dans les règles
rulebook-nothing = Aucune règle n’en parle.
rulebook-other-languages = Dans d’autres langues :
rulebook-generated = Page tirée des textes de locales/ par « python3 dev.py rules » : modifiez-les là.
