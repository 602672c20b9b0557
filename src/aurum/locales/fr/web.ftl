### Les pages du navigateur : navigation, fenêtres, mots autour de chaque table.
### Ce qu’un jeu dit à sa table se trouve dans le web.ftl de son propre dossier.

## Partout

web-skip = Aller au contenu
web-close = Fermer
web-cancel = Annuler
web-sure = Vraiment ?
web-loading = Un instant…
web-retry = Réessayer
web-unreachable = Le serveur ne répond pas. Il redémarre peut-être ; réessayez dans un instant.
web-front-page = Page d’accueil
web-pages = Pages
web-nav-play = Jouer
web-nav-rules = Règles
web-nav-league = Classement
web-credits = Crédits
web-fan = Création d’amateurs, sans lien officiel. Les jeux appartiennent à leurs auteurs et éditeurs ; les dessins et les textes d’ici sont les nôtres.
web-nowhere = Il n’y a rien ici
web-nowhere-more = L’adresse est peut-être mal écrite, ou ce qui s’y trouvait a disparu.

## La page d’accueil

web-headline = { $games ->
    [3] Trois jeux
    [4] Quatre jeux
    [5] Cinq jeux
   *[other] { $games } jeux
}, une table
web-lead = Jouez contre des bots qui ne trichent jamais, ou envoyez un lien à vos amis. Sans compte.
web-learn = Apprendre à jouer
web-lesson = Leçon
web-which-game = Quel jeu ?
web-against = Contre
web-bots = { $n ->
    [one] { $n } bot
   *[other] { $n } bots
}
web-level = Niveau
web-seat = Place
web-play-now = Jouer
web-make-table = Créer une table
web-tables = Tables
web-continue = Continuer
web-finished = Parties terminées
web-your-turn = À vous
web-turn-of = Au tour de { $name }
web-look = Voir
web-open = Ouvrir
web-join = Rejoindre
web-watch = Regarder
web-waiting = en attente, { $players ->
    [one] { $players } place
   *[other] { $players } places
}
web-players = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
web-public-tables = Tables publiques
web-open-count = { $n ->
    [one] { $n } ouverte
   *[other] { $n } ouvertes
}
web-no-tables = Aucune table publique pour le moment. Créez une table, cochez « Publique », et tout le monde la verra ici.
web-code = Code ou lien de la table
web-code-wrong = Ce n’est pas un code de table : il a 16 lettres et chiffres.
web-seats-taken = { $taken } places prises sur { $seats }
web-look-at-record = Ouvrir une partie enregistrée
web-record-unreadable = { $file } n’est pas une partie enregistrée.

## Bots et automates

bot-random = Bouffon
bot-page = Page
bot-squire = Écuyer
bot-knight = Chevalier
bot-baron = Baron
bot-regent = Régent
bot-greedy = Intendant
bot-general-page = Page, recherche générale
bot-general-squire = Écuyer, recherche générale
bot-general-knight = Chevalier, recherche générale
bot-general-baron = Baron, recherche générale
bot-general-regent = Régent, recherche générale
web-bot-kind = bot
web-automaton = Automate
web-person = personne

## Qui l’on est

web-who-are-you = Qui êtes-vous ?
web-name = Nom
web-name-missing = Saisissez un nom : les autres le voient à la table.
web-colour = Couleur
web-colour-red = rouge
web-colour-orange = orange
web-colour-gold = or
web-colour-green = vert
web-colour-teal = bleu-vert
web-colour-blue = bleu
web-colour-violet = violet
web-colour-grey = gris
web-no-account = Ni compte, ni adresse e-mail, ni mot de passe. Ce navigateur se souvient de vous.
web-go-on = Continuer

## Créer une table

web-change-table = Modifier la table
web-change = Modifier
web-game = Jeu
web-players-field = Joueurs
web-seats = Places
web-seat-number = Place { $number }
web-seat-open = Place libre
web-name-of-seat = Nom pour la place { $number }
web-wish-person = Vous
web-wish-open = Place libre
web-wish-bot = Bot : { $level }
web-wish-local = Un autre joueur sur cet appareil
web-clock = Temps
web-clock-none = sans limite
web-clock-each-choice = { $time } par choix
web-clock-bank = { $time } chacun
web-clock-bank-gains = { $time } chacun, +{ $more } par choix
web-seconds = { $n } s
web-minutes = { $n } min
web-hours = { $n } h
web-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
web-late = Temps écoulé
web-late-bot = Un bot joue à sa place
web-late-random = Un choix au hasard
web-public = Publique
web-public-more = La page d’accueil la montre à tous. Sinon, seuls ceux qui ont le lien peuvent la rejoindre.
web-spectators = D’autres peuvent regarder
web-undo = On peut annuler un choix
web-undo-more = Tant que rien n’a été révélé et que personne d’autre n’a choisi.
web-passphrase = Mot de passe
web-passphrase-missing = Saisissez le mot de passe.
web-passphrase-optional = Mot de passe, si vous en voulez un

