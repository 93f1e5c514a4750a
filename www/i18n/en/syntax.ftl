## Events and refusals
syntax-drew = { $seat } draws { $card }.
syntax-dealer = { $seat } has drawn the letter nearest to A and deals first.
syntax-dealt = Round { $round }: { $dealer } deals, { $first } begins. Face up: { $card }.
syntax-laid = { $seat } lays { $word }.
syntax-exchanged-face-up = { $seat } discards { $discard } and takes { $card } from the discard pile.
syntax-exchanged-stock = { $seat } discards { $discard } and draws a card.
syntax-exchanged-stock-seen = { $seat } discards { $discard } and draws { $card }.
syntax-inserted = { $seat } extends { $before } to { $after }.
syntax-replaced = { $seat } changes { $before } to { $after } and picks up { $cards }.
syntax-accepted = { $seat } accepts.
syntax-stood = Nobody challenges: { $word } stands.
syntax-challenged-wrongly = { $seat } challenges { $word }, but it’s in the dictionary. Ten points are added to the challenger’s score, which is now { $score }.
syntax-challenged-rightly = { $seat } challenges { $word }, which isn’t in the dictionary. Ten points come off the challenger’s score, which is now { $score }.
syntax-taken-back = { $seat } takes { $word } back and loses the turn.
syntax-taken-back-to = { $seat } takes the cards back and loses the turn: { $word } is { $before } again.
syntax-stock-reformed = The stock has run out: the discard pile is shuffled and replaces it ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
  }). Face up: { $card }.
syntax-round-ended = { $seat } has no cards left: round { $round } is over.
syntax-round-ended-stuck = Nobody has laid or extended a word for a long time: round { $round } ends here, and everyone counts the points in their hand.
syntax-counted = { $seat } is left with { $cards }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $score } in all.
syntax-left = { $seat } reaches { $score ->
    [one] { $score } point
   *[other] { $score } points
  } and is out.
syntax-re-entry-offered = { $seat } may come back, with a score of { $score ->
    [one] { $score } point
   *[other] { $score } points
  }. Agreed price: { $price ->
    [one] { $price } token
   *[other] { $price } tokens
  }.
syntax-re-entered = { $seat } comes back with { $score ->
    [one] { $score } point
   *[other] { $score } points
  }. Price: { $price ->
    [one] { $price } token
   *[other] { $price } tokens
  }.
syntax-retired = { $seat } doesn’t come back.
syntax-match-won = { $seat } wins the game.
syntax-match-shared = The game is over: { $count ->
   *[other] { $count } players
  } share first place.

syntax-refused-options = This setting doesn’t suit the number of players: change one or the other.
syntax-refused-setup = This position is impossible (“{ $field }”): something is missing, or there are too many cards.
syntax-refused-phase-play = There’s nothing to judge right now: play when it’s your turn.
syntax-refused-phase-challenge = A word has just been made: accept it or challenge it first.
syntax-refused-phase-re-entry = Wait until the players who are out have said whether they’re coming back.
syntax-refused-phase-over = The game is over.
syntax-refused-turn = It isn’t your turn. Wait until it comes round.
syntax-refused-answer = There’s nothing for you to answer: the word is yours, or you’ve already judged it.
syntax-refused-offer = That question isn’t for you, or you’ve already answered it.
syntax-refused-sign = No card shows “{ $sign }”. Play letters from A to Z.
syntax-refused-hand = You don’t have all the cards for that: you’d need { $cards }.
syntax-refused-index = That word isn’t on the table. Choose one that is.
syntax-refused-stock = This pile is empty: you’d only get back the card that you discard. Try the other pile.
syntax-refused-insert-nothing = Add at least one card to { $before }, and take none away.
syntax-refused-insert-order = Keep { $before }’s cards in the same order, jokers included.
syntax-refused-replace-length = Keep the same number of letters as { $before }.
syntax-refused-replace-nothing = Replace at least one card in the word.
syntax-refused-one-letter = A word has at least two letters: add one.
syntax-refused-minimum = That word is too short: in this game a word needs at least { $letters ->
    [one] { $letters } letter
   *[other] { $letters } letters
  }.
syntax-refused-opening = That word is too short: your first word of the round needs at least four letters.
syntax-refused-not-a-word = { $word } isn’t in the dictionary for this game. Try another word.

