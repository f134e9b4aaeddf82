# The table of Incan Gold and Diamant.
temple-of = Temple { $round } of { $rounds }
all-temples = All five temples are explored
path = Path of cards
path-empty = No card has been turned yet.
left-on-path = left on the path
in-each-hand = each holds
each-loses = each loses
gained = +{ $gems }
lost = –{ $gems }
paid-sum = { $hand } + { $share } = { $gems }
round-brought = Temple { $round }: what it brought
temple = Temple { $temple }
temple-ended-by = Temple { $temple }: ended by { $hazard }
temple-left = Temple { $temple }: everyone left in time
in-hand = { $gems } in hand
in-the-camp = in the camp
tent = tent: { $gems }
tent-shut = tent shut
leads = leads the party
has-chosen = has chosen
chooses = is choosing
card-treasure = treasure { $value }
card-artifact = artifact
card-taken = artifact, taken
snakes = snakes
spiders = spiders
mummies = mummies
fire = fire
rockfall = rockfall
torch = Torch: go on
camp = Camp: go back
torch-key = key T or →
camp-key = key C or ←
now-stay-or-leave = Torch or camp?
now-chosen-sealed = You have chosen. The others are still thinking.
now-outside = You are safe in the camp. The others go on.
now-turning = A card is turned.
now-waits-choice = The players in the temple choose.
danger = { $bust ->
    [0] No card can end the round yet.
   *[other] The next card ends the round with a chance of { $percent }%.
  }
deck = { $cards ->
    [one] 1 card in the deck
   *[other] { $cards } cards in the deck
  }
hazards = Hazards
hazard-left = { $name }: { $deck } in the deck, { $path ->
    [0] none
   *[other] one
  } on the path
treasures-in-deck = Treasures in the deck
artifacts = Artifacts
artifact-found = carried out
artifact-on-path = on the path
artifact-in-deck = in the deck
artifact-lost = lost
artifact-later = later
artifact-worth = +{ $points }
tents = Camp
