# Stół Tikala. Słowa jak w instrukcji.
board = Mapa Tikal
board-keys = Strzałki prowadzą od pola do pola, Enter wybiera, Escape anuluje wybór.
hex = { $cell }: { $what }
hex-base = obóz startowy
hex-jungle = dżungla
hex-temple = świątynia { $value }
hex-treasure = { $left ->
    [0] skarb, pusto
    [one] skarb, został { $left }
    [few] skarb, zostały { $left }
   *[many] skarb, zostało { $left }
  }
hex-volcano = wulkan
hex-closed = niezbadane
hex-held = przewaga: { $who }
hex-guarded = strażnik: { $who }
hex-contested = remis
hex-camp = obóz: { $who }
hex-figures = { $who }: { $figures }
figures = { $leader ->
    [0] { $workers ->
        [one] { $workers } uczestnik
        [few] { $workers } uczestników
       *[many] { $workers } uczestników
      }
   *[other] { $workers ->
        [0] dowódca
        [one] dowódca i { $workers } uczestnik
        [few] dowódca i { $workers } uczestników
       *[many] dowódca i { $workers } uczestników
      }
  }
hex-can-lay = tu można położyć płytkę
hex-reach = w zasięgu za { $points ->
    [one] { $points } punkt akcji
    [few] { $points } punkty akcji
   *[many] { $points } punktów akcji
  }
tile-jungle = { $name }, dżungla
tile-temple = { $name }, świątynia { $value }
tile-treasure = { $value ->
    [one] { $name }, skarb z { $value } maską
   *[many] { $name }, skarb z { $value } maskami
  }
tile-volcano = { $name }, wulkan
tile-in-hand = Płytka w ręce
turn-tile = Obróć płytkę
turn-tile-back = Obróć płytkę z powrotem
lay-here = Połóż płytkę tutaj
now-draw = Losowana jest płytka.
now-find = Odsłaniany jest skarb.
now-lay = Połóż płytkę: wybierz podświetlone pole.
now-turn = Obróć płytkę, jak chcesz, i połóż ją.
now-explore = { $points ->
    [0] Wszystkie punkty akcji wydane: zakończ ruch.
    [one] Badaj dżunglę: został { $points } punkt akcji.
    [few] Badaj dżunglę: zostały { $points } punkty akcji.
   *[many] Badaj dżunglę: zostało { $points } punktów akcji.
  }
now-chosen = Wybierz, dokąd pójść albo co tam zrobić.
now-bid = Licytuj o ruch albo pasuj.
now-choose = Wybierz płytkę.
now-over = Gra skończona.
waits-lay = { $who } kładzie płytkę.
waits-explore = { $who } bada dżunglę.
waits-bid = { $who } licytuje lub pasuje.
waits-choose = { $who } wybiera płytkę.
stage-volcano = Runda rozliczenia: każdy bada dżunglę i zaraz liczy punkty; wulkan wylosował gracz { $who } i położy go na końcu.
stage-final = Ostatnie rozliczenie: wszystkie płytki leżą. Każdy jeszcze raz bada dżunglę i liczy punkty.
then-score = Gdy zakończysz ten ruch, policzysz punkty.
action-points-left = { $points ->
    [one] został { $points } punkt akcji
    [few] zostały { $points } punkty akcji
   *[many] zostało { $points } punktów akcji
  }
costs = { $points ->
    [one] { $points } PA
   *[many] { $points } PA
  }
act-move-worker = Przesuń uczestnika
act-move-leader = Przesuń dowódcę
act-uncover = Odkryj warstwę
act-recover = Zabierz skarb
act-camp = Zbuduj obóz
act-guard = Postaw strażnika
act-guard-worker = Strażnikiem zostaje uczestnik
act-guard-leader = Strażnikiem zostaje dowódca
act-exchange = Wymień skarby
guard-sure = Postawić tu strażnika na stałe? Wszystkie twoje inne pionki z tej płytki odchodzą z gry.
exchange-give = Dajesz
exchange-take = Bierzesz
if-scored-now = przy rozliczeniu teraz
temples-now = Świątynie: { $points }
treasures-now = Skarby: { $points }
temples = Świątynie
temple-lead = { $lead ->
    [one] przewaga { $lead }
   *[many] przewaga { $lead }
  }
