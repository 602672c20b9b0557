### Наборы компонентов «Орихалка»: команда, которая их показывает, и что говорится о плохом файле.

command-components = планшеты, тайлы и жетоны «Орихалка»
    .more = Перечислить наборы компонентов «Орихалка», проверить свой файл или нарисовать, что в нём есть.
command-components-list = перечислить наборы, которые есть в Aurum
command-components-check = проверить файл
command-components-show = нарисовать острова, тайлы местности и планшеты автомы
command-components-file = файл набора (.toml)
command-components-set = название набора или его файл (.toml)
command-components-svg = записать один лист SVG в этот файл, а не рисовать здесь

components-listed =
    { $name }: { $islands ->
        [one] { $islands } остров
        [few] { $islands } острова
        [many] { $islands } островов
       *[other] { $islands } острова
    }, { $tiles ->
        [one] { $tiles } тайл местности
        [few] { $tiles } тайла местности
        [many] { $tiles } тайлов местности
       *[other] { $tiles } тайла местности
    }, { $automata ->
        [one] { $automata } планшет автомы
        [few] { $automata } планшета автомы
        [many] { $automata } планшетов автомы
       *[other] { $automata } планшета автомы
    }
components-listed-source =
    { $source ->
        [rulebook] из правил: { $tables }
        [aid] из печатной памятки: { $tables }
        [box] из собственной коробки: { $tables }
       *[aurum] придумано для Aurum: { $tables }
    }
components-good = С набором { $name } можно играть. Отпечаток { $digest }.
components-drawn = { $path } нарисован.
components-not-drawn = Не удаётся записать «{ $path }»: { $problem }.

## Что есть на рисунке

components-sheet = «Орихалк» · набор «{ $name }»
components-sheet-islands = Острова
components-sheet-tiles = Тайлы местности
components-sheet-automata = Планшеты автомы
components-island = { $board } · { $side ->
        [easy] простая
       *[hard] сложная
    }
components-island-cells =
    { $cells ->
        [one] { $cells } клетка
        [few] { $cells } клетки
        [many] { $cells } клеток
       *[other] { $cells } клетки
    }
components-legend-ports = Порты: H — 2 гоплита, O — 2 слитка орихалка, B — того и другого по 1
components-legend-automaton = Цифра — сектор, малая цифра — размер тайла; ★ — центр, ◆ — стрелка
components-tile-size =
    { $count ->
        [one] { $count } тайл
        [few] { $count } тайла
        [many] { $count } тайлов
       *[other] { $count } тайла
    } из { $size ->
        [one] { $size } клетки
        [few] { $size } клеток
        [many] { $size } клеток
       *[other] { $size } клетки
    }
components-times = ×{ $count }
components-automaton =
    { $level ->
        [easy] Лёгкая автома
        [normal] Обычная автома
       *[hard] Сложная автома
    }
components-automaton-priority = Местности от первой к последней: { $terrains }
components-automaton-titan = Начинает с титаном { $terrain ->
        [forest] леса
        [lagoon] воды
        [desert] пустыни
       *[mountain] гор
    }
components-automaton-strip = Места для зданий: { $slots }
components-automaton-costs = Платит за дополнительные действия: { $costs }
components-resource =
    { $resource ->
        [hoplites] гоплиты
        [orichalque] орихалк
       *[creatures] существа
    }

## Что не так с файлом

components-at =
    { $table ->
        [file] Файл
       *[other] { $table }
    } (строка { $line })
components-unknown = Набора «{ $given }» нет. Есть: { $allowed }; или укажите файл, имя которого кончается на .toml.
components-unreadable = Не удаётся прочесть «{ $path }»: { $problem }.
components-not-toml = Это не файл TOML (строка { $line }): { $problem }.
components-table-missing = Нет таблицы { $name }.
components-table-wanted = { components-at }: { $name } должно быть таблицей.
components-table-once = { components-at }: эта таблица бывает только одна, в одинарных скобках.
components-table-often = { components-at }: таких таблиц несколько, они пишутся в двойных скобках.
components-table-unknown = { components-at }: «{ $name }» здесь ничего не значит. Известно: { $allowed }.
components-key-unknown = { components-at }: «{ $key }» здесь ничего не значит. Известно: { $allowed }.
components-key-missing = { components-at }: не хватает «{ $key }».
components-not-text = { components-at }: { $key } должно быть текстом в кавычках.
components-not-list = { components-at }: { $key } должно быть списком в квадратных скобках.
components-number = { components-at }: { $key } должно быть целым числом от { $low } до { $high }.
components-numbers = { components-at }: { $key } должно быть списком целых чисел от { $low } до { $high }.
components-choice = { components-at }: «{ $given }» не подходит для { $key }. Подходит: { $allowed }.
components-order = { components-at }: { $key } должно назвать по одному разу: { $allowed }.
components-exactly =
    { components-at }: { $key } должно быть равно { $count }, как в правилах.
components-total = { components-at }: всего должно быть { $count }, а не { $found }.
components-twice = { components-at }: такое здесь уже есть.

components-tile-word = { components-at }: «{ $word }» — не тайл. Тайл — это от одной до трёх букв из { $letters }.
components-tile-twice = { components-at }: «{ $word }» здесь уже есть; повёрнутый тайл — тот же самый.
components-tiles = { components-at }: тайлов размера { $size } должно быть { $count }, а не { $found }.
components-costs = { components-at }: цены — это { $places } неубывающих чисел: два раза 0, затем 1 или 2.
components-dice = { components-at }: у кубика { $faces } граней, на каждой число от 1 до { $faces } или "skull" (череп), и череп должен быть.
components-engine = { components-at }: { $key } считает черепом { $value }, но такой грани на кубиках нет. На кубиках есть: { $values }.

components-map-character = { components-at }: «{ $found }» на этой карте ничего не значит. Известно: { $allowed }.
components-map-shift = { components-at }: клетка в столбце { $column } стоит не на месте. Каждый ряд сдвинут на один знак относительно следующего, между клетками один пробел.
components-map-empty = { components-at }: на карте { $key } нет клеток.
components-map-rows = { components-at }: на карте { $key } больше { $most } рядов.
components-map-columns = { components-at }: на карте { $key } больше { $most } столбцов.
components-map-apart = { components-at }: клетка { $cell } отрезана; все клетки должны быть связаны.
components-side-missing = { components-at }: нет стороны { $side } планшета { $board }. Планшетов четыре, от A до D, у каждого простая сторона (easy) и сложная (hard).
components-ports = { components-at }: порт { $letter } должен быть один раз, а не { $found ->
        [one] { $found } раз
        [few] { $found } раза
        [many] { $found } раз
       *[other] { $found } раза
    }. H даёт 2 гоплита, O — 2 слитка орихалка, B — того и другого по 1.
components-port-inland = { components-at }: порт { $letter } на { $cell } стоит внутри острова; порт лежит на берегу, соседей у него меньше шести.
components-outlines = { components-at }: на картах sectors и slots должны быть одни и те же клетки и один и тот же центр.
components-centre = { components-at }: центр @ должен быть один, а не { $found }.
components-slot = { components-at }: в секторе { $sector } нужно одно место размера { $size }, по форме тайла.
components-arrow = { components-at }: стрелка { $way } повторяется или не указывает ни на какую клетку.
components-strip = { components-at }: на полосе { $slots } мест, каждое [hoplites, orichalque] от 0 до 9 или одно из действий { $actions }.
