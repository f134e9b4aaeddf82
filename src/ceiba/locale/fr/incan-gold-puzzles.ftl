# Les problèmes d’Incan Gold : la question, les indices et les raisons.
incan-gold-puzzle-round = { $where ->
    [alone] Il n’y a plus que vous dans le temple. Qu’est-ce qui vous rapporte en moyenne le plus de points dans ce temple : le campement tout de suite, ou la torche pour une carte de plus ?
    [stay] Supposons que tous les autres dans le temple avancent. Qu’est-ce qui vous rapporte en moyenne le plus de points dans ce temple : le campement tout de suite, ou la torche pour une carte de plus ?
    [leave] Supposons que tous les autres dans le temple rentrent maintenant. Qu’est-ce qui vous rapporte en moyenne le plus de points dans ce temple : le campement tout de suite, ou la torche pour une carte de plus ?
   *[split] Supposons qu’Ada rentre maintenant et que Bo avance. Qu’est-ce qui vous rapporte en moyenne le plus de points dans ce temple : le campement tout de suite, ou la torche pour une carte de plus ?
  }
incan-gold-puzzle-win = C’est le dernier temple, et vous y êtes sans personne d’autre. Qu’est-ce qui vous donne le plus de chances de gagner la partie : torche ou campement ?
incan-gold-worth-round = points en moyenne : { $worth }
incan-gold-worth-win = { $percent } % de chances de gagner
incan-gold-puzzle-1-hint = Quelles cartes pourraient mettre fin à cette manche ?
incan-gold-puzzle-1-why = Il n’y a pas un seul danger sur le chemin : aucune carte ne peut encore mettre fin à la manche. Quoi que vous teniez, une carte de plus ne coûte rien et peut rapporter.
incan-gold-puzzle-2-hint = Comptez les cartes qui mettraient fin à la manche, et ce qu’elles vous coûteraient. Puis additionnez tout ce qui peut encore venir.
incan-gold-puzzle-2-why = 8 des 23 cartes mettraient fin à la manche et vous coûteraient 20 chacune : 160. Tous les trésors et artefacts à venir font 94 ensemble. Quand les cartes mortelles pèsent plus que tout ce qui peut venir, rentrez : les cartes suivantes n’y changeront rien de bon.
incan-gold-puzzle-3-hint = Combien de cartes de la pioche sont mortelles ? Regardez combien d’araignées y restent.
incan-gold-puzzle-3-why = Une seule des 21 cartes est mortelle, car une des trois araignées a déjà quitté le jeu. Elle vous coûterait 21 ; les autres rapportent 70 ensemble. Vous avez les mains pleines, et pourtant vous avancez.
incan-gold-puzzle-4-hint = Trois dangers, cela fait peur. Mais combien avez-vous à perdre ?
incan-gold-puzzle-4-why = 6 des 27 cartes sont mortelles et vous coûteraient 10 chacune, artefact compris : 60. Les autres rapportent 111 ensemble. Quand on tient peu, même trois dangers ne sont pas une raison de rentrer.
incan-gold-puzzle-5-hint = L’artefact est à vous si vous sortez sans personne. Comptez-le dans ce que vous perdriez.
incan-gold-puzzle-5-why = Avec les gemmes du chemin et l’artefact, vous rapportez 20. 6 des 23 cartes sont mortelles : 120 à perdre, et seulement 88 à gagner. L’artefact fait pencher la balance : rapportez-le.
incan-gold-puzzle-6-hint = Qui prend l’artefact et ce qui est sur le chemin si vous rentrez et que l’autre avance ?
incan-gold-puzzle-6-why = Vous sortez sans l’autre : les deux gemmes du chemin et l’artefact sont à vous, 4 + 2 + 5 = 11. 8 des 24 cartes sont mortelles : 88 à perdre ; et ce qui vient se partage à deux, 62 pour vous. Rentrez pendant que l’autre reste.
incan-gold-puzzle-7-hint = Si trois joueurs sortent ensemble, que reçoit chacun ? Et que reste-t-il à qui demeure dans le temple ?
incan-gold-puzzle-7-why = En sortant avec les deux autres, vous recevez 7 gemmes et une du chemin, et personne ne prend l’artefact : 8. Si vous restez, l’artefact reste avec vous, et désormais chaque trésor est pour vous : 14 en moyenne, bien que 4 des 25 cartes soient mortelles.
incan-gold-puzzle-8-hint = Ada rentre. Que vous reste-t-il du chemin si vous rentrez aussi, et combien partagent si vous restez ?
incan-gold-puzzle-8-why = Avec Ada, vous rapporteriez 6, et l’artefact resterait sur place. Si vous restez, elle l’emporte, mais vous n’êtes plus que deux à partager : 7,6 en moyenne, bien que 5 des 24 cartes soient mortelles.
incan-gold-puzzle-9-hint = À la dernière manche, il ne s’agit pas d’avoir beaucoup de points. Combien vous en faut-il ?
incan-gold-puzzle-9-why = Vous rapportez 20 et finissez à 29, les autres à 28 : vous avez gagné. Une carte de plus rapporterait davantage en moyenne, mais 3 des 25 cartes feraient perdre la partie, et gagner de plus loin ne sert à rien.
incan-gold-puzzle-10-hint = Calculez votre total final. Suffit-il ?
incan-gold-puzzle-10-why = Avec 27 gemmes, vous finiriez à 40 et perdriez à coup sûr contre 47, même si rentrer serait juste à toute autre manche. Avancez jusqu’à tenir plus de 34 : cela réussit dans 53,8 % des cas.
