# Co mówią polecenia.
drawn-to = Narysowano: { $file }
bad-line = wiersz { $line }: { $text }: { $why }
bad-place = wiersz { $line }: { $why }
reason-record-no-header = brakuje nagłówka, który ma każdy zapis
reason-record-no-game = nie ma takiej gry
reason-record-rules = według tych zasad niczego nie da się odtworzyć
reason-record-seats = ta gra nie jest na tyle osób
reason-record-option = opcja to „yes” albo „no”
reason-record-not-over = po ostatniej akcji gra nie jest skończona
reason-record-result = akcje kończą się innym wynikiem
reason-record-no-act = to nie jest akcja tej gry
reason-record-too-large = to jest większe niż jakikolwiek zapis
reason-record-no-blank-line = między nagłówkami a akcjami musi być pusty wiersz
reason-record-headers-first = zapis zaczyna się od nagłówków
reason-record-header = nagłówek wygląda tak: [Key "value"]
reason-record-twice = ten nagłówek jest podany dwa razy
reason-record-many-headers = żaden zapis nie ma tylu nagłówków
reason-record-long-line = żaden zapis nie ma tak długiego wiersza
reason-record-no-utf-8 = to nie jest tekst w UTF-8
reason-record-no-text = to nie jest tekst
reason-record-late-header = nagłówki stoją nad pustym wierszem, przed pierwszą akcją
reason-record-spaces = słowa akcji rozdziela jedna spacja

# Wiersz poleceń: czego nie da się zrobić.
did-you-mean = Czy chodziło o { $names }?
cli-no-command = nie ma polecenia „{ $command }”; wszystkie wypisze „ceiba --help”.
cli-no-option = nie ma opcji { $option }.
cli-option-before = { $option } stoi przed { $command }: { $example }
cli-needs-value = { $option } wymaga wartości.
cli-missing = brakuje: { $what }; dodaj --help, żeby zobaczyć, czego trzeba.
cli-bad-value = { $kind ->
    [number] { $what } to liczba.
    [least] { $what } to liczba, co najmniej { $least }.
    [range] { $what } to liczba od { $least } do { $most }.
    [choice] { $what } to { $why }.
   *[other] { $what } się nie nadaje: { $why }.
  }
cli-two-answers = { $one } i { $other } to dwie różne odpowiedzi; poproś o jedną.
cli-own-fault = błąd samej Ceiby, prosimy o zgłoszenie ({ $error }; więcej pokaże { $more }).
cli-no-standard-input = nie ma standardowego wejścia, z którego można by czytać.
cli-cannot-read = nie można odczytać { $file }: { $why }.
cli-cannot-write = nie można zapisać { $file }: { $why }.
cli-errno-einval = żaden plik się tak nie nazywa
cli-errno-enoent = Nie ma takiego pliku ani katalogu
cli-errno-eacces = Brak dostępu
cli-errno-eisdir = To jest katalog
cli-errno-enotdir = To nie jest katalog
cli-errno-enospc = Brak miejsca na dysku
cli-errno-erofs = System plików tylko do odczytu
cli-errno-eaddrinuse = Adres jest już w użyciu
cli-no-game = nie ma gry „{ $game }”; są { $games }.
cli-not-of-game = { $option } nie jest opcją gry { $game }.
cli-so-many-seats = { $game } jest dla { $fewest } do { $most } graczy, nie dla { $seats }.
cli-no-bot = { $game } nie ma bota „{ $bot }”; są { $bots }.
cli-bots-for-seats = --bots wymienia tyle botów: { $bots }, a miejsc jest { $seats }.
cli-from-says-game = --from mówi już, jaka to gra; pomiń grę, jej miejsca i opcje.
cli-no-such-seat = --seat to 1 do { $seats }, a nie { $seat }.
cli-so-few-lines = --at { $line }: zapis ma tylko tyle wierszy: { $lines }.
cli-no-such-picture = „{ $file }” nie jest nazwą obrazka: niech się kończy na jedno z { $kinds }.
cli-png-needs = PNG wymaga { $package }: { $command }. SVG nie wymaga niczego.
cli-server-needs = serwer wymaga { $package }: { $command }.
cli-cannot-keep = nie można przechowywać stołów w { $folder }: { $why }.
cli-cannot-listen = nie można nasłuchiwać pod { $host }, port { $port }: { $why }.
cli-no-setting = nie ma ustawienia „{ $setting }” z pliku { $file }; „ceiba serve --explain” wymienia wszystkie.

# Wiersz poleceń: serwer i przeciwnicy.
cli-open-at = Ceiba jest otwarta pod    { $address }
cli-open-near = w twojej sieci pod        { $address }
cli-open-already = Ceiba jest już otwarta, pod { $address }
cli-tables-are-kept = Stoły są przechowywane w { $where }. Ctrl+C zatrzymuje serwer.
cli-no-page = Ta Ceiba została zbudowana bez strony do gry: `make web` w jej źródłach ją zbuduje. Boty mogą grać.
cli-no-windows = serwer nie działa w systemie Windows: uruchom go w WSL, Linuksie dołączonym do Windows.
cli-brought-up-to-date = Te stoły założyła starsza Ceiba. Zostały zaktualizowane; { $file } zachowuje je takie, jakie były.
cli-bot-fault = { $kind ->
    [late] { $bot } na miejscu { $seat } był zbyt wolny; zamiast niego zrobiono coś dozwolonego ({ $what }).
    [illegal] { $bot } na miejscu { $seat } wybrał coś niedozwolonego; zamiast niego zrobiono coś dozwolonego ({ $what }).
   *[other] { $bot } na miejscu { $seat } zawiódł; zamiast niego zrobiono coś dozwolonego ({ $what }).
  }
cli-opponents-at = Przeciwnicy w grze { $game } ({ $name })
cli-opponent = nazwa
cli-how-it-plays = jak gra
cli-forms-of-bots = Z własnym czasem lub liczbą przemyśleń, własna klasa albo dowolny program: { $forms }.
cli-level-plays = Poziom: gra jak { $bot }
cli-plays-random = Robi cokolwiek dozwolonego, wszystko jednakowo często: miara wszystkich innych
tikal-plays-greedy = Planuje cały ruch według tego, ile potem warta jest pozycja, i dalej nie myśli
tikal-plays-search = Porównuje całe ruchy według tego, co mogą odpowiedzieć inni, z osądem wyuczonym na partiach
incan-gold-plays-one-step = Waży, co może przynieść następna karta, a ile może kosztować
incan-gold-plays-seven-cards = Wychodzi po siedmiu kartach
incan-gold-plays-seven-gems = Wychodzi z siedmioma klejnotami w ręku
incan-gold-plays-solver = Kieruje się swoją szansą na wygraną, w równowadze z równymi sobie
incan-gold-plays-two-hazards = Wychodzi przy drugim niebezpieczeństwie

# Co mówi serwer, gdy nie zbudowano stron.
page-unbuilt = Stoły są otwarte. Strony do gry nie zostały tu jeszcze zbudowane: zrobi to { $make }. Boty znajdą opis API pod { $schema }.
cli-not-over = { $file }: ta partia się nie skończyła, nie ma jeszcze do czego wracać.
reason-record-luck-not-promised = ten sekret nie jest tym, który zapowiedziano
reason-record-luck-not-dealt = zapowiedziany los daje tu coś innego
