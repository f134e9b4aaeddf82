# At any table, whatever is played.
what-now = What to do now
scores = Scores
log = What happened
chat = Chat
chat-hint = Say something to the table
send = Send
undo = Undo
redo = Redo
reset = Start the turn over
end-turn = End turn
end-turn-points-left = { $points ->
    [one] End turn, 1 action point unused
   *[other] End turn, { $points } action points unused
  }
hand-over = Hand the screen to { $who }.
hand-over-hint = Nobody else should look now.
hand-over-go = I am { $who }
rematch = Play again
download-record = Download the record
winner = { $who } wins.
winners = { $who } share the win.
game-over-scores = Final scores
playback = { $who } is playing
skip = Skip
faster = Faster
planning = You are planning ahead. This is a sketch; it is not your turn.
plan-turn = Plan my turn
plan-stop = Stop planning
board-changed = The board has changed under your plan. Look it over.
stale = Something happened meanwhile. The board is up to date now.
watching = You are watching.
bot-thinks = { $who } is thinking …
event = { $who }: { $what }
sheet-more = More
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Show all
hide-pieces = Hide pieces
coordinates = Names of hexes
refused = Not possible: { $why } ({ $clause })
talk-bot-late = A bot took too long and moved at random.
talk-bot-failed = A bot failed and moved at random.
went-wrong = That did not work: { $why }
fill-with-bot = Give the seat to a bot
