### Questions and choices. A choice says what it leads to, as far as the one who chooses may know.

## Questions. $subject is a card with its owner; $task what its effect asks for.

ask-place = { $you ->
    [you] Placez une carte face cachée.
   *[other] { $who } place une carte face cachée.
}
ask-face = { $subject } en { $position } est face cachée. Garder la carte cachée ou la révéler ?
ask-effect = { $subject } en { $position } : { $task }
ask-effect-as = { $subject } en { $position } imite { $the } : { $task }
task-archer = éliminez la première ou la dernière carte de la file.
task-soldier = éliminez une voisine.
task-spy = prenez 1 point au propriétaire d’une voisine.
task-shapeshifter = imitez un des personnages visibles à côté.
task-decree = déplacez une carte ; d’abord, laquelle ?
task-landing = où va { $target } ?
task-assassination = éliminez n’importe quelle carte de la file.
task-empress = gagnez 2 points et donnez-en 1 à une carte cachée d’une autre famille.
task-informer = gagnez des points ou échangez-le contre une carte de la main.
task-judge = prononcez un verdict ou exécutez-en un.
task-diplomat = soutenez un autre Diplomate ou partez avec les points.
task-deserter = éliminez une voisine. Ensuite il ne reste qu’à côté d’un personnage visible.
ask-only-keep = L’Insurrection ne peut être révélée qu’avec au moins 1 point dessus.

## Placing

choice-place-alone = Placer { $card } : { $hint }
choice-place-start = Placer { $card } au début
choice-place-end = Placer { $card } à la fin
choice-place-on = Recouvrir { $target } en { $position } : { $the }
spot-start = début
spot-end = fin
spot-on = sur { $position }
spot-hint = { $name } : { $hint }
spot-covers = sur { $position } : recouvre { $target }

## Face down

choice-keep = La garder cachée : +1 point dessus (soit { $then })
choice-reveal = Révéler { $the } : { $points ->
    [0] {""}
   *[other] prendre { $amount }, puis{" "}
}{ $effect }

## Effects

choice-eliminate = Éliminer { $target } en { $position } : { $follows }
choice-rob = Prendre 1 point dans le trésor { $of }, où il en restera { $left }
choice-copy = Imiter { $subject } en { $position } : { $effect }
choice-move = Déplacer { $target } depuis { $position }
choice-before-start = Au début : { $follows }
choice-before-between = Entre { $left } et { $right } : { $follows }
choice-before-end = À la fin : { $follows }
choice-favour = Gagner 2 points et en poser 1 sur { $target } en { $position } (soit { $then })
choice-inform = Gagner { $amount }, autant qu’il y en a sur les voisines cachées
choice-swap = Poser ici face cachée { $the } de la main ; { $leaver } revient en main
choice-mark = Gagner 1 point et poser un verdict sur { $target } en { $position }
choice-mark-none = Gagner 1 point ; aucun verdict possible
choice-support = Gagner 1 point et en poser 2 sur { $target } en { $position } (soit { $then })
choice-support-none = Gagner 1 point ; aucun autre Diplomate visible
choice-leave = Prendre { $amount } dessus et défausser la carte
choice-first = { $who } commence
choice-aside = Mettre de côté { $cards }

## What follows

follows-gain = { $you ->
    [you] +{ $gain } pour vous
   *[other] +{ $gain } { $to }
}
follows-character = 1 de plus si c’est un personnage
follows-lost = { $points ->
    [one] { $amount } perdu
   *[other] { $amount } perdus
}
follows-ambush = Embuscade ? { $odds } : +4 { $to }, cette carte défaussée
follows-extortion = Extorsion ? { $odds } : +{ $gain } { $to }
follows-ambush-sure = Embuscade : +4 { $to }, cette carte défaussée
follows-extortion-sure = Extorsion : +{ $gain } { $to }
odds-one-in = 1 sur { $total }
odds-unsure = possible
landing-acts = elle agit ce tour-ci
landing-again = elle agit encore ce tour-ci
landing-waits = elle attend le tour suivant
landing-skipped = elle est sautée ce tour-ci

## What a card will do now: those effects that depend on what lies there

effect-nothing = rien ne se passe pour l’instant
effect-archer-alone = seul dans la file, il s’élimine lui-même
effect-heir = { $alone ->
    [yes] gagner 2 points
   *[no] rien tant qu’un autre { $name } est visible
}
effect-lord = gagner { $amount }
effect-fanatic = gagner { $amount }
effect-conspiracy = { $points ->
    [0] rien à doubler ; la défausser
   *[other] gagner { $amount } en tout, puis la défausser
}
effect-returns = { $points ->
    [0] gagner 1 point, puis la défausser
    [one] { $amount } perdu, gagner 1 point, puis la défausser
   *[other] { $amount } perdus, gagner 1 point, puis la défausser
}
effect-informer = gagner { $amount }, ou l’échanger contre une carte de la main
effect-deserter-alone = sans voisine, il part simplement à la défausse
effect-insurrection = { $rest ->
    [0] dépenser 1 point,
   *[other] dépenser 1 point, prendre { $amount },
} { $neighbours ->
    [0] n’éliminer personne,
    [1] éliminer sa voisine,
   *[other] éliminer les deux voisines,
} la retourner face cachée
effect-infiltration = { $cards ->
    [0] aucun point pour l’instant, puis la mettre en réserve
    [one] 1 point sur votre seule carte cachée, puis en réserve
   *[other] 1 point sur chacune de vos { $cards } cartes cachées, puis en réserve
}
effect-deal = en réserve avec { $amount } dessus

## The cards in a few words, for the hand

hint-archer = éliminer la première ou la dernière carte
hint-soldier = éliminer une voisine
hint-spy = prendre 1 point au trésor d’un voisin
hint-heir = gagner 2 points s’il est le seul visible
hint-lord = gagner 1 point, +1 par voisine de la famille
hint-shapeshifter = imiter un voisin visible
hint-conspiracy = doubler les points posés dessus
hint-ambush = gagner 4 points si une autre famille l’élimine
hint-decree = déplacer une carte de la file
hint-assassination = éliminer n’importe quelle carte
hint-empress = gagner 2 points, en donner 1 à une carte cachée
hint-informer = compter les points voisins, ou l’échanger
hint-judge = gagner 1 point et juger, ou exécuter un verdict
hint-fanatic = gagner 1 point, 2 si seul visible de la famille
hint-diplomat = gagner 1 point et soutenir, ou encaisser
hint-deserter = éliminer une voisine, puis peut-être partir
hint-insurrection = dépenser 1 point posé, éliminer les deux voisines
hint-extortion = éliminée par d’autres, les faire payer
hint-infiltration = 1 point sur chacune de vos cartes cachées
hint-deal = en réserve, ses points paient chaque tour
