# At the table of a game that has no page of its own.
board-of = Plansza: { $game }
turn-yours = Twoja kolej: wybierz, co robisz.
turn-tried = Graj dalej, cofnij albo zatwierdź.
turn-complete = Nic więcej nie da się zrobić: zatwierdź albo cofnij.
turn-sealed = Wybierz w tajemnicy. Wszystkie wybory zostaną pokazane razem.
turn-chosen = Wybrano: { $what }. Możesz to zmienić, dopóki wszyscy nie wybiorą.
turn-waits = Czekamy na: { $who }.
make-final = Zatwierdź
final-at-once = Odsłania los: od razu ostateczne
act-costs = kosztuje
find-act = Znajdź ruch
seat-has-chosen = wybór dokonany
seat-chooses = wybiera
seat-to-act = teraz gra
