### Why the bots of Orichalque choose what they choose.

bot-or-only = There was nothing to choose.
bot-or-only-sensible = Nothing else makes sense here.
bot-or-wins = It wins the game.
bot-or-fight = The chance to win the fight is { $percent }%.
bot-or-fight-sure = The fight cannot be lost.
bot-or-smite = The Titan wins the fight without dice.
bot-or-point = { $points ->
    [one] My first victory point.
   *[other] It brings a victory point; then I have { $points }.
}
bot-or-titan-comes = It draws a Titan to my island.
bot-or-titan-robbed = It takes a Titan from somebody else.
bot-or-titan-wakes = It makes my Titan active again.
bot-or-temple-ready = It makes room for a temple.
bot-or-enough = More would cost more than it brings.
bot-or-blessed = The Titan’s favour doubles what it brings.
bot-or-building = The building will pay for itself, and little is lost where it stands.
bot-or-glance = At first glance it looks best.
bot-or-played = I simulated it { $games } times; it gives me a { $percent }% chance to win.
bot-or-played-both = I simulated it { $games } times: it gives me a { $percent }% chance to win, the next best { $next }%.
