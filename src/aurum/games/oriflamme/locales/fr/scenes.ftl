### What the examples of Oriflamme and Oriflamme: Alliance show.
### One sentence for each example of the rulebook; the scenario is the file of that name in scenarios/.

## Setting up

scene-of-1-1-three-families = Trois joueurs prennent trois familles, et chacun tient sept cartes.
scene-of-1-2-three-aside-seven-in-hand = Trois cartes sont écartées et sept gardées en main ; les autres joueurs ne voient que des dos.
scene-of-1-2-own-cards-any-time = En pleine partie, chacun connaît ses propres cartes cachées et aucune autre.
scene-of-1-3-one-point-each = Chacun commence avec 1 point, à la vue de tous.
scene-of-1-4-chance-chooses = Le hasard désigne le premier joueur parmi ceux de la table.
scene-of-1-4-same-direction-every-round = Un autre joueur commence la manche 2, mais la file se résout toujours à partir du même bout.
scene-of-1-5-seventh-card-stays = La sixième manche s’achève, et il reste une carte dans chaque main.

## Placement

scene-of-2-1-the-three-places = La carte peut aller au début, à la fin, ou sur l’une de ses deux propres cartes, et nulle part ailleurs.
scene-of-2-2-never-between = Même entre deux de ses propres cartes, il n’y a pas de place pour une troisième.
scene-of-2-2-empty-again-later = Un Archer seul s’élimine, la file est vide, et à la manche suivante la première carte se pose sans choix de place.
scene-of-2-3-over-face-up-or-down = Un joueur recouvre une carte face visible, un autre une carte face cachée qui porte 2 points.
scene-of-2-3-not-in-round-one = À la manche 1, on ne peut pas recouvrir, pas même sa propre carte.
scene-of-2-4-covered-is-not-adjacent = Un Changeforme ne peut copier ni l’Héritier qu’il recouvre ni le Seigneur recouvert à côté de lui.
scene-of-2-4-covered-card-gains-nothing = Gardée cachée, une pile reçoit son point sur la seule carte du dessus.
scene-of-2-5-one-card-each = Trois joueurs posent chacun une carte, puis la file commence à se résoudre.

## Resolution

scene-of-3-1-queue-order = Les positions agissent de la première à la dernière, peu importe qui est assis où.
scene-of-3-2-keep = Une carte gardée cachée passe de 2 points à 3.
scene-of-3-2-forced-keep-looks-free = Une Insurrection sans points ne peut qu’être gardée, et les autres ne voient pas qu’il n’y avait pas de choix.
scene-of-3-3-points-then-effect = Un Espion révélé prend d’abord les 2 points posés sur lui, puis 1 dans le trésor d’un voisin.
scene-of-3-3-in-the-round-it-was-placed = Un Seigneur est posé et révélé dans la même manche.
scene-of-3-4-must-act = Un Soldat face visible entre deux cartes de sa famille doit frapper l’une d’elles.
scene-of-3-4-nothing-fits = Un Espion face visible parmi les cartes de sa famille reste sans effet.
scene-of-3-5-neighbours-after-closing-up = Le Soldat frappe, la file se resserre, et le Seigneur compte maintenant le Soldat comme voisin.
scene-of-3-6-example-stack = Un Assassinat est joué, et l’Espion qu’il recouvrait agit aussitôt.
scene-of-3-6-archer-uncovers-by-shooting-itself = Un Archer s’élimine lui-même, et l’Héritier qu’il recouvrait agit aussitôt.
scene-of-3-7-uncovered-later = Un Héritier découvert plus loin gagne ses 2 points quand vient sa position.
scene-of-3-7-uncovered-earlier = Un Héritier découvert à une position déjà passée ne gagne rien cette manche.
scene-of-3-8-acts-again = Déplacé à la fin par un Décret royal, un Héritier gagne ses 2 points pour la seconde fois.
scene-of-3-8-misses-its-turn = Déplacé au début par un Décret royal, un Héritier perd son tour.

## Eliminating and discarding

