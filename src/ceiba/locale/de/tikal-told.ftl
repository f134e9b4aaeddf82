# -- was geschieht, je Ereignis ein Satz; $who und $whom sind Namen
tikal-tile-face = { $terrain ->
    [temple] { $tile } (Tempel { $value })
    [treasure] { $tile } (Schatz, { $value } Masken)
    [volcano] { $tile } (Vulkan)
   *[jungle] { $tile } (Urwald)
  }
tikal-a-motif = { $motif ->
    [bowl] eine Schale
    [mask] eine Maske
    [jaguar] einen Jaguarkopf
    [serpent] eine Schlange
    [necklace] eine Halskette
    [figurine] eine Statuette
    [knife] ein Messer
   *[vase] eine Vase
  }
tikal-a-given = { $given ->
    [bowl] eine Schale
    [mask] eine Maske
    [jaguar] einen Jaguarkopf
    [serpent] eine Schlange
    [necklace] eine Halskette
    [figurine] eine Statuette
    [knife] ein Messer
   *[vase] eine Vase
  }
tikal-a-taken = { $taken ->
    [bowl] eine Schale
    [mask] eine Maske
    [jaguar] einen Jaguarkopf
    [serpent] eine Schlange
    [necklace] eine Halskette
    [figurine] eine Statuette
    [knife] ein Messer
   *[vase] eine Vase
  }
tikal-drawn = { $who } zieht { tikal-tile-face }.
tikal-shown = Aufgedeckt: { tikal-tile-face }.
tikal-chosen = { $who } wählt { tikal-tile-face }.
tikal-last-tile-taken = { $who } nimmt die letzte Tafel der Runde, ohne zu bezahlen: { tikal-tile-face }.
tikal-laid = { $who } legt { $tile } auf { $cell } an.
tikal-entered = { $figure ->
    [leader] { $who } setzt auf { $cell } den Leiter ein.
   *[worker] { $who } setzt auf { $cell } einen Teilnehmer ein.
  }
tikal-walked = { $figure ->
    [leader] { $who } bewegt den Leiter von { $start } nach { $cell } ({ $cost } AP).
   *[worker] { $who } bewegt einen Teilnehmer von { $start } nach { $cell } ({ $cost } AP).
  }
tikal-path-taken = { $figure ->
    [leader] { $who } bringt den Leiter auf dem Geheimpfad von { $start } nach { $cell }.
   *[worker] { $who } bringt einen Teilnehmer auf dem Geheimpfad von { $start } nach { $cell }.
  }
tikal-uncovered = { $who } legt auf { $cell } die Ebene { $value } frei.
tikal-recovered = { $left ->
    [0] { $who } hebt auf { $cell } den letzten Schatz.
   *[other] { $who } hebt auf { $cell } einen Schatz.
  }
tikal-found = { $count ->
    [1] { $who } findet { tikal-a-motif }.
    [2] { $who } findet { tikal-a-motif }: jetzt ein Paar, { $points } Punkte wert.
   *[3] { $who } findet { tikal-a-motif }: jetzt ein Drilling, { $points } Punkte wert.
  }
tikal-exchanged = { $who } tauscht mit { $whom }: gibt { tikal-a-given }, nimmt { tikal-a-taken }.
tikal-camp-pitched = { $who } errichtet auf { $cell } ein Camp.
tikal-guard-posted = { $figure ->
    [leader] { $who } stellt auf { $cell } den Leiter als Wächter auf.
   *[worker] { $who } stellt auf { $cell } einen Teilnehmer als Wächter auf.
  }{ $leaders ->
    [0] { $workers ->
        [0] { "" }
        [one] { " " }1 Teilnehmer scheidet aus dem Spiel aus.
       *[other] { " " }{ $workers } Teilnehmer scheiden aus dem Spiel aus.
      }
   *[1] { $workers ->
        [0] { " " }Der Leiter scheidet aus dem Spiel aus.
        [one] { " " }Der Leiter und 1 Teilnehmer scheiden aus dem Spiel aus.
       *[other] { " " }Der Leiter und { $workers } Teilnehmer scheiden aus dem Spiel aus.
      }
  }
tikal-turn-ended = { $unspent ->
    [0] { $who } beendet den Zug.
    [one] { $who } beendet den Zug; 1 Aktionspunkt verfällt.
   *[other] { $who } beendet den Zug; { $unspent } Aktionspunkte verfallen.
  }
