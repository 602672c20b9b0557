### `aurum components balance` : comment se joue un ensemble de matériel.

command-components-balance = jouer beaucoup de parties avec un ensemble et dire comment il se joue
command-components-balance-set = le nom d’un ensemble, ou un fichier de matériel (.toml) (par défaut : aurum)
command-components-balance-games = nombre de parties entre joueurs, et autant contre les automates (par défaut : 300)
command-components-balance-players = nombre de joueurs, 2 à 4 (par défaut : 2, 3 et 4 à tour de rôle)

balance-progress = Parties
balance-title =
    { $set } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } à { $players } joueurs, et autant contre les automates, toutes jouées par des bots de niveau Écuyer
balance-rounds = Manches par partie : { $mean } (huit parties sur dix : { $low } à { $high })
balance-filled = Cases remplies à la fin : { $easy } des faces faciles, { $hard } des faces difficiles
balance-homeless = Tuiles sans place : { $share } (95 % : { $low } à { $high })
balance-points =
    { $who ->
        [winners] Points des vainqueurs
       *[all] Points de tous les joueurs
    } : Titans { $titans }, temples { $temples }, médaillons { $medallions }
balance-column =
    { $column ->
        [what] qui
        [share] victoires
        [interval] 95 %
        [fair] part égale
       *[games] parties
    }
balance-seat = place { $seat } sur { $players }
balance-board = plateau { $board }
balance-side =
    { $side ->
        [easy] face facile
       *[hard] face difficile
    }
balance-solo =
    { $level ->
        [easy] contre l’automate facile
        [normal] contre l’automate normal
       *[hard] contre l’automate difficile
    }
