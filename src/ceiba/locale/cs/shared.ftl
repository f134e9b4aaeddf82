# Co potřebuje každá stránka.
ceiba = Ceiba
tikal = Tikal
tikal-auction = Tikal s dražbou
incan-gold = Incan Gold
diamant = Diamant
language = Jazyk
theme = Vzhled: { $which }
theme-auto = podle zařízení
theme-light = světlý
theme-dark = tmavý
sounds = Zvuky
settings = Nastavení
pace-off = neukazovat
wish-confirm = Ptát se, než se něco nadobro ztratí
close = Zavřít
cancel = Zrušit
back-to-start = Na úvodní stránku
skip-to-board = Přejít na plán
loading = Okamžik…
offline = Bez spojení. Zkouším znovu…
online-again = Spojení je obnoveno.
page-lost = Tady nic není.
return-lost = Tento návratový odkaz nevede k nikomu. Zkopíruj ho znovu na zařízení, kde se hrálo.
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
rules = Pravidla
rules-card = Přehledová karta
guide = Učit se hrou
puzzles = Úlohy
