# Clocks, and who is away.
times = Time and presence
time-left = { $who }: { $left } left
time-stands = Paused: everyone agreed.
time-pause = Pause
time-go-on = Go on
time-wants-pause = { $who } would like to pause
time-bot-plays = a bot plays meanwhile
time-is-up = time is up
time-back = I am back
time-last-here = last here { $ago }
time-days = { $days } d { $hours } h
