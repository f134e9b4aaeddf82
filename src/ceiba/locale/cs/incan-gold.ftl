# Stůl her Incan Gold a Diamant.
temple-of = Chrám { $round } z { $rounds }
all-temples = Všech pět chrámů je prozkoumáno
path = Cesta z karet
path-empty = Zatím není otočena žádná karta.
left-on-path = zůstává na cestě
in-each-hand = každý má
each-loses = každý ztrácí
gained = +{ $gems }
lost = –{ $gems }
paid-sum = { $hand } + { $share } = { $gems }
round-brought = Chrám { $round }: co přinesl
temple = Chrám { $temple }
temple-ended-by = Chrám { $temple }, konec kola: { $hazard }
temple-left = Chrám { $temple }: všichni odešli včas
in-hand = { $gems } v ruce
in-the-camp = v táboře
tent = stan: { $gems }
tent-shut = stan zavřený
leads = vede výpravu
has-chosen = má vybráno
chooses = vybírá
card-treasure = poklad { $value }
card-artifact = artefakt
card-taken = artefakt, odnesený
snakes = hadi
spiders = pavouci
mummies = mumie
fire = oheň
rockfall = padající kamení
torch = Pochodeň: dál
camp = Tábor: zpět
torch-key = klávesa T nebo →
camp-key = klávesa C nebo ←
now-stay-or-leave = Pochodeň, nebo tábor?
now-chosen-sealed = Máš vybráno. Ostatní ještě přemýšlejí.
now-outside = Jsi v bezpečí v táboře. Ostatní jdou dál.
now-turning = Otáčí se karta.
now-waits-choice = Hráči v chrámu vybírají.
danger = { $bust ->
    [0] Zatím žádná karta nemůže kolo ukončit.
   *[other] Další karta ukončí kolo s pravděpodobností { $percent } %.
  }
deck = { $cards ->
    [one] { $cards } karta v balíčku
    [few] { $cards } karty v balíčku
   *[other] { $cards } karet v balíčku
  }
hazards = Nebezpečí
hazard-left = { $name }: { $deck } v balíčku, { $path ->
    [0] žádná
   *[other] jedna
  } na cestě
treasures-in-deck = Poklady v balíčku
artifacts = Artefakty
artifact-found = odnesen
artifact-on-path = na cestě
artifact-in-deck = v balíčku
artifact-lost = ztracen
artifact-later = později
artifact-worth = +{ $points }
tents = Tábor
