### Puzzles of Orichalque: what is asked, and why one choice is the best. $kind is the name of a card, $family that
### of a family; $other and $choice are choices in words.

puzzles-kind-orichalque-metropolis = Placer la métropole
puzzles-kind-orichalque-card = Prendre une carte
puzzles-kind-orichalque-tile = Placer la tuile
puzzles-kind-orichalque-titan = Les Titans
puzzles-kind-orichalque-action = Utiliser l’action
puzzles-kind-orichalque-fight = Combattre
puzzles-kind-orichalque-construct = Construire
puzzles-kind-orichalque-extra = Une action de plus
puzzles-kind-orichalque-pay = Payer
puzzles-kind-orichalque-discard = Défausser une carte
puzzles-kind-orichalque-initiative = L’initiative

## Pourquoi

puzzle-or-wins = Il gagne la partie sur-le-champ.
puzzle-or-won = Et la partie est gagnée.
puzzle-or-near = Le temps presse : un rival a { $points } points de victoire, et { $enough } suffisent.
puzzle-or-fight = Chances de gagner le combat : { $percent } %.
puzzle-or-fight-sure = Le combat ne peut pas se perdre.
puzzle-or-smite = Le Titan gagne le combat sans dés.
puzzle-or-point = Il rapporte un point de victoire : vous en avez alors { $points } sur { $enough }.
puzzle-or-free = La carte ne coûte rien.
puzzle-or-cost = { $cost ->
    [one] Elle vaut bien l’hoplite qu’elle coûte.
   *[other] Elle vaut bien les { $cost } hoplites qu’elle coûte.
}
puzzle-or-tile-titan = Sa tuile peut attirer un Titan sur votre île.
puzzle-or-tile-temple = Sa tuile peut faire place à un temple.
puzzle-or-extra = Une action de plus ce tour-ci vaut son prix.
puzzle-or-extra-point = Une action de plus ce tour-ci peut rapporter un point de victoire.
puzzle-or-discard = La carte qui part, personne d’autre ne peut la prendre.
puzzle-or-titan-comes = Il attire un Titan sur votre île.
puzzle-or-titan-robbed = Il prend un Titan à quelqu’un d’autre.
puzzle-or-titan-wakes = Il rend votre Titan de nouveau actif.
puzzle-or-temple-ready = Il fait place à un temple.
puzzle-or-saves = Ce que vous avez vaudra plus tard mieux que tout ce que vous pourriez en tirer maintenant.
puzzle-or-blessed = La faveur du Titan double ce qu’il rapporte.
puzzle-or-building = Aucune autre construction ne vaut autant maintenant.
puzzle-or-flaw-wins = C’est passer à côté d’une victoire.
puzzle-or-flaw-odds = Chances de gagner cet autre combat : { $percent } % seulement.
