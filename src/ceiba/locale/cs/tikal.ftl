# Stůl Tikalu. Výrazy podle pravidel.
board = Mapa Tikalu
board-keys = Šipky chodí z pole na pole, Enter vybírá, Escape zruší výběr.
hex = { $cell }: { $what }
hex-base = základní tábor
hex-jungle = prales
hex-temple = chrám { $value }
hex-treasure = { $left ->
    [0] poklad, prázdný
    [one] poklad, zbývá { $left }
    [few] poklad, zbývají { $left }
   *[other] poklad, zbývá { $left }
  }
hex-volcano = sopka
hex-closed = neprozkoumáno
hex-held = většina: { $who }
hex-guarded = hlídač: { $who }
hex-contested = nerozhodně
hex-camp = tábor: { $who }
hex-figures = { $who }: { $figures }
figures = { $leader ->
    [0] { $workers ->
        [one] { $workers } účastník
        [few] { $workers } účastníci
       *[other] { $workers } účastníků
      }
   *[other] { $workers ->
        [0] vedoucí
        [one] vedoucí a { $workers } účastník
        [few] vedoucí a { $workers } účastníci
       *[other] vedoucí a { $workers } účastníků
      }
  }
hex-can-lay = sem lze položit kartičku
hex-reach = v dosahu za { $points ->
    [one] { $points } akční bod
    [few] { $points } akční body
   *[other] { $points } akčních bodů
  }
tile-jungle = { $name }, prales
tile-temple = { $name }, chrám { $value }
tile-treasure = { $value ->
    [one] { $name }, poklad s { $value } maskou
   *[other] { $name }, poklad se { $value } maskami
  }
tile-volcano = { $name }, sopka
tile-in-hand = Kartička v ruce
turn-tile = Otočit kartičku
turn-tile-back = Otočit kartičku zpět
lay-here = Položit kartičku sem
now-draw = Odkrývá se kartička.
now-find = Odkrývá se poklad.
now-lay = Polož kartičku: vyber osvětlené pole.
now-turn = Otoč kartičku, jak chceš, a polož ji.
now-explore = { $points ->
    [0] Všechny akční body jsou spotřebovány: ukonči tah.
    [one] Prozkoumávej: zbývá { $points } akční bod.
    [few] Prozkoumávej: zbývají { $points } akční body.
   *[other] Prozkoumávej: zbývá { $points } akčních bodů.
  }
now-chosen = Vyber, kam jít nebo co tam udělat.
now-bid = Přihazuj na tah, nebo pasuj.
now-choose = Vyber kartičku.
now-over = Hra skončila.
waits-lay = { $who } pokládá kartičku.
waits-explore = { $who } prozkoumává.
waits-bid = { $who } přihazuje nebo pasuje.
waits-choose = { $who } vybírá kartičku.
stage-volcano = Vyhodnocovací kolo: každý prozkoumává a hned si počítá body; sopku odkryl hráč { $who } a položí ji nakonec.
stage-final = Závěrečné vyhodnocení: všechny kartičky leží. Každý ještě jednou prozkoumává a počítá si body.
then-score = Až ukončíš tento tah, započítají se ti body.
action-points-left = { $points ->
    [one] zbývá { $points } akční bod
    [few] zbývají { $points } akční body
   *[other] zbývá { $points } akčních bodů
  }
costs = { $points ->
    [one] { $points } AB
   *[other] { $points } AB
  }
act-move-worker = Táhnout účastníkem
act-move-leader = Táhnout vedoucím
act-uncover = Odkrýt patro
act-recover = Vykopat poklad
act-camp = Postavit tábor
act-guard = Postavit hlídače
act-guard-worker = Jako hlídač zůstane účastník
act-guard-leader = Jako hlídač zůstane vedoucí
act-exchange = Vyměnit poklady
guard-sure = Postavit sem hlídače natrvalo? Všechny tvé ostatní figurky na tomto poli opustí hru.
exchange-give = Dáváš
exchange-take = Bereš
if-scored-now = při vyhodnocení teď
temples-now = Chrámy: { $points }
treasures-now = Poklady: { $points }
temples = Chrámy
temple-lead = { $lead ->
    [one] náskok { $lead }
   *[other] náskok { $lead }
  }
