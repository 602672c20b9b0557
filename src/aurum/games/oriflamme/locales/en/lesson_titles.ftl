### The lessons of Oriflamme, as they are listed.

lessons-oriflamme = Oriflamme
    .about = Lay, wait, reveal, strike: six rounds with three families.
lessons-alliance = Oriflamme: Alliance
    .about = For those who know Oriflamme: ten other cards, verdicts and reserves.
