# Was jede Seite braucht.
ceiba = Ceiba
tikal = Tikal
tikal-auction = Tikal mit Versteigerung
incan-gold = Incan Gold
diamant = Diamant
language = Sprache
theme = Darstellung: { $which }
theme-auto = wie dieses Gerät
theme-light = hell
theme-dark = dunkel
sounds = Töne
settings = Einstellungen
pace-off = nicht zeigen
wish-confirm = Nachfragen, bevor etwas endgültig verloren ist
close = Schließen
cancel = Abbrechen
back-to-start = Zur Startseite
skip-to-board = Zum Spielplan springen
loading = Einen Augenblick …
offline = Keine Verbindung. Neuer Versuch …
online-again = Wieder verbunden.
page-lost = Hier ist nichts.
return-lost = Dieser Rückkehr-Link führt zu niemandem. Kopiere ihn noch einmal auf dem Gerät, auf dem du gespielt hast.
colour-white = Weiß
colour-black = Schwarz
colour-orange = Orange
colour-red = Rot
colour-green = Grün
colour-blue = Blau
colour-yellow = Gelb
colour-violet = Violett
points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
seat = Platz { $seat }
you = du
away = Keine Verbindung.
fault = Bei uns ist etwas schiefgegangen. Nichts ist verloren; versuche es noch einmal.
try-again = Noch einmal versuchen
yes = ja
no = nein
rules = Regeln
rules-card = Die Übersichtskarte
guide = Beim Spielen lernen
puzzles = Rätsel
