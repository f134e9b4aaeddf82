# At the table of a game that has no page of its own.
board-of = Board: { $game }
turn-yours = Your turn: choose what to do.
turn-tried = Go on, take it back, or make it final.
turn-complete = There is no more to do: make it final, or take it back.
turn-sealed = Choose in secret. All choices are shown together.
turn-chosen = Chosen: { $what }. You may change it until everyone has chosen.
turn-waits = Waiting for { $who }.
make-final = Make it final
final-at-once = Reveals luck: final at once
act-costs = costs
find-act = Find something to do
seat-has-chosen = has chosen
seat-chooses = is choosing
seat-to-act = to play
