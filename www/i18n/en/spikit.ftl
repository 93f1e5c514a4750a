## At the table
spikit-name = Spikit
spikit-lead = Sentences in two languages, judged by the other players.
spikit-first-seat = Who starts the game?
spikit-option-end = The game ends after
spikit-option-end-rounds = rounds
spikit-option-end-rounds-number = Number of rounds
spikit-option-end-rounds-suggested = 2
spikit-option-end-minutes = minutes
spikit-option-end-minutes-number = Number of minutes
spikit-option-end-minutes-suggested = 30
spikit-option-end-points = points
spikit-option-end-points-number = Points to reach
spikit-option-end-points-suggested = 30
spikit-option-end-help = The last round is always played to the end. The lowest total wins.
spikit-option-deck = The languages
spikit-option-deck-fr-en = French and English
spikit-option-deck-fr-nl = French and Dutch
spikit-option-advice = Grammar advice
spikit-option-advice-help = Voters see this advice, but they decide for themselves.
spikit-data-deck = The cards
spikit-data-deck-help = Use your own sentences, in any two languages: ten sentences of five cards each, one sentence for each colour. The file stays on this device.
spikit-deck-heading = The cards
spikit-family = The { $colour } family
spikit-colour = { $colour ->
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [blue] blue
    [violet] violet
    [pink] pink
    [brown] brown
    [grey] grey
   *[turquoise] turquoise
  }
