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
themes-buzzed = { $seat } buzzed in first.
themes-withdrew = { $seat } has no word after all.
themes-locked = { $seat } can’t buzz for { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
  }, unless another player says a word first.
themes-unlocked = { $seat } can buzz again.
themes-announced = { $seat } says “{ $word }”. { $doubt ->
    [dictionary] It’s neither on the list nor in the dictionary: all the others must agree.
    [common] The dictionary lists it as a common noun: is it really a name that fits the theme?
    [root] A word with the same root has already been said: all the others must agree.
   *[list] It’s not on the list: does it fit the theme?
  }
themes-voted = { $seat } has voted.
themes-honour = { $seat }, nobody else can judge: does “{ $word }” fit the theme?
themes-judged = “{ $word }”{ $honour ->
    [yes] { " " }is judged by the player who said it.
   *[other] : { $yes } for, { $no } against{ $abstained ->
        [0] .
       *[other] , { $abstained } with no opinion.
      }
  } { $why ->
    [accepted] The word is accepted.
    [dictionary] Rejected: it’s not in the dictionary, and the others didn’t all accept it.
    [root] Rejected: a word with the same root has already been said.
    [no-vote] The name is rejected: it’s not on the list, and nobody voted for it.
   *[vote] The word is rejected.
  }
themes-scored = { $seat }: { $word }, { $points ->
    [one] { $points } token
   *[other] { $points } tokens
  }.{ $part ->
    [yes] { " " }Only { $counted } counts.
   *[no] {""}
  }{ $closes ->
    [yes] { " " }That theme is closed.
   *[other] {""}
  }
themes-wrong = { $seat }: “{ $word }” contains a letter from the dice. { $paid ->
    [0] { $seat } has no tokens to pay with.
    [one] { $paid } token goes back to the centre.
   *[other] { $paid } tokens go back to the centre.
  }{ $out ->
    [yes] { " " }The round is over for { $seat }.
   *[other] {""}
  }
themes-gave-up = { $seat } gives up the round.
themes-time-up = Time is up.
themes-turn-up = { $seat }: time is up.
themes-typing-up = { $seat } didn’t give a word in time.
themes-round-ended = { $why ->
    [places] { $scored ->
        [one] One player has found a word
        [2] Two players have found a word
        [3] Three players have found a word
        [4] Four players have found a word
       *[other] { $scored } players have found a word
      }: end of round { $round }.
    [black] Black die: the first word ends round { $round }.
    [themes] All the themes are closed: end of round { $round }.
    [centre] There are no tokens left in the centre: end of round { $round }.
   *[nobody] End of round { $round }.
  }{ $unscored ->
    [0] {""}
    [one] { " " }{ $seat } scores nothing.
    [2] { " " }Two players score nothing.
    [3] { " " }Three players score nothing.
    [4] { " " }Four players score nothing.
   *[other] { " " }{ $unscored } players score nothing.
  }
themes-nobody-found = The dice have gone twice round the table and no token has moved, so the game ends here.
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
themes-refused-judging = A word is being judged: wait until the vote is over.
themes-refused-nothing-to-judge = There’s no word to judge right now.
themes-refused-no-vote = You’ve already voted, or it’s your own word: the others judge it.
themes-refused-typing = Somebody has buzzed in: wait for their word.
themes-refused-dice-roll = The dice are still rolling: wait until they stop.
themes-refused-locked = You buzzed but had no word: your buzzer is locked for { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
  }, unless another player says a word first.
themes-refused-no-buzz = Hit your buzzer first.
themes-refused-calm = In a calm game you take turns: no need to buzz.
themes-refused-not-your-turn = It’s not your turn: wait until it comes round.
themes-refused-out = You had no tokens left to pay with: the round is over for you.
themes-refused-gave-up = You’ve given up this round: wait for the next one.
themes-refused-timed-out = Your time is up: wait for the next round.
themes-refused-done = You’ve already scored in this round: wait for the next one.
themes-refused-no-clock = No clock by that name is running.
themes-refused-clock-stands = The timer is stopped while a player gives a word.
themes-refused-initial = The word must begin with { $letter }.
themes-refused-first-name = For a person, the family name or the nickname counts: “{ $name }” doesn’t begin with { $letter }.
themes-refused-again = That word has already been said in this round: find another one.
themes-refused-voted-down = The other players have already rejected this word in this round.
themes-refused-theme = { $themes ->
    [one] Say a word for this round’s theme.
   *[other] Choose the theme of your word: one of the { $themes } on the card if the themes are open, otherwise this round’s theme.
  }
