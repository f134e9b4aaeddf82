# Was in Bildern steht und aus ihnen vorgelesen wird.
picture-tikal-over = Das Spiel ist aus
picture-tikal-volcano-round = Wertungsrunde
picture-tikal-final-round = Schlusswertung
picture-tikal-auction-game = Spiel mit Versteigerung
picture-tikal-basic-game = Grundspiel
picture-tikal-shows = Tafeln werden aufgedeckt
picture-tikal-draws = { $who } zieht eine Tafel
picture-tikal-finds = { $who } deckt einen Schatz auf
picture-tikal-lays = { $who } legt eine Tafel an
picture-tikal-explores = { $who } erforscht Tikal
picture-tikal-explores-and-scores = { $who } erforscht Tikal, dann wertet
picture-tikal-bids = { $who } bietet oder passt
picture-tikal-chooses = { $who } wählt eine Tafel
picture-tikal-wins = { $count ->
    [1] { $first } gewinnt
    [2] { $first } und { $second } teilen den Sieg
   *[other] { $count } Plätze teilen den Sieg
  }
picture-winner = gewinnt
picture-tikal-yet-to-score = wertet noch
picture-tikal-has-played = hat gespielt
picture-tikal-has-passed = hat gepasst
picture-tikal-now = jetzt +{ $points }
picture-tikal-bid = Gebot { $bid }
picture-tikal-tiles = Noch kommende Tafeln
picture-tikal-levels = Übrige Ebenen
picture-tikal-points = { $points ->
    [one] Noch { $points } Aktionspunkt.
   *[other] Noch { $points } Aktionspunkte.
  }
picture-tikal-explored = { $explored } von { $hexes } Feldern sind erforscht.
picture-scores = Punkte: { $scores }.
picture-tikal-treasure = Schatz, noch { $left }
picture-tikal-held = Mehrheit: { $who }
picture-tikal-guarded = Wächter: { $who }
picture-tikal-camp = Camp: { $who }
picture-tikal-figures = { $who }: { $figures }
picture-incan-gold-wins = { $count ->
    [1] Platz { $seats } gewinnt
    [2] Plätze { $seats } teilen den Sieg
    [3] Plätze { $seats } teilen den Sieg
   *[other] { $count } Plätze teilen den Sieg
  }
picture-incan-gold-turns = Eine Karte wird aufgedeckt
picture-incan-gold-chooses = Platz { $seat } wählt
picture-incan-gold-torch-or-camp = Fackel oder Lager?
picture-incan-gold-ends = { $what }: { $scores }.
picture-incan-gold-end = Platz { $seat } hat { $score }
picture-incan-gold-path = Auf dem Weg: { $cards }; Edelsteine dort: { $gems }.
picture-incan-gold-no-card = noch keine Karte
picture-incan-gold-inside = Im Tempel, jeder mit { $gems } in der Hand: Plätze { $seats }.
picture-incan-gold-danger = { $deadly ->
    [0] Noch kann keine Karte die Runde beenden
   *[other] { $deadly } von { $cards } Karten würden die Runde beenden
  }
picture-incan-gold-found = geborgen
picture-incan-gold-tent = Zelt { $gems }
picture-incan-gold-leads = führt an
picture-incan-gold-cards = Karten
picture-incan-gold-in-each-hand = hält jeder
