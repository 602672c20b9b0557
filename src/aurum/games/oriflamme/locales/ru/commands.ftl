### What the commands take for Oriflamme.

command-set = «Орифламма»: десять карт: base, alliance, mixed (наугад) или десять названий через запятую (по умолчанию base)
