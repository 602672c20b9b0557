### The lessons of Oriflamme, as they are listed.

lessons-oriflamme = Орифламма
    .about = Выкладывать, ждать, раскрывать, бить: шесть раундов, три семьи.
lessons-alliance = Орифламма. Альянс
    .about = Для тех, кто знает «Орифламму»: десять других карт, приговоры и резервы.
