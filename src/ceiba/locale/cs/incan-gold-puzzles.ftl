# Úlohy k Incan Gold: otázka, nápověda a proč to tak je.
incan-gold-puzzle-round = { $where ->
    [alone] V chrámu už kromě tebe nikdo není. Co ti z tohoto chrámu přinese v průměru víc bodů: tábor hned, nebo pochodeň ještě na jednu kartu?
    [stay] Dejme tomu, že všichni ostatní v chrámu jdou dál. Co ti z tohoto chrámu přinese v průměru víc bodů: tábor hned, nebo pochodeň ještě na jednu kartu?
    [leave] Dejme tomu, že se všichni ostatní v chrámu teď vrátí. Co ti z tohoto chrámu přinese v průměru víc bodů: tábor hned, nebo pochodeň ještě na jednu kartu?
   *[split] Dejme tomu, že Ada se teď vrátí a Bo jde dál. Co ti z tohoto chrámu přinese v průměru víc bodů: tábor hned, nebo pochodeň ještě na jednu kartu?
  }
incan-gold-puzzle-win = Poslední chrám a kromě tebe v něm už nikdo není. S čím máš větší šanci vyhrát hru: pochodeň, nebo tábor?
incan-gold-worth-round = bodů v průměru: { $worth }
incan-gold-worth-win = { $percent } % šance na výhru
incan-gold-puzzle-1-hint = Které karty by mohly toto kolo ukončit?
incan-gold-puzzle-1-why = Na cestě neleží jediné nebezpečí, takže zatím žádná karta kolo ukončit nemůže. Ať držíš cokoli, další karta nic nestojí a může něco přinést.
incan-gold-puzzle-2-hint = Spočítej karty, které by kolo ukončily, a kolik by tě stály. Pak sečti všechno, co ještě může přijít.
incan-gold-puzzle-2-why = 8 z 23 karet by kolo ukončilo a každá by tě stála 20: dohromady 160. Všechny poklady a artefakty, které ještě mohou přijít, mají cenu 94. Když smrtící karty váží víc než všechno, co ještě přijde, jdi domů: další karta to může jen zhoršit.
incan-gold-puzzle-3-hint = Kolik karet v balíčku je smrtících? Podívej se, kolik v něm zbývá pavouků.
incan-gold-puzzle-3-why = Smrtící je jen jedna z 21 karet, protože jeden pavouk už je ze hry. Stála by tě 21; ostatní karty přinesou dohromady 70. Máš plné ruce, a přece jdeš dál.
incan-gold-puzzle-4-hint = Tři nebezpečí vypadají hrozivě. Ale o kolik můžeš přijít?
incan-gold-puzzle-4-why = 6 z 27 karet je smrtících a každá by tě i s artefaktem stála 10: dohromady 60. Ostatní přinesou dohromady 111. Když držíš málo, ani tři nebezpečí nejsou důvod odejít.
incan-gold-puzzle-5-hint = Artefakt je tvůj, když odejdeš bez ostatních. Připočti ho k tomu, o co můžeš přijít.
incan-gold-puzzle-5-why = S drahokamy z cesty a s artefaktem odneseš 20. 6 z 23 karet je smrtících: ztratit můžeš 120 a získat jen 88. Artefakt rozhoduje: odnes ho domů.
incan-gold-puzzle-6-hint = Kdo dostane artefakt a to, co leží na cestě, když odejdeš a ten druhý ne?
incan-gold-puzzle-6-why = Odcházíš bez druhého, takže oba drahokamy z cesty i artefakt jsou tvoje: 4 + 2 + 5 = 11. 8 z 24 karet je smrtících: ztratit můžeš 88; a co přijde, dělíte ve dvou, na tebe zbude 62. Jdi, dokud ten druhý zůstává.
incan-gold-puzzle-7-hint = Když odejdou tři najednou, co dostane každý? A co zbude tomu, kdo pak zůstane?
incan-gold-puzzle-7-why = Když odejdeš s oběma ostatními, dostaneš 7 drahokamů a jeden z cesty a artefakt nezíská nikdo: 8. Když zůstaneš, artefakt ti neuteče a odteď je každý poklad jen tvůj: v průměru 14, i když 4 z 25 karet jsou smrtící.
incan-gold-puzzle-8-hint = Ada odchází. Co vám dvěma zbude z cesty, když půjdeš taky, a kolik lidí se dělí, když zůstaneš?
incan-gold-puzzle-8-why = S Adou odneseš 6 a artefakt zůstane ležet. Když zůstaneš, vezme ho ona, ale pak se dělí už jen dva: v průměru 7,6, i když 5 z 24 karet je smrtících.
incan-gold-puzzle-9-hint = V posledním kole nejde o co nejvíc bodů. Kolik jich potřebuješ?
incan-gold-puzzle-9-why = Odneseš 20 a máš nakonec 29, ostatní 28: vyhráváš. Další karta by v průměru přinesla víc, ale 3 z 25 karet by tě stály výhru a vyšší výhra nic nepřináší.
incan-gold-puzzle-10-hint = Sečti, kolik budeš mít nakonec. Stačí to?
incan-gold-puzzle-10-why = S 27 drahokamy skončíš na 40 a proti 47 určitě prohraješ, i když v kterémkoli dřívějším kole by návrat byl správný. Jdi dál, dokud nemáš víc než 34: to se podaří v 53,8 % případů.
