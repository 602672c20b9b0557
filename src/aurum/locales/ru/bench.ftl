### aurum bench: насколько быстры правила и среды и чего стоит сервер.

bench-command = измерить правила, среды или сервер на этой машине
    .more = Измерить, насколько быстры правила или среды для обучения, или сколько стоит сервер по сравнению с чистым стеком, на котором он построен. Сравнивать можно только числа одного запуска.
bench-what = rules (по умолчанию), envs (среды для обучения) или server
bench-games = rules: сколько партий в круге (по умолчанию: 200)
bench-tables = server: сколько столов на четверых играют одновременно (по умолчанию: 500)
bench-seconds = server: сколько секунд они играют (по умолчанию: 20)
bench-not-here = Сервер можно измерить только в Linux и macOS.
bench-no-checkout = Программа измерения сервера лежит в папке bench исходников Aurum, а не в установленном пакете. В копии исходников запустите: python3 dev.py bench server
bench-no-envs = Для сред нужен пакет { $package }. В папке Aurum запустите: pip install ".[envs]"
bench-fewer-tables = Столов: { $tables } вместо { $wished }; больше соединений система открыть не даёт.
bench-doing-opening = Открываем столы по журналу…
bench-doing-cost = Делаем ходы по очереди на сервере и на чистом стеке…
bench-doing-crowd = Заполняем сервер игроками…
bench-busy = Машина была занята ещё до начала (нагрузка { $load }). Отношениям доверяйте больше, чем времени.

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
