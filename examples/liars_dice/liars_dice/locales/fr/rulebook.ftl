### The rulebook of Liar's Dice, in our own words.
### A rule's message is its text, .name its heading, .why the reason of its [R], which marks a ruling.

book-liars_dice = Comment jouer aux Dés menteurs
    .notice = Un jeu traditionnel, qui se joue de bien des façons. Voici les règles de ce paquet, avec nos propres mots.
    .goal = Chacun cache quelques dés sous un gobelet. On enchérit sur ce qui se trouve sous tous les gobelets ensemble, et l’on ne voit que les siens. Quelqu’un ne vous croira pas. **Le dernier à avoir des dés gagne.**
    .marks = Chaque règle a un numéro. [R] signale une décision : les tables diffèrent sur ce point, et la raison de notre choix est donnée.

chapter-ld-setup = Mise en place
    .lead = Des dés, un gobelet pour chacun, et une question : qui commence ?
chapter-ld-round = Une manche
    .lead = Lancez, regardez vos dés, et enchérissez.
chapter-ld-challenge = Une contestation
    .lead = Quelqu’un dit que l’enchère est fausse. On lève tous les gobelets.
chapter-ld-wild = En option : les as jokers
    .lead = Les as remplacent toutes les faces.
chapter-ld-exact = En option : « exact »
    .lead = Une autre façon de contester, pour qui sait compter.

rule-ld-1-1 = On joue de deux à six.
    .name = Joueurs
rule-ld-1-2 = Chacun commence avec cinq dés. La table peut en choisir moins, d’un à quatre, autant pour tous.
    .name = Dés
rule-ld-1-3 = Le sort désigne qui commence la première manche.
    .name = Qui commence

rule-ld-2-1 = Au début d’une manche, tous ceux qui ont des dés les lancent sous leur gobelet et les regardent. Personne ne voit les dés des autres.
    .name = Le lancer
rule-ld-2-2 = Qui commence fait une enchère. Puis, dans le sens horaire, chacun de ceux qui ont des dés surenchérit ou conteste. On ne peut pas passer.
    .name = Les tours
rule-ld-2-3 = Une enchère est une quantité et une face. « Quatre cinq » affirme qu’au moins quatre dés, sous tous les gobelets ensemble, montrent un cinq. On ne peut pas annoncer plus de dés qu’il n’y en a en jeu. [R]
    .name = Enchères
    .why = Une enchère qui ne peut être vraie ne serait qu’une façon de rendre un dé.
rule-ld-2-4 = Surenchérir, c’est annoncer plus de dés de n’importe quelle face, ou autant de dés d’une face plus haute.
    .name = Surenchérir
rule-ld-2-5 = L’enchère la plus haute, tous les dés sur la face la plus haute, ne peut être dépassée. Le suivant doit la contester.
    .name = L’enchère la plus haute

rule-ld-3-1 = À son tour, on peut dire « menteur » au lieu de surenchérir. Tous les dés sont montrés, et l’on compte ceux qui portent la face annoncée. S’il y en a moins que l’enchère ne le dit, son auteur perd un dé ; s’il y en a autant ou plus, c’est l’accusateur.
    .name = « Menteur »
rule-ld-3-2 = Qui a perdu le dé commence la manche suivante. Si c’était le dernier, le joueur suivant dans le sens horaire qui a des dés commence. [R]
    .name = Qui commence la manche suivante
    .why = À certaines tables, le gagnant de la contestation commence. Nous suivons l’usage qui nous semble le plus courant.
rule-ld-3-3 = Qui n’a plus de dés est éliminé et voit désormais ce que voit un spectateur. Les dés perdus quittent le jeu.
    .name = Éliminé
rule-ld-3-4 = Le dernier joueur qui a des dés gagne. Quand il en reste deux, les règles ne changent pas. [R]
    .name = La fin
    .why = Certaines tables changent de règles quand il ne reste que deux dés. Ici, rien ne l’exige.

rule-ld-4-1 = Si les as sont jokers, un as compte pour la face de toute enchère. Si l’enchère porte sur les as, seuls les as comptent.
    .name = Les as jokers
rule-ld-4-2 = Avec les as jokers, une enchère sur les as est aussi haute que le double de dés d’une autre face, et juste au-dessus. Après cinq quatre, trois as suffisent ; après trois as, il faut sept dés d’une autre face. L’enchère la plus haute est tous les dés sur les as. La première enchère peut aussi porter sur les as. [R]
    .name = Enchères sur les as
    .why = Les as sont deux fois plus rares qu’une face avec ses jokers. C’est la façon habituelle de les classer ; certaines tables interdisent une première enchère sur les as.

rule-ld-5-1 = Si la table joue avec « exact », on peut à son tour dire que l’enchère est exacte. S’il y a exactement autant de dés que l’enchère le dit, tous les autres qui ont des dés en perdent un. Sinon, c’est celui qui l’a dit. [R]
    .name = « Exact »
    .why = À certaines tables, qui a raison regagne un dé. Si les autres en perdent un, chaque contestation rapproche de la fin.
rule-ld-5-2 = Après « exact », celui qui l’a dit commence la manche suivante, ou, s’il est éliminé, le suivant dans le sens horaire. Si tous les autres perdent leur dernier dé, la partie est gagnée. [R]
    .name = Après « exact »
    .why = Plusieurs joueurs ont pu perdre un dé : le perdant ne peut donc pas être celui qui commence.
