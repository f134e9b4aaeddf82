# Clocks, and who is away.
times = Čas a přítomnost
time-left = { $who }: zbývá { $left }
time-stands = Pauza: všichni souhlasí.
time-pause = Pauza
time-go-on = Pokračovat
time-wants-pause = { $who } navrhuje pauzu
time-bot-plays = zatím hraje bot
time-is-up = čas vypršel
time-back = Jsem zpátky
time-last-here = naposledy tu { $ago }
time-days = { $days } d { $hours } hod.
