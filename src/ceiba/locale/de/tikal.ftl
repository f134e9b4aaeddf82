# Der Tisch von Tikal. Begriffe wie in der Spielregel.
board = Karte von Tikal
board-keys = Pfeiltasten gehen von Feld zu Feld, die Eingabetaste wählt, Esc hebt die Auswahl auf.
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
hex-can-lay = hier lässt sich die Tafel anlegen
hex-reach = erreichbar für { $points ->
    [one] 1 Aktionspunkt
   *[other] { $points } Aktionspunkte
  }
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
now-lay = Lege die Tafel an: Wähle ein leuchtendes Feld.
now-turn = Drehe die Tafel, wie du magst, dann lege sie an.
now-explore = { $points ->
    [0] Alle Aktionspunkte sind ausgegeben: Beende deinen Zug.
    [one] Erforsche Tikal: noch 1 Aktionspunkt.
   *[other] Erforsche Tikal: noch { $points } Aktionspunkte.
  }
now-chosen = Wähle, wohin es geht oder was dort zu tun ist.
now-bid = Biete auf den Zug oder passe.
now-choose = Wähle eine Tafel.
now-over = Das Spiel ist aus.
waits-lay = { $who } legt eine Tafel an.
waits-explore = { $who } erforscht Tikal.
waits-bid = { $who } bietet oder passt.
waits-choose = { $who } wählt eine Tafel.
stage-volcano = Wertungsrunde: Alle erforschen Tikal und werten sofort; { $who } hat den Vulkan gezogen und legt ihn zuletzt an.
stage-final = Schlusswertung: Alle Tafeln liegen. Alle erforschen Tikal noch einmal und werten.
then-score = Wenn du diesen Zug beendest, wertest du.
action-points-left = { $points ->
    [one] noch 1 Aktionspunkt
   *[other] noch { $points } Aktionspunkte
  }
costs = { $points ->
    [one] 1 AP
   *[other] { $points } AP
  }
act-move-worker = Teilnehmer bewegen
act-move-leader = Leiter bewegen
act-uncover = Ebene freilegen
act-recover = Schatz heben
act-camp = Camp errichten
act-guard = Wächter aufstellen
act-guard-worker = Teilnehmer als Wächter
act-guard-leader = Leiter als Wächter
act-exchange = Schätze tauschen
if-scored-now = bei sofortiger Wertung
temples-now = Tempel: { $points }
treasures-now = Schätze: { $points }
temples = Tempel
supplies = Vorrat
leader = Expeditionsleiter
workers = Teilnehmer
camps = Camps
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
motif-vase = Vase
motif-held = { $motif }: { $count }
levels-left = Übrige Tempelebenen
tiles-left = Tafeln, die noch kommen
bid = { $points } bieten
score-sum = { $who }: { $temples } für Tempel + { $treasures } für Schätze = { $points }
# -- die Reihe der Aktionen, und was im Zug gefragt und gesagt wird
acts = Was möglich ist
row-enter = Einsetzen
row-path = Pfad
row-uncover = Freilegen
row-recover = Heben
row-camp = Camp
row-guard = Wächter
row-exchange = Tauschen
act-enter-worker = Teilnehmer einsetzen
act-enter-leader = Leiter einsetzen
act-path = Geheimer Pfad zwischen Camps
act-at = { $what }: { $price }, auf { $cell }
act-for = { $what } für { $price }
act-not = { $what } – { $why }
how-many = Wie viele gehen
take-fewer = einer weniger
take-more = einer mehr
take-of = { $many } von { $count }
now-where = Wähle, wo: Die Orte leuchten.
now-scoring = Wertung: Tempel für Tempel, dann die Schätze.
now-ending = Dein Zug endet.
route = { $points ->
    [one] Nach { $cell } für 1 Aktionspunkt.
   *[other] Nach { $cell } für { $points } Aktionspunkte.
  }
too-far = { $points ->
    [one] Nicht möglich: { $cell } kostet 1 Aktionspunkt, übrig sind { $left }.
   *[other] Nicht möglich: { $cell } kostet { $points } Aktionspunkte, übrig sind { $left }.
  }
no-way = Nicht möglich: Von hier führt kein Weg nach { $cell }.
take-back = Zugende zurücknehmen
undo-found = Ein Schatz wurde aufgedeckt: Was dahin führte, lässt sich nicht zurücknehmen.
undo-nothing = Es gibt noch nichts zurückzunehmen.
tile-lies = Auf { $cell }, um { $degrees }° gedreht; { $passages }.
passages = Wege: { $open }
passages-none = ohne Wege
passage = { $side } { $points }
side-n = Norden
side-ne = Nordosten
side-se = Südosten
side-s = Süden
side-sw = Südwesten
side-nw = Nordwesten
hint-scored = Bei einer Wertung gleich danach bekämst du { $points } statt { $now }; der stärkste Gegner { $rival }.
auction-leads = { $bid ->
    [one] { $who } führt mit 1 Punkt.
   *[other] { $who } führt mit { $bid } Punkten.
  }
auction-no-bid = Noch hat niemand geboten.
auction-all-pass = Passen alle, spielt, wer zuerst gepasst hat, ohne zu bezahlen.
auction-all-pass-so = Passen auch die anderen, spielt { $who }, ohne zu bezahlen.

# -- der Buchstabe einer Farbe auf ihren Figuren
letter-white = W
letter-black = S
letter-orange = O
letter-red = R
