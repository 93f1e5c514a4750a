## Errors. Those about requests, tasks and levels are for programs that speak the table protocol.

error-not-json = This message can’t be read: it isn’t JSON.
error-not-a-request = A request is a JSON object with an “op” field.
error-too-large = This request is too long: { $limit } characters at most.
error-too-deep = This text is nested too deeply: { $limit } levels at most.
error-too-many = This text contains too many values: { $limit } at most.
error-unwritable = The game couldn’t write its answer. Nothing has changed; try again.
error-unknown-op = There is no “{ $op }” request. PROTOCOL.md lists all requests.
error-bad-field = The “{ $op }” request is missing a field, or one of its fields is wrong.
error-bad-action = This isn’t a valid move in this game.
error-bad-task = This game’s bots don’t know that task.
error-no-such-seat = This table has no seat { $number }: seats are numbered from 0 to { $last }.
error-unknown-game = The box has no game called “{ $game }”.
error-bad-options = These settings don’t suit this game. Change them and try again.
error-bad-seats = This game needs { $min } to { $max } players, not { $count }.
error-long-name = That name is too long: { $limit } characters at most.
error-changed-hands = Seats have changed hands too often in this game: nobody else can sit down.
error-unknown-level = There is no “{ $level }” level. Choose easy, medium, hard, greedy or random.
error-bad-setup = This starting position is impossible. Check the cards and the seats.
error-no-match = No game is in progress. Start one.
error-match-over = The game is over. Start another one.
error-stale = Too late: the question has changed. Answer the new one.
error-no-clock = That clock isn’t running right now.
error-not-your-turn = { $seat } has to wait for their turn.
error-undo-hidden = This can’t be undone: a card has been seen, a die has been rolled, or somebody has answered.
error-nothing-to-undo = There is no move to undo.
error-bad-save = This saved game can’t be read. Start a new one.
error-later-save = This game was saved by a newer version, in format { $version }. Your version can only read format { $known }: update it to open the saved game.
error-bot-failed = The bot { $seat } found no legal move.
error-no-words = This game doesn’t look words up in advance.
error-bad-data = There is a mistake in this file at “{ $place }”.
error-data-missing = “{ $field }” is missing at “{ $place }”.
error-data-unknown = The word at “{ $place }” isn’t allowed. Possible words: { $allowed }.
written-cells = Line { $line } has too many columns: { $most } at most.
written-rows = This text is too long: { $most } lines at most.
error-overtaken = Another game has been opened. You’ll find the earlier one on the start screen.
error-resource-unavailable = { $name ->
    [dictionary-fr] The French dictionary
    [dictionary-en] The English dictionary
    [morphology-fr] The grammar of French words
    [morphology-en] The grammar of English words
    [themes-fr] The list of French words by theme
    [themes-en] The list of English words by theme
   *[other] One of the game’s files
  } couldn’t be loaded. Check your connection and try again: once loaded, it stays on this device.

warning-action-refused = { $kept ->
    [0] The saved game can’t be replayed
    [one] The saved game can be replayed only as far as its first move
   *[other] The saved game can be replayed only as far as move { $kept }
  }: { $lost ->
    [one] one move is lost
   *[other] { $lost } moves are lost
  }.
warning-save-cut = The saved game is incomplete: { $kept ->
    [0] no moves are kept
    [one] only one move is kept
   *[other] the first { $kept } moves are kept
  }.
warning-checksum = { $name ->
    [dictionary-fr] The French dictionary
    [dictionary-en] The English dictionary
    [themes-fr] The list of French words by theme
    [themes-en] The list of English words by theme
   *[other] One of the game’s files
  } has changed since the game was saved. The game continues with the current version.

log-acted = { $seat } has answered.
log-table-acted = Time is up.

## Command line

replay-ranking = Final ranking:
replay-unfinished = The game is not over (round { $round }). So far:
replay-place = { $place }. { $name } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
  })

## At the table

points-short = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
  }
# This message stands beside a name: with large text on a phone, it must be able to wrap.
points-added = { $points ->
    [0] 0 points
    [one] +{ $points } point
   *[other] +{ $points } points
  }
card-count = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
  }
card-dimmed = can’t be played now
joker = the joker
let-go = Put back
let-go-done = Everything is back in place.
