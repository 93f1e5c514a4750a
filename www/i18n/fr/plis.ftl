## Events and refusals
plis-round-began = Manche { $round }, { $contract ->
    [tricks] les plis : 5 points par pli
    [vowels] les voyelles : 10 points chacune
    [m-n] les M et les N : 20 points chacun
    [blue-h] le H bleu : 90 points
   *[everything] tout compte : plis, voyelles, M et N, H bleu
  }. { $leader } entame.
plis-dealt = { $seat } reçoit { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }.
plis-played = { $seat } joue { $letter } { $colour ->
    [pink] rose
   *[blue] bleu
  }.
plis-trick-won = { $points ->
    [0] { $seat } remporte le pli.
   *[other] { $seat } remporte le pli : { $points } points.
  }
plis-round-ended = La manche { $round } est finie : { $least ->
    [one] { $least } point
   *[other] { $least } points
  } pour qui s’en tire le mieux, { $most ->
    [one] { $most } point
   *[other] { $most } points
  } pour qui a le plus pris.
plis-match-ended = La partie est finie : { $winners ->
    [one] { $seat } gagne
   *[other] { $winners } joueurs se partagent la première place
  } avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.

plis-refused-not-your-turn = Chacun joue à son tour : qui a remporté le pli entame, puis les autres suivent.
plis-refused-not-in-hand = On ne joue que les cartes de sa main : { $letter } { $colour ->
    [pink] rose
   *[blue] bleu
  } n’y est pas.
plis-refused-must-follow = On joue la famille demandée, { $family ->
    [pink-am] A–M rose
    [pink-nz] N–Z rose
    [blue-am] A–M bleue
   *[blue-nz] N–Z bleue
  }, tant qu’on en a : la défausse est pour qui n’en a plus.
plis-refused-no-clock = Ce jeu se joue sans montre : seul un joueur peut jouer une carte.
plis-refused-first-seat = Qui commence est assis à l’une des { $seats } places de la table.
plis-refused-setup-hands = Une position donne une main à chaque place de la table, ni plus ni moins.
plis-refused-setup-unknown = « { $name } » n’est pas une carte : une carte est « p » (rose) ou « b » (bleu) suivi d’une lettre de A à Z.
plis-refused-setup-put-away = À ce nombre de joueurs, le Z { $colour ->
    [pink] rose
   *[blue] bleu
  } reste dans la boîte.
plis-refused-setup-twice = Il n’y a qu’un { $letter } { $colour ->
    [pink] rose
   *[blue] bleu
  } dans le jeu.
plis-refused-setup-leader = Qui entame est assis à cette table.
plis-refused-setup-scores = Une position donne un nombre de points à chaque place, au moins 0.
plis-refused-setup-round = Une partie a cinq manches, de 1 à 5.

## Table
plis-name = Plis de lettres
plis-lead = Cinq manches de plis, et chaque fois autre chose à éviter : les plis, les voyelles, les M et les N, le H bleu, tout.
plis-first-seat = Entame la première manche
plis-option-first_seat-help = Le joueur suivant entame la deuxième, et ainsi de suite.
plis-card = { $letter } { $colour ->
    [pink] rose
   *[blue] bleu
  }
plis-family = { $family ->
    [pink-am] A–M rose
    [pink-nz] N–Z rose
    [blue-am] A–M bleue
   *[blue-nz] N–Z bleue
  }
plis-families = Les quatre familles
plis-family-held = vous avez { $letters }
plis-family-none = vous n’en avez pas
plis-stakes = Ce qu’il faut éviter
plis-stakes-left = { $count ->
    [0] Tout est tombé
    [one] Encore { $count } carte à éviter
   *[other] Encore { $count } cartes à éviter
  }
plis-stake-fallen = { $card }, tombé
plis-round-of = Manche { $round } sur 5
plis-contract = { $contract ->
    [tricks] Les plis
    [vowels] Les voyelles
    [m-n] Les M et les N
    [blue-h] Le H bleu
   *[everything] Tout !
  }
plis-contract-price = { $contract ->
    [tricks] 5 points le pli
    [vowels] 10 points la voyelle
    [m-n] 20 points la carte
    [blue-h] 90 points
   *[everything] pli 5 · voyelle 10 · M et N 20 · H bleu 90
  }
plis-trick-led = Le pli ; famille demandée : { $family }
plis-trick-empty = Le pli, encore vide
plis-leads-short = entame
plis-captured = Ramassé
plis-tricks = { $count ->
    [0] aucun pli
    [one] { $count } pli
   *[other] { $count } plis
  }
plis-prompt-lead = À vous d’entamer : la carte que vous posez nomme la famille.
plis-prompt-follow = À vous de fournir : { $family }.
plis-prompt-discard = Rien en { $family } : défaussez-vous de ce que vous voulez.
plis-play = Jouer le { $card }
plis-hint = Le { $card }, peut-être.
plis-must-follow = On fournit la famille demandée tant qu’on en a : { $family }.
plis-no-such-card = Il n’y a pas de { $letter } dans votre main.
plis-sheet-row = { $round }. { $contract ->
    [tricks] Plis
    [vowels] Voyelles
    [m-n] M et N
    [blue-h] H bleu
   *[everything] Tout
  }
plis-sheet-note = Le plus petit total gagne.
plis-round-over = Manche { $round } · { plis-contract }
