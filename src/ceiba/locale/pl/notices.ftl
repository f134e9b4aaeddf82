# What someone is told who is not there: the same in a letter, on a device, by a webhook.
notice-title = { $game }: { $what }
notice-turn-title = twoja kolej
notice-full-title = stół jest pełny
notice-over-title = gra się skończyła
notice-soon-title = czas się kończy
notice-late-title = twój czas minął
notice-test-title = próba
notice-turn = Teraz twoja kolej.
notice-full = Wszystkie miejsca są zajęte: możesz rozpocząć grę.
notice-over = Zobacz, jak się skończyła.
notice-soon = Twój czas na ten ruch zaraz się skończy.
notice-late-wait = Twój czas minął. Stół czeka na ciebie.
notice-late-skip = Twój czas minął i twój ruch został pominięty.
notice-late-bot = Twój czas minął. Bot gra, dopóki nie wrócisz.
notice-test = Tak będziemy cię powiadamiać.
notice-others = Przy stole: { $others }.
mail-several = { $count ->
    [one] Ceiba: wieści z { $count } stołu
    [few] Ceiba: wieści z { $count } stołów
   *[many] Ceiba: wieści z { $count } stołów
  }
mail-confirm-title = Ceiba: czy możemy do ciebie pisać?
mail-confirm = Ktoś, mamy nadzieję, że ty, chce pod tym adresem dowiadywać się, co dzieje się przy stołach Ceiby. Otwórz link, aby się zgodzić.
mail-confirm-else = Jeśli to nie ty, nie rób nic: więcej wiadomości nie będzie.
mail-signs-in = Linki logują cię przez tydzień: zachowaj tę wiadomość dla siebie.
mail-leave = Koniec z wiadomościami: { $link }
mail-confirm-ask = Czy chcesz pod adresem { $address } dowiadywać się, co dzieje się przy twoich stołach?
mail-confirm-do = Tak, piszcie do mnie
mail-confirm-done = Dziękujemy. Od teraz piszemy na adres { $address }.
mail-leave-ask = Czy nie chcesz już dostawać wiadomości na adres { $address }?
mail-leave-do = Koniec z wiadomościami
mail-leave-done = Na adres { $address } nie piszemy już więcej.
mail-gone = Ten link już nigdzie nie prowadzi: nie piszemy tam albo jest za stary.
