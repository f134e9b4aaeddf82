# Zadania do Incan Gold: pytanie, podpowiedzi i uzasadnienie.
incan-gold-puzzle-round = { $where ->
    [alone] W świątyni nie ma już nikogo poza tobą. Co da ci średnio więcej punktów z tej świątyni: obozowisko od razu czy pochodnia na jeszcze jedną kartę?
    [stay] Załóżmy, że wszyscy pozostali w świątyni idą dalej. Co da ci średnio więcej punktów z tej świątyni: obozowisko od razu czy pochodnia na jeszcze jedną kartę?
    [leave] Załóżmy, że wszyscy pozostali w świątyni teraz wracają. Co da ci średnio więcej punktów z tej świątyni: obozowisko od razu czy pochodnia na jeszcze jedną kartę?
   *[split] Załóżmy, że Ada teraz wraca, a Bo idzie dalej. Co da ci średnio więcej punktów z tej świątyni: obozowisko od razu czy pochodnia na jeszcze jedną kartę?
  }
incan-gold-puzzle-win = Ostatnia świątynia, a w środku nie ma nikogo poza tobą. Co daje ci większą szansę na wygranie gry: pochodnia czy obozowisko?
incan-gold-worth-round = punktów średnio: { $worth }
incan-gold-worth-win = { $percent }% szans na wygraną
incan-gold-puzzle-1-hint = Które karty mogłyby zakończyć tę rundę?
incan-gold-puzzle-1-why = Na ścieżce nie leży ani jedno niebezpieczeństwo, więc żadna karta nie może jeszcze zakończyć rundy. Niezależnie od tego, ile trzymasz, kolejna karta nic nie kosztuje, a może coś przynieść.
incan-gold-puzzle-2-hint = Policz karty, które zakończyłyby rundę, i ile by cię kosztowały. Potem dodaj wszystko, co jeszcze może przyjść.
incan-gold-puzzle-2-why = 8 z 23 kart zakończyłoby rundę, a każda kosztowałaby cię 20: razem 160. Wszystkie skarby i artefakty, które mogą jeszcze przyjść, są warte razem 94. Gdy zabójcze karty ważą więcej niż wszystko, co może przyjść, wracaj: kolejna karta może to tylko pogorszyć.
incan-gold-puzzle-3-hint = Ile kart w talii jest zabójczych? Sprawdź, ile zostało w niej pająków.
incan-gold-puzzle-3-why = Zabójcza jest tylko jedna z 21 kart, bo jeden pająk wypadł już z gry. Kosztowałaby cię 21; pozostałe karty przyniosą razem 70. Masz pełne ręce, a jednak idziesz dalej.
incan-gold-puzzle-4-hint = Trzy niebezpieczeństwa wyglądają groźnie. Ale ile masz do stracenia?
incan-gold-puzzle-4-why = 6 z 27 kart jest zabójczych, a każda wraz z artefaktem kosztowałaby cię 10: razem 60. Pozostałe przyniosą razem 111. Gdy trzymasz niewiele, nawet trzy niebezpieczeństwa nie są powodem, by wracać.
incan-gold-puzzle-5-hint = Artefakt jest twój, jeśli wyjdziesz bez innych. Dolicz go do tego, co możesz stracić.
incan-gold-puzzle-5-why = Z klejnotami ze ścieżki i artefaktem wynosisz 20. 6 z 23 kart jest zabójczych: do stracenia jest 120, a do zyskania tylko 88. Artefakt przeważa szalę: zanieś go do obozowiska.
incan-gold-puzzle-6-hint = Kto dostanie artefakt i to, co leży na ścieżce, jeśli ty wyjdziesz, a druga osoba nie?
incan-gold-puzzle-6-why = Wychodzisz bez innych, więc oba klejnoty ze ścieżki i artefakt są twoje: 4 + 2 + 5 = 11. 8 z 24 kart jest zabójczych: do stracenia jest 88; a to, co przyjdzie, dzielicie na dwoje, dla ciebie 62. Wracaj, póki druga osoba zostaje.
incan-gold-puzzle-7-hint = Gdy wychodzą trzy osoby naraz, ile dostaje każda? A co zostaje temu, kto jest potem w środku bez innych?
incan-gold-puzzle-7-why = Wychodząc z pozostałymi, dostajesz 7 klejnotów i jeden ze ścieżki, a artefaktu nie bierze nikt: 8. Jeśli zostaniesz, artefakt na ciebie zaczeka, a odtąd każdy skarb jest tylko twój: średnio 14, choć 4 z 25 kart są zabójcze.
incan-gold-puzzle-8-hint = Ada wychodzi. Co zostanie wam dwojgu ze ścieżki, jeśli pójdziesz z nią, a ile osób dzieli, jeśli zostaniesz?
incan-gold-puzzle-8-why = Razem z Adą wyniesiesz 6, a artefakt zostanie na miejscu. Jeśli zostaniesz, ona go zabierze, ale wtedy dzielą już tylko dwie osoby: średnio 7,6, choć 5 z 24 kart jest zabójczych.
incan-gold-puzzle-9-hint = W ostatniej rundzie nie chodzi o to, by mieć jak najwięcej punktów. Ile ich potrzebujesz?
incan-gold-puzzle-9-why = Wynosisz 20 i masz na koniec 29, pozostali 28: wygrywasz. Kolejna karta dałaby średnio więcej, ale 3 z 25 kart odebrałyby ci zwycięstwo, a wyższa wygrana nic nie daje.
incan-gold-puzzle-10-hint = Policz, ile będziesz mieć na koniec. Czy to wystarczy?
incan-gold-puzzle-10-why = Z 27 klejnotami skończysz z wynikiem 40 i na pewno przegrasz z 47, choć w każdej wcześniejszej rundzie powrót byłby słuszny. Idź dalej, aż będziesz mieć więcej niż 34: udaje się to w 53,8% przypadków.
