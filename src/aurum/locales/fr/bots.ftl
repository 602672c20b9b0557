### Pourquoi les bots choisissent ce qu’ils choisissent

bot-glance = À première vue, c’est ce qui promet le plus.
bot-reason-random = J’ai choisi au hasard.
