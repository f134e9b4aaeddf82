# Przy każdym stole, w cokolwiek się gra.
what-now = Co teraz
scores = Punktacja
log = Przebieg
beside = Obok gry
chat = Czat
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
playback = Odtwarzanie
skip = Pomiń
faster = Szybciej
slower = Wolniej
pause = Zatrzymaj
play = Wznów
one-step = Jeden krok
pace = Tempo
look-back = Spójrz wstecz
see-again = Jeszcze raz
see-again-hint = Jeszcze raz to, co wydarzyło się od twojej ostatniej akcji
see-again-of = Zobacz ponownie ruch { $turn }
unread = { $lines ->
    [one] , { $lines } nowa wiadomość
    [few] , { $lines } nowe wiadomości
   *[many] , { $lines } nowych wiadomości
  }
turn-whose = Teraz gra: { $who }
planning = Planujesz naprzód. To tylko szkic; to nie twój ruch.
plan-turn = Zaplanuj mój ruch
plan-stop = Przestań planować
board-changed = Plansza zmieniła się pod twoim szkicem. Przejrzyj go.
stale = Tymczasem coś się wydarzyło. Plansza jest już aktualna.
watching = Oglądasz.
watching-full = Wszystkie miejsca są zajęte. Oglądasz.
bot-thinks = { $who } myśli…
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
hint = Podpowiedź
seating = Miejsca
hint-play = Zagraj tak
offline-look = Brak połączenia. Możesz się rozejrzeć; próbuję ponownie…
offline-tried = Brak połączenia. Twoja próba jest zachowana i powtórzy się, gdy połączenie wróci.
offline-sent = Brak połączenia. Twój ruch jest tu zachowany i zostanie wysłany, gdy połączenie wróci.
talk-time-up-wait = Komuś skończył się czas. Stół czeka.
talk-time-up-skip = Komuś skończył się czas. Ruch został pominięty.
talk-time-up-bot = Komuś skończył się czas. Gra bot, aż gracz wróci.
