# Stůl Tikalu. Výrazy podle pravidel.
board = Mapa Tikalu
board-keys = Šipky chodí z pole na pole, Enter vybírá, Escape pouští.
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
tile = kartička { $name }
tile-jungle = { $name }, prales
tile-temple = { $name }, chrám { $value }
tile-treasure = { $value ->
    [one] { $name }, poklad s { $value } maskou
   *[other] { $name }, poklad s { $value } maskami
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
act-enter-worker = Nasadit účastníka
act-enter-leader = Nasadit vedoucího
act-move-worker = Táhnout účastníkem
act-move-leader = Táhnout vedoucím
act-uncover = Odkrýt patro
act-recover = Vykopat poklad
act-camp = Postavit tábor
act-guard = Postavit hlídače …
act-guard-worker = Jako hlídač zůstane účastník
act-guard-leader = Jako hlídač zůstane vedoucí
act-exchange = Vyměnit poklady …
guard-sure = Postavit sem hlídače natrvalo? Všechny tvé ostatní figurky na tomto poli opustí hru.
exchange-give = Dáváš
exchange-take = Bereš
choose-figure = Kým táhneš?
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
worker = účastník expedice
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
auction = Dražba
auction-tiles = Kartičky tohoto kola
auction-bid-now = { $bid ->
    [0] zatím bez nabídky
    [one] nejvyšší nabídka: { $bid } bod
    [few] nejvyšší nabídka: { $bid } body
   *[other] nejvyšší nabídka: { $bid } bodů
  }
auction-still-in = ještě draží
auction-out = pasuje
auction-played = už má odehráno
bid = Nabídnout { $points }
pass = Pasovat
choose-tile = Vybrat { $name }
score-sum = { $who }: { $temples } za chrámy + { $treasures } za poklady = { $points }
bid-fewer = méně
bid-more = více
