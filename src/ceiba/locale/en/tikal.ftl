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
if-scored-now = if scored now
temples-now = Temples: { $points }
treasures-now = Treasures: { $points }
temples = Temples
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

# -- the letter of a colour on its pieces
letter-white = W
letter-black = B
letter-orange = O
letter-red = R
