### Ce que dit le serveur : pourquoi une chose est impossible, et ce qui irait.

## Qui est qui

server-nobody = Vous n’avez pas encore de nom ici. Choisissez-en un d’abord.
server-token = Ce jeton n’est pas valable, ou il a expiré. Choisissez de nouveau un nom, ou ouvrez un nouveau lien depuis votre autre appareil.
server-link = Ce lien a déjà servi, ou il a expiré. Créez-en un autre sur votre autre appareil.
server-name = Il faut dans un nom au moins une lettre visible, et aucun retour à la ligne.
server-name-twice = Deux personnes sur un même appareil ne peuvent pas s’appeler toutes deux « { $name } ». Donnez à l’une un autre nom.
server-origin = Cette demande vient d’une page d’un autre site : rien n’a été fait.
server-key = { $path } devrait contenir les 32 octets qui signent les jetons, et ce n’est pas le cas. Remettez le bon fichier, ou supprimez-le : chacun devra alors choisir de nouveau un nom.

## Entrer

server-no-table = Cette table n’existe pas. Redemandez le lien.
server-table-damaged = Ce qui a été conservé de cette table est illisible. Le journal du serveur en dit plus ; demandez à son administrateur.
server-passphrase = Cette table demande un mot de passe.
server-passphrase-wrong = Ce n’est pas le mot de passe de cette table.
server-no-spectators = Seuls ceux qui jouent peuvent voir cette table.
server-hello = Le premier message doit être un hello. { $detail }

## Ouvrir une table

server-players = Nombre de joueurs demandé par les options : { $given } ; nombre de places à la table : { $seats }. N’indiquez pas players : ce sont les places qui décident.
server-bot = Il n’y a pas de bot « { $given } » pour { $game } ; il y a : { $allowed }.
server-clock = Une limite de { $given } secondes est impossible ; choisissez de 5 à { $most }.
server-increment = Un incrément de { $given } secondes est impossible ; choisissez de 0 à 3600.
server-too-many-tables = Vous avez { $most } tables en cours, et c’est le maximum par personne. Terminez-en ou fermez-en une d’abord.
server-too-few-seats = Il y a ici plus de monde que n’en tiendrait une table { $seats ->
    [one] d’une seule place
   *[other] de { $seats } places
}.

## S’asseoir

server-no-seat = Il n’y a pas de place { $seat } ; la table en a { $seats ->
    [one] une seule
   *[other] { $seats }
}.
server-seat-taken = La place { $seat } est prise.
server-seat-open = La place { $seat } est encore libre. Attendez quelqu’un, ou donnez-la à un bot.
server-not-seated = Vous n’avez pas de place à cette table.
server-swap-same = Pour un échange, il faut deux places différentes.
server-not-host = Seul l’hôte de la table peut faire cela.
server-begun = La partie a commencé : les places ne changent plus.
server-closed = Cette table est fermée.
server-not-begun = La partie n’a pas encore commencé.
server-not-running = Aucune partie n’est en cours à cette table.
server-not-over = La revanche n’est possible qu’une fois la partie terminée.

## Jouer

server-not-your-turn = Ce n’est pas votre tour.
server-not-your-seat = La place { $seat } n’est pas la vôtre.
server-bot-plays = Un bot joue pour vous à la place { $seat } en ce moment. Reprenez d’abord votre place.
server-not-replaced = Aucun bot ne joue pour vous à la place { $seat }.
server-late = Le temps est écoulé pour cette décision : un bot y répond. Vous pourrez reprendre votre place juste après.
server-not-absent = La place { $seat } ne peut être confiée à un bot que si son joueur est absent depuis un moment.
server-stale = Ce choix répondait à une position antérieure (entrée { $given } ; la table en est à { $since }). Regardez de nouveau.
server-no-undo = À cette table, on ne peut pas annuler ses choix.
server-undo-barrier = Impossible de revenir au coup { $given } : on n’annule que ses propres derniers choix, et rien qui précède une information nouvelle pour quelqu’un ou un tirage au sort.
server-no-hints = Cette table ne donne pas de conseils, car d’autres personnes y jouent. L’hôte en décide en créant la table.
server-chat-letters = Un message doit contenir au moins une lettre visible.
server-log-full = Le journal de cette table n’a plus de place pour cela. On peut toujours finir la partie : annuler ses choix, quitter sa place, y revenir. Pour tout le reste, ouvrez une autre table.

## Parties enregistrées

