# What every page uses.
ceiba = Ceiba
tikal = Tikal
tikal-auction = Tikal, auction
incan-gold = Incan Gold
diamant = Diamant
language = Language
theme = Theme: { $which }
theme-auto = as on this device
theme-light = light
theme-dark = dark
sounds = Sounds
settings = Settings
pace-off = not shown
wish-confirm = Ask before something is lost for good
close = Close
cancel = Cancel
back-to-start = Start page
skip-to-board = Skip to the board
loading = One moment…
offline = No connection. Trying again…
online-again = Connected again.
page-lost = There is nothing here.
return-lost = This return link leads to nobody. Copy it once more on the device where you played.
colour-white = White
colour-black = Black
colour-orange = Orange
colour-red = Red
colour-green = Green
colour-blue = Blue
colour-yellow = Yellow
colour-violet = Violet
points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
seat = Seat { $seat }
you = you
away = No connection.
fault = Something went wrong on our side. Nothing is lost; try again.
try-again = Try again
yes = yes
no = no
rules = Rules
rules-card = Card of costs
guide = Learn by playing
puzzles = Puzzles
