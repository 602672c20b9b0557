### Orichalque on every page of the browser: in lists, in the window for a new table, and the rules at a glance.
### web-box: .does says what it is about, .for for how many and how long.

web-edition-orichalque = Orichalque
    .does = Aménagez une île, capturez ses créatures, attirez les Titans.
    .for = 1 à 4 joueurs · 45 min
web-played-orichalque = Orichalque
web-round-orichalque = { $players ->
    [one] Manche { $round }, contre l’automate
   *[other] Manche { $round }, { $players } joueurs
}
web-island = Île
web-island-easy = Île facile
web-island-hard = Île difficile
web-island-choose = Chacun choisit sa face
web-initiative = Initiative
web-initiative-international = Règle internationale
web-initiative-russian = Règle de l’édition russe
web-rules-titans = Titans
web-rules-creatures = Créatures et leur butin
web-rules-buildings = Bâtiments
web-rules-orichalque-1 = Le premier qui a 5 points de victoire et une île sans créature gagne sur-le-champ.
web-rules-orichalque-2 = Prenez une carte : les deux de gauche sont gratuites, les autres coûtent des hoplites. La tuile posée dessus vient avec.
web-rules-orichalque-3 = Placez la tuile sur votre île, à côté de ce qui s’y trouve. Un port donne ses ressources une fois, quand on le recouvre. Trois cases reliées d’un même terrain vous amènent son Titan.
web-rules-orichalque-4 = Effectuez si vous voulez l’action de la carte : produire, recruter, capturer ou construire.
web-rules-orichalque-5 = Vous pouvez acheter une action de plus, avec 2 hoplites, 2 pépites d’orichalque ou 2 créatures capturées.
web-rules-orichalque-6 = Chaque Titan, chaque temple et chaque médaillon vaut un point de victoire.

web-automaton-orichalque-easy = Automate facile
web-automaton-orichalque-normal = Automate normal
web-automaton-orichalque-hard = Automate difficile
web-solo-orichalque-easy = Facile
web-solo-orichalque-normal = Normal
web-solo-orichalque-hard = Difficile
