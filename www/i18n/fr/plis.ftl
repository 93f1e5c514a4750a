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
plis-played = { $seat } joue le { $letter } { $colour ->
    [pink] rose
   *[blue] bleu
  }.
plis-trick-won = { $points ->
    [0] { $seat } ramasse le pli.
    [one] { $seat } ramasse le pli : +{ $points } point.
   *[other] { $seat } ramasse le pli : +{ $points } points.
  }
plis-round-ended = Fin de la manche { $round } : chaque joueur a pris entre { $least } et { $most ->
    [one] { $most } point
   *[other] { $most } points
  }.
plis-round-ended-even = Fin de la manche { $round } : chaque joueur a pris { $most ->
    [one] { $most } point
   *[other] { $most } points
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
plis-refused-setup-put-away = Avec ce nombre de joueurs, le Z { $colour ->
    [pink] rose
   *[blue] bleu
  } ne sert pas. Retirez-le.
plis-refused-setup-twice = Il n’y a qu’un { $letter } { $colour ->
    [pink] rose
   *[blue] bleu
  } dans le jeu. N’en gardez qu’un.
plis-refused-setup-leader = Le joueur qui commence doit être à cette table.
plis-refused-setup-scores = Donnez à chaque joueur un score de 0 ou plus.
plis-refused-setup-round = Une partie a cinq manches : choisissez un numéro de 1 à 5.

## Table
plis-name = Plis de lettres
plis-lead = Un jeu de plis en cinq manches. Ce qu’il faut éviter change à chaque manche : les plis, les voyelles, les M et les N, le H bleu, puis tout à la fois.
plis-first-seat = Qui commence la première manche ?
plis-option-first_seat-help = Le joueur suivant commence la deuxième manche, et ainsi de suite.
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
plis-family-of = Famille { $family } :
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
   *[everything] pli 5 · voyelle 10 · M ou N 20 · H bleu 90
  }
plis-trick-led = Le pli ; famille demandée : { $family }
plis-trick-empty = Le pli, encore vide
plis-leads-short = { $own ->
    [yes] commencez
   *[no] commence
  }
plis-own-trick = { $points ->
    [0] Vous ramassez le pli.
    [one] Vous ramassez le pli : +{ $points } point.
   *[other] Vous ramassez le pli : +{ $points } points.
  }
plis-captured = Ramassé
plis-takes-trick = { $own ->
    [yes] ramassez
   *[no] ramasse
  }
plis-account-name = { $score ->
    [one] { $score } point
   *[other] { $score } points
  }, et { $points } de plus dans cette manche
plis-tricks = { $count ->
    [0] aucun pli
    [one] { $count } pli
   *[other] { $count } plis
  }
plis-prompt-lead = À vous de commencer : jouez une carte de la famille de votre choix.
plis-prompt-follow = À vous : jouez dans la famille { $family }.
plis-prompt-discard = Vous n’avez aucune carte { $family } : défaussez-vous de la carte de votre choix.
plis-play = Jouer le { $card }
plis-hint = Pourquoi pas le { $card } ?
plis-must-follow = Jouez une carte de la famille demandée : { $family }.
plis-no-such-card = Vous n’avez pas de { $letter } en main.
plis-ear-both = Précisez la couleur : écrivez { $letter }, puis « r » pour rose ou « b » pour bleu.
plis-ear-group = { $family } : { $letters }
plis-ear-unread = Écrivez une lettre, puis « r » pour rose ou « b » pour bleu.
plis-ear-help = Écrivez une lettre, puis « r » pour rose ou « b » pour bleu : br est le B rose.
plis-sheet-row = { $round }. { $contract ->
    [tricks] Plis
    [vowels] Voyelles
    [m-n] M et N
    [blue-h] H bleu
   *[everything] Tout
  }
plis-sheet-note = Le plus petit total gagne.
plis-dearest = Le pli le plus cher : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, pour { $name }.
plis-round-over = Manche { $round } · { plis-contract }

## Pourquoi ce conseil
plis-reason-only = C’est la seule carte permise.
plis-reason-under = { $gives ->
    [0] Vous jouez plus bas que le { $best } : vous ne ramassez pas le pli.
    [one] Vous jouez plus bas que le { $best } : vous ne ramassez pas le pli, et le point de votre carte va à un autre joueur.
   *[other] Vous jouez plus bas que le { $best } : vous ne ramassez pas le pli, et les { $gives } points de votre carte vont à un autre joueur.
  }{ plis-reason-worst }
plis-reason-give = { $points ->
    [one] Vous n’avez pas la famille demandée : le point de votre carte va au joueur qui ramasse le pli.
   *[other] Vous n’avez pas la famille demandée : les { $points } points de votre carte vont au joueur qui ramasse le pli.
  }{ plis-reason-worst }
