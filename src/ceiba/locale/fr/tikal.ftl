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
guard-sure = Installer ici un gardien pour de bon ? Tous vos autres pions de cet hexagone quittent la partie.
exchange-give = Vous donnez
exchange-take = Vous prenez
if-scored-now = au décompte maintenant
temples-now = Temples : { $points }
treasures-now = Trésors : { $points }
temples = Temples
temple-lead = { $lead ->
    [one] { $lead } d’avance
   *[other] { $lead } d’avance
  }
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
end-sure = { $points ->
    [one] Il reste { $points } point d’action, qui serait perdu. Finir le tour ?
   *[other] Il reste { $points } points d’action, qui seraient perdus. Finir le tour ?
  }
lay-sure = L’hexagone n’est pas encore posé, vous voyez seulement comment il serait. Le poser ici ?
go-on = Continuer
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
# -- ce qui se passe, une phrase par événement ; $who et $whom sont des noms
tikal-tile-face = { $terrain ->
    [temple] { $tile } (temple valant { $value })
    [treasure] { $tile } (trésor, { $value } masques)
    [volcano] { $tile } (volcan)
   *[jungle] { $tile } (clairière)
  }
tikal-a-motif = { $motif ->
    [bowl] un bol
    [mask] un masque
    [jaguar] un jaguar
    [serpent] un serpent
    [necklace] un collier
    [figurine] une statuette
    [knife] un couteau
   *[vase] un vase
  }
tikal-a-given = { $given ->
    [bowl] un bol
    [mask] un masque
    [jaguar] un jaguar
    [serpent] un serpent
    [necklace] un collier
    [figurine] une statuette
    [knife] un couteau
   *[vase] un vase
  }
tikal-a-taken = { $taken ->
    [bowl] un bol
    [mask] un masque
    [jaguar] un jaguar
    [serpent] un serpent
    [necklace] un collier
    [figurine] une statuette
    [knife] un couteau
   *[vase] un vase
  }
tikal-drawn = { $who } pioche { tikal-tile-face }.
tikal-shown = Révélé : { tikal-tile-face }.
tikal-chosen = { $who } choisit { tikal-tile-face }.
tikal-last-tile-taken = { $who } prend gratuitement le dernier hexagone du tour : { tikal-tile-face }.
tikal-laid = { $who } pose { $tile } en { $cell }.
tikal-entered = { $figure ->
    [leader] { $who } fait entrer le chef en { $cell }.
   *[worker] { $who } fait entrer un explorateur en { $cell }.
  }
tikal-walked = { $figure ->
    [leader] { $who } déplace le chef de { $start } à { $cell } ({ $cost } PA).
   *[worker] { $who } déplace un explorateur de { $start } à { $cell } ({ $cost } PA).
  }
tikal-path-taken = { $figure ->
    [leader] { $who } mène le chef par le sentier secret de { $start } à { $cell }.
   *[worker] { $who } mène un explorateur par le sentier secret de { $start } à { $cell }.
  }
tikal-uncovered = { $who } dégage le niveau { $value } en { $cell }.
tikal-recovered = { $left ->
    [0] { $who } déterre le dernier trésor en { $cell }.
   *[other] { $who } déterre un trésor en { $cell }.
  }
tikal-found = { $count ->
    [1] { $who } trouve { tikal-a-motif }.
    [2] { $who } trouve { tikal-a-motif } : c’est maintenant une paire, qui vaut { $points } points.
   *[3] { $who } trouve { tikal-a-motif } : c’est maintenant un triplé, qui vaut { $points } points.
  }
tikal-exchanged = { $who } fait un échange avec { $whom } : donne { tikal-a-given }, prend { tikal-a-taken }.
tikal-camp-pitched = { $who } installe un camp en { $cell }.
tikal-guard-posted = { $figure ->
    [leader] { $who } installe le chef comme gardien en { $cell }.
   *[worker] { $who } installe un explorateur comme gardien en { $cell }.
  }{ $leaders ->
    [0] { $workers ->
        [0] { "" }
        [one] { " " }{ $workers } explorateur quitte la partie.
       *[other] { " " }{ $workers } explorateurs quittent la partie.
      }
   *[1] { $workers ->
        [0] { " " }Le chef quitte la partie.
        [one] { " " }Le chef et { $workers } explorateur quittent la partie.
       *[other] { " " }Le chef et { $workers } explorateurs quittent la partie.
      }
  }
