### Pourquoi les bots choisissent ce qu’ils choisissent

bots-uncompiled = Ici, les règles ne sont pas compilées : les bots qui cherchent sont plus lents, et moins forts à temps égal.
bot-glance = À première vue, c’est le meilleur choix.
bot-reason-random = J’ai choisi au hasard.
bot-only = Il n’y a qu’un seul choix.
bot-wins = Cela gagne la partie.
bot-searched = { $games ->
    [one] Dans la partie que j’ai simulée
   *[other] Dans les { $games } parties que j’ai simulées
}, ce choix a gagné { $percent } % du temps.
bot-searched-both = Dans les { $games } parties que j’ai simulées, ce choix a gagné { $percent } % du temps, et « { $other } » { $next } %.
