### The terminal table: what stands on the screen besides the log and the choices.

list-and = { $first } et { $last }
choice-notation = { $choice }
list-title = { $game }
desk-percent = { $n } %

## Head of the screen

table-over = la partie est finie

## Players

table-you = vous
table-person = Joueur { $seat }
table-bot = bot
table-at-random = au hasard
table-label = { $what } :
table-nothing = rien
table-bot-numbered = bot { $seat }

## A game that has no display of its own

question-unnamed = Faites un choix :
known-value = { $value }
known-private = connu de vous uniquement
known-by = { $you ->
    [you] par vous
   *[other] par { $who }
}
known-notation = Ce que vous savez, en notation
choices-beside = Entre parenthèses : { $outlook }
choices-more = « ? { $number } » dit ce qui suivrait du choix { $number }.
standings-title = La partie est finie
standings-points = points
standings-you = Vous gagnez !
standings-one = { $name } gagne !
standings-shared = { $names } partagent la victoire !
standings-nobody = Personne n’a gagné.
