## Events and refusals

padbolix-deal-began = Donne { $deal } : { $seat } a la main.
padbolix-exchanged = { $dubolix } donne { padbolix-worst } à { $padbolix } et reçoit { padbolix-best }.
padbolix-worst = { $worst_kind ->
    [star] une étoile
    [firecracker] un pétard
   *[letter] { $worst }
  }
padbolix-best = { $best_kind ->
    [star] une étoile
    [firecracker] un pétard
   *[letter] { $best }
  }
padbolix-exchanged-unseen = { $dubolix } donne sa moins bonne carte à { $padbolix }, qui lui donne sa meilleure.
padbolix-led = { $seat } entame avec { padbolix-shown }.
padbolix-played = { $seat } joue { padbolix-shown }.
# A play in a sentence: its letters, and which of them are stars.
padbolix-shown = { $stars ->
    [0] { $letters }
    [one] { $letters } (étoile : { $standing_for })
   *[other] { $letters } (étoiles : { $standing_for })
  }
padbolix-firecracker = { $seat } fait éclater un pétard !
padbolix-passed = { $seat } passe.
padbolix-skipped-firecracker = Boum ! { $seat } saute son tour.
padbolix-skipped-same-letters = Les mêmes lettres : { $seat } saute son tour.
padbolix-trick-won = { $seat } gagne le pli.
padbolix-trick-won-z = Z ! { $seat } gagne le pli aussitôt.
padbolix-lead-moved-no-cards = { $from } n’a plus de cartes : la main passe à { $to }.
padbolix-lead-moved-only-firecrackers = { $from } n’a plus que des pétards et ne peut pas entamer : la main passe à { $to }.

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
padbolix-ranked-out = { $seat } a fini : { padbolix-rank }, { padbolix-points }.
padbolix-ranked-special-last = { $seat } finit sur une étoile, un Z ou un pétard : { padbolix-rank }, { padbolix-points }.
padbolix-ranked-last-holding = { $seat } reste avec des cartes en main : { padbolix-rank }, { padbolix-points }.
padbolix-ranked-nobody-can-lead = { $seat } n’a plus que des pétards, et personne ne peut entamer : { padbolix-rank }, { padbolix-points }.
padbolix-round-ended = Fin de la donne { $deal } : { $dubolix } est Dubolix, { $padbolix } est Padbolix.
padbolix-match-ended = La partie est finie.

# What to follow, for the refusals.
padbolix-formula = { $kind ->
    [single] une carte seule
    [pairs] { $groups ->
        [one] une paire
       *[other] { $groups } paires
      }
   *[sequences] { $groups ->
        [one] une suite de { $length } lettres
       *[other] { $groups } suites de { $length } lettres
      }
  }

padbolix-refused-first-seat = La première place doit être l’une de celles de la table.
padbolix-refused-setup-seats = Une position donne une main et un score à chaque place de la table, ni plus ni moins.
padbolix-refused-setup-cards = La boîte contient deux fois chaque lettre de B à Z, sept étoiles et trois pétards : une position ne peut pas en avoir plus.
padbolix-refused-setup-hands = Deux places au moins doivent avoir des cartes.
padbolix-refused-setup-finished = Ceux qui ont fini sont les places sans cartes, chacune nommée une fois.
padbolix-refused-setup-leader = La main doit être à une place qui a des cartes.
padbolix-refused-setup-deal = Les donnes sont numérotées de 1 au nombre de places.
padbolix-refused-setup-scores = De tels scores n’existent pas à ce jeu.
padbolix-refused-turn = C’est au tour de quelqu’un d’autre.
padbolix-refused-no-card = Les cartes sont les lettres de B à Z, les étoiles et les pétards : rien d’autre ne se joue.
padbolix-refused-not-in-hand = On ne joue que les cartes de sa main ; chaque lettre minuscule demande une étoile.
padbolix-refused-star-unnamed = Qui joue une étoile nomme la lettre qu’elle remplace.
padbolix-refused-star-for-a = Une étoile remplace une lettre de B à Z ; il n’y a pas de A à ce jeu.
padbolix-refused-firecracker-alone = Un pétard se joue seul ; il n’entre dans aucune formule.
padbolix-refused-no-formula = Une formule est une carte seule, des suites de lettres ou des paires.
padbolix-refused-unequal-groups = Tous les groupes d’une formule ont la même longueur.
padbolix-refused-sequence-too-short = Une carte seule se joue seule ; une suite a au moins deux lettres.
padbolix-refused-other-formula = Il faut jouer la même formule : { padbolix-formula }.
padbolix-refused-too-weak = La plus petite lettre doit être { $lowest } ou une lettre plus forte.
padbolix-refused-firecracker-leads = Un pétard ne peut pas être posé en première carte.
padbolix-refused-firecracker-follows = Un pétard ne peut pas être posé après un pétard.
padbolix-refused-lead-must-play = Qui a la main doit jouer ; seuls ceux qui suivent peuvent passer.
padbolix-refused-passed-in-this-trick = Qui peut jouer ne passe qu’une seule fois par pli.
padbolix-refused-passed-in-this-deal = Qui peut jouer ne passe qu’une seule fois par donne.
padbolix-refused-passed-twice-running = À deux, qui peut jouer ne passe pas deux fois de suite.

