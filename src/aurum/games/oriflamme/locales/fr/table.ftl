### The table of Oriflamme in the terminal: what stands on the screen besides the log and the choices.

## How a sentence names things. $name is the bare name of a card, $the its name in a sentence,
## $who and $of the family it belongs to.

amount-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
target = { $you ->
    [you] votre { $name }
   *[other] { $by ->
        [self] sa propre carte « { $name } »
       *[other] { $the } { $of }
    }
}
target-hidden = { $you ->
    [you] votre carte cachée « { $name } »
   *[other] la carte cachée « { $name } » { $of }
}
target-unknown = { $you ->
    [you] votre carte cachée
   *[other] { $by ->
        [self] sa propre carte cachée
       *[other] la carte cachée { $of }
    }
}
target-card = { $you ->
    [you] votre carte
   *[other] { $by ->
        [self] sa propre carte
       *[other] la carte { $of }
    }
}
target-self = cette carte « { $name } » elle-même
subject = { $you ->
    [you] votre { $name }
   *[other] { $the } { $of }
}
stock-of = { $you ->
    [you] votre trésor
   *[other] le trésor { $of }
}

## Head of the screen

table-round = Manche { $round } sur { $rounds }
table-dealing = la donne
table-placing = placement
table-resolving = résolution

## Players

table-points = points
table-hand = main
table-discard = défausse
table-reserve = réserve
table-first = commence la manche

## The queue

table-queue = La file
table-queue-empty = La file est vide.
table-start = début
table-end = fin
table-hidden = cachée
table-all = tous
table-in-hand = En main
table-aside = Écartées
table-verdicts-left = jetons verdict restants : { $count }

legend-points = points sur la carte
legend-stack = cartes empilées
legend-beneath = recouverte
legend-verdict = verdict
legend-acting = agit maintenant
legend-passed = a déjà joué
legend-own = { $word } : visible par vous uniquement
legend-known = { $word } : connue de tous
legend-key = numéro à taper

# Names too long for the little cards; the soft hyphen shows where they may break.
tight-assassination = Assassinat
tight-extortion = Extorsion

## What has been seen

seen-title = Cartes vues
seen-up = face visible à cette position
seen-down = face cachée à cette position
seen-discard = défaussée
seen-reserve = en réserve
seen-hand = dans votre main
seen-aside = écartée
seen-returned = revenue en main, peut-être replacée depuis
seen-unseen = pas encore vue
seen-word-discard = déf.
seen-word-reserve = rés.
seen-word-hand = main
seen-word-aside = écart.

## Help on cards

help-cards = Les dix cartes de cette table
help-which = Aucune carte ne s’appelle « { $word } ». À cette table : { $cards }.
help-several = « { $word } » peut être { $cards }. Tapez quelques lettres de plus.
help-absent = { $card } ne fait pas partie des dix cartes de cette table.
help-position-hidden = Position { $position } : une carte cachée { $of }, placée à la manche { $round }. Ce peut être { $cards }.
help-no-position = Il n’y a pas de position { $position } dans la file.

## The end

ending-title = La partie est finie
ending-rank = rang
ending-tops = positions
ending-wins = { $families ->
        [1] { $names } gagne avec { $amount } !
       *[other] { $names } gagnent avec { $amount } !
    }
ending-you-win = Vous gagnez avec { $amount } !
ending-shared = { $names } partagent la victoire avec { $amount } !
ending-tie = Égalité à { $amount } : la victoire va à qui tient le plus de positions dans la file ({ $list }).
ending-tie-holds = Égalité à { $amount }, et autant de positions dans la file ({ $list }) : la victoire est partagée.
