## Events and refusals

padbolix-deal-began = Manche { $deal } : { $seat } commence.
padbolix-exchanged = { $dubolix } donne { padbolix-worst } à { $padbolix } et reçoit { padbolix-best }.
padbolix-worst = { $worst_kind ->
    [star] une étoile
    [firecracker] un pétard
   *[letter] un { $worst }
  }
padbolix-best = { $best_kind ->
    [star] une étoile
    [firecracker] un pétard
   *[letter] un { $best }
  }
padbolix-exchanged-unseen = { $dubolix } donne sa moins bonne carte à { $padbolix }, qui lui donne sa meilleure carte.
padbolix-led = { $seat } commence avec { padbolix-shown }.
padbolix-played = { $seat } joue { padbolix-shown }.
# A play in a sentence: its letters, and which of them are stars.
padbolix-shown = { $stars ->
    [0] { $letters }
    [one] { $letters } (étoile : { $standing_for })
   *[other] { $letters } (étoiles : { $standing_for })
  }
padbolix-firecracker = { $seat } fait éclater un pétard !
padbolix-passed = { $seat } passe.
padbolix-skipped-firecracker = Boum ! { $seat } saute son tour.
padbolix-skipped-same-letters = Les mêmes lettres : { $seat } saute son tour.
padbolix-trick-won = { $seat } gagne le pli.
padbolix-trick-won-z = Z ! { $seat } gagne le pli aussitôt.
padbolix-lead-moved-no-cards = { $from } n’a plus de cartes : { $to } commence.
padbolix-lead-moved-only-firecrackers = { $from } n’a plus que des pétards et ne peut pas commencer : { $to } commence.

# Names of the ranks: they are names, and stay as they are in every language.
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
padbolix-ranked-out = { $seat } a fini : { padbolix-rank }, { padbolix-points }.
padbolix-ranked-special-last = { $seat } finit sur une étoile, un Z ou un pétard : { padbolix-rank }, { padbolix-points }.
padbolix-ranked-last-holding = { $seat } reste avec des cartes en main : { padbolix-rank }, { padbolix-points }.
padbolix-ranked-nobody-can-lead = Personne ne peut commencer, et { $seat } n’a plus que des pétards : { padbolix-rank }, { padbolix-points }.
padbolix-why-special-last = finit sur une étoile, un Z ou un pétard
padbolix-why-last-holding = reste avec des cartes en main
padbolix-why-nobody-can-lead = n’a plus que des pétards, et personne ne peut commencer
padbolix-round-ended = Fin de la manche { $deal } : { $dubolix } est Dubolix, { $padbolix } est Padbolix.
padbolix-match-ended = La partie est finie.

# What to follow, for the refusals.
padbolix-formula = { $kind ->
    [single] une carte seule
    [pairs] { $groups ->
        [one] une paire
       *[other] { $groups } paires
      }
   *[sequences] { $groups ->
        [one] une suite de { $length } lettres
       *[other] { $groups } suites de { $length } lettres
      }
  }

