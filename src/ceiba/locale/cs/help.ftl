# Kolem pravidel a jak se stránka ovládá. Načítá se jen na požádání.
rules-of = Pravidla: { $game }
rules-whole = Celá pravidla
contents = Obsah
rules-find = Hledat v pravidlech
rules-found = { $count ->
    [one] Nalezen { $count } článek
    [few] Nalezeny { $count } články
   *[other] Nalezeno { $count } článků
  }
rules-none = O „{ $words }“ se tu nic nepíše.
help-page = Jak se stránka ovládá
help-turn = Ve tvém tahu svítí, co je možné: stiskni figurku a pak cíl, nebo akci v řadě pod plánem. Vše lze vzít zpět, dokud nestiskneš „Ukončit tah“. Co možné není, řekne proč a uvede pravidlo.
help-keys = Klávesy: šipky chodí po plánu, Enter vybírá, Escape zruší výběr, U bere zpět a Y vrací, R otáčí kartičku (Shift+R opačně) a L ji položí, E končí tah, H radí, S přeskočí přehrávání; T a C jsou pochodeň a tábor; číslice vybírají ze seznamu tahů; K ukáže přehledovou kartu.
guide-next = Dál
guide-end = Ukončit průvodce
guide-tikal-welcome = Vedeš bílou výpravu; tvým soupeřem je černá. Body přinášejí chrámy, kde jsi nejsilnější, a poklady. V tahu se položí kartička a pak utratíš deset akčních bodů.
guide-tikal-lay = Kartička je vytažena. Polož ji k prozkoumané krajině: vyber svítící pole, klávesou R ji otoč, chceš-li, a klávesou L polož. Musí se na ni dát vstoupit.
guide-tikal-enter = Teď utrácej body. Stiskni „Nasadit“ a pak základní tábor: účastník přijde za 1 bod. Vzdálenější pole stojí i cestu tam.
guide-tikal-move = Táhni některou svou figurkou: vyber ji a pak svítící pole. Cesta stojí tolik bodů, kolik je kamenů na obou stranách hranice.
guide-tikal-uncover = Odkryj patro chrámu, kde máš figurku: 2 body. Chrám má pak o bod větší hodnotu.
guide-tikal-done = Co neutratíš, propadá. Až budeš chtít, ukonči tah. Pak hraje černá.
guide-tikal-volcano = Další kartička je sopka: odloží se a každý postupně utratí deset bodů a pak si sám počítá. Chrám vynese tomu, kdo je tam nejsilnější: účastník se počítá za 1, vedoucí za 3, a při shodě nikomu.
guide-tikal-recover = Vykopej poklad tam, kde máš figurku: 3 body. Samostatný má hodnotu 1, dva stejné 3, tři stejné 6.
guide-tikal-guard = Postav hlídače do chrámu, kde jsi silnější než černá: 5 bodů. Chrám je pak tvůj navždy; tvé ostatní figurky odtud opustí hru.
guide-tikal-score = Ukonči tah a spočítají se tvé chrámy a poklady.
guide-tikal-camp = Polož další kartičku a pak postav tábor v pralese: 5 bodů. Od té chvíle tam smějí vstupovat tvé figurky.
guide-tikal-free = Víc nepotřebuješ. Hra jde dál a je tvoje: pravidla najdeš u otazníku, ceny pod klávesou K.
guide-incan-gold-welcome = Jsi v chrámu se dvěma dalšími. Poklad za 11 se rozdělil: 3 pro každého a 2 zůstávají na cestě pro ty, kdo jdou domů.
guide-incan-gold-hazard = Jeden pavouk jen vyděsí. Přijde-li druhý, všichni uvnitř přijdou o to, co drží, a kolo končí.
guide-incan-gold-artifact = Na cestě leží i artefakt. Kdo odejde sám, vezme jej; když odejdou dva, zůstane ležet.
guide-incan-gold-stay = Všichni volí tajně. Pro jednou se odvaž: vezmi pochodeň a podívej se, co přinese další karta.
guide-incan-gold-leave = Teď odnes domů, co máš, než o to přijdeš: vyber tábor. Co je ve stanu, je v bezpečí.
guide-incan-gold-free = Víc nepotřebuješ. Pět chrámů, pak se otevřou stany. Hra jde dál a je tvoje.
