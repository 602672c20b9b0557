### The pages of the browser: navigation, windows, the words around every table.
### What a game says at its table is in the web.ftl of its own folder.

## Everywhere

web-skip = Skip to content
web-close = Close
web-cancel = Cancel
web-sure = Are you sure?
web-loading = Just a moment…
web-retry = Try again
web-unreachable = The server does not answer. It may be restarting; try again in a moment.
web-front-page = Front page
web-pages = Pages
web-nav-play = Play
web-nav-rules = Rules
web-nav-league = Ranking
web-credits = Credits
web-fan = Unofficial fan work. The games belong to their authors and publishers; art and words here are our own.
web-nowhere = There is nothing here
web-nowhere-more = The address may be mistyped, or what was here is gone.

## The front page

web-headline = { $games ->
    [3] Three games
    [4] Four games
    [5] Five games
   *[other] { $games } games
}, one table
web-lead = Play against bots that never peek, or send friends a link. No account needed.
web-learn = Learn to play
web-lesson = Lesson
web-which-game = Which game?
web-against = Against
web-bots = { $n ->
    [one] { $n } bot
   *[other] { $n } bots
}
web-level = Level
web-seat = Seat
web-play-now = Play now
web-make-table = Create a table
web-tables = Tables
web-continue = Continue
web-finished = Finished games
web-your-turn = Your turn
web-turn-of = { $name }’s turn
web-look = View
web-open = Open
web-join = Join
web-watch = Watch
web-waiting = waiting, { $players ->
    [one] { $players } seat
   *[other] { $players } seats
}
web-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
web-public-tables = Public tables
web-open-count = { $n } open
web-no-tables = No public tables at the moment. Create a table and switch on “Public”, and everybody sees it here.
web-code = Table code or link
web-code-wrong = This is not a table code: a code has 16 letters and digits.
web-seats-taken = { $taken } of { $seats } seats taken
web-look-at-record = Open a saved game
web-record-unreadable = { $file } is not a saved game.

## Bots and automata

bot-random = Jester
bot-page = Page
bot-squire = Squire
bot-knight = Knight
bot-baron = Baron
bot-regent = Regent
bot-greedy = Steward
bot-general-page = Page, general search
bot-general-squire = Squire, general search
bot-general-knight = Knight, general search
bot-general-baron = Baron, general search
bot-general-regent = Regent, general search
web-bot-kind = bot
web-automaton = Automaton
web-person = person

## Name and colour

web-who-are-you = Who are you?
web-name = Name
web-name-missing = Type a name: others see it at the table.
web-colour = Colour
web-colour-red = red
web-colour-orange = orange
web-colour-gold = gold
web-colour-green = green
web-colour-teal = teal
web-colour-blue = blue
web-colour-violet = violet
web-colour-grey = grey
web-no-account = No account, no e-mail, no password. This browser remembers you.
web-go-on = Continue

## Making a table

web-change-table = Change the table
web-change = Change
web-game = Game
web-players-field = Players
web-seats = Seats
web-seat-number = Seat { $number }
web-seat-open = Open seat
web-name-of-seat = Name for seat { $number }
web-wish-person = You
web-wish-open = Open seat
web-wish-bot = Bot: { $level }
web-wish-local = Another player on this device
web-clock = Clock
web-clock-none = no clock
web-clock-each-choice = { $time } per choice
web-clock-bank = { $time } each
web-clock-bank-gains = { $time } each, +{ $more } per choice
web-seconds = { $n } s
web-minutes = { $n } min
web-hours = { $n } h
web-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
web-late = When time is up
web-late-bot = A bot plays on
web-late-random = A random choice
web-public = Public
web-public-more = The front page shows it to everybody. Otherwise only people with the link can join.
web-spectators = Others may watch
web-undo = Choices can be undone
web-undo-more = As long as nothing was revealed and nobody else has chosen.
web-passphrase = Passphrase
web-passphrase-missing = Type the passphrase.
web-passphrase-optional = Passphrase, if you want one

## Before the game

web-table = Table
web-sit = Sit down
web-sit-here = Sit here
web-seat-you = you
web-seat-local = on this device
web-seat-stand-in = a bot plays
web-seat-up = Move { $name } up
web-seat-down = Move { $name } down
web-host = host
web-away = away
web-start = Start the game
web-fill = Fill open seats with bots
web-leave = Leave the table
web-close-table = Close the table
web-close-table-sure = The table will be gone for everybody.
web-waiting-host = The host starts the game when everybody is there.
web-seats-open = { $n ->
    [one] One seat is still open.
   *[other] { $n } seats are still open.
}
web-invite = Invite
web-invite-more = Anybody with this link can join the table.
web-invite-locked = Anybody with this link who knows the passphrase can join the table.
web-link = Link
web-link-local = You have opened Aurum as “localhost”, so this link works on this device only. Open it by the address of this machine in your network, and the link is for everybody there.
web-link-network = You have opened Aurum as “localhost”. The link has the address by which other devices find this machine.
web-copy = Copy
web-copied = Copied.
web-share = Share
web-qr = QR code of the link
web-is-public = public
web-is-private = private
web-locked = passphrase
web-no-spectators = nobody may watch
web-no-undo = no undo

## Joining a table