## Table
syntax-name = Syntax
syntax-lead = Make words, extend and change those on the table, and get rid of your cards before the others do.
syntax-first-seat = Who draws first?
syntax-option-first_seat-help = Whoever draws the letter nearest to A deals first.
syntax-option-dictionary = Language of the words
syntax-option-dictionary-fr = French
syntax-option-dictionary-en = English
syntax-option-dictionary-both = Both
syntax-option-deck = Deck
syntax-option-deck-help = The deck sets how many cards there are of each letter, and how many points each card costs.
syntax-option-deck-null = Same language as the words
syntax-option-deck-fr = French
syntax-option-deck-en = English
syntax-option-packs = Packs of cards
syntax-option-packs-help = Two packs make for longer, more varied words. Five or more players need two.
syntax-option-packs-null = Automatic
syntax-option-packs-1 = One
syntax-option-packs-2 = Two
syntax-option-referee = Who judges words
syntax-option-referee-help = Either the players challenge doubtful words, or the dictionary rejects unknown words right away.
syntax-option-referee-challenge = The players
syntax-option-referee-dictionary = The dictionary
syntax-option-minimum_length = Minimum length
syntax-option-minimum_length-2 = Two letters
syntax-option-minimum_length-3 = Three letters
syntax-option-long_opening = Long first word
syntax-option-long_opening-help = In each round, your first word must have at least four letters.
syntax-option-re_entry = Re-entry
syntax-option-re_entry-help = A player who has reached 100 points may come back at the agreed price. Their score becomes the highest among the players still in the game.
syntax-option-re_entry-allowed = Re-entries per player
syntax-option-re_entry-price = Price of a re-entry, in tokens
syntax-card = { $letter }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
syntax-card-joker = Joker, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
syntax-card-joker-as = { $letter }, joker
syntax-prompt = Lay a word, extend or change one on the table, or exchange a card.
syntax-prompt-one = Continue the word, or exchange this card.
syntax-prompt-change = Put the card in place of a letter, between two letters or at one end of the word.
syntax-price = { $points ->
    [one] You shed { $points } point.
   *[other] You shed { $points } points.
  }
syntax-price-replace = You shed { $points ->
    [one] { $points } point
   *[other] { $points } points
  } and pick up { $taken }.
syntax-lay = Lay { $word }
syntax-insert = Turn { $before } into { $word }
syntax-replace = Turn { $before } into { $word }
syntax-exchange-stock = Draw a card
syntax-exchange-face-up = Take { $card }
syntax-no-words = The table is waiting for its first word.
syntax-words = Words on the table
syntax-word = { $word }, laid by { $name }
syntax-word-jokers = { $count ->
    [one] joker for { $letters }
   *[other] jokers for { $letters }
  }
