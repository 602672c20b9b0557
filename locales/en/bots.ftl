### Why bots choose what they choose

bot-reason-random = I chose at random.
bot-reason-greedy = It promises most at once.
