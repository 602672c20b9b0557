### What the first game of Oriflamme says. .name is the heading of what it is about.
### $who is a family, $the a card inside a sentence, $does what the card does; numbers are as on the board.

## What happened

lesson-of-goal = Six manches, une carte à chacune, puis le plus gros trésor l’emporte. Vous menez la famille { $family } ; comme tout le monde, vous commencez avec 1 point. Vous avez sept cartes en main. Trois restent écartées pendant toute la partie, et vous seul le savez : { $aside1 }, { $aside2 }, { $aside3 }.
    .name = Le but du jeu
lesson-of-placed = En { $position } sur { $n }, face cachée : { $the }. Vous seul savez ce que c’est.
    .name = Une carte à vous dans la file
lesson-of-covered = Sous votre nouvelle carte en { $position } se trouve { $the }{ $points ->
        [0] .
        [one] , avec { $points } point dessus.
       *[other] , avec { $points } points dessus.
    } Là, personne ne peut l’atteindre. Elle n’agit pas et n’amasse rien tant que la carte du dessus ne part pas.
    .name = Une carte recouverte
lesson-of-kept = { $points ->
        [one] { $points } point se trouve
       *[other] { $points } points se trouvent
    } sur { $the } en { $position }, pas dans votre trésor. Ce qu’il en advient se décide quand la carte est révélée. Si quelqu’un l’élimine avant, tout est perdu.
    .name = Des points sur une carte
lesson-of-kept-other = { $who } garde cachée la carte en { $position } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } dessus. Les points, tout le monde les voit ; la carte, non. Une carte qui porte beaucoup de points donne envie de l’éliminer, et qui tend un piège compte là-dessus.
    .name = Les autres attendent aussi
lesson-of-met = { $who } révèle { $the }. Son effet : { $does }
    .name = Nouveau : { $name }
lesson-of-stays = Un personnage reste : { $the } est face visible en { $position }. Désormais, il agit de lui-même à chaque manche, que cela vous arrange ou non.
    .name = Les personnages restent
lesson-of-goes = Une intrigue ne sert qu’une fois : vous avez maintenant { $the } dans votre défausse, à la vue de tous.
    .name = Les intrigues s’en vont
lesson-of-works = Face visible, { $the } a de nouveau agi sans qu’on vous demande rien : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus dans votre trésor.
    .name = Un personnage au travail
lesson-of-idle = Rien ne se prêtait à l’effet : avec { $the }, il ne s’est rien passé.
    .name = Sans effet
lesson-of-conspired = Le Complot est révélé : il portait { $lay }, votre trésor gagne { $points }. Le double, et rien de plus.
    .name = Le Complot rapporte
lesson-of-lost = { $who } a éliminé une de vos cartes, { $the }, et gagne 1 point pour cela. { $points ->
        [0] Elle ne portait rien à perdre.
        [one] Le point qu’elle portait est perdu.
       *[other] Les { $points } points qu’elle portait sont perdus.
    }
    .name = Une de vos cartes est éliminée
lesson-of-struck = Vous avez éliminé { $the } { $whose_of } : 1 point pour vous. { $points ->
        [0] La carte ne portait rien.
        [one] Le point que portait la carte va à la banque.
       *[other] Les { $points } points que portait la carte vont à la banque.
    } La voici face visible dans la défausse { $whose_of }.
    .name = Vous éliminez une carte
lesson-of-struck-self = Vous avez éliminé une carte à vous, { $the }. Cela rapporte aussi 1 point.
    .name = Éliminer sa propre carte
lesson-of-seen-struck = { $who } élimine { $the } { $whose_of } et gagne 1 point. Ce que portait la carte est perdu.
    .name = Les autres frappent
lesson-of-robbed = { $who } a pris 1 point dans votre trésor. Un Espion n’atteint que ceux qui sont à côté de lui : jamais les points d’une carte, toujours le trésor.
    .name = On vous prend un point
lesson-of-rob = Vous avez pris 1 point dans le trésor { $who_of }, et non sur une carte.
    .name = L’Espion au travail
lesson-of-sprung-own = { $who } a frappé votre Embuscade. Vous gagnez 4 points, et la carte attaquante est défaussée. L’attaquant garde 1 point pour l’élimination.
    .name = Votre Embuscade se referme
lesson-of-sprung-other = C’était une Embuscade. Elle rapporte 4 points { $who_to }, et votre carte attaquante est défaussée. Vous gardez 1 point pour l’élimination.
    .name = Vous tombez dans une Embuscade
