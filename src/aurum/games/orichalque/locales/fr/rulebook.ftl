### The rulebook of Orichalque, in our own words.
###
### A rule's message is its text, .name its heading, .why the reason of its first [R], .why2 of the second.
### In the text, [R] marks a ruling, [D] our own component data, ** ** a word to stress, and a rule is named by its number.

book-orichalque = Comment jouer à Orichalque
    .notice = Création d’amateurs, non officielle. Orichalque est un jeu de Bruno Cathala et Johannes Goupy, édité par Catch Up Games. Aurum n’est affilié à aucun d’eux. Voici les règles avec nos propres mots ; si le jeu vous plaît, achetez la boîte.
    .goal = L’Atlantide sombre, et chaque joueur prépare une île pour ceux qui doivent la quitter. Tour après tour, vous prenez une carte avec un morceau de terre, vous agrandissez votre île et vous utilisez l’action de la carte : extraire, recruter, combattre ce qui vit sur les volcans, ou construire. Titans, temples et médaillons valent un point chacun. **Le premier joueur qui a 5 points et une île sans créature gagne, sur-le-champ.**
    .marks = Chaque règle porte un numéro. [R] signale une décision de ce projet, là où les règles imprimées se taisent ou se contredisent, avec sa raison. [D] signale une donnée du matériel que les règles n’impriment pas ; le chapitre sur le matériel dit avec quoi nous jouons. Si cette page et les règles imprimées divergent sans [R], fiez-vous aux règles imprimées. Il y en a trois, anglaise, française et russe, et le jeu en solo ne se trouve que dans la française.

## A round in one picture

picture-or-card = 1. Choisir une carte
    .caption = Prenez une des cartes du plateau Actions. Les deux de gauche sont gratuites, les autres coûtent des hoplites. Sa tuile vient avec elle, et la créature qui s’y trouve aussi.
picture-or-tile = 2. Placer la tuile
    .caption = Ajoutez la tuile à votre île, contre ce qui s’y trouve déjà. Un port rapporte ; trois cases d’un même terrain réunies attirent un Titan.
picture-or-action = 3. Effectuer l’action
    .caption = Produisez de l’orichalque, recrutez des hoplites, capturez des créatures ou construisez. Vous pouvez aussi renoncer.
picture-or-extra = 4. Acheter une action supplémentaire
    .caption = Si vous voulez, payez 2 hoplites, 2 pépites d’orichalque ou 2 créatures capturées et effectuez une action de plus.
picture-or-discard = 5. Défausser une carte
    .caption = Seulement à deux joueurs et en solo : retirez une carte du plateau Actions.
picture-or-round = Fin de la manche
    .caption = On complète les cartes et les bâtiments. Qui a le plus d’hoplites prend l’initiative, et le joueur à sa droite gagne 1 hoplite.

## Chapters

chapter-or-setup = Mise en place
    .lead = Une île pour chacun, une rangée de cartes pour tous.
chapter-or-turn = Un tour
    .lead = Vous terminez votre tour avant que le joueur suivant commence le sien.
chapter-or-card = Phase 1 : choisir une carte
    .lead = La carte décide de la terre que vous recevez et de ce que vous pouvez faire de votre tour.
chapter-or-tile = Phase 2 : placer la tuile
    .lead = L’endroit où vous posez la tuile décide de ce que vous pourrez construire, et du Titan qui vous remarque.
chapter-or-favours = Les faveurs des Titans
    .lead = Chaque Titan aide à une action. Vous utilisez sa faveur une fois, pendant que vous effectuez l’action correspondante en phase 3 ou en phase 4. Le Titan passe ensuite sur sa face inactive et reste chez vous.
chapter-or-actions = Phase 3 : l’action de la carte
    .lead = Quatre actions : Produire, Recruter, Capturer, Construire. Aucune n’est obligatoire.
chapter-or-buildings = Les 26 bâtiments
    .lead = Un bâtiment sert dès qu’il est posé, et jusqu’à la fin de la partie.
chapter-or-extra = Phase 4 : une action supplémentaire
    .lead = Ce que vous avez amassé vous achète une seconde action dans le même tour.
