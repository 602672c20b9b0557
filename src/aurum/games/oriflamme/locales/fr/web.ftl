### The Oriflamme table in the browser: what it says besides the log and the choices.

## Who is waited for. $subject is a card with its owner.

oriflamme-wait-place = { $you ->
    [you] On place une carte pour vous.
   *[other] { $who } place une carte.
}
oriflamme-wait-face = { $you ->
    [you] On décide pour vous du sort de votre carte en { $position }.
   *[other] { $who } garde ou révèle la carte en { $position }.
}
oriflamme-wait-effect = { $subject } en { $position } agit. { $you ->
    [you] On choisit pour vous.
   *[other] { $who } choisit.
}
oriflamme-chance-aside = Trois cartes { $of } sont écartées au hasard.
oriflamme-chance-first = Le premier joueur est tiré au sort.
oriflamme-asked = doit choisir

## Help under the question

oriflamme-help-place = Choisissez une carte de votre main, puis un des emplacements éclairés. Échap pour la remettre en main.
oriflamme-help-face = Gardée cachée, elle gagne un point et attend. Révélée, elle agit aussitôt.
oriflamme-help-landing = Après le Décret, une carte agit encore cette manche.
oriflamme-where = Où placer { $the } ?
oriflamme-back = Remettre en main

## Choices in brief: the button says what, the line under it what follows

oriflamme-at = { $name } · { $position }
oriflamme-hidden-card = Carte cachée
oriflamme-keep = La garder cachée
oriflamme-reveal = Révéler : { $name }
oriflamme-inform = Gagner grâce aux voisins
oriflamme-leave = Quitter la file
oriflamme-between = Entre { $left } et { $right }
oriflamme-spot-start = Au début
oriflamme-spot-end = À la fin
oriflamme-spot-on = Sur { $position }
oriflamme-spot-alone = Dans la file

## The queue. $words tells what lies there.

oriflamme-spot = Position { $position } : { $words }
oriflamme-position = Position { $position }
oriflamme-look = Regarder la position { $position }
oriflamme-face-down = face cachée
oriflamme-face-down-own = { $name }, face cachée, connue de vous seul
oriflamme-face-down-open = { $name }, face cachée
oriflamme-face-down-known = { $name }, face cachée, connue de tous
oriflamme-stack = pile de { $cards }
oriflamme-rests = n’agit pas cette manche
oriflamme-acts = { $you ->
    [you] Votre { $name } agit
   *[other] { $name } agit
}
oriflamme-may-choose = vous pouvez la choisir

## Players

oriflamme-players = Joueurs
oriflamme-away = absent
oriflamme-stand-in = un bot joue
oriflamme-together = les deux familles ensemble : { $points }
oriflamme-winner = a gagné

## The hand

oriflamme-hand = Votre main
oriflamme-hand-of = Main { $of }
oriflamme-hand-later = Vous placerez à nouveau à la manche { $round }
oriflamme-hand-soon = Les autres placent leurs cartes
oriflamme-hand-never = La dernière carte ne sera pas placée

# Long names under narrow cards; the soft hyphen shows where they may break.
narrow-shapeshifter = Change{"\u00AD"}forme
narrow-conspiracy = Complot
narrow-decree = Décret royal
narrow-assassination = Assas{"\u00AD"}sinat
narrow-insurrection = Insur{"\u00AD"}rection
narrow-infiltration = Infil{"\u00AD"}tration
narrow-empress = Impéra{"\u00AD"}trice
narrow-extortion = Extor{"\u00AD"}sion

## What has been seen

oriflamme-seen = Cartes vues
oriflamme-seen-up = visible dans la file
oriflamme-seen-down = face cachée dans la file
oriflamme-seen-at = { $said } ({ $position })
oriflamme-maybe = { $said } (en { $places })

## The text table

oriflamme-column-position = Position
oriflamme-column-owner = Famille
oriflamme-column-card = Carte
oriflamme-column-points = Points
oriflamme-column-beneath = Dessous
oriflamme-column-now = En ce moment
oriflamme-column-family = Famille
oriflamme-column-player = Joueur

## The end

oriflamme-growth = Points après chaque manche
oriflamme-growth-look = Revoir : la fin de la manche { $round }
