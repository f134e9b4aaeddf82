# Co potřebuje každá stránka.
ceiba = Ceiba
tikal = Tikal
tikal-auction = Tikal s dražbou
incan-gold = Incan Gold
diamant = Diamant
language = Jazyk
theme = Světlo: { $which }
theme-auto = podle zařízení
theme-light = světlé
theme-dark = tmavé
sounds = Zvuky
close = Zavřít
cancel = Zrušit
back-to-start = Zpět na začátek
skip-to-board = Přejít na plán
loading = Okamžik …
offline = Bez spojení. Tvůj návrh je tu v bezpečí; zkouším znovu …
online-again = Spojení je obnoveno.
page-lost = Tady nic není.
colour-white = Bílá
colour-black = Černá
colour-orange = Oranžová
colour-red = Červená
colour-green = Zelená
colour-blue = Modrá
colour-yellow = Žlutá
colour-violet = Fialová
points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
  }
seat = Místo { $seat }
you = ty
away = Žádné spojení.
fault = Na naší straně se něco pokazilo. Nic se neztratilo; zkus to znovu.
try-again = Zkusit znovu
yes = ano
no = ne
