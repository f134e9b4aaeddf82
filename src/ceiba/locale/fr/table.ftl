# À toute table, quel que soit le jeu.
what-now = Ce qu’il y a à faire
scores = Score
log = Ce qui s’est passé
chat = Discussion
chat-hint = Dites quelque chose à la table
send = Envoyer
undo = Défaire
redo = Refaire
reset = Reprendre le tour au début
end-turn = Finir le tour
end-turn-points-left = { $points ->
    [one] Finir le tour, { $points } point d’action perdu
   *[other] Finir le tour, { $points } points d’action perdus
  }
hand-over = Passez l’écran à { $who }.
hand-over-hint = Que personne d’autre ne regarde.
hand-over-go = Je suis { $who }
rematch = Rejouer
download-record = Télécharger la partie
winner = { $who } gagne.
winners = { $who } se partagent la victoire.
game-over-scores = Score final
playback = { $who } joue
skip = Passer
faster = Plus vite
planning = Vous préparez votre tour. Ce n’est qu’une esquisse ; ce n’est pas à vous.
plan-turn = Préparer mon tour
plan-stop = Cesser de préparer
board-changed = Le plateau a changé sous votre esquisse. Revoyez-la.
stale = Entre-temps, il s’est passé quelque chose. Le plateau est à jour.
watching = Vous regardez.
bot-thinks = { $who } réfléchit …
event = { $who } : { $what }
sheet-more = Plus
zoom-in = Agrandir
zoom-out = Réduire
zoom-fit = Tout montrer
hide-pieces = Cacher les pions
coordinates = Noms des hexagones
refused = Impossible : { $why } ({ $clause })
talk-bot-late = Un robot a trop tardé et a joué au hasard.
talk-bot-failed = Un robot a échoué et a joué au hasard.
went-wrong = Cela n’a pas marché : { $why }
fill-with-bot = Donner à un robot
