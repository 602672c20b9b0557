### The rulebook of Oriflamme and Oriflamme: Alliance, in our own words.
###
### A rule's message is its text, .name its heading, .why the reason of its first [R], .why2 of the second.
### In the text, [R] marks a ruling, [D] our own component data, ** ** a word to stress, and a rule is named by its number.

book-oriflamme = Comment jouer à Oriflamme et à Oriflamme : Alliance
    .notice = Création d’amateurs, non officielle. Les deux jeux sont d’Adrien et Axel Hesling, édités par Studio H et ses partenaires. Aurum n’est affilié à aucun d’eux. Voici les règles avec nos propres mots ; si les jeux vous plaisent, achetez les boîtes.
    .goal = Le roi est mort, et chaque joueur mène une famille qui convoite la couronne. Pendant six manches, vous glissez des cartes face cachée dans une file commune, puis vous la parcourez d’un bout à l’autre en décidant, carte par carte, d’attendre pendant qu’elle gagne des points ou de la retourner et de vous en servir. **Après six manches, le joueur qui a le plus de points gagne.**
    .marks = Chaque règle porte un numéro. [R] signale une décision de ce projet, là où la règle imprimée se tait ou laisse le choix, avec sa raison. Si cette page et la règle imprimée divergent sans [R], fiez-vous à la règle imprimée. Nous suivons l’édition révisée. Celle de 2019, que beaucoup de sites citent encore, diffère pour le Décret royal, l’Embuscade, le Seigneur et le départage des égalités.

## A round in one picture

picture-of-place = Placer
    .caption = À partir du premier joueur, chacun pose une carte face cachée : au début de la file, à la fin, ou sur une de ses propres cartes.
picture-of-resolve = Parcourir la file
    .caption = La file se résout du début à la fin. À chaque position, c’est le propriétaire de la carte du dessus qui agit.
picture-of-keep = Face cachée : attendre…
    .caption = Gardez votre carte cachée : elle reçoit 1 point. Elle sera encore là à la manche suivante, si personne ne l’élimine.
picture-of-reveal = … ou révéler
    .caption = Retournez-la, prenez les points posés dessus et appliquez son effet. Une intrigue s’en va ensuite ; un personnage reste.
picture-of-act = Face visible : agir
    .caption = Un personnage face visible agit de nouveau à chaque manche, que cela plaise ou non à son propriétaire.
picture-of-next = Manche suivante
    .caption = Le marqueur de premier joueur passe à gauche et la file reste telle quelle. Après six manches, comptez vos points.

## Chapters

chapter-of-setup = Mise en place
    .lead = Choisissez une famille, mélangez ses dix cartes, et vous êtes presque prêts.
chapter-of-placement = Placement : chacun ajoute une carte
    .lead = Une carte par joueur, face cachée. L’endroit où vous la posez décide du moment où elle agit et de celles qu’elle touchera.
chapter-of-resolution = Résolution : on parcourt la file
    .lead = La file est maintenant parcourue une fois, carte par carte. Une carte qui attend gagne des points, et devient une cible.
chapter-of-elimination = Éliminer et défausser
    .lead = Deux façons de quitter la file. Une seule rapporte.
chapter-of-characters = Les six personnages
    .lead = Une fois face visible, un personnage reste dans la file et agit à chaque manche.
chapter-of-intrigues = Les quatre intrigues
    .lead = Une intrigue ne sert qu’une fois. Son effet appliqué, elle va à la défausse.
chapter-of-end = Manche suivante et fin de partie
    .lead = Six manches, et ensuite seuls comptent les points de votre trésor.
chapter-al-cards = Oriflamme : Alliance
    .lead = Une boîte à part entière, avec dix autres cartes. Elles récompensent ceux qui s’entraident, tant que cela dure.
chapter-al-characters = Les six personnages d’Alliance
    .lead = Plusieurs d’entre eux offrent deux façons d’agir. Vous choisissez à nouveau chaque fois.
