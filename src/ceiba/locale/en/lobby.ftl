# The start page: what this is, tables, the person at the screen.
tagline = Expedition games. Take a seat, the jungle is waiting.
tikal-pitch = Explore the ruins: lay the map, send your people, uncover temples. For 2 to 4 players.
incan-gold-pitch = Deeper, or back with the loot? Push your luck together. For 3 to 8 players.
play-now = Play { $game } now
for-so-many = For { $fewest } to { $most } players.
against-bots = one click, against bots
new-table = New table
open-record = Open a record
open-tables = Open tables
no-open-tables = No table is waiting for players just now.
my-tables = My tables
no-my-tables = You sit at no table yet.
your-turn = your turn
waits-for = waiting for { $who }
table-over = finished
table-won = won by { $who }
look-at = Look at it
forget-table = Take it off the list
table-gathering = { $free ->
    [0] ready to start
    [one] 1 free seat
   *[other] { $free } free seats
  }
seats = Seats
join = Take a seat
watch = Watch
your-name = Your name
save-name = Save
who-are-you = Playing as
return-link = Your return link
copy-link = Copy the link
copied = Copied.
how-to-play = How to play
guest-name = Explorer
play-on = Play on
bot-random = Random
bot-greedy = Greedy
bot-seven-gems = Seven gems
bot-seven-cards = Seven cards
bot-two-hazards = Two hazards
bot-one-step = One step
bot-solver = Solver
bot-search = Thinker
bot-tourist = Tourist
bot-porter = Porter
bot-scout = Scout
bot-guide = Guide
bot-master = Master
