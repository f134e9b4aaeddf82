# Hra v terminálu. Co je v uvozovkách, píše se tak ve všech jazycích.
terminal-you = { $who } (ty)
terminal-asks = { $who }, { $what }
terminal-your-turn = jsi na tahu
terminal-separator = { "; " }
terminal-part = { $name }: { $value }
terminal-over = Hra skončila: { $scores }.
terminal-left = Opouštíš stůl.
terminal-which-game = Která hra? (Enter: { $game })
terminal-no-game = Hra „{ $game }“ není; napiš číslo nebo jméno ze seznamu.
terminal-recorded = Záznam je v souboru { $file }

# Příkazy, jak se píšou, a co za nimi stojí.
terminal-command-undo = zpět
terminal-command-why = proč
terminal-command-look = ukaž
terminal-command-save = ulož
terminal-command-help = nápověda
terminal-command-quit = konec
terminal-act = AKCE
terminal-file = SOUBOR
terminal-cell = POLE
terminal-seat = MÍSTO
terminal-help = Napiš číslo akce, nebo akci samu, dokud není jednoznačná. Nebo:
terminal-help-undo = vzít zpět poslední akci, dokud se neukázalo nic nového
terminal-help-why = říct, zda je akce dovolena, a když ne, proč
terminal-help-look = znovu ukázat plán a seznam
terminal-help-save = zapsat dosavadní hru jako záznam
terminal-help-help = říct toto všechno
terminal-help-quit = opustit stůl

# Odpovědi.
terminal-not-listed = Číslo { $number } v seznamu není.
terminal-no-act = „{ $act }“ není akce této hry. (Nápověda: { $help })
terminal-refused = { $act }: { $why } ({ $clause }).
terminal-unclear = „{ $act }“ může znamenat: { $acts }.
terminal-not-yours = „{ $act }“ není tvoje věc.
terminal-which-act = Řekni, kterou akci, například: { $example }
terminal-allowed = „{ $act }“ je dovoleno.
terminal-all-allowed = Toto všechno je dovoleno: { $acts }.
terminal-undone = Vzato zpět.
terminal-not-undone = Není co vzít zpět: ani náhodu, ani činy druhých, ani ukončený tah.
terminal-save-game = Uložit hru? Jméno souboru, nebo Enter pro ne:
terminal-save-where = Řekni kam, například: { $example }
terminal-saved = Uloženo: { $file }.
terminal-file-exists = { $file } už existuje; zvol jiné jméno.
terminal-not-written = { $file } nelze zapsat: { $why }.
terminal-no-file-name = tak se žádný soubor nejmenuje

# Tikal: mapa. Písmena barev se liší; pro základní tábor je místo na čtyři písmena, pro sopku na sedm.
terminal-tikal-letter-leader = V
terminal-tikal-map-base = báze
terminal-tikal-map-volcano = sopka
terminal-tikal-legend =
    ▲ chrám, jeho hodnota, komu se počítá (†: hlídá ho hlídač)   ♣ prales
    ◆ poklad, co z něj zbývá   ^{ $white } bílý tábor   { $white }3{ $leader } tři účastníci a vedoucí
    Číslo na hranici je její cena v akčních bodech; bez čísla tudy cesta nevede.
terminal-tikal-side = { $side ->
    [n] S
    [ne] SV
    [se] JV
    [s] J
    [sw] JZ
   *[nw] SZ
  }

# Tikal: tabulka vedle mapy.
terminal-tikal-score = body
terminal-tikal-now = + teď
terminal-tikal-workers = lidé
terminal-tikal-leader = vedoucí
terminal-tikal-camps = tábory
terminal-tikal-guards = hlídači
terminal-tikal-treasures = poklady
terminal-tikal-supply = zásoba
terminal-tikal-gone = mimo hru
terminal-tikal-guarding = hlídač
terminal-tikal-none = žádné
terminal-tikal-levels = Zbývající patra podle hodnoty: { $levels }.
terminal-tikal-tiles = Kartičky, které přijdou, podle písmena: { $tiles }.
terminal-tikal-volcano-round = Vyhodnocovací kolo: na konci tohoto tahu se ti započítají body.
terminal-tikal-final-round = Závěrečné vyhodnocení: na konci tohoto tahu se ti započítají body.
terminal-tikal-shown = Kartičky v nabídce: { $tiles }.
terminal-tikal-bid-now = { $others ->
    [0] Nabídka je { $bid }.
   *[other] Nabídka je { $bid }; ještě draží: { $who }.
  }
