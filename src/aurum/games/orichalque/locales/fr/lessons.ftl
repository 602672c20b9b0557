### What the first game of Orichalque says. .name is the heading of what it is about.

## What happened

lesson-or-goal = Le premier qui a { $enough } points de victoire et aucune créature sur son île gagne aussitôt. Un Titan, un temple et un médaillon valent chacun 1 point. Vous avez { $hoplites ->
        [one] { $hoplites } hoplite
       *[other] { $hoplites } hoplites
    } et { $orichalque ->
        [one] { $orichalque } pépite d’orichalque.
       *[other] { $orichalque } pépites d’orichalque.
    } Un tour, c’est une carte, sa tuile, son action.
    .name = Le but du jeu
lesson-or-founded = Votre métropole est en place, et son port vous a donné { $hoplites ->
        [0] { $orichalque ->
                    [one] { $orichalque } pépite d’orichalque
                   *[other] { $orichalque } pépites d’orichalque
                }.
        [one] { $hoplites } hoplite{ $orichalque ->
            [0] .
           *[other] {" "}et { $orichalque ->
                       [one] { $orichalque } pépite d’orichalque
                      *[other] { $orichalque } pépites d’orichalque
                   }.
        }
       *[other] { $hoplites } hoplites{ $orichalque ->
            [0] .
           *[other] {" "}et { $orichalque ->
                       [one] { $orichalque } pépite d’orichalque
                      *[other] { $orichalque } pépites d’orichalque
                   }.
        }
    } Elle contient une mine et un camp d’entraînement : Produire et Recruter rapportent donc dès le premier tour.
    .name = La métropole
lesson-or-titan = { $hydra ->
        [1] L’Hydre vous amène { $titan_acc }
       *[0] Trois cases reliées d’un même terrain ont attiré { $titan_acc } chez vous
    } : c’est 1 point de victoire, { $points } en tout. Sa faveur : { $does }
    .name = Un Titan arrive
lesson-or-titan-lost = { $hydra ->
        [1] Par une Hydre,
       *[0] Par une zone de trois cases,
    } l’autre joueur vous a pris { $titan_acc }. Trois cases reliées de son terrain, dont une nouvelle, le font revenir.
    .name = Un Titan vous quitte
lesson-or-titan-other = L’autre joueur détient { $titan_acc } et a { $points ->
        [one] { $points } point de victoire.
       *[other] { $points } points de victoire.
    } Trois cases reliées de ce terrain le lui reprennent.
    .name = Un Titan chez l’autre joueur
lesson-or-beast = Avec la tuile est venue une créature en { $cell } : { $creature_the }, force { $strength }. Tant qu’il y a une créature sur votre île, vous ne pouvez pas gagner, et l’on ne construit rien à côté d’elle. Capturer vous en débarrasse. Le butin : { $loot }
    .name = Une créature sur l’île
lesson-or-port = La tuile recouvre un port : { $hoplites ->
        [0] { $orichalque ->
                    [one] { $orichalque } pépite d’orichalque
                   *[other] { $orichalque } pépites d’orichalque
                }
        [one] { $hoplites } hoplite{ $orichalque ->
            [0] {""}
           *[other] {" "}et { $orichalque ->
                       [one] { $orichalque } pépite d’orichalque
                      *[other] { $orichalque } pépites d’orichalque
                   }
        }
       *[other] { $hoplites } hoplites{ $orichalque ->
            [0] {""}
           *[other] {" "}et { $orichalque ->
                       [one] { $orichalque } pépite d’orichalque
                      *[other] { $orichalque } pépites d’orichalque
                   }
        }
    } pour vous. Chaque port ne donne qu’une fois.
    .name = Un port
lesson-or-homeless = Il n’y a pas de place pour la tuile sur votre île : elle retourne sous sa pile. L’action suit quand même.
    .name = Pas de place
lesson-or-captured = Le combat est gagné : à vous { $creature_the }. { $hospital ->
        [0] Les hoplites qui s’y trouvaient sont dépensés.
       *[other] Votre Hôpital sauve l’un des hoplites qui s’y trouvaient, s’il y en avait.
    } Deux créatures capturées paient aussi une action supplémentaire. { $beasts ->
        [0] Il n’y a plus de créature sur votre île.
        [one] Il reste une créature sur votre île.
       *[other] Il reste { $beasts } créatures sur votre île.
    }
    .name = Capturée
