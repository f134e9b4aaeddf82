# Ce que disent les commandes.
drawn-to = Dessiné : { $file }
bad-line = ligne { $line } : { $text } : { $why }
bad-place = ligne { $line } : { $why }
reason-record-no-header = il manque un en-tête que toute partie enregistrée a
reason-record-no-game = ce jeu n’existe pas
reason-record-rules = on ne peut rien rejouer selon ces règles
reason-record-seats = ce jeu ne se joue pas à ce nombre
reason-record-option = une option est « yes » ou « no »
reason-record-not-over = la partie n’est pas finie après la dernière action
reason-record-result = les actions finissent sur un autre score
reason-record-no-act = ce n’est pas une action de ce jeu
reason-record-too-large = c’est plus gros que toute partie enregistrée
reason-record-no-blank-line = une ligne vide doit séparer les en-têtes des actions
reason-record-headers-first = une partie enregistrée commence par des en-têtes
reason-record-header = un en-tête a cette forme : [Key "value"]
reason-record-twice = cet en-tête est là deux fois
reason-record-many-headers = aucune partie enregistrée n’a autant d’en-têtes
reason-record-long-line = aucune ligne d’une partie enregistrée n’est si longue
reason-record-no-utf-8 = ce n’est pas du texte en UTF-8
reason-record-no-text = ce n’est pas du texte
reason-record-late-header = les en-têtes sont au-dessus de la ligne vide, avant la première action
reason-record-spaces = les mots d’une action sont séparés par une espace

# La ligne de commande : ce qui n’est pas possible.
did-you-mean = Vouliez-vous dire { $names } ?
cli-no-command = il n’y a pas de commande « { $command } » ; « ceiba --help » en donne la liste.
cli-no-option = il n’y a pas d’option { $option }.
cli-option-before = { $option } se place avant { $command } : { $example }
cli-needs-value = { $option } demande une valeur.
cli-missing = il manque { $what } ; ajoutez --help pour voir ce qu’il faut.
cli-bad-value = { $kind ->
    [number] { $what } est un nombre.
    [least] { $what } est un nombre, au moins { $least }.
    [range] { $what } est un nombre de { $least } à { $most }.
    [choice] { $what } est { $why }.
   *[other] { $what } ne convient pas : { $why }.
  }
cli-two-answers = { $one } et { $other } sont deux réponses différentes ; n’en demandez qu’une.
cli-own-fault = une faute de Ceiba lui-même, merci de la signaler ({ $error } ; { $more } en montre plus).
cli-no-standard-input = il n’y a pas d’entrée standard à lire.
cli-cannot-read = impossible de lire { $file } : { $why }.
cli-cannot-write = impossible d’écrire { $file } : { $why }.
cli-errno-einval = aucun fichier ne s’appelle ainsi
cli-errno-enoent = Aucun fichier ou dossier de ce nom
cli-errno-eacces = Permission refusée
cli-errno-eisdir = Est un dossier
cli-errno-enotdir = N’est pas un dossier
cli-errno-enospc = Il n’y a plus de place sur le disque
cli-errno-erofs = Système de fichiers en lecture seule
cli-errno-eaddrinuse = Adresse déjà utilisée
cli-no-game = il n’y a pas de jeu « { $game } » ; il y a { $games }.
cli-not-of-game = { $option } n’est pas une option de { $game }.
cli-so-many-seats = { $game } se joue de { $fewest } à { $most }, pas à { $seats }.
cli-no-bot = { $game } n’a pas de bot « { $bot } » ; il y a { $bots }.
cli-bots-for-seats = --bots nomme { $bots } bots pour { $seats } places.
cli-from-says-game = --from dit déjà de quel jeu il s’agit ; ne donnez ni le jeu, ni ses places, ni ses options.
cli-no-such-seat = --seat va de 1 à { $seats }, ce n’est pas { $seat }.
cli-so-few-lines = --at { $line } : la partie n’a que { $lines } lignes.
cli-no-such-picture = « { $file } » n’est pas un nom d’image : il doit finir par l’un de { $kinds }.
cli-png-needs = le PNG demande { $package } : { $command }. Le SVG ne demande rien.
cli-server-needs = le serveur demande { $package } : { $command }.
cli-cannot-keep = impossible de garder des tables dans { $folder } : { $why }.
cli-cannot-listen = impossible d’écouter sur { $host }, port { $port } : { $why }.
cli-no-setting = le réglage « { $setting } » de { $file } n’existe pas ; « ceiba serve --explain » les donne tous.

# La ligne de commande : le serveur et les adversaires.
cli-open-at = Ceiba est ouvert à    { $address }
cli-open-near = dans votre réseau à   { $address }
cli-open-already = Ceiba est déjà ouvert, à { $address }
cli-tables-are-kept = Les tables sont gardées dans { $where }. Ctrl+C arrête le serveur.
cli-no-page = Ce Ceiba a été construit sans la page de jeu : `make web` dans ses sources la construit. Les bots peuvent jouer.
cli-no-windows = le serveur ne fonctionne pas sous Windows : lancez-le dans WSL, le Linux fourni avec Windows.
cli-brought-up-to-date = Ces tables viennent d’un Ceiba plus ancien. Les voici mises à jour ; { $file } les garde telles qu’elles étaient.
cli-bot-fault = { $kind ->
    [late] { $bot }, place { $seat }, a été trop lent ; un coup permis a été joué pour lui ({ $what }).
    [illegal] { $bot }, place { $seat }, a choisi ce qui n’est pas permis ; un coup permis a été joué pour lui ({ $what }).
   *[other] { $bot }, place { $seat }, a échoué ; un coup permis a été joué pour lui ({ $what }).
  }
cli-opponents-at = Adversaires à { $game } ({ $name })
cli-opponent = nom
cli-how-it-plays = comment il joue
cli-forms-of-bots = Avec un temps ou un nombre de pensées à lui, une classe à vous, ou n’importe quel programme : { $forms }.
cli-level-plays = Un niveau : joue comme { $bot }
cli-plays-random = Fait n’importe quoi de permis, à chances égales : la mesure de tous les autres
tikal-plays-greedy = Prévoit tout son tour d’après la valeur de la position qui suit, sans regarder plus loin
tikal-plays-search = Compare des tours entiers d’après les réponses possibles, avec un jugement appris de parties
incan-gold-plays-one-step = Pèse ce que la prochaine carte peut rapporter et ce qu’elle peut coûter
incan-gold-plays-seven-cards = Sort après sept cartes
incan-gold-plays-seven-gems = Sort avec sept gemmes en main
incan-gold-plays-solver = Suit sa chance de gagner, en équilibre avec ses pareils
incan-gold-plays-two-hazards = Sort au deuxième danger

# Ce que dit le serveur quand aucune page n’est construite.
page-unbuilt = Les tables sont ouvertes. Les pages pour jouer ne sont pas encore construites ici : { $make } s’en charge. L’API pour les robots est décrite à { $schema }.
cli-not-over = { $file } : cette partie n’est pas finie, il n’y a encore rien à revoir.
reason-record-luck-not-promised = ce secret n’est pas celui qui avait été annoncé
reason-record-luck-not-dealt = ce n’est pas ce que donne le hasard annoncé
