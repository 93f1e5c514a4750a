## Events and refusals
syntax-drew = { $seat } draws { $card }.
syntax-dealer = { $seat } has the highest card and deals first.
syntax-dealt = Round { $round }: { $dealer } deals, { $first } begins. Face up: { $card }.
syntax-laid = { $seat } lays { $word }.
syntax-exchanged-face-up = { $seat } discards { $discard } and takes { $card }, which was face up.
syntax-exchanged-stock = { $seat } discards { $discard } and draws from the stock.
syntax-exchanged-stock-seen = { $seat } discards { $discard } and draws { $card } from the stock.
syntax-inserted = { $seat } extends { $before } to { $after }.
syntax-replaced = { $seat } changes { $before } to { $after } and takes { $cards }.
syntax-accepted = { $seat } does not contest.
syntax-stood = Nobody contests: { $word } stands.
syntax-challenged-wrongly = { $seat } contests { $word }, wrongly: it is in the dictionary. Ten points more, { $score } in all.
syntax-challenged-rightly = { $seat } contests { $word }, rightly: it is not in the dictionary. Ten points less, { $score } in all.
syntax-taken-back = { $seat } takes { $word } back and loses the turn.
syntax-taken-back-to = { $seat } takes the cards back and loses the turn: { $word } is { $before } again.
syntax-stock-reformed = The stock is exhausted: the discards are shuffled and form it again ({ $count }). Face up: { $card }.
syntax-round-ended = { $seat } has no card left: round { $round } is over.
syntax-round-ended-stuck = No word for a long time: round { $round } stops, and everybody counts.
syntax-counted = { $seat } is left with { $cards }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $score } in all.
syntax-left = { $seat } reaches { $score } points and leaves the match.
syntax-re-entry-offered = { $seat } may come back with { $score } points, at the price of { $price }.
syntax-re-entered = { $seat } comes back with { $score } points, at the price of { $price }.
syntax-retired = { $seat } does not come back.
syntax-match-won = { $seat } wins the match.
syntax-match-shared = The match is over: { $count } players share the first place.

syntax-refused-options = That value of the option “{ $option }” is out of its range, or not for this number of players.
syntax-refused-setup = This position is impossible (“{ $field }”): something is missing, or there is a card too many.
syntax-refused-phase-play = There is nothing to answer: a player is to perform one of the four operations.
syntax-refused-phase-challenge = First the word just made: the others contest it or let it stand.
syntax-refused-phase-re-entry = First the answers of those who may come back.
syntax-refused-phase-over = The match is over.
syntax-refused-turn = Everybody plays in turn, one operation at a time.
syntax-refused-answer = Only the other players answer to a word, each of them once.
syntax-refused-offer = Only players who are offered to come back answer, each of them once.
syntax-refused-sign = No card shows “{ $sign }”: cards are A to Z, and a small letter is a joker.
syntax-refused-hand = That takes { $cards }: cards are played from one’s own hand.
syntax-refused-index = One inserts into a word on the table, or changes one.
syntax-refused-stock = There is no card to take there, and nobody takes back the card just discarded.
syntax-refused-insert-nothing = To insert is to add at least one card to { $before } and to take none up.
syntax-refused-insert-order = The cards of { $before } all stay, in their order, jokers too.
syntax-refused-replace-length = To change { $before } is to keep the number of its letters.
syntax-refused-replace-nothing = To change a word is to replace at least one of its cards.
syntax-refused-one-letter = A word has at least two letters.
syntax-refused-minimum = Agreed: words of at least { $letters } letters.
syntax-refused-opening = Agreed: everybody’s first word in a round has at least four letters.
syntax-refused-not-a-word = { $word } is not in the dictionary of this match.

