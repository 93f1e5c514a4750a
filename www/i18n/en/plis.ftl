## Events and refusals
plis-round-began = Round { $round }, { $contract ->
    [tricks] tricks: 5 points a trick
    [vowels] vowels: 10 points each
    [m-n] M and N: 20 points each
    [blue-h] the blue H: 90 points
   *[everything] everything counts: tricks, vowels, M and N, the blue H
  }. { $leader } leads.
plis-dealt = { $seat } gets { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }.
plis-played = { $seat } plays the { $colour ->
    [pink] pink
   *[blue] blue
  } { $letter }.
plis-trick-won = { $points ->
    [0] { $seat } takes the trick.
    [one] { $seat } takes the trick: +{ $points } point.
   *[other] { $seat } takes the trick: +{ $points } points.
  }
plis-round-ended = End of round { $round }: each player took between { $least } and { $most ->
    [one] { $most } point
   *[other] { $most } points
  }.
plis-round-ended-even = End of round { $round }: each player took { $most ->
    [one] { $most } point
   *[other] { $most } points
  }.
plis-match-ended = The game is over: { $winners ->
    [one] { $seat } wins
   *[other] { $winners } players share first place
  } with { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.

plis-refused-not-your-turn = It isn’t your turn. Wait until the others have played.
plis-refused-not-in-hand = You don’t have the { $colour ->
    [pink] pink
   *[blue] blue
  } { $letter }. Play another card.
plis-refused-must-follow = You must follow: play a { plis-family } card.
plis-refused-no-clock = This game has no clock: play a card.
plis-refused-first-seat = Choose which of the { $seats } players at the table leads first.
plis-refused-setup-hands = Give each player one hand, no more and no less.
plis-refused-setup-unknown = “{ $name }” isn’t a card in this game. Replace it.
plis-refused-setup-put-away = With this number of players, the { $colour ->
    [pink] pink
   *[blue] blue
  } Z isn’t used. Take it out.
plis-refused-setup-twice = There’s only one { $colour ->
    [pink] pink
   *[blue] blue
  } { $letter } in the game. Take the other one out.
plis-refused-setup-leader = The player who leads the round must be at this table.
plis-refused-setup-scores = Give each player a score of 0 or more.
plis-refused-setup-round = A game has five rounds: choose a number from 1 to 5.

## Table
plis-name = Plis de lettres
plis-lead = A trick-taking game in five rounds, each with something different to avoid: tricks, vowels, M and N, the blue H, then everything at once.
plis-first-seat = Who leads the first round?
plis-option-first_seat-help = The next player leads the second round, and so on.
plis-card = { $colour ->
    [pink] pink
   *[blue] blue
  } { $letter }
plis-family = { $family ->
    [pink-am] pink A–{"\u2060"}M
    [pink-nz] pink N–{"\u2060"}Z
    [blue-am] blue A–{"\u2060"}M
   *[blue-nz] blue N–{"\u2060"}Z
  }
plis-family-of = The { $family } family:
plis-families = The four families
plis-family-held = you have { $letters }
plis-family-none = you have none
plis-stakes = What to avoid
plis-stakes-left = { $count ->
    [0] No cards left to avoid
    [one] { $count } card left to avoid
   *[other] { $count } cards left to avoid
  }
plis-stake-fallen = { $card }, already played
plis-round-of = Round { $round } of 5
plis-contract = { $contract ->
    [tricks] Tricks
    [vowels] Vowels
    [m-n] M and N
    [blue-h] The blue H
   *[everything] Everything!
  }
plis-contract-price = { $contract ->
    [tricks] 5 points a trick
    [vowels] 10 points a vowel
    [m-n] 20 points a card
    [blue-h] 90 points
   *[everything] trick 5 · vowel 10 · M or N 20 · blue H 90
  }
plis-trick-led = The trick, led with a { $family } card
plis-trick-empty = The trick, still empty
plis-leads-short = { $own ->
    [yes] lead
   *[no] leads
  }
plis-own-trick = { $points ->
    [0] You take the trick.
    [one] You take the trick: +{ $points } point.
   *[other] You take the trick: +{ $points } points.
  }
plis-captured = Taken
plis-takes-trick = { $own ->
    [yes] take it
   *[no] takes it
  }
plis-account-name = { $score ->
    [one] { $score } point
   *[other] { $score } points
  }, and { $points } more this round
plis-tricks = { $count ->
    [0] no tricks
    [one] { $count } trick
   *[other] { $count } tricks
  }
plis-prompt-lead = You lead: play a card to choose the family.
plis-prompt-follow = Your turn: follow with a { $family } card.
plis-prompt-discard = You have no { $family } card: discard any card.
plis-play = Play the { $card }
plis-hint = How about the { $card }?
plis-must-follow = You must follow: play a { $family } card.
plis-no-such-card = You have no { $letter } in hand.
plis-ear-both = Which colour? Type { $letter }, then p for pink or b for blue.
plis-ear-group = { $family }: { $letters }
plis-ear-unread = Type a letter, then p for pink or b for blue.
plis-ear-help = Type a letter, then p for pink or b for blue: bp is the pink B.
plis-sheet-row = { $round }. { $contract ->
    [tricks] Tricks
    [vowels] Vowels
    [m-n] M and N
    [blue-h] Blue H
   *[everything] Everything
  }
plis-sheet-note = The lowest total wins.
plis-dearest = The costliest trick: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, taken by { $name }.
plis-round-over = Round { $round } · { plis-contract }

## Why a hint
plis-reason-only = This is the only card you may play.
plis-reason-under = { $gives ->
    [0] This card is lower than the { $best }, so you don’t take the trick.
    [one] This card is lower than the { $best }: you don’t take the trick, and its point goes to someone else.
   *[other] This card is lower than the { $best }: you don’t take the trick, and its { $gives } points go to someone else.
  }{ plis-reason-worst }
plis-reason-give = { $points ->
    [one] You have no card of the family led: your card’s point goes to whoever takes the trick.
   *[other] You have no card of the family led: your card’s { $points } points go to whoever takes the trick.
  }{ plis-reason-worst }
plis-reason-last-of-family = This is your last card in its family: the next time that family is led, you can discard.{ plis-reason-worst }
plis-reason-throw = This card can’t take the trick, and it’s your highest in its family.{ plis-reason-worst }
plis-reason-take-nothing = You play last: you take the trick, but it costs you no points.{ plis-reason-worst }
plis-reason-take-anyway = You take the trick whatever you play: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.{ plis-reason-worst }
plis-reason-take = You take { $points ->
    [one] { $points } point
   *[other] { $points } points
  } now, to save yourself more later.{ plis-reason-worst }
plis-reason-passed = { $height ->
    [low] This is a low card: { plis-reason-safe }
   *[other] Higher cards have yet to be played: { plis-reason-safe }
  }{ plis-reason-worst }
plis-reason-safe = { $of_ten ->
    [10] you almost certainly won’t have to take the trick.
    [one] { $of_ten } time in 10 you won’t have to take the trick.
   *[other] { $of_ten } times in 10 you won’t have to take the trick.
  }
plis-reason-free = { $height ->
    [high] This trick will probably cost nothing: get rid of a high card.
   *[other] Even if you take the trick, it will probably cost nothing.
  }{ plis-reason-worst }
plis-reason-discard = You have no card of the family led, so this card can’t take the trick, and { $keeps ->
    [none] you’ll have only { $rest ->
        [one] one card
       *[other] { $rest } cards
      } of this card’s family left.
   *[other] you keep the { $keeps }, a lower card of the same family.
  }{ plis-reason-worst }
plis-reason-less = { $of_ten ->
    [10] You’ll probably take the trick, but this is still the card that will cost you least.
   *[other] You’ll take the trick { $of_ten } times in 10, but this is still the card that will cost you least.
  }{ plis-reason-worst }
plis-reason-alike = This trick will cost you about { $paid ->
    [one] one point
   *[other] { $paid } points
  } on average; no other card would do much better.
plis-reason-worst = { $more ->
    [0] { "" }
    [one] { " " }The { $colour ->
        [pink] pink
       *[blue] blue
      } { $letter } would cost you about one point more on average.
   *[other] { " " }The { $colour ->
        [pink] pink
       *[blue] blue
      } { $letter } would cost you about { $more } points more on average.
  }

## The first game
plis-goal = { $contract ->
    [tricks] Avoid tricks
    [vowels] Avoid vowels
    [m-n] Avoid M and N
    [blue-h] Avoid the blue H
   *[everything] Avoid everything!
  }
plis-caption-goal = { $contract ->
    [tricks] Avoid taking tricks.
    [vowels] Avoid tricks with vowels in them.
    [m-n] Avoid tricks with an M or an N in them.
    [blue-h] Avoid the trick with the blue H in it.
   *[everything] Avoid taking anything at all.
  } Follow the family led if you can: its highest letter takes the trick.
plis-caption-won = The { $letter } is the highest card played in the family that was led, so { $own ->
    [yes] you take the trick
   *[no] { $name } takes the trick
  }{ $points ->
    [0] , and it costs no points.
    [one] : { $points } point.
   *[other] : { $points } points.
  }{ $strays ->
    [yes] { " " }Higher letters in other families don’t count.
   *[no] { "" }
  }
plis-caption-led = { $own ->
    [yes] You lead
   *[no] { $name } leads
  } { $family }: whoever has a card of that family must play one. The highest of these cards, the one nearest Z, takes the trick.
plis-caption-discard = { $own ->
    [yes] You have no { $family } card, so your discard
   *[no] { $name } has no { $family } card, so their discard
  } can’t take the trick.
plis-about-contract = This is what costs points in this round. At the end of the game, the lowest total wins.
plis-about-family = The { $family } family: the highest letter, the one nearest Z, takes the trick. Underlined letters are in your hand; letters that are crossed out are not in play this round.
