# -- what happens, one event a message; $who and $whom are players' names
tikal-tile-face = { $terrain ->
    [temple] { $tile } (temple { $value })
    [treasure] { $tile } (treasure, { $value } masks)
    [volcano] { $tile } (volcano)
   *[jungle] { $tile } (jungle)
  }
tikal-a-motif = { $motif ->
    [bowl] a bowl
    [mask] a mask
    [jaguar] a jaguar
    [serpent] a serpent
    [necklace] a necklace
    [figurine] a figurine
    [knife] a knife
   *[vase] a vase
  }
tikal-a-given = { $given ->
    [bowl] a bowl
    [mask] a mask
    [jaguar] a jaguar
    [serpent] a serpent
    [necklace] a necklace
    [figurine] a figurine
    [knife] a knife
   *[vase] a vase
  }
tikal-a-taken = { $taken ->
    [bowl] a bowl
    [mask] a mask
    [jaguar] a jaguar
    [serpent] a serpent
    [necklace] a necklace
    [figurine] a figurine
    [knife] a knife
   *[vase] a vase
  }
tikal-drawn = { $who } draws { tikal-tile-face }.
tikal-shown = Turned up: { tikal-tile-face }.
tikal-chosen = { $who } chooses { tikal-tile-face }.
tikal-last-tile-taken = { $who } takes the last tile of the round for nothing: { tikal-tile-face }.
tikal-laid = { $who } lays { $tile } on { $cell }.
tikal-entered = { $figure ->
    [leader] { $who } sends the leader in at { $cell }.
   *[worker] { $who } sends a worker in at { $cell }.
  }
tikal-walked = { $figure ->
    [leader] { $who } moves the leader from { $start } to { $cell } ({ $cost } AP).
   *[worker] { $who } moves a worker from { $start } to { $cell } ({ $cost } AP).
  }
tikal-path-taken = { $figure ->
    [leader] { $who } takes the leader by the secret path from { $start } to { $cell }.
   *[worker] { $who } takes a worker by the secret path from { $start } to { $cell }.
  }
tikal-uncovered = { $who } uncovers level { $value } on { $cell }.
tikal-recovered = { $left ->
    [0] { $who } recovers the last treasure on { $cell }.
   *[other] { $who } recovers a treasure on { $cell }.
  }
tikal-found = { $count ->
    [1] { $who } finds { tikal-a-motif }.
    [2] { $who } finds { tikal-a-motif }: now a pair, worth { $points } points.
   *[3] { $who } finds { tikal-a-motif }: now a triplet, worth { $points } points.
  }
tikal-exchanged = { $who } exchanges with { $whom }: gives { tikal-a-given }, takes { tikal-a-taken }.
tikal-camp-pitched = { $who } pitches a camp on { $cell }.
tikal-guard-posted = { $figure ->
    [leader] { $who } posts the leader as guard on { $cell }.
   *[worker] { $who } posts a worker as guard on { $cell }.
  }{ $leaders ->
    [0] { $workers ->
        [0] { "" }
        [one] { " " }1 worker leaves the game.
       *[other] { " " }{ $workers } workers leave the game.
      }
   *[1] { $workers ->
        [0] { " " }The leader leaves the game.
        [one] { " " }The leader and 1 worker leave the game.
       *[other] { " " }The leader and { $workers } workers leave the game.
      }
  }
tikal-turn-ended = { $unspent ->
    [0] { $who } ends the turn.
    [one] { $who } ends the turn; 1 action point is lost.
   *[other] { $who } ends the turn; { $unspent } action points are lost.
  }
tikal-bid = { $who } bids { $points }.
tikal-passed = { $who } passes.
tikal-auction-won = { $price ->
    [0] { $who } plays next, for nothing.
    [one] { $who } pays 1 point and plays next.
   *[other] { $who } pays { $price } points and plays next.
  }
tikal-control-won = { $who } gains the majority in temple { $value } on { $cell }.
tikal-control-lost = { $who } loses the majority in temple { $value } on { $cell }.
tikal-scored = { $who } scores { $points }: { $temple_points } for temples, { $wafer_points } for treasures. Total: { $total }.
tikal-volcano-round-begun = The volcano wakes. Scoring round: everyone explores, then scores at once; { $who } begins.
tikal-volcano-round-over = The scoring round is over: { $who } lays the volcano and takes a normal turn.
tikal-final-round-begun = All tiles are laid. Final round: everyone explores once more and scores; { $who } begins.
tikal-game-ended = { $count ->
    [1] { $points ->
        [one] { $who } wins with 1 point.
       *[other] { $who } wins with { $points } points.
      }
   *[other] { $points ->
        [one] { $who } share the win with 1 point.
       *[other] { $who } share the win with { $points } points.
      }
  }

# -- a turn in a few words, what happened alike counted together: $times
tikal-brief-laid = { $tile } on { $cell }
tikal-brief-entered = { $times ->
    [one] 1 figure in at { $cell }
   *[other] { $times } figures in at { $cell }
  }
tikal-brief-walked = { $times ->
    [one] 1 move
   *[other] { $times } moves
  }
tikal-brief-path-taken = { $times ->
    [one] 1 secret path
   *[other] { $times } secret paths
  }
tikal-brief-uncovered = level { $value } on { $cell }
tikal-brief-found = { tikal-a-motif }
tikal-brief-exchanged = exchange with { $whom }
tikal-brief-camp-pitched = camp on { $cell }
tikal-brief-guard-posted = guard on { $cell }
tikal-brief-scored = +{ $points } points
tikal-brief-bid = bids { $points }
tikal-brief-passed = passes
tikal-brief-auction-won = pays { $price }
tikal-brief-chosen = chooses { $tile }
tikal-brief-last-tile-taken = { $tile } for nothing
scored-temples = Temples: { $temples }.
scored-treasures = Treasures: { $treasures }.

# -- what can be done, as buttons and menus say it
tikal-do-tile = Turn up { tikal-tile-face }
tikal-do-wafer = Turn up { tikal-a-motif }
tikal-do-lay = { $degrees ->
    [0] Lay { $tile } on { $cell }
   *[other] Lay { $tile } on { $cell }, turned by { $degrees }°
  }
tikal-do-enter = { $figure ->
    [leader] Send the leader in at { $cell }
   *[worker] Send a worker in at { $cell }
  }
tikal-do-path = { $figure ->
    [leader] Take the leader by the secret path from { $start } to { $cell }
   *[worker] Take a worker by the secret path from { $start } to { $cell }
  }
tikal-do-move = { $figure ->
    [leader] Move the leader from { $start } to { $cell }
   *[worker] Move a worker from { $start } to { $cell }
  }
tikal-do-uncover = Uncover level { $value } on { $cell }
tikal-do-recover = Recover a treasure on { $cell }
tikal-do-exchange = Exchange with { $whom }: give { tikal-a-given }, take { tikal-a-taken }
tikal-do-camp = Pitch a camp on { $cell }
tikal-do-guard = { $figure ->
    [leader] Post the leader as guard on { $cell }
   *[worker] Post a worker as guard on { $cell }
  }
tikal-do-done = End the turn
tikal-do-bid = Bid { $points }
tikal-do-pass = Pass
tikal-do-choose = Choose { tikal-tile-face }
