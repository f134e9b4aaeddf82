# Being the same person on another device.
return-link-hint = Přivede tě na jiném zařízení zpět k tvým místům. Nikomu ho nedávej.
leave-devices = Opustit všechna zařízení
leave-devices-hint = Všechny dosavadní odkazy a zařízení budou odhlášeny, jen toto ne.
return-as-another = Vrátit se jako někdo jiný?
return-sure = Tady jsi { $who }. Tento návratový odkaz patří někomu jinému: chceš být od teď tou osobou?
return-go = Ano, vrátit se
