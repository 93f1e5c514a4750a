## Events and refusals
syntax-drew = { $seat } tire { $card }.
syntax-dealer = { $seat } a la plus haute carte et donne en premier.
syntax-dealt = Manche { $round } : { $dealer } donne, { $first } commence. Carte découverte : { $card }.
syntax-laid = { $seat } dépose { $word }.
syntax-exchanged-face-up = { $seat } écarte { $discard } et ramasse { $card }, qui était à découvert.
syntax-exchanged-stock = { $seat } écarte { $discard } et tire au talon.
syntax-exchanged-stock-seen = { $seat } écarte { $discard } et tire { $card } au talon.
syntax-inserted = { $seat } allonge { $before } en { $after }.
syntax-replaced = { $seat } change { $before } en { $after } et reprend { $cards }.
syntax-accepted = { $seat } ne conteste pas.
syntax-stood = Personne ne conteste : { $word } reste.
syntax-challenged-wrongly = { $seat } conteste { $word } à tort : le mot est au dictionnaire. Dix points d’amende, { $score } en tout.
syntax-challenged-rightly = { $seat } conteste { $word } avec raison : le mot n’est pas au dictionnaire. Dix points de moins, { $score } en tout.
syntax-taken-back = { $seat } reprend { $word } et perd son tour.
syntax-taken-back-to = { $seat } reprend ses cartes et perd son tour : { $word } redevient { $before }.
syntax-stock-reformed = Talon épuisé : les cartes écartées sont mêlées et le reforment ({ $count }). Carte découverte : { $card }.
syntax-round-ended = { $seat } n’a plus de cartes : la manche { $round } est finie.
syntax-round-ended-stuck = Plus aucun mot depuis longtemps : la manche { $round } s’arrête, chacun compte ses cartes.
syntax-counted = { $seat } garde { $cards } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $score } en tout.
syntax-left = { $seat } atteint { $score } points et quitte le jeu.
syntax-re-entry-offered = { $seat } peut revenir avec { $score } points, au prix de { $price }.
syntax-re-entered = { $seat } revient au jeu avec { $score } points, au prix de { $price }.
syntax-retired = { $seat } ne revient pas.
syntax-match-won = { $seat } gagne la partie.
syntax-match-shared = La partie est finie : { $count } joueurs se partagent la première place.

syntax-refused-options = Cette valeur de l’option « { $option } » ne convient pas à ce nombre de joueurs ou sort de ses limites.
syntax-refused-setup = Cette position est impossible (« { $field } ») : il y manque quelque chose, ou une carte y est de trop.
syntax-refused-phase-play = Il n’y a rien à répondre : un joueur doit faire l’une des quatre opérations.
syntax-refused-phase-challenge = D’abord le mot qui vient d’être formé : les autres le contestent ou le laissent.
syntax-refused-phase-re-entry = D’abord les réponses de ceux qui peuvent revenir au jeu.
syntax-refused-phase-over = La partie est finie.
syntax-refused-turn = Chacun joue à son tour, une opération à la fois.
syntax-refused-answer = Seuls les autres joueurs répondent à un mot, et chacun une fois.
syntax-refused-offer = Seuls répondent les joueurs sortis à qui l’on propose de revenir, et chacun une fois.
syntax-refused-sign = Aucune carte ne porte le signe « { $sign } » : les cartes vont de A à Z, et une minuscule est un joker.
syntax-refused-hand = Cela demande { $cards } : on ne joue que les cartes de sa main.
syntax-refused-index = On intercale ou l’on change dans un mot posé sur la table.
syntax-refused-stock = Il n’y a pas de carte à prendre là, et l’on ne reprend pas celle qu’on vient d’écarter.
syntax-refused-insert-nothing = Intercaler, c’est ajouter au moins une carte à { $before }, sans rien en retirer.
syntax-refused-insert-order = Les cartes de { $before } restent toutes et gardent leur suite, jokers compris.
syntax-refused-replace-length = Changer { $before }, c’est garder le même nombre de lettres.
syntax-refused-replace-nothing = Changer un mot, c’est en remplacer au moins une carte.
syntax-refused-one-letter = Un mot a au moins deux lettres.
syntax-refused-minimum = On a convenu de mots d’au moins { $letters } lettres.
syntax-refused-opening = On a convenu que le premier mot de chacun, à chaque manche, ait au moins quatre lettres.
syntax-refused-not-a-word = { $word } n’est pas au dictionnaire de cette partie.
