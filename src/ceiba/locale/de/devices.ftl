# Being the same person on another device.
return-link-hint = Er bringt dich auf einem anderen Gerät zu deinen Plätzen zurück. Behalte ihn für dich.
leave-devices = Alle Geräte verlassen
leave-devices-hint = Alle bisherigen Links und Geräte werden abgemeldet, nur dieses nicht.
return-as-another = Als jemand anderes zurückkehren?
return-sure = Hier bist du { $who }. Dieser Rückkehr-Link gehört jemand anderem: Willst du ab jetzt diese Person sein?
return-go = Ja, zurückkehren
