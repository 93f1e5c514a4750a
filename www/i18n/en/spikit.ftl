## What happens, what is refused
spikit-dealt = Round { $round }: { $seat } starts.
spikit-rolled = { $seat } rolls a { $face }.
spikit-took = { $seat } takes “{ $card }” and leaves “{ $gave }”.
spikit-took-free = Free choice: { $seat } takes “{ $card }” and leaves “{ $gave }”.
spikit-drew = { $seat } draws a card.
spikit-drew-card = { $seat } draws “{ $card }”.
spikit-drew-nothing = { $seat } would draw, but there are no cards left.
spikit-reshuffled = The discard pile is shuffled: { $count ->
    [one] { $count } card becomes
   *[other] { $count } cards become
  } the new stock.
spikit-proposed-lay = { $seat } offers “{ $sentence }”
spikit-proposed-complete = { $seat } adds to a sentence: “{ $sentence }”
spikit-proposed-swap = { $seat } changes a word: “{ $sentence }”
spikit-voted = { $seat } has voted.
spikit-accepted = Accepted, { $for } to { $against }.
spikit-refused-by-vote = Turned down, { $against } to { $for }.
spikit-accepted-by-dice = A tie, { $for } all. The dice ({ $rolls }) show a number twice: accepted.
spikit-refused-by-dice = A tie, { $for } all. The dice ({ $rolls }) never show a number twice: turned down.
spikit-laid = { $seat } lays “{ $sentence }”
spikit-completed = The sentence becomes “{ $sentence }”
spikit-swapped = { $seat } puts “{ $card }” in place of “{ $out }”.
spikit-family-unilingual = A family in a single language! { $seat } completes “{ $sentence }”
spikit-family-bilingual = A family! { $seat } completes “{ $sentence }”
spikit-taken-back = { $seat } takes the cards back.
spikit-fished = { $seat } fishes “{ $card }”.
spikit-fished-kept = { $seat } keeps “{ $card }”.
spikit-fished-nothing = { $seat } keeps nothing.
spikit-discarded = { $seat } discards { $count ->
    [0] 0 cards
    [one] { $count } card
   *[other] { $count } cards
  } unseen.
spikit-cleared = { $count ->
    [one] A sentence of five cards or more leaves the table.
   *[other] { $count } sentences of five cards or more leave the table.
  }
spikit-turn = { $seat } takes the die.
spikit-turn-after-refusals = Three offers turned down: { $seat } takes the die.
spikit-time-up = Time’s up: this round is the last.
spikit-round-won = { $seat } is out of cards and wins round { $round }.
spikit-round-stuck = Nobody can go on: round { $round } ends here.
spikit-match-ended = The game is over.

spikit-refused-options = This option is out of range: { $option }.
spikit-refused-setup = This starting position can’t be: { $field }.
spikit-refused-phase = { $phase ->
    [roll] Roll the die first.
    [draw] First take a card that shows the number rolled, or draw.
    [play] Lay, add, swap, or end your turn.
    [vote] Wait for the vote to end.
    [advantage] Choose first: fish, take a card from the display, or neither.
    [fishing] First keep the card, fish again, or stop.
    [discard] First choose the cards you discard.
   *[over] The game is over.
  }
spikit-refused-turn = { $phase ->
    [vote] You have already voted, or the sentence is yours.
   *[other] Wait for your turn.
  }
spikit-refused-hand = You don’t hold all of these cards.
spikit-refused-twice = You can use a card only once.
spikit-refused-display = There’s no card in that place.
spikit-refused-face = The die says { $face }: take a card that shows this number, or draw.
spikit-refused-laid = You have already laid a sentence this turn. You can still add and swap.
spikit-refused-short = A sentence has at least three cards.
spikit-refused-sentence = This sentence is no longer on the table.
spikit-refused-place = The sentence has no word in that place.
spikit-refused-nothing = Add at least one card, before or after the sentence.
spikit-refused-swapped = This card has already been swapped this turn. Wait for your next turn.
spikit-refused-second-joker = Only one joker in a sentence.
spikit-refused-joker = Write what the joker says: one to three words.
spikit-refused-language = The joker speaks one of the deck’s two languages.
spikit-refused-no-words = Write one to three words, with letters, apostrophes and hyphens.
spikit-refused-many-words = The joker says { $most } words at most.
spikit-refused-word = “{ $word }” isn’t in the dictionary. Try another word.
spikit-refused-again = This sentence has just been turned down. Offer another one.
spikit-refused-fished = Use the card you have fished, or keep it.
spikit-refused-no-fish = You can’t fish any more.
spikit-refused-discards = You can discard { $most ->
    [one] one card
   *[other] { $most } cards
  } at most.
