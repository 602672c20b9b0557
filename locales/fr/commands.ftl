### La commande aurum : ce qu’elle accepte et ce qu’elle affiche.

command-aurum = Oriflamme, Oriflamme : Alliance et Orichalque à une même table, dans le terminal et comme bibliothèque. Œuvre de fans, non officielle.
command-commands = commandes{"\u00A0"}
command-version = afficher la version et la compilation utilisée
command-lang = langue de tout ce qui s’affiche ; celle du système par défaut
command-game = le jeu
command-json = afficher du JSON plutôt que des phrases
command-play = jouer dans ce terminal
    .more = Jouer dans ce terminal, contre des bots et à plusieurs devant le même écran.
command-resume = reprendre une partie enregistrée
command-set = Oriflamme : les dix cartes : base, alliance, mixed (tirées au sort), ou dix noms séparés par des virgules (par défaut : base)
command-seats = les places, séparées par des virgules : you ou bot, avec un nom si vous voulez, comme you:Mira,bot,bot ; deux places font un duel (par défaut : you,bot,bot,bot ; pour Orichalque you,bot)
command-seed = un nombre qui rend le hasard reproductible
command-save = où enregistrer la partie
command-solo = Orichalque : seul contre l’automate, easy, normal ou hard
command-play-boards = Orichalque : le plateau de chaque place, de A à D, séparés par des virgules (par défaut : tirés au sort)
command-play-sides = Orichalque : la face de chaque plateau, easy ou hard ; un mot pour tous, ou un par place (par défaut : easy)
command-play-initiative = Orichalque : international ou russian (par défaut : international)
command-play-components = Orichalque : l’ensemble de matériel, par son nom ou son fichier (par défaut : aurum)
command-not-for = { $option } ne concerne pas { $game } ; c’est une option de { $owner }.
command-simulate = jouer beaucoup de parties au hasard et mesurer la vitesse
    .more = Jouer beaucoup de parties au hasard, mesurer leur vitesse et afficher une empreinte de tous leurs enregistrements : même empreinte, mêmes parties.
command-simulate-solo = seul contre cet automate : easy, normal ou hard (Orichalque)
command-players = nombre de joueurs, de 2 à 5 ; 2 pour le duel (par défaut : 4)
command-games = nombre de parties (par défaut : 1000)
command-scenario = confronter des scénarios aux règles
    .more = Jouer des fichiers de scénario, ou tous ceux d’un dossier, et dire ce qui ne va pas.
command-paths = fichiers ou dossiers
command-record = examiner une partie enregistrée
    .more = Montrer où en est une partie enregistrée, vérifier qu’elle est saine, ou la raconter.
command-action = show, check ou replay
command-file = la partie enregistrée
command-move = seulement jusqu’à ce coup
command-seat = par quels yeux regarder : une place, spectator, ou all pour toute la position (par défaut)

argparse-usage = usage :{" "}
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
argparse-value = « %(value)s » n’est pas une valeur possible
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
    { $game } ({ $set }, { $players } joueurs), parties : { $games }, décisions : { $decisions } en { $seconds } s
    { $decisions_per_second } décisions par seconde, { $clone_us } µs par copie ({ $build })
    empreinte { $digest }

record-header = { $game } · règles { $rules } · { $choices ->
        [one] { $choices } coup
       *[other] { $choices } coups
    }
record-seat-line = { $number }. { $name } ({ $plays })
record-sound = La partie est saine : { $choices ->
        [one] { $choices } coup se rejoue tel qu’il est écrit.
       *[other] { $choices } coups se rejouent tels qu’ils sont écrits.
    }
plays-person = humain
plays-random = joue au hasard
record-notation = La position en notation :
