# Ruchy jako zdania w czasie teraźniejszym; $who to imię.
log-tile = Odkryta płytka: { $tile }.
log-lay = { $who } kładzie płytkę na { $cell }.
log-enter-worker = { $who } wprowadza uczestnika na { $cell }.
log-enter-leader = { $who } wprowadza dowódcę na { $cell }.
log-path-worker = { $who } prowadzi uczestnika tajnym przejściem z { $from } na { $cell }.
log-path-leader = { $who } prowadzi dowódcę tajnym przejściem z { $from } na { $cell }.
log-move-worker = { $who } przesuwa uczestnika z { $from } na { $cell }.
log-move-leader = { $who } przesuwa dowódcę z { $from } na { $cell }.
log-uncover = { $who } odkrywa warstwę na { $cell }.
log-recover = { $who } zabiera skarb z { $cell }.
log-wafer = Znalezisko: { $motif }.
log-exchange = { $who } wymienia się z graczem { $other }: daje { $given }, bierze { $taken }.
log-camp = { $who } buduje obóz na { $cell }.
log-guard-worker = { $who } stawia uczestnika jako strażnika na { $cell }.
log-guard-leader = { $who } stawia dowódcę jako strażnika na { $cell }.
log-done = { $who } kończy ruch.
log-scored = { $points ->
    [one] { $who } zdobywa { $points } punkt.
    [few] { $who } zdobywa { $points } punkty.
   *[many] { $who } zdobywa { $points } punktów.
  }
log-bid = { $who } licytuje { $points }.
log-pass = { $who } pasuje.
log-choose = { $who } wybiera { $tile }.
log-card-treasure = Znaleziono skarb o wartości { $value }.
log-card-artifact = Znaleziono artefakt.
log-card-hazard = Niebezpieczeństwo: { $name }.
log-stay = { $who } idzie z pochodnią dalej.
log-leave = { $who } wraca do obozowiska.
