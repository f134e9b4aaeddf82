# Úvodní stránka: co to je, stoly, kdo sedí u obrazovky.
tagline = Hry o výpravách. Posaď se, prales čeká.
tikal-pitch = Prozkoumej ruiny: skládej mapu, vysílej své lidi, odkrývej chrámy. Pro 2 až 4 hráče.
incan-gold-pitch = Hlouběji, nebo s kořistí zpátky? Pokoušejte štěstí společně. Pro 3 až 8 hráčů.
play-now = Hrát hned: { $game }
for-so-many = Pro { $fewest } až { $most } hráčů.
against-bots = jedním kliknutím, proti botům
new-table = Nový stůl
open-record = Otevřít záznam
open-tables = Otevřené stoly
no-open-tables = Právě žádný stůl nečeká na hráče.
my-tables = Moje stoly
no-my-tables = Zatím nesedíš u žádného stolu.
your-turn = jsi na tahu
waits-for = čeká se na: { $who }
table-over = dohráno
table-won = vítězství: { $who }
look-at = Podívat se
forget-table = Odebrat ze seznamu
table-gathering = { $free ->
    [0] může začít
    [one] { $free } volné místo
    [few] { $free } volná místa
   *[other] { $free } volných míst
  }
seats = Místa
join = Posadit se
watch = Dívat se
your-name = Tvé jméno
save-name = Uložit
who-are-you = Hraješ jako
return-link = Tvůj návratový odkaz
copy-link = Kopírovat odkaz
copied = Zkopírováno.
how-to-play = Jak se hraje
guest-name = Badatel
play-on = Hrát dál
bot-random = Náhoda
bot-greedy = Chamtivec
bot-seven-gems = Sedm drahokamů
bot-seven-cards = Sedm karet
bot-two-hazards = Dvě nebezpečí
bot-one-step = Jeden krok
bot-solver = Počtář
bot-search = Myslitel
bot-tourist = Turista
bot-porter = Nosič
bot-scout = Zvěd
bot-guide = Průvodce
bot-master = Mistr
