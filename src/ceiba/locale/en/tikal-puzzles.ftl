# The puzzles of Tikal: what is asked for, hints, and why it is so.
tikal-puzzle-score = Score as many points as you can at the end of this turn.
tikal-puzzle-win = Win the temple on { $where }, with as many action points left as you can.
tikal-puzzle-reach = Bring a figure of yours to { $where }, with as many action points left as you can.
tikal-puzzle-guard = Post a guard on the temple on { $where }, with as many action points left as you can.
tikal-worth-score = points: { $worth }
tikal-worth-win = won, { $count ->
    [one] { $worth } action point
   *[other] { $worth } action points
  } left
tikal-worth-reach = there, { $count ->
    [one] { $worth } action point
   *[other] { $worth } action points
  } left
tikal-worth-guard = guarded, { $count ->
    [one] { $worth } action point
   *[other] { $worth } action points
  } left
tikal-puzzle-1-hint = One of your figures is of no use where it stands.
tikal-puzzle-1-why = On a3 { $seat2 } is stronger with or without your leader. On b5 two workers of yours face four: with the leader, who counts 3, you are five, and the 9 are yours.
tikal-puzzle-2-hint = Workers alone are not enough. Who else stands close by?
tikal-puzzle-2-why = { $seat4 } has four workers on c4, so you need five. Three from c5 are too few; the leader by way of b3 and two workers make exactly five, for exactly six points.
tikal-puzzle-3-hint = Where are you stronger than you need to be?
tikal-puzzle-3-why = On a4 nine workers hold the temple against four; the leader is not needed. He walks to d5, where he and your one worker make four against three: 7 points more. Digging brings one or two.
tikal-puzzle-4-hint = Figures do not have to come by way of base camp.
tikal-puzzle-4-why = From base camp the way to a1 costs 9 with entering. A camp on b1 costs 5, to enter there 1, and from there it is a single stone: 7 together, and the camp stays.
tikal-puzzle-5-hint = Digging is luck. Is there something certain?
tikal-puzzle-5-why = A third mask makes a pair worth 3 a triplet worth 6; the single knife that you give for it costs 1. The exchange brings 2 for certain; a treasure from c2 brings less on average.
tikal-puzzle-6-hint = You have to be stronger than everyone else there. Five points are needed for the guard alone.
tikal-puzzle-6-why = A guard costs 5, so one point is left to take the lead. From a3 it is one stone to a4, from a5 it is two: then the points no longer suffice for the guard.
tikal-puzzle-7-hint = Nobody stands on e4, and nobody on c2.
tikal-puzzle-7-why = On f5 the worker only holds a tie, and on a3 the leader changes nothing. Alone on e4 and on c2 they bring 5 and 2: an empty temple needs but one figure.
tikal-puzzle-8-hint = It may pay to give a temple up.
tikal-puzzle-8-why = The leader leaves a2, which loses 7, and turns a4, which wins 10: with him you are twelve against eleven there. On d5 { $seat3 } is stronger with or without your worker; on b5 it breaks the tie for 3 more.
tikal-puzzle-9-hint = Two workers stand where they are outnumbered in any case.
tikal-puzzle-9-why = On b3 seven workers face fourteen: two more or fewer make no difference. On a2 they make you eight against seven, and its 7 points are yours.
tikal-puzzle-10-hint = The leader alone only makes a tie. Where is there a worker to spare?
tikal-puzzle-10-why = On e3 { $seat4 } has the leader, who counts 3, and yours makes it 3 to 3: in a tie nobody scores. One worker more decides, and the cheapest is the one from b3: five steps for five points, the leader’s two come to seven.
