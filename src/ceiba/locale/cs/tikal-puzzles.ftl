# Úlohy k Tikalu: zadání, nápověda a proč to tak je.
tikal-puzzle-score = Získej na konci tohoto tahu co nejvíc bodů.
tikal-puzzle-win = Získej chrám na { $where } tak, aby ti zbylo co nejvíc akčních bodů.
tikal-puzzle-reach = Dostaň některou svou figurku na { $where } tak, aby ti zbylo co nejvíc akčních bodů.
tikal-puzzle-guard = Postav hlídače do chrámu na { $where } tak, aby ti zbylo co nejvíc akčních bodů.
tikal-worth-score = body: { $worth }
tikal-worth-win = získán, zbývá { $worth } { $count ->
    [one] akční bod
    [few] akční body
   *[other] akčních bodů
  }
tikal-worth-reach = v cíli, zbývá { $worth } { $count ->
    [one] akční bod
    [few] akční body
   *[other] akčních bodů
  }
tikal-worth-guard = hlídán, zbývá { $worth } { $count ->
    [one] akční bod
    [few] akční body
   *[other] akčních bodů
  }
tikal-puzzle-1-hint = Jedna tvoje figurka stojí tam, kde není k ničemu.
tikal-puzzle-1-why = Na a3 je { $seat2 } silnější s tvým vedoucím i bez něj. Na b5 stojí dva tví účastníci proti čtyřem: s vedoucím, který platí za 3, je vás pět a těch 9 je tvých.
tikal-puzzle-2-hint = Účastníci sami nestačí. Kdo další je poblíž?
tikal-puzzle-2-why = { $seat4 } má na c4 čtyři účastníky, takže potřebuješ pět. Tři z c5 jsou málo; vedoucí přes b3 a dva účastníci dají přesně pět, za přesně šest bodů.
tikal-puzzle-3-hint = Kde máš větší sílu, než potřebuješ?
tikal-puzzle-3-why = Na a4 drží chrám devět účastníků proti čtyřem; vedoucího tam netřeba. Dojde na d5, kde s tvým jediným účastníkem udělá čtyři proti třem: o 7 bodů víc. Kopání přinese jeden nebo dva.
tikal-puzzle-4-hint = Figurky nemusejí přicházet přes základní tábor.
tikal-puzzle-4-why = Ze základního tábora stojí cesta na a1 i s nasazením 9. Tábor na b1 stojí 5, nasazení tam 1 a odtud už je to jediný kámen: dohromady 7, a tábor zůstane.
tikal-puzzle-5-hint = Kopání je štěstí. Není tu něco jistého?
tikal-puzzle-5-why = Třetí maska udělá z dvojice za 3 trojici za 6; jediný nůž, který za ni dáš, stojí 1. Výměna přinese jistě 2; poklad z c2 přinese v průměru méně.
tikal-puzzle-6-hint = Musíš tam být silnější než všichni ostatní. Sám hlídač stojí pět bodů.
tikal-puzzle-6-why = Hlídač stojí 5, takže na převahu zbývá jeden bod. Z a3 na a4 je jeden kámen, z a5 jsou dva: pak už body na hlídače nestačí.
tikal-puzzle-7-hint = Na e4 nikdo nestojí a na c2 také ne.
tikal-puzzle-7-why = Na f5 drží účastník jen shodu a na a3 vedoucí nic nezmění. Samotní na e4 a na c2 přinesou 5 a 2: na prázdný chrám stačí jediná figurka.
tikal-puzzle-8-hint = Vzdát se chrámu se někdy vyplatí.
tikal-puzzle-8-why = Vedoucí opustí a2, to stojí 7, a obrátí a4, to přinese 10: s ním je vás tam dvanáct proti jedenácti. Na d5 je { $seat3 } silnější s tvým účastníkem i bez něj; na b5 účastník prolomí shodu za další 3.
tikal-puzzle-9-hint = Dva účastníci stojí tam, kde jsou tak jako tak v menšině.
tikal-puzzle-9-why = Na b3 stojí sedm účastníků proti čtrnácti: o dva víc nebo míň nic nemění. Na a2 vás s nimi je osm proti sedmi a jeho 7 bodů je tvých.
tikal-puzzle-10-hint = Vedoucí sám udělá jen shodu. Kde se dá jeden účastník postrádat?
tikal-puzzle-10-why = Na e3 má { $seat4 } vedoucího, který platí za 3, a s tvým je to 3 na 3: při shodě nebere nikdo. Rozhodne jeden účastník navíc a nejlevnější je ten z b3: pět bodů za něj, dva za vedoucího, dohromady sedm.
