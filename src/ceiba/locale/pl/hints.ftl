# What a bot advises.
hint-advice = Rada bota:
hint-lead = Przewaga nad drugim najlepszym pomysłem, w punktach: { $points }
hint-worth = Warto licytować do: { $points }
hint-chance = Dokładna szansa, że następna karta zakończy rundę: { $fraction }
hint-play-step = Zagraj krok { $step } z { $steps }
hint-played = Wszystko zagrane. Zakończ ruch, kiedy chcesz.
