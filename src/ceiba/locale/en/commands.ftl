# What commands say.
drawn-to = Drawn to { $file }
bad-line = line { $line }: { $text }: { $why }
bad-place = line { $line }: { $why }
reason-record-no-header = a header is missing that every record has
reason-record-no-game = there is no such game
reason-record-rules = by these rules nothing can be replayed
reason-record-seats = this game is not for so many players
reason-record-option = an option is “yes” or “no”
reason-record-not-over = the game is not over after the last act
reason-record-result = the acts end in other scores
reason-record-no-act = this is not an act of this game
reason-record-too-large = this is larger than any record
reason-record-no-blank-line = a blank line must stand between the headers and the acts
reason-record-headers-first = a record begins with headers
reason-record-header = a header looks like [Key "value"]
reason-record-twice = this header is said twice
reason-record-many-headers = a record has not so many headers
reason-record-long-line = a line of a record is not so long
reason-record-no-utf-8 = this is not UTF-8 text
reason-record-no-text = this is not text
reason-record-late-header = headers stand above the blank line, before the first act
reason-record-spaces = the words of an act are separated by one space

# The command line: what cannot be done.
did-you-mean = Did you mean { $names }?
cli-no-command = there is no command '{ $command }'; 'ceiba --help' lists them.
cli-no-option = there is no option { $option }.
cli-option-before = { $option } stands before { $command }: { $example }
cli-needs-value = { $option } needs a value.
cli-missing = { $what } is missing; add --help to see what is needed.
cli-bad-value = { $kind ->
    [number] { $what } is a number.
    [least] { $what } is a number, at least { $least }.
    [range] { $what } is a number from { $least } to { $most }.
    [choice] { $what } is { $why }.
   *[other] { $what }: { $why }.
  }
cli-two-answers = { $one } and { $other } are two different answers; ask for one.
cli-own-fault = a fault of Ceiba's own, please report it ({ $error }; { $more } shows more).
cli-no-standard-input = there is no standard input to read from.
cli-cannot-read = cannot read { $file }: { $why }.
cli-cannot-write = cannot write { $file }: { $why }.
cli-errno-einval = no file has such a name
cli-errno-enoent = No such file or directory
cli-errno-eacces = Permission denied
cli-errno-eisdir = Is a directory
cli-errno-enotdir = Not a directory
cli-errno-enospc = No space left on device
cli-errno-erofs = Read-only file system
cli-errno-eaddrinuse = Address already in use
cli-no-game = there is no game '{ $game }'; there are { $games }.
cli-not-of-game = { $option } is not an option of { $game }.
cli-so-many-seats = { $game } is for { $fewest } to { $most } players, not { $seats }.
cli-no-bot = { $game } has no bot '{ $bot }'; there are { $bots }.
cli-bots-for-seats = --bots names { $bots } bots for { $seats } seats.
cli-from-says-game = --from says which game it is; leave the game, its seats and its options out.
cli-no-such-seat = --seat is 1 to { $seats }, not { $seat }.
cli-so-few-lines = --at { $line }: the record has only { $lines } lines.
cli-no-such-picture = '{ $file }' is no name for a picture: let it end in one of { $kinds }.
cli-png-needs = PNG needs { $package }: { $command }. SVG needs nothing.
cli-server-needs = the server needs { $package }: { $command }.
cli-cannot-keep = cannot keep tables in { $folder }: { $why }.
cli-cannot-listen = cannot listen at { $host }, port { $port }: { $why }.
cli-no-setting = there is no setting '{ $setting }' in { $file }; 'ceiba serve --explain' tells all of them.

# The command line: the server, and the opponents.
cli-open-at = Ceiba is open at   { $address }
cli-open-near = in your network at { $address }
cli-open-already = Ceiba is open already, at { $address }
cli-tables-are-kept = Tables are kept in { $where }. Ctrl+C stops the server.
cli-no-page = This Ceiba was built without the page to play on: `make web` in its source makes one. Bots can play.
cli-no-windows = the server does not run on Windows: run it in WSL, the Linux that comes with Windows.
cli-brought-up-to-date = An older Ceiba made these tables. They are brought up to date; { $file } has them as they were.
cli-bot-fault = { $kind ->
    [late] { $bot } at seat { $seat } was too slow, and a legal act was made in its place ({ $what }).
    [illegal] { $bot } at seat { $seat } chose what is not allowed, and a legal act was made in its place ({ $what }).
   *[other] { $bot } at seat { $seat } has failed, and a legal act was made in its place ({ $what }).
  }
cli-opponents-at = Opponents at { $game } ({ $name })
cli-opponent = name
cli-how-it-plays = how it plays
cli-forms-of-bots = With a time or a number of thoughts of its own, a class of yours, or any program: { $forms }.
cli-level-plays = A level: plays like { $bot }
cli-plays-random = Does any legal act, all alike: the measure of every other bot
tikal-plays-greedy = Plans its whole turn by what the position is worth afterwards, and thinks no further
tikal-plays-search = Compares whole turns by what others may answer, with a judge taught by games
incan-gold-plays-one-step = Weighs what the next card may bring against what it may cost
incan-gold-plays-seven-cards = Leaves after seven cards
incan-gold-plays-seven-gems = Leaves with seven gems in hand
incan-gold-plays-solver = Goes by its chance to win, in equilibrium with its equals
incan-gold-plays-two-hazards = Leaves at the second hazard

# What the server says where no page has been built.
page-unbuilt = The tables are open. The pages to play on have not been built here: { $make } does it. Bots find the API described at { $schema }.
cli-not-over = { $file }: this game is not over, so there is nothing to look back at yet.
reason-record-luck-not-promised = this secret is not the one that was promised
reason-record-luck-not-dealt = this is not what the promised luck deals