chapter-or-end = Phase 5, fin de la manche et fin de la partie
    .lead = On prépare la table pour la manche suivante, à moins que quelqu’un ne vienne de gagner.
chapter-or-solo = Le jeu en solo
    .lead = Vous jouez comme à deux, contre un automate qui a son propre plateau. Vous jouez en premier. L’automate commence avec 1 hoplite et 1 pépite d’orichalque, l’hoplite supplémentaire de celui qui n’est pas premier, et le Titan que montre son plateau, sur sa face inactive. Sa métropole compte pour une mine et un camp d’entraînement.
chapter-or-data = Le matériel
    .lead = Ce que les règles impriment, ou ce que montre l’aide de jeu imprimée, est repris tel quel : le nombre de chaque pièce, la force et le butin des créatures, les bâtiments avec leurs effets et leur nombre, les deux cases de la métropole, trois ports par île qui rapportent 2 hoplites, 2 pépites d’orichalque, ou 1 de chaque, le terrain de chaque emplacement de bâtiment, et des prix de cartes qui commencent par 0, 0, 1.
    .ours = Le reste ne se trouve dans aucune source à notre portée ; c’est donc à nous de le créer : le contour des huit îles, avec leurs ports ; les terrains des 65 tuiles et le nombre de volcans ; la forme d’une tuile de 3 cases (nous jouons un trèfle : trois cases, chacune touchant les deux autres) ; quelle carte associe quelle action à quelle taille (nous jouons chaque combinaison une fois : 4 × 3 = 12) ; le nombre de chaque créature (nous en jouons quatre de chaque, et une Hydre par Titan) ; les plateaux de l’automate.
    .yours = Tout cela, ce sont des données : un fichier vérifié par ensemble de matériel, avec la source de chaque valeur. Qui possède la boîte peut recopier les vrais plateaux dans un ensemble à lui et jouer avec, sans toucher au code.

## Setting up

rule-or-1-1 = On joue de deux à quatre, ou seul contre l’automate (OR-10). Chaque joueur reçoit un plateau Île au hasard et choisit sa face, facile ou difficile ; tous n’ont pas à faire le même choix. Vous commencez avec 1 hoplite et 1 pépite d’orichalque.
    .name = Joueurs, îles, premières pièces

rule-or-1-2 = Les 65 tuiles Terrain sont mélangées face cachée en trois piles selon leur taille : 25 d’une case, 23 de deux, 17 de trois. Les 20 créatures vont dans un sac, les 26 bâtiments dans un autre.
    .name = Tuiles, créatures, bâtiments

rule-or-1-3 = Mélangez les 12 cartes Action et révélez-en 5 de gauche à droite, ou 6 à quatre joueurs. Sur chacune, posez face visible une tuile de la taille indiquée et, sur chaque volcan de cette tuile, une créature tirée du sac.
    .name = Les cartes exposées

rule-or-1-4 = Les quatre emplacements de bâtiment appartiennent à la forêt, au lagon, au désert et à la montagne. Chacun reçoit un bâtiment tiré du sac. Une mine arrive avec 1 pépite d’orichalque dessus, un camp d’entraînement avec 1 hoplite.
    .name = Les quatre emplacements

rule-or-1-5 = Les quatre Titans sont au centre, face active. Il y a 17 temples, 17 jetons Victoire et 4 dés. Quand les jetons Victoire sont épuisés, on n’en gagne plus. [R] Les hoplites et l’orichalque ne manquent jamais. [R]
    .name = Titans, temples, jetons, dés
    .why = La règle imprimée donne leur nombre et aucun remplacement.
    .why2 = Rien, dans la règle imprimée, ne fait du nombre de pièces une limite.

rule-or-1-6 = Le premier joueur est tiré au sort et détient l’initiative. Le joueur à sa droite gagne 1 hoplite.
    .name = Qui commence

## A turn

rule-or-2-1 = Dans une manche, chaque joueur a un tour, dans le sens horaire à partir de celui qui détient l’initiative. Un tour a ces phases : 1, choisir une carte ; 2, placer sa tuile ; 3, effectuer son action, si vous voulez ; 4, acheter une action supplémentaire, si vous voulez ; 5, à deux joueurs ou en solo, défausser une carte.
    .name = Les cinq phases

