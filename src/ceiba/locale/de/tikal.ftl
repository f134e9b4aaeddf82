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
guard-sure = Hier endgültig einen Wächter aufstellen? Alle deine anderen Figuren auf dieser Tafel scheiden aus.
exchange-give = Du gibst
exchange-take = Du nimmst
if-scored-now = bei sofortiger Wertung
temples-now = Tempel: { $points }
treasures-now = Schätze: { $points }
temples = Tempel
temple-lead = { $lead ->
    [one] Vorsprung 1
   *[other] Vorsprung { $lead }
  }
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
end-sure = { $points ->
    [one] 1 Aktionspunkt ist übrig und verfiele. Zug beenden?
   *[other] { $points } Aktionspunkte sind übrig und verfielen. Zug beenden?
  }
lay-sure = Die Tafel ist noch nicht angelegt, du siehst nur, wie sie läge. Hier anlegen?
go-on = Weiterspielen
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
# -- was geschieht, je Ereignis ein Satz; $who und $whom sind Namen
tikal-tile-face = { $terrain ->
    [temple] { $tile } (Tempel { $value })
    [treasure] { $tile } (Schatz, { $value } Masken)
    [volcano] { $tile } (Vulkan)
   *[jungle] { $tile } (Urwald)
  }
tikal-a-motif = { $motif ->
    [bowl] eine Schale
    [mask] eine Maske
    [jaguar] einen Jaguarkopf
    [serpent] eine Schlange
    [necklace] eine Halskette
    [figurine] eine Statuette
    [knife] ein Messer
   *[vase] eine Vase
  }
tikal-a-given = { $given ->
    [bowl] eine Schale
    [mask] eine Maske
    [jaguar] einen Jaguarkopf
    [serpent] eine Schlange
    [necklace] eine Halskette
    [figurine] eine Statuette
    [knife] ein Messer
   *[vase] eine Vase
  }
tikal-a-taken = { $taken ->
    [bowl] eine Schale
    [mask] eine Maske
    [jaguar] einen Jaguarkopf
    [serpent] eine Schlange
    [necklace] eine Halskette
    [figurine] eine Statuette
    [knife] ein Messer
   *[vase] eine Vase
  }
tikal-drawn = { $who } zieht { tikal-tile-face }.
tikal-shown = Aufgedeckt: { tikal-tile-face }.
tikal-chosen = { $who } wählt { tikal-tile-face }.
tikal-last-tile-taken = { $who } nimmt die letzte Tafel der Runde, ohne zu bezahlen: { tikal-tile-face }.
tikal-laid = { $who } legt { $tile } auf { $cell } an.
tikal-entered = { $figure ->
    [leader] { $who } setzt auf { $cell } den Leiter ein.
   *[worker] { $who } setzt auf { $cell } einen Teilnehmer ein.
  }
tikal-walked = { $figure ->
    [leader] { $who } bewegt den Leiter von { $start } nach { $cell } ({ $cost } AP).
   *[worker] { $who } bewegt einen Teilnehmer von { $start } nach { $cell } ({ $cost } AP).
  }
tikal-path-taken = { $figure ->
    [leader] { $who } bringt den Leiter auf dem Geheimpfad von { $start } nach { $cell }.
   *[worker] { $who } bringt einen Teilnehmer auf dem Geheimpfad von { $start } nach { $cell }.
  }
tikal-uncovered = { $who } legt auf { $cell } die Ebene { $value } frei.
tikal-recovered = { $left ->
    [0] { $who } hebt auf { $cell } den letzten Schatz.
   *[other] { $who } hebt auf { $cell } einen Schatz.
  }
tikal-found = { $count ->
    [1] { $who } findet { tikal-a-motif }.
    [2] { $who } findet { tikal-a-motif }: jetzt ein Paar, { $points } Punkte wert.
   *[3] { $who } findet { tikal-a-motif }: jetzt ein Drilling, { $points } Punkte wert.
  }
tikal-exchanged = { $who } tauscht mit { $whom }: gibt { tikal-a-given }, nimmt { tikal-a-taken }.
tikal-camp-pitched = { $who } errichtet auf { $cell } ein Camp.
tikal-guard-posted = { $figure ->
    [leader] { $who } stellt auf { $cell } den Leiter als Wächter auf.
   *[worker] { $who } stellt auf { $cell } einen Teilnehmer als Wächter auf.
  }{ $leaders ->
    [0] { $workers ->
        [0] { "" }
        [one] { " " }1 Teilnehmer scheidet aus dem Spiel aus.
       *[other] { " " }{ $workers } Teilnehmer scheiden aus dem Spiel aus.
      }
   *[1] { $workers ->
        [0] { " " }Der Leiter scheidet aus dem Spiel aus.
        [one] { " " }Der Leiter und 1 Teilnehmer scheiden aus dem Spiel aus.
       *[other] { " " }Der Leiter und { $workers } Teilnehmer scheiden aus dem Spiel aus.
      }
  }
