# Le jeu dans le terminal. Ce qui est entre guillemets se tape ainsi dans toutes les langues.
terminal-you = { $who } (vous)
terminal-asks = { $who }, { $what }
terminal-your-turn = c’est à vous
terminal-separator = { " ; " }
terminal-part = { $name } : { $value }
terminal-over = La partie est finie : { $scores }.
terminal-left = Vous avez quitté la table.
terminal-which-game = Quel jeu ? (Entrée : { $game })
terminal-no-game = Il n’y a pas de jeu « { $game } » ; tapez un numéro ou un nom de la liste.
terminal-recorded = La partie est enregistrée dans { $file }

# Les commandes comme on les tape, et ce qui les suit.
terminal-command-undo = annuler
terminal-command-why = pourquoi
terminal-command-look = montrer
terminal-command-save = enregistrer
terminal-command-help = aide
terminal-command-quit = quitter
terminal-act = ACTION
terminal-file = FICHIER
terminal-cell = CASE
terminal-seat = PLACE
terminal-help = Tapez le numéro d’une action, ou l’action elle-même, jusqu’à ce qu’elle soit claire. Ou bien :
terminal-help-undo = reprendre la dernière action, tant que rien de nouveau n’a été vu
terminal-help-why = dire si une action est permise, et sinon pourquoi
terminal-help-look = montrer de nouveau le plateau et la liste
terminal-help-save = écrire la partie jusqu’ici dans un fichier
terminal-help-help = dire tout cela
terminal-help-quit = quitter la table

# Réponses.
terminal-not-listed = Le numéro { $number } n’est pas dans la liste.
terminal-no-act = « { $act } » n’est pas une action de ce jeu. (Aide : { $help })
terminal-refused = { $act } : { $why } ({ $clause }).
terminal-unclear = « { $act } » peut vouloir dire : { $acts }.
terminal-not-yours = « { $act } » n’est pas de votre ressort.
terminal-which-act = Dites quelle action, par exemple : { $example }
terminal-allowed = « { $act } » est permis.
terminal-all-allowed = Tout cela est permis : { $acts }.
terminal-undone = Action reprise.
terminal-not-undone = Il n’y a rien à reprendre : ni le hasard, ni ce que d’autres ont fait, ni un tour fini.
terminal-save-game = Enregistrer la partie ? Un nom de fichier, ou Entrée pour non :
terminal-save-where = Dites où, par exemple : { $example }
terminal-saved = Enregistré : { $file }.
terminal-file-exists = { $file } existe déjà ; choisissez un autre nom.
terminal-not-written = Impossible d’écrire { $file } : { $why }.
terminal-no-file-name = aucun fichier ne porte un tel nom

# Tikal : la carte. Les lettres des couleurs sont différentes ; il y a place pour quatre lettres pour la base, pour sept pour le volcan.
terminal-tikal-letter-leader = C
terminal-tikal-map-base = base
terminal-tikal-map-volcano = volcan
terminal-tikal-legend =
    ▲ temple, sa valeur, qui le marquerait († : par un gardien)   ♣ clairière
    ◆ trésor, ce qu’il en reste   ^{ $white } camp blanc   { $white }3{ $leader } trois explorateurs et le chef
    Un chiffre sur un côté est son prix en points d’action ; sans chiffre, pas de passage.
terminal-tikal-side = { $side ->
    [n] N
    [ne] NE
    [se] SE
    [s] S
    [sw] SO
   *[nw] NO
  }

# Tikal : le tableau à côté de la carte.
terminal-tikal-score = score
terminal-tikal-now = + prévu
terminal-tikal-workers = équipe
terminal-tikal-leader = chef
terminal-tikal-camps = camps
terminal-tikal-guards = gardiens
terminal-tikal-treasures = trésors
terminal-tikal-supply = réserve
terminal-tikal-gone = parti
terminal-tikal-guarding = gardien
terminal-tikal-none = aucun
terminal-tikal-levels = Niveaux restants par valeur : { $levels }.
terminal-tikal-tiles = Hexagones à venir par lettre : { $tiles }.
terminal-tikal-volcano-round = Tour de décompte : vous marquez vos points à la fin de ce tour.
terminal-tikal-final-round = Dernier décompte : vous marquez vos points à la fin de ce tour.
terminal-tikal-shown = Hexagones proposés : { $tiles }.
terminal-tikal-bid-now = { $others ->
    [0] L’enchère est à { $bid }.
   *[other] L’enchère est à { $bid } ; encore en lice : { $who }.
  }