themes-refused-closed = That theme is closed: choose another one.
themes-refused-options = This setting doesn’t suit the number of players: change one or the other.
themes-refused-setup = This position isn’t possible: check “{ $field }”.
themes-word-short = A word has at least two letters.
themes-word-long = A word can have at most { $count } characters.
themes-word-sign = The character “{ $sign }” can’t be part of a word.
themes-word-marks = A letter can have two accents at most.
themes-card-kind = The second column must be “common” or “proper”, not “{ $text }”.
themes-card-tier = The third column must be 1, 2 or 3, not “{ $text }”.
themes-card-full = The full form “{ $text }” is too long or contains a character that isn’t allowed.
themes-card-columns = This line has { $count ->
   *[other] { $count } columns
  }; at most four are allowed.
themes-card-themes = A card has one to six themes; this one has { $count }.
themes-card-name = The name of a card or a theme has 1 to { $most } characters.
themes-card-words = That’s too many words ({ $count }): { $most } at most.
themes-card-twice = “{ $word }” and “{ $other }” count as one word, because accents, hyphens and capitals don’t matter. Keep one of the two.
themes-written-none = This text is empty. Write one theme per line, such as “In the kitchen: fork, oven”.

## Options
themes-option-first_seat-help = After the first round, players take turns to roll.
themes-option-variant = Version
themes-option-variant-help = Classic: one word each per round. Limited tokens: as many words as you like, but few tokens in the centre. Open themes: all the themes on the card at once.
themes-option-variant-classic = Classic
themes-option-variant-limited = Limited tokens
themes-option-variant-open = Open themes
themes-option-words = Language of the words
themes-option-words-fr = French
themes-option-words-en = English
themes-option-card = Theme card
themes-option-card-1 = 1. Famous people, animals…
themes-option-card-1-help = Famous people · Animals · Food and drink · Jobs · Countries and places · Around the house
themes-option-card-2 = 2. First names, plants…
themes-option-card-2-help = First names · Plants · Sports and games · Clothes and jewellery · At school · Music and dance
themes-option-card-3 = 3. Characters, transport…
themes-option-card-3-help = Characters · Transport and travel · Body and health · Water and the sea · Tools and building · Feelings and personality
themes-option-card-4 = 4. Nature, town…
themes-option-card-4-help = Nature and weather · In town · Science and space · Colours and materials · Parties and holidays · History and castles
themes-option-tokens = Tokens in the game
themes-option-tokens-help = The game ends when there are no tokens left to win, so fewer tokens make for a shorter game.
themes-option-tokens-90 = 90
themes-option-tokens-60 = 60
themes-option-tokens-30 = 30
themes-option-timer = Timer
themes-option-timer-help = Seconds per round, or per turn in a calm game.
themes-option-timer-null = Off
themes-option-clock_waits = Stop the timer while typing
themes-option-clock_waits-help = The timer stops while a player gives a word.
themes-option-typing = Typing time
themes-option-typing-help = Seconds to give the word after buzzing in.
themes-option-typing-null = No limit
themes-option-calm = Calm game
themes-option-calm-help = Players take turns: no need to be quick. The timer is off unless you turn it on.
themes-option-honour = On your honour
themes-option-honour-help = When you play alone with bots and a word is in the dictionary but not on the list, you decide whether it fits the theme.

## Table
themes-name = Dés à thèmes
themes-lead = One theme, five letters: be quick to find a word that uses many of them.
themes-first-seat = Who rolls first?
themes-start = Start
themes-paces = How long a bot takes to find a word, on average: { $paces }.
themes-option-timer-30 = 30 s
themes-option-timer-60 = 60 s
themes-option-timer-120 = 120 s
themes-option-typing-20 = 20 s
themes-option-typing-30 = 30 s
themes-option-typing-60 = 60 s
themes-data-card = The theme card
themes-data-card-help = Use a card of your own with one to six themes. You may list the words for each theme; if you don’t, the other players judge each word. The file stays on this device.
themes-write = Write a card here
themes-write-name = Name of the card
themes-write-theme = Theme { $number }
themes-write-theme-name = Name of the theme
themes-write-words = Its words, one per line
themes-write-help = A word that begins with a capital counts as a proper name.
themes-write-more = Add a theme
themes-write-done = Check this card
themes-write-unnamed = My card
themes-own-words = { $count ->
    [0] no list: the others judge
    [one] { $count } word
   *[other] { $count } words
  }
