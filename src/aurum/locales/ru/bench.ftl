### aurum bench: насколько быстры правила и чего стоит сервер.

bench-command = измерить правила или сервер на этой машине
    .more = Измерить, насколько быстры правила, или чего стоит сервер рядом с чистым стеком, на котором он построен. Числа одного запуска можно сравнивать между собой — и больше ни с чем.
bench-what = rules (правила, если не указано иное) или server (сервер)
bench-games = rules: сколько партий в круге (по умолчанию: 200)
bench-tables = server: сколько столов на четверых играют одновременно (по умолчанию: 500)
bench-seconds = server: сколько секунд они играют (по умолчанию: 20)
bench-not-here = Сервер можно измерить только в Linux и macOS.
bench-no-checkout = Измерение сервера лежит в папке bench исходников Aurum, а не в установленном пакете. В копии исходников запустите: python3 dev.py bench server
bench-fewer-tables = Столов: { $tables } вместо { $wished }; больше соединений система открыть не даёт.
bench-doing-opening = Открываем столы по журналу…
bench-doing-cost = Делаем ходы по очереди на сервере и на чистом стеке…
bench-doing-crowd = Заполняем сервер игроками…
bench-busy = Машина была занята ещё до начала (нагрузка { $load }). Отношениям доверяйте больше, чем временам.

bench-column-what = что
bench-column-aurum = Aurum
bench-column-bare = чистый стек
bench-column-ratio = отношение
bench-column-asked = требуется
bench-full = много сразу
bench-light = по одному
bench-cpu = вычисления на один ход
bench-median = половина не дольше
bench-tail = 99 из 100 не дольше
bench-speed = ходов в секунду
bench-crowd = Столов: { $tables }, соединений: { $sockets }
bench-rate = ходов в секунду, доля одного ядра
bench-idle-table = Стол в покое
bench-idle-connection = Соединение в покое
bench-opening = Открытие по журналу: { $game }, ходов: { $choices }
