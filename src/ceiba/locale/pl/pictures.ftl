# Co stoi na obrazkach i co się z nich odczytuje.
picture-tikal-over = Gra skończona
picture-tikal-volcano-round = Runda rozliczenia
picture-tikal-final-round = Ostatnie rozliczenie
picture-tikal-auction-game = Gra z licytacją
picture-tikal-basic-game = Gra podstawowa
picture-tikal-shows = Odkrywa się płytki
picture-tikal-draws = { $who } losuje płytkę
picture-tikal-finds = { $who } odsłania skarb
picture-tikal-lays = { $who } kładzie płytkę
picture-tikal-explores = { $who } bada dżunglę
picture-tikal-explores-and-scores = { $who } bada i liczy punkty
picture-tikal-bids = { $who } licytuje lub pasuje
picture-tikal-chooses = { $who } wybiera płytkę
picture-tikal-wins = { $count ->
    [1] Wygrywa { $first }
    [2] Wygrywają { $first } i { $second }
   *[many] Zwycięzców: { $count }
  }
picture-winner = wygrywa
picture-tikal-yet-to-score = jeszcze liczy punkty
picture-tikal-has-played = już po ruchu
picture-tikal-has-passed = poza licytacją
picture-tikal-now = teraz +{ $points }
picture-tikal-bid = Oferta { $bid }
picture-tikal-tiles = Płytki, które nadejdą
picture-tikal-levels = Pozostałe warstwy
picture-tikal-points = { $points ->
    [one] Został { $points } punkt akcji.
    [few] Zostały { $points } punkty akcji.
   *[many] Zostało { $points } punktów akcji.
  }
picture-tikal-explored = Zbadanych pól: { $explored } z { $hexes }.
picture-scores = Punktacja: { $scores }.
picture-tikal-treasure = skarb, zostało { $left }
picture-tikal-held = przewaga: { $who }
picture-tikal-guarded = strażnik: { $who }
picture-tikal-camp = obóz: { $who }
picture-tikal-figures = { $who }: { $figures }
picture-incan-gold-wins = { $count ->
    [1] Wygrywa miejsce { $seats }
    [2] Wygrywają miejsca { $seats }
    [3] Wygrywają miejsca { $seats }
   *[many] Zwycięzców: { $count }
  }
picture-incan-gold-turns = Odkrywana jest karta
picture-incan-gold-chooses = Miejsce { $seat } wybiera
picture-incan-gold-torch-or-camp = Pochodnia czy obozowisko?
picture-incan-gold-ends = { $what }: { $scores }.
picture-incan-gold-end = miejsce { $seat } ma { $score }
picture-incan-gold-path = Na ścieżce: { $cards }; zostało tam klejnotów: { $gems }.
picture-incan-gold-no-card = jeszcze żadna karta
picture-incan-gold-inside = W świątyni, każdy z { $gems } w ręce: miejsca { $seats }.
picture-incan-gold-danger = { $deadly ->
    [0] Żadna karta nie może jeszcze zakończyć rundy
   *[many] Rundę zakończyłoby { $deadly } z { $cards } kart
  }
picture-incan-gold-found = wyniesiony
picture-incan-gold-tent = namiot { $gems }
picture-incan-gold-leads = prowadzi
picture-incan-gold-cards = karty
picture-incan-gold-in-each-hand = każdy ma
