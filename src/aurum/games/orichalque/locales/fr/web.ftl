### The table of Orichalque in a browser: what it says beyond what the terminal says too.

## Choices. $asked: the question somebody else is thinking about

web-ori-area = { $terrain } : une zone de { $n }.
web-ori-with-favour = Avec la faveur { $titanof }
web-ori-smite = victoire certaine, sans dés
web-ori-point = 1 point de victoire
web-ori-places = { $n ->
    [one] { $n } emplacement
   *[other] { $n } emplacements
}
web-ori-medallion-price = 5 pépites pour 1 point
web-ori-for = pour { $cost }
web-ori-of-them = { $n ->
    [one] vous en avez { $n }
   *[other] vous en avez { $n }
}

## What is asked

web-ori-asked = Votre décision
web-ori-turn-key = R ou la molette la fait pivoter.
web-ori-turn-touch = Touchez-la encore pour la tourner.
web-ori-all-choices = { $n ->
    [one] Le choix en toutes lettres
   *[other] Les { $n } choix en toutes lettres
}
web-ori-not-sent = Votre coup n’est pas parvenu au serveur. Réessayez.
web-ori-waiting = { $who } { $asked ->
    [metropolis] fonde sa métropole
    [card] choisit une carte
    [tile] pose une tuile
    [welcome] accueille deux Titans
    [release] doit rendre un Titan
    [action] réfléchit à l’action
    [favour] réfléchit à une faveur
    [fight] choisit une créature à combattre
    [construct] construit
    [bonus] peut construire encore
    [raise] a trouvé un bâtiment
    [extra] réfléchit à une action supplémentaire
    [pay] paie
    [discard] défausse une carte
    [side] choisit une face du plateau
    [initiative] transmet l’initiative
   *[other] réfléchit
}
web-ori-waiting-chance = Tirage au sort…

## The main button

web-ori-go = Choisissez d’abord
web-ori-go-put = Poser ici
web-ori-go-found = Fonder ici
web-ori-go-take = { $n ->
    [0] La prendre
   *[other] La prendre pour { $hoplites }
}
web-ori-go-discard = La défausser
web-ori-go-fight = { $n ->
    [0] Combattre
   *[other] Combattre en ajoutant { $hoplites }
}
web-ori-go-smite = Gagner le combat
web-ori-go-build = Construire ici
web-ori-go-temple = Élever le temple
web-ori-go-medallion = Forger un médaillon
web-ori-go-buy = L’acheter
web-ori-go-welcome = { $titan } en premier
web-ori-go-release = Rendre { $titan }
web-ori-turn-left = Tourner à gauche
web-ori-turn-right = Tourner à droite

## Cards, buildings, Titans

web-ori-your-card = Votre carte
web-ori-card-of = Carte : { $who }
web-ori-tile-placed = La tuile est posée
web-ori-free = Gratuite
web-ori-refilled = Complété en fin de manche
web-ori-too-dear = Pas assez d’hoplites
web-ori-buildings = Bâtiments
web-ori-with-one = avec 1
web-ori-titan-free = libre
web-ori-titan-yours = { $state ->
    [awake] chez vous
   *[other] chez vous, inactif
}
web-ori-titan-of = { $state ->
    [awake] chez { $who }
   *[other] chez { $who }, inactif
}

## The island

web-ori-your-island = Votre île
web-ori-island-of = Île de { $who }
web-ori-back-home = Votre île
web-ori-zoom = Agrandir l’île
web-ori-dealing = On distribue les plateaux.
web-ori-phases = Phases du tour
web-ori-points-of = { $n ->
    [one] { $n } point de victoire sur { $enough }
   *[other] { $n } points de victoire sur { $enough }
}
web-ori-cell-free = libre
web-ori-cell-centre = centre
web-ori-cell-slot = { $arrow ->
    [yes] secteur { $sector }, emplacement de { $size }, donne l’action Produire
   *[no] secteur { $sector }, emplacement de { $size }
}
web-ori-why-filled = Il y a déjà quelque chose ici (OR-4.1).
web-ori-why-touch = Ici, la tuile ne toucherait pas les vôtres ou ne tiendrait pas (OR-4.1).
web-ori-close = Fermer
web-ori-twin-note = les rangées b, d, f… sont décalées d’une demi-case vers la droite

## Fights

web-ori-odds = Chances : { $creature }
web-ori-loot = butin
web-ori-none = aucun
web-ori-stuck = Déjà sur place : { $hoplites }.
web-ori-skulls = Vos Engins de siège : { $values } vaut un crâne.

## The others

web-ori-rivals = Rivaux
web-ori-enlarge = Montrer en grand l’île de { $who }
web-ori-away = absent
web-ori-stand-in = un bot joue
web-ori-give-initiative = Donner l’initiative

## The automaton

web-ori-strip = La bande des bâtiments
web-ori-face-down = face cachée : { $building }
web-ori-priority = Terrains, par ordre de préférence
web-ori-pays = Paie ses actions avec
web-ori-last-turn = Son dernier tour

## The end, and before the beginning

web-ori-course = Points de victoire au fil des manches
web-ori-course-look = Revoir : la fin de la manche { $round }
web-ori-won-how = Cinq points de victoire et aucune créature sur l’île (OR-9.5).
web-ori-see-island = Voir l’île
web-ori-see-points = Voir les points
web-ori-unpacking = Chargement du matériel…
web-ori-no-set = Impossible de charger le matériel.
web-ori-again = Réessayer
