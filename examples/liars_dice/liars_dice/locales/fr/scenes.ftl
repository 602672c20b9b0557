### What the examples of the rulebook show; the scenarios are in scenarios/.

scene-ld-1-1-two-to-six = Six joueurs, avec cinq dés chacun.
scene-ld-1-2-as-many-dice-as-agreed = Trois joueurs se sont mis d’accord sur deux dés chacun.
scene-ld-1-3-chance-chooses-who-begins = Le sort désigne le joueur 3, qui fait la première enchère.
scene-ld-2-1-nobody-sees-the-dice-of-others = Les deux lancent, et chacun ne voit que sous son gobelet.
scene-ld-2-2-clockwise-past-who-is-out = Les enchères font le tour, sans le joueur 2, éliminé.
scene-ld-2-3-no-more-dice-than-there-are = Cinq dés sont en jeu, on ne peut donc pas en annoncer six.
scene-ld-2-4-more-dice-or-a-higher-face = Après deux quatre viennent deux cinq, ou trois as.
scene-ld-2-5-the-highest-bid-must-be-challenged = Trois dés, trois six annoncés : on ne peut pas surenchérir.
scene-ld-3-1-the-bid-was-too-high = Quatre cinq annoncés, il y en a trois : l’auteur de l’enchère perd un dé.
scene-ld-3-1-just-as-many-is-enough = Trois cinq annoncés, il y en a trois : l’accusateur perd un dé.
scene-ld-3-2-who-lost-a-die-begins = Le joueur 3 a accusé à tort et commence la manche suivante.
scene-ld-3-3-who-is-out-rolls-and-bids-no-more = Le joueur 2 perd son dernier dé ; les autres continuent.
scene-ld-3-4-the-last-one-with-dice-wins = Deux joueurs avec un dé chacun ; l’un d’eux le perd.
scene-ld-4-1-ones-count-as-any-face = Trois cinq et deux as jokers font cinq cinq.
scene-ld-4-2-half-as-many-ones = Après cinq quatre viennent trois as, puis sept dés d’une autre face.
scene-ld-5-1-exactly-as-many = Il y a exactement deux cinq : tous les autres perdent un dé.
scene-ld-5-2-who-said-exact-begins = Le joueur 2 avait raison et commence la manche suivante.
