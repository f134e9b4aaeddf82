# To, czego potrzebuje każda strona.
ceiba = Ceiba
tikal = Tikal
tikal-auction = Tikal z licytacją
incan-gold = Incan Gold
diamant = Diamant
language = Język
theme = Światło: { $which }
theme-auto = jak urządzenie
theme-light = jasno
theme-dark = ciemno
sounds = Dźwięki
close = Zamknij
cancel = Anuluj
back-to-start = Na początek
skip-to-board = Przejdź do planszy
loading = Chwileczkę …
offline = Brak połączenia. Twój szkic jest tu bezpieczny; próbuję ponownie …
online-again = Połączenie wróciło.
page-lost = Tu nic nie ma.
colour-white = Biały
colour-black = Czarny
colour-orange = Pomarańczowy
colour-red = Czerwony
colour-green = Zielony
colour-blue = Niebieski
colour-yellow = Żółty
colour-violet = Fioletowy
points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }
seat = Miejsce { $seat }
you = ty
away = Brak połączenia.
fault = Coś się u nas zepsuło. Nic nie przepadło; spróbuj ponownie.
try-again = Spróbuj ponownie
yes = tak
no = nie
