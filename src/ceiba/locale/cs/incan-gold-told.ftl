# Co se děje, ve větách; $who je jméno hráče nebo několika hráčů.
incan-gold-card = Otočená karta: { incan-gold-card-face }.
incan-gold-card-face = { $sort ->
    [treasure] poklad { $value }
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
    [1] Všechno bere { $who }.
   *[other] { $share ->
        [0] Na rozdělení je to málo, na cestě zůstává celá hodnota: { $value }.
       *[other] { $rest ->
            [0] Každý v chrámu dostává { $share }.
           *[other] Každý v chrámu dostává { $share }, zbytek na cestě: { $rest }.
          }
      }
  }
incan-gold-hazard = { $left ->
    [0] Druhá taková karta už v balíčku není.
   *[other] Druhá taková karta by kolo ukončila.
  }
incan-gold-artifact = { $artifacts ->
    [1] Kdo odejde sám, odnese ho: { $points } bodů.
   *[other] Kdo odejde sám, odnese všechny ({ $artifacts }): { $points } bodů.
  }
incan-gold-bust = { $hazard ->
    [snakes] Zase hadi!
    [spiders] Zase pavouci!
    [mummies] Zase mumie!
    [fire] Zase oheň!
   *[rockfall] Zase padající kamení!
  } { $hand ->
    [0] Nikdo neměl co ztratit.
    [one] { $inside ->
        [1] { $who } utíká a ztrácí { $hand } drahokam.
       *[other] { $who } utíkají a každý ztrácí { $hand } drahokam.
      }
    [few] { $inside ->
        [1] { $who } utíká a ztrácí { $hand } drahokamy.
       *[other] { $who } utíkají a každý ztrácí { $hand } drahokamy.
      }
   *[other] { $inside ->
        [1] { $who } utíká a ztrácí { $hand } drahokamů.
       *[other] { $who } utíkají a každý ztrácí { $hand } drahokamů.
      }
  } Karta jde ze hry.
incan-gold-chosen = { $staying ->
    [0] Nikdo nejde dál.
    [1] { $who } jde dál bez ostatních.
   *[other] { $who } jdou dál.
  }
incan-gold-paid = { $gems ->
    [0] { $who } se vrací do tábora s prázdnou.
    [one] { $who } odnáší do tábora { $gems } drahokam.
    [few] { $share ->
        [0] { $who } odnáší do tábora { $gems } drahokamy.
       *[other] { $who } odnáší do tábora { $gems } drahokamy, z toho z cesty: { $share }.
      }
   *[other] { $share ->
        [0] { $who } odnáší do tábora { $gems } drahokamů.
       *[other] { $who } odnáší do tábora { $gems } drahokamů, z toho z cesty: { $share }.
      }
  }
incan-gold-artifacts-taken = { $artifacts ->
    [1] { $who } odnáší artefakt za { $points } bodů.
    [few] { $who } odnáší { $artifacts } artefakty, dohromady za { $points } bodů.
   *[other] { $who } odnáší { $artifacts } artefaktů, dohromady za { $points } bodů.
  }
incan-gold-artifacts-lost = { $artifacts ->
    [one] Artefakt na cestě je ztracen.
    [few] { $artifacts } artefakty na cestě jsou ztraceny.
   *[other] { $artifacts } artefaktů na cestě je ztraceno.
  }
incan-gold-round-ended = { $path_gems ->
    [0] { $round }. kolo končí.
    [one] { $round }. kolo končí; { $path_gems } drahokam zůstává na cestě.
    [few] { $round }. kolo končí; { $path_gems } drahokamy zůstávají na cestě.
   *[other] { $round }. kolo končí; { $path_gems } drahokamů zůstává na cestě.
  }
incan-gold-round-begun = { $artifacts ->
    [0] Začíná { $round }. kolo z { $rounds }; výpravu vede { $who }.
   *[other] Začíná { $round }. kolo z { $rounds }; výpravu vede { $who }. V balíčku je o artefakt víc.
  }
incan-gold-game-ended = { $winners ->
    [1] { $points ->
        [one] Stany se otevírají: { $who } vítězí a má { $points } bod.
        [few] Stany se otevírají: { $who } vítězí a má { $points } body.
       *[other] Stany se otevírají: { $who } vítězí a má { $points } bodů.
      }
   *[other] { $points ->
        [one] Stany se otevírají: { $who } se dělí o vítězství, každý má { $points } bod.
        [few] Stany se otevírají: { $who } se dělí o vítězství, každý má { $points } body.
       *[other] Stany se otevírají: { $who } se dělí o vítězství, každý má { $points } bodů.
      }
  }
incan-gold-tent-opened = { $artifacts ->
    [0] { $who } otevírá stan. Body celkem: { $points }.
   *[other] { $who } otevírá stan: { $gems } v drahokamech a { $worth } za artefakty. Body celkem: { $points }.
  }

# Co lze udělat, jak to stojí na tlačítkách.
incan-gold-do-card = Otočit kartu: { incan-gold-card-face }
incan-gold-do-stay = Pochodeň: dál
incan-gold-do-leave = Tábor: zpět
