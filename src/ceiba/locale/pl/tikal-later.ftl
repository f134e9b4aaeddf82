# What is rarer at a table: the auction, and the list of the keys.
auction = Licytacja
auction-tiles = Płytki tej rundy
auction-still-in = licytuje
auction-out = poza licytacją
auction-played = już po ruchu
pass = Pasuj
choose-tile = Wybierz { $name }
bid-fewer = mniej
bid-more = więcej

auction-leaves = { $points ->
    [one] Zostanie ci { $points } punkt.
    [few] Zostaną ci { $points } punkty.
   *[many] Zostanie ci { $points } punktów.
  }
means-jungle = Miejsce na obóz.
means-temple = Świątynia do punktowania.
means-treasure = { $value ->
    [one] { $value } skarb do zabrania.
    [few] { $value } skarby do zabrania.
   *[many] { $value } skarbów do zabrania.
  }
means-volcano = Najpierw wszyscy punktują.
keys = Klawisze
keys-arrows = od pola do pola
keys-choose = wybierz; połóż płytkę, która tam leży
keys-turn = obróć płytkę; z Shiftem w drugą stronę
keys-let-go = puść
keys-figure = uczestnik albo dowódca
keys-many = więcej lub mniej z nich
keys-board = na mapę
keys-list = ta lista
guard-sure = Postawić tu strażnika na stałe? Wszystkie twoje inne pionki z tej płytki odchodzą z gry.
exchange-give = Dajesz
exchange-take = Bierzesz
temple-lead = { $lead ->
    [one] przewaga { $lead }
   *[many] przewaga { $lead }
  }
end-sure = { $points ->
    [one] Został { $points } punkt akcji i przepadnie. Zakończyć ruch?
    [few] Zostały { $points } punkty akcji i przepadną. Zakończyć ruch?
   *[many] Zostało { $points } punktów akcji i przepadnie. Zakończyć ruch?
  }
lay-sure = Płytka nie jest jeszcze położona, widać tylko, jak by leżała. Położyć ją tutaj?
go-on = Gram dalej