themes-kept-words = { $name ->
    [fr] French words you kept
   *[other] English words you kept
  }: { $count }
themes-clock-round = Time for the round
themes-clock-turn = Time for the turn
themes-clock-typing = Typing time
themes-colour = { $colour ->
    [green] green
    [white] white
    [yellow] yellow
    [red] red
    [blue] blue
   *[black] black
  }
themes-dice = The dice
themes-die = { $letter }, { $colour } die
themes-number-die = { $number ->
    [0] Numbered die, not rolled yet
   *[other] Theme { $number }
  }
themes-colour-die = Colour die: { $colour }
themes-colour-die-blank = Colour die, not rolled yet
themes-to-roll = Round { $round }: { $name } rolls the dice
themes-roll = Roll the dice
themes-any-theme = Any theme
themes-begins-with = The word begins with the letter on the { $colour } die:
themes-without = Black! Find a word with none of these letters:
themes-buzz = Got a word? Hit your buzzer.
themes-pass = Give up
themes-pass-name = { $name } gives up this round
themes-wait-for-dice = { $name }, wait until all the dice have stopped.
themes-turn = Turn towards the next player
themes-centre = { $count ->
    [one] token in the centre
   *[other] tokens in the centre
  }
themes-reserve = Reserve: { $count }
themes-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
  }
themes-standing-done = Scored
themes-standing-gave-up = Gave up
themes-standing-timed-out = Out of time
themes-standing-out = Out
themes-has-floor = has buzzed in
themes-word = { $name }: a word beginning with { $letter }
themes-word-black = { $name }: a word with none of these letters
themes-word-help = Accents and capitals don’t matter.
themes-word-black-help = Check all five letters: a mistake costs 4 tokens.
themes-name-help = For a person, only the family name or the nickname counts.
themes-hits = { $count ->
    [0] no letters from the dice
    [one] one letter from the dice
   *[other] { $count } letters from the dice
  }
themes-announce = Say it
themes-proper = Proper name
themes-listen = Dictate the word
themes-no-listening = Dictation isn’t available on this device: type the word.
themes-listening-denied = The browser is blocking the microphone: allow it, or type the word.
themes-listening-silence = The microphone heard nothing: say the word again, or type it.
themes-listening-failed = The microphone isn’t responding: type the word.
themes-own-keys = The game’s keyboard, turned towards you
themes-withdraw = Never mind
themes-give-up = Give up the round
themes-ear-help = Type an exclamation mark to roll the dice, a question mark to buzz in, a less-than sign to back out, or a full stop to give up the round. If there are several of you, type the player’s name after the sign. To announce a word, type it. After a proper name, add a star. For the third theme, add a hash and 3 after the word. When a round is over, press Enter to go on to the next one. To vote, type y for yes or n for no. If several of you vote, put a name before each vote, as in Ugo y, or a star for everybody.
themes-ear-roll = { $name }, roll the dice.
themes-ear-word = { $theme }, a word beginning with { $letter }. Dice: { $letters }.
themes-ear-go = { $name ->
    [no] Your turn: a word
   *[other] { $name }, a word
  }{ $black ->
    [yes] {" "}with none of these letters.
   *[no] {" "}beginning with { $letter }.
  }
themes-ear-buzz = Who has a word? Type a question mark, then the player’s name.
themes-ear-buzz-first = Somebody has to buzz in first: type a question mark and a name. Playing here: { $names }.
themes-ear-who = Type the sign, then a player’s name. Playing here: { $names }.
themes-ear-black = { $theme }. Black! A word with none of these letters: { $letters }.
themes-ear-announce = Announce “{ $word }”.
themes-choose-theme = Choose the theme of your word.
themes-card = Themes on this card
themes-closed = closed
themes-said = This round’s words
themes-said-of = Words in round { $round }
themes-no-word = Nobody found a word.
themes-tray = The tray
themes-missed = You could have said: { $words }
themes-why-letters = a letter from the dice
themes-why-vote = rejected
themes-why-dictionary = not in the dictionary
themes-why-root = same root
themes-why-no-vote = no votes for this name
themes-keep = Keep “{ $word }” for future games
themes-kept = “{ $word }” is kept
themes-keep-short = Keep
themes-kept-short = Kept
themes-sheet-note = Whoever has the most tokens wins.
themes-best = The best word: { $word }, by { $name } ({ $count ->
    [one] { $count } token
   *[other] { $count } tokens
  }).