rule-or-2-2 = À votre premier tour, avant de choisir une carte, vous placez votre métropole. [R] Elle occupe deux cases [D] et contient une mine et un camp d’entraînement. L’une de ses cases recouvre un port, l’autre une case libre à côté de ce port, et vous gagnez ce que montre le port. La métropole n’est pas un terrain, et l’on n’y construit rien.
    .name = La métropole
    .why = Les éditions ne fixent pas toutes le même moment ; celui-ci est le plus précoce.

## The card

rule-or-3-1 = Les deux cartes les plus à gauche ne coûtent rien, les autres 1 ou 2 hoplites ; de gauche à droite : 0, 0, 1, 1, 2, 2. [D] Si vous ne pouvez pas payer une carte, vous ne pouvez pas la prendre.
    .name = Le prix d’une carte

rule-or-3-2 = La tuile posée sur la carte vient avec elle, et les créatures de la tuile aussi. Les cartes à droite du vide glissent vers la gauche, ce qui les rend moins chères pour le suivant.
    .name = Prendre une carte

## The tile

rule-or-4-1 = Si la tuile peut être placée, elle doit l’être. Elle doit tenir entièrement sur l’île et sur des cases libres, et toucher une tuile ou la métropole ; pour cela, les cases recouvertes sont encore des tuiles. Tournez-la comme vous voulez, mais ne la retournez pas. [R] Les créatures restent sur leurs volcans.
    .name = Où placer une tuile
    .why = Une tuile n’a qu’une face avec des terrains.

rule-or-4-2 = S’il n’y a pas de place pour elle, la tuile va sous sa pile [R] et ses créatures retournent dans le sac [R]. Vous continuez avec la phase 3.
    .name = Une tuile sans place
    .why = C’est ce que disent les règles anglaise et française ; la russe la rend à la réserve.
    .why2 = Comme lorsqu’une carte est défaussée, OR-9.1.

rule-or-4-3 = Si la tuile recouvre un port, vous gagnez ce que montre ce port. Chaque port ne rapporte qu’une fois dans la partie.
    .name = Ports

rule-or-4-4 = Regardez chaque terrain de la tuile : si une case que vous venez de poser fait partie d’une zone d’au moins 3 cases non recouvertes et reliées de ce terrain, le Titan de ce terrain vient chez vous, du centre ou de chez le joueur qui le détient, face active. Si vous l’avez déjà, il repasse sur sa face active.
    .name = Comment vient un Titan

rule-or-4-5 = Un volcan ne compte jamais pour un Titan, avec ou sans créature. On ne perd pas un Titan en recouvrant le terrain qui l’a attiré.
    .name = Ce qui ne compte pas, ce qui ne se perd pas

rule-or-4-6 = Chaque Titan que vous détenez vaut 1 point de victoire, actif ou non. Vous pouvez en détenir un, plus un par Oratoire. Si un Titan vous fait dépasser cette limite, vous en rendez un que vous déteniez déjà, au choix, au centre, face active. Si une même tuile attire deux Titans, vous décidez de l’ordre de leur arrivée, toujours, et quand le second arrive, le premier est un Titan que vous déteniez déjà. [R] Tant qu’un joueur dépasse la limite, personne ne gagne. [R]
    .name = Combien de Titans
    .why = Ils arrivent l’un après l’autre, et la règle imprimée ne fixe pas l’ordre.
    .why2 = Le Titan à rendre ne vaut plus de point.

## Favours

rule-or-5-1 = La Titanide de la forêt (Rhéa dans l’édition russe) : une construction de plus dans la même action Construire.
    .name = Théia

rule-or-5-2 = **Thémis**, du lagon (Téthys dans l’édition russe) : votre action Recruter rapporte deux fois plus d’hoplites. **Cronos**, du désert : vous remportez un combat avant de lancer les dés, sans y ajouter d’hoplites. [R] **Hypérion**, de la montagne : votre action Produire rapporte deux fois plus d’orichalque.
    .name = Thémis, Cronos, Hypérion
    .why = Le combat est gagné de toute façon : ils seraient perdus pour rien.

