### Lessons: their page, and the coach beside the board.

lessons-title = Apprendre à jouer
lessons-lead = Une première partie à une vraie table, contre de vrais bots, expliquée au fur et à mesure, en une dizaine de minutes. La donne est toujours la même et chacun peut la connaître : la partie n’est donc pas classée. Vous pouvez partir à tout moment et continuer plus tard.
lessons-begin = Commencer
lessons-go-on = Continuer
lessons-look = Revoir
lessons-again = Recommencer
lessons-again-sure = Recommencer cette leçon ? La table où vous étiez sera fermée.
lessons-new = Pas encore commencée
lessons-progress = { $met ->
    [one] { $met } sujet vu
   *[other] { $met } sujets vus
} sur { $topics }
lessons-done = Terminée · { $met ->
    [one] { $met } sujet vu
   *[other] { $met } sujets vus
} sur { $topics }
lessons-rulebook = Le livret de règles
lessons-aid = En une page

## The coach

lessons-coach = Leçon
lessons-of = Leçon : { $name }
lessons-met = { $met } sur { $topics }
lessons-met-long = { $met ->
    [one] { $met } sujet vu
   *[other] { $met } sujets vus
} sur { $topics }
lessons-waiting = Les autres choisissent. Vous n’avez rien à faire pour l’instant.
lessons-why-not = Ce qui n’est pas possible
lessons-refused = Ce n’est pas possible.
lessons-earlier = Déjà expliqué ({ $n })
lessons-unmet = Ce que cette partie n’a pas montré
lessons-all = Toutes les leçons
lessons-next = Suite : { $name }
lessons-play = Une vraie partie contre les bots
lessons-more = La suite plus bas
lessons-fold = Replier la leçon
lessons-unfold = Déplier la leçon
lessons-failed = La leçon n’a pas pu être chargée.