terminal-tikal-hand = En main : { $tile }.
terminal-tikal-turned = rotation { $turn } : dalles { $stones }

# Tikal : ce qu’on peut faire, par groupes.
terminal-tikal-lay = poser en { $cell }
terminal-tikal-enter = faire entrer
terminal-tikal-path = sentier secret de { $cell }
terminal-tikal-move = déplacer de { $cell }
terminal-tikal-uncover = dégager
terminal-tikal-recover = déterrer
terminal-tikal-exchange = échanger avec { $whom }
terminal-tikal-camp = installer un camp
terminal-tikal-guard = installer un gardien
terminal-tikal-choose = choisir
terminal-tikal-bid = proposer
terminal-tikal-amounts = un nombre de { $least } à { $most }
terminal-tikal-turn = rotation { $turn }
terminal-tikal-figure = { $figure ->
    [leader] { $cell } chef
   *[worker] { $cell } explorateur
  }
terminal-tikal-swap = { $given } contre { $taken }
terminal-tikal-ask-lay = posez { $tile }
terminal-tikal-ask-bid = votre enchère
terminal-tikal-ask-tile = choisissez un hexagone

# Tikal : aide.
terminal-tikal-help-turn = À chaque tour, un hexagone est pioché et posé : « lay CASE ROTATION » le tourne d’autant de sixièmes dans le sens des aiguilles d’une montre. Puis viennent dix points d’action, à ces prix, et « done » :
terminal-tikal-help-enter = de la réserve au camp de base ou dans un de vos camps
terminal-tikal-help-path = entre le camp de base et vos camps
terminal-tikal-help-move = vers l’hexagone voisin ; 1 par dalle
terminal-tikal-help-uncover = un niveau d’un temple où vous avez un pion
terminal-tikal-help-recover = un trésor, là où vous avez un pion
terminal-tikal-help-exchange = un trésor isolé contre un trésor isolé de cette place
terminal-tikal-help-camp = sur une clairière ou un hexagone trésor vide
terminal-tikal-help-guard = sur un temple où personne d’autre n’est aussi fort
terminal-tikal-help-leader = Au lieu de « worker », dites « leader » pour le chef, qui est fort comme trois.
terminal-tikal-help-auction = Aux enchères, un nombre seul est une offre, et 0 vous retire.

# Incan Gold.
terminal-incan-gold-round = Manche { $round } sur { $rounds }, menée par { $who }
terminal-incan-gold-open = Les tentes sont ouvertes.
terminal-incan-gold-path = Sur le chemin : { $gems ->
    [one] { $gems } gemme
   *[other] { $gems } gemmes
  }{ $artifacts ->
    [0] { "" }
    [one] , { $artifacts } artefact
   *[other] , { $artifacts } artefacts
  }.
terminal-incan-gold-deck = Cartes dans la pioche : { $cards }, dont { $deadly } finiraient la manche.
terminal-incan-gold-hand = en main
terminal-incan-gold-tent = sous la tente
terminal-incan-gold-artifacts = artefacts
terminal-incan-gold-inside = dans le temple
terminal-incan-gold-worth = { $count }, valant { $points }
terminal-incan-gold-ask = { $gems ->
    [0] torche ou campement, les mains vides
    [one] torche ou campement, avec { $gems } gemme en main
   *[other] torche ou campement, avec { $gems } gemmes en main
  }
terminal-incan-gold-help = Dans chacune des cinq manches, les cartes sont retournées une à une. Les trésors sont partagés entre ceux du temple ; le second danger d’une sorte leur prend ce qu’ils ont en main et finit la manche. Après chaque carte, tous ceux du temple choisissent en même temps et en secret :
terminal-incan-gold-help-stay = torche : avancer avec ceux qui restent
terminal-incan-gold-help-leave = campement : les gemmes en main et une part de celles du chemin vont sous la tente, à l’abri pour de bon ; qui part seul emporte les artefacts