scene-of-4-1-the-attacker-is-paid = Le propriétaire du Soldat gagne 1 point de la banque, et aucun trésor ne diminue.
scene-of-4-1-own-card-pays = Frapper une carte de sa propre famille rapporte aussi 1 point.
scene-of-4-2-points-go-to-the-supply = Les 4 points posés sur l’Héritier éliminé retournent à la banque.
scene-of-4-2-only-the-top-falls = Seule la carte du dessus de la pile tombe ; celle du dessous garde ses 3 points.
scene-of-4-3-ambush-discard-pays-nobody = L’Embuscade fait défausser le Soldat, et personne ne gagne de point pour cela.
scene-of-4-4-all-four-intrigues-leave = Les quatre intrigues agissent, et chacune va dans la défausse de son propriétaire.
scene-of-4-4-no-effect-and-still-gone = Un Décret royal qui n’a rien à déplacer est défaussé tout de même.
scene-of-4-5-characters-stay = L’Héritier, le Seigneur et l’Espion restent face visible et agissent de nouveau à la manche suivante.

## Characters

scene-of-5-1-only-the-two-ends = L’Archer ne peut tirer que sur la première ou la dernière carte de la file.
scene-of-5-1-alone-must-shoot-itself = Resté seul dans la file, un Archer doit s’éliminer lui-même.
scene-of-5-2-either-neighbour = Le Soldat choisit entre ses deux cartes voisines ; les autres sont hors de portée.
scene-of-5-2-soldier-must-strike-own = Sa seule carte voisine est de sa famille, et le Soldat doit la frapper.
scene-of-5-3-stock-not-card = L’Espion prend 1 point dans le trésor ; les 3 points posés sur la carte voisine y restent.
scene-of-5-3-two-neighbours-choose = Entre deux joueurs, le propriétaire de l’Espion choisit qui dépouiller.
scene-of-5-4-only-heir = Le seul Héritier face visible de la file gagne 2 points.
scene-of-5-4-neither-gains = Deux Héritiers sont face visible, et aucun ne gagne rien.
scene-of-5-5-two-own-neighbours = Entre deux cartes de sa famille, l’une visible et l’autre cachée, le Seigneur gagne 3 points.
scene-of-5-6-copies-a-soldier = Le Changeforme copie le Soldat et frappe ses propres voisins, même ce Soldat.
scene-of-5-6-example-heir = Deux Héritiers sont visibles, mais le Changeforme qui en copie un gagne 2 points : il est le seul Changeforme.
scene-of-5-7-ambush-takes-the-shapeshifter = L’Embuscade fait défausser le Changeforme qui a frappé, non le Soldat copié.

## Intrigues

scene-of-6-1-example-conspiracy = Un Complot qui porte 3 points en rapporte 6.
scene-of-6-2-revealed-ambush = Une Embuscade révélée par son propriétaire perd ses 3 points et en rapporte 1.
scene-of-6-3-example-ambush-1 = Un Soldat frappe l’Embuscade d’une autre famille : son propriétaire gagne 4 points, et les deux cartes s’en vont.
scene-of-6-3-assassination-too = Un Assassinat déclenche aussi l’Embuscade, si loin qu’il soit.
scene-of-6-4-example-ambush-2 = Un Archer élimine une Embuscade de sa famille : 1 point, et l’Archer reste.
scene-of-6-5-where-to = La première carte peut aller dans n’importe quel intervalle, sauf les deux qui la bordent.
scene-of-6-5-top-of-a-stack-alone = Le Décret prend la carte du dessus d’une pile et la déplace seule.
scene-of-6-6-any-card = L’Assassinat atteint toutes les cartes du dessus de la file, lui-même compris.
scene-of-6-6-itself-by-choice = Un Assassinat ramasse ses 2 points et s’élimine lui-même pour 1 de plus.

## End

scene-of-7-1-stock-decides = Le plus gros trésor gagne ; les 8 et 9 points encore posés sur des cartes ne valent rien.
scene-of-7-2-more-positions = À trésors égaux, le joueur qui a deux positions bat celui qui n’en a qu’une.
scene-of-7-2-shared = Trésors et positions sont égaux : deux joueurs partagent la victoire.
scene-of-7-3-marker-passes-left = Le marqueur passe à gauche, et la file attend telle quelle.

## Alliance

scene-al-0-set-up = Une partie d’Alliance commence avec dix cartes propres par famille et cinq jetons verdict.

## Characters of Alliance

