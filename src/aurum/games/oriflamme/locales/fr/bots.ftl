### Why the bots of Oriflamme choose what they choose.

bot-of-only = Il n’y a qu’un seul choix.
bot-of-search = { $games ->
        [one] Dans la partie que j’ai simulée
       *[other] Dans les { $games } parties que j’ai simulées
    }, ce choix gagnait dans { $won } % des cas, et « { $other } » dans { $lost } %.
bot-of-mixed = Plusieurs choix se valent : dans mes simulations, celui-ci gagnait dans { $won } % des cas, « { $other } » dans { $lost } %. Je varie, pour rester imprévisible.
bot-of-whim = Cela m’a paru assez bon.
bot-of-place = { $promise ->
    [strikes] Je pose cette carte pour ce qu’elle peut éliminer.
    [trap] Je pose cette carte comme un piège pour qui l’éliminera.
    [grows] Je pose cette carte tôt : plus elle reste cachée, plus elle rapporte.
    [ripens] Cette carte ne peut être révélée qu’avec un point dessus : je la pose donc à temps.
    [bends] Je pose cette carte parce qu’elle s’adapte à ce que devient la file.
    [last] Dans la dernière manche, c’est la carte qui me convient le mieux.
   *[earns] Je pose cette carte pour ce qu’elle rapporte une fois révélée.
}
bot-of-cover = { $promise ->
    [strikes] Je pose cette carte pour ce qu’elle peut éliminer.
    [trap] Je pose cette carte comme un piège pour qui l’éliminera.
    [grows] Je pose cette carte tôt : plus elle reste cachée, plus elle rapporte.
    [ripens] Cette carte ne peut être révélée qu’avec un point dessus : je la pose donc à temps.
    [bends] Je pose cette carte parce qu’elle s’adapte à ce que devient la file.
    [last] Dans la dernière manche, c’est la carte qui me convient le mieux.
   *[earns] Je pose cette carte pour ce qu’elle rapporte une fois révélée.
} Sur ma propre carte, elle agit à sa place, et celle du dessous reste à l’abri jusque-là.
bot-of-keep = Une carte cachée rapporte un point par manche ; la révéler maintenant rapporterait moins.
bot-of-reveal = La révéler maintenant rapporte plus qu’un point de plus sur la carte.
bot-of-reveal-last = À la dernière manche, les points posés sur une carte cachée seraient perdus.
bot-of-eliminate = Éliminer cette carte est ce qui nuit le plus aux autres, pour ce que je risque.
bot-of-rob = Je prends à qui a le plus d’avance.
bot-of-copy = Des effets que je peux copier, c’est celui qui rapporte le plus.
bot-of-move = Déplacer cette carte est ce qui m’aide le plus, ou ce qui gêne le plus les autres.
bot-of-land = Ici, elle agit au moment qui m’arrange, et n’est menacée qu’autant que je le veux.
bot-of-favour = S’il faut donner un point, autant que ce soit à quelqu’un qui est en retard.
bot-of-inform = Les points sur les cartes cachées voisines valent mieux qu’un échange.
bot-of-swap = Une autre carte vaut mieux à cette place.
bot-of-mark = C’est sur cette carte qu’un verdict menace le plus les autres.
bot-of-support = Rester rapporte plus que partir.
bot-of-leave = Il est temps de prendre les points et de partir.
