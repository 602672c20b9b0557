### `aurum puzzles` : son aide, et ce qu’il dit.

command-puzzles = des positions où un choix est nettement le meilleur
    .more = Lister, montrer et résoudre des problèmes, en chercher d’autres dans des parties entre bots forts, et vérifier les réponses.
command-puzzles-list = lister les problèmes, sans leurs réponses
command-puzzles-show = dessiner un problème
command-puzzles-solve = résoudre des problèmes l’un après l’autre
command-puzzles-make = chercher des problèmes dans des parties entre bots forts
command-puzzles-check = vérifier de nouveau chaque réponse, avec beaucoup plus de parties
command-puzzles-set = { $sets }, ou un fichier de problèmes (.json)
command-puzzles-number = le numéro du problème
command-puzzles-first = le numéro du premier (par défaut : 1)
command-puzzles-answer = montrer aussi la réponse
command-puzzles-players = combien jouent (par défaut : tous les nombres permis, à tour de rôle)
command-puzzles-count = combien en trouver (par défaut : 10)
command-puzzles-workers = combien de processus cherchent (par défaut : 1) ; ce qu’on trouve n’en dépend pas
command-puzzles-records = examiner ces parties au lieu d’en jouer : un enregistrement, un par ligne, ou les parties d’une arène
command-puzzles-out = où les garder ; ceux qui s’y trouvent restent, et la recherche reprend après eux
command-puzzles-tries = combien de fois jouer chacun des meilleurs choix (par défaut : autant que pour une source lors de la découverte)
command-puzzles-source = la source de hasard, un nombre (par défaut : 99)

puzzles-listed = { $name } : { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
}
puzzles-prompt = Votre choix (un numéro ou la notation ; ? pour la réponse, q pour quitter)
puzzles-go-on = Entrée pour le suivant, q pour quitter ›
puzzles-looking = { $games ->
    [one] { $games } partie examinée
   *[other] { $games } parties examinées
}
puzzles-checking = Vérification
puzzles-made = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
} en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, dans { $path }.
puzzles-interrupted = Interrompu. Ce qui a été trouvé est dans { $path } ; la même commande reprend de là.
puzzles-check-close = { $name } { $number } : le meilleur choix n’a que { $gap } % d’avance.
puzzles-check-worse = { $name } { $number } : un autre choix vaut { $gap } % de plus.
puzzles-checked = { $count ->
    [one] { $count } problème vérifié
   *[other] { $count } problèmes vérifiés
}, { $failed ->
    [0] toutes les réponses sont confirmées.
    [one] { $failed } réponse n’est pas confirmée.
   *[other] { $failed } réponses ne sont pas confirmées.
}
puzzles-no-set = Il n’y a pas de problèmes nommés « { $given } ». Choisissez parmi : { $allowed }, ou donnez un fichier (.json).
puzzles-no-number = Il n’y a pas de problème { $given } ; le dernier est le { $last }.
puzzles-unreadable = « { $path } » ne se lit pas comme des problèmes : { $problem }.
puzzles-format = Ces problèmes ont le format { $given } ; cet Aurum connaît le format { $known }.
puzzles-unsound = Le problème { $number } de « { $path } » n’est pas valable : { $problem }
puzzles-choices = ses choix ne sont pas ceux de sa position.
