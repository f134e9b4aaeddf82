# La table de Tikal. Les termes sont ceux de la règle.
board = Carte de Tikal
board-keys = Les flèches vont d’un hexagone à l’autre, Entrée choisit, Échap lâche.
hex = { $cell } : { $what }
hex-base = camp de base
hex-jungle = clairière
hex-temple = temple de { $value }
hex-treasure = { $left ->
    [0] trésor, vide
    [one] trésor, encore { $left } jeton
   *[other] trésor, encore { $left } jetons
  }
hex-volcano = volcan
hex-closed = inexploré
hex-held = majorité : { $who }
hex-guarded = gardien : { $who }
hex-contested = disputé
hex-camp = camp : { $who }
hex-figures = { $who } : { $figures }
figures = { $leader ->
    [0] { $workers ->
        [one] { $workers } explorateur
       *[other] { $workers } explorateurs
      }
   *[other] { $workers ->
        [0] chef
        [one] chef et { $workers } explorateur
       *[other] chef et { $workers } explorateurs
      }
  }
hex-can-lay = l’hexagone peut aller ici
hex-reach = à portée pour { $points ->
    [one] { $points } point d’action
   *[other] { $points } points d’action
  }
tile = hexagone { $name }
tile-jungle = { $name }, clairière
tile-temple = { $name }, temple de { $value }
tile-treasure = { $value ->
    [one] { $name }, trésor à { $value } masque
   *[other] { $name }, trésor à { $value } masques
  }
tile-volcano = { $name }, volcan
tile-in-hand = Hexagone en main
turn-tile = Tourner l’hexagone
turn-tile-back = Tourner dans l’autre sens
lay-here = Poser l’hexagone ici
now-draw = Un hexagone est pioché.
now-find = Un trésor est retourné.
now-lay = Posez l’hexagone : choisissez une case éclairée.
now-turn = Tournez l’hexagone à votre gré, puis posez-le.
now-explore = { $points ->
    [0] Tous les points d’action sont dépensés : finissez votre tour.
    [one] Explorez : encore { $points } point d’action.
   *[other] Explorez : encore { $points } points d’action.
  }
now-chosen = Choisissez où aller, ou que faire sur place.
now-bid = Enchérissez pour le tour, ou passez.
now-choose = Choisissez un hexagone.
now-over = La partie est finie.
waits-lay = { $who } pose un hexagone.
waits-explore = { $who } explore.
waits-bid = { $who } enchérit ou passe.
waits-choose = { $who } choisit un hexagone.
stage-volcano = Tour de décompte : chacun explore puis compte aussitôt ses points ; { $who } a pioché le volcan et le posera à la fin.
stage-final = Dernier décompte : tous les hexagones sont posés. Chacun explore encore une fois et compte ses points.
then-score = Vous marquez vos points en finissant ce tour.
action-points-left = { $points ->
    [one] encore { $points } point d’action
   *[other] encore { $points } points d’action
  }
costs = { $points ->
    [one] { $points } PA
   *[other] { $points } PA
  }
act-enter-worker = Faire entrer un explorateur
act-enter-leader = Faire entrer le chef
act-move-worker = Déplacer un explorateur
act-move-leader = Déplacer le chef
act-uncover = Dégager un niveau
act-recover = Déterrer un trésor
act-camp = Installer un camp
act-guard = Installer un gardien …
act-guard-worker = Un explorateur reste gardien
act-guard-leader = Le chef reste gardien
act-exchange = Échanger des trésors …
guard-sure = Installer ici un gardien pour de bon ? Tous vos autres pions de cet hexagone quittent la partie.
exchange-give = Vous donnez
exchange-take = Vous prenez
choose-figure = Qui déplacez-vous ?
if-scored-now = au décompte maintenant
temples-now = Temples : { $points }
treasures-now = Trésors : { $points }
temples = Sites
temple-lead = { $lead ->
    [one] { $lead } d’avance
   *[other] { $lead } d’avance
  }
supplies = Réserve
leader = chef d’expédition
worker = explorateur
workers = explorateurs
camps = tentes
guards = gardiens
treasures = Trésors
pair = paire
triplet = triplé
motif-bowl = bol
motif-mask = masque
motif-jaguar = jaguar sacré
motif-serpent = serpent à plumes
motif-necklace = collier
motif-figurine = statuette
motif-knife = couteau
motif-vase = amphore
motif-held = { $motif } : { $count }
levels-left = Niveaux de temple restants
tiles-left = Hexagones à venir
auction = Enchères
auction-tiles = Hexagones de ce tour
auction-bid-now = { $bid ->
    [0] pas encore d’enchère
    [one] meilleure enchère : { $bid } point
   *[other] meilleure enchère : { $bid } points
  }
auction-still-in = encore en lice
auction-out = a passé
auction-played = a joué
bid = Enchérir { $points }
pass = Passer son tour d’enchère
choose-tile = Choisir { $name }
score-sum = { $who } : { $temples } pour les temples + { $treasures } pour les trésors = { $points }
bid-fewer = moins
bid-more = plus