## Avant la partie

web-table = Table
web-sit = S’asseoir
web-sit-here = S’asseoir ici
web-seat-you = vous
web-seat-local = sur cet appareil
web-seat-stand-in = un bot joue
web-seat-up = Monter { $name }
web-seat-down = Descendre { $name }
web-host = hôte
web-away = absent
web-start = Commencer la partie
web-fill = Remplir avec des bots
web-leave = Quitter la table
web-close-table = Fermer la table
web-close-table-sure = La table disparaîtra pour tout le monde.
web-waiting-host = L’hôte lancera la partie quand tout le monde sera là.
web-seats-open = { $n ->
    [one] Une place est encore libre.
   *[other] { $n } places sont encore libres.
}
web-invite = Inviter
web-invite-more = Toute personne qui a ce lien peut rejoindre la table.
web-invite-locked = Toute personne qui a ce lien et connaît le mot de passe peut rejoindre la table.
web-link = Lien
web-link-local = Vous avez ouvert Aurum sous « localhost » : ce lien ne fonctionne que sur cet appareil. Ouvrez Aurum par l’adresse de cette machine dans votre réseau, et le lien servira à tous ceux qui y sont.
web-link-network = Vous avez ouvert Aurum sous « localhost ». Le lien contient l’adresse par laquelle les autres appareils trouvent cette machine.
web-copy = Copier
web-copied = Copié.
web-share = Partager
web-qr = Code QR du lien
web-is-public = publique
web-is-private = privée
web-locked = mot de passe
web-no-spectators = sans spectateurs
web-no-undo = sans annulation

## À la porte

web-joining-opening = La table s’ouvre…
web-joining-lost = Le serveur ne répond pas. Nouvel essai…
web-joining-locked = Cette table demande un mot de passe
web-joining-refused = Vous ne pouvez pas rejoindre cette table
web-joining-gone = Cette table n’existe pas
web-joining-gone-more = Le lien est peut-être faux. Redemandez-le.
web-joining-closed = Cette table est fermée
web-joining-closed-more = Son hôte l’a fermée avant le début de la partie.
web-enter = Rejoindre
web-lost = Connexion perdue, reconnexion en cours… La partie est sauvegardée.

## À la table

web-laying-out = Chargement : { $game }…
web-side = Panneau latéral
web-views = Onglets
web-tab-table = Table
web-log = Journal
web-log-empty = Il ne s’est encore rien passé.
web-log-undone = { $name } annule un choix.
web-log-stoodin-left = { $name } a quitté la table ; un bot ({ $bot }) joue à sa place.
web-log-stoodin-late = Le temps de { $name } est écoulé ; un bot ({ $bot }) joue à sa place.
web-log-stoodin-absent = { $name } est absent ; un bot ({ $bot }) joue à sa place.
web-log-returned = { $name } joue à nouveau.
web-log-clock = Le temps de { $name } était écoulé : le choix a été fait au hasard.
web-log-stopped = La partie a été arrêtée.
web-chat = Discussion
web-chat-empty = Aucun message pour l’instant.
web-chat-say = Écrire un message
web-send = Envoyer
web-unread = non lus
web-mute = Masquer les messages de { $name }
web-muted = Les messages de cette personne sont masqués.
web-unmute = Les afficher
web-menu = Menu
web-time-left = Temps restant :
web-take-back = Annuler le choix
web-watching = { $n ->
    [one] { $n } personne regarde
   *[other] { $n } personnes regardent
}
web-bot-for-you = Un bot joue pour vous.
web-take-seat-back = Reprendre votre place
web-gone = { $name } est absent depuis un moment.
web-replace = Laisser jouer un bot
web-leave-sure = Un bot jouera pour vous. Vous pouvez revenir à tout moment.
web-curtain = Passez l’appareil à { $name }
web-curtain-private = Personne d’autre ne doit regarder l’écran.
web-curtain-open = Rien n’est caché dans ce jeu ; tout le monde peut regarder.
web-curtain-lift = C’est moi, { $name }
web-text-table = Vue texte
web-drawn-table = Vue graphique
web-text-asked = { $n ->
    [one] À vous. Il n’y a qu’un choix :
   *[other] À vous. Choisissez parmi { $n } :
}
web-text-waiting = On attend { $name }.
web-text-position = La situation
web-text-newest = Ce qui vient de se passer
web-over = La partie est terminée
web-won-you = Vous avez gagné !
web-won-by = Victoire : { $names }
web-won-automaton = L’automate a gagné
web-rematch = Revanche
web-rematch-made = La revanche se joue à une nouvelle table.
web-to-rematch = Aller à la revanche
web-record = Télécharger la partie
web-fair = Tirage vérifiable
web-fair-more = Tout ce qui dépend du hasard dans cette partie vient d’un nombre secret (la graine), tiré avant le premier choix ; voici son empreinte. Après la partie, ce nombre est montré, et chacun peut vérifier que rien n’a été truqué.
web-fair-seed = Nombre secret :

