# Úvodní stránka: co to je, stoly, kdo sedí u obrazovky.
tagline = Dvě výpravné hry. Posaď se, prales čeká.
tikal-pitch = Prozkoumej ruiny: pokládej mapu, vysílej své lidi, odkrývej chrámy. Pro 2 až 4.
incan-pitch = Hlouběji, nebo s kořistí zpátky? Pokoušejte štěstí společně. Pro 3 až 8.
play-tikal-now = Hrát Tikal hned
play-incan-now = Hrát Incan Gold hned
against-bots = jedním kliknutím, proti botům
new-table = Nový stůl
open-tables = Otevřené stoly
no-open-tables = Právě žádný stůl nečeká na hráče.
my-tables = Moje stoly
no-my-tables = Zatím nesedíš u žádného stolu.
your-turn = jsi na tahu
waits-for = čeká se na: { $who }
table-over = dohráno
table-gathering = { $free ->
    [0] může začít
    [one] { $free } volné místo
    [few] { $free } volná místa
   *[other] { $free } volných míst
  }
game = Hra
variant = Varianta
basic-game = základní verze
auction-game = verze s aukcí
with-artifacts = s artefakty
without-artifacts = Diamant, bez artefaktů
camp-needs-presence = Tábor vyžaduje vlastní figurku na poli
open-tents = Otevřené stany: všichni vidí, co v nich je
seats = Místa
seat-me = ty
seat-open = volné pro někoho
seat-here = někdo u této obrazovky
seat-bot = bot: { $level }
visibility = Kdo smí stůl najít
visibility-public = všichni
visibility-unlisted = kdo má odkaz
visibility-invitation = jen pozvaní
create-table = Připravit stůl
join = Posadit se
watch = Dívat se
start-game = Začít hru
leave-table = Odejít od stolu
your-name = Tvé jméno
save-name = Ponechat jméno
who-are-you = Hraješ jako
return-link = Tvůj odkaz k návratu
return-link-hint = Přivede tě na jiném zařízení zpět k tvým místům. Nikomu ho nedávej.
invite = Pozvat
invite-hint = Pošli tento odkaz, nebo nech někoho naskenovat kód.
copy-link = Kopírovat odkaz
copied = Zkopírováno.
qr-code = Kód pozvánky k naskenování
someone-at-this-screen = Někdo tady { $number }
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
