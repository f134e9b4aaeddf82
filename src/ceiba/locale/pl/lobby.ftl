# Strona początkowa: co to jest, stoły, kto siedzi przed ekranem.
tagline = Gry o wyprawach. Siadaj, dżungla czeka.
tikal-pitch = Badaj ruiny: układaj mapę, wysyłaj ludzi, odkrywaj świątynie. Dla 2–4 osób.
incan-gold-pitch = Głębiej czy z łupem do obozu? Kuście los razem. Dla 3–8 osób.
play-now = Zagraj teraz: { $game }
for-so-many = Dla { $fewest }–{ $most } osób.
against-bots = jednym kliknięciem, z botami
new-table = Nowy stół
open-record = Otwórz zapis
open-tables = Otwarte stoły
no-open-tables = Żaden stół nie czeka teraz na graczy.
my-tables = Moje stoły
no-my-tables = Nie siedzisz jeszcze przy żadnym stole.
your-turn = twój ruch
waits-for = czeka na: { $who }
table-over = zakończona
table-won = wygrywa { $who }
look-at = Zobacz
forget-table = Usuń z listy
table-gathering = { $free ->
    [0] można zaczynać
    [one] { $free } wolne miejsce
    [few] { $free } wolne miejsca
   *[many] { $free } wolnych miejsc
  }
seats = Miejsca
join = Usiądź
watch = Oglądaj
your-name = Twoje imię
save-name = Zapisz
who-are-you = Grasz jako
return-link = Twój link powrotny
copy-link = Kopiuj link
copied = Skopiowano.
how-to-play = Jak grać
guest-name = Badacz
play-on = Graj dalej
bot-random = Los
bot-greedy = Zachłanny
bot-seven-gems = Siedem klejnotów
bot-seven-cards = Siedem kart
bot-two-hazards = Dwa niebezpieczeństwa
bot-one-step = Jeden krok naprzód
bot-solver = Rachmistrz
bot-search = Myśliciel
bot-tourist = Turysta
bot-porter = Tragarz
bot-scout = Zwiadowca
bot-guide = Przewodnik
bot-master = Mistrz
