# The table of Tikal. Terms as in the rulebook.
board = Map of Tikal
board-keys = Arrow keys go from hex to hex, Enter chooses, Escape lets go.
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
hex-reach = reached for { $points ->
    [one] 1 action point
   *[other] { $points } action points
  }
tile = tile { $name }
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
act-enter-worker = Send a worker in
act-enter-leader = Send the leader in
act-move-worker = Move a worker
act-move-leader = Move the leader
act-uncover = Uncover a level
act-recover = Recover a treasure
act-camp = Pitch a camp
act-guard = Post a guard …
act-guard-worker = A worker stays as guard
act-guard-leader = The leader stays as guard
act-exchange = Exchange treasures …
guard-sure = Post a guard here for good? All your other figures on this hex leave the game.
exchange-give = You give
exchange-take = You take
choose-figure = Whom do you move?
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
worker = expedition worker
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
auction = Auction
auction-tiles = Tiles of this round
auction-bid-now = { $bid ->
    [0] no bid yet
    [one] highest bid: 1 point
   *[other] highest bid: { $bid } points
  }
auction-still-in = still bidding
auction-out = has passed
auction-played = has played
bid = Bid { $points }
pass = Pass
choose-tile = Choose { $name }
score-sum = { $who }: { $temples } for temples + { $treasures } for treasures = { $points }
bid-fewer = less
bid-more = more
