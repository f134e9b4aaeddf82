# Stół gier Incan Gold i Diamant.
temple-of = Świątynia { $round } z { $rounds }
all-temples = Zbadano wszystkie pięć świątyń
path = Ścieżka z kart
path-empty = Nie odkryto jeszcze żadnej karty.
left-on-path = zostaje na ścieżce
in-each-hand = każdy ma
each-loses = każdy traci
gained = +{ $gems }
lost = –{ $gems }
paid-sum = { $hand } + { $share } = { $gems }
round-brought = Świątynia { $round }: co przyniosła
temple = Świątynia { $temple }
temple-ended-by = Świątynia { $temple }, koniec rundy: { $hazard }
temple-left = Świątynia { $temple }: wszyscy wyszli na czas
in-hand = { $gems } w ręce
in-the-camp = w obozowisku
tent = namiot: { $gems }
tent-shut = namiot zamknięty
leads = prowadzi wyprawę
has-chosen = wybór dokonany
chooses = wybiera
card-treasure = skarb { $value }
card-artifact = artefakt
card-taken = artefakt, zabrany
snakes = węże
spiders = pająki
mummies = mumie
fire = ogień
rockfall = spadające głazy
torch = Pochodnia: idę dalej
camp = Obozowisko: wracam
torch-key = klawisz T lub →
camp-key = klawisz C lub ←
now-stay-or-leave = Pochodnia czy obozowisko?
now-chosen-sealed = Wybór dokonany. Inni jeszcze myślą.
now-outside = Jesteś bezpiecznie w obozowisku. Inni idą dalej.
now-turning = Odkrywana jest karta.
now-waits-choice = Gracze w świątyni wybierają.
danger = { $bust ->
    [0] Żadna karta nie może jeszcze zakończyć rundy.
   *[other] Ryzyko, że następna karta zakończy rundę: { $percent }%.
  }
deck = { $cards ->
    [one] { $cards } karta w talii
    [few] { $cards } karty w talii
   *[many] { $cards } kart w talii
  }
hazards = Niebezpieczeństwa
hazard-left = { $name }: { $deck } w talii, { $path ->
    [0] żadna
   *[many] jedna
  } na ścieżce
treasures-in-deck = Skarby w talii
artifacts = Artefakty
artifact-found = wyniesiony
artifact-on-path = na ścieżce
artifact-in-deck = w talii
artifact-lost = stracony
artifact-later = później
artifact-worth = +{ $points }
tents = Obozowisko
