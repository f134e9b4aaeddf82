# Wokół zasad i jak używać strony. Wczytywane tylko na życzenie.
rules-of = Zasady: { $game }
rules-whole = Całe zasady
contents = Spis treści
rules-find = Szukaj w zasadach
rules-found = { $count ->
    [one] Znaleziono { $count } punkt
    [few] Znaleziono { $count } punkty
   *[many] Znaleziono { $count } punktów
  }
rules-none = O „{ $words }” nic tu nie ma.
help-page = Jak używać strony
help-turn = W twoim ruchu świeci się to, co możliwe: naciśnij pionek, a potem cel, albo akcję w rzędzie poniżej. Wszystko można cofnąć, dopóki nie naciśniesz „Zakończ ruch”. To, co niemożliwe, mówi dlaczego i podaje zasadę.
help-keys = Klawisze: strzałki chodzą po planszy, Enter wybiera, Escape anuluje wybór, U cofa, a Y przywraca, R obraca płytkę (Shift+R w drugą stronę), a L ją kładzie, E kończy ruch, H podpowiada, S pomija odtwarzanie; T i C to pochodnia i obozowisko; cyfry wybierają z listy ruchów; K pokazuje kartę pomocy.
guide-next = Dalej
guide-end = Zakończ przewodnik
guide-tikal-welcome = Prowadzisz białą wyprawę; czarny jest twoim rywalem. Punkty dają świątynie, w których masz przewagę, i skarby. W ruchu kładzie się płytkę, a potem wydaje dziesięć punktów akcji.
guide-tikal-lay = Płytka jest dobrana. Połóż ją przy zbadanym terenie: wybierz świecące pole, obróć płytkę klawiszem R, jeśli chcesz, i połóż klawiszem L. Ktoś musi móc na nią wejść.
guide-tikal-enter = Teraz wydawaj punkty. Naciśnij „Wprowadź”, a potem obóz startowy: uczestnik wchodzi za 1 punkt. Dalsze pole kosztuje też drogę.
guide-tikal-move = Rusz swoim pionkiem: wybierz go, a potem świecące pole. Droga kosztuje tyle punktów, ile jest kamieni po obu stronach granicy.
guide-tikal-uncover = Odkryj warstwę świątyni, w której masz pionek: 2 punkty. Świątynia jest wtedy warta o jeden punkt więcej.
guide-tikal-done = Czego nie wydasz, przepada. Kiedy chcesz, zakończ ruch. Potem gra czarny.
guide-tikal-volcano = Następna płytka to wulkan: odkłada się ją, a każdy po kolei wydaje dziesięć punktów i sam liczy swoje. Świątynia daje punkty temu, kto jest tam najsilniejszy: uczestnik liczy się za 1, dowódca za 3, a przy remisie nie dostaje ich nikt.
guide-tikal-recover = Zabierz skarb tam, gdzie masz pionek: 3 punkty. Pojedynczy jest wart 1, dwa takie same 3, trzy takie same 6.
guide-tikal-guard = Postaw strażnika na świątyni, w której masz przewagę nad czarnym: 5 punktów. Jest wtedy twoja na zawsze; twoje inne pionki stamtąd opuszczają grę.
guide-tikal-score = Zakończ ruch, a policzą się twoje świątynie i skarby.
guide-tikal-camp = Połóż następną płytkę, a potem zbuduj obóz w dżungli: 5 punktów. Odtąd twoje pionki mogą tam wchodzić.
guide-tikal-free = Więcej nie trzeba. Gra toczy się dalej i jest twoja: zasady są pod znakiem zapytania, koszty pod klawiszem K.
guide-incan-gold-welcome = Jesteś w świątyni z dwojgiem innych. Skarb wart 11 podzielono: po 3 dla każdego, a 2 zostają na ścieżce dla tych, którzy wracają.
guide-incan-gold-hazard = Jeden pająk to tylko strach. Jeśli przyjdzie drugi, wszyscy w środku tracą, co trzymają, i runda się kończy.
guide-incan-gold-artifact = Na ścieżce leży też artefakt. Kto wyjdzie sam, zabiera go; gdy wyjdą dwie osoby, zostaje.
guide-incan-gold-stay = Wszyscy wybierają w tajemnicy. Odważ się raz: weź pochodnię i zobacz, co przyniesie następna karta.
guide-incan-gold-leave = Teraz zanieś do domu, co masz, zanim przepadnie: wybierz obozowisko. Co jest w namiocie, jest bezpieczne.
guide-incan-gold-free = Więcej nie trzeba. Pięć świątyń, a potem otwiera się namioty. Gra toczy się dalej i jest twoja.