padbolix-refused-first-seat = Le joueur qui commence doit être à cette table.
padbolix-refused-setup-seats = Il faut une main et un score par joueur, ni plus ni moins.
padbolix-refused-setup-cards = La boîte contient deux fois chaque lettre de B à Z, sept étoiles et trois pétards. Retirez les cartes en trop.
padbolix-refused-setup-hands = Donnez des cartes à deux joueurs au moins.
padbolix-refused-setup-finished = Nommez une seule fois chaque joueur qui n’a plus de cartes, et personne d’autre.
padbolix-refused-setup-leader = Le joueur qui commence doit avoir des cartes.
padbolix-refused-setup-deal = Le numéro de la manche va de 1 au nombre de joueurs.
padbolix-refused-setup-scores = Ces scores sont impossibles dans ce jeu. Corrigez-les.
padbolix-refused-turn = C’est à un autre joueur de jouer : attendez votre tour.
padbolix-refused-no-card = Cette carte n’est pas dans le jeu. Jouez des lettres de B à Z, des étoiles ou des pétards.
padbolix-refused-not-in-hand = Vous n’avez pas toutes ces cartes. Jouez celles de votre main.
padbolix-refused-star-unnamed = Choisissez la lettre que votre étoile remplace.
padbolix-refused-star-for-a = Il n’y a pas de A dans ce jeu : votre étoile remplace une lettre de B à Z.
padbolix-refused-firecracker-alone = Un pétard se joue seul : reprenez les autres cartes.
padbolix-refused-no-formula = Ces cartes ne vont pas ensemble. Jouez une carte seule, une ou plusieurs suites de lettres, ou une ou plusieurs paires.
padbolix-refused-unequal-groups = Vos suites doivent toutes avoir la même longueur.
padbolix-refused-sequence-too-short = Une suite a au moins deux lettres. Vous pouvez aussi jouer une seule carte.
padbolix-refused-other-formula = Vous devez jouer la formule demandée : { padbolix-formula }.
padbolix-refused-too-weak = Trop faible : votre plus petite lettre doit être au moins { $lowest }.
padbolix-refused-firecracker-leads = Vous ne pouvez pas commencer par un pétard. Jouez des lettres ou des étoiles.
padbolix-refused-firecracker-follows = Pas de pétard après un pétard. Jouez autre chose, ou passez.
padbolix-refused-lead-must-play = Vous commencez le pli : vous devez jouer.
padbolix-refused-passed-in-this-trick = Vous avez déjà passé dans ce pli : cette fois, vous devez jouer.
padbolix-refused-passed-in-this-deal = Vous avez déjà passé dans cette manche : cette fois, vous devez jouer.
padbolix-refused-passed-twice-running = À deux, vous ne pouvez pas passer deux fois de suite : vous devez jouer.

## Table
padbolix-name = Padbolix
padbolix-lead = Videz votre main en jouant des cartes seules, des suites ou des paires, sans finir sur une étoile, un Z ou un pétard.
padbolix-first-seat = Qui commence la première manche ?
padbolix-option-first_seat-help = Ensuite, c’est le Padbolix de la manche précédente qui commence.
padbolix-option-free_pass = Passe libre
padbolix-option-free_pass-help = Combien de fois vous pouvez passer alors que vous pourriez jouer.
padbolix-option-free_pass-trick = Une fois par pli
padbolix-option-free_pass-deal = Une fois par manche
padbolix-star = étoile
padbolix-firecracker-card = pétard
padbolix-a-card = { $card ->
    [star] une étoile
    [firecracker] un pétard
   *[other] un { $card }
  }
padbolix-star-as = { $letter } (étoile)
padbolix-deal-of = Manche { $deal } sur { $deals }
padbolix-to-follow = Il faut { $kind ->
    [single] un { $lowest } ou une carte plus forte
    [pairs] { $groups ->
        [one] une paire de { $lowest } ou une paire plus forte
       *[other] { $groups } paires, chacune de { $lowest } ou d’une lettre plus forte
      }
   *[sequences] { $groups ->
        [one] une suite de { $length } lettres qui commence par { $lowest } ou par une lettre plus forte
       *[other] { $groups } suites de { $length } lettres, chacune commençant par { $lowest } ou par une lettre plus forte
      }
  }
padbolix-trick = Le pli
padbolix-lead-by = { $name } commence.
padbolix-exchange = L’échange
padbolix-exchange-why = { $role ->
    [dubolix] Vous étiez Dubolix à la manche précédente : vous donnez votre moins bonne carte à { $padbolix }, le Padbolix, qui vous donne sa meilleure carte.
    [padbolix] Vous étiez Padbolix à la manche précédente : vous donnez votre meilleure carte à { $dubolix }, le Dubolix, qui vous donne sa moins bonne carte.
   *[other] { $dubolix }, Dubolix de la manche précédente, donne sa moins bonne carte à { $padbolix }, le Padbolix, qui lui donne sa meilleure carte.
  }
padbolix-exchanged-short = Échange : vous avez donné { $gave } à { $name } et reçu { $got }.
padbolix-gives = { $from } donne { $card ->
    [hidden] une carte
   *[other] { $card }
  } à { $to }.
padbolix-turn-pass = { $own ->
    [yes] Vous passez
   *[no] { $name } passe
  }
