### The game of the tests in French.

game-tiny = Petites sommes
tiny-command-top = Petites sommes : la plus haute carte, 2, 3 ou 9
tiny-options = Petites sommes se joue de 2 à 6, et top vaut 2, 3 ou 9.
tiny-illegal = « { $choice } » n’est pas possible maintenant.
rule-ti-1 = Annoncez la somme des cartes, ou doutez de la dernière annonce.
tiny-question = { $claims ->
    [0] Faites la première annonce
   *[other] Surenchérissez ou doutez
}
tiny-help = La somme est de { $most } au plus.
tiny-claims = Annonces
tiny-total = { $kind ->
    [0] au moins { $total }
   *[1] exactement { $total }
}
tiny-claim = annoncer { tiny-total }
tiny-claim-outlook = les autres auraient { $others }
tiny-doubt = douter de l’annonce
tiny-doubt-outlook = toutes les cartes sont montrées
tiny-sum = { $total }
tiny-least = au moins
tiny-exactly = exactement
tiny-points = Points
tiny-card = Carte
tiny-unknown = cachée
tiny-undealt = –
tiny-round = Manche
tiny-first = Commence
tiny-standing = Annonce à dépasser
tiny-event-dealt = { $you ->
    [you] Vous recevez un { $card }.
   *[other] { $who } reçoit une carte.
}
tiny-event-claimed = { $you ->
    [you] Vous annoncez { tiny-total }.
   *[other] { $who } annonce { tiny-total }.
}
tiny-event-doubted = { $you ->
    [you] Vous doutez : la somme est de { $found }.
   *[other] { $who } doute : la somme est de { $found }.
}
tiny-event-wrong = { $you ->
    [you] Vous avez tort.
   *[other] { $who } a tort.
}
tiny-event-began = Manche { $round }
