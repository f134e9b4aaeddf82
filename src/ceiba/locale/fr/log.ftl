# Les actes en phrases, au présent ; $who est un nom.
log-tile = Révélé : { $tile }.
log-lay = { $who } pose l’hexagone en { $cell }.
log-enter-worker = { $who } fait entrer un explorateur en { $cell }.
log-enter-leader = { $who } fait entrer le chef en { $cell }.
log-path-worker = { $who } mène un explorateur par le sentier secret de { $from } à { $cell }.
log-path-leader = { $who } mène le chef par le sentier secret de { $from } à { $cell }.
log-move-worker = { $who } déplace un explorateur de { $from } à { $cell }.
log-move-leader = { $who } déplace le chef de { $from } à { $cell }.
log-uncover = { $who } dégage un niveau en { $cell }.
log-recover = { $who } déterre un trésor en { $cell }.
log-wafer = Trouvé : { $motif }.
log-exchange = { $who } échange avec { $other } : donne { $given }, prend { $taken }.
log-camp = { $who } installe un camp en { $cell }.
log-guard-worker = { $who } installe un explorateur comme gardien en { $cell }.
log-guard-leader = { $who } installe le chef comme gardien en { $cell }.
log-done = { $who } finit son tour.
log-scored = { $points ->
    [one] { $who } marque { $points } point.
   *[other] { $who } marque { $points } points.
  }
log-bid = { $who } enchérit { $points }.
log-pass = { $who } passe.
log-choose = { $who } choisit { $tile }.
log-card-treasure = On trouve un trésor de { $value }.
log-card-artifact = On trouve un artefact.
log-card-hazard = Danger : { $name }.
log-stay = { $who } avance avec la torche.
log-leave = { $who } rentre au campement.
