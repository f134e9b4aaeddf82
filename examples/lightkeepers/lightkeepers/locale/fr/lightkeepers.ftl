# Lightkeepers en français.
lightkeepers = Gardiens de phare
lightkeepers-pitch = La nuit, les navires rentrent au port. Brillerez-vous assez fort ? Pour 2 à 5 joueurs.
lightkeepers-help = Six nuits et, chaque nuit, un navire chargé de coffres. Tous choisissent en secret combien de barils d’huile brûler : trois au plus, sur huit. Puis vient la brume. Les phares qui la percent se partagent les coffres ; ce que personne n’obtient dérive jusqu’au navire suivant. Le plus de coffres l’emporte, puis le plus d’huile.
lightkeepers-option-gales = Tempêtes, dans lesquelles aucun phare n’est visible
lightkeepers-ship = Un navire portant { $chests } coffres est en vue ; au large, il y en a maintenant { $sea }.
lightkeepers-lit = { $who } : { $barrels ->
    [0] le phare reste éteint.
    [one] un baril brûle.
   *[other] { $barrels } barils brûlent.
  }
lightkeepers-fog = { $fog ->
    [haze] Brume légère : un baril suffit pour être vu.
    [mist] Brouillard : il faut deux barils pour être vu.
    [murk] Purée de pois : il faut trois barils pour être vu.
   *[gale] Tempête : aucun phare n’est visible.
  }
lightkeepers-home = Le navire voit { $who }. Coffres pour chacun : { $share } ; à la dérive : { $rest }.
lightkeepers-wreck = Le navire ne voit personne et s’échoue. Coffres à la dérive : { $sea }.
lightkeepers-over = La sixième nuit s’achève. Victoire avec { $chests } coffres : { $who }.
lightkeepers-do-burn = { $barrels ->
    [0] Rester éteint
    [one] Brûler un baril
   *[other] Brûler { $barrels } barils
  }
lightkeepers-view-night = nuit
lightkeepers-view-in-sight = navire en vue
lightkeepers-view-sea = coffres en mer
lightkeepers-view-ships = navires passés
lightkeepers-view-fogs = brumes passées
lightkeepers-view-seats = gardiens
lightkeepers-view-oil = huile
lightkeepers-view-burning = brûle
lightkeepers-view-chests = coffres
lightkeepers-view-haze = brume légère
lightkeepers-view-mist = brouillard
lightkeepers-view-murk = purée de pois
lightkeepers-view-gale = tempête
reason-no-ship-yet = aucun navire n’est encore en vue
reason-not-to-come = ce n’est pas ce qui vient maintenant
reason-not-so-bright = un phare ne brûle pas plus de trois barils, ni plus qu’il n’y en a
bot-thrifty = Économe
