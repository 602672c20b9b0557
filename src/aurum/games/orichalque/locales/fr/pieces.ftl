### What is in the box of Orichalque. In our own words; the rules they rest on are in docs/rules/orichalque.md.
###
### .the   the name inside a sentence, as its subject       .acc   the same as its object
### .of    the name as a complement                         .does  what it does, in one sentence
### .more  the fine points                                  .many  several of them

## Terrains, volcano and metropolis. .on: where something is put. .letter: for drawings without colour

terrain-forest = Forêt
    .one = une forêt
    .many = forêts
    .letter = F
    .on = sur une forêt

terrain-lagoon = Lagon
    .one = un lagon
    .many = lagons
    .letter = L
    .on = sur un lagon

terrain-desert = Désert
    .one = un désert
    .many = déserts
    .letter = D
    .on = sur un désert

terrain-mountain = Montagne
    .one = une montagne
    .many = montagnes
    .letter = M
    .on = sur une montagne

terrain-volcano = Volcan
    .one = un volcan
    .many = volcans
    .letter = V
    .on = sur un volcan vide

# P as in polis: M is the mountain.
terrain-metropolis = Métropole
    .one = une métropole
    .many = métropoles
    .letter = P
    .on = sur la métropole

## Titans

titan-theia = Théia
    .of = de Théia
    .acc = Théia
    .does = Une fois, quand vous construisez, réalisez une construction de plus.

titan-themis = Thémis
    .of = de Thémis
    .acc = Thémis
    .does = Une fois, quand vous recrutez, gagnez deux fois plus d’hoplites.

titan-cronos = Cronos
    .of = de Cronos
    .acc = Cronos
    .does = Une fois, quand vous capturez, remportez un combat sans lancer les dés.

titan-hyperion = Hypérion
    .of = d’Hypérion
    .acc = Hypérion
    .does = Une fois, quand vous produisez, gagnez deux fois plus d’orichalque.

titan-active = face active
titan-inactive = face inactive

## Creatures. .does: the loot

creature-hellhound = Cerbère
    .the = le Cerbère
    .acc = le Cerbère
    .of = du Cerbère
    .does = Gagnez 1 pépite d’orichalque.

creature-minotaur = Minotaure
    .the = le Minotaure
    .acc = le Minotaure
    .of = du Minotaure
    .does = Piochez un bâtiment et posez-le sur n’importe quel terrain ou volcan vide qui ne soit ni recouvert ni adjacent à une créature, ou remettez-le dans le sac.

creature-gorgon = Méduse
    .the = la Méduse
    .acc = la Méduse
    .of = de la Méduse
    .does = Gagnez 2 pépites d’orichalque.

creature-cyclops = Cyclope
    .the = le Cyclope
    .acc = le Cyclope
    .of = du Cyclope
    .does = Gagnez 3 pépites d’orichalque.

creature-hydra = Hydre
    .the = l’Hydre
    .acc = l’Hydre
    .of = de l’Hydre
    .does = Prenez le Titan qu’elle montre, où qu’il se trouve, sur sa face active.

## Buildings

building-trainingcamp = Camp d’entraînement
    .the = le Camp d’entraînement
    .acc = le Camp d’entraînement
    .does = Chaque fois que vous recrutez, ce camp vous rapporte 1 hoplite.
    .more = En le construisant, vous prenez aussi l’hoplite posé dessus. Thémis double ce que rapportent tous vos camps, y compris celui de la métropole.

building-mine = Mine
    .the = la Mine
    .acc = la Mine
    .does = Chaque fois que vous produisez, cette mine vous rapporte 1 pépite d’orichalque.
    .more = En la construisant, vous prenez aussi la pépite posée dessus. Hypérion double ce que rapportent toutes vos mines, y compris celle de la métropole.

building-oratory = Oratoire
    .the = l’Oratoire
    .acc = l’Oratoire
    .does = Vous pouvez détenir un Titan de plus.
    .brief = un Titan de plus
    .more = Sans Oratoire, vous détenez un Titan au plus ; avec les deux, trois. Au-delà de la limite, vous rendez un Titan que vous déteniez déjà.

building-arch = Arche
    .the = l’Arche
    .acc = l’Arche
    .does = Chaque créature que vous capturez vous rapporte 1 pépite d’orichalque de plus.
    .brief = +1 pépite par capture
    .more = Deux Arches en rapportent 2 de plus. Une Arche gagnée grâce à un Minotaure ne compte pas encore pour ce Minotaure.

