### aurum bench : la vitesse des règles et des environnements, et ce que coûte le serveur.

bench-command = mesurer les règles, les environnements ou le serveur sur cette machine
    .more = Mesurer la vitesse des règles ou des environnements d’apprentissage, ou ce que coûte le serveur par rapport à la pile logicielle seule. Les chiffres ne se comparent qu’au sein d’une même exécution.
bench-what = rules (par défaut), envs (les environnements d’apprentissage) ou server
bench-games = rules : nombre de parties par tour (par défaut : 200)
bench-tables = server : nombre de tables de quatre personnes qui jouent en même temps (par défaut : 500)
bench-seconds = server : durée des parties, en secondes (par défaut : 20)
bench-not-here = Le serveur ne se mesure que sous Linux et macOS.
bench-no-checkout = Le banc d’essai du serveur se trouve dans le dossier bench des sources d’Aurum, et non dans le paquet installé. Dans une copie des sources, lancez : python3 dev.py bench server
bench-no-envs = Les environnements ont besoin du paquet { $package }. Dans le dossier d’Aurum, lancez : pip install ".[envs]"
bench-fewer-tables = Tables : { $tables } au lieu de { $wished } ; le système n’autorise pas davantage de connexions.
bench-doing-opening = Ouverture de tables depuis le journal…
bench-doing-cost = Choix joués tour à tour sur le serveur et sur la pile seule…
bench-doing-crowd = Remplissage du serveur…
bench-busy = La machine était occupée avant le début (charge { $load }). Fiez-vous aux rapports plus qu’aux durées.

bench-column-what = quoi
bench-column-aurum = Aurum
bench-column-bare = pile seule
bench-column-ratio = rapport
bench-column-asked = demandé
bench-full = beaucoup à la fois
bench-light = un à la fois
bench-cpu = calcul pour un choix
bench-median = la moitié en
bench-tail = 99 sur 100 en
bench-speed = choix par seconde
bench-crowd = Tables : { $tables }, connexions : { $sockets }
bench-rate = choix par seconde, part d’un cœur
bench-idle-table = Table au repos
bench-idle-connection = Connexion au repos
bench-opening = Ouverture depuis le journal : { $game }, choix : { $choices }
