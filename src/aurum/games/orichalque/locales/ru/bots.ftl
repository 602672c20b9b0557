### Why the bots of Orichalque choose what they choose.

bot-or-only = Выбирать было не из чего.
bot-or-only-sensible = Всё остальное здесь не имеет смысла.
bot-or-wins = Это победа.
bot-or-fight = Шанс победить в этом бою: { $percent } %.
bot-or-fight-sure = Этот бой нельзя проиграть.
bot-or-smite = Титан выигрывает бой без броска кубиков.
bot-or-point = { $points ->
    [one] Это победное очко; с ним у меня { $points } очко.
    [few] Это победное очко; с ним у меня { $points } очка.
    [many] Это победное очко; с ним у меня { $points } очков.
   *[other] Это победное очко; с ним у меня { $points } очка.
}
bot-or-titan-comes = Так на мой остров придёт титан.
bot-or-titan-robbed = Так титан перейдёт ко мне от соперника.
bot-or-titan-wakes = Так мой титан снова станет активным.
bot-or-temple-ready = Так появится место для храма.
bot-or-enough = Продолжать выйдет дороже, чем это принесёт.
bot-or-blessed = Благословение титана удвоит результат.
bot-or-building = Это здание окупится, а на этом месте почти ничего не теряется.
bot-or-glance = На первый взгляд это лучший вариант.
bot-or-played = Смоделировано партий: { $games }; шанс на победу — { $percent } %.
bot-or-played-both = Смоделировано партий: { $games }; шанс на победу — { $percent } %, а у следующего по силе выбора — { $next } %.
