# Ce qui se passe, en phrases ; $who est le nom d’un joueur, ou de plusieurs.
incan-gold-card = Carte retournée : { incan-gold-card-face }.
incan-gold-card-face = { $sort ->
    [treasure] un trésor de { $value }
    [artifact] un artefact
   *[hazard] { $card ->
        [snakes] { snakes }
        [spiders] { spiders }
        [mummies] { mummies }
        [fire] { fire }
       *[rockfall] { rockfall }
      }
  }
incan-gold-shared = { $inside ->
    [1] Tout est pour { $who }.
   *[other] { $share ->
        [0] Trop peu pour partager : { $value } sur le chemin.
       *[other] { $rest ->
            [0] { $share } pour chacun des { $inside } explorateurs.
           *[other] { $share } pour chacun des { $inside } explorateurs, reste sur le chemin : { $rest }.
          }
      }
  }
incan-gold-hazard = { $left ->
    [0] Il n’en reste pas d’autre de cette sorte dans la pioche.
   *[other] Une seconde carte de cette sorte mettrait fin à la manche.
  }
incan-gold-artifact = { $artifacts ->
    [1] Qui part seul l’emporte : { $points } points.
   *[other] Qui part seul emporte les { $artifacts } : { $points } points.
  }
incan-gold-bust = { $hazard ->
    [snakes] Encore des serpents !
    [spiders] Encore des araignées !
    [mummies] Encore des momies !
    [fire] Encore le feu !
   *[rockfall] Encore un éboulement !
  } { $hand ->
    [0] Personne n’avait rien à perdre.
    [one] { $inside ->
        [1] { $who } s’enfuit et perd { $hand } gemme.
       *[other] { $who } s’enfuient et perdent chacun { $hand } gemme.
      }
   *[other] { $inside ->
        [1] { $who } s’enfuit et perd { $hand } gemmes.
       *[other] { $who } s’enfuient et perdent chacun { $hand } gemmes.
      }
  } La carte quitte le jeu.
incan-gold-chosen = { $staying ->
    [0] Personne ne continue.
    [1] { $who } continue en solitaire.
   *[other] { $who } continuent.
  }
incan-gold-paid = { $gems ->
    [0] { $who } rentre au campement les mains vides.
    [one] { $who } rentre au campement avec { $gems } gemme.
   *[other] { $share ->
        [0] { $who } rentre au campement avec { $gems } gemmes.
       *[other] { $who } rentre au campement avec { $gems } gemmes, dont { $share } du chemin.
      }
  }
incan-gold-artifacts-taken = { $artifacts ->
    [1] { $who } rapporte un artefact qui vaut { $points } points.
   *[other] { $who } rapporte { $artifacts } artefacts qui valent { $points } points en tout.
  }
incan-gold-artifacts-lost = { $artifacts ->
    [one] L’artefact resté sur le chemin est perdu.
   *[other] Les { $artifacts } artefacts restés sur le chemin sont perdus.
  }
incan-gold-round-ended = { $path_gems ->
    [0] La manche { $round } est finie.
    [one] La manche { $round } est finie ; { $path_gems } gemme reste sur le chemin.
   *[other] La manche { $round } est finie ; { $path_gems } gemmes restent sur le chemin.
  }
incan-gold-round-begun = { $artifacts ->
    [0] La manche { $round } sur { $rounds } commence ; { $who } mène l’expédition.
   *[other] La manche { $round } sur { $rounds } commence ; { $who } mène l’expédition. La pioche compte un artefact de plus.
  }
incan-gold-game-ended = { $winners ->
    [1] { $points ->
        [one] Les tentes s’ouvrent : { $who } gagne avec { $points } point.
       *[other] Les tentes s’ouvrent : { $who } gagne avec { $points } points.
      }
   *[other] { $points ->
        [one] Les tentes s’ouvrent : { $who } se partagent la victoire avec { $points } point chacun.
       *[other] Les tentes s’ouvrent : { $who } se partagent la victoire avec { $points } points chacun.
      }
  }
incan-gold-tent-opened = { $artifacts ->
    [0] { $who } ouvre sa tente. Total : { $points }.
   *[other] { $who } ouvre sa tente : { $gems } en gemmes et { $worth } pour les artefacts. Total : { $points }.
  }

# Ce qu’on peut faire, comme le disent les boutons.
incan-gold-do-card = Retourner { incan-gold-card-face }
incan-gold-do-stay = Torche : avancer
incan-gold-do-leave = Campement : rentrer
