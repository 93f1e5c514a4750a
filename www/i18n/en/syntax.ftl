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
