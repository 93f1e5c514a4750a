## Ce qui arrive, ce qui est refusé
spikit-dealt = Manche { $round } : { $seat } commence.
spikit-rolled = { $seat } lance le dé : { $face }.
spikit-took = { $seat } prend « { $card } » et laisse « { $gave } ».
spikit-took-free = Libre choix : { $seat } prend « { $card } » et laisse « { $gave } ».
spikit-drew = { $seat } pioche.
spikit-drew-card = { $seat } pioche « { $card } ».
spikit-drew-nothing = { $seat } voudrait piocher, mais il ne reste aucune carte.
spikit-reshuffled = Le rebut est mélangé : { $count ->
    [one] { $count } carte redevient le sabot
   *[other] { $count } cartes redeviennent le sabot
  }.
spikit-proposed-lay = { $seat } propose : « { $sentence } »
spikit-proposed-complete = { $seat } complète une phrase : « { $sentence } »
spikit-proposed-swap = { $seat } change un mot : « { $sentence } »
spikit-voted = { $seat } a voté.
spikit-accepted = Acceptée, { $for } contre { $against }.
spikit-refused-by-vote = Refusée, { $against } contre { $for }.
spikit-accepted-by-dice = Égalité, { $for } partout. Les dés ({ $rolls }) donnent deux fois le même chiffre : acceptée.
spikit-refused-by-dice = Égalité, { $for } partout. Les dés ({ $rolls }) ne donnent pas deux fois le même chiffre : refusée.
spikit-laid = { $seat } dépose « { $sentence } »
spikit-completed = La phrase devient « { $sentence } »
spikit-swapped = { $seat } met « { $card } » à la place de « { $out } ».
spikit-family-unilingual = Une famille dans une seule langue ! { $seat } réunit « { $sentence } »
spikit-family-bilingual = Une famille ! { $seat } réunit « { $sentence } »
spikit-taken-back = { $seat } reprend ses cartes.
spikit-fished = { $seat } pêche « { $card } ».
spikit-fished-kept = { $seat } garde « { $card } ».
spikit-fished-nothing = { $seat } ne garde rien.
spikit-discarded = { $seat } écarte { $count ->
    [0] 0 carte
    [one] { $count } carte
   *[other] { $count } cartes
  } sans les montrer.
spikit-cleared = { $count ->
    [one] Une phrase de cinq cartes ou plus quitte la table.
   *[other] { $count } phrases de cinq cartes ou plus quittent la table.
  }
spikit-turn = { $seat } prend le dé.
spikit-turn-after-refusals = Trois propositions refusées : { $seat } prend le dé.
spikit-time-up = Le temps est écoulé : la manche en cours est la dernière.
spikit-round-won = { $seat } n’a plus de cartes et remporte la manche { $round }.
spikit-round-stuck = Plus personne ne peut jouer : la manche { $round } s’arrête là.
spikit-match-ended = La partie est finie.

spikit-refused-options = Cette option est hors limites : { $option }.
spikit-refused-setup = Cette position de départ est impossible : { $field }.
spikit-refused-phase = { $phase ->
    [roll] Lancez d’abord le dé.
    [draw] Prenez d’abord une carte visible qui porte le chiffre du dé, ou piochez.
    [play] Déposez, complétez, troquez, ou terminez votre tour.
    [vote] Attendez la fin du vote.
    [advantage] Choisissez d’abord : pêcher, prendre une carte visible, ou rien.
    [fishing] Gardez d’abord la carte pêchée, pêchez encore, ou arrêtez.
    [discard] Choisissez d’abord les cartes que vous écartez.
   *[over] La partie est finie.
  }
spikit-refused-turn = { $phase ->
    [vote] Vous avez déjà voté, ou c’est votre phrase qu’on juge.
   *[other] Attendez votre tour.
  }
spikit-refused-hand = Vous n’avez pas toutes ces cartes en main.
spikit-refused-twice = Une carte ne peut servir qu’une fois.
spikit-refused-display = Il n’y a pas de carte à cet endroit.
spikit-refused-face = Le dé dit { $face } : prenez une carte visible qui porte ce chiffre, ou piochez.
spikit-refused-laid = Vous avez déjà déposé une phrase à ce tour. Vous pouvez encore compléter et troquer.
spikit-refused-short = Une phrase a au moins trois cartes.
spikit-refused-sentence = Cette phrase n’est plus sur la table.
spikit-refused-place = Il n’y a pas de mot à cet endroit de la phrase.
spikit-refused-nothing = Ajoutez au moins une carte, avant ou après la phrase.
spikit-refused-swapped = Cette carte a déjà été troquée à ce tour. Attendez votre prochain tour.
spikit-refused-second-joker = Un seul joker par phrase.
spikit-refused-joker = Écrivez ce que dit le joker : un à trois mots.
spikit-refused-language = Le joker parle l’une des deux langues du jeu.
spikit-refused-no-words = Écrivez un à trois mots, avec des lettres, des apostrophes et des traits d’union.
spikit-refused-many-words = Le joker dit { $most } mots au plus.
spikit-refused-word = Le dictionnaire ne connaît pas « { $word } ». Essayez un autre mot.
spikit-refused-again = Cette phrase vient d’être refusée. Proposez-en une autre.
spikit-refused-fished = Utilisez la carte pêchée, ou gardez-la.
spikit-refused-no-fish = Vous ne pouvez plus pêcher.
spikit-refused-discards = Vous pouvez écarter { $most ->
    [one] une carte
   *[other] { $most } cartes
  } au plus.
