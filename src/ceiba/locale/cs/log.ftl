# Činy jako věty v přítomném čase; $who je jméno.
log-tile = Odkryto: { $tile }.
log-lay = { $who } pokládá kartičku na { $cell }.
log-enter-worker = { $who } nasazuje účastníka na { $cell }.
log-enter-leader = { $who } nasazuje vedoucího na { $cell }.
log-path-worker = { $who } vede účastníka tajnou stezkou z { $from } na { $cell }.
log-path-leader = { $who } vede vedoucího tajnou stezkou z { $from } na { $cell }.
log-move-worker = { $who } táhne účastníkem z { $from } na { $cell }.
log-move-leader = { $who } táhne vedoucím z { $from } na { $cell }.
log-uncover = { $who } odkrývá patro na { $cell }.
log-recover = { $who } vykopává poklad na { $cell }.
log-wafer = Nalezeno: { $motif }.
log-exchange = { $who } vyměňuje s hráčem { $other }: dává { $given }, bere { $taken }.
log-camp = { $who } staví tábor na { $cell }.
log-guard-worker = { $who } staví účastníka jako hlídače na { $cell }.
log-guard-leader = { $who } staví vedoucího jako hlídače na { $cell }.
log-done = { $who } končí tah.
log-scored = { $points ->
    [one] { $who } získává { $points } bod.
    [few] { $who } získává { $points } body.
   *[other] { $who } získává { $points } bodů.
  }
log-bid = { $who } nabízí { $points }.
log-pass = { $who } pasuje.
log-choose = { $who } vybírá { $tile }.
log-card-treasure = Nález: poklad { $value }.
log-card-artifact = Nález: artefakt.
log-card-hazard = Nebezpečí: { $name }.
log-stay = { $who } jde s pochodní dál.
log-leave = { $who } se vrací do tábora.
