# L’accueil : ce que c’est, les tables, la personne devant l’écran.
tagline = Jeux d’expédition. Prenez place, la jungle vous attend.
tikal-pitch = Explorez les ruines : posez la carte, envoyez votre équipe, dégagez les temples. De 2 à 4 joueurs.
incan-gold-pitch = Plus loin, ou retour avec le butin ? Tentez votre chance ensemble. De 3 à 8 joueurs.
play-now = Jouer maintenant : { $game }
for-so-many = De { $fewest } à { $most } joueurs.
against-bots = en un clic, contre des robots
new-table = Nouvelle table
open-record = Ouvrir une partie
open-tables = Tables ouvertes
no-open-tables = Aucune table n’attend de joueurs en ce moment.
my-tables = Mes tables
no-my-tables = Vous n’avez encore de place à aucune table.
your-turn = à vous de jouer
waits-for = on attend { $who }
table-over = terminée
table-won = victoire : { $who }
look-at = Revoir la table
forget-table = Retirer de la liste
table-gathering = { $free ->
    [0] prête à commencer
    [one] 1 place libre
   *[other] { $free } places libres
  }
seats = Places
join = Prendre place
watch = Regarder
your-name = Votre nom
save-name = Enregistrer
who-are-you = Vous jouez sous le nom de
return-link = Votre lien de retour
copy-link = Copier le lien
copied = Copié.
how-to-play = Comment jouer
guest-name = Voyageur
play-on = Continuer
bot-random = Hasard
bot-greedy = Avide
bot-seven-gems = Sept gemmes
bot-seven-cards = Sept cartes
bot-two-hazards = Deux dangers
bot-one-step = Un pas
bot-solver = Calculateur
bot-search = Penseur
bot-tourist = Touriste
bot-porter = Porteur
bot-scout = Éclaireur
bot-guide = Guide
bot-master = Maître
