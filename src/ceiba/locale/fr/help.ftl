# Autour des règles, et l’usage de la page. Chargé seulement à la demande.
rules-of = Règles : { $game }
rules-whole = Toutes les règles
contents = Sommaire
rules-find = Chercher dans les règles
rules-found = { $count ->
    [one] 1 article trouvé
   *[other] { $count } articles trouvés
  }
rules-none = Rien sur « { $words } ».
help-page = Comment se servir de la page
help-turn = À votre tour, ce qui est possible s’éclaire : touchez un pion, puis sa destination, ou une action de la rangée du dessous. Tout peut être repris jusqu’à « Finir le tour ». Ce qui est impossible dit pourquoi, et cite la règle.
help-keys = Touches : les flèches parcourent le plateau, Entrée choisit, Échap annule, U défait et Y refait, R tourne l’hexagone (Maj+R dans l’autre sens) et L le pose, E finit le tour, H donne un conseil, S passe ce qui est rejoué ; T et C sont la torche et le campement ; les chiffres choisissent dans une liste d’actions ; K montre l’aide-mémoire.
guide-next = Suite
guide-end = Quitter le guide
guide-tikal-welcome = Vous menez l’expédition blanche ; Noir est votre rival. Rapportent des points les temples où vous êtes le plus fort, et les trésors. À chaque tour, on pose un hexagone, puis on dépense dix points d’action.
guide-tikal-lay = Un hexagone est pioché. Posez-le à côté du terrain exploré : choisissez une case éclairée, tournez-le avec R si vous voulez, et posez-le avec L. Il faut qu’on puisse y entrer.
guide-tikal-enter = Dépensez maintenant vos points. Touchez « Entrer », puis le camp de base : un explorateur arrive pour 1 point. Une case plus éloignée coûte aussi le chemin.
guide-tikal-move = Déplacez un de vos pions : choisissez-le, puis une case éclairée. Le chemin coûte autant de points qu’il y a de pierres des deux côtés de la frontière.
guide-tikal-uncover = Dégagez un niveau d’un temple où vous avez un pion : 2 points. Le temple vaut alors un point de plus.
guide-tikal-done = Les points non dépensés sont perdus. Quand vous voulez, finissez votre tour. Puis c’est à Noir.
guide-tikal-volcano = Le prochain hexagone est un volcan : on le met de côté, et chacun à son tour dépense dix points, puis compte seul. Un temple rapporte à qui y est le plus fort : un explorateur compte 1, le chef 3, et à égalité il n’est à personne.
guide-tikal-recover = Déterrez un trésor là où vous avez un pion : 3 points. Isolé, il vaut 1 point, deux pareils 3, trois pareils 6.
guide-tikal-guard = Postez un gardien sur un temple où vous êtes plus fort que Noir : 5 points. Il est à vous pour toujours ; vos autres pions de l’hexagone quittent la partie.
guide-tikal-score = Finissez votre tour : vos temples et vos trésors sont comptés.
guide-tikal-camp = Posez votre prochain hexagone, puis installez un camp dans une clairière : 5 points. Vos pions pourront alors y entrer.
guide-tikal-free = Vous savez l’essentiel. La partie continue, et elle est à vous : les règles sont au point d’interrogation, les coûts à la touche K.
guide-incan-gold-welcome = Vous êtes dans le temple avec deux autres. Le trésor de 11 a été partagé : 3 pour chacun, et 2 restent sur le chemin pour ceux qui rentrent.
guide-incan-gold-hazard = Une araignée ne fait que peur. S’il en vient une seconde, tous ceux du temple perdent ce qu’ils tiennent, et la manche est finie.
guide-incan-gold-artifact = Un artefact est aussi sur le chemin. Qui sort seul le prend ; si l’on sort à deux, il reste.
guide-incan-gold-stay = Tous choisissent en secret. Osez une fois : prenez la torche, et voyez ce qu’apporte la carte suivante.
guide-incan-gold-leave = Rapportez maintenant ce que vous avez avant de le perdre : choisissez le campement. Ce qui est dans la tente est en sûreté.
guide-incan-gold-free = Vous savez l’essentiel. Cinq temples, puis on ouvre les tentes. La partie continue, et elle est à vous.
