# Lightkeepers auf Deutsch.
lightkeepers = Leuchtturmwärter
lightkeepers-pitch = Nachts kommen die Schiffe heim. Wie hell lässt du es brennen? Für 2 bis 5 Personen.
lightkeepers-help = Sechs Nächte, und in jeder ein Schiff mit Kisten. Alle wählen geheim, wie viele Fässer Öl sie verbrennen: bis zu drei von acht. Dann kommt der Nebel. Lampen, die ihn durchdringen, teilen sich die Kisten; was niemand bekommt, treibt bis zum nächsten Schiff. Die meisten Kisten gewinnen, dann das meiste Öl.
lightkeepers-option-gales = Stürme, durch die keine Lampe zu sehen ist
lightkeepers-ship = Ein Schiff mit { $chests } Kisten ist in Sicht; vor der Küste sind nun { $sea }.
lightkeepers-lit = { $who }: { $barrels ->
    [0] Die Lampe bleibt dunkel.
    [one] Ein Fass brennt.
   *[other] { $barrels } Fässer brennen.
  }
lightkeepers-fog = { $fog ->
    [haze] Dunst: Ein Fass genügt, um gesehen zu werden.
    [mist] Nebel: Zwei Fässer sind nötig, um gesehen zu werden.
    [murk] Dichter Nebel: Drei Fässer sind nötig, um gesehen zu werden.
   *[gale] Ein Sturm: Keine Lampe ist zu sehen.
  }
lightkeepers-home = Das Schiff sieht { $who }. Kisten für jeden: { $share }; es treiben: { $rest }.
lightkeepers-wreck = Das Schiff sieht niemanden und läuft auf Grund. Treibende Kisten: { $sea }.
lightkeepers-over = Die sechste Nacht ist vorbei. Mit { $chests } Kisten gewinnt: { $who }.
lightkeepers-do-burn = { $barrels ->
    [0] Dunkel bleiben
    [one] Ein Fass verbrennen
   *[other] { $barrels } Fässer verbrennen
  }
lightkeepers-view-night = Nacht
lightkeepers-view-in-sight = Schiff in Sicht
lightkeepers-view-sea = Kisten auf See
lightkeepers-view-ships = bisherige Schiffe
lightkeepers-view-fogs = bisherige Nebel
lightkeepers-view-seats = Wärter
lightkeepers-view-oil = Öl
lightkeepers-view-burning = brennt
lightkeepers-view-chests = Kisten
lightkeepers-view-haze = Dunst
lightkeepers-view-mist = Nebel
lightkeepers-view-murk = dichter Nebel
lightkeepers-view-gale = Sturm
reason-no-ship-yet = noch ist kein Schiff in Sicht
reason-not-to-come = das kommt jetzt nicht
reason-not-so-bright = keine Lampe brennt mit mehr als drei Fässern, oder mit mehr als da sind
bot-thrifty = Sparsam