chapter-al-intrigues = Les quatre intrigues d’Alliance
    .lead = Deux d’entre elles nuisent à qui les élimine, ou aux cartes voisines. Les deux autres vont dans votre réserve et y agissent jusqu’à la fin.
chapter-mx-mixed = Mélanger les boîtes
    .lead = Dix cartes quelconques parmi les vingt font une partie, pourvu que chaque famille ait les dix mêmes.
chapter-mx-duel = Jouer à deux
    .lead = Deux personnes, quatre familles.

## Setting up

rule-of-1-1 = On joue de trois à cinq. Chacun prend l’une des cinq familles ; une famille compte dix cartes, toutes différentes.
    .name = Joueurs et familles

rule-of-1-2 = Mélangez vos dix cartes, écartez-en trois au hasard sans que les autres les voient, et prenez les sept autres en main. Vous pouvez regarder à tout moment vos trois cartes écartées, votre main et vos cartes face cachée ; personne d’autre ne le peut.
    .name = Sept cartes en main, trois écartées

rule-of-1-3 = Vous commencez avec 1 point dans votre trésor. La banque est inépuisable. [R]
    .name = Points de départ
    .why = Rien, dans la règle imprimée, ne fait du nombre de jetons une limite.

rule-of-1-4 = Le premier joueur est tiré au sort, sauf si la table en décide autrement. [R] Le sens dans lequel la file se résout est fixé une fois pour toute la partie.
    .name = Qui commence, et dans quel sens
    .why = La règle imprimée fait commencer le joueur le plus âgé, et une table en ligne ignore les âges.

rule-of-1-5 = La partie dure six manches ; chacune comprend un placement, puis une résolution. Votre septième carte en main n’est jamais jouée (AL-1.3 en est la seule exception).
    .name = Six manches

## Placement

rule-of-2-1 = Le premier joueur commence, puis on joue dans le sens horaire. À votre tour, vous posez une carte de votre main face cachée à l’un de ces endroits : avant la première position, après la dernière, ou sur une position dont la carte du dessus est de votre famille.
    .name = Où poser une carte

rule-of-2-2 = On ne glisse jamais une carte entre deux positions. Dans une file vide, il n’y a qu’une façon de placer, à la manche 1 et aussi plus tard si la file se vide de nouveau. [R]
    .name = Jamais au milieu
    .why = La règle imprimée ne mentionne la file vide qu’en début de partie, et le début et la fin ne font alors qu’un.

rule-of-2-3 = On peut recouvrir à partir de la manche 2. La carte recouverte peut être face visible ou face cachée, et une pile peut monter aussi haut que vous voulez.
    .name = Recouvrir

rule-of-2-4 = Une carte recouverte reste comme elle était, face visible ou face cachée, et garde ses points, mais elle est hors de tout : on ne la révèle pas, on ne la compte pas, on ne la vise pas, elle n’est adjacente à rien, elle ne gagne rien et ne rapporte rien.
    .name = Cartes recouvertes

rule-of-2-5 = Dès que chaque joueur a posé une carte, le placement est terminé.
    .name = Fin du placement

## Resolution

rule-of-3-1 = Parcourez les positions dans l’ordre de la file. À chacune, c’est le propriétaire de la carte du dessus qui agit.
    .name = D’un bout à l’autre

rule-of-3-2 = Si cette carte est face cachée, son propriétaire la garde cachée et pose dessus 1 point de la banque, ou bien il la révèle. Une carte qui ne peut pas être révélée à ce moment (AL-2.1) ne peut qu’être gardée. Personne d’autre ne doit pouvoir deviner qu’il n’y avait pas de choix, ni au temps écoulé ni à ce que le programme envoie.
    .name = Garder ou révéler

rule-of-3-3 = Pour révéler une carte, retournez-la face visible, ajoutez à votre trésor les points posés dessus, puis appliquez son effet. (Pour ces points, le Complot, l’Embuscade, l’Insurrection, l’Extorsion et le Pacte ont leurs propres règles.) Vous pouvez révéler une carte dès la manche où vous l’avez placée.
    .name = Révéler

