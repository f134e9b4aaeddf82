# An jedem Tisch, was immer gespielt wird.
what-now = Was jetzt zu tun ist
scores = Punkte
log = Verlauf
beside = Neben dem Spiel
chat = Chat
chat-hint = Sag dem Tisch etwas
send = Senden
undo = Rückgängig
redo = Wiederholen
reset = Zug von vorn
end-turn = Zug beenden
end-turn-points-left = { $points ->
    [one] Zug beenden, 1 AP ungenutzt
   *[other] Zug beenden, { $points } AP ungenutzt
  }
hand-over = Gib den Bildschirm weiter an { $who }.
hand-over-hint = Niemand sonst sollte jetzt hinsehen.
hand-over-go = Ich bin { $who }
playback = Wiedergabe
skip = Überspringen
faster = Schneller
slower = Langsamer
pause = Anhalten
play = Weiter
one-step = Ein Schritt
pace = Tempo
look-back = Zurückblicken
see-again = Noch einmal
see-again-hint = Noch einmal, was seit deiner letzten Handlung geschah
see-again-of = Zug { $turn } noch einmal ansehen
unread = { $lines ->
    [one] , 1 neue Zeile
   *[other] , { $lines } neue Zeilen
  }
turn-whose = Am Zug: { $who }
planning = Du planst voraus. Das ist eine Skizze; du bist nicht am Zug.
plan-turn = Meinen Zug planen
plan-stop = Planen beenden
board-changed = Der Spielplan hat sich geändert. Prüfe deinen geplanten Zug.
stale = Inzwischen ist etwas geschehen. Der Spielplan ist jetzt auf dem neuesten Stand.
watching = Du schaust zu.
watching-full = Alle Plätze sind besetzt. Du schaust zu.
bot-thinks = { $who } denkt nach …
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
hint = Tipp
seating = Plätze
hint-play = So spielen
offline-look = Keine Verbindung. Du kannst dich umsehen; neuer Versuch …
offline-tried = Keine Verbindung. Dein Versuch ist gespeichert und wird wiederholt, sobald die Verbindung wieder steht.
offline-sent = Keine Verbindung. Dein Zug ist hier gespeichert und wird gesendet, sobald die Verbindung wieder steht.
talk-time-up-wait = Eine Bedenkzeit ist um. Der Tisch wartet.
talk-time-up-skip = Eine Bedenkzeit ist um. Der Zug wurde ausgelassen.
talk-time-up-bot = Eine Bedenkzeit ist um. Ein Bot spielt, bis die Person zurück ist.
