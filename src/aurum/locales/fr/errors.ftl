### Ce qui est dit quand une chose est impossible : ce qui n’allait pas, et ce qui irait.

## Texte illisible

error-unreadable =
    { $blank ->
        [1] Le texte s’arrête trop tôt (ligne { $line }, colonne { $column }). { $expected }
       *[0] « { $found } » ne se lit pas ici (ligne { $line }, colonne { $column }). { $expected }
    }

expected-end = Rien d’autre ne doit suivre.
expected-verb = Un choix commence par l’un de ces mots : { $allowed }.
expected-number = On attend un nombre entier de { $low } à { $high }.
expected-clause = Une clause commence par l’un de ces mots : { $allowed }.
expected-clause-once = Chaque clause ne figure qu’une fois.
expected-table = une table, par exemple {"{"} G = 3 {"}"}
expected-pile = une liste, par exemple ["A"]
expected-whole = un nombre entier, sans guillemets
expected-text = un texte entre guillemets

## Choix que les règles n’autorisent pas maintenant

illegal-number = L’action { $number } ne correspond à aucun choix dans cette position.
illegal-over = « { $choice } » arrive trop tard : la partie est finie.

## Options

options-game = Il n’y a pas de jeu appelé { $given }. Les jeux sont : { $allowed }.
bot-unknown = Il n’y a pas de bot « { $given } » pour { $game } ; il y a { $allowed }.
bot-needs-numpy = « { $given } » joue par un réseau, qui a besoin de NumPy : installez le complément « networks ».
bot-bad-network = Le réseau de « { $given } » est illisible. { $why }
bot-not-asked =
    { $why ->
        [chance] On ne peut pas interroger un bot ici : dans { $game }, c’est au hasard de choisir, et à aucune place. Laissez d’abord choisir le hasard, par state.apply(aurum.sample_choice(state, rng)).
        [over] On ne peut pas interroger un bot ici : la partie de { $game } est finie.
       *[seat] On ne peut pas interroger la place { $seat } ici : c’est à la place { $actor } de choisir. Une question contient la vue de la place qui choisit, state.view(state.actor).
    }
options-unknown = Il n’y a pas d’option { $name } ; il y a { $allowed }.
options-seat = { $given } n’est pas une place de cette table ; il y a { $allowed } et spectator.
options-seats = { $given } n’est pas une liste de places : écrivez you, bot ou un niveau ({ $levels }), séparés par des virgules, pour { $least } à { $most } joueurs.

## Parties enregistrées

record-unreadable = { $path } ne peut pas être lu : { $problem }.
record-not-json = Ce n’est pas une partie enregistrée : le JSON s’interrompt ligne { $line }, colonne { $column }.
record-several = Ce sont plusieurs parties enregistrées, une par ligne. Mettez celle que vous voulez dans un fichier à part.
record-not-object = Ce n’est pas une partie enregistrée : on attend un objet JSON.
record-missing = Il manque le champ { $field } à cette partie.
record-field = Le champ { $field } de cette partie n’est pas du bon type.
record-format = La partie est au format { $given } ; cet Aurum lit le format { $known }.
record-choice-text = Le coup { $move } n’est pas un texte.
record-seat = La place { $number } doit avoir un nom et dire qui y joue.
record-game = C’est une partie du jeu { $given }, pas du jeu { $expected }.
record-rules = La partie suit la version { $given } des règles ; cet Aurum connaît la version { $known }.
record-seats = La partie nomme { $given } places, mais ses options en demandent { $seats }.
record-damaged = Partie endommagée au coup { $move }, « { $text } ».
record-position = La position avant ce coup :
record-fair-none = Cet enregistrement ne permet pas de vérifier les tirages. Ceux des parties jouées sur un serveur le permettent.
record-fair-unrevealed = La graine n’est pas encore publiée, seulement son empreinte : { $hash }. Une fois la partie finie, téléchargez-la de nouveau.
record-fair-seed = La graine « { $given } » ne se lit pas : on attend des chiffres hexadécimaux, deux par octet.
record-fair-hash = La graine n’est pas celle qui était promise avant la partie : son empreinte est { $expected }, et la partie enregistrée dit { $given }.
record-fair-draw = Le coup { $move } est « { $text } », mais la graine donne « { $expected } ».
record-fair-options = Les options ne sont pas celles que la graine donne à partir de ce que la table demandait.

## Scénarios

scenario-not-toml = Ce n’est pas du TOML : { $problem }.
scenario-missing = Il manque le champ { $field }.
scenario-unknown = Il n’y a pas de champ { $field } ; il y a { $allowed }.
scenario-field = Le champ { $field } n’est pas du bon type.
scenario-strings = Le champ { $field } doit être une liste de textes.
scenario-empty = La partie { $part } est vide : il lui faut choices, expect, ou les deux.
scenario-beginning = Un scénario commence soit par position, soit par start : l’un des deux, pas les deux.
scenario-position = Le début ne peut pas être mis en place. { $problem }
scenario-choice = Le choix « { $choice } » ne peut pas être fait. { $problem }
scenario-fact = { $fact } devrait valoir « { $expected } » mais vaut « { $actual } ».
scenario-fact-unreadable = Ce que { $fact } devrait valoir ne se lit pas. { $problem }
scenario-no-fact = Il n’y a pas de fait { $fact } ; il y a { $allowed }.
scenario-legal = « { $choice } » devrait être permis ; sont permis : { $legal }.
scenario-only = Seuls devraient être permis : { $expected }. Sont permis : { $legal }.
scenario-illegal = « { $choice } » devrait être refusé par { $rule } mais est permis.
scenario-rule = « { $choice } » devrait être refusé par { $rule } mais l’est par { $given }.
scenario-kind = { $fact } doit être donné comme { $kind }.
scenario-no-rule = Il n’y a pas de règle { $rule }.
scenario-illegal-unreadable = « { $choice } » devrait être refusé par { $rule } mais ne se lit pas. { $problem }
scenario-readable = « { $choice } » devrait être illisible mais se lit.
scenario-accepted = Les options { $options } devraient être refusées mais sont acceptées.
scenario-event = L’événement { $event } devrait se produire ; se sont produits : { $events }.
scenario-silent = L’événement { $event } ne devrait pas se produire mais se produit.
scenario-no-event = Il n’y a pas d’événement { $event } ; il y a { $allowed }.