padbolix-tray = Votre formule : { $play }
padbolix-pass = Passer
padbolix-play = Jouer { $play }
padbolix-play-firecracker = Faire éclater le pétard
padbolix-hint = Pourquoi pas ce coup ?
padbolix-hint-pass = Pourquoi ne pas passer ?
padbolix-no-formula = Pas encore : il faut une carte seule, une ou plusieurs suites de même longueur, ou une ou plusieurs paires.
padbolix-prompt-lead = À vous : une carte seule, une ou plusieurs suites de même longueur, ou une ou plusieurs paires.
padbolix-prompt-follow = À vous : jouez { $lowest } ou plus fort, ou passez.
padbolix-or-pass = Sinon, passez.
padbolix-prompt-firecracker = À vous : seul votre pétard peut répondre. Jouez-le{ $pass ->
    [yes] , ou passez
   *[no] { "" }
  }.
padbolix-prompt-cannot = Vous n’avez rien à jouer : passez.
padbolix-no-such-card = Il vous manque cette carte : { $letter }.
padbolix-ear-help = Écrivez les lettres de votre coup, par exemple « uu ». Mettez des espaces entre les groupes, comme dans « cde fgh ». Mettez une étoile avant la lettre qu’elle remplace, comme dans « u*u ». Écrivez un point d’exclamation pour jouer un pétard, ou 0 pour passer.
padbolix-ear-unread = Écrivez des lettres, * pour une étoile, ! pour un pétard, ou 0 pour passer.
padbolix-ear-several = Plusieurs coups sont possibles. Écrivez l’un d’eux : { $plays }.
padbolix-ear-each = { $who } : { $what }
padbolix-trick-empty = Le pli est encore vide
padbolix-deal-over = Fin de la manche { $deal }
padbolix-sheet-row = Manche { $deal }
padbolix-sheet-note = Le plus grand total gagne.
padbolix-largest = Le plus gros coup : { $play }, par { $name }.
padbolix-ladder = Les rangs de cette manche
padbolix-earlier = { $count ->
    [one] { $count } coup déjà joué
   *[other] { $count } coups déjà joués
  }
padbolix-own-trick = { $z ->
    [yes] Z ! Vous gagnez le pli aussitôt.
   *[no] Vous gagnez le pli.
  }
padbolix-takes-trick = { $own ->
    [yes] gagnez le pli
   *[no] gagne le pli
  }
padbolix-turn-skipped-firecracker = Boum ! { $own ->
    [yes] Vous sautez votre tour
   *[no] { $name } saute son tour
  }
padbolix-turn-skipped-same-letters = Mêmes lettres : { $own ->
    [yes] vous sautez votre tour
   *[no] { $name } saute son tour
  }
padbolix-which-formula = Jouer ces cartes comme…
padbolix-which-letter = { $stars ->
    [one] Avec l’étoile, former…
   *[other] Avec les étoiles, former…
  }
padbolix-more-ways = Autres possibilités…
padbolix-play-cards = Jouer { padbolix-formula }
padbolix-prompt-must = Vous devez jouer { $lowest } ou plus fort, car vous avez déjà passé.
padbolix-no-answer = Impossible de répondre avec { $letter }. { $follow }.
padbolix-not-yet = Pas encore. { padbolix-to-follow }.

## Pourquoi ce conseil
padbolix-reason-nothing = Vous n’avez rien pour répondre.
padbolix-reason-pass = { $keeps ->
    [firecracker] En passant, vous gardez le pétard pour plus tard.
    [z] En passant, vous gardez votre Z.
    [star] En passant, vous ne dépensez pas d’étoile.
    [pair] En passant, vous gardez la paire.
    [letter] En passant, vous gardez votre { $letter } pour plus tard.
   *[formula] En passant, vous ne séparez pas des cartes qui vont ensemble.
  }{ padbolix-reason-gain }
padbolix-reason-firecracker = Le pétard fait sauter un tour au joueur suivant.{ padbolix-reason-gain }
padbolix-reason-out = Vous n’aurez plus rien en main : vous aurez fini.
padbolix-reason-trapped = Vous finirez sur une carte spéciale, mais il n’y a pas mieux à faire.
padbolix-reason-z = { $spends ->
    [0] Le Z gagne
    [1] L’étoile jouée comme Z gagne
   *[other] Les étoiles jouées comme Z gagnent
  } le pli aussitôt, et vous commencez le suivant.{ padbolix-reason-gain }
