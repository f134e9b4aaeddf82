# Przy każdym stole, w cokolwiek się gra.
what-now = Co teraz
scores = Punktacja
log = Co się wydarzyło
chat = Rozmowa
chat-hint = Powiedz coś przy stole
send = Wyślij
undo = Cofnij
redo = Ponów
reset = Ruch od nowa
end-turn = Zakończ ruch
end-turn-points-left = { $points ->
    [one] Zakończ ruch, { $points } PA przepada
    [few] Zakończ ruch, { $points } PA przepadają
   *[many] Zakończ ruch, { $points } PA przepada
  }
hand-over = Przekaż ekran: { $who }.
hand-over-hint = Nikt inny nie powinien teraz patrzeć.
hand-over-go = To ja, { $who }
rematch = Zagraj jeszcze raz
download-record = Pobierz zapis
winner = Wygrywa { $who }.
winners = Zwycięstwem dzielą się: { $who }.
game-over-scores = Wynik końcowy
playback = Gra { $who }
skip = Pomiń
faster = Szybciej
planning = Planujesz naprzód. To tylko szkic; to nie twój ruch.
plan-turn = Zaplanuj mój ruch
plan-stop = Przestań planować
board-changed = Plansza zmieniła się pod twoim szkicem. Przejrzyj go.
stale = Tymczasem coś się wydarzyło. Plansza jest już aktualna.
watching = Oglądasz.
bot-thinks = { $who } myśli …
event = { $who }: { $what }
sheet-more = Więcej
zoom-in = Przybliż
zoom-out = Oddal
zoom-fit = Pokaż całość
hide-pieces = Ukryj pionki
coordinates = Nazwy pól
refused = Niemożliwe: { $why } ({ $clause })
talk-bot-late = Bot myślał zbyt długo i wykonał losowy ruch.
talk-bot-failed = Bot zawiódł i wykonał losowy ruch.
went-wrong = To się nie udało: { $why }
fill-with-bot = Oddaj miejsce botowi
hint = Podpowiedź
hint-advice = Rada bota:
hint-lead = Przewaga nad następnym najlepszym pomysłem, w punktach: { $points }
hint-worth = Ile wart jest pierwszy wybór, w punktach: { $points }
hint-chance = Dokładna szansa, że następna karta zakończy rundę: { $fraction }
seating = Kto gdzie siedzi
hand-to-bot = Przekaż botowi
hand-to-bot-sure = Czy dalej ma tu grać bot? Dotąd: { $who }.
free-seat = Zwolnij miejsce
which-bot = Bot na miejsce { $seat }
