# Der Tisch von Incan Gold und Diamant.
temple-of = Tempel { $round } von { $rounds }
all-temples = Alle fünf Tempel sind erforscht
path = Weg der Karten
path-empty = Noch ist keine Karte aufgedeckt.
left-on-path = auf dem Weg geblieben
in-each-hand = jeder hält
each-loses = jeder verliert
gained = +{ $gems }
lost = –{ $gems }
paid-sum = { $hand } + { $share } = { $gems }
round-brought = Tempel { $round }: was er gebracht hat
temple = Tempel { $temple }
temple-ended-by = Tempel { $temple }: beendet durch { $hazard }
temple-left = Tempel { $temple }: alle sind rechtzeitig gegangen
in-hand = { $gems } in der Hand
in-the-camp = im Lager
tent = Zelt: { $gems }
tent-shut = Zelt geschlossen
leads = führt die Gruppe an
has-chosen = hat gewählt
chooses = wählt noch
card-treasure = Schatz { $value }
card-artifact = Artefakt
card-taken = Artefakt, mitgenommen
snakes = Schlangen
spiders = Spinnen
mummies = Mumien
fire = Feuer
rockfall = Steinschlag
torch = Fackel: weiter
camp = Lager: zurück
torch-key = Taste T oder →
camp-key = Taste C oder ←
now-stay-or-leave = Fackel oder Lager?
now-chosen-sealed = Du hast gewählt. Die anderen überlegen noch.
now-outside = Du bist sicher im Lager. Die anderen gehen weiter.
now-turning = Eine Karte wird aufgedeckt.
now-waits-choice = Wer im Tempel ist, wählt.
danger = { $bust ->
    [0] Noch kann keine Karte die Runde beenden.
   *[other] Mit { $percent } % Wahrscheinlichkeit beendet die nächste Karte die Runde.
  }
deck = { $cards ->
    [one] 1 Karte im Stapel
   *[other] { $cards } Karten im Stapel
  }
hazards = Gefahren
hazard-left = { $name }: { $deck } im Stapel, { $path ->
    [0] keine
   *[other] eine
  } auf dem Weg
treasures-in-deck = Schätze im Stapel
artifacts = Artefakte
artifact-found = geborgen
artifact-on-path = auf dem Weg
artifact-in-deck = im Stapel
artifact-lost = verloren
artifact-later = später
artifact-worth = +{ $points }
tents = Lager
