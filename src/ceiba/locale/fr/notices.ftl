# What someone is told who is not there: the same in a letter, on a device, by a webhook.
notice-title = { $game } : { $what }
notice-turn-title = à vous de jouer
notice-full-title = la table est complète
notice-over-title = la partie est terminée
notice-soon-title = le temps presse
notice-late-title = votre temps est écoulé
notice-test-title = un essai
notice-turn = C’est à vous de jouer.
notice-full = Toutes les places sont prises : vous pouvez commencer la partie.
notice-over = Voyez comment elle s’est terminée.
notice-soon = Votre temps pour ce tour est bientôt écoulé.
notice-late-wait = Votre temps est écoulé. La table vous attend.
notice-late-skip = Votre temps était écoulé et votre tour a été passé.
notice-late-bot = Votre temps est écoulé. Un robot joue jusqu’à votre retour.
notice-test = C’est ainsi que les nouvelles vous parviendront.
notice-others = À la table : { $others }.
mail-several = { $count ->
    [one] Ceiba : des nouvelles de { $count } table
   *[other] Ceiba : des nouvelles de { $count } tables
  }
mail-confirm-title = Ceiba : pouvons-nous vous écrire ?
mail-confirm = Quelqu’un, vous sans doute, souhaite apprendre à cette adresse ce qui se passe aux tables de Ceiba. Suivez le lien pour accepter.
mail-confirm-else = Si ce n’était pas vous, ne faites rien : vous ne recevrez plus de message.
mail-signs-in = Les liens vous connectent pendant une semaine : gardez ce message pour vous.
mail-leave = Ne plus recevoir de messages : { $link }
mail-confirm-ask = Voulez-vous apprendre à l’adresse { $address } ce qui se passe à vos tables ?
mail-confirm-do = Oui, écrivez-moi
mail-confirm-done = Merci. Désormais, les messages sont envoyés à { $address }.
mail-leave-ask = Voulez-vous ne plus recevoir de messages à l’adresse { $address } ?
mail-leave-do = Plus de messages
mail-leave-done = Plus aucun message n’est envoyé à { $address }.
mail-gone = Ce lien ne mène plus nulle part : aucun message n’est envoyé à cette adresse, ou il est trop ancien.
