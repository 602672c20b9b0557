### What is said of Oriflamme when something cannot be done: what was wrong, and what would be right.

## Texte illisible

expected-spot = Après la carte vient sa place : start, end, ou on et une position.
expected-card = On attend le nom d’une carte, parmi : { $allowed }.
expected-other-card = On écarte trois cartes différentes.
expected-family = On attend la lettre d’une famille, parmi : { $allowed }.
expected-set = Un jeu de cartes s’écrit base, alliance, ou dix noms de cartes différentes séparés par des virgules.
expected-small-set = Le jeu de cartes d’une petite partie en { $rounds } manches s’écrit base, alliance, ou de { $rounds } à dix noms de cartes différentes séparés par des virgules.
expected-none-aside = Dans une petite partie, aucune carte n’est mise de côté.
expected-no-dealing = Dans une petite partie, rien n’est distribué : elle commence par choosing-first.
expected-one-moment = Une seule clause dit où l’on en est : placing, at, dealing, choosing-first ou over.
expected-stack = Une position s’écrit avec la lettre de la famille, deux-points et ses cartes de haut en bas, par exemple G:(Ambush)+1/Heir.
expected-verdicts = Il n’y a que cinq jetons verdict.
expected-queue-card = Une carte de la file s’écrit Nom face visible, (Nom) face cachée, puis ses marques.
expected-known-insurrection = Seule une Insurrection peut être face cachée et connue : [Insurrection].
expected-bare = Aucun point ne peut être posé ici : seules en portent les cartes face cachée, les Diplomates et un Pacte en réserve.
expected-mark = Une marque s’écrit +3 pour les points, ! pour un verdict, ~ pour une carte qui n’agit pas cette manche, @2 pour la manche où elle a été placée.
expected-hidden = Seule une carte cachée, entre parenthèses, peut être marquée comme n’agissant pas ou dire quand elle a été placée.
expected-table-card = Cette carte n’est pas à la table, qui joue avec : { $allowed }.
expected-card-once = Chaque famille n’a qu’un exemplaire de chaque carte, et celui-ci est déjà ailleurs.
expected-list = On attend une famille et ce qui lui revient, par exemple G=3 ou G=Archer,Lord.
expected-undealt = Les familles qui n’ont pas encore été servies n’ont de cartes nulle part.
expected-three-aside = Trois cartes de { $family } doivent être écartées, mais les autres en laissent { $left } : nommez-en sept au plus ailleurs et exactement trois dans aside.
expected-returned = On attend un Informer ou un Shapeshifter qui soit en main ou parmi les cartes cachées indiquées après lui, par exemple G=Informer?2.1.
expected-no-rest = Une carte n’est marquée comme n’agissant pas (~) que pendant la résolution de la file.
expected-hand = Pour placer une carte, il faut en avoir une en main.
expected-empty-hand = La main de { $family } ne peut pas être vide : les cartes nommées nulle part y vont. Nommez-les ailleurs.
expected-one-family = Toutes les cartes d’une pile sont d’une même famille, dont la lettre figure une fois, avant la carte du dessus : P:(Spy)/Heir.
expected-at = Seule la clause at peut accompagner asks.
expected-queue = Il faut une carte dans la file pour la résoudre.
expected-question = La carte face visible à cette position ne peut pas demander cela maintenant.
expected-no-intrigue = Une intrigue n’est face visible que pendant qu’elle demande quelque chose ; { $card } ne demande rien.

## Choix que les règles n’autorisent pas maintenant

