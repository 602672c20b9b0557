### What Oriflamme is called, and whose it is.

game-oriflamme = Орифламма
game-oriflamme-credit = Авторы «Орифламмы» и «Орифламмы. Альянс» — Адриен и Аксель Эслинги (Studio H).
