# The game in the terminal. What stands in quotation marks is typed so in every language.
terminal-you = { $who } (you)
terminal-asks = { $who }, { $what }
terminal-your-turn = your turn
terminal-separator = { "; " }
terminal-part = { $name }: { $value }
terminal-over = The game is over: { $scores }.
terminal-left = You have left the table.
terminal-which-game = Which game? (Enter: { $game })
terminal-no-game = There is no game “{ $game }”; type a number or a name from the list.
terminal-recorded = The record is in { $file }

# Commands, as they are typed, and what may follow them.
terminal-command-undo = undo
terminal-command-why = why
terminal-command-look = look
terminal-command-save = save
terminal-command-help = help
terminal-command-quit = quit
terminal-act = ACT
terminal-file = FILE
terminal-cell = CELL
terminal-seat = SEAT
terminal-help = Type the number of an act, or the act itself as far as it takes to be clear. Or:
terminal-help-undo = take back your last act, until something new has been seen
terminal-help-why = say whether an act is allowed, and if not, why
terminal-help-look = show the board and the list again
terminal-help-save = write the game so far as a record
terminal-help-help = say all this
terminal-help-quit = leave the table

# Answers.
terminal-not-listed = There is no number { $number } in the list.
terminal-no-act = “{ $act }” is not an act of this game. (Type { $help } for help.)
terminal-refused = { $act }: { $why } ({ $clause }).
terminal-unclear = “{ $act }” may mean: { $acts }.
terminal-not-yours = “{ $act }” is not for you to do.
terminal-which-act = Say which act, for example: { $example }
terminal-allowed = “{ $act }” is allowed.
terminal-all-allowed = All of these are allowed: { $acts }.
terminal-undone = Taken back.
terminal-not-undone = There is nothing to take back: not luck, nor what others did, nor a turn that is over.
terminal-save-game = Save the game? A file name, or Enter for no:
terminal-save-where = Say where to, for example: { $example }
terminal-saved = Saved to { $file }.
terminal-file-exists = { $file } exists already; choose another name.
terminal-not-written = Cannot write { $file }: { $why }.
terminal-no-file-name = no file has such a name

# Tikal: the map. The letters of the colours differ from each other; there is room for four letters of “base” and for seven of “volcano”.
terminal-tikal-letter-leader = L
terminal-tikal-map-base = base
terminal-tikal-map-volcano = volcano
terminal-tikal-legend =
    ▲ temple, its value, who would score it (†: by a guard)   ♣ jungle
    ◆ treasure, what is left of it   ^{ $white } white camp   { $white }3{ $leader } three workers and the leader
    A number on a border is its price in action points; none, no way.
terminal-tikal-side = { $side ->
    [n] N
    [ne] NE
    [se] SE
    [s] S
    [sw] SW
   *[nw] NW
  }

# Tikal: the table beside the map.
terminal-tikal-score = score
terminal-tikal-now = + now
terminal-tikal-workers = workers
terminal-tikal-leader = leader
terminal-tikal-camps = camps
terminal-tikal-guards = guards
terminal-tikal-treasures = treasures
terminal-tikal-supply = supply
terminal-tikal-gone = gone
terminal-tikal-guarding = guard
terminal-tikal-none = none
terminal-tikal-levels = Levels left by value: { $levels }.
terminal-tikal-tiles = Tiles to come by letter: { $tiles }.
terminal-tikal-volcano-round = Volcano round: you score at the end of this turn.
terminal-tikal-final-round = Final round: you score at the end of this turn.
terminal-tikal-shown = Tiles on offer: { $tiles }.
terminal-tikal-bid-now = { $others ->
    [0] The bid stands at { $bid }.
   *[other] The bid stands at { $bid }; still bidding: { $who }.
  }
terminal-tikal-hand = In hand: { $tile }.
terminal-tikal-turned = turn { $turn }: stones { $stones }

# Tikal: what can be done, by group.
terminal-tikal-lay = lay on { $cell }
terminal-tikal-enter = send in
terminal-tikal-path = secret path from { $cell }
terminal-tikal-move = move from { $cell }
terminal-tikal-uncover = uncover
terminal-tikal-recover = recover
terminal-tikal-exchange = exchange with { $whom }
terminal-tikal-camp = pitch a camp
terminal-tikal-guard = post a guard
terminal-tikal-choose = choose
terminal-tikal-bid = bid
terminal-tikal-amounts = a number from { $least } to { $most }
terminal-tikal-turn = turn { $turn }
terminal-tikal-figure = { $figure ->
    [leader] { $cell } leader
   *[worker] { $cell } worker
  }
terminal-tikal-swap = { $given } for { $taken }
terminal-tikal-ask-lay = lay { $tile }
terminal-tikal-ask-bid = your bid
terminal-tikal-ask-tile = choose a tile

# Tikal: help.
terminal-tikal-help-turn = Each turn a tile is drawn and laid: “lay CELL TURN” turns it clockwise by so many sixths. Then come ten action points, at these prices, and “done”:
terminal-tikal-help-enter = from the supply to base camp or to a camp of your own
terminal-tikal-help-path = between base camp and camps of your own
terminal-tikal-help-move = to the next hex; 1 for each stone on the border
terminal-tikal-help-uncover = one more level of a temple where you have a figure
terminal-tikal-help-recover = a treasure where you have a figure
terminal-tikal-help-exchange = a single treasure for a single one of that seat’s
terminal-tikal-help-camp = on jungle, or on an emptied treasure hex
terminal-tikal-help-guard = on a temple where nobody else is as strong
terminal-tikal-help-leader = Instead of “worker” say “leader” for the leader, who is as strong as three.
terminal-tikal-help-auction = In the auction game a number alone is a bid, and 0 drops out.

# Incan Gold.
terminal-incan-gold-round = Round { $round } of { $rounds }, led by { $who }
terminal-incan-gold-open = The tents are opened.
terminal-incan-gold-path = On the path: { $gems ->
    [one] { $gems } gem
   *[other] { $gems } gems
  }{ $artifacts ->
    [0] { "" }
    [one] , { $artifacts } artifact
   *[other] , { $artifacts } artifacts
  }.
terminal-incan-gold-deck = Cards in the deck: { $cards }, of which { $deadly } would end the round.
terminal-incan-gold-hand = in hand
terminal-incan-gold-tent = in the tent
terminal-incan-gold-artifacts = artifacts
terminal-incan-gold-inside = inside
terminal-incan-gold-worth = { $count }, worth { $points }
terminal-incan-gold-ask = { $gems ->
    [0] torch or camp, with nothing in hand
    [one] torch or camp, with 1 gem in hand
   *[other] torch or camp, with { $gems } gems in hand
  }
terminal-incan-gold-help = In each of five rounds cards are turned one by one. Treasures are shared by all inside; a second hazard of a kind takes what they have in hand, and ends the round. After each card all inside choose at once, in secret:
terminal-incan-gold-help-stay = torch: go on with those who stay
terminal-incan-gold-help-leave = camp: the gems in hand and a share of those on the path go into the tent, safe for good; whoever leaves alone takes the artifacts