lesson-of-moved = Par le Décret royal { $who_of }, { $own ->
        [1] votre carte
       *[0] une carte
    } a changé de place. Ce sont les positions qui jouent, pas les cartes : déplacée après le Décret, une carte peut agir, même une seconde fois ; déplacée avant, elle n’agit plus cette manche.
    .name = Le Décret royal

## What is asked

lesson-of-place = { $n ->
        [0] La file est vide. Posez n’importe quelle carte de votre main.
        [one] Une carte se trouve dans la file, face cachée. Posez l’une des vôtres avant ou après elle.
       *[other] { $n } cartes se trouvent dans la file, face cachée. Posez l’une des vôtres avant ou après elles.
    } La file agit du début à la fin : ce qui est au début agit d’abord. Beaucoup de cartes frappent ou comptent leurs voisines ; quelle carte, et où : c’est tout ce que vous décidez maintenant. Ce qui n’est pas permis, et pourquoi, vous pouvez le demander plus bas.
    .name = Poser une carte
lesson-of-cover = Manche { $round }. La file reste comme elle est, et { $first ->
        [you] vous commencez.
       *[other] { $who } commence.
    } Désormais, vous pouvez aussi poser une carte sur l’une des vôtres. { $mine ->
        [0] Vous n’en avez aucune dans la file pour l’instant.
        [one] Vous en avez une sur le dessus.
       *[other] Vous en avez { $mine } sur le dessus.
    } Ce que vous recouvrez est à l’abri, et ne fait rien.
    .name = Recouvrir
lesson-of-count = { $shown ->
        [0] Aucune carte des autres n’a été montrée jusqu’ici.
        [one] { $shown } carte des autres a été montrée jusqu’ici.
       *[other] { $shown } cartes des autres ont été montrées jusqu’ici.
    } Chaque famille a les dix mêmes : chaque carte montrée restreint donc ce qui peut encore être caché. « Cartes vues » en tient la liste pour vous.
    .name = Ce que vous pouvez savoir
lesson-of-ripen = Manche { $round } sur { $rounds }. Une carte posée maintenant aura son tour { $turns ->
        [one] { $turns } fois
       *[other] { $turns } fois
    } au plus. Chaque fois que vous la gardez, elle gagne un point ; mais seuls les points de votre trésor font gagner.
    .name = Le temps presse
lesson-of-last = La dernière manche, et votre dernière carte : la septième n’est jamais jouée. Après cela, seuls les trésors comptent, et ce que portent les cartes ne vaut rien. Une carte qui a besoin de temps pour amasser des points arrive trop tard.
    .name = La dernière manche
lesson-of-last-face = La dernière manche : ce qu’une carte porte à la fin ne compte pour personne. { $trap ->
        [ambush] Cachée, l’Embuscade en { $position } reste un piège : si une autre famille l’élimine plus tard dans cette manche, vous gagnez 4 points ; sinon, elle ne rapporte rien. Révélée, elle rapporte 1 point{ $points ->
            [0] .
           *[other] , et ce qu’elle porte va à la banque.
        }
       *[none] Si vous gardez { $the } en { $position }, rien n’en arrive dans votre trésor, à moins que son tour ne revienne. Si vous révélez la carte, { $takes ->
            [0] voici ce qu’elle fait :
           *[1] { $points ->
                [0] elle agit :
                [one] le point qu’elle porte est à vous, et elle agit :
               *[other] les { $points } points qu’elle porte sont à vous, et elle agit :
            }
        } { $does }
    }
    .name = Maintenant ou jamais
lesson-of-face = C’est au tour de votre carte en { $position } : { $the }. Gardez-la cachée, et 1 point est posé dessus ({ $then } en tout) ; elle attend la manche suivante, si personne ne l’élimine. Ou révélez-la{ $takes ->
        [0] {"\u00A0"}: elle dit elle-même ce que deviennent les points posés dessus.
       *[1] { $points ->
            [0] {""}, et elle agit aussitôt.
            [one] {""}, prenez le point qu’elle porte et laissez-la agir.
           *[other] {""}, prenez les { $points } points qu’elle porte et laissez-la agir.
        }
    } Son effet : { $does }
    .name = Garder ou révéler
lesson-of-archer = Voici ce que fait un Archer : la première ou la dernière carte de la file est éliminée, à qui qu’elle soit. Vous gagnez 1 point, et les points de cette carte sont perdus. Choisissez.
    .name = L’Archer
lesson-of-soldier = Voici ce que fait un Soldat : une carte à côté de lui est éliminée, cachée ou non. Il doit frapper, même s’il n’a que des cartes à vous pour voisines. Choisissez.
    .name = Le Soldat
