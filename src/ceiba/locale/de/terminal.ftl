# Das Spiel im Terminal. Was in Anführungszeichen steht, wird in jeder Sprache so getippt.
terminal-you = { $who } (du)
terminal-asks = { $who }, { $what }
terminal-your-turn = du bist am Zug
terminal-separator = { "; " }
terminal-part = { $name }: { $value }
terminal-over = Das Spiel ist aus: { $scores }.
terminal-left = Du hast den Tisch verlassen.
terminal-which-game = Welches Spiel? (Eingabetaste: { $game })
terminal-no-game = Ein Spiel „{ $game }“ gibt es nicht; tippe eine Nummer oder einen Namen aus der Liste.
terminal-recorded = Die Aufzeichnung ist in { $file }

# Befehle, wie sie getippt werden, und was ihnen folgt.
terminal-command-undo = zurück
terminal-command-why = warum
terminal-command-look = zeige
terminal-command-save = speichern
terminal-command-help = hilfe
terminal-command-quit = ende
terminal-act = AKTION
terminal-file = DATEI
terminal-cell = FELD
terminal-seat = PLATZ
terminal-help = Tippe die Nummer einer Aktion oder die Aktion selbst, so weit, bis sie eindeutig ist. Oder:
terminal-help-undo = die letzte Aktion zurücknehmen, solange nichts Neues zu sehen war
terminal-help-why = sagen, ob eine Aktion erlaubt ist, und wenn nicht, warum
terminal-help-look = Spielplan und Liste noch einmal zeigen
terminal-help-save = das bisherige Spiel als Aufzeichnung schreiben
terminal-help-help = all das sagen
terminal-help-quit = den Tisch verlassen

# Antworten.
terminal-not-listed = Die Nummer { $number } steht nicht in der Liste.
terminal-no-act = „{ $act }“ ist keine Aktion dieses Spiels. (Hilfe: { $help })
terminal-refused = { $act }: { $why } ({ $clause }).
terminal-unclear = „{ $act }“ kann heißen: { $acts }.
terminal-not-yours = „{ $act }“ ist nicht deine Sache.
terminal-which-act = Sag, welche Aktion, zum Beispiel: { $example }
terminal-allowed = „{ $act }“ ist erlaubt.
terminal-all-allowed = All das ist erlaubt: { $acts }.
terminal-undone = Zurückgenommen.
terminal-not-undone = Es gibt nichts zurückzunehmen: weder Glück noch was andere taten noch einen beendeten Zug.
terminal-save-game = Spiel speichern? Dateiname, oder Eingabetaste für nein:
terminal-save-where = Sag, wohin, zum Beispiel: { $example }
terminal-saved = Gespeichert: { $file }.
terminal-file-exists = { $file } gibt es schon; wähle einen anderen Namen.
terminal-not-written = { $file } lässt sich nicht schreiben: { $why }.
terminal-no-file-name = so heißt keine Datei

# Tikal: die Karte. Die Buchstaben der Farben sind verschieden; für das Basiscamp ist Platz für vier Buchstaben, für den Vulkan für sieben.
terminal-tikal-letter-leader = L
terminal-tikal-map-base = Camp
terminal-tikal-map-volcano = Vulkan
terminal-tikal-legend =
    ▲ Tempel, sein Wert, wer ihn wertet (†: durch Wächter)   ♣ Urwald
    ◆ Schatz, was davon übrig ist   ^{ $white } weißes Camp   { $white }3{ $leader } drei Teilnehmer und Leiter
    Eine Zahl auf einer Grenze ist ihr Preis in Aktionspunkten; keine, kein Weg.
terminal-tikal-side = { $side ->
    [n] N
    [ne] NO
    [se] SO
    [s] S
    [sw] SW
   *[nw] NW
  }

# Tikal: die Tabelle neben der Karte.
terminal-tikal-score = Punkte
terminal-tikal-now = + jetzt
terminal-tikal-workers = Leute
terminal-tikal-leader = Leiter
terminal-tikal-camps = Camps
terminal-tikal-guards = Wächter
terminal-tikal-treasures = Schätze
terminal-tikal-supply = Vorrat
terminal-tikal-gone = fort
terminal-tikal-guarding = Wächter
terminal-tikal-none = keine
terminal-tikal-levels = Übrige Ebenen nach Wert: { $levels }.
terminal-tikal-tiles = Noch kommende Tafeln nach Buchstabe: { $tiles }.
terminal-tikal-volcano-round = Wertungsrunde: Am Ende dieses Zuges wertest du.
terminal-tikal-final-round = Schlusswertung: Am Ende dieses Zuges wertest du.
terminal-tikal-shown = Tafeln im Angebot: { $tiles }.
terminal-tikal-bid-now = { $others ->
    [0] Das Gebot steht bei { $bid }.
   *[other] Das Gebot steht bei { $bid }; es bieten noch: { $who }.
  }
