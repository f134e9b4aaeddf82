# La table de Tikal. Les termes sont ceux de la règle.
board = Carte de Tikal
board-keys = Les flèches vont d’un hexagone à l’autre, Entrée choisit, Échap annule.
hex = { $cell } : { $what }
hex-base = camp de base
hex-jungle = clairière
hex-temple = temple valant { $value }
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
tile-jungle = { $name }, clairière
tile-temple = { $name }, temple valant { $value }
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
act-move-worker = Déplacer un explorateur
act-move-leader = Déplacer le chef
act-uncover = Dégager un niveau
act-recover = Déterrer un trésor
act-camp = Installer un camp
act-guard = Installer un gardien
act-guard-worker = Explorateur gardien
act-guard-leader = Chef gardien
act-exchange = Échanger des trésors
if-scored-now = au décompte maintenant
temples-now = Temples : { $points }
treasures-now = Trésors : { $points }
temples = Temples
supplies = Réserve
leader = chef d’expédition
workers = explorateurs
camps = camps
guards = gardiens
treasures = Trésors
pair = paire
triplet = triplé
motif-bowl = bol
motif-mask = masque
motif-jaguar = jaguar
motif-serpent = serpent
motif-necklace = collier
motif-figurine = statuette
motif-knife = couteau
motif-vase = vase
motif-held = { $motif } : { $count }
levels-left = Niveaux de temple restants
tiles-left = Hexagones à venir
bid = Proposer { $points }
score-sum = { $who } : { $temples } pour les temples + { $treasures } pour les trésors = { $points }
# -- la rangée des actions, et ce qu’on demande et dit pendant un tour
acts = Ce qui est possible
row-enter = Entrer
row-path = Sentier
row-uncover = Dégager
row-recover = Déterrer
row-camp = Camp
row-guard = Gardien
row-exchange = Échange
act-enter-worker = Faire entrer un explorateur
act-enter-leader = Faire entrer le chef
act-path = Prendre un sentier secret entre camps
act-at = { $what } : { $price }, en { $cell }
act-for = { $what } : { $price }
act-not = { $what } : { $why }
how-many = Combien y vont
take-fewer = un de moins
take-more = un de plus
take-of = { $many } sur { $count }
now-where = Choisissez où : les lieux sont éclairés.
now-scoring = Décompte : temple après temple, puis les trésors.
now-ending = Votre tour s’achève.
route = { $points ->
    [one] Vers { $cell } pour { $points } point d’action.
   *[other] Vers { $cell } pour { $points } points d’action.
  }
too-far = { $points ->
    [one] Impossible : { $cell } coûte { $points } point d’action, et il en reste { $left }.
   *[other] Impossible : { $cell } coûte { $points } points d’action, et il en reste { $left }.
  }
no-way = Impossible : aucun chemin ne mène d’ici en { $cell }.
take-back = Revenir sur la fin du tour
undo-found = Un trésor a été retourné : ce qui y a mené ne peut plus être défait.
undo-nothing = Il n’y a encore rien à défaire.
tile-lies = En { $cell }, tourné de { $degrees }° ; { $passages }.
passages = passages : { $open }
passages-none = aucun passage
passage = { $side } { $points }
side-n = nord
side-ne = nord-est
side-se = sud-est
side-s = sud
side-sw = sud-ouest
side-nw = nord-ouest
hint-scored = À un décompte juste après, vous auriez { $points } au lieu de { $now } ; le meilleur rival { $rival }.
auction-leads = { $bid ->
    [one] { $who } mène avec { $bid } point.
   *[other] { $who } mène avec { $bid } points.
  }
auction-no-bid = Personne n’a encore enchéri.
auction-all-pass = Si tous passent, le premier à avoir passé joue gratuitement.
auction-all-pass-so = Si les autres passent aussi, { $who } joue gratuitement.

# -- la lettre d’une couleur sur ses pièces
letter-white = B
letter-black = N
letter-orange = O
letter-red = R
