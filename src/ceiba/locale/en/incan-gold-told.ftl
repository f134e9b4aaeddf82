# What happens, as sentences; $who is a player's name, or several.
incan-gold-card = Turned up: { incan-gold-card-face }.
incan-gold-card-face = { $sort ->
    [treasure] a treasure of { $value }
    [artifact] an artifact
   *[hazard] { $card ->
        [snakes] { snakes }
        [spiders] { spiders }
        [mummies] { mummies }
        [fire] { fire }
       *[rockfall] { rockfall }
      }
  }
incan-gold-shared = { $inside ->
    [1] All of it for { $who }.
   *[other] { $share ->
        [0] Too little to share: { $value } left on the path.
       *[other] { $rest ->
            [0] { $share } for each of the { $inside } inside.
           *[other] { $share } for each of the { $inside } inside, { $rest } left on the path.
          }
      }
  }
incan-gold-hazard = { $left ->
    [0] No other card of its kind is left in the deck.
   *[other] A second card of its kind would end the round.
  }
incan-gold-artifact = { $artifacts ->
    [1] Whoever leaves alone takes it, for { $points } points.
   *[other] Whoever leaves alone takes all { $artifacts }, for { $points } points.
  }
incan-gold-bust = { $hazard ->
    [snakes] Snakes again!
    [spiders] Spiders again!
    [mummies] Mummies again!
    [fire] Fire again!
   *[rockfall] Rockfall again!
  } { $hand ->
    [0] Nobody had anything to lose.
    [one] { $inside ->
        [1] { $who } flees and loses 1 gem.
       *[other] { $who } flee and lose 1 gem each.
      }
   *[other] { $inside ->
        [1] { $who } flees and loses { $hand } gems.
       *[other] { $who } flee and lose { $hand } gems each.
      }
  } The card leaves the game.
incan-gold-chosen = { $staying ->
    [0] Nobody goes on.
    [1] { $who } goes on alone.
   *[other] { $who } go on.
  }
incan-gold-paid = { $gems ->
    [0] { $who } goes back to camp empty-handed.
    [one] { $who } goes back to camp with 1 gem.
   *[other] { $share ->
        [0] { $who } goes back to camp with { $gems } gems.
       *[other] { $who } goes back to camp with { $gems } gems, { $share } of them from the path.
      }
  }
incan-gold-artifacts-taken = { $artifacts ->
    [1] { $who } carries out an artifact, worth { $points } points.
   *[other] { $who } carries out { $artifacts } artifacts, together worth { $points } points.
  }
incan-gold-artifacts-lost = { $artifacts ->
    [one] The artifact on the path is lost.
   *[other] The { $artifacts } artifacts on the path are lost.
  }
incan-gold-round-ended = { $path_gems ->
    [0] Round { $round } is over.
    [one] Round { $round } is over; 1 gem stays behind on the path.
   *[other] Round { $round } is over; { $path_gems } gems stay behind on the path.
  }
incan-gold-round-begun = { $artifacts ->
    [0] Round { $round } of { $rounds } begins; { $who } leads the party.
   *[other] Round { $round } of { $rounds } begins; { $who } leads the party. One more artifact is in the deck.
  }
incan-gold-game-ended = { $winners ->
    [1] { $points ->
        [one] The tents are opened: { $who } wins with 1 point.
       *[other] The tents are opened: { $who } wins with { $points } points.
      }
   *[other] { $points ->
        [one] The tents are opened: { $who } share the win with 1 point each.
       *[other] The tents are opened: { $who } share the win with { $points } points each.
      }
  }
incan-gold-tent-opened = { $artifacts ->
    [0] { $points ->
        [one] { $who } opens the tent: 1 point.
       *[other] { $who } opens the tent: { $points } points.
      }
   *[other] { $who } opens the tent: { $gems } in gems and { $worth } for artifacts, { $points } points.
  }

# What can be done, as buttons say it.
incan-gold-do-card = Turn up { incan-gold-card-face }
incan-gold-do-stay = Torch: go on
incan-gold-do-leave = Camp: go back