terminal-tikal-hand = In der Hand: { $tile }.
terminal-tikal-turned = Drehung { $turn }: Steinplatten { $stones }

# Tikal: was zu tun ist, nach Gruppen.
terminal-tikal-lay = anlegen auf { $cell }
terminal-tikal-enter = einsetzen
terminal-tikal-path = Geheimpfad von { $cell }
terminal-tikal-move = bewegen von { $cell }
terminal-tikal-uncover = freilegen
terminal-tikal-recover = heben
terminal-tikal-exchange = tauschen mit { $whom }
terminal-tikal-camp = Camp errichten
terminal-tikal-guard = Wächter aufstellen
terminal-tikal-choose = wählen
terminal-tikal-bid = bieten
terminal-tikal-amounts = eine Zahl von { $least } bis { $most }
terminal-tikal-turn = Drehung { $turn }
terminal-tikal-figure = { $figure ->
    [leader] { $cell } Leiter
   *[worker] { $cell } Teilnehmer
  }
terminal-tikal-swap = { $given } gegen { $taken }
terminal-tikal-ask-lay = lege { $tile } an
terminal-tikal-ask-bid = dein Gebot
terminal-tikal-ask-tile = wähle eine Tafel

# Tikal: Hilfe.
terminal-tikal-help-turn = In jedem Zug wird eine Tafel gezogen und angelegt: „lay FELD DREHUNG“ dreht sie um so viele Sechstel im Uhrzeigersinn. Dann kommen zehn Aktionspunkte zu diesen Preisen und „done“:
terminal-tikal-help-enter = aus dem Vorrat ins Basiscamp oder in ein eigenes Camp
terminal-tikal-help-path = zwischen Basiscamp und eigenen Camps
terminal-tikal-help-move = zur nächsten Tafel; 1 je Steinplatte an der Grenze
terminal-tikal-help-uncover = eine Ebene eines Tempels, wo du eine Figur hast
terminal-tikal-help-recover = ein Schatz, wo du eine Figur hast
terminal-tikal-help-exchange = ein einzelner Schatz gegen einen einzelnen dieses Platzes
terminal-tikal-help-camp = im Urwald oder auf einer leeren Schatztafel
terminal-tikal-help-guard = auf einem Tempel, wo niemand sonst so stark ist
terminal-tikal-help-leader = Statt „worker“ sagst du „leader“ für den Leiter, der so stark ist wie drei.
terminal-tikal-help-auction = In der Versteigerung ist eine Zahl allein ein Gebot, und mit 0 steigst du aus.

# Incan Gold.
terminal-incan-gold-round = Runde { $round } von { $rounds }, es führt an: { $who }
terminal-incan-gold-open = Die Zelte werden geöffnet.
terminal-incan-gold-path = Auf dem Weg: { $gems ->
    [one] { $gems } Edelstein
   *[other] { $gems } Edelsteine
  }{ $artifacts ->
    [0] { "" }
    [one] , { $artifacts } Artefakt
   *[other] , { $artifacts } Artefakte
  }.
terminal-incan-gold-deck = Karten im Stapel: { $cards }, davon würden { $deadly } die Runde beenden.
terminal-incan-gold-hand = in der Hand
terminal-incan-gold-tent = im Zelt
terminal-incan-gold-artifacts = Artefakte
terminal-incan-gold-inside = im Tempel
terminal-incan-gold-worth = { $count }, wert { $points }
terminal-incan-gold-ask = { $gems ->
    [0] Fackel oder Lager, mit leeren Händen
    [one] Fackel oder Lager, mit 1 Edelstein in der Hand
   *[other] Fackel oder Lager, mit { $gems } Edelsteinen in der Hand
  }
terminal-incan-gold-help = In jeder von fünf Runden wird Karte um Karte aufgedeckt. Schätze teilen sich alle im Tempel; die zweite Gefahr einer Art nimmt ihnen, was sie in der Hand haben, und beendet die Runde. Nach jeder Karte wählen alle im Tempel zugleich und geheim:
terminal-incan-gold-help-stay = Fackel: weiter mit denen, die bleiben
terminal-incan-gold-help-leave = Lager: Die Edelsteine in der Hand und ein Anteil an denen auf dem Weg kommen ins Zelt, sicher bis zum Ende; wer allein geht, nimmt die Artefakte mit
