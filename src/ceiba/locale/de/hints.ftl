# What a bot advises.
hint-advice = Rat des Bots:
hint-lead = Vorsprung vor der zweitbesten Idee, in Punkten: { $points }
hint-worth = Lohnt bis zu einem Gebot von: { $points }
hint-chance = Genaue Wahrscheinlichkeit, dass die nächste Karte die Runde beendet: { $fraction }
hint-play-step = Schritt { $step } von { $steps } spielen
hint-played = Alles ist gespielt. Beende deinen Zug, wenn du so weit bist.
