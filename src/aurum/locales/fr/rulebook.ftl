### The rulebook around the rules: its headings, and what stands beside a rule.
### rulebook-little: words that the search leaves out, because they say nothing by themselves.

## Headings

rulebook-contents = Sommaire
rulebook-goal = Le but du jeu
rulebook-picture = Une manche en une image
rulebook-questions = Questions fréquentes
rulebook-words = Glossaire

## Inside the text

rulebook-why = Pourquoi ? { $reason }
rulebook-see = Exemple :

## Around the text

rulebook-aid = En une page
rulebook-print = Imprimer
rulebook-whole = Tout le livret
rulebook-search = Chercher dans les règles
rulebook-little = au aux avec ce ces cette combien comment dans de des dois doit du elle en est et il ils je la le les ma mes mon ne on ou par pas passe peut peux pour pourquoi puis quand que quel quelle qui quoi sa se ses si son sur un une vous
rulebook-found = { $n ->
    [one] { $n } règle
   *[other] { $n } règles
}
rulebook-nothing = Aucune règle n’en parle.
rulebook-other-languages = Dans d’autres langues :
rulebook-generated = Page tirée des textes de locales/ par « python3 dev.py rules » : modifiez-les là.

## The rulebook in the browser

rulebook-games = Les livrets
rulebook-ruling = Notre décision
rulebook-data = Nos propres données de matériel
rulebook-example = L’exemple
rulebook-pick = Choisissez un exemple à côté d’une règle : il se joue ici.
rulebook-board = La table de l’exemple
rulebook-play = Jouer
rulebook-pause = Pause
rulebook-again = Rejouer
rulebook-step = Étape { $step } sur { $steps }
rulebook-before = Voici la situation. Que se passe-t-il ?
rulebook-still = Ici, il n’y a rien à choisir : seule la situation compte.
rulebook-try = Essayer un autre choix
rulebook-try-help = Choisissez sur le plateau, dans la liste ou en notation. Rien n’est conservé, et ce qui n’est pas permis est expliqué.
rulebook-asked-chance = Cela se tire au sort. Quel résultat voulez-vous ?
rulebook-asked-nobody = Plus personne n’a de choix à faire.
rulebook-as-shown = comme dans l’exemple
rulebook-all-choices = Montrer les { $choices } choix
rulebook-against = Contraire aux règles ici, et pourquoi :
rulebook-notation = Un choix en notation
rulebook-do = Essayer
rulebook-refused = Interdit :
rulebook-left = Vous avez quitté l’exemple.
rulebook-return = Revenir à l’exemple
rulebook-link = Règle { $rule }
