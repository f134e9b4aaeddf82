# Co říkají příkazy.
drawn-to = Nakresleno: { $file }
bad-line = řádek { $line }: { $text }: { $why }
bad-place = řádek { $line }: { $why }
reason-record-no-header = chybí hlavička, kterou má každý záznam
reason-record-no-game = taková hra není
reason-record-rules = podle těchto pravidel nelze nic přehrát
reason-record-seats = pro tolik hráčů tato hra není
reason-record-option = volba je „yes“, nebo „no“
reason-record-not-over = po poslední akci hra není u konce
reason-record-result = akce končí jiným stavem
reason-record-no-act = toto není akce této hry
reason-record-too-large = to je větší než jakýkoli záznam
reason-record-no-blank-line = mezi hlavičkami a akcemi musí být prázdný řádek
reason-record-headers-first = záznam začíná hlavičkami
reason-record-header = hlavička vypadá takto: [Key "value"]
reason-record-twice = tato hlavička je tu dvakrát
reason-record-many-headers = tolik hlaviček žádný záznam nemá
reason-record-long-line = tak dlouhý řádek žádný záznam nemá
reason-record-no-utf-8 = to není text v UTF-8
reason-record-no-text = to není text
reason-record-late-header = hlavičky stojí nad prázdným řádkem, před první akcí
reason-record-spaces = slova akce odděluje jedna mezera

# Příkazová řádka: co nejde.
did-you-mean = Nechceš { $names }?
cli-no-command = příkaz „{ $command }“ neexistuje; všechny vypíše „ceiba --help“.
cli-no-option = volba { $option } neexistuje.
cli-option-before = { $option } stojí před { $command }: { $example }
cli-needs-value = { $option } potřebuje hodnotu.
cli-missing = chybí { $what }; s --help se dozvíš, co je potřeba.
cli-bad-value = { $kind ->
    [number] { $what } je číslo.
    [least] { $what } je číslo, nejméně { $least }.
    [range] { $what } je číslo od { $least } do { $most }.
    [choice] { $what } je { $why }.
   *[other] { $what } takhle nejde: { $why }.
  }
cli-two-answers = { $one } a { $other } jsou dvě různé odpovědi; vyber jednu.
cli-own-fault = chyba samotné Ceiby, nahlas ji, prosím ({ $error }; více ukáže { $more }).
cli-no-standard-input = není standardní vstup, ze kterého by se dalo číst.
cli-cannot-read = { $file } nelze přečíst: { $why }.
cli-cannot-write = { $file } nelze zapsat: { $why }.
cli-errno-einval = tak se žádný soubor nejmenuje
cli-errno-enoent = Soubor nebo složka neexistuje
cli-errno-eacces = Přístup odepřen
cli-errno-eisdir = Je to složka
cli-errno-enotdir = Není to složka
cli-errno-enospc = Na disku už není místo
cli-errno-erofs = Souborový systém je jen pro čtení
cli-errno-eaddrinuse = Adresa se už používá
cli-no-game = hra „{ $game }“ neexistuje; jsou tu { $games }.
cli-not-of-game = { $option } není volba hry { $game }.
cli-so-many-seats = { $game } je pro { $fewest } až { $most } hráčů, ne pro { $seats }.
cli-no-bot = { $game } nemá bota „{ $bot }“; jsou tu { $bots }.
cli-bots-for-seats = --bots jmenuje botů: { $bots }, ale míst je { $seats }.
cli-from-says-game = --from už říká, která hra to je; hru, její místa a volby vynech.
cli-no-such-seat = --seat je 1 až { $seats }, ne { $seat }.
cli-so-few-lines = --at { $line }: záznam má jen tolik řádků: { $lines }.
cli-no-such-picture = „{ $file }“ není jméno obrázku: musí končit na jedno z { $kinds }.
cli-png-needs = PNG potřebuje { $package }: { $command }. SVG nepotřebuje nic.
cli-server-needs = server potřebuje { $package }: { $command }.
cli-cannot-keep = ve složce { $folder } nelze uchovávat stoly: { $why }.
cli-cannot-listen = na { $host }, port { $port }, nelze naslouchat: { $why }.
cli-no-setting = nastavení „{ $setting }“ v { $file } neexistuje; všechna vypíše „ceiba serve --explain“.

# Příkazová řádka: server a soupeři.
cli-open-at = Ceiba je otevřena na  { $address }
cli-open-near = v tvé síti na         { $address }
cli-open-already = Ceiba už je otevřena, na { $address }
cli-tables-are-kept = Stoly se uchovávají v { $where }. Ctrl+C server zastaví.
cli-no-page = Tato Ceiba byla sestavena bez stránky ke hraní: `make web` v jejích zdrojích ji vytvoří. Boti hrát mohou.
cli-no-windows = server na Windows neběží: spusť ho ve WSL, Linuxu, který je součástí Windows.
cli-brought-up-to-date = Tyto stoly založila starší Ceiba. Jsou převedeny; { $file } je uchovává, jak byly.
cli-bot-fault = { $kind ->
    [late] { $bot } na místě { $seat } byl příliš pomalý; místo něj se udělalo něco dovoleného ({ $what }).
    [illegal] { $bot } na místě { $seat } zvolil, co není dovoleno; místo něj se udělalo něco dovoleného ({ $what }).
   *[other] { $bot } na místě { $seat } selhal; místo něj se udělalo něco dovoleného ({ $what }).
  }
cli-opponents-at = Soupeři ve hře { $game } ({ $name })
cli-opponent = jméno
cli-how-it-plays = jak hraje
cli-forms-of-bots = S vlastním časem nebo počtem úvah, vlastní třída nebo jakýkoli program: { $forms }.
cli-level-plays = Úroveň: hraje jako { $bot }
cli-plays-random = Dělá cokoli dovoleného, všechno stejně často: míra všech ostatních
tikal-plays-greedy = Plánuje celý tah podle toho, jakou cenu má pozice po něm, a dál nemyslí
tikal-plays-search = Srovnává celé tahy podle toho, co mohou odpovědět ostatní, s úsudkem naučeným z her
incan-gold-plays-one-step = Váží, co může další karta přinést a co může stát
incan-gold-plays-seven-cards = Odchází po sedmi kartách
incan-gold-plays-seven-gems = Odchází se sedmi drahokamy v ruce
incan-gold-plays-solver = Řídí se svou nadějí na výhru, v rovnováze se sobě rovnými
incan-gold-plays-two-hazards = Odchází při druhém nebezpečí

# Co říká server, když není sestavena žádná stránka.
page-unbuilt = Stoly jsou otevřené. Stránky ke hraní tu ještě nejsou sestavené: postará se o to { $make }. Roboti najdou popis API na { $schema }.
cli-not-over = { $file }: tato partie neskončila, zatím se není za čím ohlížet.
reason-record-luck-not-promised = tohle tajemství není to zaručené
reason-record-luck-not-dealt = zaručená náhoda tu rozdává něco jiného
