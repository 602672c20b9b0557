### What the first game of Oriflamme: Alliance says, to who knows Oriflamme. $whose is `you` or `other`.

## What happened

lesson-al-goal = On joue comme à Oriflamme, avec dix autres cartes et cinq jetons verdict communs à tous. Vous menez la famille { $family } ; sont écartées : { $aside1 }, { $aside2 }, { $aside3 }. Ce qui est nouveau sera expliqué quand cela se présentera.
    .name = Dix autres cartes
lesson-al-extorted = { $mine ->
        [1] Vous avez éliminé
       *[0] { $by } a éliminé
    } { $whose ->
        [you] votre Extorsion. Vous gagnez
       *[other] l’Extorsion { $who_of }, qui gagne
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : 2 par carte du dessus que l’attaquant a dans la file. Il perd aussi 1 point sur chacune de ses cartes cachées qui en porte.
    .name = L’Extorsion agit
lesson-al-lost = { $who } a éliminé une de vos cartes : { $the }. Seuls les points de votre trésor sont à l’abri{ $points ->
        [0] .
        [one] {"\u202F"}; celui qu’elle portait est perdu.
       *[other] {"\u202F"}; les { $points } qu’elle portait sont perdus.
    }
    .name = Une de vos cartes est éliminée
lesson-al-marked = Une carte { $whose ->
        [you] à vous
       *[other] { $who_of }
    } porte maintenant un verdict. N’importe quel Juge, pas seulement celui qui l’a posé, pourra l’éliminer. Le jeton suit la carte partout ; { $left ->
        [one] il en reste { $left }.
       *[other] il en reste { $left }.
    }
    .name = Les jetons verdict
lesson-al-infiltration = { $whose ->
        [you] Votre Infiltration est
       *[other] L’Infiltration { $who_of } est
    } en réserve, hors d’atteinte jusqu’à la fin. Désormais, chaque carte cachée que son propriétaire élimine rapporte 2 points de plus.
    .name = Infiltration en réserve
lesson-al-deal = { $whose ->
        [you] Votre Pacte est
       *[other] Le Pacte { $who_of } est
    } en réserve { $points ->
        [0] sans rien dessus : il ne rapportera rien.
        [one] avec { $points } point dessus. C’est ce qu’il rapporte au début de chaque manche suivante, tant que son propriétaire a une carte du dessus dans la file.
       *[other] avec { $points } points dessus. C’est ce qu’il rapporte au début de chaque manche suivante, tant que son propriétaire a une carte du dessus dans la file.
    }
    .name = Pacte en réserve
lesson-al-dealt = Une nouvelle manche, et le Pacte rapporte : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } { $whose ->
        [you] pour vous.
       *[other] { $who_to }.
    } Ce qu’il porte y reste.
    .name = Le Pacte rapporte
lesson-al-hid = L’Insurrection { $whose ->
        [you] de votre famille
       *[other] { $who_of }
    } est de nouveau face cachée, sans points. Tout le monde sait ce que c’est. Pour être révélée encore une fois, il lui faut d’abord un point.
    .name = L’Insurrection se cache de nouveau
lesson-al-given = Une Impératrice a posé { $points ->
        [one] { $points } point
       *[other] { $points } points
    } sur une de vos cartes cachées. Qui joue une Impératrice gagne 2 points et en offre 1, s’il y a quelqu’un à qui l’offrir.
    .name = Un cadeau
lesson-al-swapped = { $whose ->
        [you] Votre Délateur est revenu
       *[other] Le Délateur { $who_of } est revenu
    } en main, et tout le monde l’a vu. À sa place, une carte de la main est posée face cachée ; elle n’agit pas cette manche.
    .name = Le Délateur s’échange
lesson-al-met = { $who } révèle { $the }. Son effet : { $does }
    .name = Nouveau : { $name }

## What is asked

lesson-al-bare = En { $position } se trouve votre Insurrection, sans aucun point. Sans point, on ne peut pas la révéler : cette fois, vous ne pouvez que la garder. Les autres n’apprennent pas que vous n’aviez pas le choix.
    .name = Pas sans un point