padbolix-reason-play = { $kind ->
    [single] Vous vous défaites d’une carte{ padbolix-reason-spends }
    [loose] Vous posez une carte isolée{ padbolix-reason-spends }
    [star] Une étoile suffit{ padbolix-reason-keeps }
    [pairs] { $groups ->
        [one] Vous posez la paire d’un seul coup{ padbolix-reason-spends }
       *[other] Vous posez { $groups } paires d’un seul coup{ padbolix-reason-spends }
      }
   *[sequences] { $groups ->
        [one] Vous posez la suite de { $cards ->
           *[other] { $cards } cartes
          } d’un seul coup{ padbolix-reason-spends }
       *[other] Vous posez { $groups } suites d’un seul coup{ padbolix-reason-spends }
      }
  }{ padbolix-reason-gain }
padbolix-reason-spends = { $spends ->
    [0] { padbolix-reason-keeps }
    [one] , au prix d’une étoile{ padbolix-reason-keeps }
   *[other] , au prix de { $spends } étoiles{ padbolix-reason-keeps }
  }
padbolix-reason-keeps = { $keeps ->
    [letter] , et vous gardez une lettre ordinaire pour finir.
    [stars] , et vous ne dépensez pas d’étoile.
    [pair] , et vous gardez la paire.
    [higher] , et vous gardez votre { $letter }, qui est plus fort.
   *[other] .{ $plays ->
        [1] { " " }Encore un coup, et vous aurez fini.
       *[other] { "" }
      }
  }
padbolix-reason-gain = { $gain ->
    [0] { "" }
    [one] { " " }C’est en moyenne un point de mieux qu’{ padbolix-reason-than }.
   *[other] { " " }C’est en moyenne { $gain } points de mieux qu’{ padbolix-reason-than }.
  }
padbolix-reason-than = { $than ->
    [pass] en passant
   *[play] en jouant
  }

## Première partie
padbolix-goal = Débarrassez-vous de vos cartes, mais ne finissez pas sur une étoile, un Z ou un pétard.
padbolix-caption-led = { $own ->
    [yes] Vous commencez
   *[no] { $name } commence
  } par { padbolix-formula } : il faut répondre par la même formule.
padbolix-caption-played = Seule la plus petite lettre compte : il faut { $lowest } ou plus fort.
padbolix-caption-passed = { $own ->
    [yes] Vous passez.
   *[no] { $name } passe.
  } Passer quand on peut jouer n’est permis qu’une fois par { $free ->
    [deal] manche
   *[trick] pli
  }.
padbolix-caption-skipped-firecracker = Après un pétard, le joueur suivant saute son tour : { $own ->
    [yes] c’est vous.
   *[no] c’est { $name }.
  }
padbolix-caption-skipped-same-letters = Ce sont exactement les mêmes lettres : le joueur suivant saute son tour.
padbolix-caption-won = Plus personne ne joue par-⁠dessus : le pli est gagné.
padbolix-caption-won-z = Un Z gagne le pli aussitôt, quelles que soient les autres cartes.
padbolix-caption-ended = La manche est finie : chacun a son rang.
padbolix-caption-keep = Gardez une lettre ordinaire pour la fin : finir sur une étoile, un Z ou un pétard, c’est être Padbolix.
padbolix-caption-first = { $own ->
    [yes] Vous finissez
   *[no] { $name } finit
  } avant les autres : le premier rang s’appelle { padbolix-rank } et rapporte { padbolix-points } à la fin de la manche.
padbolix-caption-special = Finir sur une étoile, un Z ou un pétard, c’est être Padbolix.
# In the bar, before it is played.
padbolix-caution-last = { $special ->
    [star] Vous finiriez sur une étoile
    [z] Vous finiriez sur un Z
   *[firecracker] Vous finiriez sur un pétard
  } : { padbolix-rank }, { padbolix-points }.
padbolix-caution-pass = { $free ->
    [deal] C’est votre seule passe libre de la manche.
   *[trick] C’est votre seule passe libre de ce pli.
  }
padbolix-may-single = une carte seule
padbolix-may-sequences = des suites de même longueur
padbolix-may-pairs = des paires
padbolix-may = Trois façons de commencer
padbolix-about-ranks = Chacun prend un rang quand il n’a plus de cartes : le premier est Dubolix, le dernier Padbolix.
