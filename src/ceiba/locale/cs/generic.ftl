# At the table of a game that has no page of its own.
board-of = Herní plán: { $game }
turn-yours = Jsi na tahu: vyber, co uděláš.
turn-tried = Pokračuj, vrať to, nebo to potvrď.
turn-complete = Víc už udělat nejde: potvrď to, nebo to vrať.
turn-sealed = Vyber tajně. Všechny volby se ukážou najednou.
turn-chosen = Vybráno: { $what }. Můžeš to změnit, dokud nevyberou všichni.
turn-waits = Čeká se na: { $who }.
make-final = Potvrdit
final-at-once = Ukáže náhodu: platí ihned
act-costs = stojí
find-act = Najít, co udělat
seat-has-chosen = má vybráno
seat-chooses = vybírá
seat-to-act = na tahu
