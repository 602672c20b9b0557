### Questions and choices. A choice says what it leads to, as far as the one who chooses may know.

## Questions. $subject is a card with its owner; $task what its effect asks for.

ask-place = { $you ->
    [you] Placez une carte face cachée.
   *[other] { $who } place une carte face cachée.
}
ask-face = { $subject } en { $position } est face cachée. Garder la carte cachée ou la révéler ?
ask-effect = { $subject } en { $position } : { $task }
ask-effect-as = { $subject } en { $position } copie { $the } : { $task }
task-archer = éliminez la première ou la dernière carte de la file.
task-soldier = éliminez une carte voisine.
task-spy = prenez 1 point au propriétaire d’une carte voisine.
task-shapeshifter = copiez un des personnages voisins visibles.
task-decree = déplacez une carte ; d’abord, laquelle ?
task-landing = où va { $target } ?
task-assassination = éliminez n’importe quelle carte de la file.
task-empress = gagnez 2 points et posez 1 point de la banque sur une carte cachée d’une autre famille.
task-informer = gagnez des points ou échangez-le contre une carte de votre main.
task-judge = posez un jeton verdict ou exécutez un verdict.
task-diplomat = soutenez un autre Diplomate ou partez avec les points.
task-deserter = éliminez une carte voisine. Ensuite, il restera seulement s’il est à côté d’un personnage visible.
ask-only-keep = L’Insurrection ne peut être révélée qu’avec au moins 1 point dessus.
ask-last = { $trap ->
    [1] La dernière manche : cachée, elle ne rapporte que si une autre famille l’élimine. Révélée, elle rapporte 1 point.
   *[0] La dernière manche : les points laissés sur une carte cachée ne comptent pour personne. Révélée, elle agit aussitôt.
}

## Placing

choice-place-alone = Placer { $the }
choice-place-start = Placer { $the } au début
choice-place-end = Placer { $the } à la fin
choice-place-on = Placer { $the } sur { $position }
spot-start = début
spot-end = fin
spot-on = sur { $position }
spot-hint = { $name } : { $hint }
spot-covers = sur { $position } : recouvrir { $target }

## Face down

choice-keep = La garder cachée
choice-reveal = Révéler { $the }
choice-reveal-unknown = La révéler

## Effects

choice-eliminate = Éliminer { $target } en { $position }
choice-rob = Prendre 1 point dans le trésor { $of }
choice-copy = Copier { $subject } en { $position }
choice-move = Déplacer { $target } (position { $position })
choice-before-start = Au début
choice-before-between = Entre { $left } et { $right }
choice-before-end = À la fin
choice-favour = Favoriser { $target } en { $position }
choice-inform = Gagner grâce aux cartes voisines cachées
choice-swap = Échanger contre { $the } de votre main
choice-mark = Marquer { $target } en { $position }
choice-mark-none = Ne poser aucun verdict (impossible pour l’instant)
choice-support = Soutenir { $target } en { $position }
choice-support-none = Ne soutenir personne (aucun autre Diplomate visible)
choice-leave = Quitter la file
choice-first = { $who } commence
choice-aside = Écarter : { $cards }

## What follows

follows-gain = { $you ->
    [you] +{ $gain } pour vous
   *[other] +{ $gain } pour { $acc }
}
follows-all = { $what }
follows-character = 1 de plus si c’est un personnage
follows-lost = { $points ->
    [one] { $amount } perdu
   *[other] { $amount } perdus
}
follows-covers = recouvrir { $target }
follows-take = prendre { $amount }
follows-leave = prendre { $amount }, puis défausser la carte
follows-onto = +{ $points } dessus ({ $then } en tout)
follows-left = il en restera { $left } au trésor
follows-swap = posée ici, face cachée ; { $the } revient dans votre main
follows-verdict = un verdict dessus
follows-ambush = Embuscade ? { $odds } : +{ $gain } pour { $acc }, carte attaquante défaussée
follows-extortion = Extorsion ? { $odds } : +{ $gain } pour { $acc }
follows-ambush-sure = Embuscade : +{ $gain } pour { $acc }, carte attaquante défaussée
follows-extortion-sure = Extorsion : +{ $gain } pour { $acc }
odds-one-in = 1 sur { $total }
odds-unsure = possible
landing-acts = elle agit cette manche
landing-again = elle agit encore une fois cette manche
landing-waits = elle attend la manche suivante
landing-skipped = elle est sautée cette manche

## What a card will do now: those effects that depend on what lies there

effect-nothing = aucun effet pour l’instant
effect-archer-alone = s’éliminer lui-même, seul dans la file
effect-heir = { $alone ->
    [yes] gagner 2 points
   *[no] rien tant qu’un autre { $name } est visible
}
effect-lord = gagner { $amount }
effect-fanatic = gagner { $amount }
effect-conspiracy = { $points ->
    [0] rien à doubler, défausser la carte
   *[other] gagner { $amount } en tout, puis défausser la carte
}
effect-returns = { $points ->
    [0] gagner 1 point, puis défausser la carte
   *[other] rendre { $amount } à la banque, gagner 1 point, puis défausser la carte
}
effect-informer = gagner { $amount }, ou l’échanger contre une carte de votre main
effect-deserter-alone = le défausser, faute de carte voisine
effect-insurrection = { $rest ->
    [0] dépenser 1 point,
   *[other] dépenser 1 point, prendre { $amount },
} { $neighbours ->
    [0] n’éliminer aucune carte,
    [1] éliminer la carte voisine,
   *[other] éliminer les deux cartes voisines,
} la retourner face cachée
effect-infiltration = { $cards ->
    [0] aucune carte où poser un point, puis la mettre en réserve
    [one] 1 point sur votre seule carte cachée, puis la mettre en réserve
   *[other] 1 point sur chacune de vos { $cards } cartes cachées, puis la mettre en réserve
}
effect-deal = le mettre en réserve avec { $amount } dessus

## The cards in a few words, for the hand

hint-archer = éliminer la première ou la dernière carte
hint-soldier = éliminer une carte voisine
hint-spy = prendre 1 point au trésor d’un voisin
hint-heir = gagner 2 points s’il est le seul visible
hint-lord = gagner 1 point, +1 par carte voisine de la famille
hint-shapeshifter = copier un personnage voisin visible
hint-conspiracy = gagner le double des points posés dessus
hint-ambush = gagner 4 points si une autre famille l’élimine
hint-decree = déplacer une carte de la file
hint-assassination = éliminer n’importe quelle carte
hint-empress = gagner 2 points et poser 1 point sur une carte cachée
hint-informer = gagner les points voisins, ou l’échanger
hint-judge = gagner 1 point et juger, ou exécuter un verdict
hint-fanatic = gagner 1 point, 2 si seul visible de la famille
hint-diplomat = gagner 1 point et soutenir, ou prendre ses points
hint-deserter = éliminer une carte voisine, puis peut-être partir
hint-insurrection = pour 1 point posé, éliminer les deux cartes voisines
hint-extortion = coûte des points à la famille qui l’élimine
hint-infiltration = 1 point sur chacune de vos cartes cachées
hint-deal = en réserve, il donne ses points à chaque manche