lesson-or-fight-lost = Le combat est perdu, et la Capture est finie. { $hoplites ->
        [0] Vous n’y aviez pas d’hoplite, vous n’en perdez donc aucun.
        [one] Votre hoplite reste sur la créature et comptera au prochain combat.
       *[other] Vos { $hoplites } hoplites restent sur la créature et compteront au prochain combat.
    }
    .name = Un combat perdu
lesson-or-temple = Un temple : 1 point de victoire, { $points } en tout. Ses quatre cases sont recouvertes et ne comptent plus comme terrain.
    .name = Un temple
lesson-or-medallion = Un médaillon : 5 pépites d’orichalque pour 1 point de victoire, { $points } en tout. Il ne prend pas de place sur l’île.
    .name = Un médaillon
lesson-or-built = Construit : { $building }. { $does } La case en dessous n’est plus un terrain : ni Titan ni temple ne la comptent.
    .name = Un bâtiment
lesson-or-favour = { $titan } a accordé sa faveur et passe sur sa face inactive. Le point reste. Une nouvelle zone de trois cases rend le Titan de nouveau actif.
    .name = La faveur
lesson-or-produced = Vos mines ont rapporté { $orichalque ->
            [one] { $orichalque } pépite d’orichalque
           *[other] { $orichalque } pépites d’orichalque
        }. Cinq font un médaillon, deux une action supplémentaire.
    .name = L’orichalque
lesson-or-recruited = Vos camps ont rapporté { $hoplites ->
        [one] { $hoplites } hoplite.
       *[other] { $hoplites } hoplites.
    } Les hoplites paient les cartes plus chères, combattent, achètent des actions ; et qui en a le plus commence la manche suivante.
    .name = Les hoplites
lesson-or-bought = On paie d’abord, on agit ensuite : une action supplémentaire par tour, une seconde seulement avec la Forge.
    .name = Une action supplémentaire
lesson-or-declined = Vous avez renoncé à l’action. C’est permis ; la carte est utilisée quand même.
    .name = Renoncer
lesson-or-rival-took = L’autre joueur a pris la carte à la place { $place }, et les cartes à sa droite ont glissé vers la gauche. Une carte est devenue moins chère : « { $action } » est passée de la place { $from } à la place { $to }, où elle { $cost ->
        [0] est gratuite
       *[other] coûte { $cost }
    } au lieu de { $was ->
        [one] { $was } hoplite.
       *[other] { $was } hoplites.
    }
    .name = Des cartes moins chères
lesson-or-rival = { $temple ->
        [1] Un temple
       *[0] Un médaillon
    } pour l’autre joueur, qui a maintenant { $points ->
        [one] { $points } point de victoire.
       *[other] { $points } points de victoire.
    }
    .name = Les points de l’autre joueur
lesson-or-round = Manche { $round } : de nouvelles cartes et de nouveaux bâtiments sont prêts. { $first ->
        [you] Vous commencez
       *[other] L’autre joueur commence
    } : l’initiative dépend des hoplites en stock ; vous en aviez { $hoplites }, l’autre { $rival }{ $tie ->
        [1] , et à égalité elle change de main.
       *[0] .
    } Qui ne commence pas vient de gagner 1 hoplite.
    .name = Une nouvelle manche

## What is asked

lesson-or-over = { $outcome ->
        [won] Vous avez gagné avec { $points } points de victoire ; l’autre joueur en a { $best }.
       *[lost] La partie est finie : { $points } points de victoire pour vous, { $best } pour l’autre joueur.
    } Continuez contre un bot plus fort, à trois ou quatre, ou seul contre l’automate. Le livret de règles montre chaque bâtiment et chaque créature par un exemple.
    .name = La fin
lesson-or-enough = Vous avez vu plusieurs tours complets, et la leçon s’arrête ici : { $rounds } manches, { $points ->
        [one] { $points } point de victoire
       *[other] { $points } points de victoire
    } pour vous. Vous pouvez continuer la partie : { $short ->
        [0] vous avez assez de points, une fois les créatures parties.
        [one] il vous manque un point.
       *[other] il vous manque { $short } points.
    } Ce qui est nouveau sera encore expliqué ; ce que cette partie n’a pas montré est listé plus bas.
    .name = La fin de la leçon
