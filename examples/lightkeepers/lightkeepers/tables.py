"""What is in the box. `L1.2` and the like, here and elsewhere, are clauses of the README."""

NIGHTS, BARRELS, BRIGHTEST = 6, 8, 3
SHIPS = (3, 4, 5, 6, 8, 10)  # chests aboard; there are two ships of each kind (L1.2)
FOGS = ("haze", "mist", "murk", "gale")  # through which a lamp of 1, 2, 3, 4 barrels is seen (L2.3)

# An act is one integer that holds whose it is, one of these verbs, and an index into what the verb is about.
SHIP, FOG, BURN = range(3)
VERBS = (("ship", tuple(map(str, SHIPS))), ("fog", FOGS), ("burn", tuple("0123")))
