## Events and refusals
plis-round-began = Round { $round }, { $contract ->
    [tricks] tricks: 5 points a trick
    [vowels] vowels: 10 points each
    [m-n] M and N: 20 points each
    [blue-h] the blue H: 90 points
   *[everything] everything counts: tricks, vowels, M and N, the blue H
  }. { $leader } leads.
plis-dealt = { $seat } gets { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }.
plis-played = { $seat } plays the { $colour ->
    [pink] pink
   *[blue] blue
  } { $letter }.
plis-trick-won = { $points ->
    [0] { $seat } takes the trick.
   *[other] { $seat } takes the trick: { $points } points.
  }
plis-round-ended = Round { $round } is over: { $least ->
    [one] { $least } point
   *[other] { $least } points
  } for whoever came off best, { $most ->
    [one] { $most } point
   *[other] { $most } points
  } for whoever took the most.
plis-match-ended = The match is over: { $winners ->
    [one] { $seat } wins
   *[other] { $winners } players share the first place
  } with { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.

plis-refused-not-your-turn = Everybody plays in turn: whoever took the trick leads, and the others follow.
plis-refused-not-in-hand = You play the cards of your own hand: the { $colour ->
    [pink] pink
   *[blue] blue
  } { $letter } is not among them.
plis-refused-must-follow = The family led is { $family ->
    [pink-am] pink A–M
    [pink-nz] pink N–Z
    [blue-am] blue A–M
   *[blue-nz] blue N–Z
  }, and whoever has some of it plays it: discards are for those who have none left.
plis-refused-no-clock = This game has no clock: only a player can play a card.
plis-refused-first-seat = The first player sits at one of the { $seats } places of the table.
plis-refused-setup-hands = A prepared round gives one hand to every place at the table.
plis-refused-setup-unknown = “{ $name }” is no card: a card is “p” (pink) or “b” (blue) and a letter from A to Z.
plis-refused-setup-put-away = With this number of players the { $colour ->
    [pink] pink
   *[blue] blue
  } Z stays in the box.
plis-refused-setup-twice = There is only one { $colour ->
    [pink] pink
   *[blue] blue
  } { $letter } in the game.
plis-refused-setup-leader = Whoever leads sits at this table.
plis-refused-setup-scores = A prepared round gives every place a number of points, 0 or more.
plis-refused-setup-round = A match has five rounds, 1 to 5.

## Table
plis-name = Plis de lettres
plis-lead = Five rounds of tricks, each with something else to avoid: tricks, vowels, M and N, the blue H, everything.
plis-first-seat = Leads the first round
plis-option-first_seat-help = The next player leads the second, and so on.
plis-card = { $colour ->
    [pink] pink
   *[blue] blue
  } { $letter }
plis-family = { $family ->
    [pink-am] pink A–M
    [pink-nz] pink N–Z
    [blue-am] blue A–M
   *[blue-nz] blue N–Z
  }
plis-families = The four families
plis-family-held = you hold { $letters }
plis-family-none = you hold none
plis-stakes = What to avoid
plis-stakes-left = { $count ->
    [0] All have fallen
    [one] { $count } card still to avoid
   *[other] { $count } cards still to avoid
  }
plis-stake-fallen = { $card }, fallen
plis-round-of = Round { $round } of 5
plis-contract = { $contract ->
    [tricks] Tricks
    [vowels] Vowels
    [m-n] M and N
    [blue-h] The blue H
   *[everything] Everything!
  }
plis-contract-price = { $contract ->
    [tricks] 5 points a trick
    [vowels] 10 points a vowel
    [m-n] 20 points a card
    [blue-h] 90 points
   *[everything] trick 5 · vowel 10 · M and N 20 · blue H 90
  }
plis-trick-led = The trick; family led: { $family }
plis-trick-empty = The trick, still empty
plis-leads-short = leads
plis-captured = Captured
plis-tricks = { $count ->
    [0] no tricks
    [one] { $count } trick
   *[other] { $count } tricks
  }
plis-prompt-lead = Your lead: the card that you play names the family.
plis-prompt-follow = Your turn to follow: { $family }.
plis-prompt-discard = Nothing in { $family }: discard any card.
plis-play = Play the { $card }
plis-hint = The { $card }, perhaps.
plis-must-follow = Follow the family led while you hold a card of it: { $family }.
plis-no-such-card = There is no { $letter } in your hand.
plis-sheet-row = { $round }. { $contract ->
    [tricks] Tricks
    [vowels] Vowels
    [m-n] M and N
    [blue-h] Blue H
   *[everything] Everything
  }
plis-sheet-note = The smallest total wins.
plis-round-over = Round { $round } · { plis-contract }
