# To, czego potrzebuje każda strona.
ceiba = Ceiba
tikal = Tikal
tikal-auction = Tikal z licytacją
incan-gold = Incan Gold
diamant = Diamant
language = Język
theme = Motyw: { $which }
theme-auto = jak urządzenie
theme-light = jasny
theme-dark = ciemny
sounds = Dźwięki
settings = Ustawienia
pace-off = nie pokazuj
wish-confirm = Pytaj, zanim coś przepadnie na dobre
close = Zamknij
cancel = Anuluj
back-to-start = Strona główna
skip-to-board = Przejdź do planszy
loading = Chwileczkę…
offline = Brak połączenia. Próbuję ponownie…
online-again = Połączenie wróciło.
page-lost = Tu nic nie ma.
return-lost = Ten link powrotny prowadzi donikąd. Skopiuj go jeszcze raz na urządzeniu, na którym grasz.
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
rules = Zasady
rules-card = Karta pomocy
guide = Ucz się, grając
puzzles = Zadania
