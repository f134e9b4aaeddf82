# Strona początkowa: co to jest, stoły, kto siedzi przed ekranem.
tagline = Dwie gry o wyprawach. Siadaj, dżungla czeka.
tikal-pitch = Badaj ruiny: układaj mapę, wysyłaj ludzi, odkrywaj świątynie. Dla 2–4 osób.
incan-pitch = Głębiej czy z łupem do obozu? Kuście los razem. Dla 3–8 osób.
play-tikal-now = Zagraj w Tikal
play-incan-now = Zagraj w Incan Gold
against-bots = jednym kliknięciem, z botami
new-table = Nowy stół
open-tables = Otwarte stoły
no-open-tables = Żaden stół nie czeka teraz na graczy.
my-tables = Moje stoły
no-my-tables = Nie siedzisz jeszcze przy żadnym stole.
your-turn = twój ruch
waits-for = czeka na: { $who }
table-over = zakończony
table-gathering = { $free ->
    [0] można zaczynać
    [one] { $free } wolne miejsce
    [few] { $free } wolne miejsca
   *[many] { $free } wolnych miejsc
  }
game = Gra
variant = Wersja
basic-game = wersja podstawowa
auction-game = wersja z licytacją
with-artifacts = z artefaktami
without-artifacts = Diamant, bez artefaktów
camp-needs-presence = Obóz wymaga własnego pionka na płytce
open-tents = Otwarte namioty: wszyscy widzą, co w nich jest
seats = Miejsca
seat-me = ty
seat-open = wolne dla kogoś
seat-here = ktoś przy tym ekranie
seat-bot = bot: { $level }
visibility = Kto może znaleźć stół
visibility-public = wszyscy
visibility-unlisted = kto ma łącze
visibility-invitation = tylko zaproszeni
create-table = Przygotuj stół
join = Usiądź
watch = Oglądaj
start-game = Zacznij grę
leave-table = Odejdź od stołu
your-name = Twoje imię
save-name = Zachowaj imię
who-are-you = Grasz jako
return-link = Twoje łącze powrotne
return-link-hint = Zaprowadzi cię z powrotem na twoje miejsca na innym urządzeniu. Zachowaj je dla siebie.
invite = Zaproś
invite-hint = Wyślij to łącze albo daj komuś zeskanować kod.
copy-link = Kopiuj łącze
copied = Skopiowano.
qr-code = Kod zaproszenia do zeskanowania
someone-at-this-screen = Ktoś tutaj { $number }
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
