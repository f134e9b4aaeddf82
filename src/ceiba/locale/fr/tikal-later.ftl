# What is rarer at a table: the auction, and the list of the keys.
auction = Enchères
auction-tiles = Hexagones de ce tour
auction-still-in = encore en lice
auction-out = a passé
auction-played = a joué
pass = Passer
choose-tile = Choisir { $name }
bid-fewer = moins
bid-more = plus

auction-leaves = { $points ->
    [one] Il vous resterait { $points } point.
   *[other] Il vous resterait { $points } points.
  }
means-jungle = De la place pour un camp.
means-temple = Un temple qui rapporte des points.
means-treasure = { $value ->
    [one] { $value } trésor à déterrer.
   *[other] { $value } trésors à déterrer.
  }
means-volcano = Tout le monde compte d’abord.
keys = Touches
keys-arrows = d’un hexagone à l’autre
keys-choose = choisir ; poser l’hexagone qui s’y trouve
keys-turn = tourner l’hexagone ; avec Maj dans l’autre sens
keys-let-go = lâcher
keys-figure = explorateur ou chef
keys-many = plus ou moins d’entre eux
keys-board = vers la carte
keys-list = cette liste
guard-sure = Installer ici un gardien pour de bon ? Tous vos autres pions de cet hexagone quittent la partie.
exchange-give = Vous donnez
exchange-take = Vous prenez
temple-lead = { $lead ->
    [one] { $lead } d’avance
   *[other] { $lead } d’avance
  }
end-sure = { $points ->
    [one] Il reste { $points } point d’action, qui serait perdu. Finir le tour ?
   *[other] Il reste { $points } points d’action, qui seraient perdus. Finir le tour ?
  }
lay-sure = L’hexagone n’est pas encore posé, vous voyez seulement comment il serait. Le poser ici ?
go-on = Continuer
