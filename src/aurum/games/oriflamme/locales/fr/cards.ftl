### The twenty cards of Oriflamme and Oriflamme: Alliance, the sets and the five families.
### In our own words; the rules they rest on are in docs/rules/oriflamme.md.
###
### .the   the name as subject or object of a sentence      .of    the name as a complement
### .does  what the card does, in one sentence              .more  the fine points

## Oriflamme

card-archer = Archer
    .the = l’Archer
    .of = de l’Archer
    .does = Éliminez la première ou la dernière carte de la file, qui peut être l’Archer lui-même.
    .more = La carte peut être face visible ou face cachée et de n’importe quelle famille ; vous gagnez 1 point pour l’élimination. Seul dans la file, l’Archer doit s’éliminer lui-même.

card-soldier = Soldat
    .the = le Soldat
    .of = du Soldat
    .does = Éliminez une carte adjacente au Soldat, face visible ou face cachée.
    .more = Il doit frapper même si sa seule carte voisine est de votre famille ; vous gagnez 1 point pour l’élimination. Sans carte voisine, il ne se passe rien.

card-spy = Espion
    .the = l’Espion
    .of = de l’Espion
    .does = Prenez 1 point dans le trésor d’un autre joueur qui possède une carte adjacente à l’Espion.
    .more = Le point ne vient jamais de la carte elle-même ; entre deux voisins différents, c’est vous qui choisissez. Un voisin au trésor vide ne peut pas être choisi et, entouré de votre seule famille, l’Espion n’a aucun effet.

card-heir = Héritier
    .the = l’Héritier
    .of = de l’Héritier
    .does = Gagnez 2 points, sauf si un autre Héritier est face visible dans la file.
    .more = Les Héritiers face cachée ou recouverts ne comptent pas. Tant que plusieurs Héritiers sont face visible, aucun ne rapporte de points.

card-lord = Seigneur
    .the = le Seigneur
    .of = du Seigneur
    .does = Gagnez 1 point, plus 1 par carte adjacente de votre famille, face visible ou face cachée.
    .more = Dans une pile voisine, seule la carte du dessus compte : le Seigneur rapporte donc 3 points au plus.

card-shapeshifter = Changeforme
    .the = le Changeforme
    .of = du Changeforme
    .does = Appliquez l’effet d’un personnage adjacent face visible comme s’il était imprimé sur le Changeforme.
    .more = Ses cartes voisines, sa famille et son nom restent les siens : en copiant un Héritier, il cherche un autre Changeforme face visible. Il ne copie jamais un Changeforme, le choix est libre à chaque fois et, sans personnage à copier, il ne se passe rien.

card-conspiracy = Complot
    .the = le Complot
    .of = du Complot
    .does = Gagnez le double des points posés sur cette carte, puis défaussez-la.
    .more = Ce double est tout ce que vous gagnez : 3 points posés en rapportent 6. Si le Complot est éliminé, ses points vont à la banque.

card-ambush = Embuscade
    .the = l’Embuscade
    .of = de l’Embuscade
    .does = Rendez à la banque les points posés sur elle, gagnez 1 point et défaussez-la, ou, quand une carte d’une autre famille l’élimine, gagnez 4 points et défaussez la carte attaquante.
    .more = La carte attaquante est celle qui a frappé, même si c’est un Changeforme ; son propriétaire gagne tout de même 1 point pour l’élimination, et sa défausse ne rapporte rien à personne. Si votre propre famille élimine l’Embuscade, vous ne gagnez que le point de l’élimination, et la carte attaquante est épargnée.

card-decree = Décret royal
    .the = le Décret royal
    .of = du Décret royal
    .does = Déplacez la carte du dessus de n’importe quelle autre position, avec ses points, vers un autre endroit de la file, entre deux positions ou à une extrémité mais jamais sur une carte, puis défaussez le Décret royal.
    .more = Placée avant le Décret, la carte est sautée pour cette manche ; placée après, elle est résolue, même une seconde fois. Elle ne peut pas revenir là où elle était (franchir le seul Décret est déjà un déplacement) et, sans autre position dans la file, il ne se passe rien.

card-assassination = Assassinat
    .the = l’Assassinat
    .of = de l’Assassinat
    .does = Éliminez n’importe quelle carte de la file, face visible ou face cachée, puis défaussez l’Assassinat.
    .more = Dans une pile, seule la carte du dessus peut être choisie. Ce peut être une carte de votre famille, voire l’Assassinat lui-même, et vous gagnez 1 point dans tous les cas.

## Oriflamme: Alliance

card-empress = Impératrice
    .the = l’Impératrice
    .of = de l’Impératrice
    .does = Gagnez 2 points, puis posez 1 point de la banque sur une carte face cachée d’un autre joueur.
    .more = Vous choisissez la carte ; dans une pile, seulement celle du dessus. Si aucun autre joueur n’a de carte face cachée dans la file, vous gagnez simplement 2 points.

card-informer = Délateur
    .the = le Délateur
    .of = du Délateur
    .does = Gagnez autant de points qu’il y en a sur les cartes adjacentes face cachée des autres familles, ou échangez le Délateur contre une carte de votre main, posée face cachée à sa place.
    .more = Les points comptés restent où ils sont. La nouvelle carte arrive sans points et, pendant cette manche, elle n’agit pas et ne reçoit rien pour être restée cachée, mais d’autres effets peuvent l’atteindre ; il vous faut une carte en main, et à la manche 6 la septième convient.

