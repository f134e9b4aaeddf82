# U každého stolu, ať se hraje cokoli.
what-now = Co teď
scores = Stav
log = Průběh
beside = Vedle hry
chat = Chat
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
playback = Přehrávání
skip = Přeskočit
faster = Rychleji
slower = Pomaleji
pause = Pozastavit
play = Pokračovat
one-step = O krok dál
pace = Tempo
look-back = Ohlédnout se
see-again = Přehrát znovu
see-again-hint = Znovu, co se stalo od tvé poslední akce
see-again-of = Přehrát znovu tah { $turn }
unread = { $lines ->
    [one] , { $lines } nový řádek
    [few] , { $lines } nové řádky
   *[other] , { $lines } nových řádků
  }
turn-whose = Na tahu: { $who }
planning = Plánuješ dopředu. Je to jen náčrt; nejsi na tahu.
plan-turn = Plánovat svůj tah
plan-stop = Přestat plánovat
board-changed = Herní plán se změnil. Projdi si svůj náčrt.
stale = Mezitím se něco stalo. Plán je teď aktuální.
watching = Díváš se.
watching-full = Všechna místa jsou obsazená. Díváš se.
bot-thinks = { $who } přemýšlí…
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
hint = Rada
seating = Místa
hint-play = Zahrát to
offline-look = Bez spojení. Můžeš se rozhlédnout; zkouším znovu…
offline-tried = Bez spojení. Tvůj pokus je uložen a zopakuje se, až se spojení vrátí.
offline-sent = Bez spojení. Tvůj tah je tu uložen a odešle se, až se spojení vrátí.
talk-time-up-wait = Někomu vypršel čas. Stůl čeká.
talk-time-up-skip = Někomu vypršel čas. Tah byl vynechán.
talk-time-up-bot = Někomu vypršel čas. Hraje bot, dokud se hráč nevrátí.
