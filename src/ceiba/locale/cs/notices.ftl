# What someone is told who is not there: the same in a letter, on a device, by a webhook.
notice-title = { $game }: { $what }
notice-turn-title = jsi na tahu
notice-full-title = stůl je plný
notice-over-title = hra skončila
notice-soon-title = čas dochází
notice-late-title = čas ti vypršel
notice-test-title = zkouška
notice-turn = Jsi na tahu.
notice-full = Všechna místa jsou obsazená: můžeš hru začít.
notice-over = Podívej se, jak to dopadlo.
notice-soon = Čas na tento tah ti brzy vyprší.
notice-late-wait = Čas ti vypršel. Stůl na tebe čeká.
notice-late-skip = Čas ti vypršel a tvůj tah byl přeskočen.
notice-late-bot = Čas ti vypršel. Hraje za tebe bot, dokud se nevrátíš.
notice-test = Takhle ti dáme vědět.
notice-others = U stolu: { $others }.
mail-several = { $count ->
    [one] Ceiba: novinky od { $count } stolu
    [few] Ceiba: novinky od { $count } stolů
   *[other] Ceiba: novinky od { $count } stolů
  }
mail-confirm-title = Ceiba: smíme ti psát?
mail-confirm = Někdo, doufáme, že ty, chce na této adrese dostávat zprávy o tom, co se děje u stolů Ceiby. Souhlas potvrdíš odkazem.
mail-confirm-else = Pokud to nebylo od tebe, nedělej nic: další zprávy nepřijdou.
mail-signs-in = Odkazy tě týden přihlašují: nech si tuto zprávu pro sebe.
mail-leave = Už žádné zprávy: { $link }
mail-confirm-ask = Chceš na adrese { $address } dostávat zprávy o svých stolech?
mail-confirm-do = Ano, pište mi
mail-confirm-done = Děkujeme. Od teď posíláme zprávy na { $address }.
mail-leave-ask = Nechceš už na adrese { $address } dostávat zprávy?
mail-leave-do = Už žádné zprávy
mail-leave-done = Na { $address } už žádné zprávy neposíláme.
mail-gone = Tento odkaz už nikam nevede: zprávy tam neposíláme, nebo je příliš starý.