server-no-record = Cette partie enregistrée n’existe pas.
server-no-move = Il n’y a pas de coup { $given } ; la partie en a { $moves ->
    [one] un seul
   *[other] { $moves }
}.
server-other-seat = Tant que la partie dure, vous ne pouvez regarder que de votre place ou en spectateur.
server-continue-running = On pourra repartir de cette partie quand elle sera finie.
server-continue-over = À ce moment-là, la partie est finie. Repartez d’un moment antérieur.
server-continue-seats = Nombre de places de cette partie : { $seats } ; nombre que vous indiquez : { $given }. Indiquez qui joue à chaque place.
server-continue-fixed = Cette table continue une autre partie : le jeu, ses options et le nombre de places ne changent pas.

## Messages et demandes

server-unreadable = Le message ne se lit pas. { $detail }
server-too-long = Le message est trop long ; { $most } octets au plus.
server-too-fast = Trop de demandes à la fois. Attendez un instant.
server-too-many-sockets = Trop de connexions viennent de votre adresse.
server-request = La demande ne se lit pas. { $detail }
server-not-found = Il n’y a rien à cette adresse.
documentation-missing = La documentation n’a pas été construite sur ce serveur. Dans un clone du dépôt, python3 dev.py docs --build la construit.
server-method = Cela ne se fait pas à cette adresse. { $detail }
server-body = La demande est trop volumineuse.
server-failure = Une erreur s’est produite sur le serveur, et non chez vous. Rien n’a changé ; essayez de nouveau.
server-store-fails = Cela n’a pas pu être enregistré, donc rien n’a changé. Essayez de nouveau dans un instant.
server-game-failed = Les règles de ce jeu ont échoué : la partie ne peut pas continuer. Rien de ce choix n’a été enregistré.
server-game-slow = Les règles de ce jeu ont pris trop de temps : la partie ne peut pas continuer. Rien de ce choix n’a été enregistré.
server-game-large = Cette partie est devenue trop grande pour le serveur : elle ne peut pas continuer. Rien de ce choix n’a été enregistré.

## Le lancement du serveur

server-folder = Le dossier { $path } ne peut pas servir : { $problem }
server-folder-taken = Un autre serveur utilise déjà le dossier { $path }. Arrêtez-le, ou choisissez un autre dossier avec --data.
server-no-database = Il n’y a pas de base de données d’Aurum dans { $path }. Indiquez le dossier du serveur avec --data.
server-database = La base de données { $path } est endommagée : { $problem }. Rien n’a été modifié. La dernière sauvegarde est { $backup } : mettez de côté le fichier endommagé, avec aurum.db-wal et aurum.db-shm s’ils sont là, et copiez la sauvegarde à sa place.
server-database-alone = La base de données { $path } est endommagée : { $problem }. Rien n’a été modifié, et il n’y a pas de sauvegarde à côté d’elle.
server-database-missing = La base de données { $path } a disparu, mais ses sauvegardes sont là : ce serveur a donc déjà fonctionné. Rien n’a été modifié. Remettez le fichier ; ou copiez à sa place la dernière sauvegarde, { $backup }, après avoir mis de côté aurum.db-wal et aurum.db-shm s’ils sont là. Pour repartir d’une base vide, mettez de côté le dossier { $folder }, ou choisissez un autre dossier avec --data.
server-database-missing-alone = La base de données { $path } a disparu, mais { $left } est resté à côté : ce serveur a donc déjà fonctionné. Rien n’a été modifié. Remettez le fichier. Pour repartir d’une base vide, mettez de côté { $left }, ou choisissez un autre dossier avec --data.
server-database-newer = La base de données { $path } vient d’un Aurum plus récent. Servez-vous de celui-là, ou d’un autre dossier.
server-port = Impossible d’écouter à l’adresse { $host }, port { $port } : { $problem }. Choisissez une autre adresse avec --host ou un autre port avec --port.
server-port-busy = Le port { $port } de { $host } est déjà pris, peut-être par un autre Aurum. Choisissez-en un autre avec --port.

## La page d’accueil

page-what = Jeux de société : { $games }. Le serveur est en marche.
page-tables = Qui joue
page-nobody = Pas de table publique pour le moment.
page-table-open = en attente, places prises : { $taken } sur { $seats } ({ $names })
page-table-running = en cours : { $names }
page-play = Comment jouer
page-how = Ouvrez cette adresse dans un navigateur pour jouer. Si c’est ce que montre le vôtre, les pages ne sont pas construites : python3 dev.py setup s’en charge. On peut aussi jouer depuis un terminal, avec un petit programme :
page-schema = L’interface pour les programmes
page-fan = Création d’amateurs, non officielle. { $credits }