## Actions

rule-or-6-1 = **Produire** : gagnez 1 pépite d’orichalque par mine, y compris celle de la métropole. **Recruter** : gagnez 1 hoplite par camp d’entraînement, y compris celui de la métropole.
    .name = Produire et Recruter

rule-or-6-2 = Affrontez les créatures de votre île l’une après l’autre, dans l’ordre de votre choix. Après le premier combat, vous pouvez arrêter quand vous voulez. [R]
    .name = Capturer
    .why = La règle imprimée vous laisse continuer si vous le souhaitez, et une action sans aucun combat n’en serait pas une.

rule-or-6-3 = Pour un combat, désignez une créature et ajoutez des hoplites de votre stock de façon que 0 à 3 se tiennent sur elle ; ceux qui y étaient restés sont compris. Lancez 1 dé, plus 1 dé par hoplite présent.
    .name = Un combat

rule-or-6-4 = Vous gagnez si la somme des dés atteint au moins la force de la créature, ou si un dé montre un crâne. Les faces d’un dé sont 1, 2, 3, 4, 5 et le crâne. [D] Un crâne n’ajoute rien à la somme. [R]
    .name = Quand un combat est gagné
    .why = Il n’a pas de chiffre, et il suffit à gagner.

rule-or-6-5 = Si vous gagnez, la créature quitte l’île pour votre stock, tous les hoplites posés sur elle vont à la réserve, et vous gagnez son butin. Son volcan est vide dès lors, et déjà pour ce butin. [R] Vous pouvez ensuite combattre encore.
    .name = Après une victoire
    .why = La créature est battue, et son butin peut être un bâtiment qu’il faut placer.

rule-or-6-6 = Si vous perdez, les hoplites restent sur la créature, et l’action Capturer est terminée.
    .name = Après une défaite

rule-or-6-7 = **Cerbère** (force 4) : 1 pépite d’orichalque. **Minotaure** (6) : piochez un bâtiment dans le sac ; posez-le sur un terrain non recouvert ou un volcan vide qui n’est pas adjacent à une créature (une mine ou un camp d’entraînement apporte sa pièce), ou renoncez-y et remettez-le dans le sac. **Méduse** (8) : 2 pépites d’orichalque. **Cyclope** (10) : 3 pépites d’orichalque. **Hydre** (12) : prenez le Titan qu’elle montre, où qu’il soit, face active ; la limite de OR-4.6 s’applique.
    .name = Le butin

rule-or-6-8 = Faites une de ces trois choses : poser un bâtiment, élever un temple ou forger un médaillon.
    .name = Construire

rule-or-6-9 = Prenez un bâtiment sur un emplacement et posez-le sur une case non recouverte du terrain de cet emplacement ; un volcan vide accepte un bâtiment de n’importe quel emplacement. Jamais à côté d’une créature. La pièce posée sur une mine ou un camp d’entraînement est à vous.
    .name = Bâtiment

rule-or-6-10 = Un temple demande un losange de quatre cases adjacentes non recouvertes, de quatre terrains tous différents ; un volcan vide remplace n’importe lequel. Aucune des quatre cases ne peut être adjacente à une créature. Prenez un jeton Victoire : 1 point.
    .name = Temple

rule-or-6-11 = Dépensez 5 pépites d’orichalque et prenez un jeton Victoire : 1 point.
    .name = Médaillon

rule-or-6-12 = Une case recouverte n’est plus un terrain : on n’y construit plus rien, et elle ne compte ni pour un Titan ni pour un temple.
    .name = Cases recouvertes

## Buildings

rule-or-7-1 = **Camp d’entraînement** (il y en a 6) et **Mine** (6) : voir OR-6.1. **Oratoire** (2) : chacun vous permet de détenir un Titan de plus.
    .name = Camp d’entraînement, Mine, Oratoire

