# At the table of a game that has no page of its own.
board-of = Plateau : { $game }
turn-yours = À vous : choisissez quoi faire.
turn-tried = Continuez, revenez en arrière ou validez.
turn-complete = Il n’y a plus rien à faire : validez ou revenez en arrière.
turn-sealed = Choisissez en secret. Tous les choix seront révélés ensemble.
turn-chosen = Choisi : { $what }. Vous pouvez changer tant que tous n’ont pas choisi.
turn-waits = En attente : { $who }.
make-final = Valider
final-at-once = Révèle le hasard : définitif aussitôt
act-costs = coûte
find-act = Chercher une action
seat-has-chosen = a choisi
seat-chooses = choisit
seat-to-act = à jouer
