# Der Tisch von Tikal. Begriffe wie in der Spielregel.
board = Karte von Tikal
board-keys = Pfeiltasten gehen von Tafel zu Tafel, die Eingabetaste wählt, Escape lässt los.
hex = { $cell }: { $what }
hex-base = Basiscamp
hex-jungle = Urwald
hex-temple = Tempel { $value }
hex-treasure = { $left ->
    [0] Schatz, leer
    [one] Schatz, noch 1 Plättchen
   *[other] Schatz, noch { $left } Plättchen
  }
hex-volcano = Vulkan
hex-closed = unerforscht
hex-held = Mehrheit: { $who }
hex-guarded = Wächter: { $who }
hex-contested = umkämpft
hex-camp = Camp: { $who }
hex-figures = { $who }: { $figures }
figures = { $leader ->
    [0] { $workers ->
        [one] 1 Teilnehmer
       *[other] { $workers } Teilnehmer
      }
   *[other] { $workers ->
        [0] Leiter
        [one] Leiter und 1 Teilnehmer
       *[other] Leiter und { $workers } Teilnehmer
      }
  }
hex-can-lay = hier kann die Tafel liegen
hex-reach = erreichbar für { $points ->
    [one] 1 Aktionspunkt
   *[other] { $points } Aktionspunkte
  }
tile = Tafel { $name }
tile-jungle = { $name }, Urwald
tile-temple = { $name }, Tempel { $value }
tile-treasure = { $value ->
    [one] { $name }, Schatz mit 1 Maske
   *[other] { $name }, Schatz mit { $value } Masken
  }
tile-volcano = { $name }, Vulkan
tile-in-hand = Tafel in der Hand
turn-tile = Tafel drehen
turn-tile-back = Tafel zurückdrehen
lay-here = Tafel hier anlegen
now-draw = Eine Geländetafel wird gezogen.
now-find = Ein Schatz wird aufgedeckt.
now-lay = Lege die Tafel an: wähle ein leuchtendes Feld.
now-turn = Drehe die Tafel, wie du magst, dann lege sie an.
now-explore = { $points ->
    [0] Alle Aktionspunkte sind ausgegeben: beende deinen Zug.
    [one] Erforsche: noch 1 Aktionspunkt.
   *[other] Erforsche: noch { $points } Aktionspunkte.
  }
now-chosen = Wähle, wohin es geht oder was dort zu tun ist.
now-bid = Biete auf den Zug oder passe.
now-choose = Wähle eine Tafel.
now-over = Das Spiel ist aus.
waits-lay = { $who } legt eine Tafel an.
waits-explore = { $who } erforscht.
waits-bid = { $who } bietet oder passt.
waits-choose = { $who } wählt eine Tafel.
stage-volcano = Wertungsrunde: alle erforschen und werten sofort; { $who } hat den Vulkan gezogen und legt ihn zuletzt an.
stage-final = Schlusswertung: alle Tafeln liegen. Alle erforschen noch einmal und werten.
then-score = Wenn du diesen Zug beendest, wertest du.
action-points-left = { $points ->
    [one] noch 1 Aktionspunkt
   *[other] noch { $points } Aktionspunkte
  }
costs = { $points ->
    [one] 1 AP
   *[other] { $points } AP
  }
act-enter-worker = Teilnehmer einsetzen
act-enter-leader = Leiter einsetzen
act-move-worker = Teilnehmer bewegen
act-move-leader = Leiter bewegen
act-uncover = Ebene freilegen
act-recover = Schatz heben
act-camp = Camp errichten
act-guard = Wächter aufstellen …
act-guard-worker = Ein Teilnehmer bleibt als Wächter
act-guard-leader = Der Leiter bleibt als Wächter
act-exchange = Schätze tauschen …
guard-sure = Hier endgültig einen Wächter aufstellen? Alle deine anderen Figuren auf dieser Tafel scheiden aus.
exchange-give = Du gibst
exchange-take = Du nimmst
choose-figure = Wen bewegst du?
if-scored-now = bei Wertung jetzt
temples-now = Tempel: { $points }
treasures-now = Schätze: { $points }
temples = Tempelanlagen
temple-lead = { $lead ->
    [one] 1 voraus
   *[other] { $lead } voraus
  }
supplies = Vorrat
leader = Expeditionsleiter
worker = Expeditionsteilnehmer
workers = Teilnehmer
camps = Lager
guards = Wächter
treasures = Schätze
pair = Paar
triplet = Drilling
motif-bowl = Schale
motif-mask = Maske
motif-jaguar = Jaguarkopf
motif-serpent = Schlange
motif-necklace = Halskette
motif-figurine = Statuette
motif-knife = Messer
motif-vase = Krug
motif-held = { $motif }: { $count }
levels-left = Übrige Tempelebenen
tiles-left = Tafeln, die noch kommen
auction = Versteigerung
auction-tiles = Tafeln dieser Runde
auction-bid-now = { $bid ->
    [0] noch kein Gebot
    [one] höchstes Gebot: 1 Punkt
   *[other] höchstes Gebot: { $bid } Punkte
  }
auction-still-in = bietet noch
auction-out = hat gepasst
auction-played = hat gespielt
bid = { $points } bieten
pass = Passen
choose-tile = { $name } wählen
score-sum = { $who }: { $temples } für Tempel + { $treasures } für Schätze = { $points }
bid-fewer = weniger
bid-more = mehr