web-joining-opening = Opening the table…
web-joining-lost = The server does not answer. Trying again…
web-joining-locked = This table asks for a passphrase
web-joining-refused = You cannot join this table
web-joining-gone = There is no such table
web-joining-gone-more = The link may be wrong. Ask for it again.
web-joining-closed = This table is closed
web-joining-closed-more = Its host closed it before the game began.
web-enter = Join
web-lost = Connection lost, reconnecting… The game is saved.

## At the table

web-laying-out = Loading { $game }…
web-side = Side panel
web-views = Tabs
web-tab-table = Table
web-log = Log
web-log-empty = Nothing has happened yet.
web-log-undone = { $name } undoes a choice.
web-log-stoodin-left = { $name } has left; a bot ({ $bot }) plays on.
web-log-stoodin-late = { $name } ran out of time; a bot ({ $bot }) plays on.
web-log-stoodin-absent = { $name } is away; a bot ({ $bot }) plays on.
web-log-returned = { $name } plays again.
web-log-clock = { $name } ran out of time: the choice was made at random.
web-log-stopped = The game was stopped.
web-chat = Chat
web-chat-empty = No messages yet.
web-chat-say = Write a message
web-send = Send
web-unread = unread
web-mute = Mute { $name }
web-muted = You have muted this person.
web-unmute = Unmute
web-menu = Menu
web-time-left = Time left:
web-take-back = Undo
web-watching = { $n ->
    [one] { $n } person is watching
   *[other] { $n } people are watching
}
web-bot-for-you = A bot plays for you.
web-take-seat-back = Take your seat back
web-gone = { $name } has been away for a while.
web-replace = Let a bot play
web-leave-sure = A bot will play on for you. You can come back at any time.
web-curtain = Pass the device to { $name }
web-curtain-private = Nobody else should be looking.
web-curtain-open = Nothing is hidden in this game; anybody may look.
web-curtain-lift = I am { $name }
web-text-table = Text view
web-drawn-table = Graphic view
web-text-asked = { $n ->
    [one] It is your turn. There is one choice:
   *[other] It is your turn. Choose one of { $n }:
}
web-text-waiting = Waiting for { $name }.
web-text-position = Position
web-text-newest = What happened last
web-over = The game is over
web-won-you = You have won!
web-won-by = Won by { $names }
web-won-automaton = The automaton has won
web-rematch = Rematch
web-rematch-made = The rematch is at a new table.
web-to-rematch = To the rematch
web-record = Download game
web-fair = Verifiable draws
web-fair-more = Everything random in this game follows from a secret number (the seed), drawn before the first choice; this is its fingerprint. After the game the number is shown, and anybody can check that nothing was manipulated.
web-fair-seed = Secret number:

## Looking back

web-look-back = Replay
web-looking-back = You are watching the replay.
web-to-now = Back to the game
web-moment = Moment
web-moment-of = Move { $move } of { $moves }
web-to-start = To the beginning
web-to-end = To the end
web-step-back = One step back
web-step-on = One step forward
web-copy-moment = Copy the link to this moment
web-viewpoint = Point of view
web-viewpoint-spectator = Spectator
web-record-none = There is no such saved game.
web-record-title = Saved game
web-record-of = Played by { $names }

## Settings

web-settings = Settings
web-language = Language
web-theme = Colours
web-theme-system = same as the system
web-theme-dark = dark
web-theme-light = light
web-theme-to-light = Light colours
web-theme-to-dark = Dark colours
web-size = Text
web-size-normal = normal
web-size-large = large
web-size-largest = largest
web-motion = Animations
web-motion-system = same as the system
web-motion-on = on
web-motion-off = off
web-sound = Sounds
web-notify = Notifications
web-notify-more = When it is your turn and this page is in the background.
web-text-table-first = Start with the text view
web-text-table-more = Every choice is a sentence on a button, the position is described in words. The T key switches at any time.
web-save = Save
web-saved = Saved.
web-device = Use a second device
web-device-more = Open this link there within ten minutes. It works once and signs you in on that device.
web-forget = Forget me on this device
web-forget-sure = This browser will no longer recognise you. Without a second device you cannot get back to your games.
web-link-title = A second device
web-link-more = With one click you are the same player here as on your other device.
web-link-empty = This link has no code. Open it again on your other device.
web-link-leaves = This browser knows you as { $name }; it will forget that.
web-link-take = This is me
web-link-done = Welcome back, { $name }.

## The league

web-league-more = Everybody who has finished a game here, people and bots alike. The rating is cautious: it starts low and rises as more games confirm it. Leaving a game does not avoid a defeat, and a victory counts for the bot if a bot made most of the choices.
web-league-empty = Nobody has finished a game yet.
web-league-place = Place
web-league-games = Games
web-league-wins = Wins
web-league-rating = Rating

## Credits

web-credits-games = The games
web-credits-game = by { $by }, published by { $from }
web-credits-own = Aurum is affiliated with none of them. Rules and cards are described here in our own words, and every picture is drawn anew. If you like the games, buy them.
web-credits-icons = Icons
web-credits-icons-by = By Lorc, Delapouite and contributors, recoloured:
web-credits-fonts = Typefaces
web-credits-aurum = Aurum is free software under the MIT licence.

## The rules at a glance

web-rules-book = Read the whole rulebook, with examples to play
web-rulebook = Rulebook
web-puzzles = Puzzles
web-rule-link = Rule { $rule } in the rulebook
web-rule-example = Rule and example

## Games of other packages

web-plain-for = { $least } to { $most } players
web-plain-for-one = { $n ->
    [one] One player
   *[other] { $n } players
}
