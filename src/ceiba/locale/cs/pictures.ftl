# Co stojí v obrázcích a co se z nich předčítá.
picture-tikal-over = Hra skončila
picture-tikal-volcano-round = Vyhodnocovací kolo
picture-tikal-final-round = Závěrečné vyhodnocení
picture-tikal-auction-game = Hra s dražbou
picture-tikal-basic-game = Základní hra
picture-tikal-shows = Odkrývají se kartičky
picture-tikal-draws = { $who } odkrývá kartičku
picture-tikal-finds = { $who } odkrývá poklad
picture-tikal-lays = { $who } pokládá kartičku
picture-tikal-explores = { $who } prozkoumává
picture-tikal-explores-and-scores = { $who } prozkoumá a počítá body
picture-tikal-bids = { $who } přihazuje, nebo pasuje
picture-tikal-chooses = { $who } vybírá kartičku
picture-tikal-wins = { $count ->
    [1] Vítězí { $first }
    [2] Vítězí { $first } a { $second }
   *[other] Vítězů: { $count }
  }
picture-winner = vítězí
picture-tikal-yet-to-score = ještě počítá body
picture-tikal-has-played = má odehráno
picture-tikal-has-passed = mimo dražbu
picture-tikal-now = teď +{ $points }
picture-tikal-bid = Nabídka { $bid }
picture-tikal-tiles = Kartičky, které přijdou
picture-tikal-levels = Zbývající patra
picture-tikal-points = { $points ->
    [one] Zbývá { $points } akční bod.
    [few] Zbývají { $points } akční body.
   *[other] Zbývá { $points } akčních bodů.
  }
picture-tikal-explored = Prozkoumaných polí: { $explored } z { $hexes }.
picture-scores = Stav: { $scores }.
picture-tikal-treasure = poklad, zbývá { $left }
picture-tikal-held = většina: { $who }
picture-tikal-guarded = hlídač: { $who }
picture-tikal-camp = tábor: { $who }
picture-tikal-figures = { $who }: { $figures }
picture-incan-gold-wins = { $count ->
    [1] Vítězí místo { $seats }
    [2] Vítězí místa { $seats }
    [3] Vítězí místa { $seats }
   *[other] Vítězů: { $count }
  }
picture-incan-gold-turns = Otáčí se karta
picture-incan-gold-chooses = Místo { $seat } volí
picture-incan-gold-torch-or-camp = Pochodeň, nebo tábor?
picture-incan-gold-ends = { $what }: { $scores }.
picture-incan-gold-end = místo { $seat } má { $score }
picture-incan-gold-path = Na cestě: { $cards }; drahokamů tam zbývá: { $gems }.
picture-incan-gold-no-card = zatím žádná karta
picture-incan-gold-inside = V chrámu, každý s { $gems } v ruce: místa { $seats }.
picture-incan-gold-danger = { $deadly ->
    [0] Zatím žádná karta nemůže kolo ukončit
   *[other] Kolo by ukončilo { $deadly } z { $cards } karet
  }
picture-incan-gold-found = odnesen
picture-incan-gold-tent = stan { $gems }
picture-incan-gold-leads = vede
picture-incan-gold-cards = karty
picture-incan-gold-in-each-hand = každý má
