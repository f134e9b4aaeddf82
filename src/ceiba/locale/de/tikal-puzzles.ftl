# Die Rätsel zu Tikal: die Aufgabe, Tipps und warum es so ist.
tikal-puzzle-score = Erziele am Ende dieses Zuges möglichst viele Punkte.
tikal-puzzle-win = Gewinne den Tempel auf { $where } und behalte dabei möglichst viele Aktionspunkte übrig.
tikal-puzzle-reach = Bring eine deiner Figuren nach { $where } und behalte dabei möglichst viele Aktionspunkte übrig.
tikal-puzzle-guard = Stelle einen Wächter auf den Tempel auf { $where } und behalte dabei möglichst viele Aktionspunkte übrig.
tikal-worth-score = Punkte: { $worth }
tikal-worth-win = gewonnen, { $count ->
    [one] { $worth } Aktionspunkt
   *[other] { $worth } Aktionspunkte
  } übrig
tikal-worth-reach = am Ziel, { $count ->
    [one] { $worth } Aktionspunkt
   *[other] { $worth } Aktionspunkte
  } übrig
tikal-worth-guard = bewacht, { $count ->
    [one] { $worth } Aktionspunkt
   *[other] { $worth } Aktionspunkte
  } übrig
tikal-puzzle-1-hint = Eine deiner Figuren steht da, wo sie nichts nützt.
tikal-puzzle-1-why = Auf a3 ist { $seat2 } mit oder ohne deinen Expeditionsleiter stärker. Auf b5 stehen zwei deiner Teilnehmer gegen vier: Mit dem Leiter, der 3 zählt, sind es fünf, und die 9 gehören dir.
tikal-puzzle-2-hint = Teilnehmer allein genügen nicht. Wer steht noch in der Nähe?
tikal-puzzle-2-why = { $seat4 } hat vier Teilnehmer auf c4, also brauchst du fünf. Drei von c5 sind zu wenig; der Leiter über b3 und zwei Teilnehmer sind genau fünf, für genau sechs Punkte.
tikal-puzzle-3-hint = Wo bist du stärker, als du sein musst?
tikal-puzzle-3-why = Auf a4 halten neun Teilnehmer den Tempel gegen vier; den Leiter braucht es da nicht. Er geht nach d5, wo er mit deinem einen Teilnehmer vier gegen drei macht: 7 Punkte mehr. Graben bringt einen oder zwei.
tikal-puzzle-4-hint = Figuren müssen nicht über das Basiscamp kommen.
tikal-puzzle-4-why = Vom Basiscamp kostet der Weg nach a1 mit dem Einsetzen 9. Ein Camp auf b1 kostet 5, das Einsetzen dort 1, und von da ist es nur ein Stein: zusammen 7, und das Camp bleibt.
tikal-puzzle-5-hint = Graben ist Glückssache. Gibt es etwas Sicheres?
tikal-puzzle-5-why = Mit der dritten Maske wird aus einem Paar für 3 ein Drilling für 6; das einzelne Messer, das du dafür gibst, kostet 1. Der Tausch bringt sicher 2; ein Schatz aus c2 bringt im Schnitt weniger.
tikal-puzzle-6-hint = Du musst dort stärker sein als alle anderen. Der Wächter allein kostet schon fünf Punkte.
tikal-puzzle-6-why = Ein Wächter kostet 5, also bleibt ein Punkt, um in Führung zu gehen. Von a3 nach a4 ist es ein Stein, von a5 sind es zwei: Dann reichen die Punkte nicht mehr für den Wächter.
tikal-puzzle-7-hint = Auf e4 steht niemand, und auf c2 auch nicht.
tikal-puzzle-7-why = Auf f5 hält der Teilnehmer nur einen Gleichstand, und auf a3 ändert der Leiter nichts. Allein auf e4 und auf c2 bringen sie 5 und 2: Für einen leeren Tempel genügt eine Figur.
tikal-puzzle-8-hint = Manchmal lohnt es sich, einen Tempel aufzugeben.
tikal-puzzle-8-why = Der Leiter verlässt a2, das kostet 7, und kippt a4, das bringt 10: Mit ihm seid ihr dort zwölf gegen elf. Auf d5 ist { $seat3 } mit oder ohne deinen Teilnehmer stärker; auf b5 bricht er den Gleichstand für 3 weitere.
tikal-puzzle-9-hint = Zwei Teilnehmer stehen, wo sie ohnehin in der Minderheit sind.
tikal-puzzle-9-why = Auf b3 stehen sieben Teilnehmer gegen vierzehn: Zwei mehr oder weniger ändern nichts. Auf a2 machen sie acht gegen sieben, und seine 7 Punkte gehören dir.
tikal-puzzle-10-hint = Der Leiter allein schafft nur einen Gleichstand. Wo ist ein Teilnehmer entbehrlich?
tikal-puzzle-10-why = Auf e3 hat { $seat4 } den Leiter, der 3 zählt; mit deinem steht es 3 zu 3: Bei Gleichstand punktet niemand. Ein Teilnehmer mehr entscheidet, und am billigsten ist der von b3: fünf Punkte für ihn, zwei für den Leiter, zusammen sieben.
