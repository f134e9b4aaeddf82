# What is rarer at a table: the auction, and the list of the keys.
auction = Versteigerung
auction-tiles = Tafeln dieser Runde
auction-still-in = bietet noch
auction-out = hat gepasst
auction-played = hat gespielt
pass = Passen
choose-tile = { $name } wählen
bid-fewer = weniger
bid-more = mehr

auction-leaves = { $points ->
    [one] Dir bliebe 1 Punkt.
   *[other] Dir blieben { $points } Punkte.
  }
means-jungle = Platz für ein Camp.
means-temple = Ein Tempel zum Werten.
means-treasure = { $value ->
    [one] 1 Schatz zu heben.
   *[other] { $value } Schätze zu heben.
  }
means-volcano = Erst werten alle.
keys = Tasten
keys-arrows = von Feld zu Feld
keys-choose = wählen; die Tafel anlegen, die dort liegt
keys-turn = Tafel drehen; mit Umschalt zurück
keys-let-go = loslassen
keys-figure = Teilnehmer oder Leiter
keys-many = mehr oder weniger von ihnen
keys-board = zur Karte
keys-list = diese Liste
guard-sure = Hier endgültig einen Wächter aufstellen? Alle deine anderen Figuren auf dieser Tafel scheiden aus.
exchange-give = Du gibst
exchange-take = Du nimmst
temple-lead = { $lead ->
    [one] Vorsprung 1
   *[other] Vorsprung { $lead }
  }
end-sure = { $points ->
    [one] 1 Aktionspunkt ist übrig und verfiele. Zug beenden?
   *[other] { $points } Aktionspunkte sind übrig und verfielen. Zug beenden?
  }
lay-sure = Die Tafel ist noch nicht angelegt, du siehst nur, wie sie läge. Hier anlegen?
go-on = Weiterspielen
