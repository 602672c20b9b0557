### The terminal table of Orichalque: what stands on the screen besides the log and the choices.

desk-title = Orichalque
desk-round = Manche { $round }
desk-bot = bot { $seat }
desk-phase-card = Carte
desk-phase-tile = Tuile
desk-phase-action = Action
desk-phase-extra = Action supplémentaire
desk-phase-discard = Défausse

## Terrains and pieces inside a sentence, and in very little space

desk-terrain-forest = forêt
desk-terrain-lagoon = lagon
desk-terrain-desert = désert
desk-terrain-mountain = montagne
desk-terrain-volcano = volcan
desk-terrain-metropolis = métropole
desk-hydra = { $name } ({ $titan })
desk-loot-building = un bâtiment du sac
desk-no-tile = sans tuile
ortile-and = { $first } + { $next }
orbeast = { $creature } { $n }
desk-with-hoplites = en hoplites
desk-with-orichalque = en orichalque
desk-with-creatures = en créatures capturées
# Small letters beside a number: +2h is two hoplites.
desk-sign-hoplites = h
desk-sign-orichalque = o
# Three letters for a building on the map, one for a temple.
desk-tight-trainingcamp = Cmp
desk-tight-mine = Min
desk-tight-oratory = Ora
desk-tight-arch = Arc
desk-tight-hospital = Hôp
desk-tight-siegeengine = En{ $skull }
desk-tight-statuehoplites = StH
desk-tight-statueorichalque = StO
desk-tight-statuecreatures = StC
desk-tight-crystal = Cri
desk-tight-architect = Ach
desk-tight-forge = For
desk-tight-temple = T

## Players

desk-points = points
desk-points-short = pts
desk-hoplites = hoplites
desk-hoplites-short = hopl.
desk-orichalque = orichalque
desk-orichalque-short = orich.
desk-captured = capturées
desk-captured-short = capt.
desk-missing = manque pour gagner
desk-missing-points = { $n ->
    [one] encore { $n } point
   *[other] encore { $n } points
}
desk-missing-creatures = { $n ->
    [one] { $n } créature à capturer
   *[other] { $n } créatures à capturer
}
desk-missing-titan = un Titan de trop
desk-missing-nothing = rien
desk-needs = Manque pour gagner : { $needs }.
desk-titans = Titans
desk-temples = temples
desk-medallions = médaillons

## Cards, buildings, Titans

desk-cost = { $n ->
    [0] gratuite
    [one] { $n } hoplite
   *[other] { $n } hoplites
}
desk-no-cards = Il ne reste aucune carte.
desk-ledger = Bâtiments disponibles et Titans
desk-spot-empty = aucun bâtiment
desk-titan-free = libre
desk-titan-awake = actif
desk-titan-spent = inactif

## Islands

desk-titans-held = Titans : { $held } sur { $limit }
desk-free-cells = { $n ->
    [one] { $n } case libre
   *[other] { $n } cases libres
}
desk-legend = [ ] bâtiment · { "{ }" } temple · { $beast } Méduse de force 8 avec 2 hoplites bloqués · { $port } { $both } ports
desk-automaton = 2³ : secteur 2, tuile de 3 cases ; ◆ déclenche Produire · ordre { $order } · bâtiments : { $built }, places suivantes : { $strip }

## Help

desk-help-actions = Actions et Titans
desk-help-creatures = Les créatures et leur butin
desk-help-which = Rien ne s’appelle « { $word } ». Demandez une action, un bâtiment, une créature, un Titan, un terrain, une case comme c4, ou un joueur par son numéro.
desk-help-several = « { $word } » peut être { $pieces }. Précisez un peu.
desk-help-no-player = Il n’y a pas d’île { $player } : les joueurs sont numérotés de 1 à { $last }.
desk-about-terrain = Trois cases reliées et non recouvertes de ce terrain attirent { $titan } chez vous, pour 1 point de victoire. Son emplacement propose un bâtiment pour ces cases.
desk-about-volcano = Une créature y arrive avec lui. Vide, il accueille n’importe quel bâtiment et remplace n’importe quel terrain sous un temple ; il ne compte jamais pour les Titans.
desk-about-metropolis = Deux cases avec une mine et un camp d’entraînement. On la pose avant sa première carte, une case sur un port ; on ne peut rien construire dessus.
desk-about-creature = Lancez 1 dé, plus 1 par hoplite posé dessus : une somme de { $strength } ou un seul crâne suffit. Tant qu’elle est là, rien ne se construit à côté, et vous ne pouvez pas gagner.
desk-cell-creature = { $n ->
    [0] { $beast }
    [one] { $beast }, avec { $n } hoplite bloqué dessus
   *[other] { $beast }, avec { $n } hoplites bloqués dessus
}
desk-cell-beside = à côté de { $cells }

## What is left

desk-left = Encore à venir
desk-left-cards = cartes
desk-left-tiles = tuiles
desk-left-creatures = créatures
desk-left-buildings = bâtiments
desk-left-tokens = jetons Victoire

## The end

desk-wins = { $you ->
    [you] vous gagnez !
   *[other] { $who } gagne !
}
desk-lacked = { $you ->
    [you] il vous manquait : { $needs }.
   *[other] ce qui manquait à { $who } : { $needs }.
}
