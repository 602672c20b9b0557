### `aurum arena` : des bots contre des bots.

command-arena = faire jouer des bots les uns contre les autres et mesurer leur force
    .more = Faire jouer beaucoup de parties entre bots, chaque donne étant rejouée en changeant de places, et donner les classements, les parts de victoires avec des intervalles à 95 % et les temps. Un match interrompu reprend avec la même commande.
command-arena-bots = qui joue, séparés par des virgules : des noms de bots, un nom suivi de *3 pour qu’il occupe trois places, ou module:Classe pour un bot à vous ; des noms plus nombreux que les places se relaient, moins nombreux ils les remplissent de toutes les façons
command-arena-games = nombre de parties (par défaut : 100)
command-arena-seconds = le temps de réflexion d’un bot par décision, en secondes (par défaut : celui dont il a l’habitude)
command-arena-iterations = le nombre d’itérations de réflexion ; un match se répète alors exactement
command-arena-limit = secondes après lesquelles on n’attend plus la réponse d’un bot (par défaut : 60)
command-arena-workers = combien de processus jouent à la fois (par défaut : un par cœur)
command-arena-ray = jouer sur les machines de cette grappe Ray : son adresse, auto ou local ; demande aurum[ray]
command-arena-out = un dossier pour les parties, tableaux, enregistrements et images ; avec lui, le match peut être interrompu

arena-progress = Parties
arena-title =
    { $game }, { $players ->
        [one] seul contre l’automate
       *[other] { $players } places
    } : { $games ->
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
        [rating] classement
        [median] ms
        [tail] ms p95
       *[failed] défaillances
    }
arena-memory = Mémoire d’un processus avec tous les bots : { $memory } Mo au plus
arena-written = Tout est dans { $path }
arena-interrupted =
    Interrompu après { $done } parties sur { $games ->
        [one] { $games }
       *[other] { $games }
    }. Elles sont gardées dans { $path } ; la même commande reprend à partir de là.
arena-interrupted-lost = Interrompu. Rien n’est gardé ; avec --out DOSSIER, tout le serait.
arena-failure =
    { $bot } { $kind ->
        [raised] a levé une erreur
        [slow] a mis trop de temps et n’a plus été attendu
        [crashed] a fait tomber son processus
        [type] a donné une réponse qui n’en est pas une
        [illegal] a choisi hors des choix possibles
        [policy] a donné une politique qui ne correspond pas aux choix
        [chances] a donné des chances qui ne correspondent pas aux places
       *[reason] n’a pas donné de raison
    } { $times ->
        [one] { $times } fois
       *[other] { $times } fois
    } ; d’abord dans la partie { $game }, au choix { $choice } : { $what }

arena-line-up = « { $given } » n’est pas un nom de bot. Écrivez des noms séparés par des virgules, comme regent,page*3 ou mine:Cautious.
arena-tables = { $names } noms remplissent { $tables } tables différentes de { $seats }. On peut en jouer { $most } au plus ; retirez des noms.
arena-positive = { $name } doit être supérieur à zéro, pas { $given }.
arena-limit = Un bot qui peut réfléchir { $seconds } secondes ne peut pas être abandonné après { $limit }. Donnez un --limit plus long.
arena-bot-unknown = Aucun bot de { $game } ne s’appelle « { $given } ». Il y a { $allowed } ; un bot à vous s’écrit module:Classe.
arena-bot-module = { $bot } ne peut pas être chargé : l’import de { $module } échoue avec { $problem }
arena-bot-class = { $bot } ne peut pas être chargé : { $module } n’a pas de classe { $name }.
arena-bot-made = { $bot } ne peut pas être créé : sa classe, appelée sans argument, échoue avec { $problem }
arena-bot-answer = { $bot } n’est pas un bot : il lui manque la méthode answer(question, budget, rng).
arena-bot-first =
    { $bot } échoue à sa première question : { $kind ->
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
arena-ray-missing = Ray n’est pas installé. Installez-le avec pip install ".[ray]" dans le dossier d’Aurum, ou retirez --ray.
arena-ray-closed = La grappe Ray à l’adresse { $address } est injoignable : { $problem }
arena-out-foreign = { $path } contient des fichiers qui ne sont pas un match de l’arène. Choisissez un autre dossier.
arena-out-differs = { $path } contient un autre match : { $name } y vaut { $theirs }, et ici { $ours }. Choisissez un autre dossier, ou donnez la même commande.
arena-out-damaged = { $path } est abîmé à la ligne { $line }.
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
arena-picture-ratings = Classement
arena-picture-rating = classement (OpenSkill), intervalles à 95 %
arena-picture-seats = Victoires selon la place
arena-picture-share = part des parties gagnées, intervalles à 95 % ; places dans l’ordre de jeu
arena-picture-fair = part équitable
arena-picture-points = Points au fil des manches
arena-picture-round = fin de la manche
arena-picture-score = points (moyenne)