lesson-or-metropolis = Placez d’abord votre métropole : l’une de ses deux cases sur un port, l’autre sur une case libre à côté. Le port donne aussitôt ses ressources. Tout ce que vous poserez ensuite devra toucher ce qui est là : choisissez un endroit avec de la place autour.
    .name = Poser la métropole
lesson-or-card = Choisissez une des { $n } cartes. Chacune a une action et une tuile, qui vont ensemble. Les deux à gauche sont gratuites, les autres coûtent 1 ou 2 hoplites ; vous en avez { $hoplites }. { $can ->
        [one] Vous pouvez en payer une.
       *[other] Vous pouvez en payer { $can }.
    } Si une créature est sur un volcan de la tuile, elle vient avec.
    .name = Choisir une carte
lesson-or-tile = Posez la tuile sur des cases libres, contre votre métropole ou une tuile ; vous pouvez la tourner. Il y a { $n ->
        [one] une façon
       *[other] { $n } façons
    } de le faire. Trois cases reliées d’un même terrain attirent un Titan ; quatre terrains différents en losange font de la place pour un temple.
    .name = Poser la tuile
lesson-or-produce = Votre carte permet de Produire : 1 pépite d’orichalque par mine, { $n } pour l’instant, avec celle de la métropole.
    .name = Produire
lesson-or-recruit = Votre carte permet de Recruter : 1 hoplite par camp d’entraînement, { $n } pour l’instant, avec celui de la métropole.
    .name = Recruter
lesson-or-capture = Votre carte permet de Capturer : { $beasts ->
        [one] affrontez la créature de votre île.
       *[other] affrontez les { $beasts } créatures de votre île, l’une après l’autre, jusqu’à une défaite ou jusqu’à ce que vous arrêtiez.
    } Vous avez { $hoplites ->
        [one] { $hoplites } hoplite
       *[other] { $hoplites } hoplites
    } à ajouter.
    .name = Capturer
lesson-or-construct = Votre carte permet de Construire : un bâtiment, un temple ou un médaillon, selon ce qui est possible.
    .name = Construire
lesson-or-fight = La créature en { $cell }, { $creature_the }, a une force de { $strength }. Vous avez un dé, plus un par hoplite sur elle, trois au plus. Vous gagnez si la somme atteint sa force, ou si un dé montre un crâne. { $most ->
        [0] Vos chances : { $odds0 } %.
        [1] Vos chances : { $odds0 } % sans hoplite, { $odds1 } % avec un.
        [2] Vos chances : { $odds0 } % sans hoplite, { $odds1 } % avec un, { $odds2 } % avec deux.
       *[3] Vos chances : { $odds0 } % sans hoplite, { $odds1 } % avec un, { $odds2 } % avec deux, { $odds3 } % avec trois.
    }{ $stuck ->
        [0] {""}
        [one] {" "}Un s’y trouve déjà.
       *[other] {" "}{ $stuck } s’y trouvent déjà.
    }
    .name = Un combat
lesson-or-build = { $build ->
        [1] Un bâtiment va sur le terrain de son emplacement, ou sur un volcan vide.
       *[0] Il n’y a pas de place pour un bâtiment en ce moment.
    } { $temple ->
        [1] Il y a de la place pour un temple.
       *[0] Il n’y a pas encore de place pour un temple.
    } Un médaillon coûte 5 pépites d’orichalque ; vous en avez { $orichalque }. Temples et médaillons sont des points ; un bâtiment aide jusqu’à la fin de la partie, et recouvre sa case.
    .name = Que construire
lesson-or-raise = Le Minotaure laisse un bâtiment : { $building }. { $does } Vous pouvez le poser sur n’importe quel terrain non recouvert ou volcan vide qui ne soit pas à côté d’une créature, ou le rendre.
    .name = Le butin du Minotaure
lesson-or-extra = Vous pouvez maintenant acheter une action de plus : pour 2 hoplites, 2 pépites d’orichalque ou 2 créatures capturées. Vous en avez { $hoplites }, { $orichalque } et { $captured }. { $can ->
        [0] Rien de cela n’est possible : vous ne pouvez que finir votre tour.
        [one] Vous avez une possibilité.
       *[other] Vous avez { $can } possibilités.
    }
    .name = Une action supplémentaire ?
lesson-or-discard = À deux joueurs, on finit son tour en retirant une carte du plateau Actions. Sa tuile et ses créatures partent aussi : regardez ce qui conviendrait à l’autre joueur.
    .name = Retirer une carte
