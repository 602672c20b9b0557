### `aurum dataset` : des parties de bots en fichiers Parquet.

command-dataset = faire jouer des bots et écrire chaque choix dans un fichier Parquet, pour apprendre et pour compter
    .more = Faire jouer beaucoup de parties à des bots et écrire un fichier Parquet avec une ligne par choix, un autre avec les résultats des parties, et une fiche qui dit comment ils ont été faits. La même commande reprend un jeu de données interrompu. Demande aurum-tabletop[data].
command-dataset-out = le fichier à écrire ; les résultats et la fiche sont à côté
command-dataset-observations = écrire aussi ce que la place savait avant chaque choix, en nombres
command-dataset-licence = la licence que donne la fiche (par défaut : MIT)

dataset-written =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $choices } choix, dont { $decisions } par des bots, sont dans { $path }
dataset-failures =
    { $failures ->
        [one] Une fois, un bot n’a pas répondu comme il faut ; un choix possible a été tiré au sort pour lui.
       *[other] { $failures } fois, un bot n’a pas répondu comme il faut ; des choix possibles ont été tirés au sort pour lui.
    }
dataset-interrupted = Interrompu avant que les premières parties soient enregistrées. La même commande recommence depuis le début.

dataset-extra-missing = Un jeu de données demande { $name }, qui n’est pas installé. Installez-le avec pip install ".[data]" dans le dossier d’Aurum.
dataset-out-name = Un jeu de données est un fichier dont le nom finit par .parquet, pas { $path }.
dataset-out-folder = Il n’y a pas de dossier { $path }. Créez-le d’abord, ou choisissez-en un autre.
dataset-out-foreign = { $path } existe déjà et n’est pas un jeu de données d’Aurum. Choisissez un autre nom.
dataset-out-differs = { $path } est un autre jeu de données : { $name } y vaut { $theirs }, et ici { $ours }. Choisissez un autre nom, ou donnez la même commande.
dataset-out-taken = Un autre processus écrit dans { $path }.
dataset-part-damaged = { $path } est endommagé ou vient d’un autre jeu de données. Supprimez-le, et ses parties seront rejouées.
dataset-file-damaged = { $path } est endommagé ou n’est pas un fichier Parquet. Supprimez-le pour refaire le jeu de données, ou choisissez un autre nom.
dataset-file-missing = Il manque { $path }, qui va avec { $out }. Remettez-le, ou supprimez { $out } pour refaire le jeu de données.
