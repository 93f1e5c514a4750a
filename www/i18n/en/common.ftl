## Errors

error-not-json = This is not JSON.
error-not-a-request = A request is a JSON object with a field “op”.
error-too-large = A request has at most { $limit } signs.
error-unknown-op = There is no request “{ $op }”.
error-bad-field = The request “{ $op }” lacks a field, or one is not what it has to be.
error-bad-action = This is no action of this game.
error-bad-task = This is no task for a bot.
error-no-such-seat = This table has no seat { $number }: they go from 0 to { $last }.
error-unknown-game = The box holds no game “{ $game }”.
error-bad-options = These are not options of this game.
error-bad-seats = This game is for { $min } to { $max } players, not for { $count }.
error-long-name = A name has at most { $limit } signs.
error-unknown-level = No bot is of the level “{ $level }”: there are random, greedy, easy, medium and hard.
error-bad-setup = This is no position to start from.
error-no-words = This game looks up no words beforehand.
error-no-match = No match is going on at this table.
error-match-over = The match is over.
error-stale = Too late: the question has changed in the meantime.
error-no-clock = No clock of that name is running now.
error-not-your-turn = It is not for { $seat } to play now.
error-undo-hidden = This move can no longer be taken back: somebody has seen a card or answered it since.
error-nothing-to-undo = There is no move to take back.
error-bad-save = This saved match cannot be read.
error-later-save = This match was saved by a later version ({ $version }, this is { $known }).
error-bot-failed = { $seat }’s bot found no action that is allowed.
error-bad-data = This data cannot be used, at “{ $place }”.
error-overtaken = Another match was opened in the meantime.
error-resource-unavailable = { $name ->
    [dictionary-fr] The French word list
    [dictionary-en] The English word list
   *[other] A piece of the game ({ $name })
  } could not be loaded. Check the connection and try again: once loaded, it stays on this device.

warning-action-refused = The rest of the saved match cannot be played: { $kept ->
    [0] no move is kept
    [one] one move is kept
   *[other] the first { $kept } moves are kept
  }, { $lost ->
    [one] the last one is lost
   *[other] the { $lost } after them are lost
  }.
warning-save-cut = The saved match breaks off: { $kept ->
    [0] no move is kept
    [one] one move is kept
   *[other] the first { $kept } moves are kept
  }.
warning-checksum = { $name ->
    [dictionary-fr] The French dictionary
    [dictionary-en] The English dictionary
   *[other] The deck ({ $name })
  } has changed since the match was saved: it goes on with today’s.

log-acted = { $seat } has answered.
log-table-acted = Time is up.

## Command line

replay-ranking = Final ranking:
replay-unfinished = The match is not over (round { $round }). So far:
replay-place = { $place }. { $name } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
  })

## At the table

points-short = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
  }
points-added = { $points ->
    [0] 0 points
    [one] +{ $points } point
   *[other] +{ $points } points
  }
card-count = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
  }
card-dimmed = cannot be played now
joker = the joker
let-go = Put back