## Table
syntax-name = Syntax
syntax-lead = Lay words, extend and change those on the table, and be the first without cards.
syntax-first-seat = Draws first
syntax-option-first_seat-help = The highest card deals.
syntax-option-dictionary = Language of the words
syntax-option-dictionary-fr = French
syntax-option-dictionary-en = English
syntax-option-dictionary-both = Both
syntax-option-deck = Deck
syntax-option-deck-help = How many of each letter, and their points.
syntax-option-deck-null = As the words
syntax-option-deck-fr = French
syntax-option-deck-en = English
syntax-option-packs = Packs
syntax-option-packs-help = With two packs words get more varied and longer. Five players or more need two.
syntax-option-packs-null = As the table needs
syntax-option-packs-1 = One
syntax-option-packs-2 = Two
syntax-option-referee = Who judges words
syntax-option-referee-help = Every word stands until somebody contests it; or the dictionary refuses at once what it does not have.
syntax-option-referee-challenge = The players
syntax-option-referee-dictionary = The dictionary
syntax-option-minimum_length = Letters at least
syntax-option-minimum_length-2 = Two
syntax-option-minimum_length-3 = Three
syntax-option-long_opening = Long opening
syntax-option-long_opening-help = The first word that each player lays in a round has at least four letters.
syntax-option-re_entry = Re-entry
syntax-option-re_entry-help = Who has reached 100 points may come back, at the agreed price, with the highest account at the table.
syntax-option-re_entry-allowed = Re-entries per player
syntax-option-re_entry-price = Price of a re-entry
syntax-card = { $letter }, { $points } points
syntax-card-joker = Joker, { $points } points
syntax-card-joker-as = { $letter }, joker
syntax-prompt = Lay a word, change a word on the table, or exchange a card.
syntax-prompt-one = Go on with the word, or exchange this card.
syntax-prompt-change = Choose where the card goes: between two letters, or over one.
syntax-price = { $points ->
    [one] Sheds { $points } point.
   *[other] Sheds { $points } points.
  }
syntax-price-replace = Sheds { $points } points, takes up { $taken }.
syntax-lay = Lay { $word }
syntax-insert = Make { $before } into { $word }
syntax-replace = Make { $before } into { $word }
syntax-exchange-stock = Discard { $card }, draw from the stock
syntax-exchange-face-up = … or take { $card }
syntax-no-words = The table awaits its first word.
syntax-words = Words on the table
syntax-word = { $word }, laid by { $name }
syntax-word-jokers = joker for { $letters }
syntax-stock = Stock, { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
syntax-stock-label = Stock · { $count }
syntax-face-up = Face up: { $card }; { $below } below
syntax-face-up-none = No card face up
syntax-face-up-label = Face up
syntax-pick-first = First lift the card that you discard.
syntax-no-such-card = No free { $letter } in this hand.
syntax-stick-empty = Your word
syntax-stick = Your word: { $word }
syntax-stick-change = { $before } becomes { $word }
syntax-gap-first = Before { $letter }
syntax-gap-last = After { $letter }
syntax-gap = Between { $before } and { $after }
syntax-cell-own = { $card }, from your hand: take it back
syntax-cell-over = { $card }, in the place of { $letter }: take it back
syntax-cell-table = { $card }: replace it
syntax-joker-heading = Which letter is this joker?
syntax-challenge-heading = “{ $word }”: is it a word?
syntax-challenge-lay = { $name } lays { $word }. To contest it wrongly costs ten points; rightly, it takes ten off.
syntax-challenge-insert = { $name } extends { $before } to { $word }. To contest it wrongly costs ten points; rightly, it takes ten off.
syntax-challenge-replace = { $name } changes { $before } to { $word }. To contest it wrongly costs ten points; rightly, it takes ten off.
syntax-accept = Accept
syntax-accept-all = Everybody accepts
syntax-contest = Contest
syntax-contest-by = { $name } contests
syntax-re-entry-heading = { $name }, come back?
syntax-re-entry-text = You would go on with { $points } points, the highest account. Price: { $price }.
syntax-re-enter = Come back
syntax-retire = Stay out
syntax-dealer-mark = Dealer
syntax-out = Out
syntax-has-laid = Has laid a word this round
syntax-owes = owes { $price }
syntax-hint-stock = Hint: discard { $card } and draw from the stock.
syntax-hint-face-up = Hint: discard { $card } and take the card that is face up.
syntax-hint-word = Hint: this word.
syntax-round-left = { $count ->
    [one] { $names } has 100 points or more and leaves.
   *[other] { $names } have 100 points or more and leave.
  }
syntax-no-cards = Not a card left!
syntax-sheet-cell = { $account } ({ $change })
syntax-sheet-note = At 100 points one leaves; the last one below wins.
syntax-deck-heading = The cards
syntax-deck-fr = The French deck
syntax-deck-en = The English deck
syntax-deck-own = My deck
syntax-data-deck = The cards
syntax-data-deck-help = Your own cards, from a file: how many of each letter, and their points. The file stays on this device.
syntax-deck-language = “{ $code }” is not a language code.
syntax-deck-twice = The card { $card } is listed twice.
syntax-deck-count = A deck needs at least one card of each letter and exactly one joker: look at { $card }.
syntax-deck-size = A deck has 52 cards; this one has { $count }.
