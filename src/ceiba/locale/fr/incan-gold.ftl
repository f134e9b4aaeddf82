# La table d’Incan Gold et de Diamant.
temple-of = Temple { $round } sur { $rounds }
all-temples = Les cinq temples sont explorés
path = Chemin de cartes
path-empty = Aucune carte n’est encore retournée.
left-on-path = restent sur le chemin
in-each-hand = chacun a
each-loses = chacun perd
gained = +{ $gems }
lost = –{ $gems }
paid-sum = { $hand } + { $share } = { $gems }
round-brought = Temple { $round } : ce qu’il a rapporté
temple = Temple n° { $temple }
temple-ended-by = Temple { $temple }, fin de la manche : { $hazard }
temple-left = Temple { $temple } : tous sont sortis à temps
in-hand = { $gems } en main
in-the-camp = au campement
tent = tente : { $gems }
tent-shut = tente fermée
leads = mène l’expédition
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
danger = { $bust ->
    [0] Aucune carte ne peut encore finir la manche.
   *[other] Risque que la prochaine carte mette fin à la manche : { $percent } %.
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
artifact-found = rapporté
artifact-on-path = sur le chemin
artifact-in-deck = dans la pioche
artifact-lost = perdu
artifact-later = plus tard
artifact-worth = +{ $points }
tents = Campement
