# The table of Tikal. Terms as in the rulebook.
board = Map of Tikal
board-keys = Arrow keys go from hex to hex, Enter chooses, Escape cancels.
hex = { $cell }: { $what }
hex-base = base camp
hex-jungle = jungle
hex-temple = temple { $value }
hex-treasure = { $left ->
    [0] treasure, emptied
    [one] treasure, 1 left
   *[other] treasure, { $left } left
  }
hex-volcano = volcano
hex-closed = unexplored
hex-held = majority: { $who }
hex-guarded = guard: { $who }
hex-contested = contested
hex-camp = camp: { $who }
hex-figures = { $who }: { $figures }
figures = { $leader ->
    [0] { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
      }
   *[other] { $workers ->
        [0] leader
        [one] leader and 1 worker
       *[other] leader and { $workers } workers
      }
  }
hex-can-lay = the tile may go here
hex-reach = within reach for { $points ->
    [one] 1 action point
   *[other] { $points } action points
  }
tile-jungle = { $name }, jungle
tile-temple = { $name }, temple { $value }
tile-treasure = { $value ->
    [one] { $name }, treasure with 1 mask
   *[other] { $name }, treasure with { $value } masks
  }
tile-volcano = { $name }, volcano
tile-in-hand = Tile in hand
turn-tile = Turn the tile
turn-tile-back = Turn the tile back
lay-here = Lay the tile here
now-draw = A tile is drawn.
now-find = A treasure is turned up.
now-lay = Lay the tile: choose a lit hex.
now-turn = Turn the tile as you like it, then lay it.
now-explore = { $points ->
    [0] All action points are spent: end your turn.
    [one] Explore: 1 action point left.
   *[other] Explore: { $points } action points left.
  }
now-chosen = Choose where to go, or what to do there.
now-bid = Bid for the turn, or pass.
now-choose = Choose a tile.
now-over = The game is over.
waits-lay = { $who } lays a tile.
waits-explore = { $who } explores.
waits-bid = { $who } bids or passes.
waits-choose = { $who } chooses a tile.
stage-volcano = Volcano round: everyone explores, then scores at once; { $who } drew the volcano and lays it at the end.
stage-final = Final round: all tiles are laid. Everyone explores once more and scores.
then-score = You score when you end this turn.
action-points-left = { $points ->
    [one] 1 action point left
   *[other] { $points } action points left
  }
costs = { $points ->
    [one] 1 AP
   *[other] { $points } AP
  }
act-move-worker = Move a worker
act-move-leader = Move the leader
act-uncover = Uncover a level
act-recover = Recover a treasure
act-camp = Pitch a camp
act-guard = Post a guard
act-guard-worker = A worker stays as guard
act-guard-leader = The leader stays as guard
act-exchange = Exchange treasures
guard-sure = Post a guard here for good? All your other figures on this hex leave the game.
exchange-give = You give
exchange-take = You take
if-scored-now = if scored now
temples-now = Temples: { $points }
treasures-now = Treasures: { $points }
temples = Temples
temple-lead = { $lead ->
    [one] ahead by 1
   *[other] ahead by { $lead }
  }
supplies = Supplies
leader = expedition leader
workers = workers
camps = camps
guards = guards
treasures = Treasures
pair = pair
triplet = triplet
motif-bowl = bowl
motif-mask = mask
motif-jaguar = jaguar
motif-serpent = serpent
motif-necklace = necklace
motif-figurine = figurine
motif-knife = knife
motif-vase = vase
motif-held = { $motif }: { $count }
levels-left = Temple levels left
tiles-left = Tiles to come
bid = Bid { $points }
score-sum = { $who }: { $temples } for temples + { $treasures } for treasures = { $points }
# -- the row of acts, and what is asked and said while one plays
acts = What can be done
row-enter = Send
row-path = Path
row-uncover = Uncover
row-recover = Recover
row-camp = Camp
row-guard = Guard
row-exchange = Exchange
act-enter-worker = Send a worker in
act-enter-leader = Send the leader in
act-path = Take a secret path between camps
act-at = { $what }: { $price }, on { $cell }
act-for = { $what }: { $price }
act-not = { $what }: { $why }
how-many = How many go
take-fewer = one fewer
take-more = one more
take-of = { $many } of { $count }
now-where = Choose where: the places are lit.
now-scoring = Scoring: temple by temple, then treasures.
now-ending = Your turn ends.
route = { $points ->
    [one] To { $cell } for 1 action point.
   *[other] To { $cell } for { $points } action points.
  }
too-far = { $points ->
    [one] Not possible: { $cell } costs 1 action point, and { $left } are left.
   *[other] Not possible: { $cell } costs { $points } action points, and { $left } are left.
  }
no-way = Not possible: no way leads to { $cell } from here.
end-sure = { $points ->
    [one] 1 action point is left and would be lost. End your turn?
   *[other] { $points } action points are left and would be lost. End your turn?
  }
lay-sure = The tile is not laid yet, you only see how it would lie. Lay it here?
go-on = Go on
take-back = Take the end of the turn back
undo-found = A treasure was turned up: what led to it cannot be taken back.
undo-nothing = There is nothing to take back yet.
tile-lies = On { $cell }, turned by { $degrees }°; { $passages }.
passages = ways out: { $open }
passages-none = no way out
passage = { $side } { $points }
side-n = north
side-ne = north-east
side-se = south-east
side-s = south
side-sw = south-west
side-nw = north-west
hint-scored = If it were scored right after this, you would get { $points } instead of { $now }; the strongest rival { $rival }.
auction-leads = { $bid ->
    [one] { $who } leads with 1 point.
   *[other] { $who } leads with { $bid } points.
  }
auction-no-bid = Nobody has bid yet.
auction-all-pass = If all pass, whoever passes first plays next, for nothing.
auction-all-pass-so = If all others pass too, { $who } plays next, for nothing.
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

# -- the letter of a colour on its pieces
letter-white = W
letter-black = B
letter-orange = O
letter-red = R
