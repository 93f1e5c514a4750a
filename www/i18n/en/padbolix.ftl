## Events and refusals

padbolix-deal-began = Deal { $deal }: { $seat } is to lead.
padbolix-exchanged = { $dubolix } gives { padbolix-worst } to { $padbolix } and gets { padbolix-best }.
padbolix-worst = { $worst_kind ->
    [star] a star
    [firecracker] a firecracker
   *[letter] { $worst }
  }
padbolix-best = { $best_kind ->
    [star] a star
    [firecracker] a firecracker
   *[letter] { $best }
  }
padbolix-exchanged-unseen = { $dubolix } gives { $padbolix } a worst card and gets a best one.
padbolix-led = { $seat } leads { padbolix-shown }.
padbolix-played = { $seat } plays { padbolix-shown }.
# A play in a sentence: its letters, and which of them are stars.
padbolix-shown = { $stars ->
    [0] { $letters }
    [one] { $letters } (star: { $standing_for })
   *[other] { $letters } (stars: { $standing_for })
  }
padbolix-firecracker = { $seat } sets off a firecracker!
padbolix-passed = { $seat } passes.
padbolix-skipped-firecracker = Bang! { $seat } skips a turn.
padbolix-skipped-same-letters = The same letters: { $seat } skips a turn.
padbolix-trick-won = { $seat } wins the trick.
padbolix-trick-won-z = Z! { $seat } wins the trick at once.
padbolix-lead-moved-no-cards = { $from } has no cards left, so { $to } leads.
padbolix-lead-moved-only-firecrackers = { $from } has only firecrackers left and cannot lead: { $to } leads.

# Names of the ranks: they are names, and stay as they are in every language.
padbolix-rank = { $title ->
    [dubolix] Dubolix
    [ossilix] Ossilix
    [pernigagnix] Pernigagnix
   *[padbolix] Padbolix
  }
padbolix-points = { $points ->
    [-2] −2 points
    [one] { $points } point
   *[other] { $points } points
  }
padbolix-ranked-out = { $seat } is out: { padbolix-rank }, { padbolix-points }.
padbolix-ranked-special-last = { $seat } goes out on a star, a Z or a firecracker: { padbolix-rank }, { padbolix-points }.
padbolix-ranked-last-holding = { $seat } is the last to hold cards: { padbolix-rank }, { padbolix-points }.
padbolix-ranked-nobody-can-lead = { $seat } has only firecrackers left, and nobody can lead: { padbolix-rank }, { padbolix-points }.
padbolix-round-ended = Deal { $deal } is over: { $dubolix } is Dubolix, { $padbolix } is Padbolix.
padbolix-match-ended = The match is over.

# What to follow, for the refusals.
padbolix-formula = { $kind ->
    [single] a single card
    [pairs] { $groups ->
        [one] one pair
       *[other] { $groups } pairs
      }
   *[sequences] { $groups ->
        [one] one sequence of { $length } letters
       *[other] { $groups } sequences of { $length } letters
      }
  }

padbolix-refused-first-seat = The first seat must be one of the seats at the table.
padbolix-refused-setup-seats = A set-up gives hands and scores for every seat of the table, and no more.
padbolix-refused-setup-cards = The box has two of each letter from B to Z, seven stars and three firecrackers: no set-up can hold more.
padbolix-refused-setup-hands = At least two seats must hold cards.
padbolix-refused-setup-finished = Those who are out are the seats without cards, each named once.
padbolix-refused-setup-leader = Whoever leads must be a seat that holds cards.
padbolix-refused-setup-deal = Deals are numbered from 1 to the number of seats.
padbolix-refused-setup-scores = Such scores do not come about in this game.
padbolix-refused-turn = It is another player’s turn.
padbolix-refused-no-card = The cards are the letters B to Z, stars and firecrackers; there is nothing else to play.
padbolix-refused-not-in-hand = Only cards from your own hand can be played; every lower-case letter takes a star.
padbolix-refused-star-unnamed = Whoever plays a star names the letter that it stands for.
padbolix-refused-star-for-a = A star stands for a letter from B to Z; there is no A in this game.
padbolix-refused-firecracker-alone = A firecracker is played alone; it is no part of a formula.
padbolix-refused-no-formula = A formula is a single card, sequences of consecutive letters, or pairs.
padbolix-refused-unequal-groups = All groups of a formula have the same length.
padbolix-refused-sequence-too-short = A single card is played alone; a sequence has at least two letters.
padbolix-refused-other-formula = The same formula must be played: { padbolix-formula }.
padbolix-refused-too-weak = The lowest letter must be { $lowest } or a higher one.
padbolix-refused-firecracker-leads = A firecracker cannot lead a trick.
padbolix-refused-firecracker-follows = A firecracker cannot follow a firecracker.
padbolix-refused-lead-must-play = Whoever leads must play; only those who follow may pass.
padbolix-refused-passed-in-this-trick = Whoever can play may pass only once in a trick.
padbolix-refused-passed-in-this-deal = Whoever can play may pass only once in a deal.
padbolix-refused-passed-twice-running = With two players, whoever can play may not pass twice running.