rule-of-3-4 = Si la carte est déjà face visible, son effet est obligatoire, même au détriment de son propriétaire. Si l’effet laisse un choix, c’est le propriétaire qui le fait. Si rien ne s’y prête, il ne se passe rien.
    .name = Face visible, on agit

rule-of-3-5 = Chaque fois qu’une position se vide, la file se resserre ; les cartes adjacentes sont toujours celles de la file resserrée.
    .name = La file se resserre

rule-of-3-6 = Si la carte qui agit quitte le dessus de sa position et qu’une carte se trouve dessous, la carte ainsi découverte est résolue ensuite, aussitôt, quelle que soit la raison du départ. [R] S’il ne reste rien à cette position, on passe à la suivante.
    .name = Découverte par la carte qui agit
    .why = Les exemples imprimés ne montrent que des intrigues, et nous ne voyons pas pourquoi traiter autrement les autres départs.

rule-of-3-7 = Une carte découverte plus loin joue quand on arrive à sa position. Une carte découverte à une position déjà passée ne joue pas pendant cette manche. [R]
    .name = Découverte ailleurs
    .why = On parcourt la file une seule fois, vers l’avant.

rule-of-3-8 = Le tour va de position en position et ne se souvient pas des cartes : ce qui est déplacé avant la position en cours est sauté pour cette manche, ce qui est déplacé après joue, même pour la seconde fois.
    .name = Le tour suit les positions

## Eliminating and discarding

rule-of-4-1 = Chaque carte que vous éliminez vous rapporte 1 point de la banque, quelle que soit sa famille, la vôtre comprise.
    .name = Un point par élimination

rule-of-4-2 = Pour éliminer une carte, retournez-la face visible, rendez à la banque les points posés dessus et mettez-la face visible dans la défausse de son propriétaire, que tout le monde peut consulter. Dans une pile, seule la carte du dessus peut être éliminée.
    .name = Ce qu’est une élimination

rule-of-4-3 = Défausser une carte n’est pas l’éliminer : cela ne rapporte de point à personne, sauf si un effet le dit.
    .name = Défausser n’est pas éliminer

rule-of-4-4 = Après son effet, une intrigue va dans la défausse de son propriétaire, sauf si cet effet l’envoie ailleurs.
    .name = Les intrigues s’en vont

rule-of-4-5 = Un personnage reste dans la file, face visible.
    .name = Les personnages restent

## Characters

rule-of-5-1 = Éliminez la première ou la dernière carte de la file. Si l’Archer est l’une des deux, il peut se choisir lui-même ; s’il est seul, il le doit.
    .name = Archer

rule-of-5-2 = Éliminez une carte adjacente ; votre propre famille ne fait pas exception. Sans carte voisine, il ne se passe rien.
    .name = Soldat

rule-of-5-3 = Choisissez un autre joueur qui a une carte adjacente à l’Espion et prenez 1 point dans son trésor, jamais sur la carte. Si les deux cartes voisines sont à deux joueurs différents, vous décidez. Un joueur au trésor vide ne peut pas être choisi. [R]
    .name = Espion
    .why = Il n’y a rien à prendre, et un point ne peut pas être dû.

rule-of-5-4 = Gagnez 2 points, mais seulement si la file ne contient aucune autre carte face visible du même nom. Celles qui sont recouvertes ou face cachée ne comptent pas.
    .name = Héritier

rule-of-5-5 = Gagnez 1 point, plus 1 par carte adjacente de votre famille, quelle que soit sa face.
    .name = Seigneur

rule-of-5-6 = Choisissez un personnage adjacent face visible et appliquez son effet comme s’il était imprimé sur le Changeforme. Les cartes voisines, la famille et le nom sont ceux du Changeforme : s’il copie un Héritier, il doit donc être le seul Changeforme face visible. Il ne peut pas copier un autre Changeforme. S’il n’a rien à copier, il ne se passe rien. Vous choisissez à nouveau chaque fois qu’il agit.
    .name = Changeforme

