### Le bilan des parties finies : les pages du navigateur et `aurum stats`.

stats-not-over = Cette partie n’est pas finie : il n’y a rien à compter.
stats-continued = Cette partie reprend un moment d’une autre : elle ne compte pas.

stats-title = Statistiques
stats-mine = Mes statistiques
stats-nameless = Vous n’avez pas encore de nom ici. Dès que vous en aurez un, vos parties finies seront comptées, et leur bilan se trouvera sur cette page.
stats-choose-name = Choisir un nom
stats-of-all = Les statistiques de tout le serveur
stats-more = Le bilan des parties finies sur ce serveur. Les parties en cours et les parties enregistrées ailleurs ne comptent pas.
stats-of = Statistiques de { $name }
stats-whose = Les parties de
stats-people = Joueurs
stats-bots = Bots
stats-me = Moi
stats-game = Jeu
stats-set = Variante
stats-set-all = toutes
stats-players = Joueurs à table
stats-players-all = tous les nombres
stats-waiting = Des parties finies sont encore en cours de décompte.
stats-empty = Aucune partie de ce genre n’est encore terminée.

stats-games = Parties
stats-wins = Gagnées
stats-mean = Points par partie
stats-best = Meilleure partie
stats-rounds = Manches par partie

stats-places = Rangs
stats-place = Rang
stats-place-nth = { $place ->
    [1] 1ᵉʳ
   *[other] { $place }ᵉ
}
stats-share = des parties
stats-sources = D’où viennent les points
stats-source = Source
stats-a-game = par partie

stats-counts = Ce qui s’est encore passé
stats-count = Quoi

stats-lately = Les dernières parties
stats-lately-says = Points des dernières parties, la plus récente à droite : de { $least } à { $most }, { $last } dans la dernière. Un point plein est une victoire.
stats-lately-table = La même chose en tableau
stats-when = Quand
stats-points = Points

## `aurum stats`

command-stats = le bilan de parties finies, d’après leurs enregistrements
    .more = Compte les enregistrements de ces fichiers et dossiers : rangs, points par source, et ce que chaque jeu compte encore. Ceux qui sont illisibles ou inachevés sont nommés et laissés de côté.
command-stats-paths = fichiers d’enregistrements (un seul, ou un par ligne), ou dossiers
command-stats-json = en JSON
stats-left-out = { $path } est laissé de côté : { $problem }
stats-nothing = Il n’y avait aucune partie finie à compter.
