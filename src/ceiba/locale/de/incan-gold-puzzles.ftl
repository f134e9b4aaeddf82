# Die Rätsel zu Incan Gold: die Frage, Tipps und warum es so ist.
incan-gold-puzzle-round = { $where ->
    [alone] Außer dir ist niemand mehr im Tempel. Was bringt dir im Schnitt mehr Punkte aus diesem Tempel: gleich das Lager oder noch eine Karte mit der Fackel?
    [stay] Angenommen, alle anderen im Tempel gehen weiter. Was bringt dir im Schnitt mehr Punkte aus diesem Tempel: gleich das Lager oder noch eine Karte mit der Fackel?
    [leave] Angenommen, alle anderen im Tempel kehren jetzt um. Was bringt dir im Schnitt mehr Punkte aus diesem Tempel: gleich das Lager oder noch eine Karte mit der Fackel?
   *[split] Angenommen, Ada kehrt jetzt um und Bo geht weiter. Was bringt dir im Schnitt mehr Punkte aus diesem Tempel: gleich das Lager oder noch eine Karte mit der Fackel?
  }
incan-gold-puzzle-win = Der letzte Tempel, und außer dir ist niemand mehr drin. Womit gewinnst du das Spiel eher: Fackel oder Lager?
incan-gold-worth-round = Punkte im Schnitt: { $worth }
incan-gold-worth-win = { $percent } % Gewinnchance
incan-gold-puzzle-1-hint = Welche Karten könnten diese Runde beenden?
incan-gold-puzzle-1-why = Auf dem Weg liegt keine einzige Gefahr, also kann noch keine Karte die Runde beenden. Wie viel du auch hältst: Eine weitere Karte kostet nichts und bringt vielleicht etwas.
incan-gold-puzzle-2-hint = Zähle die Karten, die die Runde beenden würden, und was sie dich kosten. Dann zähle zusammen, was noch kommen kann.
incan-gold-puzzle-2-why = 8 der 23 Karten würden die Runde beenden und dich je 20 kosten: 160. Alle Schätze und Artefakte, die noch kommen können, sind zusammen 94 wert. Wiegen die tödlichen Karten schwerer als alles, was noch kommt, geh heim: Eine spätere Karte macht es nur schlimmer.
incan-gold-puzzle-3-hint = Wie viele Karten im Stapel sind tödlich? Sieh nach, wie viele Spinnen noch darin sind.
incan-gold-puzzle-3-why = Nur eine der 21 Karten ist tödlich, denn eine der drei Spinnen ist schon aus dem Spiel. Sie würde dich 21 kosten; die anderen Karten bringen zusammen 70. Du hast die Hände voll, und doch gehst du weiter.
incan-gold-puzzle-4-hint = Drei Gefahren sehen bedrohlich aus. Aber wie viel hast du zu verlieren?
incan-gold-puzzle-4-why = 6 der 27 Karten sind tödlich und würden dich je 10 kosten, das Artefakt mitgerechnet: 60. Die anderen bringen zusammen 111. Mit wenig in der Hand sind selbst drei Gefahren kein Grund zu gehen.
incan-gold-puzzle-5-hint = Das Artefakt gehört dir, wenn du allein gehst. Rechne es zu dem, was du verlieren würdest.
incan-gold-puzzle-5-why = Mit den Edelsteinen auf dem Weg und dem Artefakt trägst du 20 hinaus. 6 der 23 Karten sind tödlich: 120 zu verlieren und nur 88 zu holen. Das Artefakt gibt den Ausschlag: Bring es heim.
incan-gold-puzzle-6-hint = Wer bekommt das Artefakt und was auf dem Weg liegt, wenn du gehst und der andere nicht?
incan-gold-puzzle-6-why = Du gehst allein, also gehören dir beide Edelsteine vom Weg und das Artefakt: 4 + 2 + 5 = 11. 8 der 24 Karten sind tödlich: 88 zu verlieren; und was kommt, teilt ihr zu zweit, 62 für dich. Geh, solange der andere bleibt.
incan-gold-puzzle-7-hint = Wenn drei zusammen gehen, was bekommt jeder? Und was bleibt für den, der dann allein ist?
incan-gold-puzzle-7-why = Gehst du mit den beiden anderen, bekommst du 7 Edelsteine und einen vom Weg, und niemand bekommt das Artefakt: 8. Bleibst du, bleibt dir das Artefakt, und von nun an gehört jeder Schatz dir allein: im Schnitt 14, obwohl 4 der 25 Karten tödlich sind.
incan-gold-puzzle-8-hint = Ada geht. Was bleibt euch beiden vom Weg, wenn du mitgehst, und wie viele teilen, wenn du bleibst?
incan-gold-puzzle-8-why = Mit Ada zusammen trägst du 6 hinaus, und das Artefakt bleibt liegen. Bleibst du, nimmt sie es mit, aber dann teilen nur noch zwei: im Schnitt 7,6, obwohl 5 der 24 Karten tödlich sind.
incan-gold-puzzle-9-hint = In der letzten Runde zählen nicht möglichst viele Punkte. Wie viele brauchst du?
incan-gold-puzzle-9-why = Du trägst 20 hinaus und hast am Ende 29, die anderen 28: Du hast gewonnen. Eine weitere Karte brächte im Schnitt mehr, aber 3 der 25 Karten würden dich den Sieg kosten, und höher zu gewinnen bringt nichts.
incan-gold-puzzle-10-hint = Rechne aus, was du am Ende hättest. Reicht das?
incan-gold-puzzle-10-why = Mit 27 Edelsteinen hättest du am Ende 40 und würdest gegen 47 sicher verlieren, auch wenn Umkehren in jeder früheren Runde richtig wäre. Geh weiter, bis du mehr als 34 hast: Das gelingt in 53,8 % aller Fälle.
