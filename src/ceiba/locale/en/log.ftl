# Acts as sentences, in the present tense; $who is a player's name.
log-tile = Turned up: { $tile }.
log-lay = { $who } lays the tile on { $cell }.
log-enter-worker = { $who } sends a worker in at { $cell }.
log-enter-leader = { $who } sends the leader in at { $cell }.
log-path-worker = { $who } takes a worker by the secret path from { $from } to { $cell }.
log-path-leader = { $who } takes the leader by the secret path from { $from } to { $cell }.
log-move-worker = { $who } moves a worker from { $from } to { $cell }.
log-move-leader = { $who } moves the leader from { $from } to { $cell }.
log-uncover = { $who } uncovers a level on { $cell }.
log-recover = { $who } recovers a treasure on { $cell }.
log-wafer = Found: { $motif }.
log-exchange = { $who } exchanges with { $other }: gives { $given }, takes { $taken }.
log-camp = { $who } pitches a camp on { $cell }.
log-guard-worker = { $who } posts a worker as guard on { $cell }.
log-guard-leader = { $who } posts the leader as guard on { $cell }.
log-done = { $who } ends the turn.
log-scored = { $points ->
    [one] { $who } scores 1 point.
   *[other] { $who } scores { $points } points.
  }
log-bid = { $who } bids { $points }.
log-pass = { $who } passes.
log-choose = { $who } chooses { $tile }.
log-card-treasure = A treasure of { $value } is found.
log-card-artifact = An artifact is found.
log-card-hazard = Hazard: { $name }.
log-stay = { $who } goes on with the torch.
log-leave = { $who } goes back to camp.