## Promesses du contrat du moteur

promise-settings = Les options d’une nouvelle partie ne sont pas celles avec lesquelles elle a commencé.
promise-no-choices = Quelqu’un doit choisir mais n’a pas de choix.
promise-ascending = Les choix ne sont pas en ordre croissant, chacun une fois.
promise-own-list = Modifier la liste des choix modifie l’état.
promise-odds = Chaque choix du hasard doit avoir un poids positif.
promise-notation = Un choix ne se relit pas comme il a été écrit : { $choice }.
promise-legal = Un choix proposé ne peut pas être fait : { $choice }.
promise-refusal = Un refus ne nomme aucune règle : { $choice }.
promise-illegal = Un choix non proposé a été accepté : { $choice }.
promise-untouched = Un choix refusé a modifié l’état.
promise-position = La position ne se relit pas comme elle a été écrite.
promise-clone = Ce qu’on fait à une copie se fait aussi à l’original.
promise-clone-events = Une copie doit commencer sans événements.
promise-listening = La partie se déroule autrement quand quelqu’un écoute ses événements.
promise-event = Un événement n’est d’aucun type déclaré par le jeu : { $event }.
promise-view-same = Deux vues du même moment diffèrent.
promise-view-open = Deux joueurs ne voient pas la même chose, alors que le jeu dit ne rien cacher.
promise-view-value = Une vue ne doit contenir que des données simples.
promise-view-own = Une partie d’une vue se trouve aussi dans une autre : chaque vue doit être faite à neuf.
promise-imagine = Ce qui est imaginé à partir d’une vue ({ promise-reader }) ne correspond pas à cette vue : { $difference }.
promise-imagine-same = Ce qui est imaginé à partir d’une vue ({ promise-reader }) n’est pas tiré avec le seul rng donné : le même rng donne deux états différents.
promise-imagine-choices = Le joueur de la vue ({ promise-reader }) a d’autres choix dans l’état imaginé à partir d’elle.
promise-before = Le choix que renvoie before ne mène pas de l’état qu’il renvoie à celui-ci : { $choice }.
promise-before-last = before ne renvoie pas le dernier choix tel que cette place l’a vu ({ promise-reader }) : { $choice } au lieu de { $last }.
promise-secret-view = Une vue ({ promise-reader }) montre une différence qu’elle ne doit pas montrer : { $difference }.
promise-secret-object = L’identité des objets d’une vue ({ promise-reader }) révèle ce qui doit rester caché.
promise-secret-event = Après { $choice }, les événements ({ promise-reader }) révèlent une différence qu’ils doivent taire : { $difference }.
promise-pieces = Des cartes ou des jetons sont apparus ou ont disparu.
promise-over-choices = La partie est finie mais propose encore des choix.
promise-winners = Une partie n’a de vainqueurs qu’une fois finie, et parmi ses joueurs, à moins que le vainqueur n’ait pas de place à la table.
promise-scores = Chaque joueur doit avoir un score.
promise-stage = Une manche ne peut pas venir avant celle qu’elle suit.
promise-record = La partie enregistrée ne se rejoue pas jusqu’à la même fin.
promise-secret-choice = D’un choix de quelqu’un d’autre est montré ({ promise-reader }) ce qui ne s’en voit pas : { $difference }.
promise-secret-facts = Les faits ({ promise-reader }) révèlent une différence qu’ils doivent taire : { $difference }.
promise-rule = Un événement ou un refus nomme { $rule }, qui n’est pas dans le livret de règles.
promise-unreadable = Une position ne se relit pas comme elle a été écrite : { $problem }
promise-pickle = Un état ne peut pas être enregistré puis relu par pickle : { $problem }
promise-pickle-same = Un état enregistré par pickle se relit comme un autre.
promise-clone-same = Une copie n’est pas le même état.
promise-word = Un message ne peut pas être dit : { $problem }.
promise-phrases = La méthode { $method } échoue : { $problem }
promise-exception = Le jeu échoue : { $problem }
promise-variants = Le jeu n’a pas de variante : il n’y a rien à jouer.
promise-setup-variant = Une variante n’est pas acceptée telle quelle : { $options } donne { $problem }.
promise-setup-unknown = Une option que le jeu n’a pas est acceptée : { $options }.
promise-setup-fail = Les options ne sont pas vérifiées ; elles doivent être acceptées ou lever BadOptions : { $options } donne { $problem }.
promise-setup-begin = Des options avec lesquelles aucune partie ne peut commencer sont acceptées : { $options } donne { $problem }.
promise-reader = { $seat ->
    [-3] spectateur
   *[other] place { $seat }
}
promise-shown-position = Dans cette position :
promise-shown-other = Et dans celle-ci, que la même place ne doit pas pouvoir en distinguer :

error-system = Le système empêche Aurum de continuer : { $problem }.
file-missing = ce fichier ou ce dossier n’existe pas
file-folder = c’est un dossier
file-forbidden = le système ne le permet pas
file-no-text = ce n’est pas du texte

# A game that brings less than was asked for

puzzles-none = { $game } n’a pas de problèmes.
analysis-no-words = { $game } ne décrit pas ses choix en mots.