building-hospital = Hôpital
    .the = l’Hôpital
    .acc = l’Hôpital
    .does = Pour chaque créature que vous capturez, un hoplite de ce combat revient dans votre stock à la fin de l’action Capturer.
    .brief = un hoplite rendu par capture
    .more = D’ici là, les hoplites sauvés sont mis de côté et ne peuvent plus combattre. Un combat gagné sans hoplite sur la créature n’en sauve aucun, et un Hôpital gagné grâce à un Minotaure ne compte pas encore pour ce Minotaure.

building-siegeengine1 = Engin de siège (1)
    .the = l’Engin de siège (1)
    .acc = l’Engin de siège (1)
    .does = Dans vos combats, un 1 sur un dé compte comme un crâne.
    .brief = le 1 vaut un crâne
    .more = Un seul crâne suffit pour gagner. Il n’ajoute rien à la somme.

building-siegeengine2 = Engin de siège (2)
    .the = l’Engin de siège (2)
    .acc = l’Engin de siège (2)
    .does = Dans vos combats, un 2 sur un dé compte comme un crâne.
    .brief = le 2 vaut un crâne
    .more = Un seul crâne suffit pour gagner. Il n’ajoute rien à la somme.

building-siegeengine3 = Engin de siège (3)
    .the = l’Engin de siège (3)
    .acc = l’Engin de siège (3)
    .does = Dans vos combats, un 3 sur un dé compte comme un crâne.
    .brief = le 3 vaut un crâne
    .more = Un seul crâne suffit pour gagner. Il n’ajoute rien à la somme.
building-siegeengine4 = Engin de siège (4)
    .the = l’Engin de siège (4)
    .acc = l’Engin de siège (4)
    .does = Dans vos combats, un 4 sur un dé compte comme un crâne.
    .brief = le 4 vaut un crâne
    .more = Un seul crâne suffit pour gagner. Il n’ajoute rien à la somme.
building-siegeengine5 = Engin de siège (5)
    .the = l’Engin de siège (5)
    .acc = l’Engin de siège (5)
    .does = Dans vos combats, un 5 sur un dé compte comme un crâne.
    .brief = le 5 vaut un crâne
    .more = Un seul crâne suffit pour gagner. Il n’ajoute rien à la somme.

building-statuehoplites = Statue des Hoplites
    .the = la Statue des Hoplites
    .acc = la Statue des Hoplites
    .does = Une action supplémentaire payée en hoplites vous coûte 1 de moins.
    .brief = action en plus : −1 hoplite
    .more = Vous payez 1 hoplite au lieu de 2. Avec la Forge, cela vaut pour les deux actions supplémentaires.

building-statueorichalque = Statue d’Orichalque
    .the = la Statue d’Orichalque
    .acc = la Statue d’Orichalque
    .does = Une action supplémentaire payée en orichalque vous coûte 1 de moins.
    .brief = action en plus : −1 pépite
    .more = Vous payez 1 pépite d’orichalque au lieu de 2. Avec la Forge, cela vaut pour les deux actions supplémentaires.

building-statuecreatures = Statue des Créatures
    .the = la Statue des Créatures
    .acc = la Statue des Créatures
    .does = Une action supplémentaire payée en créatures capturées vous coûte 1 de moins.
    .brief = action en plus : −1 créature
    .more = Vous payez 1 créature au lieu de 2. Avec la Forge, cela vaut pour les deux actions supplémentaires.

building-crystal = Cristal de protection
    .the = le Cristal de protection
    .acc = le Cristal de protection
    .does = Vous pouvez construire à côté des créatures.
    .brief = bâtir près des créatures
    .more = Le Cristal lui-même ne peut pas être construit à côté d’une créature.

building-architect = Architecte
    .the = l’Architecte
    .acc = l’Architecte
    .does = Deux des quatre terrains sous votre temple peuvent être identiques.
    .brief = deux terrains pareils sous un temple
    .more = Les volcans vides remplacent toujours n’importe quel terrain.

building-forge = Forge
    .the = la Forge
    .acc = la Forge
    .does = Vous pouvez acheter une seconde action supplémentaire pendant votre tour.
    .brief = une seconde action en plus
    .more = Celle-ci se paie aussi, et une Statue en réduit le prix. Une Forge construite par votre première action supplémentaire permet aussitôt la seconde.

## Actions. .name: as a heading

action-produce = Produire
    .name = Produire de l’orichalque
    .does = Gagnez 1 pépite d’orichalque pour chacune de vos mines, y compris celle de la métropole.

