# La table d’Incan Gold et de Diamant.
temple-of = Temple { $round } sur 5
all-temples = Les cinq temples sont explorés
path = Chemin de cartes
path-empty = Aucune carte n’est encore retournée.
left-on-path = restent sur le chemin
in-each-hand = dans chaque main
in-hand = { $gems } en main
in-the-camp = au campement
tent = tente : { $gems }
tent-shut = tente fermée
leads = mène
has-chosen = a choisi
chooses = choisit
card-treasure = trésor de { $value }
card-artifact = artefact
card-taken = artefact, emporté
snakes = serpents
spiders = araignées
mummies = momies
fire = feu
rockfall = éboulement
torch = Torche : avancer
camp = Campement : rentrer
torch-key = touche T ou →
camp-key = touche C ou ←
now-stay-or-leave = Torche ou campement ?
now-chosen-sealed = Vous avez choisi. Les autres réfléchissent encore.
now-outside = Vous êtes à l’abri au campement. Les autres avancent.
now-turning = Une carte est retournée.
now-waits-choice = Ceux qui sont dans le temple choisissent.
revealing = Les choix sont révélés …
danger = { $bust ->
    [0] Aucune carte ne peut encore finir la manche.
   *[other] La prochaine carte finit la manche avec { $percent } % de chances.
  }
deck = { $cards ->
    [one] { $cards } carte dans la pioche
   *[other] { $cards } cartes dans la pioche
  }
hazards = Dangers
hazard-left = { $name } : { $deck } dans la pioche, { $path ->
    [0] aucune
   *[other] une
  } sur le chemin
treasures-in-deck = Trésors dans la pioche
artifacts = Artefacts
artifact-found = trouvé
artifact-on-path = sur le chemin
artifact-in-deck = dans la pioche
artifact-lost = perdu
artifact-later = plus tard
artifact-worth = +{ $points }
tents = Campement
