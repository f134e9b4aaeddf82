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
if-scored-now = při vyhodnocení teď
temples-now = Chrámy: { $points }
treasures-now = Poklady: { $points }
temples = Chrámy
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

# -- písmeno barvy na jejích figurkách
letter-white = B
letter-black = Č
letter-orange = O
letter-red = R
