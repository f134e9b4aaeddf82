# -- co się dzieje, na każde zdarzenie zdanie; $who i $whom to imiona
tikal-tile-face = { $terrain ->
    [temple] { $tile } (świątynia { $value })
    [treasure] { $tile } (skarb, { $value } maski)
    [volcano] { $tile } (wulkan)
   *[jungle] { $tile } (dżungla)
  }
tikal-a-motif = { $motif ->
    [bowl] misę
    [mask] maskę
    [jaguar] głowę jaguara
    [serpent] węża
    [necklace] naszyjnik
    [figurine] figurkę
    [knife] nóż
   *[vase] wazę
  }
tikal-a-given = { $given ->
    [bowl] misę
    [mask] maskę
    [jaguar] głowę jaguara
    [serpent] węża
    [necklace] naszyjnik
    [figurine] figurkę
    [knife] nóż
   *[vase] wazę
  }
tikal-a-taken = { $taken ->
    [bowl] misę
    [mask] maskę
    [jaguar] głowę jaguara
    [serpent] węża
    [necklace] naszyjnik
    [figurine] figurkę
    [knife] nóż
   *[vase] wazę
  }
tikal-drawn = { $who } losuje płytkę { tikal-tile-face }.
tikal-shown = Odkryta płytka: { tikal-tile-face }.
tikal-chosen = { $who } wybiera płytkę { tikal-tile-face }.
tikal-last-tile-taken = { $who } bierze za darmo ostatnią płytkę rundy: { tikal-tile-face }.
tikal-laid = { $who } kładzie płytkę { $tile } na { $cell }.
tikal-entered = { $figure ->
    [leader] { $who } wprowadza dowódcę na { $cell }.
   *[worker] { $who } wprowadza uczestnika na { $cell }.
  }
tikal-walked = { $figure ->
    [leader] { $who } przesuwa dowódcę z { $start } na { $cell } ({ $cost } PA).
   *[worker] { $who } przesuwa uczestnika z { $start } na { $cell } ({ $cost } PA).
  }
tikal-path-taken = { $figure ->
    [leader] { $who } prowadzi dowódcę tajnym przejściem z { $start } na { $cell }.
   *[worker] { $who } prowadzi uczestnika tajnym przejściem z { $start } na { $cell }.
  }
tikal-uncovered = { $who } odkrywa na { $cell } warstwę { $value }.
tikal-recovered = { $left ->
    [0] { $who } zabiera ostatni skarb z { $cell }.
   *[other] { $who } zabiera skarb z { $cell }.
  }
tikal-found = { $count ->
    [1] { $who } znajduje { tikal-a-motif }.
    [2] { $who } znajduje { tikal-a-motif }: to już para, warta { $points } punkty.
   *[3] { $who } znajduje { tikal-a-motif }: to już trójka, warta { $points } punktów.
  }
tikal-exchanged = { $who } wymienia się z graczem { $whom }: oddaje { tikal-a-given }, bierze { tikal-a-taken }.
tikal-camp-pitched = { $who } buduje obóz na { $cell }.
tikal-guard-posted = { $figure ->
    [leader] { $who } stawia na { $cell } dowódcę jako strażnika.
   *[worker] { $who } stawia na { $cell } uczestnika jako strażnika.
  }{ $leaders ->
    [0] { $workers ->
        [0] { "" }
        [one] { " " }{ $workers } uczestnik odchodzi z gry.
       *[many] { " " }{ $workers } uczestników odchodzi z gry.
      }
   *[1] { $workers ->
        [0] { " " }Dowódca odchodzi z gry.
        [one] { " " }Dowódca i { $workers } uczestnik odchodzą z gry.
       *[many] { " " }Dowódca i { $workers } uczestników odchodzą z gry.
      }
  }
tikal-turn-ended = { $unspent ->
    [0] { $who } kończy ruch.
    [one] { $who } kończy ruch; przepada { $unspent } punkt akcji.
    [few] { $who } kończy ruch; przepadają { $unspent } punkty akcji.
   *[many] { $who } kończy ruch; przepada { $unspent } punktów akcji.
  }
tikal-bid = { $who } licytuje { $points }.
tikal-passed = { $who } pasuje.
tikal-auction-won = { $price ->
    [0] { $who } wygrywa licytację za darmo.
    [one] { $who } płaci { $price } punkt i wygrywa licytację.
    [few] { $who } płaci { $price } punkty i wygrywa licytację.
   *[many] { $who } płaci { $price } punktów i wygrywa licytację.
  }
