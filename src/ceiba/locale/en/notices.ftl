# What someone is told who is not there: the same in a letter, on a device, by a webhook.
notice-title = { $game }: { $what }
notice-turn-title = your turn
notice-full-title = the table is full
notice-over-title = the game is over
notice-soon-title = time is running out
notice-late-title = your time is up
notice-test-title = a trial
notice-turn = It is your turn.
notice-full = Every seat is taken: you can start the game.
notice-over = See how it ended.
notice-soon = Your time for this turn is running out.
notice-late-wait = Your time is up. The table is waiting for you.
notice-late-skip = Your time was up, and your turn was skipped.
notice-late-bot = Your time is up. A bot plays until you are back.
notice-test = This is how you will be told.
notice-others = At the table: { $others }.
mail-several = { $count ->
    [one] Ceiba: news of { $count } table
   *[other] Ceiba: news of { $count } tables
  }
mail-confirm-title = Ceiba: may we write to you?
mail-confirm = Someone, we hope it was you, wants to be told at this address what happens at the tables of Ceiba. Follow the link to say yes.
mail-confirm-else = If it was not you, do nothing: no more letters will come.
mail-signs-in = The links sign you in for a week, so keep this letter to yourself.
mail-leave = No more letters: { $link }
mail-confirm-ask = Do you want to be told at { $address } what happens at your tables?
mail-confirm-do = Yes, write to me
mail-confirm-done = Thank you. From now on letters go to { $address }.
mail-leave-ask = Do you want no more letters at { $address }?
mail-leave-do = No more letters
mail-leave-done = No more letters go to { $address }.
mail-gone = This link leads nowhere any more: no letters go there, or it is too old.
