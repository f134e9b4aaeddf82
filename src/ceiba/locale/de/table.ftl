# An jedem Tisch, was immer gespielt wird.
what-now = Was jetzt zu tun ist
scores = Punkte
log = Was geschah
chat = Gespräch
chat-hint = Sag dem Tisch etwas
send = Senden
undo = Rückgängig
redo = Wiederholen
reset = Zug von vorn
end-turn = Zug beenden
end-turn-points-left = { $points ->
    [one] Zug beenden, 1 Aktionspunkt ungenutzt
   *[other] Zug beenden, { $points } Aktionspunkte ungenutzt
  }
hand-over = Gib den Bildschirm weiter an { $who }.
hand-over-hint = Niemand sonst sollte jetzt hinsehen.
hand-over-go = Ich bin { $who }
rematch = Noch einmal spielen
download-record = Aufzeichnung herunterladen
winner = { $who } gewinnt.
winners = { $who } teilen sich den Sieg.
game-over-scores = Endstand
playback = { $who } spielt
skip = Überspringen
faster = Schneller
planning = Du planst voraus. Das ist eine Skizze; du bist nicht am Zug.
plan-turn = Meinen Zug planen
plan-stop = Planen beenden
board-changed = Der Spielplan hat sich unter deinem Plan verändert. Sieh ihn noch einmal durch.
stale = Inzwischen ist etwas geschehen. Der Spielplan ist jetzt auf dem neuesten Stand.
watching = Du schaust zu.
bot-thinks = { $who } denkt nach …
event = { $who }: { $what }
sheet-more = Mehr
zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-fit = Alles zeigen
hide-pieces = Figuren ausblenden
coordinates = Namen der Felder
refused = Nicht möglich: { $why } ({ $clause })
talk-bot-late = Ein Bot brauchte zu lange und zog zufällig.
talk-bot-failed = Ein Bot versagte und zog zufällig.
went-wrong = Das ging nicht: { $why }
fill-with-bot = Einem Bot geben
