# Clocks, and who is away.
times = Czas i obecność
time-left = { $who }: zostało { $left }
time-stands = Przerwa: wszyscy się zgodzili.
time-pause = Przerwa
time-go-on = Graj dalej
time-wants-pause = { $who } prosi o przerwę
time-bot-plays = na razie gra bot
time-is-up = czas minął
time-back = Jestem z powrotem
time-last-here = ostatnio tu { $ago }
time-days = { $days } d { $hours } godz.
