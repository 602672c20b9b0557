### Orichalque at the terminal: its own words for what all games have.

play-word-seen-orichalque = остаток left
play-help-card-orichalque = что делает фигура, здание или существо; хватит и нескольких букв
play-help-position-orichalque = остров игрока крупно; ? c4 расскажет о клетке вашего острова
play-help-seen-orichalque = что осталось в стопках и мешках
play-curtain-private-orichalque = В этой игре всё открыто: смотреть можно всем.
