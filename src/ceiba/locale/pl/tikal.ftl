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
if-scored-now = przy rozliczeniu teraz
temples-now = Świątynie: { $points }
treasures-now = Skarby: { $points }
temples = Świątynie
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

# -- litera koloru na jego pionkach
letter-white = B
letter-black = C
letter-orange = P
letter-red = R
