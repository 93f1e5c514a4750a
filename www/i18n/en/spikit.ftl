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

## What the grammar says
spikit-advice-no-verb = There’s no verb.
spikit-advice-no-subject = “{ $words }” has no subject.
spikit-advice-missing = Something is missing after “{ $words }”.
spikit-advice-no-place = There’s no place for “{ $words }”.
spikit-advice-disagree = “{ $words }” and “{ $other }” don’t agree.
spikit-advice-elision = “{ $words }” can’t come before “{ $other }”.
spikit-advice-order = “{ $words }” and “{ $other }” don’t go in this order.
spikit-advice-subject = { $wants ->
    [food] Only food goes with “{ $words }”, and “{ $other }” isn’t food.
    [clothing] Only clothes go with “{ $words }”, and “{ $other }” isn’t something to wear.
    [person] Only a person goes with “{ $words }”, and “{ $other }” isn’t one.
    [animal] Only an animal goes with “{ $words }”, and “{ $other }” isn’t one.
    [animate] Only a person or an animal goes with “{ $words }”, and “{ $other }” is neither.
    [artifact] Only an object goes with “{ $words }”, and “{ $other }” isn’t one.
    [sound] Only a sound or a story goes with “{ $words }”, and “{ $other }” is neither.
    [idea] Only an idea goes with “{ $words }”, and “{ $other }” isn’t one.
    [concrete] Only something you can touch goes with “{ $words }”, and “{ $other }” isn’t.
   *[other] “{ $words }” and “{ $other }” don’t go together.
  }
spikit-advice-object = { $wants ->
    [food] “{ $words }” wants something to eat; “{ $other }” isn’t.
    [clothing] “{ $words }” wants something to wear; “{ $other }” isn’t.
    [person] “{ $words }” wants a person; “{ $other }” isn’t one.
    [animal] “{ $words }” wants an animal; “{ $other }” isn’t one.
    [animate] “{ $words }” wants a person or an animal; “{ $other }” is neither.
    [artifact] “{ $words }” wants an object; “{ $other }” isn’t one.
    [sound] “{ $words }” wants something to hear or to tell; “{ $other }” isn’t.
    [idea] “{ $words }” wants an idea; “{ $other }” isn’t one.
    [concrete] “{ $words }” wants something you can touch; “{ $other }” isn’t.
   *[other] “{ $words }” and “{ $other }” don’t go together.
  }
spikit-advice-time = “{ $words }” and “{ $other }” aren’t about the same time.
spikit-advice-twice = “{ $words }” says again what has been said.
spikit-advice-unusual = “{ $words }”, then “{ $other }”: an unusual order.
spikit-advice-conjunction = The sentence starts with “{ $words }”.

## A deck of one’s own
spikit-deck-format = This deck is of another version: it must have “format”: 1.
spikit-deck-id = Give the deck a name of at most 60 characters.
spikit-deck-languages = A deck has two different languages, each with its code of two letters: “fr”, “en”…
spikit-deck-colour = There must be exactly one family of each colour: look at { $colour }.
spikit-deck-slots = A family has five slots; this one has { $count }.
spikit-deck-missing = This slot has no words in “{ $lang }”.
spikit-deck-other-language = “{ $lang }” is none of the deck’s languages.
spikit-deck-text = A card has 1 to 60 characters.
spikit-deck-neutral = A proper name is the same in both languages, and marked “neutral” in both.
