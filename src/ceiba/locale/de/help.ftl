# Rund um die Regeln, und wie die Seite bedient wird. Wird nur auf Wunsch geladen.
rules-of = Regeln: { $game }
rules-whole = Alle Regeln
contents = Inhalt
rules-find = In den Regeln suchen
rules-found = { $count ->
    [one] 1 Abschnitt gefunden
   *[other] { $count } Abschnitte gefunden
  }
rules-none = Über „{ $words }“ steht hier nichts.
help-page = So bedienst du die Seite
help-turn = In deinem Zug leuchtet, was möglich ist: Drücke auf eine Figur und dann auf ihr Ziel, oder auf eine Aktion in der Reihe darunter. Alles lässt sich zurücknehmen, bis du „Zug beenden“ drückst. Was nicht geht, sagt warum, und nennt die Regel.
help-keys = Tasten: Pfeile gehen über den Spielplan, Eingabe wählt, Esc hebt die Auswahl auf, U nimmt zurück und Y stellt wieder her, R dreht die Tafel (Umschalt+R andersherum) und L legt sie, E beendet den Zug, H gibt einen Tipp, S überspringt, was abgespielt wird; T und C sind Fackel und Lager; Zahlen wählen aus einer Liste von Zügen; K zeigt die Übersichtskarte.
guide-next = Weiter
guide-end = Anleitung beenden
guide-tikal-welcome = Du führst die weiße Expedition; Schwarz ist dein Gegner. Punkte bringen Tempel, bei denen du am stärksten bist, und Schätze. In einem Zug wird eine Tafel angelegt, dann gibst du zehn Aktionspunkte aus.
guide-tikal-lay = Eine Tafel ist gezogen. Lege sie an das erforschte Land an: Wähle ein leuchtendes Feld, drehe die Tafel mit R, wenn du magst, und lege sie mit L. Jemand muss sie betreten können.
guide-tikal-enter = Jetzt gib deine Punkte aus. Drücke auf „Einsetzen“ und dann auf das Basiscamp: Ein Teilnehmer kommt für 1 Punkt. Ein Feld weiter weg kostet auch den Weg dorthin.
guide-tikal-move = Gehe mit einer deiner Figuren: Wähle sie, dann ein leuchtendes Feld. Der Weg kostet so viele Punkte, wie Steine auf beiden Seiten der Grenze liegen.
guide-tikal-uncover = Lege eine Ebene eines Tempels frei, bei dem du eine Figur hast: 2 Punkte. Der Tempel ist dann einen Punkt mehr wert.
guide-tikal-done = Was du nicht ausgibst, verfällt. Wenn du so weit bist, beende deinen Zug. Dann spielt Schwarz.
guide-tikal-volcano = Die nächste Tafel ist ein Vulkan: Er wird beiseitegelegt, und der Reihe nach gibt jeder zehn Punkte aus und wertet dann für sich. Ein Tempel zählt für den, der dort am stärksten ist: Ein Teilnehmer zählt 1, der Leiter 3, und bei Gleichstand gehört er niemandem.
guide-tikal-recover = Hebe einen Schatz, wo du eine Figur hast: 3 Punkte. Ein einzelner ist 1 Punkt wert, zwei gleiche 3, drei gleiche 6.
guide-tikal-guard = Stelle einen Wächter auf einen Tempel, bei dem du stärker bist als Schwarz: 5 Punkte. Er gehört dir dann für immer; deine anderen Figuren dort verlassen das Spiel.
guide-tikal-score = Beende deinen Zug, und deine Tempel und Schätze werden gezählt.
guide-tikal-camp = Lege deine nächste Tafel an und errichte dann ein Camp im Urwald: 5 Punkte. Von da an dürfen deine Figuren dort eingesetzt werden.
guide-tikal-free = Mehr brauchst du nicht. Das Spiel geht weiter, und es ist deins: Die Regeln stehen beim Fragezeichen, die Kosten bei der Taste K.
guide-incan-gold-welcome = Du bist mit zwei anderen im Tempel. Der Schatz von 11 wurde geteilt: 3 für jeden, und 2 bleiben auf dem Weg für die, die heimgehen.
guide-incan-gold-hazard = Eine Spinne ist nur ein Schreck. Kommt eine zweite, verlieren alle drinnen, was sie halten, und die Runde ist aus.
guide-incan-gold-artifact = Auch ein Artefakt liegt auf dem Weg. Wer allein geht, nimmt es mit; gehen zwei zusammen, bleibt es liegen.
guide-incan-gold-stay = Alle wählen geheim. Sei einmal mutig: Nimm die Fackel und sieh, was die nächste Karte bringt.
guide-incan-gold-leave = Jetzt bring heim, was du hast, bevor es verloren ist: Wähle das Lager. Was im Zelt ist, ist sicher.
guide-incan-gold-free = Mehr brauchst du nicht. Fünf Tempel, dann werden die Zelte geöffnet. Das Spiel geht weiter, und es ist deins.
