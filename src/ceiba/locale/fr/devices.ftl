# Being the same person on another device.
return-link-hint = Il vous ramène à vos places sur un autre appareil. Gardez-le pour vous.
leave-devices = Quitter tous les appareils
leave-devices-hint = Tous les liens et appareils utilisés jusqu’ici sont déconnectés, sauf celui-ci.
return-as-another = Revenir en tant que quelqu’un d’autre ?
return-sure = Ici, vous êtes { $who }. Ce lien de retour appartient à quelqu’un d’autre : voulez-vous être cette personne désormais ?
return-go = Oui, revenir
