# Was Befehle sagen.
drawn-to = Gezeichnet: { $file }
bad-line = Zeile { $line }: { $text }: { $why }
bad-place = Zeile { $line }: { $why }
reason-record-no-header = es fehlt eine Kopfzeile, die jede Aufzeichnung hat
reason-record-no-game = dieses Spiel gibt es nicht
reason-record-rules = nach diesen Regeln lässt sich nichts nachspielen
reason-record-seats = dieses Spiel ist nicht für so viele Personen
reason-record-option = eine Option ist „yes“ oder „no“
reason-record-not-over = nach der letzten Aktion ist das Spiel nicht aus
reason-record-result = die Aktionen enden mit anderen Punkten
reason-record-no-act = das ist keine Aktion dieses Spiels
reason-record-too-large = das ist größer als jede Aufzeichnung
reason-record-no-blank-line = zwischen Kopfzeilen und Aktionen muss eine Leerzeile stehen
reason-record-headers-first = eine Aufzeichnung beginnt mit Kopfzeilen
reason-record-header = eine Kopfzeile sieht so aus: [Key "value"]
reason-record-twice = diese Kopfzeile steht zweimal da
reason-record-many-headers = so viele Kopfzeilen hat keine Aufzeichnung
reason-record-long-line = so lang ist keine Zeile einer Aufzeichnung
reason-record-no-utf-8 = das ist kein Text in UTF-8
reason-record-no-text = das ist kein Text
reason-record-late-header = Kopfzeilen stehen über der Leerzeile, vor der ersten Aktion
reason-record-spaces = die Wörter einer Aktion trennt je ein Leerzeichen

# Die Befehlszeile: was nicht geht.
did-you-mean = Meintest du { $names }?
cli-no-command = einen Befehl „{ $command }“ gibt es nicht; „ceiba --help“ zählt sie auf.
cli-no-option = eine Option { $option } gibt es nicht.
cli-option-before = { $option } steht vor { $command }: { $example }
cli-needs-value = { $option } braucht einen Wert.
cli-missing = { $what } fehlt; mit --help steht da, was gebraucht wird.
cli-bad-value = { $kind ->
    [number] { $what } ist eine Zahl.
    [least] { $what } ist eine Zahl, mindestens { $least }.
    [range] { $what } ist eine Zahl von { $least } bis { $most }.
    [choice] { $what } ist { $why }.
   *[other] { $what } geht so nicht: { $why }.
  }
cli-two-answers = { $one } und { $other } sind zwei verschiedene Antworten; verlange eine davon.
cli-own-fault = ein Fehler von Ceiba selbst, bitte melde ihn ({ $error }; { $more } zeigt mehr).
cli-no-standard-input = es gibt keine Standardeingabe zu lesen.
cli-cannot-read = { $file } lässt sich nicht lesen: { $why }.
cli-cannot-write = { $file } lässt sich nicht schreiben: { $why }.
cli-errno-einval = so heißt keine Datei
cli-errno-enoent = Datei oder Verzeichnis nicht gefunden
cli-errno-eacces = Keine Berechtigung
cli-errno-eisdir = Ist ein Verzeichnis
cli-errno-enotdir = Ist kein Verzeichnis
cli-errno-enospc = Kein Platz mehr auf dem Datenträger
cli-errno-erofs = Das Dateisystem ist nur lesbar
cli-errno-eaddrinuse = Die Adresse wird schon benutzt
cli-no-game = ein Spiel „{ $game }“ gibt es nicht; es gibt { $games }.
cli-not-of-game = { $option } ist keine Option von { $game }.
cli-so-many-seats = { $game } ist für { $fewest } bis { $most } Personen, nicht für { $seats }.
cli-no-bot = { $game } hat keinen Bot „{ $bot }“; es gibt { $bots }.
cli-bots-for-seats = --bots nennt { $bots } Bots für { $seats } Plätze.
cli-from-says-game = --from sagt schon, welches Spiel es ist; lass das Spiel, seine Plätze und seine Optionen weg.
cli-no-such-seat = --seat ist 1 bis { $seats }, nicht { $seat }.
cli-so-few-lines = --at { $line }: Die Aufzeichnung hat nur { $lines } Zeilen.
cli-no-such-picture = „{ $file }“ ist kein Name für ein Bild: Er endet auf eines von { $kinds }.
cli-png-needs = PNG braucht { $package }: { $command }. SVG braucht nichts.
cli-server-needs = der Server braucht { $package }: { $command }.
cli-cannot-keep = in { $folder } lassen sich keine Tische aufbewahren: { $why }.
cli-cannot-listen = an { $host }, Port { $port }, lässt sich nicht lauschen: { $why }.
cli-no-setting = die Einstellung „{ $setting }“ in { $file } gibt es nicht; „ceiba serve --explain“ nennt alle.