supplies = Zásoba
leader = vedoucí expedice
workers = účastníci
camps = tábory
guards = hlídači
treasures = Poklady
pair = dvojice
triplet = trojice
motif-bowl = miska
motif-mask = maska
motif-jaguar = jaguáří hlava
motif-serpent = had
motif-necklace = náhrdelník
motif-figurine = soška
motif-knife = nůž
motif-vase = váza
motif-held = { $motif }: { $count }
levels-left = Zbývající patra chrámů
tiles-left = Kartičky, které přijdou
bid = Nabídnout { $points }
score-sum = { $who }: { $temples } za chrámy + { $treasures } za poklady = { $points }
# -- řada akcí a na co se při tahu ptáme a co říkáme
acts = Co lze udělat
row-enter = Nasadit
row-path = Stezka
row-uncover = Odkrýt
row-recover = Vykopat
row-camp = Tábor
row-guard = Hlídač
row-exchange = Vyměnit
act-enter-worker = Nasadit účastníka
act-enter-leader = Nasadit vedoucího
act-path = Tajná stezka mezi tábory
act-at = { $what }: { $price }, pole { $cell }
act-for = { $what } za { $price }
act-not = { $what } – { $why }
how-many = Kolik jich jde
take-fewer = o jednoho méně
take-more = o jednoho víc
take-of = { $many } z { $count }
now-where = Vyber kde: možná místa svítí.
now-scoring = Vyhodnocení: chrám po chrámu, pak poklady.
now-ending = Tvůj tah končí.
route = { $points ->
    [one] Na { $cell } za { $points } akční bod.
    [few] Na { $cell } za { $points } akční body.
   *[other] Na { $cell } za { $points } akčních bodů.
  }
too-far = { $points ->
    [one] Nelze: { $cell } stojí { $points } akční bod a zbývá { $left }.
    [few] Nelze: { $cell } stojí { $points } akční body a zbývá { $left }.
   *[other] Nelze: { $cell } stojí { $points } akčních bodů a zbývá { $left }.
  }
no-way = Nelze: odtud na { $cell } nevede žádná cesta.
end-sure = { $points ->
    [one] Zbývá { $points } akční bod a propadne. Ukončit tah?
    [few] Zbývají { $points } akční body a propadnou. Ukončit tah?
   *[other] Zbývá { $points } akčních bodů a propadne. Ukončit tah?
  }
lay-sure = Kartička ještě není položená, jen vidíš, jak by ležela. Položit ji sem?
go-on = Hrát dál
take-back = Vzít konec tahu zpět
undo-found = Byl odkryt poklad: co k němu vedlo, už nelze vzít zpět.
undo-nothing = Zatím není co vzít zpět.
tile-lies = Na { $cell }, otočená o { $degrees }°; { $passages }.
passages = cesty: { $open }
passages-none = bez cest
passage = { $side } { $points }
side-n = sever
side-ne = severovýchod
side-se = jihovýchod
side-s = jih
side-sw = jihozápad
side-nw = severozápad
hint-scored = Při vyhodnocení hned potom získáš { $points } místo { $now }; nejsilnější soupeř { $rival }.
auction-leads = { $bid ->
    [one] Vede { $who }: { $bid } bod.
    [few] Vede { $who }: { $bid } body.
   *[other] Vede { $who }: { $bid } bodů.
  }
auction-no-bid = Nikdo zatím nenabídl.
auction-all-pass = Když pasují všichni, hraje zdarma ten, kdo pasoval první.
auction-all-pass-so = Když pasují i ostatní, hraje teď zdarma { $who }.
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

# -- písmeno barvy na jejích figurkách
letter-white = B
letter-black = Č
letter-orange = O
letter-red = R
