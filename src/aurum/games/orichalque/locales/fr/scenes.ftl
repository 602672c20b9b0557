### What the examples of Orichalque show.
### One sentence for each example of the rulebook; the scenario is the file of that name in scenarios/.

## Setting up

scene-or-1-1-sides-differ = Un joueur prend la face facile d’un plateau, l’autre la face difficile.
scene-or-1-1-first-stock = Chacun commence avec 1 hoplite et 1 pépite d’orichalque.
scene-or-1-2-pieces-are-not-doubled = Les cinq tuiles forêt de 1 case sont sur la table : on ne peut pas en tirer une sixième.
scene-or-1-3-five-cards-for-two = Cinq cartes sont révélées, chacune avec une tuile de sa taille, et chaque volcan avec une créature.
scene-or-1-4-mine-with-its-orichalque = La mine de l’emplacement forêt est construite, et la pépite posée dessus vient avec.
scene-or-1-5-titans-and-tokens = Au début, les quatre Titans sont au centre, face active, à côté de 17 jetons Victoire.
scene-or-1-5-no-token-left = Les 17 jetons Victoire sont pris : même 9 pépites ne font plus de médaillon.
scene-or-1-6-right-of-the-first-of-three = Le deuxième joueur commence : le premier, à sa droite, gagne 1 hoplite.

## A turn

scene-or-2-1-phases-of-two = Carte, tuile, action, action supplémentaire, défausse : un tour complet à deux joueurs.
scene-or-2-1-action-is-optional = On renonce à l’action ; rien n’est gagné, et la carte est défaussée.
scene-or-2-2-port-first = La métropole est posée sur un port et rapporte 1 hoplite et 1 pépite d’orichalque.
scene-or-2-2-places-for-the-metropolis = Une case sur un port, l’autre à côté : cette île offre sept façons.

## The card

scene-or-3-1-free-cards = Sans hoplite, on ne peut prendre que les deux cartes de gauche.
scene-or-3-1-one-hoplite = Un hoplite paie la troisième ou la quatrième carte, mais pas la cinquième.
scene-or-3-2-third-card-and-sliding = La troisième carte est prise pour 1 hoplite, avec sa tuile et sa Méduse, et les autres glissent vers la gauche.

## The tile

scene-or-4-1-double-and-its-turns = Toutes les places et orientations d’une tuile de 2 cases contre la métropole.
scene-or-4-1-covered-cells-still-touch = Une tuile peut ne toucher rien d’autre qu’une case sous un bâtiment.
scene-or-4-2-no-place-for-a-triple = Il n’y a pas trois cases libres réunies : la tuile va sous sa pile, et l’action suit.
scene-or-4-3-port-of-two-hoplites = Une tuile recouvre un port et rapporte 2 hoplites.
scene-or-4-3-only-once = Un bâtiment sur un port déjà recouvert par une tuile ne rapporte rien de plus.
scene-or-4-4-three-forests = Une troisième forêt à côté de deux autres attire le Titan de la forêt depuis le centre.
scene-or-4-4-growing-steals = Une zone passe de trois à quatre cases, et le Titan quitte le joueur qui l’avait.
scene-or-4-5-empty-volcano-does-not-count = Deux forêts et un volcan vide ne font pas une zone de trois.
scene-or-4-5-building-keeps-the-titan = Un bâtiment s’élève sur l’une des trois forêts, et le Titan reste.
scene-or-4-6-theia-for-hyperion = Trois forêts attirent Théia, et Hypérion retourne au centre, face active.
scene-or-4-6-two-from-one-tile = Une tuile attire deux Titans : le premier accueilli s’en va quand vient le second.

## Favours

scene-or-5-1-one-more-construction = Après un bâtiment, Théia permet un médaillon dans la même action et passe sur sa face inactive.
scene-or-5-2-hyperion-doubles = Hypérion double la production de deux mines, de 2 à 4.
scene-or-5-2-themis-doubles = Thémis double le recrutement de deux camps, de 2 à 4.
scene-or-5-2-cronos-wins-a-fight = Cronos bat un Cyclope avant tout lancer de dé, sans dépenser d’hoplite.