rule-or-7-2 = **Arche** (2) : chacune rapporte 1 pépite d’orichalque de plus pour chaque créature que vous capturez. **Hôpital** (1) : pour chaque créature que vous capturez, un hoplite de ce combat est mis de côté, et tous ceux-là reviennent dans votre stock à la fin de l’action Capturer. Une Arche ou un Hôpital qui est lui-même le butin d’une créature ne compte pas encore pour elle. [R] Un combat gagné sans hoplite sur la créature n’en sauve aucun. [R]
    .name = Arche, Hôpital
    .why = Le bâtiment n’était pas là quand le combat a été gagné.
    .why2 = Il n’y a personne à sauver.

rule-or-7-3 = **Engin de siège** (3) : une valeur du dé compte pour vous comme un crâne, une valeur différente pour chacun des trois : 1, 2 et 3 [D] (le 3 est connu). **Statue** (3) : une action supplémentaire vous coûte 1 de moins si vous payez avec ce que montre la Statue : hoplites, orichalque ou créatures capturées, une Statue pour chaque [D] (la première est connue).
    .name = Engin de siège, Statue

rule-or-7-4 = **Cristal de protection** (1) : vous pouvez construire à côté des créatures ; le Cristal lui-même ne peut pas y être construit. **Architecte** (1) : deux des quatre terrains sous votre temple peuvent être identiques. **Forge** (1) : vous pouvez acheter une seconde action supplémentaire, à son propre prix. Une Statue en réduit aussi le prix. [R] Si votre première action supplémentaire construit la Forge, vous pouvez acheter aussitôt la seconde. [R]
    .name = Cristal de protection, Architecte, Forge
    .why = C’est une action supplémentaire comme la première.
    .why2 = Un bâtiment sert dès qu’il est posé.

## Extra actions

rule-or-8-1 = Vous pouvez acheter une action supplémentaire par tour, ou deux avec la Forge, et vous payez avant d’agir. Pour 2 hoplites : Capturer, Construire ou Produire. Pour 2 pépites d’orichalque : Capturer, Construire ou Recruter. Pour 2 créatures capturées : n’importe laquelle des quatre ; vous choisissez les créatures, et elles retournent dans le sac. Ce peut être la même action qu’en phase 3, et vous pouvez en acheter une même si vous avez renoncé à la phase 3.
    .name = Acheter une action supplémentaire

rule-or-8-2 = Une action qui serait entièrement sans effet ne peut être ni achetée ni effectuée : pas de créature à combattre, par exemple, ou plus rien à construire après avoir payé. [R]
    .name = Pas d’action sans effet
    .why = Cela évite aux joueurs de payer pour rien.

## End of turn, round and game

rule-or-9-1 = Votre carte va à la défausse après la phase 3, que vous ayez effectué son action ou non. À deux joueurs, et en solo, vous défaussez ensuite, après la phase 4, une des cartes exposées : sa tuile va sous sa pile, ses créatures dans le sac.
    .name = La carte jouée et la carte défaussée

rule-or-9-2 = À la fin d’une manche, on ajoute des cartes à droite jusqu’à en avoir de nouveau 5, ou 6 à quatre joueurs, chacune avec sa tuile et ses créatures. Quand la pioche de cartes est vide, on mélange la défausse pour en former une nouvelle. Les emplacements de bâtiment vides sont complétés. Si un sac ou une pile est vide, le volcan, l’emplacement ou la carte reste sans sa pièce, et une carte sans tuile fait sauter la phase 2. [R]
    .name = Compléter la table
    .why = La règle imprimée ne le prévoit pas, et la partie peut continuer.

rule-or-9-3 = À la fin d’une manche, on attribue l’initiative. Selon les règles internationales, celles par défaut, elle va au joueur qui a le plus d’hoplites en stock, ou reste chez lui ; en cas d’égalité, celui qui la détient choisit parmi les joueurs à égalité, mais jamais lui-même. Selon les règles de l’édition russe, une option de la table, celui qui la détient ne participe pas à la comparaison et tranche une égalité entre les autres ; à deux joueurs, elle change simplement de main.
    .name = L’initiative

rule-or-9-4 = Ensuite, le joueur à droite de celui qui détient l’initiative gagne 1 hoplite. À deux joueurs, c’est l’autre.
    .name = L’hoplite du dernier joueur

