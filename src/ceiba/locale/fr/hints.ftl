# What a bot advises.
hint-advice = Conseil du robot :
hint-lead = Avance sur la deuxième meilleure idée, en points : { $points }
hint-worth = Enchère raisonnable jusqu’à : { $points }
hint-chance = Probabilité exacte que la prochaine carte mette fin à la manche : { $fraction }
hint-play-step = Jouer l’étape { $step } sur { $steps }
hint-played = Tout est joué. Finissez votre tour quand vous voulez.
