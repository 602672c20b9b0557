### The Oriflamme table in the browser: what it says besides the log and the choices.

## Who is waited for. $subject is a card with its owner.

oriflamme-wait-place = { $you ->
    [you] Вашу карту выкладывают за вас.
   *[other] { $who } выкладывает карту.
}
oriflamme-wait-face = { $you ->
    [you] За вас решают, раскрыть ли карту на месте { $position }.
   *[other] { $who } решает, раскрыть ли карту на месте { $position }.
}
oriflamme-wait-effect = { $subject } на месте { $position } действует. { $you ->
    [you] За вас делают выбор.
   *[other] { $who } выбирает.
}
oriflamme-chance-aside = Три карты { $of } откладываются случайно.
oriflamme-chance-first = Первый игрок определяется жребием.
oriflamme-asked = выбирает

## Help under the question

oriflamme-help-place = Выберите карту из руки, затем одно из подсвеченных мест. Esc — вернуть в руку.
oriflamme-help-face = Закрытая карта получит очко и подождёт. Раскрытая сыграет сразу.
oriflamme-help-landing = После «Указа» карты ещё сыграют в этом раунде.
oriflamme-where = Куда выложить карту { $the }?
oriflamme-back = Вернуть в руку

## Choices in brief: the button says what, the line under it what follows

oriflamme-at = { $name } · { $position }
oriflamme-hidden-card = Закрытая карта
oriflamme-keep = Оставить закрытой
oriflamme-reveal = Раскрыть: { $name }
oriflamme-inform = Получить очки за соседей
oriflamme-leave = Уйти из ряда
oriflamme-between = Между { $left } и { $right }
oriflamme-spot-start = В начало
oriflamme-spot-end = В конец
oriflamme-spot-on = На { $position }
oriflamme-spot-alone = В ряд

## The queue. $words tells what lies there.

oriflamme-spot = Место { $position }: { $words }
oriflamme-position = Место { $position }
oriflamme-look = Рассмотреть место { $position }
oriflamme-face-down = закрыта
oriflamme-face-down-own = { $name }, закрыта, известна только вам
oriflamme-face-down-open = { $name }, закрыта
oriflamme-face-down-known = { $name }, закрыта, известна всем
oriflamme-stack = карт в стеке: { $cards }
oriflamme-rests = не действует в этом раунде
oriflamme-acts = { $you ->
    [you] Действует ваша карта: { $name }
   *[other] Действует: { $name }
}
oriflamme-may-choose = можно выбрать

## Players

oriflamme-players = Игроки
oriflamme-away = не в сети
oriflamme-stand-in = играет бот
oriflamme-together = у обеих семей вместе: { $points }
oriflamme-winner = победа

## The hand

oriflamme-hand = Ваша рука
oriflamme-hand-of = Рука { $of }
oriflamme-hand-later = Выкладывать снова в раунде { $round }
oriflamme-hand-soon = Сейчас выкладывают другие
oriflamme-hand-never = Последняя карта уже не выкладывается

# Long names under narrow cards; the soft hyphen shows where they may break.
narrow-shapeshifter = Подра{"\u00AD"}жатель
narrow-conspiracy = Заговор
narrow-decree = Королев{"\u00AD"}ский указ
narrow-assassination = Яд
narrow-insurrection = Бунт
narrow-infiltration = Внедрение
narrow-empress = Импера{"\u00AD"}трица
narrow-extortion = Вымога{"\u00AD"}тельство

## What has been seen

oriflamme-seen = Увиденные карты
oriflamme-seen-up = открыта в ряду
oriflamme-seen-down = закрыта в ряду
oriflamme-seen-at = { $said } ({ $position })
oriflamme-maybe = { $said } (места: { $places })

## The text table

oriflamme-column-position = Место
oriflamme-column-owner = Семья
oriflamme-column-card = Карта
oriflamme-column-points = Очки
oriflamme-column-beneath = Под ней
oriflamme-column-now = Сейчас
oriflamme-column-family = Семья
oriflamme-column-player = Игрок

## The end

oriflamme-growth = Очки после каждого раунда
oriflamme-growth-look = Повтор: конец раунда { $round }
