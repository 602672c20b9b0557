### Ce qui est dit à la table d’Orichalque quand une chose est impossible.

expected-board = Un plateau est A, B, C ou D.
expected-board-once = Chaque plateau n’existe qu’une fois : deux places ne peuvent avoir le même.
expected-creature = On attend une créature, parmi : { $allowed }.
expected-building = On attend un bâtiment, parmi : { $allowed }.
expected-side = Une face est easy ou hard.
expected-titan = Un Titan se nomme par son terrain : { $allowed }.
expected-turn = La rotation de la tuile s’écrit de r0 à r5.
expected-with = On attend ici le mot with.
expected-terrain = On attend un terrain, parmi : { $allowed }.
expected-action = On attend une action, parmi : { $allowed }.
expected-resource = On attend un moyen de paiement, parmi : { $allowed }.
expected-cell = Une case s’écrit avec la lettre de sa rangée et sa colonne, par exemple b3.
expected-action-card = Une carte s’écrit avec son action et sa taille, par exemple capture3.
expected-tile = Une tuile s’écrit avec une à trois lettres parmi : { $allowed }.
expected-dice = On attend un à quatre dés, des nombres ou skull.
expected-one-of = On attend l’un de : { $allowed }.
expected-components = Cet ensemble de matériel ne peut pas servir. { $problem }
expected-island-cell = Cette île n’a pas cette case.
expected-metropolis = Une métropole occupe deux cases voisines.
expected-tile-place = Une tuile s’écrit avec ses cases, dans son ordre et sa forme, puis ses terrains, sur des cases libres : b3,b4,c4=FVD.
expected-set-tile = L’ensemble de matériel n’a pas cette tuile.
expected-volcano = Une créature se tient sur un volcan, une par volcan.
expected-building-ground = Un bâtiment se pose sur un terrain non recouvert ou un volcan vide.
expected-set-building = L’ensemble de matériel n’a pas ce bâtiment.
expected-rhombus = Un temple se nomme par les deux coins éloignés de ses quatre cases non recouvertes, par exemple b2-d2.
expected-card-left = Toutes les cartes de cette action et de cette taille sont déjà ailleurs.
expected-entry = Une carte exposée s’écrit avec sa tuile et ses créatures : capture3=FVD(Gorgon).
expected-beasts = Chaque volcan de la tuile a une créature entre parenthèses, ou - s’il est vide.
expected-pieces = La position en demande plus que l’ensemble de matériel n’en contient : { $piece }.
expected-frame = Cela ne peut pas se passer dans cette position ; donnez plutôt une phase : card, tile, action, extra, discard ou end.
expected-held = Dans cette phase une carte est en main : dites held et la carte.
expected-display = Pour choisir une carte, comme le fait la phase card par défaut, il en faut une d’exposée.
expected-cards = Il faut au moins { $count } cartes exposées : une pour chaque joueur qui en choisit encore une pendant cette manche et, à deux joueurs, une à défausser entre-temps.
illegal-answer = « { $choice } » ne répond pas à la question. Possible maintenant : { $legal }
illegal-founding = « { $choice } » est impossible : la métropole couvre un port et une case libre voisine.
illegal-founding-same = « { $choice } » s’écrit ici « { $same } » : la métropole est posée de la même façon.
illegal-putting = « { $choice } » est impossible : une tuile occupe des cases libres de l’île et touche ce qui s’y trouve.
illegal-taking = « { $choice } » est impossible : il n’y a pas de carte à cet endroit, ou pas assez d’hoplites pour la payer.
illegal-discarding = « { $choice } » est impossible : il n’y a pas de carte à cet endroit.
illegal-fight = « { $choice } » est impossible : on combat une créature de son île avec trois hoplites au plus, ceux qui y sont restés compris.
illegal-smite = « { $choice } » est impossible : il faut le Titan du désert actif et une créature sur votre île.
illegal-stop = « { $choice } » vient trop tôt : une capture compte au moins un combat.
illegal-favour = « { $choice } » est impossible : aucun Titan actif ne double cette action.
illegal-build = « { $choice } » est impossible : un bâtiment va sur une case non recouverte du terrain de son emplacement ou un volcan vide, jamais à côté d’une créature.
illegal-temple = « { $choice } » est impossible : un temple demande un losange de quatre cases non recouvertes, toutes différentes, dont aucune à côté d’une créature.
illegal-medallion = « { $choice } » est impossible : un médaillon coûte 5 pépites d’orichalque, et il doit rester un jeton Victoire.
illegal-raise = « { $choice } » est impossible : le bâtiment va sur un terrain non recouvert ou un volcan vide, jamais à côté d’une créature.
illegal-buy = « { $choice } » est impossible : on ne peut pas le payer, ce paiement n’achète pas cette action, ou l’action serait sans effet.
options-solo = { $given } n’est pas un automate : { $allowed }.
options-players-orichalque = { $kind ->
    [text] players doit être un nombre, or « { $given } » entre guillemets est un texte : on joue de 2 à 4, ou seul contre l’automate.
   *[other] { $given } ne convient pas comme nombre de joueurs : on joue de 2 à 4, ou seul contre l’automate.
}
options-initiative = { $given } n’est pas une règle d’initiative ici : { $allowed } ; seul, uniquement international.
options-sides = { $given } n’est pas un choix de faces : l’une de { $allowed } pour chacune des { $players } places.
options-boards = { $given } n’est pas un choix de plateaux : un plateau différent parmi { $allowed } pour chacune des { $players } places.
options-digest = L’ensemble de matériel { $given } n’est pas celui de cette partie : ses pièces diffèrent.
expected-entry-size = La carte prend une tuile de taille { $size }.
illegal-putting-same = « { $choice } » s’écrit ici « { $same } » : la tuile est posée de la même façon.
expected-tile-placed = En phase action la tuile est déjà posée : écrivez la carte avec - pour sa tuile, ou phase tile.
