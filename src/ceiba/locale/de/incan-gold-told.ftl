# Was geschieht, als Sätze; $who ist der Name eines Spielers oder mehrerer.
incan-gold-card = Aufgedeckt: { incan-gold-card-face }.
incan-gold-card-face = { $sort ->
    [treasure] ein Schatz von { $value }
    [artifact] ein Artefakt
   *[hazard] { $card ->
        [snakes] { snakes }
        [spiders] { spiders }
        [mummies] { mummies }
        [fire] { fire }
       *[rockfall] { rockfall }
      }
  }
incan-gold-shared = { $inside ->
    [1] Alles davon für { $who }.
   *[other] { $share ->
        [0] Zu wenig zum Teilen: { $value } auf dem Weg.
       *[other] { $rest ->
            [0] { $share } für jeden der { $inside } im Tempel.
           *[other] { $share } für jeden der { $inside } im Tempel, Rest auf dem Weg: { $rest }.
          }
      }
  }
incan-gold-hazard = { $left ->
    [0] Eine zweite Karte dieser Art ist nicht mehr im Stapel.
   *[other] Eine zweite Karte dieser Art würde die Runde beenden.
  }
incan-gold-artifact = { $artifacts ->
    [1] Wer allein geht, nimmt es mit: { $points } Punkte.
   *[other] Wer allein geht, nimmt alle { $artifacts } mit: { $points } Punkte.
  }
incan-gold-bust = { $hazard ->
    [snakes] Wieder Schlangen!
    [spiders] Wieder Spinnen!
    [mummies] Wieder Mumien!
    [fire] Wieder Feuer!
   *[rockfall] Wieder Steinschlag!
  } { $hand ->
    [0] Niemand hatte etwas zu verlieren.
    [one] { $inside ->
        [1] { $who } flieht und verliert 1 Edelstein.
       *[other] { $who } fliehen und verlieren je 1 Edelstein.
      }
   *[other] { $inside ->
        [1] { $who } flieht und verliert { $hand } Edelsteine.
       *[other] { $who } fliehen und verlieren je { $hand } Edelsteine.
      }
  } Die Karte kommt aus dem Spiel.
incan-gold-chosen = { $staying ->
    [0] Niemand geht weiter.
    [1] { $who } geht allein weiter.
   *[other] { $who } gehen weiter.
  }
incan-gold-paid = { $gems ->
    [0] { $who } kehrt mit leeren Händen ins Lager zurück.
    [one] { $who } kehrt mit 1 Edelstein ins Lager zurück.
   *[other] { $share ->
        [0] { $who } kehrt mit { $gems } Edelsteinen ins Lager zurück.
       *[other] { $who } kehrt mit { $gems } Edelsteinen ins Lager zurück, davon { $share } vom Weg.
      }
  }
incan-gold-artifacts-taken = { $artifacts ->
    [1] { $who } birgt ein Artefakt im Wert von { $points } Punkten.
   *[other] { $who } birgt { $artifacts } Artefakte im Wert von zusammen { $points } Punkten.
  }
incan-gold-artifacts-lost = { $artifacts ->
    [one] Das Artefakt auf dem Weg ist verloren.
   *[other] Die { $artifacts } Artefakte auf dem Weg sind verloren.
  }
incan-gold-round-ended = { $path_gems ->
    [0] Runde { $round } ist zu Ende.
    [one] Runde { $round } ist zu Ende; 1 Edelstein bleibt auf dem Weg zurück.
   *[other] Runde { $round } ist zu Ende; { $path_gems } Edelsteine bleiben auf dem Weg zurück.
  }
incan-gold-round-begun = { $artifacts ->
    [0] Runde { $round } von { $rounds } beginnt; { $who } führt die Gruppe an.
   *[other] Runde { $round } von { $rounds } beginnt; { $who } führt die Gruppe an. Ein weiteres Artefakt ist im Stapel.
  }
incan-gold-game-ended = { $winners ->
    [1] { $points ->
        [one] Die Zelte werden geöffnet: { $who } gewinnt mit 1 Punkt.
       *[other] Die Zelte werden geöffnet: { $who } gewinnt mit { $points } Punkten.
      }
   *[other] { $points ->
        [one] Die Zelte werden geöffnet: { $who } teilen sich den Sieg mit je 1 Punkt.
       *[other] Die Zelte werden geöffnet: { $who } teilen sich den Sieg mit je { $points } Punkten.
      }
  }
incan-gold-tent-opened = { $artifacts ->
    [0] { $points ->
        [one] { $who } öffnet das Zelt: 1 Punkt.
       *[other] { $who } öffnet das Zelt: { $points } Punkte.
      }
   *[other] { $who } öffnet das Zelt: { $gems } in Edelsteinen und { $worth } für Artefakte, { $points } Punkte.
  }

# Was man tun kann, wie es auf Knöpfen steht.
incan-gold-do-card = Aufdecken: { incan-gold-card-face }
incan-gold-do-stay = Fackel: weiter
incan-gold-do-leave = Lager: zurück
