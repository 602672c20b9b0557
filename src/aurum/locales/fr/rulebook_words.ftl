### The words that the rulebooks use. .means: what is meant by it.

## Oriflamme and Oriflamme: Alliance

word-of-queue = File
    .means = La rangée commune de cartes. Son ordre est celui de la résolution : le début est le bout qui se résout en premier.
word-of-position = Position
    .means = Un emplacement de la file, avec une carte ou une pile. Les positions se comptent dans l’ordre de la file, à partir de 1.
word-of-stack = Pile
    .means = Toutes les cartes posées les unes sur les autres à une même position.
word-of-top = Carte du dessus
    .means = La carte supérieure d’une position, la seule qui y soit en jeu. Celles du dessous sont recouvertes.
word-of-adjacent = Adjacente, voisine
    .means = La carte du dessus de la position juste avant ou juste après. La première et la dernière position n’ont qu’une voisine.
word-of-face = Face visible, face cachée
    .means = Une carte face cachée montre sa famille et cache ce qu’elle est ; seul son propriétaire le sait. Une carte face visible est connue de tous.
word-of-points = Points
    .means = L’influence, ce que vous cherchez à gagner.
word-of-stock = Trésor
    .means = Les points que vous possédez. Chacun peut voir à tout moment le trésor de chacun.
word-of-supply = Banque
    .means = La banque commune, d’où viennent les points et où ils retournent.
word-of-keep = Garder cachée
    .means = Laisser sa carte face cachée quand vient son tour ; elle reçoit un point.
word-of-reveal = Révéler
    .means = Retourner sa carte face visible quand vient son tour ; on ramasse ses points et elle agit.
word-of-eliminate = Éliminer
    .means = Retirer une carte de la file par un effet qui le dit ; cela rapporte à celui qui le fait.
word-of-discard = Défausser
    .means = Mettre une carte dans la défausse visible de son propriétaire. En soi, cela ne rapporte rien à personne.
word-of-character = Personnage
    .means = Une carte qui reste dans la file une fois face visible et agit à chaque manche.
word-of-intrigue = Intrigue
    .means = Une carte qui agit une fois, puis quitte la file. Dans Alliance, certaines restent en jeu.
word-of-reserve = Réserve
    .means = Dans Alliance, l’endroit devant vous où une carte retirée de la file agit jusqu’à la fin de la partie.
word-of-verdict = Jeton verdict
    .means = Dans Alliance, la marque qu’un Juge pose sur une carte et dont tout Juge peut se servir ensuite.

## Orichalque

word-or-cell = Case
    .means = Un cercle de l’île. Les cercles sont serrés comme un nid d’abeilles : une case a jusqu’à six voisines.
word-or-terrain = Terrain
    .means = Forêt, lagon, désert ou montagne. Un volcan n’est aucun des quatre.
word-or-tile = Tuile
    .means = Une pièce d’une, deux ou trois cases que vous ajoutez à votre île.
word-or-free = Case libre
    .means = Un cercle de l’île sur lequel il n’y a encore rien.
word-or-covered = Recouvert
    .means = Sous un bâtiment ou un temple.
word-or-volcano = Volcan vide
    .means = Un volcan sans créature et non recouvert.
word-or-port = Port
    .means = Une case de l’île qui rapporte une fois, quand on la recouvre.
word-or-metropolis = Métropole
    .means = La tuile de départ, avec une mine et un camp d’entraînement.
word-or-hoplites = Hoplites et orichalque
    .means = Soldats et métal, les deux choses que l’on dépense.
word-or-stock = Stock
    .means = Les pièces que vous possédez : hoplites, orichalque, créatures capturées. Les hoplites restés sur une créature n’en font pas partie.
word-or-supply = Réserve
    .means = La banque commune, d’où viennent les pièces et où elles retournent.
word-or-display = Cartes exposées
    .means = Les cartes Action visibles du plateau Actions, de gauche à droite, avec leurs tuiles.
word-or-spot = Emplacement
    .means = Un des quatre endroits du plateau Construction où un bâtiment est disponible, un par terrain.
word-or-titan = Titan, faveur
    .means = Un Titan vaut un point tant que vous le détenez. Sa faveur sert une fois, tant qu’il est sur sa face active.
word-or-centre = Centre
    .means = L’endroit où sont les Titans que personne ne détient.
word-or-strength = Force, butin
    .means = La force d’une créature est ce que les dés doivent atteindre ; son butin est ce que rapporte sa capture.
word-or-token = Jeton Victoire
    .means = 1 point : temple d’un côté, médaillon de l’autre.
word-or-initiative = Initiative
    .means = Qui la détient commence la manche.
