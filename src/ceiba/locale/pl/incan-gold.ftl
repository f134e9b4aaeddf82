# Stół gier Incan Gold i Diamant.
temple-of = Świątynia { $round } z 5
all-temples = Wszystkie pięć świątyń zbadane
path = Ścieżka z kart
path-empty = Nie odkryto jeszcze żadnej karty.
left-on-path = zostaje na ścieżce
in-each-hand = w każdej ręce
in-hand = { $gems } w ręce
in-the-camp = w obozowisku
tent = namiot: { $gems }
tent-shut = namiot zamknięty
leads = prowadzi
has-chosen = wybór złożony
chooses = wybiera
card-treasure = skarb { $value }
card-artifact = artefakt
card-taken = artefakt, zabrany
snakes = węże
spiders = pająki
mummies = mumie
fire = ogień
rockfall = spadające głazy
torch = Pochodnia: dalej
camp = Obozowisko: z powrotem
torch-key = klawisz T lub →
camp-key = klawisz C lub ←
now-stay-or-leave = Pochodnia czy obozowisko?
now-chosen-sealed = Twój wybór złożony. Inni jeszcze myślą.
now-outside = Jesteś bezpiecznie w obozowisku. Inni idą dalej.
now-turning = Odkrywana jest karta.
now-waits-choice = Gracze w świątyni wybierają.
revealing = Wybory zostają odkryte …
danger = { $bust ->
    [0] Żadna karta nie może jeszcze zakończyć rundy.
   *[other] Następna karta kończy rundę z szansą { $percent } %.
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
artifact-found = znaleziony
artifact-on-path = na ścieżce
artifact-in-deck = w talii
artifact-lost = stracony
artifact-later = później
artifact-worth = +{ $points }
tents = Obozowisko
