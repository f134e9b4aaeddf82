# Die Startseite: was das ist, Tische, wer am Bildschirm sitzt.
tagline = Expeditionsspiele. Nimm Platz, der Urwald wartet.
tikal-pitch = Erforsche die Ruinen: Lege die Karte, schick deine Leute los, lege Tempel frei. Für 2 bis 4 Personen.
incan-gold-pitch = Tiefer hinein oder mit der Beute zurück? Gemeinsam das Glück herausfordern. Für 3 bis 8 Personen.
play-now = Jetzt { $game } spielen
for-so-many = Für { $fewest } bis { $most } Personen.
against-bots = ein Klick, gegen Bots
new-table = Neuer Tisch
open-record = Aufzeichnung öffnen
open-tables = Offene Tische
no-open-tables = Gerade wartet kein Tisch auf Mitspieler.
my-tables = Meine Tische
no-my-tables = Du sitzt noch an keinem Tisch.
your-turn = du bist am Zug
waits-for = wartet auf { $who }
table-over = beendet
table-won = gewonnen von { $who }
look-at = Ansehen
forget-table = Aus der Liste nehmen
table-gathering = { $free ->
    [0] bereit zum Beginn
    [one] 1 freier Platz
   *[other] { $free } freie Plätze
  }
seats = Plätze
join = Platz nehmen
watch = Zuschauen
your-name = Dein Name
save-name = Speichern
who-are-you = Du spielst als
return-link = Dein Rückkehr-Link
copy-link = Link kopieren
copied = Kopiert.
how-to-play = Wie man spielt
guest-name = Entdecker
play-on = Weiterspielen
bot-random = Zufall
bot-greedy = Gierig
bot-seven-gems = Sieben Steine
bot-seven-cards = Sieben Karten
bot-two-hazards = Zwei Gefahren
bot-one-step = Ein Schritt
bot-solver = Rechner
bot-search = Denker
bot-tourist = Tourist
bot-porter = Träger
bot-scout = Späher
bot-guide = Dschungelführer
bot-master = Meister
