# What someone is told who is not there: the same in a letter, on a device, by a webhook.
notice-title = { $game }: { $what }
notice-turn-title = du bist am Zug
notice-full-title = der Tisch ist voll
notice-over-title = das Spiel ist vorbei
notice-soon-title = die Zeit läuft ab
notice-late-title = deine Zeit ist um
notice-test-title = ein Versuch
notice-turn = Du bist am Zug.
notice-full = Alle Plätze sind besetzt: Du kannst das Spiel beginnen.
notice-over = Sieh dir an, wie es ausgegangen ist.
notice-soon = Deine Zeit für diesen Zug läuft bald ab.
notice-late-wait = Deine Zeit ist um. Der Tisch wartet auf dich.
notice-late-skip = Deine Zeit war um, und dein Zug wurde übersprungen.
notice-late-bot = Deine Zeit ist um. Ein Bot spielt, bis du zurück bist.
notice-test = So wirst du benachrichtigt.
notice-others = Am Tisch: { $others }.
mail-several = { $count ->
    [one] Ceiba: Neues von { $count } Tisch
   *[other] Ceiba: Neues von { $count } Tischen
  }
mail-confirm-title = Ceiba: Dürfen wir dir schreiben?
mail-confirm = Jemand, hoffentlich du, möchte unter dieser Adresse erfahren, was an den Tischen von Ceiba geschieht. Folge dem Link, um zuzustimmen.
mail-confirm-else = Wenn du das nicht warst, brauchst du nichts zu tun: Es kommen keine weiteren Mails.
mail-signs-in = Die Links melden dich eine Woche lang an: Behalte diese Mail für dich.
mail-leave = Keine Mails mehr: { $link }
mail-confirm-ask = Möchtest du unter { $address } erfahren, was an deinen Tischen geschieht?
mail-confirm-do = Ja, schreibt mir
mail-confirm-done = Danke. Von jetzt an gehen Mails an { $address }.
mail-leave-ask = Möchtest du unter { $address } keine Mails mehr bekommen?
mail-leave-do = Keine Mails mehr
mail-leave-done = An { $address } gehen keine Mails mehr.
mail-gone = Dieser Link führt nirgends mehr hin: Dorthin gehen keine Mails, oder er ist zu alt.