tikal-turn-ended = { $unspent ->
    [0] { $who } finit son tour.
    [one] { $who } finit son tour ; { $unspent } point d’action est perdu.
   *[other] { $who } finit son tour ; { $unspent } points d’action sont perdus.
  }
tikal-bid = { $who } propose { $points }.
tikal-passed = { $who } passe.
tikal-auction-won = { $price ->
    [0] { $who } joue le prochain tour gratuitement.
    [one] { $who } paie { $price } point et joue le prochain tour.
   *[other] { $who } paie { $price } points et joue le prochain tour.
  }
tikal-control-won = { $who } obtient la majorité au temple valant { $value } en { $cell }.
tikal-control-lost = { $who } perd la majorité au temple valant { $value } en { $cell }.
tikal-scored = { $who } marque { $points } : { $temple_points } pour les temples, { $wafer_points } pour les trésors. Total : { $total }.
tikal-volcano-round-begun = Le volcan se réveille. Tour de décompte : chacun explore, puis compte aussitôt ses points ; { $who } commence.
tikal-volcano-round-over = Le tour de décompte est fini : { $who } pose le volcan et joue un tour normal.
tikal-final-round-begun = Tous les hexagones sont posés. Dernier décompte : chacun explore encore une fois et compte ses points ; { $who } commence.
tikal-game-ended = { $count ->
    [1] { $points ->
        [one] { $who } gagne avec { $points } point.
       *[other] { $who } gagne avec { $points } points.
      }
   *[other] { $points ->
        [one] { $who } partagent la victoire avec { $points } point.
       *[other] { $who } partagent la victoire avec { $points } points.
      }
  }

# -- un tour en quelques mots, ce qui se répète compté ensemble : $times
tikal-brief-laid = { $tile } en { $cell }
tikal-brief-entered = { $times ->
    [one] { $times } pion entré en { $cell }
   *[other] { $times } pions entrés en { $cell }
  }
tikal-brief-walked = { $times ->
    [one] { $times } pas
   *[other] { $times } pas
  }
tikal-brief-path-taken = { $times ->
    [one] { $times } sentier secret
   *[other] { $times } sentiers secrets
  }
tikal-brief-uncovered = niveau { $value } en { $cell }
tikal-brief-found = { tikal-a-motif }
tikal-brief-exchanged = échange avec { $whom }
tikal-brief-camp-pitched = camp en { $cell }
tikal-brief-guard-posted = gardien en { $cell }
tikal-brief-scored = +{ $points } points
tikal-brief-bid = propose { $points }
tikal-brief-passed = passe
tikal-brief-auction-won = paie { $price }
tikal-brief-chosen = choisit { $tile }
tikal-brief-last-tile-taken = { $tile } gratuitement
scored-temples = Temples décomptés : { $temples }.
scored-treasures = Trésors : { $treasures }.

# -- ce qu’on peut faire, sur les boutons et dans les menus
tikal-do-tile = Révéler { tikal-tile-face }
tikal-do-wafer = Révéler { tikal-a-motif }
tikal-do-lay = { $degrees ->
    [0] Poser { $tile } en { $cell }
   *[other] Poser { $tile } en { $cell }, tourné de { $degrees }°
  }
tikal-do-enter = { $figure ->
    [leader] Faire entrer le chef en { $cell }
   *[worker] Faire entrer un explorateur en { $cell }
  }
tikal-do-path = { $figure ->
    [leader] Mener le chef par le sentier secret de { $start } à { $cell }
   *[worker] Mener un explorateur par le sentier secret de { $start } à { $cell }
  }
tikal-do-move = { $figure ->
    [leader] Déplacer le chef de { $start } à { $cell }
   *[worker] Déplacer un explorateur de { $start } à { $cell }
  }
tikal-do-uncover = Dégager le niveau { $value } en { $cell }
tikal-do-recover = Déterrer un trésor en { $cell }
tikal-do-exchange = Échanger avec { $whom } : donner { tikal-a-given }, prendre { tikal-a-taken }
tikal-do-camp = Installer un camp en { $cell }
tikal-do-guard = { $figure ->
    [leader] Installer le chef comme gardien en { $cell }
   *[worker] Installer un explorateur comme gardien en { $cell }
  }
tikal-do-done = Finir le tour
tikal-do-bid = Proposer { $points }
tikal-do-pass = Passer
tikal-do-choose = Choisir { tikal-tile-face }

# -- la lettre d’une couleur sur ses pièces
letter-white = B
letter-black = N
letter-orange = O
letter-red = R