terminal-tikal-hand = V ruce: { $tile }.
terminal-tikal-turned = otočení { $turn }: destičky { $stones }

# Tikal: co lze udělat, po skupinách.
terminal-tikal-lay = položit na { $cell }
terminal-tikal-enter = nasadit
terminal-tikal-path = tajnou stezkou z { $cell }
terminal-tikal-move = táhnout z { $cell }
terminal-tikal-uncover = odkrýt
terminal-tikal-recover = vykopat
terminal-tikal-exchange = vyměnit: { $whom }
terminal-tikal-camp = postavit tábor
terminal-tikal-guard = postavit hlídače
terminal-tikal-choose = vybrat
terminal-tikal-bid = nabídnout
terminal-tikal-amounts = číslo od { $least } do { $most }
terminal-tikal-turn = otočení { $turn }
terminal-tikal-figure = { $figure ->
    [leader] { $cell } vedoucí
   *[worker] { $cell } účastník
  }
terminal-tikal-swap = { $given } → { $taken }
terminal-tikal-ask-lay = polož { $tile }
terminal-tikal-ask-bid = tvá nabídka
terminal-tikal-ask-tile = vyber kartičku

# Tikal: nápověda.
terminal-tikal-help-turn = V každém tahu se odkryje a položí kartička: „lay POLE OTOČENÍ“ ji otočí o tolik šestin po směru hodin. Pak přijde deset akčních bodů za tyto ceny a „done“:
terminal-tikal-help-enter = ze zásoby do základního nebo vlastního tábora
terminal-tikal-help-path = mezi základním táborem a vlastními tábory
terminal-tikal-help-move = na sousední pole; 1 za každou destičku na hranici
terminal-tikal-help-uncover = další patro chrámu, kde máš figurku
terminal-tikal-help-recover = poklad tam, kde máš figurku
terminal-tikal-help-exchange = samostatný poklad za samostatný poklad z toho místa
terminal-tikal-help-camp = v pralese nebo na prázdném poli s pokladem
terminal-tikal-help-guard = na chrámu, kde nikdo jiný není tak silný
terminal-tikal-help-leader = Místo „worker“ napiš „leader“ pro vedoucího, který je silný jako tři.
terminal-tikal-help-auction = V dražbě je samotné číslo nabídka a 0 znamená pas.

# Incan Gold.
terminal-incan-gold-round = Kolo { $round } z { $rounds }, výpravu vede { $who }
terminal-incan-gold-open = Stany se otevírají.
terminal-incan-gold-path = Na cestě: { $gems ->
    [one] { $gems } drahokam
    [few] { $gems } drahokamy
   *[other] { $gems } drahokamů
  }{ $artifacts ->
    [0] { "" }
    [one] , { $artifacts } artefakt
    [few] , { $artifacts } artefakty
   *[other] , { $artifacts } artefaktů
  }.
terminal-incan-gold-deck = Karet v balíčku: { $cards }, z toho by kolo ukončilo: { $deadly }.
terminal-incan-gold-hand = v ruce
terminal-incan-gold-tent = ve stanu
terminal-incan-gold-artifacts = artefakty
terminal-incan-gold-inside = v chrámu
terminal-incan-gold-worth = { $count }, hodnota { $points }
terminal-incan-gold-ask = { $gems ->
    [0] pochodeň, nebo tábor, s prázdnou
    [one] pochodeň, nebo tábor, s { $gems } drahokamem v ruce
    [few] pochodeň, nebo tábor, s { $gems } drahokamy v ruce
   *[other] pochodeň, nebo tábor, s { $gems } drahokamy v ruce
  }
terminal-incan-gold-help = V každém z pěti kol se otáčí karta po kartě. O poklady se dělí všichni v chrámu; druhé nebezpečí téhož druhu jim vezme, co mají v ruce, a kolo ukončí. Po každé kartě všichni v chrámu najednou a tajně volí:
terminal-incan-gold-help-stay = pochodeň: jít dál s těmi, kdo zůstávají
terminal-incan-gold-help-leave = tábor: drahokamy v ruce a podíl z těch na cestě jdou do stanu, natrvalo v bezpečí; kdo odejde sám, odnese artefakty
