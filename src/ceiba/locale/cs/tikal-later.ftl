# What is rarer at a table: the auction, and the list of the keys.
auction = Dražba
auction-tiles = Kartičky tohoto kola
auction-still-in = ještě draží
auction-out = mimo dražbu
auction-played = už má odehráno
pass = Pasovat
choose-tile = Vybrat { $name }
bid-fewer = méně
bid-more = více

auction-leaves = { $points ->
    [one] Zbyl by ti { $points } bod.
    [few] Zbyly by ti { $points } body.
   *[other] Zbylo by ti { $points } bodů.
  }
means-jungle = Místo pro tábor.
means-temple = Chrám k bodování.
means-treasure = { $value ->
    [one] { $value } poklad k vykopání.
    [few] { $value } poklady k vykopání.
   *[other] { $value } pokladů k vykopání.
  }
means-volcano = Nejdřív všichni bodují.
keys = Klávesy
keys-arrows = z pole na pole
keys-choose = vybrat; položit kartičku, která tam leží
keys-turn = otočit kartičku; se Shiftem na druhou stranu
keys-let-go = pustit
keys-figure = účastník, nebo vedoucí
keys-many = víc nebo méně z nich
keys-board = na mapu
keys-list = tento seznam
guard-sure = Postavit sem hlídače natrvalo? Všechny tvé ostatní figurky na tomto poli opustí hru.
exchange-give = Dáváš
exchange-take = Bereš
temple-lead = { $lead ->
    [one] náskok { $lead }
   *[other] náskok { $lead }
  }
end-sure = { $points ->
    [one] Zbývá { $points } akční bod a propadne. Ukončit tah?
    [few] Zbývají { $points } akční body a propadnou. Ukončit tah?
   *[other] Zbývá { $points } akčních bodů a propadne. Ukončit tah?
  }
lay-sure = Kartička ještě není položená, jen vidíš, jak by ležela. Položit ji sem?
go-on = Hrát dál
