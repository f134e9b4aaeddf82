# Around the rules, and how the page is used. Loaded only when asked for.
rules-of = Rules: { $game }
rules-whole = The whole rules
contents = Contents
rules-find = Search the rules
rules-found = { $count ->
    [one] 1 clause found
   *[other] { $count } clauses found
  }
rules-none = Nothing is said of “{ $words }”.
help-page = How the page is used
help-turn = On your turn, what is possible is lit: press a figure, then where it goes, or an act in the row below. Everything can be taken back until you press “End turn”. What is not possible says why, and names the rule.
help-keys = Keys: arrows go over the board, Enter chooses, Escape cancels, U undoes and Y does again, R turns the tile (Shift+R the other way) and L lays it, E ends the turn, H gives a hint, S skips what is played back; T and C are torch and camp; numbers choose from a list of acts; K shows the card of costs.
guide-next = Next
guide-end = End the guide
guide-tikal-welcome = You lead the white expedition; Black is your rival. You score for temples where you are strongest, and for treasures. In a turn a tile is laid, then you spend ten action points.
guide-tikal-lay = A tile was drawn. Lay it next to the explored land: choose a hex that is lit, turn the tile with R if you like, and lay it with L. Somebody must be able to walk onto it.
guide-tikal-enter = Now spend your points. Press “Send”, then base camp: a worker comes in for 1 point. A hex farther away costs the way there, too.
guide-tikal-move = Walk with a figure of yours: choose it, then a hex that is lit. The way costs as many points as there are stones on both sides of the border.
guide-tikal-uncover = Uncover a level of a temple where you have a figure: 2 points. The temple is then worth one more.
guide-tikal-done = Points that you do not spend are lost. When you are ready, end your turn. Then Black plays.
guide-tikal-volcano = The next tile is a volcano: it is set aside, and everyone in turn spends ten points and then scores alone. A temple scores for whoever is strongest there: a worker counts 1, the leader 3, and in a tie nobody has it.
guide-tikal-recover = Recover a treasure where you have a figure: 3 points. One of a kind is worth 1 point, two 3, three 6.
guide-tikal-guard = Post a guard on a temple where you are stronger than Black: 5 points. It is yours for good; your other figures there leave the game.
guide-tikal-score = End your turn, and your temples and treasures are counted.
guide-tikal-camp = Lay your next tile, then pitch a camp in the jungle: 5 points. From then on your figures may enter there.
guide-tikal-free = That is all you need. The game goes on, and it is yours: the rules are at the question mark, the costs at the key K.
guide-incan-gold-welcome = You are inside the temple with two others. The treasure of 11 was shared: 3 for each of you, and 2 stay on the path for those who go home.
guide-incan-gold-hazard = One spider is only a fright. If a second one comes, all who are inside lose what they hold, and the round is over.
guide-incan-gold-artifact = An artifact lies on the path, too. Whoever leaves alone takes it; two who leave together leave it behind.
guide-incan-gold-stay = All choose in secret. Be brave once: take the torch, and see what the next card brings.
guide-incan-gold-leave = Now bring home what you have before it is lost: choose the camp. What is in your tent is safe.
guide-incan-gold-free = That is all you need. Five temples, then the tents are opened. The game goes on, and it is yours.
