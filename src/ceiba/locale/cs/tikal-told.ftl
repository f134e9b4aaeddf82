# -- co se děje, na každou událost věta; $who a $whom jsou jména
tikal-tile-face = { $terrain ->
    [temple] { $tile } (chrám { $value })
    [treasure] { $tile } (poklad, { $value } masky)
    [volcano] { $tile } (sopka)
   *[jungle] { $tile } (prales)
  }
tikal-a-motif = { $motif ->
    [bowl] misku
    [mask] masku
    [jaguar] jaguáří hlavu
    [serpent] hada
    [necklace] náhrdelník
    [figurine] sošku
    [knife] nůž
   *[vase] vázu
  }
tikal-a-given = { $given ->
    [bowl] misku
    [mask] masku
    [jaguar] jaguáří hlavu
    [serpent] hada
    [necklace] náhrdelník
    [figurine] sošku
    [knife] nůž
   *[vase] vázu
  }
tikal-a-taken = { $taken ->
    [bowl] misku
    [mask] masku
    [jaguar] jaguáří hlavu
    [serpent] hada
    [necklace] náhrdelník
    [figurine] sošku
    [knife] nůž
   *[vase] vázu
  }
tikal-drawn = { $who } odkrývá kartičku { tikal-tile-face }.
tikal-shown = Odkryto: { tikal-tile-face }.
tikal-chosen = { $who } si vybírá kartičku { tikal-tile-face }.
tikal-last-tile-taken = { $who } si zdarma bere poslední kartičku kola: { tikal-tile-face }.
tikal-laid = { $who } pokládá kartičku { $tile } na { $cell }.
tikal-entered = { $figure ->
    [leader] { $who } nasazuje vedoucího na { $cell }.
   *[worker] { $who } nasazuje účastníka na { $cell }.
  }
tikal-walked = { $figure ->
    [leader] { $who } táhne vedoucím z { $start } na { $cell } ({ $cost } AB).
   *[worker] { $who } táhne účastníkem z { $start } na { $cell } ({ $cost } AB).
  }
tikal-path-taken = { $figure ->
    [leader] { $who } přesouvá vedoucího tajnou stezkou z { $start } na { $cell }.
   *[worker] { $who } přesouvá účastníka tajnou stezkou z { $start } na { $cell }.
  }
tikal-uncovered = { $who } odkrývá na { $cell } patro { $value }.
tikal-recovered = { $left ->
    [0] { $who } vykopává na { $cell } poslední poklad.
   *[other] { $who } vykopává na { $cell } poklad.
  }
tikal-found = { $count ->
    [1] { $who } nachází { tikal-a-motif }.
    [2] { $who } nachází { tikal-a-motif }: teď je to dvojice za { $points } body.
   *[3] { $who } nachází { tikal-a-motif }: teď je to trojice za { $points } bodů.
  }
tikal-exchanged = { $who } vyměňuje poklad s hráčem { $whom }: dává { tikal-a-given }, bere { tikal-a-taken }.
tikal-camp-pitched = { $who } staví tábor na { $cell }.
tikal-guard-posted = { $figure ->
    [leader] { $who } staví na { $cell } vedoucího jako hlídače.
   *[worker] { $who } staví na { $cell } účastníka jako hlídače.
  }{ $leaders ->
    [0] { $workers ->
        [0] { "" }
        [one] { " " }{ $workers } účastník opouští hru.
        [few] { " " }{ $workers } účastníci opouštějí hru.
       *[other] { " " }{ $workers } účastníků opouští hru.
      }
   *[1] { $workers ->
        [0] { " " }Vedoucí opouští hru.
        [one] { " " }Vedoucí a { $workers } účastník opouštějí hru.
        [few] { " " }Vedoucí a { $workers } účastníci opouštějí hru.
       *[other] { " " }Vedoucí a { $workers } účastníků opouštějí hru.
      }
  }
tikal-turn-ended = { $unspent ->
    [0] { $who } končí tah.
    [one] { $who } končí tah; propadá { $unspent } akční bod.
    [few] { $who } končí tah; propadají { $unspent } akční body.
   *[other] { $who } končí tah; propadá { $unspent } akčních bodů.
  }
