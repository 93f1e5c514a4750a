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

## Table
syntax-name = Syntax
syntax-lead = Former des mots, allonger et changer ceux de la table, et n’avoir plus de cartes le premier.
syntax-first-seat = Tire en premier
syntax-option-first_seat-help = La plus haute carte donne.
syntax-option-dictionary = Langue des mots
syntax-option-dictionary-fr = Français
syntax-option-dictionary-en = Anglais
syntax-option-dictionary-both = Les deux
syntax-option-deck = Jeu de cartes
syntax-option-deck-help = Le nombre de chaque lettre et ses points.
syntax-option-deck-null = Selon la langue
syntax-option-deck-fr = Français
syntax-option-deck-en = Anglais
syntax-option-packs = Nombre de jeux
syntax-option-packs-help = Avec deux jeux, les mots sont plus variés et plus longs. À partir de cinq joueurs, il en faut deux.
syntax-option-packs-null = Selon la table
syntax-option-packs-1 = Un
syntax-option-packs-2 = Deux
syntax-option-referee = Qui juge les mots
syntax-option-referee-help = Tout mot tient tant que personne ne le conteste ; ou bien le dictionnaire refuse aussitôt ce qu’il n’a pas.
syntax-option-referee-challenge = Les joueurs
syntax-option-referee-dictionary = Le dictionnaire
syntax-option-minimum_length = Lettres au moins
syntax-option-minimum_length-2 = Deux
syntax-option-minimum_length-3 = Trois
syntax-option-long_opening = Grande ouverture
syntax-option-long_opening-help = Le premier mot que chacun dépose dans une manche a au moins quatre lettres.
syntax-option-re_entry = Retour en jeu
syntax-option-re_entry-help = Qui a atteint 100 points peut revenir, au prix convenu, avec le compte le plus haut de la table.
syntax-option-re_entry-allowed = Retours par joueur
syntax-option-re_entry-price = Prix d’un retour
syntax-card = { $letter }, { $points } points
syntax-card-joker = Joker, { $points } points
syntax-card-joker-as = { $letter }, joker
syntax-prompt = Déposez un mot, changez un mot de la table ou échangez une carte.
syntax-prompt-one = Continuez le mot, ou échangez cette carte.
syntax-prompt-change = Choisissez où va la carte : entre deux lettres, ou sur l’une d’elles.
syntax-price = { $points ->
    [one] Vous vous défaites de { $points } point.
   *[other] Vous vous défaites de { $points } points.
  }
syntax-price-replace = { $points } points de moins en main, { $taken } repris.
syntax-lay = Déposer { $word }
syntax-insert = { $before } devient { $word }
syntax-replace = { $before } devient { $word }
syntax-exchange-stock = Écarter { $card }, tirer au talon
syntax-exchange-face-up = … ou prendre { $card }
syntax-no-words = La table attend son premier mot.
syntax-words = Mots de la table
syntax-word = { $word }, déposé par { $name }
syntax-word-jokers = joker pour { $letters }
syntax-stock = Talon, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
syntax-stock-label = Talon · { $count }
syntax-face-up = Carte découverte : { $card } ; { $below } dessous
syntax-face-up-none = Aucune carte découverte
syntax-face-up-label = Découverte
syntax-pick-first = Levez d’abord la carte que vous écartez.
syntax-no-such-card = Pas de { $letter } libre dans cette main.
syntax-stick-empty = Votre mot
syntax-stick = Votre mot : { $word }
syntax-stick-change = { $before } devient { $word }
syntax-gap-first = Avant { $letter }
syntax-gap-last = Après { $letter }
syntax-gap = Entre { $before } et { $after }
syntax-cell-own = { $card }, de votre main : la reprendre
syntax-cell-over = { $card }, à la place de { $letter } : la reprendre
syntax-cell-table = { $card } : la remplacer
syntax-joker-heading = Quelle lettre est ce joker ?
syntax-challenge-heading = « { $word } », est-ce un mot ?
syntax-challenge-lay = { $name } dépose { $word }. Qui conteste à tort prend dix points ; à raison, il en perd dix.
syntax-challenge-insert = { $name } allonge { $before } en { $word }. Qui conteste à tort prend dix points ; à raison, il en perd dix.
syntax-challenge-replace = { $name } change { $before } en { $word }. Qui conteste à tort prend dix points ; à raison, il en perd dix.
syntax-accept = Accepter
syntax-accept-all = Tout le monde accepte
syntax-contest = Contester
syntax-contest-by = { $name } conteste
syntax-re-entry-heading = { $name }, revenir en jeu ?
syntax-re-entry-text = Vous reprendriez avec { $points } points, le compte le plus haut. Prix : { $price }.
syntax-re-enter = Revenir
syntax-retire = Rester dehors
syntax-dealer-mark = Donneur
syntax-out = Hors jeu
syntax-has-laid = A déposé un mot dans cette manche
syntax-owes = doit { $price }
syntax-hint-stock = Conseil : écarter { $card } et tirer au talon.
syntax-hint-face-up = Conseil : écarter { $card } et prendre la carte découverte.
syntax-hint-word = Conseil : ce mot.
syntax-round-left = { $count ->
    [one] { $names } a 100 points ou plus et quitte le jeu.
   *[other] { $names } ont 100 points ou plus et quittent le jeu.
  }
syntax-no-cards = Plus une carte !
syntax-sheet-cell = { $account } ({ $change })
syntax-sheet-note = À 100 points on quitte le jeu ; le dernier en dessous gagne.
syntax-deck-heading = Les cartes
syntax-deck-fr = Le jeu français
syntax-deck-en = Le jeu anglais
syntax-deck-own = Mon jeu
syntax-data-deck = Les cartes
syntax-data-deck-help = Vos propres cartes, dans un fichier : combien de chaque lettre, et leurs points. Le fichier reste sur cet appareil.
syntax-deck-language = « { $code } » n’est pas un code de langue.
syntax-deck-twice = La carte { $card } figure deux fois dans le jeu.
syntax-deck-count = Il faut au moins une carte par lettre et un seul joker : voyez { $card }.
syntax-deck-size = Un jeu compte 52 cartes ; celui-ci en a { $count }.
