# À toute table, quel que soit le jeu.
what-now = Ce qu’il y a à faire
scores = Score
log = Journal
beside = À côté du jeu
chat = Discussion
chat-hint = Dites quelque chose à la table
send = Envoyer
undo = Défaire
redo = Refaire
reset = Reprendre le tour au début
end-turn = Finir le tour
end-turn-points-left = { $points ->
    [one] Finir le tour, { $points } PA perdu
   *[other] Finir le tour, { $points } PA perdus
  }
hand-over = Passez l’écran à { $who }.
hand-over-hint = Que personne d’autre ne regarde.
hand-over-go = Je suis { $who }
playback = Déroulement
skip = Passer
faster = Plus vite
slower = Plus lentement
pause = Suspendre
play = Reprendre
one-step = Un pas
pace = Rythme
look-back = Revoir la partie
see-again = Revoir
see-again-hint = Revoir ce qui s’est passé depuis votre dernière action
see-again-of = Revoir le tour { $turn }
unread = { $lines ->
    [one] , { $lines } nouvelle ligne
   *[other] , { $lines } nouvelles lignes
  }
turn-whose = C’est le tour de : { $who }
planning = Vous préparez votre tour. Ce n’est qu’une esquisse ; ce n’est pas à vous de jouer.
plan-turn = Préparer mon tour
plan-stop = Cesser de préparer
board-changed = Le plateau a changé depuis votre esquisse. Revoyez-la.
stale = Entre-temps, il s’est passé quelque chose. Le plateau est à jour.
watching = Vous regardez.
watching-full = Toutes les places sont prises. Vous regardez.
bot-thinks = { $who } réfléchit…
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
hint = Conseil
seating = Places
hint-play = Jouer ainsi
offline-look = Pas de connexion. Vous pouvez regarder ; nouvel essai…
offline-tried = Pas de connexion. Votre essai est gardé et sera repris dès que la ligne revient.
offline-sent = Pas de connexion. Votre tour est gardé ici et partira dès que la ligne revient.
talk-time-up-wait = Le temps de quelqu’un est écoulé. La table attend.
talk-time-up-skip = Le temps de quelqu’un est écoulé. Son tour est passé.
talk-time-up-bot = Le temps de quelqu’un est écoulé. Un robot joue jusqu’à son retour.