card-judge = Juge
    .the = le Juge
    .of = du Juge
    .does = Gagnez 1 point, puis posez un jeton verdict sur une carte de la file qui n’en porte pas, ou éliminez une carte qui porte un jeton verdict.
    .more = Vos propres cartes et le Juge lui-même peuvent être choisis, et peu importe qui a posé le jeton. S’il ne reste plus de jeton ou plus de carte sans jeton, vous gagnez simplement 1 point ; seule une carte marquée et non recouverte peut être éliminée.

card-fanatic = Fanatique
    .the = le Fanatique
    .of = du Fanatique
    .does = Gagnez 1 point, et 1 de plus si aucune autre carte de votre famille n’est face visible dans la file.
    .more = Vos cartes face cachée ou recouvertes ne comptent pas, ni celles de votre réserve.

card-diplomat = Diplomate
    .the = le Diplomate
    .of = du Diplomate
    .does = Gagnez 1 point, puis posez 2 points de la banque sur un autre Diplomate face visible de votre choix, ou prenez tous les points posés sur cette carte, puis défaussez-la.
    .more = Sans autre Diplomate face visible, vous gagnez simplement 1 point ; vous pouvez défausser la carte même sans points dessus. Recouvert, il garde ses points ; éliminé, il les perd au profit de la banque.

card-deserter = Déserteur
    .the = le Déserteur
    .of = du Déserteur
    .does = Éliminez une carte adjacente, en gagnant 1 point de plus si c’était un personnage, puis défaussez le Déserteur, sauf si un personnage face visible lui est adjacent.
    .more = La victime peut être de votre famille ; face cachée, elle est d’abord retournée, et un personnage compte donc. On regarde ce qui entoure le Déserteur une fois la file resserrée ; s’il n’a rien à éliminer, il est défaussé selon la même règle.

card-insurrection = Insurrection
    .the = l’Insurrection
    .of = de l’Insurrection
    .does = Elle ne peut être révélée qu’avec au moins 1 point dessus : rendez 1 point à la banque, prenez le reste, éliminez les deux cartes adjacentes, puis retournez-la face cachée à sa place.
    .more = Les deux victimes sont désignées d’avance et tombent dans l’ordre de la file ; une carte voisine unique tombe seule, et sans carte voisine vous pouvez tout de même révéler l’Insurrection. De nouveau retournée, elle n’a plus de points et compte comme une carte face cachée, bien que tout le monde la connaisse.

card-extortion = Extorsion
    .the = l’Extorsion
    .of = de l’Extorsion
    .does = Rendez à la banque les points posés sur elle, gagnez 1 point et défaussez-la, ou, quand une autre famille l’élimine, gagnez 2 points par carte de cette famille dans la file, et l’attaquant rend à la banque 1 point de chacune de ses cartes face cachée qui en porte.
    .more = Seules comptent les cartes du dessus, face visible ou face cachée, après l’élimination et carte attaquante comprise. L’attaquant garde le point de l’élimination, et sa carte aussi.

card-infiltration = Infiltration
    .the = l’Infiltration
    .of = de l’Infiltration
    .does = Posez 1 point de la banque sur chacune de vos cartes face cachée de la file, puis mettez l’Infiltration dans votre réserve, où elle vous rapporte 2 points de plus chaque fois que vous éliminez une carte face cachée.
    .more = Seules les cartes du dessus reçoivent un point ; celle qui est sous l’Infiltration est encore recouverte. Éliminer vos propres cartes face cachée compte aussi, et rien n’atteint une carte en réserve jusqu’à la fin de la partie.

card-deal = Pacte
    .the = le Pacte
    .of = du Pacte
    .does = Mettez le Pacte dans votre réserve avec les points posés dessus et, au début de chaque manche suivante, si au moins une carte de votre famille est dans la file, gagnez autant de points qu’il en porte.
    .more = Vous ne ramassez pas ces points en le révélant ; ils restent sur la carte et rejoignent votre trésor à la fin de la partie. Rien n’atteint une carte en réserve, mais un Pacte éliminé n’y arrive jamais.

## Kinds of card

kind-character = Personnage
kind-intrigue = Intrigue

## Sets: the two boxes, and ten kinds chosen from both. .the: the name inside a sentence

set-base = Oriflamme
    .the = Oriflamme

set-alliance = Oriflamme : Alliance
    .the = Oriflamme : Alliance

set-mixed = Mélange
    .the = le mélange

## Families: the beast, its crest letter and colour; .of .to .from .acc are the forms a sentence needs

family-griffin = Griffon
    .letter = G
    .colour = rouge
    .of = de Griffon
    .to = à Griffon
    .from = de Griffon
    .acc = Griffon

family-pegasus = Pégase
    .letter = P
    .colour = bleu
    .of = de Pégase
    .to = à Pégase
    .from = de Pégase
    .acc = Pégase

family-wyvern = Vouivre
    .letter = V
    .colour = vert
    .of = de Vouivre
    .to = à Vouivre
    .from = de Vouivre
    .acc = Vouivre

family-unicorn = Licorne
    .letter = L
    .colour = doré
    .of = de Licorne
    .to = à Licorne
    .from = de Licorne
    .acc = Licorne

family-kraken = Kraken
    .letter = K
    .colour = noir
    .of = de Kraken
    .to = à Kraken
    .from = de Kraken
    .acc = Kraken
