### `aurum arena` : des bots contre des bots.

command-arena = faire jouer des bots les uns contre les autres et mesurer leur force
    .more = Faire jouer beaucoup de parties entre bots, chaque donne étant rejouée en changeant de places, et donner les cotes, les parts de victoires avec des intervalles à 95 % et les temps. Un match interrompu reprend avec la même commande.
command-arena-bots = qui joue, séparés par des virgules : des noms de bots, un nom suivi de *3 pour qu’il occupe trois places, ou module:Classe pour un bot à vous ; des noms plus nombreux que les places se relaient, moins nombreux ils les remplissent de toutes les façons
command-arena-gauntlet = mettre un nouveau bot au défi contre ceux de --pool, jusqu’à ce qu’il soit clair s’il gagne plus que sa part équitable
command-arena-pool = les bots d’un défi, séparés par des virgules ; ils occupent les autres places
command-arena-h0 = un bot qui ne gagne pas plus que sa part équitable augmentée d’autant doit échouer au défi (par défaut : 0)
command-arena-h1 = un bot qui gagne au moins sa part équitable augmentée d’autant doit réussir le défi (par défaut : 0.05)
command-arena-alpha = la fréquence à laquelle un bot qui devrait échouer peut réussir (par défaut : 0.05)
command-arena-beta = la fréquence à laquelle un bot qui devrait réussir peut échouer (par défaut : 0.05)
command-arena-games = nombre de parties (par défaut : 100 ; d’un défi, 10 000 au plus)
command-arena-seconds = le temps de réflexion d’un bot par décision, en secondes (par défaut : sa durée habituelle)
command-arena-iterations = le nombre d’itérations de réflexion ; un match se répète alors exactement
command-arena-limit = secondes après lesquelles on n’attend plus la réponse d’un bot (par défaut : 60)
command-arena-workers = combien de processus jouent à la fois (par défaut : un par cœur)
command-arena-ray = jouer sur les machines de cette grappe Ray : son adresse, auto ou local ; demande aurum-tabletop[ray]
command-arena-out = un dossier pour les parties, tableaux, enregistrements et images ; avec lui, le match peut être interrompu

arena-progress = Parties
arena-title =
    { $game }, { $players ->
        [one] seul contre l’automate
       *[other] { $players } places
    } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } sur { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    } ({ $build }). { $players ->
        [1] {""}
       *[other] La part équitable d’une place est de { $fair }.
    }
arena-column =
    { $column ->
        [bot] bot
        [table] table
        [games] parties
        [share] victoires
        [interval] 95 %
        [rating] cote
        [median] ms
       *[tail] ms p95
    }
arena-memory = Mémoire d’un processus avec tous les bots : { $memory } Mo au plus
arena-verdict =
    { $decision ->
        [passed] { $bot } réussit : contre ces bots, il gagne plus de { $low } de ses parties. Il en a gagné { $share } ; { $games } parties sur { $deals } donnes ont suffi. Parmi les bots qui ne gagnent pas plus de { $low }, 100 essais en laissent passer { $alpha } au plus.
        [failed] { $bot } échoue : contre ces bots, il gagne moins de { $high } de ses parties. Il en a gagné { $share } ; { $games } parties sur { $deals } donnes ont suffi. Parmi les bots qui gagnent { $high } ou plus, 100 essais en écartent { $beta } au plus.
       *[undecided] Indécis : après { $games } parties sur { $deals } donnes, dont { $bot } a gagné { $share }, on ne sait pas s’il en gagne plus de { $low } ou moins de { $high }. Avec --out, la même commande et un --games plus élevé reprend à partir de là.
    }
arena-written = Tout est dans { $path }
arena-interrupted =
    Interrompu après { $done } parties sur { $games }. Elles sont gardées dans { $path } ; la même commande reprend à partir de là.
arena-interrupted-lost = Interrompu. Rien n’a été enregistré ; pour garder les parties, utilisez --out DOSSIER.
arena-failure =
    { $bot } { $kind ->
        [raised] a levé une erreur
        [slow] a mis trop de temps et n’a plus été attendu
        [crashed] a fait tomber son processus
        [type] a donné une réponse du mauvais type
        [illegal] a choisi hors des choix possibles
        [policy] a donné une politique qui ne correspond pas aux choix
        [chances] a donné des chances qui ne correspondent pas aux places
       *[reason] n’a pas donné de raison
    } { $times ->
        [one] { $times } fois
       *[other] { $times } fois
    } ; d’abord dans la partie { $game }, au choix { $choice } : { $what }

