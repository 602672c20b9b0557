### La commande aurum : ce qu’elle accepte et ce qu’elle affiche.

command-aurum = { $games }, dans le terminal, sur un serveur et comme bibliothèque. Création d’amateurs, non officielle.
command-commands = commandes{"\u00A0"}
command-version = afficher la version et la compilation utilisée
command-lang = langue de tout ce qui s’affiche ; celle du système par défaut
command-game = le jeu
command-json = afficher du JSON plutôt que des phrases
command-play = jouer dans ce terminal
    .more = Jouer dans ce terminal, contre des bots et à plusieurs devant le même écran.
command-resume = reprendre une partie enregistrée
command-seats = les places, séparées par des virgules : you, bot, ou le niveau d’un bot (page, squire, knight, baron, regent), avec un nom si vous voulez, comme you:Mira,page,regent:Otto (par défaut : { $usual })
command-seed = un nombre qui rend les tirages reproductibles
command-save = où enregistrer la partie
command-not-for = { $option } ne concerne pas { $game } ; c’est une option de { $owner }.
command-simulate = jouer beaucoup de parties au hasard et mesurer la vitesse
    .more = Jouer beaucoup de parties au hasard, mesurer leur vitesse et afficher une empreinte de tous leurs enregistrements : même empreinte, mêmes parties.
command-simulate-records = écrire chaque partie dans ce fichier, une par ligne
command-players = nombre de joueurs, selon le jeu (par défaut : 4)
command-games = nombre de parties (par défaut : 1000)
command-serve = lancer un serveur que l’on rejoint depuis ses propres appareils
    .more = Lancer un serveur que l’on rejoint depuis ses propres appareils, à la maison ou par internet. Il ne demande aucune configuration ; ce qu’il garde tient dans un dossier. Chaque option peut aussi venir d’une variable d’environnement, par exemple AURUM_PORT pour --port.
command-serve-host = l’adresse où écouter ; 127.0.0.1 pour cet ordinateur seul (par défaut : 0.0.0.0, pour tous ceux qui peuvent l’atteindre)
command-serve-port = le port où écouter ; 0 en prend un qui est libre (par défaut : 8717)
command-serve-data = le dossier des données du serveur (par défaut : { $path })
command-serve-public = l’adresse publique du serveur, s’il est derrière un proxy : https://aurum.example
command-serve-log = ce qu’il faut journaliser : debug, info, warning ou error (par défaut : warning)
command-serve-qr = afficher le code QR même si la sortie n’est pas un terminal
command-backup = copier les données d’un serveur, même en marche
    .more = Copier la base de données d’un serveur dans un seul fichier, même pendant que l’on joue. La copie est vérifiée avant d’être gardée.
command-backup-out = le fichier à écrire, qui ne doit pas encore exister (par défaut : un nouveau dans le dossier « backups » à côté de la base, où le serveur garde les dix derniers)
command-scenario = confronter des scénarios aux règles
    .more = Jouer des fichiers de scénario, ou tous ceux d’un dossier, et signaler les échecs.
command-paths = fichiers ou dossiers
command-record = examiner une partie enregistrée
    .more = Montrer où en est une partie enregistrée, contrôler qu’elle est intacte, la raconter, ou vérifier que ses tirages étaient honnêtes.
command-action = show, check, replay ou verify
command-file = la partie enregistrée
command-move = seulement jusqu’à ce coup
command-seat = la vue à montrer : une place, spectator, ou all pour toute la position (par défaut)

argparse-usage = usage :{" "}
argparse-options = options{"\u00A0"}
argparse-positionals = arguments{"\u00A0"}
argparse-help = afficher cette aide et quitter
argparse-error =
    %(prog)s : %(message)s
    {""}
argparse-required = il manque : %s
argparse-unrecognized = non reconnu : %s
argparse-argument = %(argument_name)s : %(message)s
argparse-choice = « %(value)s » n’est pas possible ici ; choisissez parmi %(choices)s
argparse-value =
    { $type ->
        [count] « { $value } » ne convient pas : il faut un nombre entier, 1 au moins
        [int] « { $value } » ne convient pas : il faut un nombre entier
        [float] « { $value } » ne convient pas : il faut un nombre
       *[other] « { $value } » n’est pas une valeur possible
    }
