### Component sets of Orichalque: the command that shows them, and what is said about a bad one.

command-components = the boards, tiles and pieces of Orichalque
    .more = List the component sets of Orichalque, check a file of your own, or draw what is in one.
command-components-list = list the sets that come with Aurum
command-components-check = check a file
command-components-show = draw the islands, the tiles and the automaton’s boards
command-components-file = a component file (.toml)
command-components-set = the name of a set, or a component file (.toml)
command-components-svg = write one sheet in SVG to this file instead of drawing here

components-listed =
    { $name }: { $islands ->
        [one] { $islands } island
       *[other] { $islands } islands
    }, { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }, { $automata ->
        [one] { $automata } automaton board
       *[other] { $automata } automaton boards
    }
components-listed-source =
    { $source ->
        [rulebook] from the rulebook: { $tables }
        [aid] from the printed player aid: { $tables }
        [box] copied from a box of one’s own: { $tables }
       *[aurum] made for Aurum: { $tables }
    }
components-good = { $name } can be played with. Fingerprint { $digest }.
components-drawn = { $path } is drawn.
components-not-drawn = “{ $path }” cannot be written: { $problem }.

## What is on a drawing

components-sheet = Orichalque · component set “{ $name }”
components-sheet-islands = Islands
components-sheet-tiles = Tiles
components-sheet-automata = The automaton’s boards
components-island = { $board } · { $side ->
        [easy] easy
       *[hard] hard
    }
components-island-cells =
    { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    }
components-legend-ports = Ports: H 2 hoplites, O 2 orichalque, B 1 of each
components-legend-automaton = The number is the sector, the small figure the size of the tile; ★ the centre, ◆ an arrow
components-tile-size =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    } of { $size ->
        [one] { $size } cell
       *[other] { $size } cells
    }
components-times = ×{ $count }
components-automaton =
    { $level ->
        [easy] Easy automaton
        [normal] Normal automaton
       *[hard] Hard automaton
    }
components-automaton-priority = Terrains first to last: { $terrains }
components-automaton-titan = Begins with the Titan of { $terrain ->
        [forest] the forests
        [lagoon] the lagoons
        [desert] the deserts
       *[mountain] the mountains
    }
components-automaton-strip = Building slots: { $slots }
components-automaton-costs = Pays extra actions with: { $costs }
components-resource =
    { $resource ->
        [hoplites] hoplites
        [orichalque] orichalque
       *[creatures] creatures
    }

## What is wrong with a file

components-at =
    { $table ->
        [file] The file
       *[other] { $table }
    } (line { $line })
components-unknown = There is no component set “{ $given }”. There are: { $allowed }; or give a file whose name ends in .toml.
components-unreadable = “{ $path }” cannot be read: { $problem }.
components-not-toml = The file is not TOML (line { $line }): { $problem }.
components-table-missing = The table { $name } is missing.
components-table-wanted = { components-at }: { $name } must be a table.
components-table-once = { components-at }: this table stands only once, in single brackets.
components-table-often = { components-at }: this table is one of several and stands in double brackets.
components-table-unknown = { components-at }: “{ $name }” has no meaning here. What is known: { $allowed }.
components-key-unknown = { components-at }: “{ $key }” has no meaning here. What is known: { $allowed }.
components-key-missing = { components-at }: “{ $key }” is missing.
components-not-text = { components-at }: { $key } must be text in quotes.
components-not-list = { components-at }: { $key } must be a list in square brackets.
components-number = { components-at }: { $key } must be a whole number from { $low } to { $high }.
components-numbers = { components-at }: { $key } must be a list of whole numbers from { $low } to { $high }.
components-choice = { components-at }: “{ $given }” is not possible for { $key }. Possible: { $allowed }.
components-order = { components-at }: { $key } must name each of these once: { $allowed }.
components-exactly =
    { components-at }: { $key } must be { $count }, as in the rulebook.
components-total = { components-at }: there must be { $count } in all, not { $found }.
components-twice = { components-at }: it is there already.

components-tile-word = { components-at }: “{ $word }” is not a tile. A tile is one to three of the letters { $letters }.
components-tile-twice = { components-at }: “{ $word }” is there already; a tile that is only turned is the same tile.
components-tiles = { components-at }: there must be { $count } tiles of size { $size }, not { $found }.
components-costs = { components-at }: the costs are { $places } numbers that never fall: two of 0, then 1 or 2.
components-dice = { components-at }: a die has { $faces } faces, each a number from 1 to { $faces } or "skull", with a skull among them.
components-engine = { components-at }: { $key } makes a skull of { $value }, which no die shows. The dice show: { $values }.

components-map-character = { components-at }: “{ $found }” has no meaning on this map. What is known: { $allowed }.
components-map-shift = { components-at }: the cell in column { $column } is out of place. Each row is shifted by one character against the next, and there is one space between cells.
components-map-empty = { components-at }: the map { $key } has no cells.
components-map-rows = { components-at }: the map { $key } has more than { $most } rows.
components-map-columns = { components-at }: the map { $key } has more than { $most } columns.
components-map-apart = { components-at }: the cell { $cell } is cut off; all cells must be connected.
components-side-missing = { components-at }: the side { $side } of board { $board } is missing. There are four boards, A to D, each with an easy and a hard side.
components-ports = { components-at }: the port { $letter } must be there once, not { $found ->
        [one] { $found } time
       *[other] { $found } times
    }. H gives 2 hoplites, O 2 orichalque, B 1 of each.
components-port-inland = { components-at }: the port { $letter } at { $cell } is inland; a port lies on the shore, with fewer than six neighbours.
components-outlines = { components-at }: the maps sectors and slots must have the same cells and the same centre.
components-centre = { components-at }: there must be one centre @, not { $found }.
components-slot = { components-at }: sector { $sector } needs one slot of size { $size }, shaped like the tile.
components-arrow = { components-at }: the arrow { $way } stands twice, or points at no cell.
components-strip = { components-at }: the strip has { $slots } slots, each [hoplites, orichalque] from 0 to 9, or one of the actions { $actions }.