action-recruit = Recruter
    .name = Recruter des hoplites
    .does = Gagnez 1 hoplite pour chacun de vos camps d’entraînement, y compris celui de la métropole.

action-capture = Capturer
    .name = Capturer des créatures
    .does = Affrontez les créatures de votre île l’une après l’autre, jusqu’à une défaite ou jusqu’à ce que vous arrêtiez.

action-construct = Construire
    .name = Construire
    .does = Construisez un bâtiment ou un temple, ou forgez un médaillon.

## What players own, and how many of it. .acc: as the object of a sentence

resource-hoplites = Hoplites
    .one = un hoplite
    .many = hoplites
    .does = Dépensez-les pour des cartes, des combats et des actions supplémentaires ; celui qui en a le plus en stock prend l’initiative.

resource-orichalque = Orichalque
    .one = une pépite d’orichalque
    .many = pépites d’orichalque
    .does = Dépensez 5 pépites pour un médaillon, ou 2 pour une action supplémentaire.

resource-creatures = Créatures capturées
    .one = une créature capturée
    .many = créatures capturées
    .does = Dépensez-en 2 pour n’importe quelle action supplémentaire.

hoplites-count = { $n ->
        [one] { $n } hoplite
       *[other] { $n } hoplites
    }
    .acc = { $n ->
        [one] { $n } hoplite
       *[other] { $n } hoplites
    }

orichalque-count = { $n ->
        [one] { $n } pépite d’orichalque
       *[other] { $n } pépites d’orichalque
    }
    .acc = { $n ->
        [one] { $n } pépite d’orichalque
       *[other] { $n } pépites d’orichalque
    }

creatures-count = { $n ->
        [one] { $n } créature
       *[other] { $n } créatures
    }
    .acc = { $n ->
        [one] { $n } créature
       *[other] { $n } créatures
    }
    .captured = { $n ->
        [one] { $n } créature capturée
       *[other] { $n } créatures capturées
    }

## Victory

temple = Temple
    .one = un temple
    .the = le temple
    .acc = le temple
    .many = temples
    .does = Recouvrez un losange de quatre terrains différents, dont aucun n’est adjacent à une créature, pour 1 point de victoire.

medallion = Médaillon
    .one = un médaillon
    .the = le médaillon
    .acc = le médaillon
    .many = médaillons
    .does = Dépensez 5 pépites d’orichalque pour 1 point de victoire.

victory-point = Point de victoire
    .one = un point de victoire
    .many = points de victoire
    .does = Le premier joueur qui en a 5 et n’a plus aucune créature sur son île gagne aussitôt.

victory-points-count = { $n ->
    [one] { $n } point de victoire
   *[other] { $n } points de victoire
}

temples-count = { $n ->
    [one] { $n } temple
   *[other] { $n } temples
}



## Islands and the automaton

island = Île
    .the = l’île
    .many = îles

island-easy = Île facile
    .does = La face du plateau pour les premières parties.

island-hard = Île difficile
    .does = L’autre face du plateau, pour les joueurs aguerris.

automaton = Automate
    .the = l’automate
    .acc = l’automate
    .of = de l’automate
    .does = Votre adversaire en solo, avec son propre plateau et ses propres règles.

# The automaton as a player in a sentence.
automaton-player = l’automate

automaton-easy = Automate facile
automaton-normal = Automate normal
automaton-hard = Automate difficile

## Words of the table

display = Cartes Action
    .the = le plateau Actions
    .on = sur le plateau Actions
    .from = du plateau Actions

spots = Bâtiments disponibles
    .the = le plateau Construction
    .on = sur le plateau Construction
    .from = du plateau Construction

piece-building = Bâtiment
    .one = un bâtiment
    .many = bâtiments

tile-single = tuile de 1 case
tile-double = tuile de 2 cases
tile-triple = tuile de 3 cases

port = Port
    .one = un port
    .many = ports
    .does = Recouvrez-le et gagnez ce qu’il montre, une seule fois dans la partie.

supply = Réserve
    .the = la réserve
    .from = de la réserve

stock = Stock
    .the = votre stock
    .from = de votre stock

initiative = Initiative
    .the = l’initiative
    .acc = l’initiative
    .does = Qui la détient commence la manche.

die = Dé
    .one = un dé
    .many = dés

dice-count = { $n ->
    [one] { $n } dé
   *[other] { $n } dés
}

skull = Crâne
    .one = un crâne
    .many = crânes
    .does = Un seul suffit pour remporter le combat.

strength = Force

loot = Butin

favour = Faveur