spikit-card = { $words }, { $colour } family, { $number }, { $language }
spikit-card-neutral = { $words }, { $colour } family, { $number }, proper name
spikit-card-joker = Joker, 6
spikit-card-joker-as = Joker: { $words }, { $language }
spikit-joker = Joker
spikit-clock-match = Time for the game
spikit-goal = Get rid of your cards.
spikit-goal-how = Lay a sentence of three cards or more: the others vote on it. If it’s accepted and is all in one language, you may then fish or exchange a card.
spikit-display = Face-up cards
spikit-sentences = Sentences on the table
spikit-die = { $face }
spikit-die-label = The die
spikit-die-none = The die hasn’t been rolled yet
spikit-die-place = Die
spikit-die-about = The die says which face-up card you may take in exchange for one of yours. A 6 allows any of them.
spikit-stock = Stock: { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
spikit-discards = Discards: { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
spikit-discards-short = Discards { $count }
spikit-pond = Fishing
spikit-pond-left = { $left ->
    [0] No more cards to fish
    [one] { $left } more card to fish
   *[other] { $left } more cards to fish
  }
spikit-line = Your sentence:
spikit-line-change = The sentence becomes:
spikit-line-later = Take a card first, then lay a sentence
spikit-line-empty = Your sentence
spikit-end-head = Add at the beginning
spikit-end-tail = Add at the end
spikit-cell = { $card }, place { $place }. Tap it to take it back, or move it with Shift and an arrow key
spikit-cell-over = { $card }, place { $place }, laid on another card. Tap to take yours back
spikit-cell-table = { $card }. Tap to swap this card
spikit-cell-aimed = { $card }, to be swapped for the next card you tap
spikit-joker-language = The joker’s language
spikit-joker-words = The joker stands for
spikit-joker-help = In a family, you only need to choose the joker’s language.
spikit-word-known = is in the dictionary
spikit-word-unknown = isn’t in the dictionary
spikit-speak = Read aloud
spikit-turn-round = Turn towards the other side
spikit-sentence-by = { $name }.
spikit-languages-neutral = proper names
spikit-languages-unilingual = one language
spikit-languages-bilingual = bilingual
spikit-leaves = leaves the table next turn
spikit-proposes = Proposes a sentence
spikit-vote-lay = { $name } proposes a sentence
spikit-vote-complete = { $name } adds to a sentence
spikit-vote-swap = { $name } swaps a card
spikit-vote-text = Is it a correct sentence that makes sense?
spikit-vote-accept = Accept
spikit-vote-refuse = Reject
spikit-vote-abstain = No opinion
spikit-voted-accept = Accepts
spikit-voted-refuse = Rejects
spikit-voted-abstain = No opinion
spikit-stamp-accepted = Accepted
spikit-stamp-refused = Rejected
spikit-vote-tie = A tie: the die decides…
spikit-tie-dice = The deciding rolls
spikit-why-sensible = A real sentence.
spikit-why-lenient = I’ll let it pass.
spikit-why-taste = Not convinced.
spikit-why-same = { $before ->
    [1] I think so too.
   *[other] Same here.
  }
spikit-why-silent = Said nothing.
spikit-soundness-ill-formed = Grammar says no.
spikit-soundness-nonsense = Well built, but it makes no sense.
spikit-soundness-doubtful = That’s debatable.
spikit-soundness-sensible = Nothing wrong with it.
spikit-prompt-roll = Your turn: roll the die.
spikit-prompt-draw = { $face ->
    [6] A 6: exchange one of your cards for any face-up card, or draw.
   *[other] A { $face }: exchange one of your cards for a face-up card with that number, or draw.
  }
spikit-prompt-draw-only = A { $face }: no face-up card has that number, so draw.
spikit-prompt-want = Now tap the face-up card that you want.
spikit-prompt-give = Which card from your hand will you give for “{ $card }”?
spikit-prompt-play = Make a sentence, add to one, swap a card, or end your turn.
spikit-prompt-laid = Cards laid. You can still add to a sentence or swap a card.
spikit-prompt-change = Add a card at either end of the sentence, or tap a card to swap it.
spikit-prompt-swap = Tap the card in your hand that will replace the chosen card.
spikit-prompt-mixed = You can add cards or swap one card, but not both at once.
spikit-prompt-lay = Sentence ready? The others will vote.
spikit-prompt-complete = Sentence ready? The others will vote.
spikit-prompt-swap-one = Sentence ready? The others will vote.
spikit-prompt-advantage = One language! { $most ->
    [one] Fish a card and keep it if it’s useful
   *[other] Fish up to { $most } cards and keep the last if it’s useful
  }, or exchange one of yours for a face-up card.
spikit-prompt-free = Free choice: exchange one of your cards for a face-up card.
spikit-prompt-fishing = Keep this card, or use it in a sentence at once.
spikit-prompt-discard = A family! { $most ->
    [one] Discard one card without showing it, if you like.
   *[other] Discard up to { $most } cards without showing them.
  }
spikit-curtain-roll = I’m { $name }: roll the die
spikit-curtain-end = I’m { $name }: end my turn
spikit-curtain-advantage = It’s still { $name }’s turn: they may fish or exchange a card.
spikit-do-roll = Roll the die
spikit-do-draw = Draw
spikit-do-take = Exchange
spikit-do-take-which = “{ $gave }” for “{ $card }”?
spikit-do-fish = Fish
spikit-do-fish-on = Fish again
spikit-do-keep = Keep it
spikit-do-stop-fishing = Keep nothing
spikit-do-decline = Nothing, thanks
spikit-do-lay = Put it to the vote
spikit-do-complete = Add
spikit-do-swap = Swap
spikit-do-end-turn = End my turn
spikit-do-discard = { $count ->
    [0] Discard none
    [one] Discard { $count } card
   *[other] Discard { $count } cards
  }
spikit-hint = How about this?
spikit-roll-first = Roll the die first.
spikit-ear-help = Type r to roll the die, d to draw, f to fish, k to keep a card, or e to end your turn. To make a sentence, type the numbers of your cards, as in 3 1 5, or their words. s1 is the first sentence on the table: s1 5 adds your fifth card at the end of that sentence, and s1.2 5 swaps the second card in it for your fifth. v6 4 takes the sixth face-up card and leaves your fourth card. * is the joker, and its words follow an equals sign, as in 3 * 5 = en: with joy. To vote, type y for yes, n for no or a to abstain. If several of you vote, put the name first, as in Ugo y.
spikit-ear-nothing-there = There is no { $what } here.
spikit-ear-unread = { $phase ->
    [draw] Type v and a number, then the number of your card, as in v6 4, or d to draw.
    [advantage] Type v and a number, then the number of your card, as in v6 4.
   *[other] Type the numbers of your cards, or their words.
  }
spikit-display-later = You can take a face-up card at the beginning of your turn, or when you have a free choice.
spikit-change-later = First take or draw a card. Then you can add to sentences and swap cards.
spikit-left = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }{ $jokers ->
    [0] {""}
    [one] , a joker at 10
   *[other] , { $jokers } jokers at 10
  }{ $languages ->
    [bilingual] , two languages: doubled
   *[other] {""}
  }
spikit-sheet-note = Each card left in hand costs 1 point, and a joker costs 10. The sum is doubled if the hand has cards in both languages. The lowest total wins.
spikit-hearts = The funniest sentence?
spikit-hearts-alone = Give your heart to one sentence.
spikit-hearts-ask = { $name }, which sentence gets your heart?
spikit-hearts-count = { $count ->
    [one] { $count } heart
   *[other] { $count } hearts
  }
spikit-hearts-won = The funniest sentence, by { $name }: { $sentence }
spikit-hearts-shared = A tie for the funniest: { $count } sentences, by { $names }.
spikit-hearts-again = Give the hearts again
spikit-longest = The longest sentence, by { $name }: { $sentence }

## What happens, what is refused
spikit-dealt = Round { $round }: { $seat } starts.
spikit-rolled = { $seat } rolls a { $face }.
spikit-took = { $seat } takes “{ $card }” and leaves “{ $gave }”.
spikit-took-free = Free choice: { $seat } takes “{ $card }” and leaves “{ $gave }”.
spikit-drew = { $seat } draws a card.
spikit-drew-card = { $seat } draws “{ $card }”.
spikit-drew-nothing = { $seat } tries to draw, but there are no cards left.
spikit-reshuffled = The discard pile is shuffled: { $count ->
    [one] { $count } card becomes
   *[other] { $count } cards become
  } the new stock.
spikit-proposed-lay = { $seat } proposes “{ $sentence }”
spikit-proposed-complete = { $seat } adds to a sentence: “{ $sentence }”
spikit-proposed-swap = { $seat } swaps a card: “{ $sentence }”
spikit-voted = { $seat } has voted.
spikit-accepted = Accepted, { $for } to { $against }.
spikit-refused-by-vote = Rejected, { $against } to { $for }.
spikit-accepted-by-dice = A tie, { $for } all. The die is rolled: { $rolls }. A number comes up twice: the sentence is accepted.
spikit-refused-by-dice = A tie, { $for } all. The die is rolled: { $rolls }. No number comes up twice: the sentence is rejected.
spikit-laid = { $seat } lays “{ $sentence }”
spikit-completed = The sentence becomes “{ $sentence }”
spikit-swapped = { $seat } puts “{ $card }” in place of “{ $out }”.
spikit-family-unilingual = A family in a single language! { $seat } completes “{ $sentence }”
spikit-family-bilingual = A family! { $seat } completes “{ $sentence }”
spikit-taken-back = { $seat } takes the cards back.
spikit-fished = { $seat } fishes “{ $card }”.
spikit-fished-kept = { $seat } keeps “{ $card }”.
spikit-fished-nothing = { $seat } keeps nothing.
spikit-discarded = { $count ->
    [0] { $seat } discards nothing.
    [one] { $seat } discards a card without showing it.
   *[other] { $seat } discards { $count } cards without showing them.
  }
spikit-cleared = { $count ->
    [one] A sentence of five cards or more leaves the table.
   *[other] { $count } sentences of five cards or more leave the table.
  }
spikit-turn = { $seat } takes the die.
spikit-turn-after-refusals = Three proposals rejected: { $seat } takes the die.
spikit-time-up = Time is up: this round is the last.
spikit-round-won = { $seat } is out of cards and wins round { $round }.
spikit-round-stuck = Nobody lays a sentence or adds to one, and no cards are left to draw: round { $round } ends here.
spikit-match-ended = The game is over.

spikit-refused-options = This setting is out of range. Change it.
spikit-refused-setup = This starting position is impossible: { $field }.
spikit-refused-phase = { $phase ->
    [roll] Roll the die first.
    [draw] First take a face-up card that the die allows, or draw.
    [play] Lay a sentence, add to one, swap a card, or end your turn.
    [vote] Wait for the vote to end.
    [advantage] Choose first: fish, take a face-up card, or do neither.
    [fishing] First keep the card, fish again, or stop.
    [discard] First choose the cards to discard.
   *[over] The game is over.
  }
spikit-refused-turn = { $phase ->
    [vote] You’ve already voted, or the sentence is yours.
   *[other] Wait for your turn.
  }
spikit-refused-hand = You don’t have all of these cards. Play cards from your hand.
spikit-refused-twice = You can use a card only once. Take it out of one of the two places.
spikit-refused-display = There’s no card in that place. Choose a face-up card.
spikit-refused-face = The die shows { $face }: take a face-up card with that number, or draw.
spikit-refused-laid = You’ve already laid a sentence or a family this turn. You can still add to a sentence or swap a card.
spikit-refused-short = A sentence has at least three cards: add some.
spikit-refused-sentence = This sentence is no longer on the table. Choose another one.
spikit-refused-place = The sentence has no card in that place.
spikit-refused-nothing = Add at least one card, before or after the sentence.
spikit-refused-swapped = This card has already been swapped this turn. Wait for your next turn.
spikit-refused-second-joker = A sentence has one joker at most: take one out.
spikit-refused-joker-there = This sentence already has a joker. Choose another sentence, or another card.
spikit-refused-joker-alone = A joker alone isn’t a sentence: add at least two cards.
spikit-refused-joker = Type one to three words for the joker.
spikit-refused-language = Choose the joker’s language: it must be one of the deck’s two languages.
spikit-refused-no-words = Type one to three words, with letters, apostrophes and hyphens only.
spikit-refused-many-words = The joker can stand for { $most } words at most.
spikit-refused-word = “{ $word }” isn’t in the dictionary. Try another word.
spikit-refused-again = This sentence has already been rejected this turn. Propose another one.
spikit-refused-fished = Use the card you’ve fished, or keep it.
spikit-refused-no-fish = You can’t fish any more.
spikit-refused-discards = You can discard { $most ->
    [one] one card
   *[other] { $most } cards
  } at most.

## What the grammar says
spikit-advice-no-verb = There’s no verb.
spikit-advice-no-subject = “{ $words }” has no subject.
spikit-advice-missing = { $lacks ->
    [object] “{ $words }” lacks an object.
    [infinitive] An infinitive is missing after “{ $words }”.
    [question] A question is missing after “{ $words }”.
    [clause] A clause is missing after “{ $words }”.
   *[other] Something is missing after “{ $words }”.
  }
spikit-advice-no-article = “{ $words }” has no article.
spikit-advice-no-noun = “{ $words }” has no noun.
spikit-advice-second-verb = “{ $words }” is a second verb: nothing joins it to the first.
spikit-advice-second-subject = There is already a subject, “{ $other }”; “{ $words }” is one too many.
spikit-advice-second-object = “{ $words }” already has an object; “{ $other }” is one too many.
spikit-advice-no-object = “{ $words }” can’t take “{ $other }” as its object.
spikit-advice-question-wanted = “{ $words }” needs a question, and “{ $other }” isn’t one.
spikit-advice-number = “{ $words }” and “{ $other }”: one is singular, the other plural.
spikit-advice-gender = “{ $words }” and “{ $other }”: one is masculine, the other feminine.
spikit-advice-person = “{ $words }” and “{ $other }” aren’t in the same person.
spikit-advice-no-place = There’s no place for “{ $words }”.
spikit-advice-elision = “{ $words }” can’t come before “{ $other }”.
spikit-advice-order = “{ $words }” and “{ $other }” don’t go in this order.
spikit-advice-subject = { $wants ->
    [food] Only food goes with “{ $words }”, and “{ $other }” isn’t food.
    [clothing] Only clothes go with “{ $words }”, and “{ $other }” isn’t something to wear.
    [person] Only a person goes with “{ $words }”, and “{ $other }” isn’t one.
    [animal] Only an animal goes with “{ $words }”, and “{ $other }” isn’t one.
    [animate] Only a person or an animal goes with “{ $words }”, and “{ $other }” is neither.
    [artifact] Only an object such as a chair goes with “{ $words }”, and “{ $other }” isn’t one.
    [sound] Only a sound or a story goes with “{ $words }”, and “{ $other }” is neither.
    [idea] Only an idea goes with “{ $words }”, and “{ $other }” isn’t one.
    [drink] Only a drink goes with “{ $words }”, and “{ $other }” isn’t one.
    [instrument] Only an instrument goes with “{ $words }”, and “{ $other }” isn’t one.
    [concrete] Only something you can touch goes with “{ $words }”, and you can’t touch “{ $other }”.
   *[other] “{ $words }” and “{ $other }” don’t go together.
  }
spikit-advice-object = { $wants ->
    [food] “{ $words }” needs something to eat, and “{ $other }” isn’t food.
    [clothing] “{ $words }” needs something to wear, and “{ $other }” isn’t clothing.
    [person] “{ $words }” needs a person, and “{ $other }” isn’t one.
    [animal] “{ $words }” needs an animal, and “{ $other }” isn’t one.
    [animate] “{ $words }” needs a person or an animal, and “{ $other }” is neither.
    [artifact] “{ $words }” needs an object such as a chair, and “{ $other }” isn’t one.
    [sound] “{ $words }” needs a sound or a story, and “{ $other }” is neither.
    [idea] “{ $words }” needs an idea, and “{ $other }” isn’t one.
    [drink] “{ $words }” needs something to drink, and “{ $other }” isn’t a drink.
    [instrument] “{ $words }” needs an instrument, and “{ $other }” isn’t one.
    [concrete] “{ $words }” needs something you can touch, and you can’t touch “{ $other }”.
   *[other] “{ $words }” and “{ $other }” don’t go together.
  }
spikit-advice-noun = “{ $words }” doesn’t suit “{ $other }”.
spikit-advice-manner = “{ $words }” doesn’t go with “{ $other }”.
spikit-advice-time = “{ $words }” and “{ $other }” don’t refer to the same time.
spikit-advice-twice = “{ $words }” repeats what has already been said.
spikit-advice-too-much = With “{ $words }”, the sentence says too much at once.
spikit-advice-unusual = “{ $words }”, then “{ $other }”: that’s an unusual order.
spikit-advice-conjunction = The sentence starts with “{ $words }”: judge for yourself.

## A deck of your own
spikit-deck-format = This version of the game can’t read the file: it must contain { "\"format\": 1" }.
spikit-deck-id = Give the deck a name of 1 to 60 visible characters.
spikit-deck-languages = A deck must have two different languages, each with its two-letter code: fr, en…
spikit-deck-colour = There must be exactly one family of each colour: check the { $colour } family.
spikit-deck-slots = A family has five places; this one has { $count }.
spikit-deck-missing = There is no text in the language “{ $lang }”.
spikit-deck-other-language = “{ $lang }” isn’t one of the deck’s languages.
spikit-deck-name = A deck can have up to twelve names, one per language, each of 1 to { $most } visible characters.
spikit-deck-text = Card { $card }: { $fault ->
    [empty] its text can’t be seen. It needs 1 to { $most } visible characters.
    [long] its text is too long. It may have { $most } characters at most.
    [sign] take out the character { $sign }, which is invisible or changes the direction of the text.
   *[marks] a letter can have two accents at most.
}
spikit-deck-takes = Card { $card }: { "\"takes\"" } holds at most { $frames } lists, each of at most { $needs } complements.
spikit-deck-readings = Card { $card }: { "\"readings\"" } holds at most { $most } readings, and the card must also have { "\"features\"" }.
spikit-deck-alike = Card { $card } has the same words as card { $other }: change one of the two.
spikit-deck-neutral = A proper name must be the same in both languages, and marked { "\"neutral\"" } in both.
spikit-category = { $category ->
    [noun-phrase] noun phrase
    [noun] noun alone
    [determiner] determiner
    [adjective] adjective
    [verb] verb
    [clause-head] subject and verb
    [imperative] command
    [question] question
    [who] who
    [infinitive] infinitive
    [adverbial] adverbial: where, when, how…
    [preposition] preposition alone
    [relative] who and its verb
    [and] and, or
    [but] but
   *[subordinator] conjunction: when, because…
  }
spikit-gender = { $gender ->
    [masculine] masculine
    [feminine] feminine
   *[none] masculine or feminine
  }
spikit-number = { $number ->
    [singular] singular
    [plural] plural
   *[none] singular or plural
  }
spikit-adverbial = { $adverbial ->
    [place] where
    [time] when
    [frequency] how often
    [manner] how
    [company] with whom, for whom
    [cause] why
   *[state] in what state
  }
spikit-doubt = { $doubt ->
    [unknown] unknown words
    [several] can be read in several ways
    [number] singular or plural?
   *[twin] differs from the other language
  }
spikit-review-lead = { $count ->
    [0] This is how the game understands your cards.
    [one] One card needs checking: this is how the game understands it.
   *[other] { $count } cards need checking: this is how the game understands them.
  }
spikit-review-all = All cards
spikit-review-card = Card
spikit-review-words = Words
spikit-review-language = Language
spikit-review-what = Grammar
spikit-review-change = Change
spikit-review-change-card = Change how the game understands “{ $words }”
spikit-review-choose = please choose
spikit-review-category = Kind of phrase: “{ $words }”
spikit-review-gender = Gender of “{ $words }”
spikit-review-number = “{ $words }”: singular or plural
spikit-review-adverbial = The question that “{ $words }” answers
spikit-review-right = That’s right
spikit-review-settled = checked
spikit-review-mark = { $colour } family, { $number }
spikit-written-none = This text isn’t a deck. Write ten sentences, one per line, each divided into five parts by “/”, with its translation on the line below.
spikit-written-parts = { $count ->
    [one] This line has only one part
   *[other] This line has { $count } parts
  }; it needs { $wanted }, like the others.
spikit-written-lines = This deck has { $count ->
    [one] one line
   *[other] { $count } lines
  }; it needs { $wanted }, each with { $parts } parts.
spikit-remark-votes = The game doesn’t know the words on these cards. Bots will play only families, and will abstain from most votes.
spikit-remark-unknown = { $count ->
    [one] The words on one card are unknown: bots play it only as part of its family.
   *[other] The words on { $count } cards are unknown: bots play them only as part of their families.
  }
spikit-remark-adverbials = Many cards ({ $count }) say where, when or how. They fit almost any sentence, so rounds will be short. Fourteen such cards are enough.
spikit-remark-family = The game sees no sentence in the { spikit-colour } family ({ $lang ->
    [fr] French
    [en] English
   *[other] { $lang }
  }). Check that family’s cards.
spikit-remark-encoding = “{ $text }” contains garbled characters. Save the file as UTF-8.
spikit-remark-stop = “{ $text }” ends with a punctuation mark, which would be out of place in the middle of a sentence.
spikit-remark-capital = “{ $text }” begins with a capital letter, which would be out of place in the middle of a sentence.
spikit-remark-word = On the card “{ $text }”, the word “{ $word }” is not in the dictionary.

## Why a hint
spikit-reason-draw-only = No face-up card shows the number rolled.
spikit-reason-draw = No face-up card with that number is worth giving up one of yours.
spikit-reason-take = With “{ $card }” you can make “{ $sentence }”.
spikit-reason-easier = “{ $card }” is easier to place than “{ $than }”.
spikit-reason-joker = The joker can stand for any word.
spikit-reason-collects = With “{ $card }”, { $missing ->
    [0] you have a whole family, which needs no vote.
    [one] you’re only one card short of a family, which needs no vote.
   *[other] you’re only { $missing } cards short of a family, which needs no vote.
  }
spikit-reason-adds = “{ $card }” can be added to a sentence on the table.
spikit-reason-one-tongue = With “{ $card }”, { $others ->
    [0] all your cards will be in the same language and won’t count double.
    [one] you’ll have only one card left in the other language: once it’s gone, your points won’t count double.
   *[other] you’ll have only { $others } cards left in the other language: once they’re gone, your points won’t count double.
  }
spikit-reason-no-more = Drawing would add a card to your hand; exchanging one for “{ $card }” wouldn’t.
spikit-reason-fish = About { $of_ten } in 10 of the cards that you fish will fit into a sentence.
spikit-reason-fish-on = This card is of no use for a sentence: fish again.
spikit-reason-stop = This card is of no use for a sentence.
spikit-reason-decline = No face-up card is worth giving up one of yours.
spikit-reason-lay = { spikit-reason-gone }.{ spikit-reason-spends }
spikit-reason-one-language = { spikit-reason-gone }, and as the sentence is all in one language, you may then fish or exchange a card.{ spikit-reason-spends }
spikit-reason-family = A family needs no vote, and you shed { $cards ->
    [one] one card
   *[other] { $cards } cards
  }.{ spikit-reason-spends }
spikit-reason-complete = { spikit-reason-gone }.{ spikit-reason-spends }
spikit-reason-spends = { $joker ->
    [table] { " " }It uses your joker, which another player may swap out of the sentence.
    [gone] { " " }It uses your joker.
   *[none] { "" }
  }
spikit-reason-give-joker = A joker left in your hand costs at least 10 points. But once it is face up, another player can take it.
spikit-reason-discard-joker = You get rid of the joker: left in your hand, it costs at least 10 points.
spikit-reason-gone = { $left ->
    [0] You won’t have a single card left
   *[other] { $cards ->
        [one] You shed one card
       *[other] You shed { $cards } cards at once
      }
  }
spikit-reason-swap-language = After this swap, the sentence is all in one language: you may then exchange one of your cards for any face-up card.
spikit-reason-swap = “{ $card }” will be useful in your hand.
spikit-reason-end = { $why ->
    [laid] You have already laid cards this turn, and I can’t see a sentence on the table that your other cards would fit.
    [verb] You have no verb to make a sentence with, and I can’t see a sentence on the table that your cards would fit.
   *[none] I can’t see a sentence in your cards, or a way to add to one on the table.
  }
spikit-reason-keep = You keep the cards for “{ $sentence }” until a later turn.
spikit-reason-try = I can’t see a safe sentence. You could try “{ $sentence }”: the others will judge.
spikit-reason-end-refused = Enough sentences have been rejected this turn.
spikit-reason-yes = The sentence holds up.
spikit-reason-no = The sentence doesn’t hold up.
spikit-reason-discard = { $left ->
    [0] You won’t have a single card left.
   *[other] { $tongue ->
        [one] { $left ->
            [one] The card that you keep won’t count double.
           *[other] The cards that you keep are all in the same language, so they won’t count double.
          }
       *[other] { $sentence ->
            [none] { $left ->
                [one] You keep the card that’s easiest to place.
               *[other] You keep the { $left } cards that are easiest to place.
              }
           *[other] You keep the cards for “{ $sentence }”.
          }
      }
  }

## The first game
spikit-caption-goal = Lay your cards in sentences: the round ends as soon as somebody has no cards left.
spikit-caption-ready = You can make a sentence. Tap the glowing cards in this order (ignore their numbers): “{ $words }”
spikit-caption-turn = Your turn! The die says which face-up card you may take.
spikit-caption-rolled = { $own ->
    [yes] { $face ->
        [6] You rolled a 6: exchange one of your cards for any face-up card. If no face-up card helps, draw.
       *[other] You rolled a { $face }: exchange one of your cards for a face-up card marked { $face }. If there isn’t one, or it’s no help, draw.
      }
   *[no] { $face ->
        [6] A 6: exchange a card for any face-up card, or draw.
       *[other] A { $face }: exchange a card for a face-up card marked { $face }, or draw.
      }
  }
spikit-caption-drew = Now try to make a sentence. If you can’t find one, end your turn.
spikit-caption-took = { $own ->
    [yes] You exchange a card from your hand
   *[no] The player exchanges a card from their hand
  } for a face-up card.
spikit-caption-proposed = The others vote: the sentence must be correct and make sense.
spikit-caption-laid = Accepted: that’s { $count ->
    [one] one card
   *[other] { $count } cards
  } fewer to get rid of.
spikit-caption-completed = You can add cards at either end of a sentence on the table.
spikit-caption-swapped = Swapping: { $own ->
    [yes] you replace a card in a sentence and take the old card into your hand
   *[no] the player replaces a card in a sentence and takes the old card into their hand
  }.
spikit-caption-family = A family (all five cards of one colour, in the order of their numbers) needs no vote.
spikit-caption-refused = Rejected: the cards go back to { $own ->
    [yes] your hand
   *[no] the player’s hand
  }.
spikit-caption-fished = Fish to find a card you need: use it at once, keep it, or leave it.
