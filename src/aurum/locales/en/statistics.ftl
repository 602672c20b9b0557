### What finished games come to: the pages of the browser, and `aurum stats`.

stats-not-over = This game is not over, so there is nothing to count.
stats-continued = This game continued another from one of its moments, so it does not count.

stats-title = Statistics
stats-mine = My statistics
stats-nameless = You have no name here yet. With one, the games you finish are counted, and their statistics are here.
stats-choose-name = Choose a name
stats-of-all = Statistics of the whole server
stats-more = Totals of the games finished on this server. Unfinished games and saved games from elsewhere do not count.
stats-of = Statistics of { $name }
stats-whose = Whose games
stats-people = People
stats-bots = Bots
stats-me = Me
stats-game = Game
stats-set = Variant
stats-set-all = all
stats-players = Players
stats-players-all = any number
stats-waiting = Some games that have ended are still being counted.
stats-empty = No game of this kind has been finished yet.

stats-games = Games
stats-wins = Won
stats-mean = Points per game
stats-best = Best game
stats-rounds = Rounds per game

stats-places = Places
stats-place = Place
stats-place-nth = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
stats-share = of games
stats-sources = Where points come from
stats-source = Source
stats-a-game = per game

stats-counts = What else happened
stats-count = What

stats-lately = The last games
stats-lately-says = Points in the last games, the newest at the right: from { $least } to { $most }, { $last } in the last one. A filled dot is a victory.
stats-lately-table = The same as a table
stats-when = When
stats-points = Points

## `aurum stats`

command-stats = totals of finished games, from their records
    .more = Counts the records in these files and folders: places, points by source, and what else each game counts. Records that cannot be read or are not over are named and left out.
command-stats-paths = files with records (a single one, or one per line), or folders of them
command-stats-json = as JSON
stats-left-out = { $path } is left out: { $problem }
stats-nothing = There was no finished game to count.
