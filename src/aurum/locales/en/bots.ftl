### Why bots choose what they choose

bot-glance = It promises most at a glance.
bot-reason-random = I chose at random.