argparse-expected-one = il manque une valeur
argparse-expected-some = il manque au moins une valeur
argparse-one-required = il faut l’un de ceux-ci : %s
argparse-not-with = incompatible avec %s

scenario-failure =
    { $part ->
        [0] ✗ { $file } : { $message }
       *[other] ✗ { $file }, partie { $part } : { $message }
    }
scenario-result =
    { $failed ->
        [0] { $passed ->
            [one] { $passed } scénario réussi.
           *[other] Les { $passed } scénarios sont réussis.
        }
        [one] { $failed } scénario en échec, { $passed ->
            [one] { $passed } réussi.
           *[other] { $passed } réussis.
        }
       *[other] { $failed } scénarios en échec, { $passed ->
            [one] { $passed } réussi.
           *[other] { $passed } réussis.
        }
    }
scenario-none = Il n’y a là aucun fichier de scénario (*.toml).

simulate-progress = Parties en cours
simulate-result =
    { $game } ({ $set }{ $players } joueurs), parties : { $games }, décisions : { $decisions } en { $seconds } s
    { $decisions_per_second } décisions par seconde, { $clone_us } µs par copie ({ $build })
    empreinte { $digest }

record-header = { $game } · règles { $rules } · { $choices ->
        [one] { $choices } coup
       *[other] { $choices } coups
    }
record-seat-line = { $number }. { $name } ({ $plays })
record-sound = La partie est intacte : { $choices ->
        [one] { $choices } coup se rejoue tel qu’il est écrit.
       *[other] { $choices } coups se rejouent tels qu’ils sont écrits.
    }
record-continued = Elle continue une autre partie : { $move ->
    [one] son premier choix vient
   *[other] ses { $move } premiers choix viennent
 } de l’enregistrement { $record }, et découlent de sa graine à lui.
record-verified =
    Les tirages étaient honnêtes : { $draws ->
        [0] la partie n’en contient pas encore, et ses options découlent de la graine.
        [one] { $draws } tirage découle de la graine.
       *[other] chacun des { $draws } tirages découle de la graine.
    }
    La graine correspond à son empreinte { $hash }. Comparez-la avec celle que la table montrait avant le premier choix.
plays-person = humain
plays-random = joue au hasard
record-notation = La position en notation :

serve-open = Aurum est en marche : { $url }
serve-network = Pour les autres, sur votre réseau : { $url }
serve-public = Pour tout le monde : { $url }
serve-scan = Ou scannez ceci avec un téléphone :
serve-data = Tout est gardé dans { $path }
serve-stop = Ctrl-C l’arrête.
serve-closed = Aurum est arrêté. Tout est enregistré.
serve-bad-url = « { $given } » n’est pas l’adresse d’un serveur. Écrivez-la comme https://aurum.example, sans rien après le nom.
serve-bad-word = { $name } vaut « { $given } », ce qui n’est pas possible ; choisissez parmi { $allowed }.
serve-bad-number = { $name } vaut « { $given } », ce qui n’est pas possible ; on attend un nombre d’au moins { $low }.
serve-bad-whole = { $name } vaut « { $given } », ce qui n’est pas possible ; on attend un nombre entier de { $low } à { $high }.
serve-unknown-variable = La variable d’environnement { $name } est inconnue et n’a aucun effet.
serve-misnamed-variable = La variable d’environnement { $name } est inconnue et n’a aucun effet. Vouliez-vous dire { $meant } ?
serve-variables = La liste des variables se trouve dans deploy/README.md, dans les sources d’Aurum, sous « Settings ».

backup-made = La sauvegarde est { $path }. Elle contient { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } et a été vérifiée.
backup-exists = { $path } existe déjà. Choisissez un autre nom avec --out.
backup-failed = La sauvegarde { $path } n’a pas pu être faite : { $problem }

# `aurum games`

command-games-list = les jeux installés et ce que chacun fournit
games-listed = { $name } { $version } (règles { $rules }), places { $seats } : { $brings }
games-general-search = bots par recherche générale
games-failed = { $name } n’a pas pu être chargé : { $problem }