tikal-bid = { $who } nabízí { $points }.
tikal-passed = { $who } pasuje.
tikal-auction-won = { $price ->
    [0] { $who } získává další tah zdarma.
    [one] { $who } platí { $price } bod a získává další tah.
    [few] { $who } platí { $price } body a získává další tah.
   *[other] { $who } platí { $price } bodů a získává další tah.
  }
tikal-control-won = { $who } získává většinu u chrámu { $value } na { $cell }.
tikal-control-lost = { $who } ztrácí většinu u chrámu { $value } na { $cell }.
tikal-scored = { $who } si počítá body: { $points } ({ $temple_points } za chrámy, { $wafer_points } za poklady). Celkem: { $total }.
tikal-volcano-round-begun = Sopka se probouzí. Vyhodnocovací kolo: každý prozkoumává Tikal a hned si počítá body; začíná { $who }.
tikal-volcano-round-over = Vyhodnocovací kolo skončilo: { $who } pokládá sopku a má normální tah.
tikal-final-round-begun = Všechny kartičky leží. Závěrečné vyhodnocení: každý ještě jednou prozkoumává Tikal a počítá si body; začíná { $who }.
tikal-game-ended = { $count ->
    [1] Vítězí { $who }, počet bodů: { $points }.
   *[other] O vítězství se dělí { $who }, počet bodů: { $points }.
  }

# -- tah v několika slovech, stejné dohromady: $times
tikal-brief-laid = { $tile } na { $cell }
tikal-brief-entered = { $times ->
    [one] { $times } figurka nasazena na { $cell }
    [few] { $times } figurky nasazeny na { $cell }
   *[other] { $times } figurek nasazeno na { $cell }
  }
tikal-brief-walked = { $times ->
    [one] { $times } krok
    [few] { $times } kroky
   *[other] { $times } kroků
  }
tikal-brief-path-taken = { $times ->
    [one] { $times } tajná stezka
    [few] { $times } tajné stezky
   *[other] { $times } tajných stezek
  }
tikal-brief-uncovered = patro { $value } na { $cell }
tikal-brief-found = { tikal-a-motif }
tikal-brief-exchanged = výměna, { $whom }
tikal-brief-camp-pitched = tábor na { $cell }
tikal-brief-guard-posted = hlídač na { $cell }
tikal-brief-scored = +{ $points } b.
tikal-brief-bid = nabízí { $points }
tikal-brief-passed = pasuje
tikal-brief-auction-won = platí { $price }
tikal-brief-chosen = vybírá { $tile }
tikal-brief-last-tile-taken = { $tile } zdarma
scored-temples = Chrámy: { $temples }.
scored-treasures = Poklady: { $treasures }.

# -- co lze udělat, na tlačítkách a v nabídkách
tikal-do-tile = Odkrýt kartičku { tikal-tile-face }
tikal-do-wafer = Odkrýt { tikal-a-motif }
tikal-do-lay = { $degrees ->
    [0] Položit { $tile } na { $cell }
   *[other] Položit { $tile } na { $cell }, otočit o { $degrees }°
  }
tikal-do-enter = { $figure ->
    [leader] Nasadit vedoucího na { $cell }
   *[worker] Nasadit účastníka na { $cell }
  }
tikal-do-path = { $figure ->
    [leader] Přesunout vedoucího tajnou stezkou z { $start } na { $cell }
   *[worker] Přesunout účastníka tajnou stezkou z { $start } na { $cell }
  }
tikal-do-move = { $figure ->
    [leader] Táhnout vedoucím z { $start } na { $cell }
   *[worker] Táhnout účastníkem z { $start } na { $cell }
  }
tikal-do-uncover = Odkrýt na { $cell } patro { $value }
tikal-do-recover = Vykopat poklad na { $cell }
tikal-do-exchange = Vyměnit poklad s hráčem { $whom }: dát { tikal-a-given }, vzít { tikal-a-taken }
tikal-do-camp = Postavit tábor na { $cell }
tikal-do-guard = { $figure ->
    [leader] Postavit na { $cell } vedoucího jako hlídače
   *[worker] Postavit na { $cell } účastníka jako hlídače
  }
tikal-do-done = Ukončit tah
tikal-do-bid = Nabídnout { $points }
tikal-do-pass = Pasovat
tikal-do-choose = Vybrat kartičku { tikal-tile-face }