rule-or-9-5 = La partie s’arrête aussitôt qu’un joueur a au moins 5 points de victoire, Titans, temples et médaillons ensemble, et aucune créature sur son île. Ce joueur gagne. Il n’y a pas d’égalité.
    .name = La victoire

## Solo

rule-or-10-1 = Lancez un dé, où un crâne vaut 1. L’automate prend la carte qui est à ce rang à partir de la gauche, ou celle de droite s’il n’y en a pas assez. Il ne paie jamais. Ce qu’il défausse en phase 5 est choisi de la même façon.
    .name = La carte de l’automate

rule-or-10-2 = Le plateau a six secteurs numérotés, chacun avec un emplacement par taille de tuile. La tuile va dans le plus petit secteur dont l’emplacement de cette taille est libre. On la tourne de façon que, de ses terrains, celui qui vient en premier dans l’ordre de priorité du plateau soit le plus à gauche ; si cela laisse un choix, on compare les cases une à une depuis la gauche, et les volcans viennent en dernier. Si la tuile recouvre une flèche marron de la case centrale, l’automate effectue l’action Produire, une fois par flèche. [R] S’il ne reste plus d’emplacement de cette taille, OR-4.2 s’applique. [R]
    .name = La tuile de l’automate
    .why = La règle imprimée parle d’une flèche et d’un bonus pour elle.
    .why2 = La règle imprimée ne prévoit pas ce cas, et c’est la règle pour une tuile sans place.

rule-or-10-3 = Une zone de 3 cases attire le Titan. L’automate n’a pas de limite, ses Titans sont toujours sur leur face inactive, et il n’utilise aucune faveur.
    .name = Les Titans de l’automate

rule-or-10-4 = **Produire** et **Recruter** suivent OR-6.1, avec ses propres mines et camps. **Construire** est la première possible de ces choses : un médaillon, pour 5 pépites d’orichalque ; un temple, à l’endroit le plus à gauche ; un bâtiment. Le bâtiment est choisi selon la priorité des terrains du plateau et va sur l’emplacement libre le plus à gauche de la bande, face visible si c’est une mine ou un camp, sinon face cachée, et l’effet de cet emplacement se produit aussitôt. À partir du 8ᵉ, chaque bâtiment est aussi un médaillon. L’automate prend la pièce posée sur une mine ou un camp. [R] Entre des endroits équivalents pour un temple, il prend celui dont la case la plus à gauche, puis la plus haute, vient en premier. [R]
    .name = Les actions de l’automate
    .why = Tous les joueurs le font.
    .why2 = La règle imprimée dit le plus à gauche et rien de plus ; pour les créatures, elle ajoute le plus haut.

rule-or-10-5 = Il combat d’abord la créature la plus à gauche, la plus haute en cas d’égalité, toujours avec quatre dés, et seul un crâne gagne. Un lancer perdu lui coûte 1 hoplite et le combat recommence, jusqu’à ce qu’il n’ait plus d’hoplite ou plus de créature. Sans hoplite il ne combat pas : il peut donc perdre autant de lancers qu’il a d’hoplites. [R] Le bâtiment d’un Minotaure va sur la bande, et le Titan d’une Hydre arrive sur sa face inactive. [R]
    .name = Les combats de l’automate
    .why = La règle imprimée arrête les combats quand il n’y a plus d’hoplites.
    .why2 = C’est ainsi qu’il reçoit tout bâtiment et tout Titan.

rule-or-10-6 = Il en achète une s’il peut payer, en essayant les prix dans l’ordre de son plateau : hoplites, orichalque, créatures. [D] S’il a une créature sur son île, il combat ; sinon il fait un médaillon, un temple ou un bâtiment, dans cet ordre. Un prix qui ne lui laisserait rien à faire est sauté pour le suivant, et il paie avec ses créatures les plus faibles. [R]
    .name = L’action supplémentaire de l’automate
    .why = La règle imprimée ne dit ni l’un ni l’autre, et il suit OR-8.2 comme tout le monde.

rule-or-10-7 = L’initiative suit OR-9.3, sauf qu’une égalité la fait passer à l’autre camp. La victoire suit OR-9.5, pour vous comme pour l’automate.
    .name = Initiative et victoire