supplies = Rezerwa
leader = dowódca wyprawy
workers = uczestnicy
camps = obozy
guards = strażnicy
treasures = Skarby
pair = para
triplet = trójka
motif-bowl = misa
motif-mask = maska
motif-jaguar = głowa jaguara
motif-serpent = wąż
motif-necklace = naszyjnik
motif-figurine = figurka
motif-knife = nóż
motif-vase = waza
motif-held = { $motif }: { $count }
levels-left = Pozostałe warstwy świątyń
tiles-left = Płytki, które nadejdą
bid = Licytuj { $points }
score-sum = { $who }: { $temples } za świątynie + { $treasures } za skarby = { $points }
# -- rząd akcji oraz to, o co się pyta i co się mówi podczas ruchu
acts = Co można zrobić
row-enter = Wprowadź
row-path = Przejście
row-uncover = Odkryj
row-recover = Zabierz
row-camp = Obóz
row-guard = Strażnik
row-exchange = Wymień
act-enter-worker = Wprowadź uczestnika
act-enter-leader = Wprowadź dowódcę
act-path = Tajne przejście między obozami
act-at = { $what }: { $price }, pole { $cell }
act-for = { $what } za { $price }
act-not = { $what } – { $why }
how-many = Ilu idzie
take-fewer = o jednego mniej
take-more = o jednego więcej
take-of = { $many } z { $count }
now-where = Wybierz miejsce: możliwe są podświetlone.
now-scoring = Rozliczenie: świątynia po świątyni, potem skarby.
now-ending = Twój ruch się kończy.
route = { $points ->
    [one] Na { $cell } za { $points } punkt akcji.
    [few] Na { $cell } za { $points } punkty akcji.
   *[many] Na { $cell } za { $points } punktów akcji.
  }
too-far = { $points ->
    [one] Nie można: { $cell } kosztuje { $points } punkt akcji, a zostało { $left }.
    [few] Nie można: { $cell } kosztuje { $points } punkty akcji, a zostało { $left }.
   *[many] Nie można: { $cell } kosztuje { $points } punktów akcji, a zostało { $left }.
  }
no-way = Nie można: stąd na { $cell } nie prowadzi żadna droga.
end-sure = { $points ->
    [one] Został { $points } punkt akcji i przepadnie. Zakończyć ruch?
    [few] Zostały { $points } punkty akcji i przepadną. Zakończyć ruch?
   *[many] Zostało { $points } punktów akcji i przepadnie. Zakończyć ruch?
  }
lay-sure = Płytka nie jest jeszcze położona, widać tylko, jak by leżała. Położyć ją tutaj?
go-on = Gram dalej
take-back = Cofnij zakończenie ruchu
undo-found = Odsłonięto skarb: tego, co do niego doprowadziło, nie można cofnąć.
undo-nothing = Nie ma jeszcze czego cofnąć.
tile-lies = Na { $cell }, obrócona o { $degrees }°; { $passages }.
passages = przejścia: { $open }
passages-none = bez przejść
passage = { $side } { $points }
side-n = północ
side-ne = północny wschód
side-se = południowy wschód
side-s = południe
side-sw = południowy zachód
side-nw = północny zachód
hint-scored = Przy rozliczeniu zaraz potem dostaniesz { $points } zamiast { $now }; najsilniejszy rywal { $rival }.
auction-leads = { $bid ->
    [one] Prowadzi { $who }: { $bid } punkt.
    [few] Prowadzi { $who }: { $bid } punkty.
   *[many] Prowadzi { $who }: { $bid } punktów.
  }
auction-no-bid = Nikt jeszcze nie licytował.
auction-all-pass = Jeśli wszyscy spasują, ruch ma za darmo ten, kto spasował pierwszy.
auction-all-pass-so = Jeśli pozostali też spasują, za darmo gra teraz { $who }.
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

# -- litera koloru na jego pionkach
letter-white = B
letter-black = C
letter-orange = P
letter-red = R
