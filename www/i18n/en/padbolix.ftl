## Events and refusals

padbolix-deal-began = Round { $deal }: { $seat } leads.
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
padbolix-exchanged-unseen = { $dubolix } gives their worst card to { $padbolix }, who gives their best card in return.
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
padbolix-skipped-firecracker = Bang! { $seat } misses a turn.
padbolix-skipped-same-letters = The same letters: { $seat } misses a turn.
padbolix-trick-won = { $seat } wins the trick.
padbolix-trick-won-z = Z! { $seat } wins the trick at once.
padbolix-lead-moved-no-cards = { $from } has no cards left, so { $to } leads.
padbolix-lead-moved-only-firecrackers = { $from } has only firecrackers left and can’t lead, so { $to } leads.

# The ranks have proper names, which stay the same in every language.
padbolix-rank = { $title ->
    [dubolix] Dubolix
    [ossilix] Ossilix
    [pernigagnix] Pernigagnix
   *[padbolix] Padbolix
  }
padbolix-points = { $points ->
    [-2] −2 points
    [one] { $points } point
   *[other] { $points } points
  }
padbolix-ranked-out = { $seat } is out: { padbolix-rank }, { padbolix-points }.
padbolix-ranked-special-last = { $seat } goes out on a star, a Z or a firecracker: { padbolix-rank }, { padbolix-points }.
padbolix-ranked-last-holding = { $seat } is the last one with cards: { padbolix-rank }, { padbolix-points }.
padbolix-ranked-nobody-can-lead = Nobody can lead, and { $seat } has only firecrackers left: { padbolix-rank }, { padbolix-points }.
padbolix-why-special-last = went out on a star, a Z or a firecracker
padbolix-why-last-holding = still has cards
padbolix-why-nobody-can-lead = has only firecrackers left, and nobody can lead
padbolix-round-ended = Round { $deal } is over: { $dubolix } is Dubolix, { $padbolix } is Padbolix.
padbolix-match-ended = The game is over.

# The formula to follow, as refusals and explanations name it.
padbolix-formula = { $kind ->
    [single] a single card
    [pairs] { $groups ->
        [one] a pair
       *[other] { $groups } pairs
      }
   *[sequences] { $groups ->
        [one] a sequence of { $length } letters
       *[other] { $groups } sequences of { $length } letters
      }
  }

padbolix-refused-first-seat = Choose one of the players at the table to go first.
padbolix-refused-setup-seats = Give each player one hand and one score, no more and no less.
padbolix-refused-setup-cards = The box has two of each letter from B to Z, seven stars and three firecrackers. Take the extra cards out.
padbolix-refused-setup-hands = Give cards to at least two players.
padbolix-refused-setup-finished = List each player without cards once, and nobody else.
padbolix-refused-setup-leader = The player who leads must have cards.
padbolix-refused-setup-deal = The round number must be between 1 and the number of players.
padbolix-refused-setup-scores = These scores are impossible in this game. Correct them.
padbolix-refused-turn = It isn’t your turn. Wait until it comes round.
padbolix-refused-no-card = That card isn’t in the game. Play letters from B to Z, stars or firecrackers.
padbolix-refused-not-in-hand = You don’t have all of these cards. Play cards from your hand.
padbolix-refused-star-unnamed = Choose the letter your star stands for.
padbolix-refused-star-for-a = There’s no A in this game: your star stands for a letter from B to Z.
padbolix-refused-firecracker-alone = A firecracker is played alone: put the other cards back.
padbolix-refused-no-formula = These cards don’t go together. Play a single card, one or more sequences of letters, or one or more pairs.
padbolix-refused-unequal-groups = Your sequences must all have the same length.
padbolix-refused-sequence-too-short = A sequence has at least two letters. You can’t play several single cards at once.
padbolix-refused-other-formula = You must play the same formula: { padbolix-formula }.
padbolix-refused-too-weak = Too weak: your lowest letter must be { $lowest } or stronger.
padbolix-refused-firecracker-leads = You can’t lead with a firecracker. Play letters or stars.
padbolix-refused-firecracker-follows = You can’t follow a firecracker with another one. Play something else, or pass.
padbolix-refused-lead-must-play = You’re leading, so you must play.
padbolix-refused-passed-in-this-trick = You’ve already passed in this trick: this time you must play.
padbolix-refused-passed-in-this-deal = You’ve already passed in this round: this time you must play.
padbolix-refused-passed-twice-running = With two players, you can’t pass twice in a row: you must play.

