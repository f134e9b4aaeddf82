# Co się dzieje, zdaniami; $who to imię gracza albo kilku graczy.
incan-gold-card = Odkryta karta: { incan-gold-card-face }.
incan-gold-card-face = { $sort ->
    [treasure] skarb { $value }
    [artifact] artefakt
   *[hazard] { $card ->
        [snakes] { snakes }
        [spiders] { spiders }
        [mummies] { mummies }
        [fire] { fire }
       *[rockfall] { rockfall }
      }
  }
incan-gold-shared = { $inside ->
    [1] Całość bierze { $who }.
   *[other] { $share ->
        [0] Za mało do podziału, na ścieżce zostaje cała wartość: { $value }.
       *[other] { $rest ->
            [0] Każdy w świątyni dostaje { $share }.
           *[other] Każdy w świątyni dostaje { $share }, reszta na ścieżce: { $rest }.
          }
      }
  }
incan-gold-hazard = { $left ->
    [0] Drugiej takiej karty nie ma już w talii.
   *[other] Druga taka karta zakończyłaby rundę.
  }
incan-gold-artifact = { $artifacts ->
    [1] Kto wyjdzie samotnie, zabierze go: { $points } punktów.
   *[other] Kto wyjdzie samotnie, zabierze wszystkie ({ $artifacts }): { $points } punktów.
  }
incan-gold-bust = { $hazard ->
    [snakes] Znowu węże!
    [spiders] Znowu pająki!
    [mummies] Znowu mumie!
    [fire] Znowu ogień!
   *[rockfall] Znowu spadające głazy!
  } { $hand ->
    [0] Nikt nie miał nic do stracenia.
    [one] { $inside ->
        [1] { $who } ucieka i traci { $hand } klejnot.
       *[other] { $who } uciekają i każdy traci { $hand } klejnot.
      }
    [few] { $inside ->
        [1] { $who } ucieka i traci { $hand } klejnoty.
       *[other] { $who } uciekają i każdy traci { $hand } klejnoty.
      }
   *[many] { $inside ->
        [1] { $who } ucieka i traci { $hand } klejnotów.
       *[other] { $who } uciekają i każdy traci { $hand } klejnotów.
      }
  } Karta zostaje usunięta z gry.
incan-gold-chosen = { $staying ->
    [0] Nikt nie idzie dalej.
    [1] { $who } idzie dalej w pojedynkę.
   *[other] { $who } idą dalej.
  }
incan-gold-paid = { $gems ->
    [0] { $who } wraca do obozowiska z pustymi rękami.
    [one] { $who } wraca do obozowiska z { $gems } klejnotem.
   *[many] { $share ->
        [0] { $who } wraca do obozowiska z { $gems } klejnotami.
       *[other] { $who } wraca do obozowiska z { $gems } klejnotami, w tym ze ścieżki: { $share }.
      }
  }
incan-gold-artifacts-taken = { $artifacts ->
    [1] { $who } wynosi artefakt wart { $points } punktów.
    [few] { $who } wynosi { $artifacts } artefakty, razem warte { $points } punktów.
   *[many] { $who } wynosi { $artifacts } artefaktów, razem wartych { $points } punktów.
  }
incan-gold-artifacts-lost = { $artifacts ->
    [one] Artefakt na ścieżce przepada.
    [few] { $artifacts } artefakty na ścieżce przepadają.
   *[many] { $artifacts } artefaktów na ścieżce przepada.
  }
incan-gold-round-ended = { $path_gems ->
    [0] Koniec rundy { $round }.
    [one] Koniec rundy { $round }; { $path_gems } klejnot zostaje na ścieżce.
    [few] Koniec rundy { $round }; { $path_gems } klejnoty zostają na ścieżce.
   *[many] Koniec rundy { $round }; { $path_gems } klejnotów zostaje na ścieżce.
  }
incan-gold-round-begun = { $artifacts ->
    [0] Zaczyna się runda { $round } z { $rounds }; wyprawę prowadzi { $who }.
   *[other] Zaczyna się runda { $round } z { $rounds }; wyprawę prowadzi { $who }. W talii jest o jeden artefakt więcej.
  }
incan-gold-game-ended = { $winners ->
    [1] { $points ->
        [one] Namioty zostają otwarte: { $who } wygrywa z { $points } punktem.
       *[many] Namioty zostają otwarte: { $who } wygrywa z { $points } punktami.
      }
   *[other] { $points ->
        [one] Namioty zostają otwarte: { $who } dzielą się zwycięstwem, każdy z { $points } punktem.
       *[many] Namioty zostają otwarte: { $who } dzielą się zwycięstwem, każdy z { $points } punktami.
      }
  }
incan-gold-tent-opened = { $artifacts ->
    [0] { $who } otwiera namiot. Punkty razem: { $points }.
   *[other] { $who } otwiera namiot: { $gems } w klejnotach i { $worth } za artefakty. Punkty razem: { $points }.
  }

# Co można zrobić, jak mówią przyciski.
incan-gold-do-card = Odkryj kartę: { incan-gold-card-face }
incan-gold-do-stay = Pochodnia: idę dalej
incan-gold-do-leave = Obozowisko: wracam