lesson-of-spy = Voici ce que fait un Espion : il prend 1 point dans le trésor d’un joueur qui a une carte à côté de lui. Choisissez lequel.
    .name = L’Espion
lesson-of-shapeshifter = Le Changeforme fait ce que fait un personnage face visible à côté de lui, comme si c’était écrit sur lui-même. Choisissez lequel ; à la prochaine manche, vous choisirez de nouveau.
    .name = Le Changeforme
lesson-of-decree = Un Décret royal déplace une carte avec tout ce qu’elle porte. Choisissez d’abord la carte ; d’une pile, seule celle du dessus se déplace.
    .name = Déplacer une carte
lesson-of-landing = Choisissez maintenant où elle va : entre deux cartes ou à une extrémité. Après le Décret, elle agira encore cette manche, même pour la seconde fois ; avant lui, non.
    .name = Sa nouvelle place
lesson-of-assassination = N’importe quelle carte de la file peut maintenant être éliminée, cachée ou non. Plus elle porte de points, plus il s’en perd ; mais une carte cachée d’une autre famille peut être une Embuscade.
    .name = N’importe quelle carte
lesson-of-again-place = Manche { $round } sur { $rounds } : posez une carte à une extrémité de la file{ $mine ->
        [0] .
       *[other] , ou sur une carte à vous.
    }
    .name = Votre carte
lesson-of-again-last = C’est encore la dernière manche. { $trap ->
        [ambush] Cachée, l’Embuscade en { $position } reste un piège : si une autre famille l’élimine plus tard dans cette manche, vous gagnez 4 points ; sinon, elle ne rapporte rien. Révélée, elle rapporte 1 point{ $points ->
            [0] .
           *[other] , et ce qu’elle porte va à la banque.
        }
       *[none] Si vous gardez { $the } en { $position }, rien n’en arrive dans votre trésor, à moins que son tour ne revienne. Si vous révélez la carte, { $takes ->
            [0] voici ce qu’elle fait :
           *[1] { $points ->
                [0] elle agit :
                [one] le point qu’elle porte est à vous, et elle agit :
               *[other] les { $points } points qu’elle porte sont à vous, et elle agit :
            }
        } { $does }
    }
    .name = Maintenant ou jamais
lesson-of-again-face = Votre carte en { $position }, { $the }, porte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. La garder ou la révéler ? Son effet : { $does }
    .name = Garder ou révéler
lesson-of-again-effect = À vous de choisir pour { $the }. { $does }
    .name = Votre choix
lesson-of-end = { $outcome ->
        [won] Vous avez gagné avec { $points } points ; le meilleur des autres en a { $best }.
        [shared] Vous partagez la victoire avec { $points } points.
       *[lost] La partie est finie : { $points } points pour vous, { $best } pour le meilleur des autres.
    } La leçon d’Alliance continue d’ici avec dix autres cartes. Ou jouez une partie entière contre des bots, sans explications ; le livret de règles est à un clic.
    .name = La fin

## What is not possible

lesson-try-cover = Pourquoi pas sur la carte { $who_of } en { $position } ?
    .why = Cette carte n’est pas à vous. Une carte se pose avant la première, après la dernière, ou sur une carte de votre famille.
lesson-try-aside = Pourquoi pas { $the }, qui est à l’écart ?
    .why = Elle a été écartée avant la partie et n’est jamais jouée. Choisissez dans votre main.
lesson-try-eliminate = Pourquoi pas la carte en { $position } ?
    .why = { $asks ->
        [archer] Seules la première et la dernière carte de la file sont à portée.
        [judge] Cette carte ne porte pas de verdict.
       *[other] Seules les cartes juste à côté sont à portée.
    }
lesson-try-copy = Pourquoi ne puis-je pas copier la carte en { $position } ?
    .why = On ne copie qu’un personnage face visible juste à côté, et jamais un autre Changeforme.
lesson-try-move = Pourquoi ne peut-on pas déplacer la carte en { $position } ?
    .why = Le Décret déplace une autre carte, pas lui-même.
lesson-try-favour = Pourquoi le point ne peut-il pas aller sur la carte en { $position } ?
    .why = Le cadeau va sur une carte face cachée d’un autre joueur.
lesson-try-rob = Pourquoi ne puis-je pas le prendre dans le trésor { $who_of } ?
    .why = Il faut qu’une de leurs cartes soit juste à côté et que leur trésor ne soit pas vide.
lesson-try-rob-own = Pourquoi pas dans mon propre trésor ?
    .why = Un Espion prend aux autres joueurs.
