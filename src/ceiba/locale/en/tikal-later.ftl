# What is rarer at a table: the auction, and the list of the keys.
auction = Auction
auction-tiles = Tiles of this round
auction-still-in = still bidding
auction-out = has passed
auction-played = has played
pass = Pass
choose-tile = Choose { $name }
bid-fewer = less
bid-more = more

auction-leaves = { $points ->
    [one] You would have 1 point left.
   *[other] You would have { $points } points left.
  }
means-jungle = Ground for a camp.
means-temple = A temple to score.
means-treasure = { $value ->
    [one] 1 treasure to recover.
   *[other] { $value } treasures to recover.
  }
means-volcano = Everyone scores first.
keys = Keys
keys-arrows = from hex to hex
keys-choose = choose; lay the tile that lies there
keys-turn = turn the tile; the other way with Shift
keys-let-go = let go
keys-figure = worker or leader
keys-many = more or fewer of them
keys-board = to the map
keys-list = this list
guard-sure = Post a guard here for good? All your other figures on this hex leave the game.
exchange-give = You give
exchange-take = You take
temple-lead = { $lead ->
    [one] ahead by 1
   *[other] ahead by { $lead }
  }
end-sure = { $points ->
    [one] 1 action point is left and would be lost. End your turn?
   *[other] { $points } action points are left and would be lost. End your turn?
  }
lay-sure = The tile is not laid yet, you only see how it would lie. Lay it here?
go-on = Go on
