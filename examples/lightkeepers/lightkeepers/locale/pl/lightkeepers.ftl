# Lightkeepers po polsku.
lightkeepers = Latarnicy
lightkeepers-pitch = Nocą wracają statki. Jak jasno zaświecisz? Dla 2–5 graczy.
lightkeepers-help = Sześć nocy, a każdej nocy statek ze skrzyniami. Wszyscy potajemnie wybierają, ile beczek oleju spalić: najwyżej trzy ze swoich ośmiu. Potem nadciąga mgła. Latarnie, które przez nią widać, dzielą się skrzyniami; czego nikt nie dostanie, dryfuje aż do następnego statku. Wygrywa najwięcej skrzyń, potem najwięcej oleju.
lightkeepers-option-gales = Wichury, w których nie widać żadnej latarni
lightkeepers-ship = Widać statek, skrzyń na pokładzie: { $chests }; u wybrzeża jest ich teraz { $sea }.
lightkeepers-lit = { $who }: { $barrels ->
    [0] latarnia pozostaje ciemna.
    [one] płonie jedna beczka.
    [few] płoną { $barrels } beczki.
   *[other] płonie { $barrels } beczek.
  }
lightkeepers-fog = { $fog ->
    [haze] Zamglenie: wystarczy jedna beczka, by latarnię było widać.
    [mist] Mgła: trzeba dwóch beczek, by latarnię było widać.
    [murk] Gęsta mgła: trzeba trzech beczek, by latarnię było widać.
   *[gale] Wichura: nie widać żadnej latarni.
  }
lightkeepers-home = Ze statku widać: { $who }. Skrzyń dla każdego: { $share }; dryfuje: { $rest }.
lightkeepers-wreck = Ze statku nie widać nikogo i osiada on na mieliźnie. Dryfujące skrzynie: { $sea }.
lightkeepers-over = Szósta noc minęła. Zwycięstwo, skrzyń { $chests }: { $who }.
lightkeepers-do-burn = { $barrels ->
    [0] Nie świecić
    [one] Spalić jedną beczkę
    [few] Spalić { $barrels } beczki
   *[other] Spalić { $barrels } beczek
  }
lightkeepers-view-night = noc
lightkeepers-view-in-sight = statek w zasięgu wzroku
lightkeepers-view-sea = skrzynie na morzu
lightkeepers-view-ships = dotychczasowe statki
lightkeepers-view-fogs = dotychczasowe mgły
lightkeepers-view-seats = latarnicy
lightkeepers-view-oil = olej
lightkeepers-view-burning = płonie
lightkeepers-view-chests = skrzynie
lightkeepers-view-haze = zamglenie
lightkeepers-view-mist = mgła
lightkeepers-view-murk = gęsta mgła
lightkeepers-view-gale = wichura
reason-no-ship-yet = nie widać jeszcze żadnego statku
reason-not-to-come = to teraz nie nadejdzie
reason-not-so-bright = żadna latarnia nie spala więcej niż trzy beczki ani więcej, niż ich jest
bot-thrifty = Oszczędny
