### What the server says: why something cannot be done, and what would be right.

## Guests

server-nobody = You have no name here yet. Choose one first.
server-token = This token is not valid, or has expired. Choose a name again, or open a new link from your other device.
server-link = This link has been used already, or has expired. Make a new one on your other device.
server-name = A name needs at least one visible letter and no line breaks.
server-name-twice = Two people on one device cannot both be called “{ $name }”. Give one of them another name.
server-origin = This request came from a page of another site, so nothing was done.
server-key = { $path } should hold the 32 bytes that sign tokens, and does not. Put back the right file, or delete it: everybody must then choose a name again.

## Coming in

server-no-table = There is no such table. Ask for the link again.
server-table-damaged = What was stored of this table cannot be read. The server’s log says more; ask its administrator.
server-passphrase = This table asks for a passphrase.
server-passphrase-wrong = That is not the passphrase of this table.
server-no-spectators = Only those who play may see this table.
server-hello = The first message must be a hello. { $detail }

## Opening a table

server-players = The options say players = { $given }, but the table has { $seats ->
    [one] one seat
   *[other] { $seats } seats
}. Leave players out: the seats decide.
server-bot = There is no bot called “{ $given }” for { $game }; there are: { $allowed }.
server-clock = A clock of { $given } seconds is not possible; choose from 5 to { $most }.
server-increment = An increment of { $given } seconds is not possible; choose from 0 to 3600.
server-too-many-tables = You have { $most } tables in progress, which is the most one person may have. Finish or close one first.
server-too-few-seats = More people sit here than { $seats ->
    [one] one seat
   *[other] { $seats } seats
} would hold.

## Sitting down

server-no-seat = There is no seat { $seat }; the table has { $seats ->
    [one] one
   *[other] { $seats }
}.
server-seat-taken = Seat { $seat } is taken.
server-seat-open = Seat { $seat } is still open. Wait for somebody, or give it to a bot.
server-not-seated = You have no seat at this table.
server-swap-same = Two different seats are needed to swap.
server-not-host = Only the host may do that.
server-begun = The game has begun, so the seats stay as they are.
server-closed = This table is closed.
server-not-begun = The game has not begun yet.
server-not-running = No game is being played at this table.
server-not-over = A rematch is possible when the game is over.

## Playing

server-not-your-turn = It is not your turn.
server-not-your-seat = Seat { $seat } is not yours.
server-bot-plays = A bot plays seat { $seat } for you at the moment. Take your seat back first.
server-not-replaced = No bot plays seat { $seat } for you.
server-late = Your time for this choice is over, so a bot makes it. You can take your seat back right after.
server-not-absent = Seat { $seat } can be given to a bot only when its player has been away for a while.
server-stale = That answered an earlier position (entry { $given }; the table is at { $since }). Look again.
server-no-undo = Choices cannot be undone at this table.
server-undo-barrier = You cannot go back to move { $given }: only your own last choices can be undone, and nothing before somebody has seen something new or something random has been drawn.
server-no-hints = This table gives no hints, since other people play here. The host decides that when creating the table.
server-chat-letters = A message needs at least one visible letter.
server-log-full = The log of this table has no more room for that. The game can still be played to its end: you can undo choices, leave and come back. For everything else, open another table.

## Records

server-no-record = There is no such saved game.
server-no-move = There is no move { $given }; the game has { $moves ->
    [one] one
   *[other] { $moves }
}.
server-other-seat = During the game you can look only from your own seat or as a spectator.
server-continue-running = You can continue from this game when it is over.
server-continue-over = At this moment the game is over. Continue from an earlier one.
server-continue-seats = That game has { $seats ->
    [one] one seat
   *[other] { $seats } seats
}, and you have described { $given }. Say who plays each seat.
server-continue-fixed = This table continues another game, so the game, its options and the number of seats stay as they are.

## Messages and requests

server-unreadable = The message cannot be read. { $detail }
server-too-long = The message is too long; { $most } bytes is the most.
server-too-fast = That was too much at once. Wait a moment.
server-too-many-sockets = Too many connections come from your address.
server-request = The request cannot be read. { $detail }
server-not-found = There is nothing at this address.
documentation-missing = The documentation has not been built on this server. In a checkout, python3 dev.py docs --build builds it.
server-method = This cannot be done with what is at this address. { $detail }
server-body = The request is too large.
server-failure = Something went wrong on the server, not on your side. Nothing has changed; try again.
server-store-fails = It could not be saved, so nothing has changed. Try again in a moment.
server-game-failed = The rules of this game failed, so it cannot go on. Nothing of that choice was stored.
server-game-slow = The rules of this game took too long, so it cannot go on. Nothing of that choice was stored.
server-game-large = This game grew too large for the server, so it cannot go on. Nothing of that choice was stored.

## Starting the server

server-folder = The folder { $path } cannot be used: { $problem }
server-folder-taken = Another server has the folder { $path } open. Stop that one, or choose another folder with --data.
server-no-database = There is no database of Aurum in { $path }. Name the folder of the server with --data.
server-database = The database { $path } is damaged: { $problem }. Nothing was changed. The newest backup is { $backup }: move the damaged file away, with aurum.db-wal and aurum.db-shm if they are there, and copy the backup to its place.
server-database-alone = The database { $path } is damaged: { $problem }. Nothing was changed, and there is no backup in the folder beside it.
server-database-missing = The database { $path } is missing, but backups of it are there, so this server has run before. Nothing was changed. Put the file back; or copy the newest backup, { $backup }, to its place, after moving aurum.db-wal and aurum.db-shm away if they are there. To start with an empty database, move the folder { $folder } away, or choose another folder with --data.
server-database-missing-alone = The database { $path } is missing, but { $left } is still beside its place, so this server has run before. Nothing was changed. Put the file back. To start with an empty database, move { $left } away, or choose another folder with --data.
server-database-newer = The database { $path } was made by a newer Aurum. Use that one, or another folder.
server-port = Nothing can listen at { $host }, port { $port }: { $problem }. Choose another address with --host or another port with --port.
server-port-busy = Port { $port } of { $host } is in use already, perhaps by another Aurum. Choose another with --port.

## The plain page, without the browser client

page-what = Tabletop games: { $games }. The server is running.
page-tables = Who is playing
page-nobody = No public table at the moment.
page-table-open = waiting, { $taken } of { $seats } seats taken ({ $names })
page-table-running = playing: { $names }
page-play = How to join
page-how = Open this address in a browser to play. If this is what your browser shows, the pages have not been built: python3 dev.py setup does that. You can also play from a terminal, with a small program:
page-schema = The interface for programs
page-fan = An unofficial fan work. { $credits }
