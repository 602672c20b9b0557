### What the examples of the rulebook show; the scenarios are in scenarios/.

scene-ld-1-1-two-to-six = Шесть игроков, у каждого пять кубиков.
scene-ld-1-2-as-many-dice-as-agreed = Трое договорились о двух кубиках на каждого.
scene-ld-1-3-chance-chooses-who-begins = Жребий выбирает игрока 3, и он делает первую ставку.
scene-ld-2-1-nobody-sees-the-dice-of-others = Бросают оба, и каждый видит только под своим стаканом.
scene-ld-2-2-clockwise-past-who-is-out = Ставки идут по кругу мимо выбывшего игрока 2.
scene-ld-2-3-no-more-dice-than-there-are = В игре пять кубиков, и назвать шесть нельзя.
scene-ld-2-4-more-dice-or-a-higher-face = После двух четвёрок — две пятёрки или три единицы.
scene-ld-2-5-the-highest-bid-must-be-challenged = Три кубика, и названы три шестёрки: повышать некуда.
scene-ld-3-1-the-bid-was-too-high = Названы четыре пятёрки, а их три: кубик теряет сделавший ставку.
scene-ld-3-1-just-as-many-is-enough = Названы три пятёрки, и их три: кубик теряет тот, кто не поверил.
scene-ld-3-2-who-lost-a-die-begins = Игрок 3 зря не поверил и начинает следующий раунд.
scene-ld-3-3-who-is-out-rolls-and-bids-no-more = Игрок 2 теряет последний кубик, остальные играют дальше.
scene-ld-3-4-the-last-one-with-dice-wins = У двоих по кубику; один из них его теряет.
scene-ld-4-1-ones-count-as-any-face = Три пятёрки и две единицы — это пять пятёрок.
scene-ld-4-2-half-as-many-ones = После пяти четвёрок — три единицы, а после них семь кубиков с другим числом.
scene-ld-5-1-exactly-as-many = Пятёрок ровно две: все остальные теряют по кубику.
scene-ld-5-2-who-said-exact-begins = Игрок 2 был прав и начинает следующий раунд.