rule-of-5-7 = Si un Changeforme élimine une carte, c’est lui la carte attaquante, et c’est lui qu’une Embuscade fait défausser. [R]
    .name = Le Changeforme attaquant
    .why = Il agit comme si l’effet était imprimé sur lui.

## Intrigues

rule-of-6-1 = Gagnez le double des points posés dessus. C’est le total : 3 points posés en rapportent 6.
    .name = Complot

rule-of-6-2 = Si vous la révélez vous-même, rendez à la banque les points posés dessus et gagnez 1 point.
    .name = Embuscade : révélée

rule-of-6-3 = Si une carte d’une autre famille l’élimine (n’importe laquelle, un Assassinat aussi), vous, son propriétaire, gagnez 4 points, et la carte attaquante est défaussée. L’attaquant reçoit tout de même 1 point pour l’élimination. Cette défausse ne rapporte rien de plus à personne.
    .name = Embuscade : éliminée par une autre famille

rule-of-6-4 = Si votre propre famille l’élimine, vous recevez 1 point pour l’élimination, et c’est tout. La carte attaquante reste.
    .name = Embuscade : éliminée par votre famille

rule-of-6-5 = Prenez la carte du dessus de n’importe quelle position autre que celle du Décret et mettez-la, avec ses points, ailleurs dans la file : à une extrémité ou entre deux positions, mais pas sur une carte, ni là d’où elle vient. [R] On juge si l’endroit est nouveau tant que le Décret est encore dans la file : franchir le seul Décret est un déplacement, et la carte du dessus d’une pile peut s’installer juste à côté de cette pile. D’une pile, seule la carte du dessus bouge. Ensuite, défaussez le Décret et continuez après lui ; s’il recouvrait une carte, c’est elle qui vient d’abord (OF-3.6). [R] S’il n’y a pas d’autre position, il ne se passe rien.
    .name = Décret royal
    .why = La règle imprimée demande un nouvel emplacement.
    .why2 = La règle imprimée continue avec la carte suivante, et sous une intrigue jouée la carte suivante est celle du dessous.

rule-of-6-6 = Éliminez n’importe quelle carte de la file, même cet Assassinat.
    .name = Assassinat

## End

rule-of-7-1 = À la fin de la manche 6, le plus gros trésor gagne. Ce qui est encore posé sur des cartes ne vaut rien.
    .name = Qui gagne

rule-of-7-2 = En cas d’égalité, comptez les positions de la file dont la carte du dessus est à vous : qui en a le plus gagne. Si l’égalité persiste, les joueurs concernés partagent la victoire. [R]
    .name = Égalités
    .why = La règle imprimée n’a pas de second départage.

rule-of-7-3 = À la fin d’une manche, le marqueur de premier joueur passe au voisin de gauche. Rien ne change dans la file.
    .name = Entre deux manches

## Alliance

rule-al-0 = Toutes les règles qui précèdent s’appliquent. Les dix cartes ci-dessous remplacent les dix ci-dessus, et on ajoute cinq jetons verdict, communs à tous les joueurs.
    .name = Ce qu’Alliance change

## Characters of Alliance

rule-al-1-1 = Gagnez 2 points, puis posez 1 point de la banque sur une carte face cachée d’un autre joueur. S’il n’y en a pas, vous gagnez seulement 2 points.
    .name = Impératrice

rule-al-1-2 = Première façon de l’utiliser : additionnez les points posés sur les cartes adjacentes face cachée des autres familles et gagnez-en autant. Les points comptés ne bougent pas.
    .name = Délateur : compter

