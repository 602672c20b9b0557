### Why the bots of Oriflamme choose what they choose.

bot-of-only = There is only one choice.
bot-of-search = In { $games ->
        [one] the game
       *[other] the { $games } games
    } I simulated, this choice won { $won }%, and “{ $other }” { $lost }%.
bot-of-mixed = Several choices are about as good: in my simulations this one won { $won }%, “{ $other }” { $lost }%. I vary, so that nobody can predict me.
bot-of-whim = It looked good enough to me.
bot-of-place = { $promise ->
    [strikes] I lay this card for what it can eliminate.
    [trap] I lay this card as a trap for whoever eliminates it.
    [grows] I lay this card early: the longer it lies hidden, the more it brings.
    [ripens] This card cannot be revealed before there is a point on it, so I lay it early enough.
    [bends] I lay this card because it can adapt to what the queue becomes.
    [last] In the last round this is the card that suits me best.
   *[earns] I lay this card for what it earns once it is revealed.
}
bot-of-cover = { $promise ->
    [strikes] I lay this card for what it can eliminate.
    [trap] I lay this card as a trap for whoever eliminates it.
    [grows] I lay this card early: the longer it lies hidden, the more it brings.
    [ripens] This card cannot be revealed before there is a point on it, so I lay it early enough.
    [bends] I lay this card because it can adapt to what the queue becomes.
    [last] In the last round this is the card that suits me best.
   *[earns] I lay this card for what it earns once it is revealed.
} On top of my own card it acts in its place, and the one beneath is safe until then.
bot-of-keep = A hidden card earns a point each round; revealing now would bring less.
bot-of-reveal = Revealing now brings more than another point on the card would.
bot-of-reveal-last = In the last round, points on a hidden card would be lost.
bot-of-eliminate = Eliminating this card hurts the others most, for what I risk.
bot-of-rob = I take from whoever is furthest ahead.
bot-of-copy = Of the effects I can copy, this one brings the most.
bot-of-move = Moving this card helps me most, or hurts the others most.
bot-of-land = Here it acts when that suits me, and is as safe, or as threatened, as I like.
bot-of-favour = If I must give a point away, then to somebody who is behind.
bot-of-inform = The points on my neighbours’ hidden cards are worth more than a swap.
bot-of-swap = Another card is worth more in this place.
bot-of-mark = A verdict on this card threatens the others most.
bot-of-support = Staying brings more than leaving.
bot-of-leave = It is time to take the points and go.
