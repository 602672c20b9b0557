### Pourquoi les bots choisissent ce qu’ils choisissent

bot-reason-random = J’ai choisi au hasard.
bot-reason-greedy = C’est ce qui promet le plus tout de suite.