## Table
padbolix-name = Padbolix
padbolix-lead = Se défaire de ses cartes, seules, en suites ou en paires, et ne pas finir sur une étoile, un Z ou un pétard.
padbolix-first-seat = Mène la première donne
padbolix-option-first_seat-help = Ensuite, c’est le Padbolix de la donne précédente.
padbolix-option-free_pass = Passe libre
padbolix-option-free_pass-help = Qui peut jouer peut passer quand même, une seule fois.
padbolix-option-free_pass-trick = Par pli
padbolix-option-free_pass-deal = Par donne
padbolix-star = étoile
padbolix-firecracker-card = pétard
padbolix-a-card = { $card ->
    [star] une étoile
    [firecracker] un pétard
   *[other] { $card }
  }
padbolix-star-as = { $letter } par une étoile
padbolix-deal-of = Donne { $deal } sur { $deals }
padbolix-to-follow = À suivre : { $kind ->
    [single] une carte, { $lowest } ou plus fort
    [pairs] { $groups ->
        [one] une paire, { $lowest } ou plus fort
       *[other] { $groups } paires, { $lowest } ou plus fort
      }
   *[sequences] { $groups ->
        [one] une suite de { $length }, dès { $lowest } ou plus fort
       *[other] { $groups } suites de { $length }, dès { $lowest } ou plus fort
      }
  }
padbolix-trick = Le pli
padbolix-lead-own = À vous d’entamer.
padbolix-lead-by = { $name } entame.
padbolix-exchange = L’échange
padbolix-gives = { $from } donne { $card ->
    [hidden] une carte
   *[other] { $card }
  } à { $to }.
padbolix-turn-pass = { $own ->
    [yes] Vous passez
   *[no] { $name } passe
  }
padbolix-tray = Votre jeu : { $play }
padbolix-pass = Passer
padbolix-play = Jouer { $play }
padbolix-play-firecracker = Faire éclater le pétard
padbolix-hint = Ceci, peut-être.
padbolix-hint-pass = Passez, peut-être.
padbolix-no-formula = Ces cartes ne font pas encore une formule : une carte seule, des suites d’égale longueur ou des paires.
padbolix-prompt-lead = À vous d’entamer : une carte seule, des suites d’égale longueur ou des paires.
padbolix-prompt-follow = À vous : { $lowest } ou plus fort, ou passez.
padbolix-prompt-cannot = Rien dans votre main ne suit : passez.
padbolix-no-such-card = Il n’y a pas de { $letter } à lever dans votre main.
padbolix-deal-over = Fin de la donne { $deal }
padbolix-sheet-row = Donne { $deal }
padbolix-sheet-note = Le plus grand total gagne.
padbolix-ladder = Les rangs de cette donne
padbolix-earlier = { $count ->
    [one] { $count } tour avant
   *[other] { $count } tours avant
  }
padbolix-turn-skipped-firecracker = Boum ! { $own ->
    [yes] Vous sautez votre tour
   *[no] { $name } saute son tour
  }
padbolix-turn-skipped-same-letters = Mêmes lettres : { $own ->
    [yes] vous sautez votre tour
   *[no] { $name } saute son tour
  }
padbolix-which-formula = Ces cartes sont
padbolix-which-letter = { $stars ->
    [one] L’étoile est
   *[other] Les étoiles sont
  }
padbolix-play-cards = Jouer ces { $count } cartes
padbolix-prompt-must = À vous : { $lowest } ou plus fort. Vous avez déjà passé.
padbolix-no-answer = { $letter } n’est d’aucune réponse. { $follow }.
padbolix-not-yet = Pas encore. { padbolix-to-follow }.
