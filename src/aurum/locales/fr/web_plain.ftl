### The board of games that bring none of their own, in French.

## A game that was stopped

web-stopped = Cette partie est arrêtée
web-stopped-failed = Ses règles ont échoué. L’erreur est dans le jeu, et non dans ce que quelqu’un a choisi.
web-stopped-slow = Ses règles ont pris trop de temps pour un choix. L’erreur est dans le jeu, et non dans ce que quelqu’un a choisi.
web-stopped-large = Elle est devenue trop grande pour le serveur. L’erreur est dans le jeu, et non dans ce que quelqu’un a choisi.
web-stopped-more = Tout ce qui précède est enregistré. La personne qui gère ce serveur peut lire dans son journal ce qui s’est passé.

## A game without a board of its own

web-plain-seat = Place
web-plain-known = Ce que l’on sait
web-plain-facts = Faits
web-plain-seats = Places
web-plain-private = Vous seul le savez
web-plain-by = { $you ->
    [you] par vous
   *[other] par { $who }
}
web-plain-rows = { $first } à { $last }
web-plain-pick = Faites un choix
web-plain-choices = { $n ->
    [one] { $n } choix
   *[other] { $n } choix
}
web-plain-marked = { $n } choix sur { $all } sont marqués.
web-plain-unmark = Enlever les marques
web-plain-picture = La table
web-plain-waiting = { $name } choisit
web-plain-choosing = choisit
web-plain-won = victoire
web-plain-lost = défaite
web-plain-english = Ce jeu n’a pas de textes en français ; ils sont en anglais.
web-plain-less = Moins : { $name }
web-plain-more = Plus : { $name }
