### `aurum components balance`: как играется набор компонентов.

command-components-balance = сыграть много партий с набором и сообщить, как он играется
command-components-balance-set = название набора или его файл (.toml) (по умолчанию: aurum)
command-components-balance-games = сколько партий между игроками и столько же против автомы (по умолчанию: 300)
command-components-balance-players = сколько игроков, от 2 до 4 (по умолчанию: 2, 3 и 4 по очереди)

balance-progress = Партии
balance-title =
    { $set }: { $games ->
        [one] { $games } партия
        [few] { $games } партии
        [many] { $games } партий
       *[other] { $games } партии
    } (игроков: { $players }) и столько же против автомы; за всех играют боты уровня «Оруженосец»
balance-rounds = Раундов в партии: { $mean } (в восьми партиях из десяти — от { $low } до { $high })
balance-filled = Занято клеток к концу: { $easy } на простых сторонах, { $hard } на сложных
balance-homeless = Тайлов, для которых не нашлось места: { $share } (95 %: от { $low } до { $high })
balance-points =
    { $who ->
        [winners] Очки победителей
       *[all] Очки всех игроков
    }: титаны { $titans }, храмы { $temples }, медальоны { $medallions }
balance-column =
    { $column ->
        [what] кто
        [share] победы
        [interval] 95 %
        [fair] поровну
       *[games] партии
    }
balance-seat = место { $seat } из { $players }
balance-board = планшет { $board }
balance-side =
    { $side ->
        [easy] простая сторона
       *[hard] сложная сторона
    }
balance-solo =
    { $level ->
        [easy] против лёгкой автомы
        [normal] против обычной автомы
       *[hard] против сложной автомы
    }