tikal-control-won = { $who } zdobywa przewagę w świątyni { $value } na { $cell }.
tikal-control-lost = { $who } traci przewagę w świątyni { $value } na { $cell }.
tikal-scored = { $who } liczy punkty: { $points } ({ $temple_points } za świątynie, { $wafer_points } za skarby). Razem: { $total }.
tikal-volcano-round-begun = Wulkan się budzi. Runda rozliczenia: każdy bada dżunglę i zaraz liczy punkty; zaczyna { $who }.
tikal-volcano-round-over = Koniec rundy rozliczenia: { $who } kładzie wulkan i wykonuje zwykły ruch.
tikal-final-round-begun = Wszystkie płytki leżą. Ostatnie rozliczenie: każdy jeszcze raz bada dżunglę i liczy punkty; zaczyna { $who }.
tikal-game-ended = { $count ->
    [1] { $points ->
        [one] Wygrywa { $who } z wynikiem { $points } punktu.
       *[many] Wygrywa { $who } z wynikiem { $points } punktów.
      }
   *[other] { $points ->
        [one] Zwycięstwem dzielą się { $who } z wynikiem { $points } punktu.
       *[many] Zwycięstwem dzielą się { $who } z wynikiem { $points } punktów.
      }
  }

# -- ruch w kilku słowach, to samo liczone razem: $times
tikal-brief-laid = { $tile } na { $cell }
tikal-brief-entered = { $times ->
    [one] { $times } pionek wprowadzony na { $cell }
    [few] { $times } pionki wprowadzone na { $cell }
   *[many] { $times } pionków wprowadzonych na { $cell }
  }
tikal-brief-walked = { $times ->
    [one] { $times } krok
    [few] { $times } kroki
   *[many] { $times } kroków
  }
tikal-brief-path-taken = { $times ->
    [one] { $times } tajne przejście
    [few] { $times } tajne przejścia
   *[many] { $times } tajnych przejść
  }
tikal-brief-uncovered = warstwa { $value } na { $cell }
tikal-brief-found = { tikal-a-motif }
tikal-brief-exchanged = wymiana, { $whom }
tikal-brief-camp-pitched = obóz na { $cell }
tikal-brief-guard-posted = strażnik na { $cell }
tikal-brief-scored = +{ $points } pkt
tikal-brief-bid = licytuje { $points }
tikal-brief-passed = pasuje
tikal-brief-auction-won = płaci { $price }
tikal-brief-chosen = wybiera { $tile }
tikal-brief-last-tile-taken = { $tile } za darmo
scored-temples = Świątynie: { $temples }.
scored-treasures = Skarby: { $treasures }.

# -- co można zrobić, na przyciskach i w menu
tikal-do-tile = Odkryj płytkę { tikal-tile-face }
tikal-do-wafer = Odkryj { tikal-a-motif }
tikal-do-lay = { $degrees ->
    [0] Połóż { $tile } na { $cell }
   *[other] Połóż { $tile } na { $cell }, obróć o { $degrees }°
  }
tikal-do-enter = { $figure ->
    [leader] Wprowadź dowódcę na { $cell }
   *[worker] Wprowadź uczestnika na { $cell }
  }
tikal-do-path = { $figure ->
    [leader] Poprowadź dowódcę tajnym przejściem z { $start } na { $cell }
   *[worker] Poprowadź uczestnika tajnym przejściem z { $start } na { $cell }
  }
tikal-do-move = { $figure ->
    [leader] Przesuń dowódcę z { $start } na { $cell }
   *[worker] Przesuń uczestnika z { $start } na { $cell }
  }
tikal-do-uncover = Odkryj na { $cell } warstwę { $value }
tikal-do-recover = Zabierz skarb z { $cell }
tikal-do-exchange = Wymień się z graczem { $whom }: oddaj { tikal-a-given }, weź { tikal-a-taken }
tikal-do-camp = Zbuduj obóz na { $cell }
tikal-do-guard = { $figure ->
    [leader] Postaw na { $cell } dowódcę jako strażnika
   *[worker] Postaw na { $cell } uczestnika jako strażnika
  }
tikal-do-done = Zakończ ruch
tikal-do-bid = Licytuj { $points }
tikal-do-pass = Pasuj
tikal-do-choose = Wybierz płytkę { tikal-tile-face }
