# Lightkeepers: every sentence of the game. Keys begin with its name; `do-` is what a button says.
lightkeepers = Lightkeepers
lightkeepers-pitch = Ships come home by night. How brightly will you burn? For 2 to 5 players.
lightkeepers-help = Six nights, and every night a ship with chests. All keepers secretly choose how many barrels of oil to burn, up to three of their eight. Then the fog comes. Lamps that shine through it share the chests; what nobody gets drifts on until the next ship. Most chests win, then most oil.
lightkeepers-option-gales = Gales, through which no lamp is seen
lightkeepers-ship = A ship with { $chests } chests is in sight; off the coast there are now { $sea }.
lightkeepers-lit = { $who }: { $barrels ->
    [0] the lamp stays dark.
    [one] one barrel burns.
   *[other] { $barrels } barrels burn.
  }
lightkeepers-fog = { $fog ->
    [haze] Haze: one barrel is seen through it.
    [mist] Mist: two barrels are seen through it.
    [murk] Murk: three barrels are seen through it.
   *[gale] A gale: no lamp is seen.
  }
lightkeepers-home = The ship sees { $who }. Chests for each: { $share }; adrift: { $rest }.
lightkeepers-wreck = The ship sees nobody and runs aground. Chests adrift: { $sea }.
lightkeepers-over = The sixth night is over. Winner with { $chests } chests: { $who }.
lightkeepers-do-burn = { $barrels ->
    [0] Stay dark
    [one] Burn one barrel
   *[other] Burn { $barrels } barrels
  }
lightkeepers-view-night = night
lightkeepers-view-in-sight = ship in sight
lightkeepers-view-sea = chests at sea
lightkeepers-view-ships = ships so far
lightkeepers-view-fogs = fogs so far
lightkeepers-view-seats = keepers
lightkeepers-view-oil = oil
lightkeepers-view-burning = burning
lightkeepers-view-chests = chests
lightkeepers-view-haze = haze
lightkeepers-view-mist = mist
lightkeepers-view-murk = murk
lightkeepers-view-gale = gale
reason-no-ship-yet = no ship is in sight yet
reason-not-to-come = this is not to come now
reason-not-so-bright = no lamp burns more than three barrels, or more than there are
bot-thrifty = Thrifty
