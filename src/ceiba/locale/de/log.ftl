# Was geschieht, als Satz in der Gegenwart; $who ist ein Name.
log-tile = Aufgedeckt: { $tile }.
log-lay = { $who } legt die Tafel auf { $cell } an.
log-enter-worker = { $who } setzt auf { $cell } einen Teilnehmer ein.
log-enter-leader = { $who } setzt auf { $cell } den Leiter ein.
log-path-worker = { $who } bringt einen Teilnehmer auf dem Geheimpfad von { $from } nach { $cell }.
log-path-leader = { $who } bringt den Leiter auf dem Geheimpfad von { $from } nach { $cell }.
log-move-worker = { $who } bewegt einen Teilnehmer von { $from } nach { $cell }.
log-move-leader = { $who } bewegt den Leiter von { $from } nach { $cell }.
log-uncover = { $who } legt auf { $cell } eine Ebene frei.
log-recover = { $who } hebt auf { $cell } einen Schatz.
log-wafer = Gefunden: { $motif }.
log-exchange = { $who } tauscht mit { $other }: gibt { $given }, nimmt { $taken }.
log-camp = { $who } errichtet auf { $cell } ein Camp.
log-guard-worker = { $who } stellt auf { $cell } einen Teilnehmer als Wächter auf.
log-guard-leader = { $who } stellt auf { $cell } den Leiter als Wächter auf.
log-done = { $who } beendet den Zug.
log-scored = { $points ->
    [one] { $who } erhält 1 Punkt.
   *[other] { $who } erhält { $points } Punkte.
  }
log-bid = { $who } bietet { $points }.
log-pass = { $who } passt.
log-choose = { $who } wählt { $tile }.
log-card-treasure = Ein Schatz von { $value } wird gefunden.
log-card-artifact = Ein Artefakt wird gefunden.
log-card-hazard = Gefahr: { $name }.
log-stay = { $who } geht mit der Fackel weiter.
log-leave = { $who } geht ins Lager zurück.
