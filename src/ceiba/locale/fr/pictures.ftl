# Ce qui est écrit dans les images, et ce qu’on en lit à voix haute.
picture-tikal-over = La partie est finie
picture-tikal-volcano-round = Tour de décompte
picture-tikal-final-round = Dernier décompte
picture-tikal-auction-game = Partie aux enchères
picture-tikal-basic-game = Partie de base
picture-tikal-shows = On révèle des hexagones
picture-tikal-draws = { $who } pioche un hexagone
picture-tikal-finds = { $who } retourne un trésor
picture-tikal-lays = { $who } pose un hexagone
picture-tikal-explores = { $who } explore
picture-tikal-explores-and-scores = { $who } explore, puis compte
picture-tikal-bids = { $who } propose ou passe
picture-tikal-chooses = { $who } choisit un hexagone
picture-tikal-wins = { $count ->
    [1] { $first } gagne
    [2] { $first } et { $second } gagnent ensemble
   *[other] { $count } places gagnent ensemble
  }
picture-winner = gagne
picture-tikal-yet-to-score = doit encore compter
picture-tikal-has-played = a joué
picture-tikal-has-passed = a passé
picture-tikal-now = +{ $points } prévu
picture-tikal-bid = Enchère { $bid }
picture-tikal-tiles = Hexagones à venir
picture-tikal-levels = Niveaux à venir
picture-tikal-points = { $points ->
    [one] Il reste { $points } point d’action.
   *[other] Il reste { $points } points d’action.
  }
picture-tikal-explored = { $explored } hexagones sur { $hexes } sont explorés.
picture-scores = Score : { $scores }.
picture-tikal-treasure = trésor, encore { $left }
picture-tikal-held = majorité : { $who }
picture-tikal-guarded = gardien : { $who }
picture-tikal-camp = camp : { $who }
picture-tikal-figures = { $who } : { $figures }
picture-incan-gold-wins = { $count ->
    [1] Place { $seats } gagne
    [2] Places { $seats } gagnent ensemble
    [3] Places { $seats } gagnent ensemble
   *[other] { $count } places gagnent ensemble
  }
picture-incan-gold-turns = Une carte est retournée
picture-incan-gold-chooses = Place { $seat } choisit
picture-incan-gold-torch-or-camp = Torche ou campement ?
picture-incan-gold-ends = { $what } : { $scores }.
picture-incan-gold-end = place { $seat } a { $score }
picture-incan-gold-path = Sur le chemin : { $cards } ; gemmes restantes : { $gems }.
picture-incan-gold-no-card = pas encore de carte
picture-incan-gold-inside = Dans le temple, chacun avec { $gems } en main : places { $seats }.
picture-incan-gold-danger = { $deadly ->
    [0] Aucune carte ne peut encore finir la manche
   *[other] { $deadly } cartes sur { $cards } finiraient la manche
  }
picture-incan-gold-found = rapporté
picture-incan-gold-tent = tente { $gems }
picture-incan-gold-leads = mène
picture-incan-gold-cards = cartes
picture-incan-gold-in-each-hand = chacun a
