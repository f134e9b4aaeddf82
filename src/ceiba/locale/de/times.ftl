# Clocks, and who is away.
times = Zeit und Anwesenheit
time-left = { $who }: noch { $left }
time-stands = Pause: alle sind einverstanden.
time-pause = Pausieren
time-go-on = Weiter
time-wants-pause = { $who } möchte eine Pause
time-bot-plays = ein Bot spielt solange
time-is-up = die Zeit ist um
time-back = Ich bin wieder da
time-last-here = zuletzt hier { $ago }
time-days = { $days } T { $hours } Std.
