# At any table, whatever is played.
what-now = What to do now
scores = Scores
log = Log
beside = Beside the game
chat = Chat
chat-hint = Say something to the table
send = Send
undo = Undo
redo = Redo
reset = Start the turn over
end-turn = End turn
end-turn-points-left = { $points ->
    [one] End turn, 1 AP unused
   *[other] End turn, { $points } AP unused
  }
hand-over = Hand the screen to { $who }.
hand-over-hint = Nobody else should look now.
hand-over-go = I am { $who }
playback = Playback
skip = Skip
faster = Faster
slower = Slower
pause = Pause
play = Go on
one-step = One step
pace = Pace
look-back = Look back
see-again = See again
see-again-hint = What happened since your last act, once more
see-again-of = See turn { $turn } again
unread = { $lines ->
    [one] , 1 new line
   *[other] , { $lines } new lines
  }
turn-whose = Now playing: { $who }
planning = You are planning ahead. This is a sketch; it is not your turn.
plan-turn = Plan my turn
plan-stop = Stop planning
board-changed = The board has changed under your plan. Look it over.
stale = Something happened meanwhile. The board is up to date now.
watching = You are watching.
watching-full = All seats are taken. You are watching.
bot-thinks = { $who } is thinking…
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
hint = Hint
seating = Seats
hint-play = Play it
offline-look = No connection. You can look around; trying again…
offline-tried = No connection. What you tried is kept, and tried again when the line is back.
offline-sent = No connection. Your turn is kept here, and is sent when the line is back.
talk-time-up-wait = Someone’s time is up. The table waits.
talk-time-up-skip = Someone’s time is up. The turn was skipped.
talk-time-up-bot = Someone’s time is up. A bot plays until they are back.
