### Why the bots of Orichalque choose what they choose.

bot-or-only = Il n’y avait pas le choix.
bot-or-only-sensible = Rien d’autre n’a de sens ici.
bot-or-wins = Cela gagne la partie.
bot-or-fight = Chances de gagner ce combat : { $percent } %.
bot-or-fight-sure = Ce combat ne peut pas se perdre.
bot-or-smite = Le Titan gagne le combat sans lancer les dés.
bot-or-point = { $points ->
    [one] C’est mon premier point de victoire.
   *[other] Cela rapporte un point de victoire : j’en aurai { $points }.
}
bot-or-titan-comes = Cela attire un Titan sur mon île.
bot-or-titan-robbed = Cela prend un Titan à quelqu’un d’autre.
bot-or-titan-wakes = Cela rend mon Titan de nouveau actif.
bot-or-temple-ready = Cela fait de la place pour un temple.
bot-or-enough = Continuer coûterait plus que cela ne rapporte.
bot-or-blessed = La faveur du Titan double ce que cela rapporte.
bot-or-building = Ce bâtiment se rentabilisera, et on ne perd pas grand-chose à cet endroit.
bot-or-glance = À première vue, c’est le meilleur choix.
bot-or-played = Je l’ai simulé { $games } fois : cela me donne { $percent } % de chances de gagner.
bot-or-played-both = Je l’ai simulé { $games } fois : cela me donne { $percent } % de chances de gagner, contre { $next } % pour le choix suivant.