illegal-verb = « { $choice } » ne répond pas à la question. { $asked }
illegal-insurrection-bare = Une Insurrection sans point ne peut pas être révélée ; gardez-la cachée.
illegal-no-verdict = « { $choice } » demande une carte qui porte un jeton verdict.
illegal-not-in-hand = « { $choice } » est impossible : { $card } n’est pas en main.
illegal-not-at-table = « { $choice } » est impossible : personne ne joue cette carte à cette table.
illegal-empty-queue = La file est vide, il n’y a donc qu’une façon de placer une carte : la nommer, sans dire où.
illegal-say-spot = « { $choice } » ne dit pas où : start, end, ou on et la position d’une de vos cartes.
illegal-no-position = « { $choice } » est impossible : la dernière position est la { $last }.
illegal-cover-other = « { $choice } » recouvrirait une carte de { $family } ; on ne recouvre que sa propre famille.
illegal-cover-round-one = « { $choice } » vient trop tôt : on peut recouvrir à partir de la manche 2.
illegal-landing = « { $choice } » remettrait la carte où elle était ; elle doit bouger.
illegal-no-gap = « { $choice } » est impossible : après la dernière carte s’écrit before { $last }.
illegal-rob-self = « { $choice } » est impossible : l’Espion prend à une autre famille.
illegal-rob-poor = « { $choice } » est impossible : le trésor de cette famille est vide.
illegal-rob-far = « { $choice } » est impossible : cette famille n’a pas de carte à côté de celle qui agit.
illegal-has-target = « { $choice } » est impossible : désignez une carte qui peut l’être.
illegal-marked-already = « { $choice } » est impossible : la carte porte déjà un jeton verdict.
illegal-no-token = « { $choice } » est impossible : les cinq jetons verdict sont tous posés.
illegal-not-end = « { $choice } » est hors de portée : on ne tire que sur la première ou la dernière carte.
illegal-not-adjacent = « { $choice } » est hors de portée : seule une carte voisine de celle qui agit peut être désignée.
illegal-not-copyable = « { $choice } » est impossible : on ne copie qu’un personnage voisin face visible, jamais un Changeforme.
illegal-move-decree = « { $choice } » est impossible : le Décret royal ne se déplace pas lui-même.
illegal-not-favoured = « { $choice } » est impossible : le point va sur une carte face cachée d’une autre famille.
illegal-not-diplomat = « { $choice } » est impossible : les points vont sur un autre Diplomate face visible.

asked-aside = On écarte trois cartes : aside CARTE CARTE CARTE.
asked-first = On tire au sort qui commence : first FAMILLE.
asked-place = Il faut placer une carte : place CARTE start, place CARTE end ou place CARTE on POSITION.
asked-face = Gardez la carte cachée ou révélez-la : keep ou reveal.
asked-before = Dites avant quelle position placer la carte : before POSITION.
asked-eliminate = Dites quelle carte éliminer : eliminate POSITION.
asked-rob = Dites à qui prendre un point : rob FAMILLE.
asked-copy = Dites quel personnage voisin copier : copy POSITION.
asked-move = Dites quelle carte déplacer : move POSITION.
asked-favour = Dites quelle carte face cachée reçoit le point : favour POSITION.
asked-inform = Gagnez les points ou reprenez la carte en main : inform ou swap CARTE.
asked-judge = Posez un jeton verdict ou exécutez un verdict : mark POSITION ou eliminate POSITION.
asked-support = Restez et soutenez un autre Diplomate, ou partez avec les points : support POSITION, support none ou leave.

## Options

options-players = { $kind ->
    [text] players doit être un nombre, or « { $given } » entre guillemets est un texte : il faut 3 à 5 familles, ou 2 joueurs pour un duel.
   *[other] { $given } ne convient pas comme nombre de joueurs : il faut 3 à 5 familles, ou 2 joueurs pour un duel.
}
options-first = { $given } ne peut pas commencer : donnez le numéro d’une famille, de 0 à { $last }, ou laissez faire le hasard.
options-set = { $given } n’est pas un jeu de cartes : base, alliance, mixed, ou dix noms différents.
options-mixed = Un mélange doit être tiré au sort : donnez une source de hasard, ou nommez les dix cartes.
options-card = { $given } n’est pas une carte. Il y a { $allowed }.
options-ten = Un jeu compte dix cartes différentes ; nommées : { $given }, différentes : { $different }.
options-few = Une petite partie compte de { $rounds } à dix cartes différentes, au moins une pour chacune de ses { $rounds } manches ; nommées : { $given }, différentes : { $different }.
options-rounds = { $given } n’est pas un nombre de manches : une petite partie en compte de 1 à { $last }.