themes-vote = { $name } says
themes-doubt-list = This word isn’t on the list. Does it fit the theme?
themes-doubt-dictionary = This word is neither on the list nor in the dictionary. Does it exist, and does it fit the theme?
themes-doubt-common = The dictionary lists this word as a common noun. Is it really a name that fits this theme?
themes-doubt-root = A word with the same root has already been said. Will you let this one pass?
themes-doubt-honour = This word is in the dictionary, but not on the list. Does it fit the theme?
themes-vote-honour = Nobody else can judge this word: it’s up to you, on your honour.
themes-honoured = accepted on your honour
themes-vote-all = Everybody has to agree.
themes-vote-most = { $proper ->
    [yes] The majority decides; in a tie, the name is accepted. If nobody votes, it is rejected.
   *[no] The majority decides; in a tie, the word is accepted.
  }
themes-verdict = { $accepted ->
    [yes] Accepted
   *[no] Rejected
  }
themes-verdict-count = { $yes } for, { $no } against{ $abstained ->
    [0] {""}
   *[other] , { $abstained } with no opinion
  }
themes-verdict-honour = on your honour
themes-accept = Accept
themes-refuse = Reject

## Why a hint
themes-reason-word = { $word } contains { $letters }: { $points ->
    [one] { $points } token
   *[other] { $points } tokens
  }{ $open ->
    [yes] , for the theme “{ $theme }”
   *[no] {""}
  }.{ $part ->
    [yes] { " " }Only { $counted } counts.
   *[no] {""}
  }{ $fewer ->
    [0] {""}
   *[other] { " " }The first word to come to mind, { $than }, would earn only { $fewer }.
  }
themes-reason-black = { $word } contains none of the letters { $letters }: { $points ->
    [one] { $points } token
   *[other] { $points } tokens
  }.{ $part ->
    [yes] { " " }Only { $counted } counts.
   *[no] {""}
  }
themes-reason-none = No word comes to mind: it’s better to give up this round.

## The first game
themes-goal = { $variant ->
    [limited] Find words for the theme, as many as you can, while there are tokens in the centre.
    [open] All the themes on the card are open at once: each accepted word closes its theme. Whoever has the most tokens wins.
   *[classic] Find one word for the theme: it earns a token for each die whose letter it contains. Be quick: whoever is too late scores nothing.
  }
themes-caption-rolled = The colour die shows { themes-colour }: the word begins with the { themes-colour } die’s letter, { $letter }.
themes-caption-black = The colour die shows black: the first word with none of the dice’s letters takes 4 tokens; a word with any of them costs 4.
themes-caption-buzzed = { $own ->
    [yes] You have
   *[no] { $name } has
  } buzzed in: the others wait.{ $black ->
    [yes] {""}
   *[no] { " " }Each die rises if its letter is in the word.
  }
themes-caption-free = The buzzers are open again: be the first with a word.
themes-caption-refused = The word is rejected, but { $own ->
    [yes] you lose nothing and may try another
   *[no] { $name } loses nothing and may try another
  }.
themes-caption-scored = { $voted ->
    [yes] The others have accepted the word.{ " " }
   *[no] {""}
  }{ $letters }: { $points ->
    [one] { $points } token
   *[other] { $points } tokens
  }. { $part ->
    [yes] For a person, only the family name or the nickname counts.{ " " }
   *[no] {""}
  }{ $variant ->
    [limited] { $ended ->
        [yes] {""}
       *[no] Play goes on while there are tokens in the centre.
      }
    [open] This theme is closed for everybody.
   *[classic] { $own ->
        [yes] You have finished the round.
       *[no] { $name } has finished the round.
      }
  }
themes-caption-scored-black = The word has no letter from the dice: { $own ->
    [yes] you take
   *[no] { $name } takes
  } { $points ->
    [one] { $points } token
   *[other] { $points } tokens
  }, and the round is over.
themes-caption-wrong = The word contains a letter from the dice: that’s a mistake, and it costs tokens. { $out ->
    [yes] The player had none to pay with and is out of the round.
   *[no] Another try is allowed.
  }
themes-caption-gave-up = { $own ->
    [yes] You are
   *[no] { $name } is
  } out of this round{ $variant ->
    [classic] : whoever gives up scores nothing, like the last to speak
   *[other] {""}
  }.
