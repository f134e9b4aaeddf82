# Ce qui sert à toutes les pages.
ceiba = Ceiba
tikal = Tikal
tikal-auction = Tikal aux enchères
incan-gold = Incan Gold
diamant = Diamant
language = Langue
theme = Thème : { $which }
theme-auto = comme l’appareil
theme-light = clair
theme-dark = sombre
sounds = Sons
settings = Réglages
pace-off = ne pas montrer
wish-confirm = Demander avant toute perte définitive
close = Fermer
cancel = Annuler
back-to-start = Retour à l’accueil
skip-to-board = Aller au plateau
loading = Un instant…
offline = Pas de connexion. Nouvel essai…
online-again = Connexion rétablie.
page-lost = Il n’y a rien ici.
return-lost = Ce lien de retour ne mène à personne. Copiez-le encore une fois sur l’appareil où vous avez joué.
colour-white = Blanc
colour-black = Noir
colour-orange = Orange
colour-red = Rouge
colour-green = Vert
colour-blue = Bleu
colour-yellow = Jaune
colour-violet = Violet
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
seat = Place { $seat }
you = vous
away = Pas de connexion.
fault = Une erreur s’est produite de notre côté. Rien n’est perdu ; réessayez.
try-again = Réessayer
yes = oui
no = non
rules = Règles
rules-card = L’aide-mémoire
guide = Apprendre en jouant
puzzles = Problèmes