## Table
padbolix-name = Padbolix
padbolix-lead = Shed your cards, single, in sequences or in pairs, and never end on a star, a Z or a firecracker.
padbolix-first-seat = Leads the first deal
padbolix-option-first_seat-help = After that, the Padbolix of the deal before.
padbolix-option-free_pass = Free pass
padbolix-option-free_pass-help = Whoever can play may pass all the same, but only once.
padbolix-option-free_pass-trick = A trick
padbolix-option-free_pass-deal = A deal
padbolix-star = star
padbolix-firecracker-card = firecracker
padbolix-a-card = { $card ->
    [star] a star
    [firecracker] a firecracker
   *[other] { $card }
  }
padbolix-star-as = { $letter } by a star
padbolix-deal-of = Deal { $deal } of { $deals }
padbolix-to-follow = To follow: { $kind ->
    [single] one card, { $lowest } or stronger
    [pairs] { $groups ->
        [one] a pair, { $lowest } or stronger
       *[other] { $groups } pairs, { $lowest } or stronger
      }
   *[sequences] { $groups ->
        [one] a sequence of { $length }, from { $lowest } or stronger
       *[other] { $groups } sequences of { $length }, from { $lowest } or stronger
      }
  }
padbolix-trick = The trick
padbolix-lead-own = Your lead.
padbolix-lead-by = { $name } leads.
padbolix-exchange = The exchange
padbolix-gives = { $from } gives { $card ->
    [hidden] a card
   *[other] { $card }
  } to { $to }.
padbolix-turn-pass = { $own ->
    [yes] You pass
   *[no] { $name } passes
  }
padbolix-tray = Your play: { $play }
padbolix-pass = Pass
padbolix-play = Play { $play }
padbolix-play-firecracker = Set off the firecracker
padbolix-hint = This, perhaps.
padbolix-hint-pass = Pass, perhaps.
padbolix-no-formula = These cards are no formula yet: a single card, sequences of one length, or pairs.
padbolix-prompt-lead = Your lead: a single card, sequences of one length, or pairs.
padbolix-prompt-follow = Your turn: { $lowest } or stronger, or pass.
padbolix-prompt-cannot = Nothing in your hand follows: pass.
padbolix-no-such-card = There is no { $letter } left to lift in your hand.
padbolix-deal-over = End of deal { $deal }
padbolix-sheet-row = Deal { $deal }
padbolix-sheet-note = The largest total wins.
padbolix-ladder = The ranks of this deal
padbolix-earlier = { $count ->
    [one] { $count } turn before
   *[other] { $count } turns before
  }
padbolix-turn-skipped-firecracker = Bang! { $own ->
    [yes] You miss your turn
   *[no] { $name } misses a turn
  }
padbolix-turn-skipped-same-letters = The same letters: { $own ->
    [yes] you miss your turn
   *[no] { $name } misses a turn
  }
padbolix-which-formula = These cards are
padbolix-which-letter = { $stars ->
    [one] The star is
   *[other] The stars are
  }
padbolix-play-cards = Play these { $count } cards
padbolix-prompt-must = Your turn: { $lowest } or stronger. You have passed already.
padbolix-no-answer = { $letter } is part of no answer. { $follow }.
padbolix-not-yet = Not yet. { padbolix-to-follow }.
