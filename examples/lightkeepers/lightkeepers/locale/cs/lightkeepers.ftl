# Lightkeepers česky.
lightkeepers = Strážci majáků
lightkeepers-pitch = V noci se vracejí lodě. Jak jasně budeš svítit? Pro 2 až 5 hráčů.
lightkeepers-help = Šest nocí a každou noc loď s truhlami. Všichni tajně zvolí, kolik sudů oleje spálí: nejvýše tři ze svých osmi. Pak přijde mlha. Majáky, které jsou skrz ni vidět, se o truhly rozdělí; co nikdo nedostane, pluje dál až do příští lodi. Vyhrává nejvíc truhel, pak nejvíc oleje.
lightkeepers-option-gales = Vichřice, ve kterých není vidět žádný maják
lightkeepers-ship = Na obzoru je loď, truhel na palubě: { $chests }; u pobřeží jich je teď { $sea }.
lightkeepers-lit = { $who }: { $barrels ->
    [0] maják zůstává tmavý.
    [one] hoří jeden sud.
    [few] hoří { $barrels } sudy.
   *[other] hoří { $barrels } sudů.
  }
lightkeepers-fog = { $fog ->
    [haze] Opar: stačí jeden sud, aby byl maják vidět.
    [mist] Mlha: jsou třeba dva sudy, aby byl maják vidět.
    [murk] Hustá mlha: jsou třeba tři sudy, aby byl maják vidět.
   *[gale] Vichřice: žádný maják není vidět.
  }
lightkeepers-home = Loď vidí: { $who }. Truhel pro každého: { $share }; pluje dál: { $rest }.
lightkeepers-wreck = Loď nevidí nikoho a najíždí na mělčinu. Truhel na vodě: { $sea }.
lightkeepers-over = Šestá noc končí. Vítězství, truhel { $chests }: { $who }.
lightkeepers-do-burn = { $barrels ->
    [0] Zůstat ve tmě
    [one] Spálit jeden sud
    [few] Spálit { $barrels } sudy
   *[other] Spálit { $barrels } sudů
  }
lightkeepers-view-night = noc
lightkeepers-view-in-sight = loď na obzoru
lightkeepers-view-sea = truhly na moři
lightkeepers-view-ships = dosavadní lodě
lightkeepers-view-fogs = dosavadní mlhy
lightkeepers-view-seats = strážci
lightkeepers-view-oil = olej
lightkeepers-view-burning = hoří
lightkeepers-view-chests = truhly
lightkeepers-view-haze = opar
lightkeepers-view-mist = mlha
lightkeepers-view-murk = hustá mlha
lightkeepers-view-gale = vichřice
reason-no-ship-yet = žádná loď ještě není na obzoru
reason-not-to-come = tohle teď nepřijde
reason-not-so-bright = žádný maják nespálí víc než tři sudy, ani víc, než kolik jich má
bot-thrifty = Šetřivý
