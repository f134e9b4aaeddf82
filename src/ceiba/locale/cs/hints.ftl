# What a bot advises.
hint-advice = Rada bota:
hint-lead = Náskok před druhým nejlepším nápadem, v bodech: { $points }
hint-worth = Vyplatí se nabídnout nejvýše: { $points }
hint-chance = Přesná šance, že další karta ukončí kolo: { $fraction }
hint-play-step = Zahrát krok { $step } z { $steps }
hint-played = Vše je zahráno. Ukonči tah, až budeš chtít.
