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