## Table
padbolix-name = Padbolix
padbolix-lead = Get rid of your cards, singly, in sequences or in pairs, and never finish on a star, a Z or a firecracker.
padbolix-first-seat = Who leads the first round?
padbolix-option-first_seat-help = After the first round, the player who came last in the previous round (the Padbolix) leads.
padbolix-option-free_pass = Free pass
padbolix-option-free_pass-help = How often you may pass when you could play.
padbolix-option-free_pass-trick = Once per trick
padbolix-option-free_pass-deal = Once per round
padbolix-star = star
padbolix-firecracker-card = firecracker
padbolix-a-card = { $card ->
    [star] a star
    [firecracker] a firecracker
   *[other] { $card }
  }
padbolix-star-as = { $letter }, a star
padbolix-deal-of = Round { $deal } of { $deals }
padbolix-to-follow = You need { $kind ->
    [single] one card, { $lowest } or stronger
    [pairs] { $groups ->
        [one] a pair, { $lowest } or stronger
       *[other] { $groups } pairs, { $lowest } or stronger
      }
   *[sequences] { $groups ->
        [one] a sequence of { $length } letters, { $lowest } or stronger
       *[other] { $groups } sequences of { $length } letters, { $lowest } or stronger
      }
  }
padbolix-trick = The trick
padbolix-lead-by = { $name } leads.
padbolix-exchange = The exchange
padbolix-exchange-why = { $role ->
    [dubolix] As the previous round’s Dubolix, you give your worst card to { $padbolix }, the Padbolix, who gives you their best.
    [padbolix] As the previous round’s Padbolix, you give your best card to { $dubolix }, the Dubolix, who gives you their worst.
   *[other] As the previous round’s Dubolix, { $dubolix } gives their worst card to { $padbolix }, the Padbolix, who gives their best in return.
  }
padbolix-exchanged-short = Exchange: you gave { $gave } to { $name } and got { $got }.
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
padbolix-hint = How about this?
padbolix-hint-pass = How about passing?
padbolix-no-formula = Not yet: you need a single card, one or more sequences of the same length, or one or more pairs.
padbolix-prompt-lead = You lead: play a single card, one or more sequences of the same length, or one or more pairs.
padbolix-prompt-follow = Your turn: play { $lowest } or stronger, or pass.
padbolix-or-pass = Or pass.
padbolix-prompt-firecracker = Your turn: only your firecracker can answer. Play it{ $pass ->
    [yes] { " " }or pass
   *[no] { "" }
  }.
padbolix-prompt-cannot = You can’t play anything: pass.
padbolix-no-such-card = You’re missing a card: { $letter }.
padbolix-ear-help = Type the letters that you play, as in “uu”. Put a space between groups, as in “cde fgh”, and a star before the letter that it stands for, as in “u*u”. Type “!” for the firecracker, or “0” to pass.
padbolix-ear-unread = Type letters, * for a star, ! for a firecracker, or 0 to pass.
padbolix-ear-several = Several plays are possible. Type one of them: { $plays }.
padbolix-ear-each = { $who }: { $what }
padbolix-trick-empty = The trick is still empty
padbolix-deal-over = End of round { $deal }
padbolix-sheet-row = Round { $deal }
padbolix-sheet-note = The highest total wins.
padbolix-largest = The biggest play: { $play }, by { $name }.
padbolix-ladder = The ranks in this round
padbolix-earlier = { $count ->
    [one] { $count } earlier turn
   *[other] { $count } earlier turns
  }
padbolix-own-trick = { $z ->
    [yes] Z! You win the trick at once.
   *[no] You win the trick.
  }
padbolix-takes-trick = { $own ->
    [yes] win it
   *[no] wins it
  }
padbolix-turn-skipped-firecracker = Bang! { $own ->
    [yes] You miss a turn
   *[no] { $name } misses a turn
  }
padbolix-turn-skipped-same-letters = The same letters: { $own ->
    [yes] you miss a turn
   *[no] { $name } misses a turn
  }
padbolix-which-formula = Play these cards as…
padbolix-which-letter = { $stars ->
    [one] With the star, make…
   *[other] With the stars, make…
  }
padbolix-more-ways = Other ways…
padbolix-play-cards = Play { padbolix-formula }
padbolix-prompt-must = Your turn: you must play { $lowest } or stronger, because you’ve already passed.
padbolix-no-answer = You can’t answer with { $letter }. { $follow }.
padbolix-not-yet = Not yet. { padbolix-to-follow }.

