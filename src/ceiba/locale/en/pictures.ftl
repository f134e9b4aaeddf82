# What stands in pictures, and what is read out of them.
picture-tikal-over = The game is over
picture-tikal-volcano-round = Volcano round
picture-tikal-final-round = Final round
picture-tikal-auction-game = Auction game
picture-tikal-basic-game = Basic game
picture-tikal-shows = Tiles are turned up
picture-tikal-draws = { $who } draws a tile
picture-tikal-finds = { $who } turns up a wafer
picture-tikal-lays = { $who } lays a tile
picture-tikal-explores = { $who } explores
picture-tikal-explores-and-scores = { $who } explores, then scores
picture-tikal-bids = { $who } bids or passes
picture-tikal-chooses = { $who } chooses a tile
picture-tikal-wins = { $count ->
    [1] { $first } wins
    [2] { $first } and { $second } share the win
   *[other] { $count } seats share the win
  }
picture-winner = winner
picture-tikal-yet-to-score = has yet to score
picture-tikal-has-played = has played
picture-tikal-has-passed = has passed
picture-tikal-now = +{ $points } now
picture-tikal-bid = Bid { $bid }
picture-tikal-tiles = Tiles to come
picture-tikal-levels = Levels to come
picture-tikal-points = { $points ->
    [one] { $points } action point is left.
   *[other] { $points } action points are left.
  }
picture-tikal-explored = { $explored } of { $hexes } hexes are explored.
picture-scores = Scores: { $scores }.
picture-tikal-treasure = treasure with { $left } left
picture-tikal-held = held by { $who }
picture-tikal-guarded = guarded by { $who }
picture-tikal-camp = { $who } camp
picture-tikal-figures = { $who } { $figures }
picture-incan-gold-wins = { $count ->
    [1] Seat { $seats } wins
    [2] Seats { $seats } share the win
    [3] Seats { $seats } share the win
   *[other] { $count } seats share the win
  }
picture-incan-gold-turns = A card is turned
picture-incan-gold-chooses = Seat { $seat } chooses
picture-incan-gold-torch-or-camp = Stay or leave?
picture-incan-gold-ends = { $what }: { $scores }.
picture-incan-gold-end = seat { $seat } has { $score }
picture-incan-gold-path = On the path: { $cards }; { $gems } gems are left there.
picture-incan-gold-no-card = no card yet
picture-incan-gold-inside = Inside, each with { $gems } gems in hand: seats { $seats }.
picture-incan-gold-danger = { $deadly ->
    [0] No card can end the round yet
   *[other] { $deadly } of { $cards } cards would end the round
  }
picture-incan-gold-found = found
picture-incan-gold-tent = tent { $gems }
picture-incan-gold-leads = leads
picture-incan-gold-cards = cards
picture-incan-gold-in-each-hand = in each hand