lesson-al-empress = L’Impératrice rapporte 2 points, et 1 de plus va sur une carte cachée d’un autre joueur : à vous de dire lequel. Un cadeau peut donner envie de frapper la carte.
    .name = L’Impératrice
lesson-al-informer = Deux façons, au choix : gagner autant de points qu’en portent les cartes cachées voisines des autres familles, ou reprendre le Délateur et poser face cachée à sa place une carte de votre main.
    .name = Le Délateur
lesson-al-judge = Deux façons, au choix : gagner 1 point et poser un jeton verdict sur une carte, ou éliminer une carte qui en porte un. Un verdict menace d’abord et frappe ensuite.
    .name = Le Juge
lesson-al-diplomat = Deux façons, au choix : gagner 1 point et en poser 2 sur un autre Diplomate face visible, ou prendre tout ce que celui-ci porte et quitter la file. Combien ce sera, ce sont les autres qui en décident.
    .name = Le Diplomate
lesson-al-deserter = Le Déserteur frappe une carte voisine, et un personnage rapporte 1 point de plus. Ensuite, il lui faut un personnage face visible à côté de lui, sinon il s’en va. Regardez ce qui sera alors à côté de lui.
    .name = Le Déserteur
lesson-al-last-face = La dernière manche : à la fin, les points des cartes de la file ne comptent pour personne. { $trap ->
        [extortion] Cachée, l’Extorsion en { $position } agit encore : si une autre famille l’élimine plus tard dans cette manche, vous gagnez 2 points pour chaque carte que cette famille a alors sur le dessus dans la file ; sinon, elle ne rapporte rien. Révélée, elle rapporte 1 point{ $points ->
            [0] .
           *[other] , et ce qu’elle porte va à la banque.
        }
       *[none] Si vous gardez { $the } en { $position }, rien n’en arrive dans votre trésor. Si vous révélez la carte, { $takes ->
            [0] voici ce qu’elle fait :
           *[1] { $points ->
                [0] elle agit :
                [one] le point qu’elle porte est à vous, et elle agit :
               *[other] les { $points } points qu’elle porte sont à vous, et elle agit :
            }
        } { $does }
    }
    .name = Maintenant ou jamais
lesson-al-card = C’est au tour de votre carte en { $position } : { $the }. Son effet : { $does }
    .name = Nouveau : { $name }
lesson-al-again-place = Manche { $round } sur { $rounds } : posez une carte à une extrémité de la file{ $mine ->
        [0] .
       *[other] { $round ->
            [1] .
           *[other] , ou sur une carte à vous.
        }
    }
    .name = Votre carte
lesson-al-again-last = C’est encore la dernière manche. { $trap ->
        [extortion] Cachée, l’Extorsion en { $position } agit encore : si une autre famille l’élimine plus tard dans cette manche, vous gagnez 2 points pour chaque carte que cette famille a alors sur le dessus dans la file ; sinon, elle ne rapporte rien. Révélée, elle rapporte 1 point{ $points ->
            [0] .
           *[other] , et ce qu’elle porte va à la banque.
        }
       *[none] Si vous gardez { $the } en { $position }, rien n’en arrive dans votre trésor. Si vous révélez la carte, { $takes ->
            [0] voici ce qu’elle fait :
           *[1] { $points ->
                [0] elle agit :
                [one] le point qu’elle porte est à vous, et elle agit :
               *[other] les { $points } points qu’elle porte sont à vous, et elle agit :
            }
        } { $does }
    }
    .name = Maintenant ou jamais
lesson-al-again-face = Votre carte en { $position }, { $the }, porte { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    } { $free ->
        [0] On ne peut que la garder.
       *[1] La garder ou la révéler ?
    } Son effet : { $does }
    .name = Garder ou révéler
lesson-al-again-effect = À vous de choisir pour { $the }. { $does }
    .name = Votre choix
lesson-al-end = { $outcome ->
        [won] Vous avez gagné avec { $points } points ; le meilleur des autres en a { $best }.
        [shared] Vous partagez la victoire avec { $points } points.
       *[lost] La partie est finie : { $points } points pour vous, { $best } pour le meilleur des autres.
    } Les cartes des deux jeux peuvent se mélanger : dix cartes quelconques parmi les vingt font une partie. Ou jouez une partie entière contre des bots.
    .name = La fin
