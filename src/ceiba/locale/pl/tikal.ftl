# Stół Tikala. Słowa jak w instrukcji.
board = Mapa Tikal
board-keys = Strzałki prowadzą od pola do pola, Enter wybiera, Escape puszcza.
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
tile = płytka { $name }
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
    [one] Badaj: został { $points } punkt akcji.
    [few] Badaj: zostały { $points } punkty akcji.
   *[many] Badaj: zostało { $points } punktów akcji.
  }
now-chosen = Wybierz, dokąd pójść albo co tam zrobić.
now-bid = Licytuj o ruch albo pasuj.
now-choose = Wybierz płytkę.
now-over = Gra skończona.
waits-lay = { $who } kładzie płytkę.
waits-explore = { $who } bada.
waits-bid = { $who } licytuje lub pasuje.
waits-choose = { $who } wybiera płytkę.
stage-volcano = Runda rozliczenia: każdy bada i zaraz liczy punkty; wulkan wylosował gracz { $who } i położy go na końcu.
stage-final = Ostatnie rozliczenie: wszystkie płytki leżą. Każdy bada jeszcze raz i liczy punkty.
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
act-enter-worker = Wprowadź uczestnika
act-enter-leader = Wprowadź dowódcę
act-move-worker = Przesuń uczestnika
act-move-leader = Przesuń dowódcę
act-uncover = Odkryj warstwę
act-recover = Zabierz skarb
act-camp = Zbuduj obóz
act-guard = Postaw strażnika …
act-guard-worker = Strażnikiem zostaje uczestnik
act-guard-leader = Strażnikiem zostaje dowódca
act-exchange = Wymień skarby …
guard-sure = Postawić tu strażnika na stałe? Wszystkie twoje inne pionki z tej płytki odchodzą z gry.
exchange-give = Dajesz
exchange-take = Bierzesz
choose-figure = Kogo przesuwasz?
if-scored-now = przy rozliczeniu teraz
temples-now = Świątynie: { $points }
treasures-now = Skarby: { $points }
temples = Świątynie
temple-lead = { $lead ->
    [one] przewaga { $lead }
   *[many] przewaga { $lead }
  }
supplies = Zasoby
leader = dowódca wyprawy
worker = uczestnik wyprawy
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
auction = Licytacja
auction-tiles = Płytki tej rundy
auction-bid-now = { $bid ->
    [0] jeszcze bez odzywki
    [one] najwyższa odzywka: { $bid } punkt
    [few] najwyższa odzywka: { $bid } punkty
   *[many] najwyższa odzywka: { $bid } punktów
  }
auction-still-in = licytuje
auction-out = spasowane
auction-played = już po ruchu
bid = Licytuj { $points }
pass = Pasuj
choose-tile = Wybierz { $name }
score-sum = { $who }: { $temples } za świątynie + { $treasures } za skarby = { $points }
bid-fewer = mniej
bid-more = więcej