scene-al-1-1-empress-favours = L’Impératrice gagne 2 points et en pose 1 sur la carte cachée que choisit son propriétaire.
scene-al-1-1-empress-only-gains = Aucun autre joueur n’a de carte cachée : l’Impératrice gagne seulement 2 points.
scene-al-1-2-informer-counts-both-neighbours = Avec 2 et 3 points sur les cartes voisines, le Délateur en gagne 5, et ceux-ci restent en place.
scene-al-1-3-informer-swaps = Le Délateur revient en main, et un Pacte est posé face cachée à sa place.
scene-al-1-3-swap-in-round-six = À la manche 6, le Délateur est échangé contre la septième carte.
scene-al-1-4-judge-marks = Le Juge gagne 1 point et pose un jeton verdict sur n’importe quelle carte de la file.
scene-al-1-4-every-card-marked = Chaque carte porte déjà un jeton : le Juge gagne seulement 1 point.
scene-al-1-5-judge-eliminates = Le Juge élimine une carte qui porte un jeton verdict, aussi loin qu’elle soit.
scene-al-1-5-needs-a-verdict-on-top = Le seul jeton est sur une carte recouverte : aucune exécution n’est possible.
scene-al-1-6-verdict-travels = Un Décret royal déplace une carte, et son jeton verdict la suit.
scene-al-1-6-eliminated-card-returns-its-verdict = Un Déserteur élimine une carte marquée, et le jeton revient au pot commun.
scene-al-1-7-fanatic-alone = Aucune autre carte de sa famille n’est visible : le Fanatique gagne 2 points.
scene-al-1-7-fanatic-with-company = Un Juge visible de sa famille, loin dans la file, ne laisse que 1 point au Fanatique.
scene-al-1-8-diplomat-supports = Le Diplomate gagne 1 point et en pose 2 sur un autre Diplomate choisi par son propriétaire.
scene-al-1-8-diplomat-leaves = Le Diplomate prend ses 4 points et est défaussé.
scene-al-1-9-points-lost-when-eliminated = Les 6 points du Diplomate éliminé retournent à la banque.
scene-al-1-10-deserter-stays = Le Déserteur gagne 2 points pour un personnage et reste à côté d’un Fanatique visible.
scene-al-1-10-deserter-leaves = Aucun personnage visible ne reste à côté du Déserteur : il est défaussé.

## Intrigues of Alliance

scene-al-2-1-insurrection = L’Insurrection paie 1 point, élimine ses deux voisines et se retourne face cachée.
scene-al-2-1-needs-a-point = Une Insurrection sans point ne peut pas être révélée.
scene-al-2-2-neighbours-are-fixed = Elle frappe les deux cartes qui l’entouraient, non celle qui se rapproche.
scene-al-2-3-extortion-revealed = Une Extorsion révélée par son propriétaire perd ses 3 points et en rapporte 1.
scene-al-2-4-extortion-eliminated = L’attaquant a deux cartes du dessus dans la file : l’Extorsion rapporte 4 points et en coûte 1 à la carte cachée de l’attaquant.
scene-al-2-5-reserve-is-no-place-in-the-queue = Une Extorsion ne compte pas les deux cartes que l’attaquant a en réserve.
scene-al-2-5-eliminated-deal-is-not-reserved = Un Pacte éliminé va à la défausse, et ses points à la banque.
scene-al-2-6-infiltration = L’Infiltration pose 1 point sur chaque carte du dessus cachée de sa famille et va en réserve.
scene-al-2-6-bonus-for-own-face-down-card = Avec l’Infiltration en réserve, même une de ses propres cartes cachées rapporte 2 points de plus.
scene-al-2-7-deal-is-reserved-with-its-points = Le Pacte va en réserve avec ses 3 points, et personne ne les ramasse.
scene-al-2-7-deal-pays-in-later-rounds = Au début de la manche suivante, le Pacte rapporte 3 points et garde les siens.
scene-al-2-8-deal-at-the-end = À la fin, les 4 points du Pacte s’ajoutent, et font gagner la partie.

## Mixed sets and the duel

scene-mx-1-ten-chosen-cards = Une table joue avec dix cartes choisies dans les deux boîtes, les mêmes pour chaque famille.
scene-mx-2-copies-a-deserter-and-goes = Le Changeforme frappe le Déserteur qu’il copie et, resté sans compagnie, est lui-même défaussé.
scene-mx-2-supports-the-copied-diplomat = En copiant un Diplomate, le Changeforme pose les 2 points sur ce Diplomate même.
scene-mx-3-ambush-first = L’Embuscade tombe la première, fait défausser l’Insurrection et sauve ainsi la carte de l’autre côté.
scene-mx-4-sum-wins = Une famille a 10 points, mais 6 et 6 font ensemble plus que 10 et 1.
scene-mx-4-spy-robs-the-partner = Sa seule voisine est la famille partenaire, et l’Espion doit la dépouiller.
