# What every page uses.
ceiba = Ceiba
tikal = Tikal
tikal-auction = Tikal, auction
incan-gold = Incan Gold
diamant = Diamant
language = Language
theme = Light: { $which }
theme-auto = as this device
theme-light = light
theme-dark = dark
sounds = Sounds
close = Close
cancel = Cancel
back-to-start = Back to the start
skip-to-board = Skip to the board
loading = One moment …
offline = No connection. Your draft is safe here; trying again …
online-again = Connected again.
page-lost = There is nothing here.
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