rule-al-1-3 = Seconde façon : échangez-le contre une carte de votre main. Celle-ci est posée face cachée, sans points, exactement à sa place. Jusqu’à la fin de la manche, elle n’agit pas et ne reçoit pas de point pour être restée cachée, même si le tour revient à sa position. [R] Pour les effets des autres cartes, c’est une carte comme une autre : ils peuvent la viser, la compter, y poser des points. Le Délateur revient dans votre main, au vu de tous. Il faut une carte en main pour cela ; à la manche 6, la septième convient. [R]
    .name = Délateur : échanger
    .why = La règle imprimée ne la rend disponible qu’à la manche suivante.
    .why2 = La règle imprimée n’interdit l’échange à aucune manche, et la septième carte est en main.

rule-al-1-4 = Première façon de l’utiliser : gagnez 1 point, puis posez un jeton verdict sur n’importe quelle carte de la file, à vous ou le Juge lui-même si vous voulez, pourvu qu’elle n’en porte pas encore. [R] S’il ne reste plus de jeton, ou si chaque carte en porte un, vous gagnez seulement 1 point. [R]
    .name = Juge : le verdict
    .why = Un second jeton sur la même carte n’aurait aucun effet.
    .why2 = On applique de l’effet tout ce qu’on peut.

rule-al-1-5 = Seconde façon : éliminez une carte qui porte un jeton verdict, peu importe qui l’y a posé ; ce peut être le Juge lui-même. Cette façon n’est possible que si une carte du dessus porte un jeton.
    .name = Juge : l’exécution

rule-al-1-6 = Un jeton verdict suit sa carte partout et reste sur elle quand on la recouvre. Quand la carte quitte la file pour une défausse, une main ou une réserve, le jeton revient au pot commun. [R]
    .name = Jetons verdict
    .why = Les jetons sont communs et marquent des cartes de la file, pas des personnes.

rule-al-1-7 = Gagnez 1 point. Si votre famille n’a aucune autre carte face visible dans la file, gagnez 1 point de plus.
    .name = Fanatique

rule-al-1-8 = Première façon : gagnez 1 point, puis posez 2 points de la banque sur un autre Diplomate face visible, au choix. S’il n’y en a pas d’autre, vous gagnez seulement 1 point. Seconde façon : prenez tous les points posés sur cette carte, puis défaussez-la. Vous le pouvez même si elle n’en porte aucun. [R]
    .name = Diplomate
    .why = La règle imprimée ne fixe pas de minimum.

rule-al-1-9 = Parmi les cartes face visible de la file, seul un Diplomate porte des points. Ils y restent quand on le recouvre et retournent à la banque quand on l’élimine.
    .name = Points sur un Diplomate

rule-al-1-10 = Éliminez une carte adjacente ; votre propre famille ne fait pas exception. Si c’était un personnage, gagnez 1 point de plus ; une carte face cachée est d’abord retournée et compte donc pour ce qu’elle est. Regardez ensuite la file une fois resserrée [R] : si aucun personnage face visible n’est adjacent au Déserteur, défaussez-le. Il en va de même s’il n’avait aucune carte voisine à éliminer. [R]
    .name = Déserteur
    .why = C’est toujours ainsi qu’on juge ce qui est adjacent, OF-3.5.
    .why2 = La seconde moitié de l’effet ne dépend pas de la première.

## Intrigues of Alliance

rule-al-2-1 = On ne peut la révéler que si elle porte au moins 1 point. De ses points, 1 retourne à la banque et vous prenez les autres dans votre trésor. Éliminez les deux cartes qui l’entourent, ou la seule voisine s’il n’y en a qu’une. Retournez ensuite l’Insurrection face cachée à sa place, sans points. Tout le monde la connaît désormais ; elle n’en est pas moins une carte face cachée à tous égards. On peut la révéler même sans aucune carte voisine. [R]
    .name = Insurrection
    .why = Le point est le seul prix indiqué.

rule-al-2-2 = Ses deux victimes sont désignées avant que l’une ne tombe. Elles sont éliminées l’une après l’autre dans l’ordre de la file, et tout ce que chacune déclenche est appliqué en entier. Quoi que déclenche la première, la seconde tombe aussi, sauf si l’Insurrection n’est alors plus dans la file. [R]
    .name = Insurrection : ses deux victimes
    .why = L’effet désigne les deux cartes, mais il faut une carte pour l’exécuter.

