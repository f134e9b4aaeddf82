# U každého stolu, ať se hraje cokoli.
what-now = Co teď
scores = Stav
log = Co se stalo
chat = Rozhovor
chat-hint = Řekni něco u stolu
send = Poslat
undo = Vzít zpět
redo = Znovu
reset = Tah od začátku
end-turn = Ukončit tah
end-turn-points-left = { $points ->
    [one] Ukončit tah, { $points } AB nevyužit
    [few] Ukončit tah, { $points } AB nevyužity
   *[other] Ukončit tah, { $points } AB nevyužito
  }
hand-over = Předej obrazovku: { $who }.
hand-over-hint = Nikdo jiný by se teď neměl dívat.
hand-over-go = Já jsem { $who }
rematch = Hrát znovu
download-record = Stáhnout záznam
winner = Vítězí { $who }.
winners = O vítězství se dělí: { $who }.
game-over-scores = Konečný stav
playback = Hraje { $who }
skip = Přeskočit
faster = Rychleji
planning = Plánuješ dopředu. Je to jen náčrt; nejsi na tahu.
plan-turn = Plánovat svůj tah
plan-stop = Přestat plánovat
board-changed = Plán se pod tvým náčrtem změnil. Prohlédni si ho.
stale = Mezitím se něco stalo. Plán je teď aktuální.
watching = Díváš se.
bot-thinks = { $who } přemýšlí …
event = { $who }: { $what }
sheet-more = Více
zoom-in = Přiblížit
zoom-out = Oddálit
zoom-fit = Ukázat vše
hide-pieces = Skrýt figurky
coordinates = Názvy polí
refused = Nejde to: { $why } ({ $clause })
talk-bot-late = Bot přemýšlel příliš dlouho a táhl náhodně.
talk-bot-failed = Bot selhal a táhl náhodně.
went-wrong = To se nepovedlo: { $why }
fill-with-bot = Dát místo botovi
hint = Rada
hint-advice = Rada bota:
hint-lead = Náskok před dalším nejlepším nápadem, v bodech: { $points }
hint-worth = Kolik stojí za to vybírat první, v bodech: { $points }
hint-chance = Přesná šance, že další karta ukončí kolo: { $fraction }
seating = Kdo kde sedí
hand-to-bot = Předat botovi
hand-to-bot-sure = Má tu dál hrát bot? Dosud: { $who }.
free-seat = Uvolnit místo
which-bot = Bot pro místo { $seat }
