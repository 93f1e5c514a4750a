## Events and refusals
plis-round-began = Manche { $round }, { $contract ->
    [tricks] les plis : 5 points par pli
    [vowels] les voyelles : 10 points chacune
    [m-n] les M et les N : 20 points chacun
    [blue-h] le H bleu : 90 points
   *[everything] tout compte : plis, voyelles, M et N, H bleu
  }. { $leader } commence.
plis-dealt = { $seat } reçoit { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }.
plis-played = { $seat } joue { $letter } { $colour ->
    [pink] rose
   *[blue] bleu
  }.
plis-trick-won = { $points ->
    [0] { $seat } remporte le pli.
   *[other] { $seat } remporte le pli : { $points } points de pénalité.
  }
plis-round-ended = La manche { $round } est finie. Le moins : { $least ->
    [one] { $least } point
   *[other] { $least } points
  } ; le plus : { $most ->
    [one] { $most } point
   *[other] { $most } points
  }.
plis-match-ended = La partie est finie : { $winners ->
    [one] { $seat } gagne
   *[other] { $winners } joueurs se partagent la première place
  } avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.

plis-refused-not-your-turn = Ce n’est pas votre tour. Attendez que les autres aient joué.
plis-refused-not-in-hand = Le { $letter } { $colour ->
    [pink] rose
   *[blue] bleu
  } n’est pas dans votre main. Jouez une autre carte.
plis-refused-must-follow = Jouez une carte de la famille demandée : { plis-family }.
plis-refused-no-clock = Ce jeu n’a pas de chronomètre : jouez une carte.
plis-refused-first-seat = Choisissez qui commence parmi les { $seats } joueurs de la table.
plis-refused-setup-hands = Il faut une main par joueur, ni plus ni moins.
plis-refused-setup-unknown = « { $name } » n’est pas une carte de ce jeu. Remplacez-la.
plis-refused-setup-put-away = À ce nombre de joueurs, le Z { $colour ->
    [pink] rose
   *[blue] bleu
  } reste dans la boîte. Retirez-le.
plis-refused-setup-twice = Il n’y a qu’un { $letter } { $colour ->
    [pink] rose
   *[blue] bleu
  } dans le jeu. Retirez l’autre.
plis-refused-setup-leader = Celui qui commence doit être à cette table.
plis-refused-setup-scores = Il faut un score par joueur, au moins 0.
plis-refused-setup-round = Une partie a cinq manches : choisissez de 1 à 5.

## Table
plis-name = Plis de lettres
plis-lead = Cinq manches de plis, et chaque fois autre chose à éviter : les plis, les voyelles, les M et les N, le H bleu, tout.
plis-first-seat = Commence la première manche
plis-option-first_seat-help = Le joueur suivant commence la deuxième, et ainsi de suite.
plis-card = { $letter } { $colour ->
    [pink] rose
   *[blue] bleu
  }
plis-family = { $family ->
    [pink-am] rose A–{"\u2060"}M
    [pink-nz] rose N–{"\u2060"}Z
    [blue-am] bleue A–{"\u2060"}M
   *[blue-nz] bleue N–{"\u2060"}Z
  }
plis-families = Les quatre familles
plis-family-held = vous avez { $letters }
plis-family-none = vous n’en avez pas
plis-stakes = Ce qu’il faut éviter
plis-stakes-left = { $count ->
    [0] Tout est tombé
    [one] Encore { $count } carte à éviter
   *[other] Encore { $count } cartes à éviter
  }
plis-stake-fallen = { $card }, déjà tombé
plis-round-of = Manche { $round } sur 5
plis-contract = { $contract ->
    [tricks] Les plis
    [vowels] Les voyelles
    [m-n] Les M et les N
    [blue-h] Le H bleu
   *[everything] Tout !
  }
plis-contract-price = { $contract ->
    [tricks] 5 points le pli
    [vowels] 10 points la voyelle
    [m-n] 20 points la carte
    [blue-h] 90 points
   *[everything] pli 5 · voyelle 10 · M et N 20 · H bleu 90
  }
plis-trick-led = Le pli ; famille demandée : { $family }
plis-trick-empty = Le pli, encore vide
plis-leads-short = débute
plis-captured = Ramassé
plis-account = { $score } + { $points }
plis-account-name = { $score ->
    [one] { $score } point
   *[other] { $score } points
  }, et { $points } de plus dans cette manche
