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
