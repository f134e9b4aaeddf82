# Les problèmes de Tikal : la tâche, les indices et les raisons.
tikal-puzzle-score = Marquez le plus de points possible à la fin de ce tour.
tikal-puzzle-win = Prenez le contrôle du temple en { $where } en gardant le plus de points d’action possible.
tikal-puzzle-reach = Amenez un de vos pions en { $where } en gardant le plus de points d’action possible.
tikal-puzzle-guard = Placez un gardien sur le temple en { $where } en gardant le plus de points d’action possible.
tikal-worth-score = points marqués : { $worth }
tikal-worth-win = temple pris, { $count ->
    [one] { $worth } point d’action restant
   *[other] { $worth } points d’action restants
  }
tikal-worth-reach = arrivé, { $count ->
    [one] { $worth } point d’action restant
   *[other] { $worth } points d’action restants
  }
tikal-worth-guard = gardé, { $count ->
    [one] { $worth } point d’action restant
   *[other] { $worth } points d’action restants
  }
tikal-puzzle-1-hint = Un de vos pions ne sert à rien là où il est.
tikal-puzzle-1-why = En a3, { $seat2 } est plus fort avec ou sans votre chef. En b5, deux de vos explorateurs en affrontent quatre : avec le chef, qui compte 3, vous êtes cinq, et les 9 points sont à vous.
tikal-puzzle-2-hint = Les explorateurs ne suffisent pas. Qui d’autre est tout près ?
tikal-puzzle-2-why = { $seat4 } a quatre explorateurs en c4 : il vous en faut cinq. Trois depuis c5, c’est trop peu ; le chef par b3 et deux explorateurs font exactement cinq, pour exactement six points.
tikal-puzzle-3-hint = Où êtes-vous plus fort que nécessaire ?
tikal-puzzle-3-why = En a4, neuf explorateurs tiennent le temple contre quatre ; le chef y est de trop. Il marche jusqu’en d5, où avec votre explorateur il fait quatre contre trois : 7 points de plus. Fouiller en rapporte un ou deux.
tikal-puzzle-4-hint = Les pions ne doivent pas forcément passer par le camp de base.
tikal-puzzle-4-why = Depuis le camp de base, le chemin vers a1 coûte 9, entrée comprise. Un camp en b1 coûte 5, y entrer 1, et de là il n’y a qu’une pierre : 7 en tout, et le camp reste.
tikal-puzzle-5-hint = Fouiller est affaire de chance. Y a-t-il quelque chose de sûr ?
tikal-puzzle-5-why = Un troisième masque fait d’une paire à 3 un triplé à 6 ; le couteau que vous donnez en échange coûte 1. L’échange rapporte 2 à coup sûr ; un trésor de c2 rapporte moins en moyenne.
tikal-puzzle-6-hint = Il faut y être plus fort que tous les autres. Le gardien seul coûte déjà cinq points.
tikal-puzzle-6-why = Un gardien coûte 5 : il reste un point pour passer devant. De a3 à a4, il y a une pierre, depuis a5 il y en a deux : les points ne suffisent alors plus pour le gardien.
tikal-puzzle-7-hint = Il n’y a personne en e4, ni en c2.
tikal-puzzle-7-why = En f5, l’explorateur ne tient qu’une égalité, et en a3 le chef ne change rien. Seuls en e4 et en c2, ils rapportent 5 et 2 : un temple vide ne demande qu’un pion.
tikal-puzzle-8-hint = Abandonner un temple peut payer.
tikal-puzzle-8-why = Le chef quitte a2, ce qui coûte 7, et fait basculer a4, ce qui rapporte 10 : avec lui, vous y êtes douze contre onze. En d5, { $seat3 } est plus fort avec ou sans votre explorateur ; en b5, celui-ci rompt l’égalité pour 3 de plus.
tikal-puzzle-9-hint = Deux explorateurs sont là où ils seront de toute façon en minorité.
tikal-puzzle-9-why = En b3, sept explorateurs en affrontent quatorze : deux de plus ou de moins n’y changent rien. En a2, ils vous font huit contre sept, et ses 7 points sont à vous.
tikal-puzzle-10-hint = Le chef seul ne fait qu’égaliser. Où y a-t-il un explorateur de trop ?
tikal-puzzle-10-why = En e3, { $seat4 } a son chef, qui compte 3, et le vôtre fait 3 à 3 : à égalité, personne ne marque. Un explorateur de plus décide, et le moins cher vient de b3 : cinq points pour lui, deux pour le chef, sept en tout.