syntax-stock = Stock, { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
syntax-stock-label = Stock · { $count }
syntax-face-up = Discard pile: { $card }; { $below ->
    [0] nothing below
    [one] { $below } card below
   *[other] { $below } cards below
  }
syntax-face-up-none = Discard pile empty
syntax-face-up-label = Discards
syntax-pick-first = First tap the card to discard.
syntax-no-such-card = You’re missing a card: { $letter }.
syntax-ear-help = Type a word to lay it. To extend or change a word on the table, type that word and what it becomes, as in fat>fate. Put a star before a joker’s letter, as in f*at. Type -n to exchange the N for a card from the stock, -n+ to exchange it for the face-up card, or -* to exchange a joker. Type ! to challenge, or = to accept.
syntax-ear-unread = Type a word in letters from A to Z, such as fate, or a change to a word, such as fat>fate. Type -n to exchange the N.
syntax-ear-several = Several words on the table can become that word. Type one of these: { $ways }.
syntax-ear-no-word = There is no { $word } on the table.
syntax-ear-exchange = Exchange { $discard } for { $from ->
    [stock] a card from the stock
   *[face-up] { $card }
  }.
syntax-ear-joker = { $word }, with { $count ->
    [one] a joker
   *[other] jokers
  } for { $letters }.
syntax-ear-words = Words:
syntax-ear-no-words = No words on the table.
syntax-ear-face-up = Face up: { $card }.
syntax-stick-empty = Your word
syntax-stick = Your word: { $word }
syntax-stick-change = { $before } becomes { $word }
syntax-gap-first = Before { $letter }
syntax-gap-last = After { $letter }
syntax-gap = Between { $before } and { $after }
syntax-cell-own = { $card }, from your hand: put it back
syntax-cell-over = { $card }, in place of { $letter }: put it back
syntax-cell-table = { $card }: replace it
syntax-joker-heading = Which letter is this joker?
syntax-challenge-heading = Is “{ $word }” a word?
syntax-challenge-lay = { $name } lays { $word }. A wrong challenge adds ten points to your score; a correct one takes ten off.
syntax-challenge-price = A wrong challenge adds ten points to your score; a correct one takes ten off.
syntax-challenge-insert = { $name } extends { $before } to { $word }. A wrong challenge adds ten points to your score; a correct one takes ten off.
syntax-challenge-replace = { $name } changes { $before } to { $word }. A wrong challenge adds ten points to your score; a correct one takes ten off.
syntax-brief-lay = { $name } lays { $word }.
syntax-brief-insert = { $name } extends { $before } to { $word }.
syntax-brief-replace = { $name } changes { $before } to { $word }.
syntax-brief-own = Play on, or challenge: ten points are at stake.
syntax-brief-other = Any doubts? Challenge before the next move.
syntax-accept = Accept
syntax-accept-all = Everyone accepts
syntax-contest = Challenge
syntax-contests = { $name } challenges { $word }…
syntax-contest-by = { $name } challenges
syntax-re-entry-heading = { $name }, do you want to come back?
syntax-re-entry-text = You’d come back with { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, the highest score still in play. Agreed price: { $price ->
    [one] { $price } token
   *[other] { $price } tokens
  }.
syntax-re-enter = Come back
syntax-retire = Stay out
syntax-draw = The draw
syntax-dealer-mark = Dealer
syntax-out = Out
syntax-has-laid = Has laid a word this round
syntax-owes = owes { $price ->
    [one] { $price } token
   *[other] { $price } tokens
  }
syntax-hint-stock = Hint: discard { $card } and draw a card.
syntax-hint-face-up = Hint: discard { $card } and take the face-up card.
syntax-hint-word = Hint: play this word.
syntax-round-left = { $count ->
    [one] { $names } has 100 points or more and is out.
   *[other] { $names } have 100 points or more and are out.
  }
syntax-unknown = { $count ->
    [one] One bluff worked: { $words } isn’t in the dictionary, and nobody challenged it.
   *[other] Some bluffs worked: { $words } aren’t in the dictionary, and nobody challenged them.
  }
syntax-no-cards = Not a card left!
syntax-points-off = { $points ->
    [one] −{ $points } point
   *[other] −{ $points } points
  }
syntax-sum-of = { $cards } for cards, { $challenges } for challenges
syntax-sheet-note = Reach 100 points and you’re out. The last player under 100 wins.
syntax-sheet-back = Players who come back start from the highest score at the table.
syntax-best = The finest word: { $word }, by { $name }.
syntax-deck-heading = The cards
syntax-deck-fr = The French deck
syntax-deck-en = The English deck
syntax-deck-own = My deck
syntax-data-deck = The cards
syntax-data-deck-help = Use your own cards, from a file that says how many cards there are of each letter, and how many points each card costs. The file stays on this device.
syntax-deck-language = “{ $code }” isn’t a language code. Write “en”, for example.
syntax-deck-id = Give the deck a name of 1 to { $most } visible characters.
syntax-deck-twice = The card { $card } is listed twice: delete one of the lines.
syntax-deck-count = A deck needs at least one card of each letter and exactly one joker: check “{ $card }”.
syntax-deck-size = A deck has 52 cards; this one has { $count }. Correct the numbers.

## Why a hint
syntax-reason-out = You won’t have a single card left.
syntax-reason-bluff = It’s a bluff: this isn’t a word, but it could pass for one.
syntax-reason-judged-right = The dictionary has accepted that word before.
syntax-reason-judged-wrong = The dictionary has rejected that word before.
syntax-reason-word = { $left ->
    [1] { syntax-reason-points } and have only { syntax-reason-first } left.
    [2] { syntax-reason-points } and have only { syntax-reason-first } and { $second ->
        [joker] the joker
       *[other] the { $second }
      } left.
   *[other] { syntax-reason-points } and have { $left } cards left.
  }{ syntax-reason-next }
syntax-reason-points = { $points ->
    [one] You shed { $points } point
   *[other] You shed { $points } points
  }
syntax-reason-first = { $first ->
    [joker] the joker
   *[other] the { $first }
  }
syntax-reason-better = The cards you pick up are easier to place than the ones you lay.{ syntax-reason-next }
syntax-reason-next = { $next ->
    [none] { $instead ->
        [none] { "" }
       *[other] { " " }Playing { $instead } would shed more points, but would leave you with cards that are hard to place.
      }
   *[other] { " " }After that, playing { $next } empties your hand.
  }
syntax-reason-face-up = With the { $takes }, you can make { $word }.
syntax-reason-no-word = You have no word to play for now: exchange your { $card } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
  }).
syntax-reason-dead-card = Your { $card } doesn’t fit any word, and costs { $points ->
    [one] { $points } point
   *[other] { $points } points
  }: if you exchange it, { syntax-reason-keeps }
syntax-reason-exchange = If you exchange your { $card } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
  }), { syntax-reason-keeps }
syntax-reason-keeps = { $keeps ->
    [none] you can hope for better than { $instead }, which would leave you with { syntax-reason-rest }.
   *[other] you keep the cards for { $keeps }. Playing { $instead } now would leave you with { syntax-reason-rest }.
  }
syntax-reason-rest = { $rest ->
    [one] { $rest } point in hand
   *[other] { $rest } points in hand
  }

## The first game
syntax-goal = Empty your hand: the round ends as soon as somebody has no cards left.
syntax-caption-laid = { $own ->
    [yes] You shed
   *[no] { $name } sheds
  } { $count ->
    [one] one card
   *[other] { $count } cards
  }. Anyone may extend or change any word on the table.
syntax-caption-inserted = Extending: one or more letters are added to { $before }, and the old ones stay in the same order.
syntax-caption-replaced = Changing: each new letter replaces another, which goes into { $own ->
    [yes] your hand
   *[no] the player’s hand
  }.
syntax-caption-exchanged = Exchanging a card takes a whole turn.
syntax-caption-wrongly = It is a word: a wrong challenge adds ten points to the challenger’s score.
syntax-caption-rightly = It isn’t a word: a correct challenge takes ten points off the challenger’s score.
syntax-prompt-extend = Tap a word to extend it. Or continue your own word, or exchange this card.