lesson-or-welcome = Vous pouvez détenir un Titan, plus un par Oratoire. S’il y en a plusieurs, vous dites lequel vient d’abord et lequel vous rendez ; il retourne au centre, face active.
    .name = Trop de Titans
lesson-or-again-card = Choisissez une carte : { $hoplites ->
        [one] { $hoplites } hoplite
       *[other] { $hoplites } hoplites
    } en stock, { $points ->
                [one] { $points } point
               *[other] { $points } points
            } sur { $enough }.
    .name = Une carte
lesson-or-again-tile = Posez la tuile. Il y a { $n ->
        [one] une façon.
       *[other] { $n } façons.
    }
    .name = La tuile
lesson-or-again-act = { $action }, si vous voulez. { $does }
    .name = L’action
lesson-or-again-fight = { $creature }, force { $strength } : { $most ->
        [0] { $odds0 } %.
        [1] { $odds0 } % sans hoplite, { $odds1 } % avec un.
        [2] { $odds0 } % sans hoplite, { $odds1 } % avec un, { $odds2 } % avec deux.
       *[3] { $odds0 } % sans hoplite, { $odds1 } % avec un, { $odds2 } % avec deux, { $odds3 } % avec trois.
    }
    .name = Un combat
lesson-or-again-build = Construisez quelque chose. Vous avez { $orichalque ->
            [one] { $orichalque } pépite d’orichalque
           *[other] { $orichalque } pépites d’orichalque
        } et { $points ->
            [one] { $points } point
           *[other] { $points } points
        } sur { $enough }.
    .name = Construire
lesson-or-again-extra = Une action supplémentaire, ou la fin de votre tour : { $hoplites ->
        [one] { $hoplites } hoplite
       *[other] { $hoplites } hoplites
    }, { $orichalque ->
                [one] { $orichalque } pépite d’orichalque
               *[other] { $orichalque } pépites d’orichalque
            }, { $captured ->
        [one] { $captured } créature capturée.
       *[other] { $captured } créatures capturées.
    }
    .name = Une action supplémentaire ?
lesson-or-again-discard = Retirez une carte du plateau Actions. Vous avez { $points ->
            [one] { $points } point
           *[other] { $points } points
        } sur { $enough }.
    .name = Retirer une carte
lesson-or-again = À vous de choisir. Vous avez { $points ->
            [one] { $points } point de victoire
           *[other] { $points } points de victoire
        } sur { $enough }.
    .name = Votre choix

## What is not possible

lesson-try-inland = Pourquoi pas à l’intérieur, en { $cell } et { $other } ?
    .why = Une case de la métropole doit recouvrir un port, et aucune de ces deux n’en est un.
lesson-try-dear = Pourquoi pas la carte à la place { $place }, avec { $hoplites ->
        [one] { $hoplites } hoplite
       *[other] { $hoplites } hoplites
    } ?
    .why = Cette place coûte { $cost ->
        [one] { $cost } hoplite
       *[other] { $cost } hoplites
    }.
lesson-try-apart = Pourquoi pas là-bas, en { $cell }, loin de tout ?
    .why = Une tuile doit toucher votre métropole ou une autre de vos tuiles.
lesson-try-more = Pourquoi pas avec { $n } hoplites ?
    .why = Vous n’en avez pas autant : { $hoplites } en stock.
lesson-try-ground = Pourquoi pas { $building_the } { $land_on } ?
    .why = Un bâtiment va sur le terrain de l’emplacement où il se trouve, ou sur un volcan vide, et jamais à côté d’une créature.
lesson-try-medallion = Pourquoi pas de médaillon, avec { $orichalque ->
            [one] { $orichalque } pépite d’orichalque
           *[other] { $orichalque } pépites d’orichalque
        } ?
    .why = Un médaillon coûte 5 pépites d’orichalque.
lesson-try-produce = Pourquoi l’orichalque n’achète-t-il pas l’action Produire ?
    .why = L’orichalque paie Capturer, Construire ou Recruter ; Produire se paie en hoplites ou en créatures.
lesson-try-recruit = Pourquoi les hoplites n’achètent-ils pas l’action Recruter ?
    .why = Les hoplites paient Capturer, Construire ou Produire ; Recruter se paie en orichalque ou en créatures.