## Actions

scene-or-6-1-three-mines = Trois mines, dont celle de la métropole, rapportent 3 pépites d’orichalque.
scene-or-6-1-two-camps = Deux camps d’entraînement, dont celui de la métropole, rapportent 2 hoplites.
scene-or-6-2-stop = Le Cerbère capturé, le joueur s’arrête et laisse les deux autres créatures.
scene-or-6-2-first-fight-is-owed = Qui commence à capturer doit combattre au moins une fois.
scene-or-6-3-none-to-three = Avec cinq hoplites en stock, 0 à 3 peuvent se joindre au combat.
scene-or-6-3-stuck-ones-count = Un hoplite est déjà resté sur le Cyclope : on peut en ajouter deux au plus.
scene-or-6-4-cyclops-5-skull-3 = 5, crâne et 3 contre un Cyclope de force 10 : le crâne fait gagner.
scene-or-6-4-gorgon-7 = Une somme de 7 perd contre une Méduse de force 8.
scene-or-6-5-captured = La Méduse va dans le stock, et les trois hoplites posés sur elle à la réserve.
scene-or-6-5-volcano-empty-for-its-loot = Le bâtiment du Minotaure peut s’élever sur le volcan du Minotaure lui-même.
scene-or-6-6-hellhound-2-1 = 2 et 1 ne suffisent pas contre un Cerbère : l’hoplite reste sur lui, et l’action est finie.
scene-or-6-7-minotaurs-building-anywhere = La Forge du Minotaure peut s’élever sur tout terrain non recouvert ou volcan vide.
scene-or-6-7-hydra-from-a-player = Une Hydre du lagon prend Thémis à un autre joueur et la remet sur sa face active.
scene-or-6-7-hellhound = Un Cerbère capturé rapporte 1 pépite d’orichalque.
scene-or-6-7-gorgon = Une Méduse capturée rapporte 2 pépites d’orichalque.
scene-or-6-7-cyclops = Un Cyclope capturé rapporte 3 pépites d’orichalque.
scene-or-6-8-one-of-three = Un bâtiment, un temple et un médaillon sont possibles ; après l’un d’eux, l’action est finie.
scene-or-6-9-only-the-mountain-or-the-volcano = Pas à côté de la Méduse : seulement l’Arche sur la montagne, ou l’un de trois bâtiments sur le volcan vide.
scene-or-6-10-four-terrains = Un temple recouvre quatre terrains différents et rapporte 1 point.
scene-or-6-10-one-volcano = Un volcan vide remplace le désert manquant.
scene-or-6-11-five-orichalque = Un médaillon coûte 5 pépites d’orichalque et rapporte 1 point.
scene-or-6-12-no-second-building = Une case sous un bâtiment n’en reçoit pas un second.
scene-or-6-12-a-temple-breaks-an-area = La forêt sous le temple ne compte plus avec les deux voisines : aucun Titan ne vient.

## Buildings

scene-or-7-1-oratory-keeps-both-titans = Avec un Oratoire, le second Titan vient et le premier reste.
scene-or-7-1-camps-recruit = Deux Camps d’entraînement et la métropole rapportent 3 hoplites.
scene-or-7-1-mines-produce = Deux Mines et la métropole rapportent 3 pépites d’orichalque.
scene-or-7-2-arch-adds-one = Avec une Arche, un Cerbère rapporte 2 pépites d’orichalque au lieu de 1.
scene-or-7-2-hospital-saves-one = De trois hoplites d’un combat gagné, l’Hôpital en sauve un.
scene-or-7-3-siege-engine-3 = Avec l’Engin de siège (3), un 3 gagne comme un crâne.
scene-or-7-3-siege-engine-1 = Avec l’Engin de siège (1), un 1 gagne comme un crâne.
scene-or-7-3-siege-engine-2 = Avec l’Engin de siège (2), un 2 gagne comme un crâne.
scene-or-7-3-statue-of-hoplites = Avec la Statue des Hoplites, un seul hoplite achète une action supplémentaire.
scene-or-7-3-statue-of-orichalque = Avec la Statue d’Orichalque, une seule pépite achète une action supplémentaire.
scene-or-7-3-statue-of-creatures = Avec la Statue des Créatures, une seule créature capturée achète n’importe quelle action supplémentaire.
scene-or-7-4-architect-two-identical = Avec l’Architecte, un temple s’élève sur deux forêts, un lagon et un désert.
scene-or-7-4-forge-second-extra-action = Avec la Forge, on achète deux actions supplémentaires, mais pas trois.
scene-or-7-4-crystal-builds-beside-a-creature = Avec le Cristal de protection, on construit à côté d’une Méduse, mais pas sur son volcan.

