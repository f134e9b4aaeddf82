# At the table of a game that has no page of its own.
board-of = Spielbrett: { $game }
turn-yours = Du bist dran: Wähle, was du tust.
turn-tried = Mach weiter, nimm es zurück oder mach es endgültig.
turn-complete = Mehr gibt es nicht zu tun: Mach es endgültig oder nimm es zurück.
turn-sealed = Wähle geheim. Alle Entscheidungen werden zugleich gezeigt.
turn-chosen = Gewählt: { $what }. Du kannst es ändern, bis alle gewählt haben.
turn-waits = Es wird gewartet auf: { $who }.
make-final = Endgültig machen
final-at-once = Enthüllt den Zufall: sofort endgültig
act-costs = kostet
find-act = Etwas zu tun suchen
seat-has-chosen = hat gewählt
seat-chooses = wählt noch
seat-to-act = am Zug