# Die Befehlszeile: der Server und die Gegner.
cli-open-at = Ceiba ist offen unter     { $address }
cli-open-near = in deinem Netz unter      { $address }
cli-open-already = Ceiba ist schon offen, unter { $address }
cli-tables-are-kept = Die Tische werden in { $where } aufbewahrt. Strg-C hält den Server an.
cli-no-page = Dieses Ceiba wurde ohne die Seite zum Spielen gebaut: `make web` in seinem Quelltext baut sie. Bots können spielen.
cli-no-windows = der Server läuft nicht unter Windows: Starte ihn in WSL, dem Linux, das zu Windows gehört.
cli-brought-up-to-date = Diese Tische hat ein älteres Ceiba angelegt. Sie sind auf den neuesten Stand gebracht; in { $file } sind sie, wie sie waren.
cli-bot-fault = { $kind ->
    [late] { $bot } auf Platz { $seat } war zu langsam; an seiner Stelle wurde etwas Erlaubtes getan ({ $what }).
    [illegal] { $bot } auf Platz { $seat } wählte, was nicht erlaubt ist; an seiner Stelle wurde etwas Erlaubtes getan ({ $what }).
   *[other] { $bot } auf Platz { $seat } hat versagt; an seiner Stelle wurde etwas Erlaubtes getan ({ $what }).
  }
cli-opponents-at = Gegner bei { $game } ({ $name })
cli-opponent = Name
cli-how-it-plays = wie er spielt
cli-forms-of-bots = Mit eigener Zeit oder Zahl von Gedanken, als eigene Klasse oder als beliebiges Programm: { $forms }.
cli-level-plays = Eine Stufe: spielt wie { $bot }
cli-plays-random = Tut irgendetwas Erlaubtes, alles gleich oft: das Maß aller anderen
tikal-plays-greedy = Plant den ganzen Zug danach, was die Stellung dann wert ist, und denkt nicht weiter
tikal-plays-search = Vergleicht ganze Züge danach, was andere antworten können, mit einem an Partien geschulten Urteil
incan-gold-plays-one-step = Wägt ab, was die nächste Karte bringen und was sie kosten kann
incan-gold-plays-seven-cards = Geht nach sieben Karten
incan-gold-plays-seven-gems = Geht mit sieben Edelsteinen in der Hand
incan-gold-plays-solver = Geht nach seiner Aussicht auf den Sieg, im Gleichgewicht mit seinesgleichen
incan-gold-plays-two-hazards = Geht bei der zweiten Gefahr

# Was der Server sagt, wo keine Seite gebaut ist.
page-unbuilt = Die Tische sind offen. Die Seiten zum Spielen sind hier noch nicht gebaut: { $make } erledigt das. Bots finden die API beschrieben unter { $schema }.
cli-not-over = { $file }: Diese Partie ist nicht zu Ende, es gibt noch nichts zurückzublicken.
reason-record-luck-not-promised = dieses Geheimnis ist nicht das zugesicherte
reason-record-luck-not-dealt = das zugesicherte Glück teilt hier etwas anderes aus