## Extra actions

scene-or-8-1-hoplites-for-construct = 2 hoplites achètent l’action Construire, et son médaillon coûte en plus 5 pépites d’orichalque.
scene-or-8-1-same-action-again = Produire en phase 3, et Produire encore comme action supplémentaire.
scene-or-8-2-no-creature-no-capture = Sans créature sur l’île, Capturer ne peut pas être acheté.
scene-or-8-2-medallion-after-paying-6 = Avec 6 pépites, en payer 2 n’en laisserait pas assez pour un médaillon : on ne peut pas acheter ainsi Construire.

## End of turn, round and game

scene-or-9-1-two-players-discard = À deux joueurs, une carte exposée est défaussée et sa tuile va sous la pile.
scene-or-9-1-card-is-discarded-when-declined = La carte va à la défausse bien qu’on ait renoncé à son action.
scene-or-9-2-display-is-refilled-on-the-right = De nouvelles cartes complètent les cinq emplacements, avec tuiles et créatures.
scene-or-9-2-discard-is-shuffled = La pioche est vide : on mélange la défausse et on y pioche.
scene-or-9-3-most-hoplites-takes-it = 3 hoplites contre 1 : l’initiative change de main.
scene-or-9-3-tie-with-the-holder = Celui qui a l’initiative est à égalité avec un autre joueur et doit la lui céder.
scene-or-9-4-right-neighbour-plays-last = Le joueur à droite de celui qui a l’initiative, qui jouera le dernier, gagne 1 hoplite.
scene-or-9-5-titan-in-phase-2 = Un Titan vient avec la tuile, le cinquième point est là, et la partie est gagnée avant l’action.
scene-or-9-5-not-with-a-creature = 5 points ne gagnent pas tant qu’une Méduse est sur l’île ; une fois capturée, si.

## Solo

scene-or-10-1-card-by-the-die = Le dé montre 3, et l’automate prend la troisième carte à partir de la gauche.
scene-or-10-1-too-few-cards = Le dé montre 5, mais il y a trois cartes : l’automate prend celle de droite.
scene-or-10-2-lowest-free-sector = La tuile va dans le plus petit secteur qui a un emplacement libre de sa taille.
scene-or-10-2-brown-arrow = La tuile recouvre une flèche marron, et l’automate produit.
scene-or-10-3-titan-arrives-inactive = Trois lagons attirent chez l’automate un Titan, face inactive, en plus du sien.
scene-or-10-3-without-limit = L’automate détient les quatre Titans sans Oratoire.
scene-or-10-4-medallion-first = Avec 5 pépites, il fait un médaillon, bien qu’un temple soit possible.
scene-or-10-4-eighth-building = Son huitième bâtiment est aussi un médaillon.
scene-or-10-5-a-loss-is-fought-again = Un lancer perdu coûte 1 hoplite, et le combat recommence.
scene-or-10-5-only-a-skull-wins = Quatre cinq ne gagnent pas : pour l’automate, seul un crâne gagne.
scene-or-10-6-hoplites-before-orichalque = L’automate paie en hoplites avant de toucher à son orichalque.
scene-or-10-6-useless-payment-is-passed-over = Payer en orichalque n’en laisserait pas assez pour le médaillon : il paie en créatures.
scene-or-10-7-tie-passes-to-the-player = Une égalité fait passer l’initiative de l’automate à vous.
scene-or-10-7-automaton-wins = L’automate marque son cinquième point et gagne.
