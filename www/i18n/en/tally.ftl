## Events and refusals
tally-round = Round { $round }: { $subject }. A word is worth { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
  }.
tally-claimed = { $seat } says { $word }.
tally-passed = { $seat } passes.
tally-voted = { $seat } has voted.
tally-accepted = Word accepted: { $yes } for, { $no } against. { $seat } scores.
tally-refused = Word rejected: { $yes } for, { $no } against. { $seat } is out of the round.
tally-time-up = Time is up.

tally-refused-judging = A word is being judged: wait until the vote is over.
tally-refused-no-claim = There’s no word to judge.
tally-refused-out = You’re out of the round: wait for the next one.
tally-refused-no-vote = You’ve already voted, or it’s your own word: the others judge it.
tally-refused-no-clock = No clock by that name is running.
tally-refused-no-word = A word has 1 to 20 letters from A to Z. Type another one.
tally-refused-again = That word has already been said in this round. Find another one.
tally-refused-options = This setting isn’t possible: change it.
tally-refused-roll = A die has no face { $roll }: choose a number from 1 to 6.
tally-refused-scores = Give one score for each player. Scores given: { $count }.
tally-topics-count = A list has 1 to 50 subjects; this one has { $count }.
tally-topics-subject = A subject has 1 to 40 characters.
tally-topics-word = “{ $word }” is not a word of 1 to 20 letters from A to Z.

## Options
tally-option-rounds = Rounds
tally-option-seconds = Timer
tally-option-seconds-help = Seconds per round.
tally-option-seconds-30 = 30 s
tally-option-seconds-60 = 60 s
tally-option-seconds-120 = 120 s
tally-option-seconds-null = Off
tally-option-list = Subjects
tally-option-list-help = The long list has twice as many subjects as the short one.
tally-option-list-short = Short list
tally-option-list-long = Long list

## Table
tally-name = Tally
tally-lead = One subject, one die: be the first to find a word that the others accept.
tally-paces = How long a bot takes to find a word, on average: { $paces }.
tally-clock-round = Time for the round
tally-round-of = Round { $round } of { $rounds }
tally-worth = { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
  }
tally-said = This round’s words
tally-word = A word for this subject
tally-say = Say it
tally-say-as = Say it as { $name }
tally-pass = Pass
tally-pass-as = { $name } passes
tally-vote = { $name } has a word
tally-vote-text = Does it fit the subject?
tally-accept = Accept
tally-refuse = Reject
tally-sheet-note = The highest total wins.