tikal-bid = { $who } bietet { $points }.
tikal-passed = { $who } passt.
tikal-auction-won = { $price ->
    [0] { $who } erhält den nächsten Zug, ohne zu bezahlen.
    [one] { $who } bezahlt 1 Punkt und erhält den nächsten Zug.
   *[other] { $who } bezahlt { $price } Punkte und erhält den nächsten Zug.
  }
tikal-control-won = { $who } gewinnt die Mehrheit beim Tempel { $value } auf { $cell }.
tikal-control-lost = { $who } verliert die Mehrheit beim Tempel { $value } auf { $cell }.
tikal-scored = { $who } wertet { $points }: { $temple_points } für Tempel, { $wafer_points } für Schätze. Insgesamt: { $total }.
tikal-volcano-round-begun = Der Vulkan erwacht. Wertungsrunde: Alle erforschen Tikal und werten sofort; { $who } beginnt.
tikal-volcano-round-over = Die Wertungsrunde ist vorbei: { $who } legt den Vulkan an und macht einen normalen Zug.
tikal-final-round-begun = Alle Tafeln liegen. Schlusswertung: Alle erforschen Tikal noch einmal und werten; { $who } beginnt.
tikal-game-ended = { $count ->
    [1] { $points ->
        [one] { $who } gewinnt mit 1 Punkt.
       *[other] { $who } gewinnt mit { $points } Punkten.
      }
   *[other] { $points ->
        [one] { $who } teilen sich den Sieg mit 1 Punkt.
       *[other] { $who } teilen sich den Sieg mit { $points } Punkten.
      }
  }

# -- ein Zug in wenigen Worten, Gleiches zusammengezählt: $times
tikal-brief-laid = { $tile } auf { $cell }
tikal-brief-entered = { $times ->
    [one] 1 Figur auf { $cell } eingesetzt
   *[other] { $times } Figuren auf { $cell } eingesetzt
  }
tikal-brief-walked = { $times ->
    [one] 1 Schritt
   *[other] { $times } Schritte
  }
tikal-brief-path-taken = { $times ->
    [one] 1 Geheimpfad
   *[other] { $times } Geheimpfade
  }
tikal-brief-uncovered = Ebene { $value } auf { $cell }
tikal-brief-found = { tikal-a-motif }
tikal-brief-exchanged = Tausch mit { $whom }
tikal-brief-camp-pitched = Camp auf { $cell }
tikal-brief-guard-posted = Wächter auf { $cell }
tikal-brief-scored = +{ $points } Punkte
tikal-brief-bid = bietet { $points }
tikal-brief-passed = passt
tikal-brief-auction-won = zahlt { $price }
tikal-brief-chosen = wählt { $tile }
tikal-brief-last-tile-taken = { $tile } kostenlos
scored-temples = Tempel: { $temples }.
scored-treasures = Schätze: { $treasures }.

# -- was sich tun lässt, auf Knöpfen und in Menüs
tikal-do-tile = Aufdecken: { tikal-tile-face }
tikal-do-wafer = Aufdecken: { tikal-a-motif }
tikal-do-lay = { $degrees ->
    [0] { $tile } auf { $cell } anlegen
   *[other] { $tile } auf { $cell } anlegen, um { $degrees }° gedreht
  }
tikal-do-enter = { $figure ->
    [leader] Leiter auf { $cell } einsetzen
   *[worker] Teilnehmer auf { $cell } einsetzen
  }
tikal-do-path = { $figure ->
    [leader] Leiter auf dem Geheimpfad von { $start } nach { $cell } bringen
   *[worker] Teilnehmer auf dem Geheimpfad von { $start } nach { $cell } bringen
  }
tikal-do-move = { $figure ->
    [leader] Leiter von { $start } nach { $cell } bewegen
   *[worker] Teilnehmer von { $start } nach { $cell } bewegen
  }
tikal-do-uncover = Ebene { $value } auf { $cell } freilegen
tikal-do-recover = Schatz auf { $cell } heben
tikal-do-exchange = Mit { $whom } tauschen: { tikal-a-given } geben, { tikal-a-taken } nehmen
tikal-do-camp = Camp auf { $cell } errichten
tikal-do-guard = { $figure ->
    [leader] Leiter auf { $cell } als Wächter aufstellen
   *[worker] Teilnehmer auf { $cell } als Wächter aufstellen
  }
tikal-do-done = Zug beenden
tikal-do-bid = { $points } bieten
tikal-do-pass = Passen
tikal-do-choose = { tikal-tile-face } wählen
