# Gra w terminalu. Co stoi w cudzysłowie, pisze się tak w każdym języku.
terminal-you = { $who } (ty)
terminal-asks = { $who }, { $what }
terminal-your-turn = twój ruch
terminal-separator = { "; " }
terminal-part = { $name }: { $value }
terminal-over = Gra skończona: { $scores }.
terminal-left = Odchodzisz od stołu.
terminal-which-game = Która gra? (Enter: { $game })
terminal-no-game = Nie ma gry „{ $game }”; wpisz numer albo nazwę z listy.
terminal-recorded = Zapis jest w pliku { $file }

# Polecenia tak, jak się je wpisuje, i to, co po nich następuje.
terminal-command-undo = cofnij
terminal-command-why = dlaczego
terminal-command-look = pokaż
terminal-command-save = zapisz
terminal-command-help = pomoc
terminal-command-quit = koniec
terminal-act = AKCJA
terminal-file = PLIK
terminal-cell = POLE
terminal-seat = MIEJSCE
terminal-help = Wpisz numer akcji albo samą akcję, aż będzie jednoznaczna. Albo:
terminal-help-undo = cofnąć ostatnią akcję, dopóki nie odsłonięto niczego nowego
terminal-help-why = powiedzieć, czy akcja jest dozwolona, a jeśli nie, dlaczego
terminal-help-look = pokazać jeszcze raz planszę i listę
terminal-help-save = zapisać dotychczasową grę
terminal-help-help = powiedzieć to wszystko
terminal-help-quit = odejść od stołu

# Odpowiedzi.
terminal-not-listed = Numeru { $number } nie ma na liście.
terminal-no-act = „{ $act }” to nie akcja tej gry. (Pomoc: { $help })
terminal-refused = { $act }: { $why } ({ $clause }).
terminal-unclear = „{ $act }” może znaczyć: { $acts }.
terminal-not-yours = „{ $act }” to nie twoja sprawa.
terminal-which-act = Powiedz, którą akcję, na przykład: { $example }
terminal-allowed = „{ $act }” jest dozwolone.
terminal-all-allowed = To wszystko jest dozwolone: { $acts }.
terminal-undone = Cofnięto.
terminal-not-undone = Nie ma czego cofnąć: ani losu, ani tego, co zrobili inni, ani skończonego ruchu.
terminal-save-game = Zapisać grę? Nazwa pliku albo Enter, jeśli nie:
terminal-save-where = Powiedz gdzie, na przykład: { $example }
terminal-saved = Zapisano: { $file }.
terminal-file-exists = { $file } już istnieje; wybierz inną nazwę.
terminal-not-written = Nie można zapisać { $file }: { $why }.
terminal-no-file-name = żaden plik nie ma takiej nazwy

# Tikal: mapa. Litery kolorów różnią się od siebie; na obóz startowy są cztery litery, na wulkan siedem.
terminal-tikal-letter-leader = D
terminal-tikal-map-base = baza
terminal-tikal-map-volcano = wulkan
terminal-tikal-legend =
    ▲ świątynia, jej wartość, kto ją liczy (†: dzięki strażnikowi)   ♣ dżungla
    ◆ skarb, ile go zostało   ^{ $white } biały obóz   { $white }3{ $leader } trzech uczestników i dowódca
    Liczba na granicy to jej cena w punktach akcji; bez liczby nie ma przejścia.
terminal-tikal-side = { $side ->
    [n] N
    [ne] NE
    [se] SE
    [s] S
    [sw] SW
   *[nw] NW
  }

# Tikal: tabela obok mapy.
terminal-tikal-score = punkty
terminal-tikal-now = + teraz
terminal-tikal-workers = ludzie
terminal-tikal-leader = dowódca
terminal-tikal-camps = obozy
terminal-tikal-guards = straż
terminal-tikal-treasures = skarby
terminal-tikal-supply = rezerwa
terminal-tikal-gone = poza grą
terminal-tikal-guarding = strażnik
terminal-tikal-none = brak
terminal-tikal-levels = Pozostałe warstwy według wartości: { $levels }.
terminal-tikal-tiles = Płytki, które nadejdą, według litery: { $tiles }.
terminal-tikal-volcano-round = Runda rozliczenia: na końcu tego ruchu liczysz punkty.
terminal-tikal-final-round = Ostatnie rozliczenie: na końcu tego ruchu liczysz punkty.
terminal-tikal-shown = Płytki w ofercie: { $tiles }.
terminal-tikal-bid-now = { $others ->
    [0] Najwyższa oferta: { $bid }.
   *[many] Najwyższa oferta: { $bid }; licytują jeszcze: { $who }.
  }
