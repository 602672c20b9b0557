### Why bots choose what they choose

bots-uncompiled = The rules are not compiled here: bots that search are slower, and weaker within a given time.
bot-glance = At first glance it looks best.
bot-reason-random = I chose at random.
bot-only = There is only one choice.
bot-wins = It wins the game.
bot-searched = In the { $games ->
    [one] game
   *[other] { $games } games
} I simulated, this won { $percent }%.
bot-searched-both = In the { $games } games I simulated, this won { $percent }%, and “{ $other }” { $next }%.
