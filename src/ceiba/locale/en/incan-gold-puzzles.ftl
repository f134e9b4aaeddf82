# The puzzles of Incan Gold: what is asked for, hints, and why it is so.
incan-gold-puzzle-round = { $where ->
    [alone] Nobody else is inside any more. What brings you more points out of this temple, on average: camp now, or torch and camp after one more card?
    [stay] Suppose that everyone else inside goes on. What brings you more points out of this temple, on average: camp now, or torch and camp after one more card?
    [leave] Suppose that everyone else inside goes back now. What brings you more points out of this temple, on average: camp now, or torch and camp after one more card?
   *[split] Suppose that Ada goes back now and Bo goes on. What brings you more points out of this temple, on average: camp now, or torch and camp after one more card?
  }
incan-gold-puzzle-win = The last temple, and nobody else is inside. What gives you the better chance of winning the game: torch or camp?
incan-gold-worth-round = points on average: { $worth }
incan-gold-worth-win = { $percent }% chance of winning
incan-gold-puzzle-1-hint = Which cards could end this round?
incan-gold-puzzle-1-why = Not a single hazard lies on the path, so no card can end the round yet. However much you hold, one more card costs nothing and may bring something.
incan-gold-puzzle-2-hint = Count the cards that would end the round, and what they would cost you. Then add up all that could still come.
incan-gold-puzzle-2-why = 8 of the 23 cards would end the round and cost you 20 each: 160. All treasures and artifacts still to come make 94 together. Where the deadly cards weigh more than everything to come, go home: a later card can only make it worse.
incan-gold-puzzle-3-hint = How many cards in the deck are deadly? Look at how many spiders are left there.
incan-gold-puzzle-3-why = Only one of the 21 cards is deadly, since one of the three spiders has left the game. It would cost you 21; the other cards bring 70 together. Your hand is full, and yet you go on.
incan-gold-puzzle-4-hint = Three hazards look dangerous. But how much is it that you would lose?
incan-gold-puzzle-4-why = 6 of the 27 cards are deadly and would cost you 10 each, the artifact included: 60. The others bring 111 together. With little in hand even three hazards are no reason to go.
incan-gold-puzzle-5-hint = The artifact is yours if you leave alone. Count it in with what you would lose.
incan-gold-puzzle-5-why = With the gems on the path and the artifact you carry out 20. 6 of the 23 cards are deadly: 120 to lose, and only 88 to come. The artifact tips the scales: bring it home.
incan-gold-puzzle-6-hint = Who gets the artifact, and what lies on the path, if you go and the other does not?
incan-gold-puzzle-6-why = You leave alone, so both gems of the path and the artifact are yours: 4 + 2 + 5 = 11. 8 of the 24 cards are deadly: 88 to lose; and what comes is shared by two, 62 for you. Go while the other stays.
incan-gold-puzzle-7-hint = If three leave together, what does each of them get? And what stays behind for whoever is alone then?
incan-gold-puzzle-7-why = Leaving with two others you get 7 gems and one of the path, and nobody gets the artifact: 8. If you stay, the artifact stays with you, and from now on every treasure is yours alone: 14 on average, though 4 of the 25 cards are deadly.
incan-gold-puzzle-8-hint = Ada leaves. What is left on the path for the two of you if you go as well, and how many share if you stay?
incan-gold-puzzle-8-why = Together with Ada you would carry out 6, and the artifact would stay where it is. If you stay she takes it, but then only two share what comes: 7.6 on average, though 5 of the 24 cards are deadly.
incan-gold-puzzle-9-hint = The last round is not about many points. How many do you need?
incan-gold-puzzle-9-why = You carry out 20 and have 29 in the end, the others 28: you have won. One more card would bring more on average, but 3 of the 25 cards would lose you the game, and nothing is gained by winning higher.
incan-gold-puzzle-10-hint = Add up what you would have in the end. Does it win?
incan-gold-puzzle-10-why = With 27 gems you would end at 40 and lose to 47 for certain, though going home would be right in any earlier round. Go on until you have more than 34: that succeeds in 53.8% of all cases.