arena-line-up = « { $given } » n’est pas un nom de bot. Écrivez des noms séparés par des virgules, comme regent,page*3 ou mine:Cautious.
arena-tables = { $names } noms remplissent { $tables } tables différentes de { $seats }. On peut en jouer { $most } au plus ; retirez des noms.
arena-positive = { $name } doit être supérieur à zéro, pas { $given }.
arena-limit = Un bot qui peut réfléchir { $seconds } secondes ne peut pas être abandonné après { $limit }. Donnez un --limit plus long.
arena-gauntlet-only = { $option } va avec un défi : donnez --gauntlet BOT et --pool, sans --bots.
arena-gauntlet-pool = Contre qui mettre { $bot } au défi ? Donnez --pool avec un ou plusieurs bots, séparés par des virgules.
arena-gauntlet-one = Un défi concerne un seul bot, pas « { $given } ».
arena-gauntlet-itself = { $bot } ne peut pas se mesurer à lui-même. Retirez-le de --pool.
arena-gauntlet-solo = Un défi demande une table d’au moins deux places : seul contre l’automate, il n’y a pas d’autres bots.
arena-gauntlet-rate = { $name } doit être compris entre 0 et 0.5, pas { $given }.
arena-gauntlet-order = h0 doit être inférieur à h1, mais { $h0 } n’est pas inférieur à { $h1 }.
arena-gauntlet-range = Le test se jouerait entre les parts { $low } et { $high } ; toutes deux doivent être entre 0 et 1. La part équitable est ici de { $fair } ; choisissez h0 et h1 en conséquence.
arena-bot-unknown = Aucun bot de { $game } ne s’appelle « { $given } ». Il y a { $allowed } ; un bot à vous s’écrit module:Classe.
arena-bot-module = { $bot } ne peut pas être chargé : l’import de { $module } échoue avec { $problem }
arena-bot-class = { $bot } ne peut pas être chargé : { $module } n’a pas de classe { $name }.
arena-bot-made = { $bot } ne peut pas être créé : sa classe, appelée sans argument, échoue avec { $problem }
arena-bot-answer = { $bot } n’est pas un bot : il lui manque la méthode answer(question, budget, rng).
arena-bot-first =
    { $bot } échoue à sa première question : { $kind ->
        [raised] il a levé une erreur
        [slow] il a mis trop de temps
        [crashed] son processus est tombé
        [type] sa réponse n’est pas une Answer
        [illegal] il a choisi hors des choix possibles
        [policy] sa politique ne correspond pas aux choix
        [chances] ses chances ne correspondent pas aux places
       *[reason] il n’a pas donné de raison
    } ({ $what })
arena-worker = Le processus qui joue la partie { $game } s’arrête sans cesse ({ $what }).
arena-ray-missing = Ray n’est pas installé. Installez-le avec pip install "aurum-tabletop[ray]", ou retirez --ray.
arena-ray-closed = La grappe Ray à l’adresse { $address } est injoignable : { $problem }
arena-out-foreign = { $path } contient des fichiers qui ne sont pas un match de l’arène. Choisissez un autre dossier.
arena-out-differs = { $path } contient un autre match : { $name } y vaut { $theirs }, et ici { $ours }. Choisissez un autre dossier, ou donnez la même commande.
arena-out-damaged = { $path } est endommagé à la ligne { $line }.
arena-out-taken = Une autre arène joue déjà dans { $path }.

arena-picture-note =
    { $game } ({ $set }), { $players ->
        [one] seul contre l’automate
       *[other] { $players } places
    }, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } sur { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    }
arena-picture-ratings = Cotes
arena-picture-rating = cote, intervalles à 95 % ; 400 points de plus : dix fois plus de victoires
arena-picture-seats = Victoires selon la place
arena-picture-share = part des parties gagnées, intervalles à 95 % ; places dans l’ordre de jeu
arena-picture-fair = part équitable
arena-picture-points = Points au fil des manches
arena-picture-round = fin de la manche
arena-picture-score = points (moyenne)
