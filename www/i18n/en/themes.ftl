## Events and refusals
themes-round-began = Round { $round }: { $seat } rolls the dice.{ $supply ->
    [0] {""}
    [one] { " " }{ $supply } token goes to the centre.
   *[other] { " " }{ $supply } tokens go to the centre.
  }
themes-rolled = { $open ->
    [yes] Any theme.
   *[other] Theme: { $theme }.
  } Dice: { $letters }. The word begins with { $letter }.
themes-rolled-black = { $open ->
    [yes] Any theme.
   *[other] Theme: { $theme }.
  } Black! Find a word with none of these letters: { $letters }.
themes-buzzed = { $seat } has the floor.
themes-withdrew = { $seat } gives the floor back.
themes-announced = { $seat } says “{ $word }”. { $doubt ->
    [dictionary] It’s neither in the list nor in the dictionary: all the others must agree.
    [common] The dictionary has it as a common noun: is it really a name that fits the theme?
    [root] A word with the same root has been said: all the others must agree.
   *[list] It’s not in the list: does it fit the theme?
  }
themes-voted = { $seat } has voted.
themes-judged = “{ $word }”: { $yes } for, { $no } against. { $why ->
    [accepted] The word is accepted.
    [dictionary] Refused: it’s not in the dictionary, so everybody had to agree.
    [root] Refused: a word with the same root has been said.
   *[vote] The word is refused.
  }
themes-scored = { $seat }: { $word }, { $points ->
    [one] { $points } token
   *[other] { $points } tokens
  }.{ $closes ->
    [yes] { " " }That theme is closed.
   *[other] {""}
  }
themes-wrong = { $seat }: “{ $word }” has a letter of the dice. { $paid ->
    [0] No token left to pay.
    [one] { $paid } token goes back to the centre.
   *[other] { $paid } tokens go back to the centre.
  }{ $out ->
    [yes] { " " }The round is over for { $seat }.
   *[other] {""}
  }
themes-gave-up = { $seat } gives up the round.
themes-time-up = Time is up.
themes-turn-up = { $seat }: time is up.
themes-typing-up = { $seat } had no word in time and gives the floor back.
themes-round-ended = End of round { $round }.{ $unscored ->
    [0] {""}
    [one] { " " }{ $seat } scores nothing.
   *[other] { " " }{ $unscored } players score nothing.
  }
themes-match-ended = The game is over: { $winners ->
    [one] { $seat } wins
   *[other] { $winners } players share first place
  } with { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
  }.

themes-refused-not-rolled = The dice haven’t been rolled yet: wait for them.
themes-refused-rolled = The dice have been rolled: say a word or give up the round.
themes-refused-not-roller = It’s another player’s turn to roll the dice.
themes-refused-judging = A word is being judged: wait for the end of the vote.
themes-refused-nothing-to-judge = There’s no word to judge right now.
themes-refused-no-vote = You’ve voted, or it’s your own word: the others judge it.
themes-refused-typing = Somebody has the floor: wait for their word.
themes-refused-no-buzz = You haven’t buzzed: buzz first.
themes-refused-calm = In a calm game you take turns: no need to buzz.
themes-refused-not-your-turn = It’s not your turn: wait until it comes round.
themes-refused-out = You had no token left to pay: the round is over for you.
themes-refused-gave-up = You’ve given up this round: wait for the next one.
themes-refused-done = You’ve scored in this round: wait for the next one.
themes-refused-no-clock = No clock of that name is running.
themes-refused-clock-stands = The clock is stopped while a player gives a word.
themes-refused-initial = The word must begin with { $letter }.
themes-refused-again = That word has been said in this round: find another one.
themes-refused-theme = { $themes ->
    [one] Say a word for the theme of the round.
   *[other] Choose the theme of your word: one of the card’s { $themes } with open themes, otherwise the theme of the round.
  }
themes-refused-closed = That theme is closed: choose another one.
themes-refused-options = This value of the option “{ $option }” doesn’t fit the number of players or is out of range.
themes-refused-setup = This position isn’t possible: check “{ $field }”.
themes-word-short = A word has at least two letters.
themes-word-long = A word has { $count } characters at most.
themes-word-space = A common noun has no space. If it’s a name, say so.
themes-word-sign = “{ $sign }” can’t be part of a word.
themes-card-kind = The second column is “common” or “proper”, not “{ $text }”.
themes-card-tier = The third column is 1, 2 or 3, not “{ $text }”.
themes-card-full = The full form “{ $text }” is too long or has a sign that isn’t allowed.
themes-card-columns = This line has { $count } columns: four at most.
themes-card-themes = A card has one to six themes; this one has { $count }.
themes-card-name = A name has 1 to { $most } characters.
themes-card-words = { $count } words are too many: { $most } at most.
themes-card-twice = “{ $word }” is already on line { $line } of this theme.

## Options
themes-option-first_seat-help = Rolls the dice in the first round.
themes-option-variant = Rules
themes-option-variant-help = Classic: one word each per round. Limited words: few tokens in the centre, as many words as you like. Open themes: all six themes of the card at once.
themes-option-variant-classic = Classic
themes-option-variant-limited = Limited words
themes-option-variant-open = Open themes
themes-option-words = Language of the words
themes-option-words-fr = French
themes-option-words-en = English
themes-option-card = Theme card
themes-option-card-1 = Card 1
themes-option-card-2 = Card 2
themes-option-card-3 = Card 3
themes-option-card-4 = Card 4
themes-option-timer = Timer
themes-option-timer-help = Seconds per round; in a calm game, per turn.
themes-option-timer-null = Off
themes-option-clock_waits = Stop the timer while typing
themes-option-clock_waits-help = The clock stops while whoever buzzed gives the word.
themes-option-typing = Time to type
themes-option-typing-help = Seconds to give the word after buzzing.
themes-option-typing-null = No limit
themes-option-calm = Calm game
themes-option-calm-help = Take turns instead of being the quickest.
