### Matériel d’Orichalque : la commande qui le montre, et ce qui est dit d’un mauvais fichier.

command-components = les plateaux, tuiles et pièces d’Orichalque
    .more = Énumérer les ensembles de matériel d’Orichalque, vérifier un fichier à vous, ou dessiner ce qu’il contient.
command-components-list = énumérer les ensembles fournis avec Aurum
command-components-check = vérifier un fichier
command-components-show = dessiner les îles, les tuiles et les plateaux de l’automate
command-components-file = un fichier de matériel (.toml)
command-components-set = le nom d’un ensemble, ou un fichier de matériel (.toml)
command-components-svg = écrire une planche SVG dans ce fichier au lieu de dessiner ici

components-listed =
    { $name } : { $islands ->
        [one] { $islands } île
       *[other] { $islands } îles
    }, { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }, { $automata ->
        [one] { $automata } plateau d’automate
       *[other] { $automata } plateaux d’automate
    }
components-listed-source =
    { $source ->
        [rulebook] d’après les règles : { $tables }
        [aid] d’après l’aide de jeu imprimée : { $tables }
        [box] relevé dans sa propre boîte : { $tables }
       *[aurum] créé pour Aurum : { $tables }
    }
components-good = On peut jouer avec { $name }. Empreinte { $digest }.
components-drawn = { $path } est dessiné.
components-not-drawn = Impossible d’écrire « { $path } » : { $problem }.

## Ce qui figure sur un dessin

components-sheet = Orichalque · matériel « { $name } »
components-sheet-islands = Îles
components-sheet-tiles = Tuiles
components-sheet-automata = Plateaux de l’automate
components-island = { $board } · { $side ->
        [easy] facile
       *[hard] difficile
    }
components-island-cells =
    { $cells ->
        [one] { $cells } case
       *[other] { $cells } cases
    }
components-legend-ports = Ports : H 2 hoplites, O 2 pépites, B 1 de chaque
components-legend-automaton = Le chiffre est le secteur, le petit chiffre la taille de la tuile ; ★ le centre, ◆ une flèche
components-tile-size =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    } de { $size ->
        [one] { $size } case
       *[other] { $size } cases
    }
components-times = ×{ $count }
components-automaton =
    { $level ->
        [easy] Automate facile
        [normal] Automate normal
       *[hard] Automate difficile
    }
components-automaton-priority = Terrains, du premier au dernier : { $terrains }
components-automaton-titan = Commence avec { $terrain ->
        [forest] la Titanide des forêts
        [lagoon] la Titanide des lagons
        [desert] le Titan des déserts
       *[mountain] le Titan des montagnes
    }
components-automaton-strip = Emplacements de bâtiment : { $slots }
components-automaton-costs = Paie les actions supplémentaires avec : { $costs }
components-resource =
    { $resource ->
        [hoplites] hoplites
        [orichalque] orichalque
       *[creatures] créatures
    }

## Ce qui ne va pas dans un fichier

components-at =
    { $table ->
        [file] Le fichier
       *[other] { $table }
    } (ligne { $line })
components-unknown = Il n’y a pas d’ensemble de matériel « { $given } ». Il y a : { $allowed } ; ou donnez un fichier dont le nom finit par .toml.
components-unreadable = Impossible de lire « { $path } » : { $problem }.
components-not-toml = Le fichier n’est pas du TOML (ligne { $line }) : { $problem }.
components-table-missing = La table { $name } manque.
components-table-wanted = { components-at } : { $name } doit être une table.
components-table-once = { components-at } : cette table ne figure qu’une fois, entre crochets simples.
components-table-often = { components-at } : cette table en est une parmi d’autres et s’écrit entre crochets doubles.
components-table-unknown = { components-at } : « { $name } » n’a pas de sens ici. Sont connus : { $allowed }.
components-key-unknown = { components-at } : « { $key } » n’a pas de sens ici. Sont connus : { $allowed }.
components-key-missing = { components-at } : « { $key } » manque.
components-not-text = { components-at } : { $key } doit être un texte entre guillemets.
components-not-list = { components-at } : { $key } doit être une liste entre crochets.
components-number = { components-at } : { $key } doit être un nombre entier de { $low } à { $high }.
components-numbers = { components-at } : { $key } doit être une liste de nombres entiers de { $low } à { $high }.
components-choice = { components-at } : « { $given } » n’est pas possible pour { $key }. Possibles : { $allowed }.
components-order = { components-at } : { $key } doit nommer une fois chacun de ces mots : { $allowed }.
components-exactly =
    { components-at } : { $key } doit valoir { $count }, comme dans les règles.
components-total = { components-at } : il en faut { $count } en tout, et non { $found }.
components-twice = { components-at } : il y en a déjà un.

components-tile-word = { components-at } : « { $word } » n’est pas une tuile. Une tuile s’écrit avec une à trois des lettres { $letters }.
components-tile-twice = { components-at } : « { $word } » y est déjà ; une tuile simplement tournée est la même tuile.
components-tiles = { components-at } : il faut { $count } tuiles de taille { $size }, et non { $found }.
components-costs = { components-at } : les coûts sont { $places } nombres qui ne baissent jamais : deux fois 0, puis 1 ou 2.
components-dice = { components-at } : un dé a { $faces } faces, chacune un nombre de 1 à { $faces } ou "skull" (un crâne), avec au moins un crâne.
components-engine = { components-at } : { $key } compte le { $value } comme un crâne, mais aucun dé ne le montre. Les dés montrent : { $values }.

components-map-character = { components-at } : « { $found } » n’a pas de sens sur cette carte. Sont connus : { $allowed }.
components-map-shift = { components-at } : la case en colonne { $column } est décalée. Chaque rangée est décalée d’un caractère par rapport à la suivante, et un espace sépare les cases.
components-map-empty = { components-at } : la carte { $key } n’a aucune case.
components-map-rows = { components-at } : la carte { $key } a plus de { $most } rangées.
components-map-columns = { components-at } : la carte { $key } a plus de { $most } colonnes.
components-map-apart = { components-at } : la case { $cell } est isolée ; toutes les cases doivent être reliées.
components-side-missing = { components-at } : la face { $side } du plateau { $board } manque. Il y a quatre plateaux, de A à D, chacun avec une face facile (easy) et une difficile (hard).
components-ports = { components-at } : le port { $letter } doit y être une fois, et non { $found ->
        [one] { $found } fois
       *[other] { $found } fois
    }. H donne 2 hoplites, O 2 pépites, B 1 de chaque.
components-port-inland = { components-at } : le port { $letter } en { $cell } est à l’intérieur des terres ; un port est au rivage, avec moins de six voisines.
components-outlines = { components-at } : les cartes sectors et slots doivent avoir les mêmes cases et le même centre.
components-centre = { components-at } : il faut un seul centre @, et non { $found }.
components-slot = { components-at } : le secteur { $sector } a besoin d’un emplacement de taille { $size }, de la forme de la tuile.
components-arrow = { components-at } : la flèche { $way } y est deux fois, ou ne montre aucune case.
components-strip = { components-at } : la bande a { $slots } emplacements, chacun [hoplites, orichalque] de 0 à 9, ou l’une des actions { $actions }.
