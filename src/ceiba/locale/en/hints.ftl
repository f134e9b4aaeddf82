# What a bot advises.
hint-advice = What the bot advises:
hint-lead = Ahead of the second-best plan, in points: { $points }
hint-worth = Worth bidding up to: { $points }
hint-chance = Exact chance that the next card ends the round: { $fraction }
hint-play-step = Play step { $step } of { $steps }
hint-played = All of it is played. End your turn when you are ready.