## Revoir

web-look-back = Revoir la partie
web-looking-back = Vous revoyez la partie.
web-to-now = Revenir à la partie
web-moment = Moment
web-moment-of = Coup { $move } sur { $moves }
web-to-start = Au début
web-to-end = À la fin
web-step-back = Coup précédent
web-step-on = Coup suivant
web-copy-moment = Copier le lien de ce moment
web-viewpoint = Point de vue
web-viewpoint-spectator = Spectateur
web-record-none = Cette partie enregistrée n’existe pas.
web-record-title = Partie enregistrée
web-record-of = Joueurs : { $names }

## Réglages

web-settings = Réglages
web-language = Langue
web-theme = Couleurs
web-theme-system = comme le système
web-theme-dark = sombres
web-theme-light = claires
web-theme-to-light = Couleurs claires
web-theme-to-dark = Couleurs sombres
web-size = Texte
web-size-normal = normal
web-size-large = grand
web-size-largest = très grand
web-motion = Animations
web-motion-system = comme le système
web-motion-on = oui
web-motion-off = non
web-sound = Sons
web-notify = Notifications
web-notify-more = Quand c’est à vous et que cette page est en arrière-plan.
web-text-table-first = Commencer par la vue texte
web-text-table-more = Chaque choix est une phrase sur un bouton, la situation est décrite en mots. La touche T bascule à tout moment.
web-save = Enregistrer
web-saved = Enregistré.
web-device = Utiliser un second appareil
web-device-more = Ouvrez-y ce lien dans les dix minutes. Il ne sert qu’une fois et vous identifie sur cet appareil.
web-forget = M’oublier sur cet appareil
web-forget-sure = Ce navigateur ne vous reconnaîtra plus. Sans second appareil, vous ne retrouverez pas vos parties.
web-link-title = Un second appareil
web-link-more = En un clic, vous êtes ici le même joueur que sur votre autre appareil.
web-link-empty = Ce lien n’a pas de code. Ouvrez-le à nouveau sur votre autre appareil.
web-link-leaves = Ce navigateur vous connaît sous le nom de { $name } ; il l’oubliera.
web-link-take = C’est moi
web-link-done = Bon retour, { $name }.

## Le classement

web-league-more = Tous ceux qui ont fini une partie ici, personnes et bots. La cote est prudente : elle part de bas et monte à mesure que les parties la confirment. Quitter une partie n’évite pas la défaite, et une victoire compte pour le bot s’il a fait la plupart des choix.
web-league-empty = Personne n’a encore fini une partie.
web-league-place = Rang
web-league-games = Parties
web-league-wins = Victoires
web-league-rating = Cote

## Crédits

web-credits-games = Les jeux
web-credits-game = auteurs : { $by } ; éditeur : { $from }
web-credits-own = Aurum n’est lié à aucun d’eux. Les règles et les cartes sont décrites ici avec nos propres mots, et chaque image est redessinée. Si les jeux vous plaisent, achetez-les.
web-credits-icons = Icônes
web-credits-icons-by = Par Lorc, Delapouite et d’autres, recolorées :
web-credits-fonts = Caractères
web-credits-aurum = Aurum est un logiciel libre sous licence MIT.

## Les règles en bref

web-rules-book = Lire tout le livret, avec des exemples à jouer
web-rulebook = Livret de règles
web-puzzles = Problèmes
web-rule-link = Règle { $rule } dans le livret
web-rule-example = Règle et exemple

## Games of other packages

web-plain-for = { $least } à { $most } joueurs
web-plain-for-one = { $n ->
    [one] Un joueur
   *[other] { $n } joueurs
}