plis-tricks = { $count ->
    [0] aucun pli
    [one] { $count } pli
   *[other] { $count } plis
  }
plis-prompt-lead = À vous de commencer : votre carte choisit la famille.
plis-prompt-follow = À vous : jouez la famille { $family }.
plis-prompt-discard = Rien dans la famille { $family } : défaussez-vous de la carte que vous voulez.
plis-play = Jouer le { $card }
plis-hint = Pourquoi pas le { $card } ?
plis-must-follow = Jouez une carte de la famille demandée : { $family }.
plis-no-such-card = Vous n’avez pas de { $letter } en main.
plis-sheet-row = { $round }. { $contract ->
    [tricks] Plis
    [vowels] Voyelles
    [m-n] M et N
    [blue-h] H bleu
   *[everything] Tout
  }
plis-sheet-note = Le plus petit total gagne.
plis-dearest = Le pli le plus cher : { $points } points, pour { $name }.
plis-round-over = Manche { $round } · { plis-contract }

## Pourquoi ce conseil
plis-reason-only = C’est la seule carte permise.
plis-reason-under = { $gives ->
    [0] Sous le { $best } : vous ne ramassez pas.
   *[other] Sous le { $best } : vous ne ramassez pas, et ses { $gives } points vont à un autre.
  }{ plis-reason-worst }
plis-reason-give = Autre famille : ses { $points } points vont à qui ramasse.{ plis-reason-worst }
plis-reason-last-of-family = La dernière de sa famille : ensuite, vous pourrez vous défausser.{ plis-reason-worst }
plis-reason-throw = Vous ne ramassez pas : c’est le moment de jeter la plus haute de sa famille.{ plis-reason-worst }
plis-reason-take-nothing = Vous jouez en dernier : elle ramasse, mais à zéro point.{ plis-reason-worst }
plis-reason-take-anyway = Vous ramassez de toute façon : { $points } points.{ plis-reason-worst }
plis-reason-take = Elle ramasse { $points } points, pour en éviter davantage ensuite.{ plis-reason-worst }
plis-reason-passed = { $height ->
    [low] Basse : { plis-reason-safe }
   *[other] Il reste plus fort : { plis-reason-safe }
  }{ plis-reason-worst }
plis-reason-safe = { $of_ten ->
    [10] vous n’aurez sans doute pas à ramasser.
   *[other] { $of_ten } fois sur 10, vous n’aurez pas à ramasser.
  }
plis-reason-free = { $height ->
    [high] Ce pli ne coûtera sans doute rien : jouez-y une carte haute.
   *[other] Même si elle ramasse, ce pli ne coûtera sans doute rien.
  }{ plis-reason-worst }
plis-reason-least = De vos cartes, c’est celle qui coûte le moins à la longue.{ plis-reason-worst }
plis-reason-worst = { $more ->
    [0] { "" }
   *[other] { " " }Avec le { $letter } { $colour ->
        [pink] rose
       *[blue] bleu
      }, comptez environ { $more } points de plus.
  }

## Première partie
plis-goal = { $contract ->
    [tricks] Évitez les plis
    [vowels] Évitez les voyelles
    [m-n] Évitez les M et les N
    [blue-h] Évitez le H bleu
   *[everything] Évitez tout !
  }
plis-caption-won = { $letter } est la plus avancée : { $own ->
    [yes] vous ramassez
   *[no] { $name } ramasse
  }, { $points ->
    [0] à zéro point.
   *[other] +{ $points }.
  }{ $strays ->
    [yes] { " " }Les autres familles ne comptent pas.
   *[no] { "" }
  }
plis-caption-led = { $own ->
    [yes] Vous demandez
   *[no] { $name } demande
  } la famille { $family } : qui en a doit en jouer, et la lettre la plus avancée ramasse.
plis-caption-discard = { $own ->
    [yes] Vous n’avez rien de la famille { $family } : votre carte
   *[no] { $name } n’a rien de la famille { $family } : sa carte
  } ne peut pas ramasser.
plis-about-contract = Ce qui coûte des points dans cette manche. À la fin, le plus petit total gagne.
plis-about-family = Famille { $family } : la lettre la plus avancée ramasse, jusqu’à { $last }. Les lettres soulignées sont dans votre main.
