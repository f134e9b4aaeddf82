# Clocks, and who is away.
times = Temps et présence
time-left = { $who } : il reste { $left }
time-stands = Pause : tout le monde est d’accord.
time-pause = Faire une pause
time-go-on = Reprendre
time-wants-pause = { $who } voudrait une pause
time-bot-plays = un robot joue entre-temps
time-is-up = temps écoulé
time-back = Je suis de retour
time-last-here = dernière visite { $ago }
time-days = { $days } j { $hours } h