plis-reason-last-of-family = C’est votre dernière carte de cette famille : quand la famille sera demandée, vous pourrez vous défausser.{ plis-reason-worst }
plis-reason-throw = Cette carte ne peut pas ramasser le pli, et c’est la plus haute de sa famille dans votre main.{ plis-reason-worst }
plis-reason-take-nothing = Vous jouez en dernier : vous ramassez le pli, mais il ne coûte aucun point.{ plis-reason-worst }
plis-reason-take-anyway = Quelle que soit votre carte, vous ramassez le pli, qui vous coûte { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.{ plis-reason-worst }
plis-reason-take = Vous prenez { $points ->
    [one] { $points } point
   *[other] { $points } points
  } maintenant, pour en éviter davantage ensuite.{ plis-reason-worst }
plis-reason-passed = { $height ->
    [low] C’est une carte basse : { plis-reason-safe }
   *[other] Des cartes plus hautes sont encore en jeu : { plis-reason-safe }
  }{ plis-reason-worst }
plis-reason-safe = { $of_ten ->
    [10] vous n’aurez sans doute pas à ramasser le pli.
   *[other] { $of_ten } fois sur 10, vous n’aurez pas à ramasser le pli.
  }
plis-reason-free = { $height ->
    [high] Ce pli ne coûtera sans doute aucun point : profitez-en pour jouer une carte haute.
   *[other] Même si vous ramassez ce pli, il ne coûtera sans doute aucun point.
  }{ plis-reason-worst }
plis-reason-discard = Vous n’avez pas la famille demandée : cette carte ne ramasse rien, et { $keeps ->
    [none] il ne vous restera { $rest ->
        [one] qu’une carte
       *[other] que { $rest } cartes
      } de sa famille.
   *[other] vous gardez le { $keeps }, plus bas dans la même famille.
  }{ plis-reason-worst }
plis-reason-less = { $of_ten ->
    [10] Vous ramasserez sans doute le pli, mais cette carte est celle qui vous coûtera le moins.
   *[other] Vous ramasserez le pli { $of_ten } fois sur 10, mais cette carte est celle qui vous coûtera le moins.
  }{ plis-reason-worst }
plis-reason-alike = Ce pli vous coûtera en moyenne { $paid ->
    [one] un point
   *[other] { $paid } points
  } ; aucune autre carte ne ferait beaucoup mieux.
plis-reason-worst = { $more ->
    [0] { "" }
    [one] { " " }Le { $letter } { $colour ->
        [pink] rose
       *[blue] bleu
      } vous coûterait environ un point de plus en moyenne.
   *[other] { " " }Le { $letter } { $colour ->
        [pink] rose
       *[blue] bleu
      } vous coûterait environ { $more } points de plus en moyenne.
  }

## Première partie
plis-goal = { $contract ->
    [tricks] Évitez les plis
    [vowels] Évitez les voyelles
    [m-n] Évitez les M et les N
    [blue-h] Évitez le H bleu
   *[everything] Évitez tout !
  }
plis-caption-goal = { $contract ->
    [tricks] Évitez de ramasser des plis.
    [vowels] Évitez les plis où il y a des voyelles.
    [m-n] Évitez les plis où il y a un M ou un N.
    [blue-h] Évitez le pli où se trouve le H bleu.
   *[everything] Évitez de ramasser quoi que ce soit.
  } Si vous le pouvez, jouez dans la famille demandée : sa lettre la plus proche du Z ramasse le pli.
plis-caption-won = Le { $letter } est la plus haute carte jouée dans la famille demandée : { $own ->
    [yes] vous ramassez
   *[no] { $name } ramasse
  }{ $points ->
    [0] { " " }le pli, qui ne coûte aucun point.
    [one] { " " }{ $points } point.
   *[other] { " " }{ $points } points.
  }{ $strays ->
    [yes] { " " }Les autres familles ne comptent pas.
   *[no] { "" }
  }
plis-caption-led = { $own ->
    [yes] Vous demandez
   *[no] { $name } demande
  } la famille { $family } : chacun doit jouer cette famille s’il le peut, et la lettre la plus proche du Z ramasse le pli.
plis-caption-discard = { $own ->
    [yes] Vous n’avez aucune carte { $family } : votre carte
   *[no] { $name } n’a aucune carte { $family } : sa carte
  } ne peut pas ramasser le pli.
plis-about-contract = Voici les points à éviter dans cette manche. À la fin de la partie, le plus petit total gagne.
plis-about-family = Famille { $family } : la lettre la plus avancée dans l’alphabet ramasse le pli. Les lettres soulignées sont dans votre main, et les lettres barrées ne sont pas en jeu dans cette manche.