rule-al-2-3 = Si vous la révélez vous-même, rendez à la banque les points posés dessus, gagnez 1 point et défaussez-la.
    .name = Extorsion : révélée

rule-al-2-4 = Si une autre famille l’élimine, vous, son propriétaire, gagnez 2 points par carte du dessus que la famille attaquante a dans la file, quelle que soit sa face. On les compte une fois l’Extorsion partie, carte attaquante comprise. [R] Ensuite, l’attaquant rend à la banque 1 point de chacune de ses propres cartes du dessus face cachée qui en porte. L’attaquant garde 1 point pour l’élimination, et sa carte.
    .name = Extorsion : éliminée par une autre famille
    .why = La règle imprimée dit chaque carte de cette famille dans la file, et l’attaquante y est encore.

rule-al-2-5 = Mettre une carte en réserve, c’est la retirer de la file et la poser face visible devant son propriétaire, où elle reste jusqu’à la fin de la partie. Aucun effet ne l’y atteint, et rien de ce qui compte les cartes de la file ne la compte. Une carte éliminée ne va pas en réserve.
    .name = La réserve

rule-al-2-6 = Posez 1 point de la banque sur chacune de vos cartes face cachée de la file (cartes du dessus seulement : celle qui est sous l’Infiltration n’est pas encore découverte), puis mettez l’Infiltration en réserve. Tant qu’elle y est, chaque carte face cachée que vous éliminez, même une des vôtres, vous rapporte 2 points de plus.
    .name = Infiltration

rule-al-2-7 = Mettez-le en réserve avec tous ses points ; vous ne les ramassez pas. Tant qu’il y est, chaque manche suivante commence par vous rapporter autant de points qu’il en porte, pourvu que votre famille ait au moins une carte du dessus dans la file. Les points du Pacte y restent.
    .name = Pacte

rule-al-2-8 = À la fin de la partie, ajoutez à votre trésor les points de votre Pacte en réserve.
    .name = Pacte : à la fin

## Mixed sets and the duel

rule-mx-1 = Une table choisit dix des vingt sortes de cartes, et chaque famille reçoit ces dix-là : les dix d’Oriflamme, les dix d’Alliance, dix choisies par l’hôte, ou dix au hasard. [R]
    .name = Dix cartes sur vingt
    .why = Les boîtes sont vendues comme combinables, mais nos livrets ne disent pas comment les combiner.

rule-mx-2 = Le Changeforme peut copier les personnages des deux boîtes, et ce que le texte copié appelle « cette carte » est alors le Changeforme : copier un Déserteur ou un Diplomate peut le faire défausser, copier un Délateur peut le faire revenir en main. [R] Face visible, un Changeforme n’a pas de points à lui. S’il copie un Diplomate, les 2 points vont sur une carte face visible qui porte le nom de Diplomate, et celui qu’il copie convient. [R]
    .name = Un Changeforme parmi les cartes des deux boîtes
    .why = L’effet est traité comme imprimé sur lui, OF-5.6.
    .why2 = Un Changeforme garde son propre nom, si bien que tout Diplomate est une autre carte.

rule-mx-3 = Si une Insurrection élimine une Embuscade d’une autre famille, elle est défaussée au lieu d’être retournée face cachée, et selon AL-2.2 elle s’arrête là. [R]
    .name = Insurrection contre Embuscade
    .why = L’Embuscade fait défausser toute carte qui l’a attaquée.

rule-mx-4 = À deux, chacun joue deux familles, chacune avec sa propre main, et les places alternent. La personne dont les deux trésors font la plus grosse somme gagne. [R] Pour tous les effets, les deux familles d’une même personne sont deux joueurs différents. Pour départager, on additionne les positions des deux familles. Chacun peut voir les cartes cachées de ses deux familles.
    .name = Duel
    .why = Les boîtes sont faites pour trois à cinq joueurs, et avec quatre familles la file est aussi animée.