tikal-turn-ended = { $unspent ->
    [0] { $who } beendet den Zug.
    [one] { $who } beendet den Zug; 1 Aktionspunkt verfällt.
   *[other] { $who } beendet den Zug; { $unspent } Aktionspunkte verfallen.
  }
tikal-bid = { $who } bietet { $points }.
tikal-passed = { $who } passt.
tikal-auction-won = { $price ->
    [0] { $who } erhält den nächsten Zug, ohne zu bezahlen.
    [one] { $who } bezahlt 1 Punkt und erhält den nächsten Zug.
   *[other] { $who } bezahlt { $price } Punkte und erhält den nächsten Zug.
  }
tikal-control-won = { $who } gewinnt die Mehrheit beim Tempel { $value } auf { $cell }.
tikal-control-lost = { $who } verliert die Mehrheit beim Tempel { $value } auf { $cell }.
tikal-scored = { $who } wertet { $points }: { $temple_points } für Tempel, { $wafer_points } für Schätze. Insgesamt: { $total }.
tikal-volcano-round-begun = Der Vulkan erwacht. Wertungsrunde: Alle erforschen Tikal und werten sofort; { $who } beginnt.
tikal-volcano-round-over = Die Wertungsrunde ist vorbei: { $who } legt den Vulkan an und macht einen normalen Zug.
tikal-final-round-begun = Alle Tafeln liegen. Schlusswertung: Alle erforschen Tikal noch einmal und werten; { $who } beginnt.
tikal-game-ended = { $count ->
    [1] { $points ->
        [one] { $who } gewinnt mit 1 Punkt.
       *[other] { $who } gewinnt mit { $points } Punkten.
      }
   *[other] { $points ->
        [one] { $who } teilen sich den Sieg mit 1 Punkt.
       *[other] { $who } teilen sich den Sieg mit { $points } Punkten.
      }
  }

# -- ein Zug in wenigen Worten, Gleiches zusammengezählt: $times
tikal-brief-laid = { $tile } auf { $cell }
tikal-brief-entered = { $times ->
    [one] 1 Figur auf { $cell } eingesetzt
   *[other] { $times } Figuren auf { $cell } eingesetzt
  }
tikal-brief-walked = { $times ->
    [one] 1 Schritt
   *[other] { $times } Schritte
  }
tikal-brief-path-taken = { $times ->
    [one] 1 Geheimpfad
   *[other] { $times } Geheimpfade
  }
tikal-brief-uncovered = Ebene { $value } auf { $cell }
tikal-brief-found = { tikal-a-motif }
tikal-brief-exchanged = Tausch mit { $whom }
tikal-brief-camp-pitched = Camp auf { $cell }
tikal-brief-guard-posted = Wächter auf { $cell }
tikal-brief-scored = +{ $points } Punkte
tikal-brief-bid = bietet { $points }
tikal-brief-passed = passt
tikal-brief-auction-won = zahlt { $price }
tikal-brief-chosen = wählt { $tile }
tikal-brief-last-tile-taken = { $tile } kostenlos
scored-temples = Tempel: { $temples }.
scored-treasures = Schätze: { $treasures }.

# -- was sich tun lässt, auf Knöpfen und in Menüs
tikal-do-tile = Aufdecken: { tikal-tile-face }
tikal-do-wafer = Aufdecken: { tikal-a-motif }
tikal-do-lay = { $degrees ->
    [0] { $tile } auf { $cell } anlegen
   *[other] { $tile } auf { $cell } anlegen, um { $degrees }° gedreht
  }
tikal-do-enter = { $figure ->
    [leader] Leiter auf { $cell } einsetzen
   *[worker] Teilnehmer auf { $cell } einsetzen
  }
tikal-do-path = { $figure ->
    [leader] Leiter auf dem Geheimpfad von { $start } nach { $cell } bringen
   *[worker] Teilnehmer auf dem Geheimpfad von { $start } nach { $cell } bringen
  }
tikal-do-move = { $figure ->
    [leader] Leiter von { $start } nach { $cell } bewegen
   *[worker] Teilnehmer von { $start } nach { $cell } bewegen
  }
tikal-do-uncover = Ebene { $value } auf { $cell } freilegen
tikal-do-recover = Schatz auf { $cell } heben
tikal-do-exchange = Mit { $whom } tauschen: { tikal-a-given } geben, { tikal-a-taken } nehmen
tikal-do-camp = Camp auf { $cell } errichten
tikal-do-guard = { $figure ->
    [leader] Leiter auf { $cell } als Wächter aufstellen
   *[worker] Teilnehmer auf { $cell } als Wächter aufstellen
  }
tikal-do-done = Zug beenden
tikal-do-bid = { $points } bieten
tikal-do-pass = Passen
tikal-do-choose = { tikal-tile-face } wählen

# -- der Buchstabe einer Farbe auf ihren Figuren
letter-white = W
letter-black = S
letter-orange = O
letter-red = R