## Why a hint
padbolix-reason-nothing = Nothing in your hand can be played now.
padbolix-reason-pass = { $keeps ->
    [firecracker] By passing, you keep the firecracker for later.
    [z] By passing, you keep your Z.
    [star] By passing, you don’t spend any stars.
    [pair] By passing, you keep the pair.
    [letter] By passing, you keep your { $letter } for later.
   *[formula] By passing, you don’t break up cards that go together.
  }{ padbolix-reason-gain }
padbolix-reason-firecracker = The firecracker makes the next player miss a turn.{ padbolix-reason-gain }
padbolix-reason-out = That empties your hand: you’re out.
padbolix-reason-trapped = You’d finish on a special card, but there’s nothing better to do.
padbolix-reason-z = { $spends ->
    [0] The Z wins
    [1] The star played as a Z wins
   *[other] The stars played as Zs win
  } the trick at once, and you lead the next one.{ padbolix-reason-gain }
padbolix-reason-play = { $kind ->
    [single] You shed one card{ padbolix-reason-spends }
    [loose] You shed a card that doesn’t go with any other{ padbolix-reason-spends }
    [star] A star alone is enough{ padbolix-reason-keeps }
    [pairs] { $groups ->
        [one] You shed the pair all at once{ padbolix-reason-spends }
       *[other] You shed { $groups } pairs all at once{ padbolix-reason-spends }
      }
   *[sequences] { $groups ->
        [one] You shed the sequence of { $cards ->
           *[other] { $cards } cards
          } all at once{ padbolix-reason-spends }
       *[other] You shed { $groups } sequences all at once{ padbolix-reason-spends }
      }
  }{ padbolix-reason-gain }
padbolix-reason-spends = { $spends ->
    [0] { padbolix-reason-keeps }
    [one] , at the cost of a star{ padbolix-reason-keeps }
   *[other] , at the cost of { $spends } stars{ padbolix-reason-keeps }
  }
padbolix-reason-keeps = { $keeps ->
    [letter] , and you keep an ordinary letter for the end.
    [stars] , and you don’t spend any stars.
    [pair] , and you keep the pair.
    [higher] , and you keep your { $letter }, which is stronger.
   *[other] .{ $plays ->
        [1] { " " }One more play will empty your hand.
       *[other] { "" }
      }
  }
padbolix-reason-gain = { $gain ->
    [0] { "" }
    [one] { " " }On average, that’s worth one point more than { padbolix-reason-than }.
   *[other] { " " }On average, that’s worth { $gain } points more than { padbolix-reason-than }.
  }
padbolix-reason-than = { $than ->
    [pass] passing
   *[play] playing
  }

## The first game
padbolix-goal = Get rid of your cards, but don’t finish on a star, a Z or a firecracker.
padbolix-caption-led = { $own ->
    [yes] You lead
   *[no] { $name } leads
  } { padbolix-formula }: the others answer with the same formula.
padbolix-caption-played = Only the lowest letter counts: the next play must be { $lowest } or stronger.
padbolix-caption-passed = { $own ->
    [yes] You pass.
   *[no] { $name } passes.
  } Passing when you could play is allowed only once per { $free ->
    [deal] round
   *[trick] trick
  }.
padbolix-caption-skipped-firecracker = A firecracker makes { $own ->
    [yes] you, the next player,
   *[no] the next player, { $name },
  } miss a turn.
padbolix-caption-skipped-same-letters = The letters are exactly the same, so the next player misses a turn.
padbolix-caption-won = Nobody follows: the trick is won.
padbolix-caption-won-z = A Z wins the trick at once, whatever is played with it.
padbolix-caption-ended = The round is over: everyone has a rank.
padbolix-caption-keep = Keep an ordinary letter for the end: finishing on a star, a Z or a firecracker makes you Padbolix.
padbolix-caption-first = { $own ->
    [yes] You are
   *[no] { $name } is
  } the first with no cards left: this rank is called { padbolix-rank } and is worth { padbolix-points } at the end of the round.
padbolix-caption-special = Finishing on a star, a Z or a firecracker makes you Padbolix.
# Warnings in the bar, before a play or a pass.
padbolix-caution-last = { $special ->
    [star] You’d finish on a star
    [z] You’d finish on a Z
   *[firecracker] You’d finish on a firecracker
  } and be { padbolix-rank }, with { padbolix-points }.
padbolix-caution-pass = { $free ->
    [deal] That’s your only free pass in this round.
   *[trick] That’s your only free pass in this trick.
  }
padbolix-may-single = a single card
padbolix-may-sequences = sequences of the same length
padbolix-may-pairs = pairs
padbolix-may = Three ways to lead
padbolix-about-ranks = Each player takes a rank when they run out of cards: the first is Dubolix, the last is Padbolix.
