# Being the same person on another device.
return-link-hint = Zaprowadzi cię z powrotem na twoje miejsca na innym urządzeniu. Zachowaj go dla siebie.
leave-devices = Opuść wszystkie urządzenia
leave-devices-hint = Wszystkie dotychczasowe linki i urządzenia zostaną wylogowane, oprócz tego.
return-as-another = Wrócić jako ktoś inny?
return-sure = Tutaj jesteś jako { $who }. Ten link powrotny należy do kogoś innego: czy od teraz chcesz być tą osobą?
return-go = Tak, wróć