terminal-tikal-hand = W ręce: { $tile }.
terminal-tikal-turned = obrót { $turn }: kamienie { $stones }

# Tikal: co można zrobić, grupami.
terminal-tikal-lay = połóż na { $cell }
terminal-tikal-enter = wprowadź
terminal-tikal-path = tajnym przejściem z { $cell }
terminal-tikal-move = przesuń z { $cell }
terminal-tikal-uncover = odkryj
terminal-tikal-recover = zabierz
terminal-tikal-exchange = wymiana: { $whom }
terminal-tikal-camp = zbuduj obóz
terminal-tikal-guard = postaw strażnika
terminal-tikal-choose = wybierz
terminal-tikal-bid = licytuj
terminal-tikal-amounts = liczba od { $least } do { $most }
terminal-tikal-turn = obrót { $turn }
terminal-tikal-figure = { $figure ->
    [leader] { $cell } dowódca
   *[worker] { $cell } uczestnik
  }
terminal-tikal-swap = { $given } → { $taken }
terminal-tikal-ask-lay = połóż { $tile }
terminal-tikal-ask-bid = twoja oferta
terminal-tikal-ask-tile = wybierz płytkę

# Tikal: pomoc.
terminal-tikal-help-turn = W każdym ruchu losuje się i kładzie płytkę: „lay POLE OBRÓT” obraca ją o tyle szóstych zgodnie z ruchem wskazówek. Potem jest dziesięć punktów akcji po tych cenach i „done”:
terminal-tikal-help-enter = z rezerwy do obozu startowego lub własnego obozu
terminal-tikal-help-path = między obozem startowym a własnymi obozami
terminal-tikal-help-move = na sąsiednią płytkę; 1 za każdy kamień na granicy
terminal-tikal-help-uncover = kolejna warstwa świątyni, na której masz pionek
terminal-tikal-help-recover = skarb tam, gdzie masz pionek
terminal-tikal-help-exchange = pojedynczy skarb za pojedynczy skarb z tego miejsca
terminal-tikal-help-camp = w dżungli albo na pustej płytce skarbu
terminal-tikal-help-guard = na świątyni, gdzie nikt inny nie jest tak silny
terminal-tikal-help-leader = Zamiast „worker” wpisz „leader”: dowódca jest silny jak trzech.
terminal-tikal-help-auction = W licytacji sama liczba to oferta, a 0 oznacza pas.

# Incan Gold.
terminal-incan-gold-round = Runda { $round } z { $rounds }, prowadzi { $who }
terminal-incan-gold-open = Namioty zostają otwarte.
terminal-incan-gold-path = Na ścieżce: { $gems ->
    [one] { $gems } klejnot
    [few] { $gems } klejnoty
   *[many] { $gems } klejnotów
  }{ $artifacts ->
    [0] { "" }
    [one] , { $artifacts } artefakt
    [few] , { $artifacts } artefakty
   *[many] , { $artifacts } artefaktów
  }.
terminal-incan-gold-deck = Kart w talii: { $cards }, z czego rundę zakończyłoby: { $deadly }.
terminal-incan-gold-hand = w ręce
terminal-incan-gold-tent = w namiocie
terminal-incan-gold-artifacts = artefakty
terminal-incan-gold-inside = w świątyni
terminal-incan-gold-worth = { $count }, warte { $points }
terminal-incan-gold-ask = { $gems ->
    [0] pochodnia czy obozowisko, z pustymi rękami
    [one] pochodnia czy obozowisko, z { $gems } klejnotem w ręce
    [few] pochodnia czy obozowisko, z { $gems } klejnotami w ręce
   *[many] pochodnia czy obozowisko, z { $gems } klejnotami w ręce
  }
terminal-incan-gold-help = W każdej z pięciu rund odkrywa się karta po karcie. Skarbami dzielą się wszyscy w świątyni; drugie niebezpieczeństwo tego samego rodzaju zabiera im to, co mają w ręce, i kończy rundę. Po każdej karcie wszyscy w świątyni wybierają naraz i w tajemnicy:
terminal-incan-gold-help-stay = pochodnia: iść dalej z tymi, którzy zostają
terminal-incan-gold-help-leave = obozowisko: klejnoty z ręki i udział w tych na ścieżce trafiają do namiotu, bezpieczne do końca; kto wychodzi sam, zabiera artefakty
