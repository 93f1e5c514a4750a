## Events and refusals
syntax-drew = { $seat } tire { $card }.
syntax-dealer = { $seat } a tiré la lettre la plus proche du A et distribue en premier.
syntax-dealt = Manche { $round } : { $dealer } distribue, { $first } commence. Carte découverte : { $card }.
syntax-laid = { $seat } dépose { $word }.
syntax-exchanged-face-up = { $seat } écarte { $discard } et prend { $card } sur la défausse.
syntax-exchanged-stock = { $seat } écarte { $discard } et pioche.
syntax-exchanged-stock-seen = { $seat } écarte { $discard } et pioche { $card }.
syntax-inserted = { $seat } allonge { $before } en { $after }.
syntax-replaced = { $seat } change { $before } en { $after } et ramasse { $cards }.
syntax-accepted = { $seat } ne conteste pas.
syntax-stood = Personne ne conteste : { $word } reste.
syntax-challenged-wrongly = { $seat } conteste { $word } à tort : le mot existe. { $seat } reçoit dix points d’amende, et son score passe à { $score }.
syntax-challenged-rightly = { $seat } conteste { $word } à raison : le mot n’existe pas. { $seat } a dix points de moins, et son score passe à { $score }.
syntax-taken-back = { $seat } ramasse { $word } et perd son tour.
syntax-taken-back-to = { $seat } ramasse ses cartes et perd son tour : { $word } redevient { $before }.
syntax-stock-reformed = Le talon est épuisé : la défausse est mélangée et le remplace ({ $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }). Carte découverte : { $card }.
syntax-round-ended = { $seat } n’a plus de cartes : la manche { $round } est finie.
syntax-round-ended-stuck = Personne n’a déposé ni allongé de mot depuis longtemps : la manche { $round } s’arrête, et chacun compte les points de ses cartes.
syntax-counted = Il reste { $cards } à { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  } ; son score passe à { $score }.
syntax-left = { $seat } atteint { $score ->
    [one] { $score } point
   *[other] { $score } points
  } et quitte la partie.
syntax-re-entry-offered = { $seat } peut revenir avec { $score ->
    [one] { $score } point
   *[other] { $score } points
  }. Prix convenu : { $price ->
    [one] { $price } jeton
   *[other] { $price } jetons
  }.
syntax-re-entered = { $seat } revient avec { $score ->
    [one] { $score } point
   *[other] { $score } points
  }. Prix : { $price ->
    [one] { $price } jeton
   *[other] { $price } jetons
  }.
syntax-retired = { $seat } ne revient pas.
syntax-match-won = { $seat } gagne la partie.
syntax-match-shared = La partie est finie : { $count ->
   *[other] { $count } joueurs
  } se partagent la première place.

syntax-refused-options = Ce réglage ne convient pas à ce nombre de joueurs : changez l’un ou l’autre.
syntax-refused-setup = Cette position est impossible (« { $field } ») : il y manque quelque chose, ou il y a une carte en trop.
syntax-refused-phase-play = Il n’y a rien à juger en ce moment : jouez quand vient votre tour.
syntax-refused-phase-challenge = Un mot vient d’être formé : acceptez-le ou contestez-le d’abord.
syntax-refused-phase-re-entry = Attendez que les joueurs éliminés disent s’ils reviennent.
syntax-refused-phase-over = La partie est finie.
syntax-refused-turn = C’est à un autre joueur de jouer : attendez votre tour.
syntax-refused-answer = Vous n’avez rien à répondre : le mot est à vous, ou vous l’avez déjà jugé.
syntax-refused-offer = Cette question n’est pas pour vous, ou vous y avez déjà répondu.
syntax-refused-sign = Aucune carte ne porte « { $sign } ». Jouez des lettres de A à Z.
syntax-refused-hand = Vous n’avez pas toutes ces cartes : il faudrait { $cards }.
syntax-refused-index = Ce mot n’est pas sur la table. Choisissez-en un autre.
syntax-refused-stock = La seule carte de cette pile serait celle que vous écartez, et vous ne pouvez pas la reprendre. Essayez l’autre pile.
syntax-refused-insert-nothing = Ajoutez au moins une carte à { $before }, sans en retirer.
syntax-refused-insert-order = Gardez toutes les cartes du mot { $before } dans leur ordre, jokers compris.
syntax-refused-replace-length = Gardez le même nombre de lettres que dans { $before }.
syntax-refused-replace-nothing = Remplacez au moins une carte du mot.
syntax-refused-one-letter = Un mot a au moins deux lettres : ajoutez-en une.
syntax-refused-minimum = Ce mot est trop court : dans cette partie, un mot a au moins { $letters ->
    [one] { $letters } lettre
   *[other] { $letters } lettres
  }.
syntax-refused-opening = Ce mot est trop court : votre premier mot de la manche doit avoir au moins quatre lettres.
syntax-refused-not-a-word = { $word } n’est pas dans le dictionnaire de cette partie. Essayez un autre mot.

## Table
syntax-name = Syntax
syntax-lead = Formez des mots, allongez et changez ceux de la table, et débarrassez-vous de vos cartes avant les autres.
syntax-first-seat = Qui tire en premier ?
syntax-option-first_seat-help = Celui qui tire la lettre la plus proche du A distribue.
syntax-option-dictionary = Langue des mots
syntax-option-dictionary-fr = Français
syntax-option-dictionary-en = Anglais
syntax-option-dictionary-both = Les deux
syntax-option-deck = Jeu de cartes
syntax-option-deck-help = Le nombre de cartes de chaque lettre, et leurs points.
syntax-option-deck-null = Selon la langue
syntax-option-deck-fr = Français
syntax-option-deck-en = Anglais
syntax-option-packs = Nombre de paquets
syntax-option-packs-help = Avec deux paquets, les mots sont plus variés et plus longs. À partir de cinq joueurs, il faut deux paquets.
syntax-option-packs-null = Automatique
syntax-option-packs-1 = Un
syntax-option-packs-2 = Deux
syntax-option-referee = Qui juge les mots
syntax-option-referee-help = Les joueurs contestent les mots douteux, ou le dictionnaire refuse d’emblée les mots inconnus.
syntax-option-referee-challenge = Les joueurs
syntax-option-referee-dictionary = Le dictionnaire
syntax-option-minimum_length = Longueur minimale
syntax-option-minimum_length-2 = Deux lettres
syntax-option-minimum_length-3 = Trois lettres
syntax-option-long_opening = Premier mot long
syntax-option-long_opening-help = Dans chaque manche, votre premier mot doit avoir au moins quatre lettres.
syntax-option-re_entry = Retour en jeu
syntax-option-re_entry-help = Un joueur éliminé à 100 points peut revenir, au prix convenu, avec le score le plus élevé de la table.
syntax-option-re_entry-allowed = Retours par joueur
syntax-option-re_entry-price = Prix d’un retour, en jetons
syntax-card = { $letter }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
syntax-card-joker = Joker, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
syntax-card-joker-as = { $letter }, joker
syntax-prompt = Déposez un mot, allongez ou changez un mot de la table, ou échangez une carte.
syntax-prompt-one = Continuez le mot, ou échangez cette carte.
syntax-prompt-change = Posez une carte sur une lettre, entre deux lettres ou à un bout du mot.
syntax-price = { $points ->
    [one] { $points } point de moins en main.
   *[other] { $points } points de moins en main.
  }
syntax-price-replace = Vous posez { $points ->
    [one] { $points } point
   *[other] { $points } points
  } et en reprenez { $taken }.
syntax-lay = Déposer { $word }
syntax-insert = { $before } devient { $word }
syntax-replace = { $before } devient { $word }
syntax-exchange-stock = Piocher
syntax-exchange-face-up = Prendre { $card }
syntax-no-words = La table attend son premier mot.
syntax-words = Mots de la table
syntax-word = { $word }, déposé par { $name }
syntax-word-jokers = { $count ->
    [one] joker pour { $letters }
   *[other] jokers pour { $letters }
  }
syntax-stock = Talon, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
syntax-stock-label = Talon · { $count }
syntax-face-up = Défausse : { $card } ; { $below ->
    [0] rien dessous
    [one] { $below } carte dessous
   *[other] { $below } cartes dessous
  }
syntax-face-up-none = Défausse vide
syntax-face-up-label = Défausse
syntax-pick-first = Touchez d’abord la carte à écarter.
syntax-no-such-card = Il vous manque cette carte : { $letter }.
syntax-ear-help = Écrivez un mot à déposer, ou un mot de la table et ce qu’il devient, comme dans fou>fous. Mettez une étoile avant la lettre qu’un joker remplace, comme dans f*ou. Écrivez -n pour échanger le N contre une carte du talon, -n+ pour l’échanger contre la carte découverte, ou -* pour échanger un joker. Écrivez = pour accepter un mot, ou un point d’exclamation pour le contester.
syntax-ear-unread = Écrivez un mot en lettres de A à Z, comme fous, ou un mot de la table et ce qu’il devient, comme dans fou>fous. Pour échanger le N, écrivez -n.
syntax-ear-several = Plusieurs mots de la table peuvent devenir ce mot. Écrivez l’un de ces coups : { $ways }.
syntax-ear-no-word = Le mot { $word } n’est pas sur la table.
syntax-ear-exchange = Échanger { $discard } contre { $from ->
    [stock] une carte du talon
   *[face-up] { $card }
  }.
syntax-ear-joker = { $word }, avec { $count ->
    [one] un joker
   *[other] des jokers
  } pour { $letters }.
syntax-ear-words = Mots :
syntax-ear-no-words = Aucun mot sur la table.
syntax-ear-face-up = Carte découverte : { $card }.
syntax-stick-empty = Votre mot
syntax-stick = Votre mot : { $word }
syntax-stick-change = { $before } devient { $word }
syntax-gap-first = Avant { $letter }
syntax-gap-last = Après { $letter }
syntax-gap = Entre { $before } et { $after }
syntax-cell-own = { $card }, de votre main : reprendre cette carte
syntax-cell-over = { $card }, à la place de { $letter } : reprendre votre carte
syntax-cell-table = { $card } : remplacer cette carte
syntax-joker-heading = Quelle lettre pour ce joker ?
syntax-challenge-heading = « { $word } », est-ce un mot ?
syntax-challenge-lay = { $name } dépose { $word }. Contester à tort ajoute dix points à votre score ; contester à raison en retire dix.
syntax-challenge-price = Contester à tort ajoute dix points à votre score ; contester à raison en retire dix.
syntax-challenge-insert = { $name } allonge { $before } en { $word }. Contester à tort ajoute dix points à votre score ; contester à raison en retire dix.
syntax-challenge-replace = { $name } change { $before } en { $word }. Contester à tort ajoute dix points à votre score ; contester à raison en retire dix.
syntax-brief-lay = { $name } dépose { $word }.
syntax-brief-insert = { $name } allonge { $before } en { $word }.
syntax-brief-replace = { $name } change { $before } en { $word }.
syntax-brief-own = Jouez, ou contestez : dix points sont en jeu.
syntax-brief-other = Un doute ? Contestez avant le coup suivant.
syntax-accept = Accepter
syntax-accept-all = Tout le monde accepte
syntax-contest = Contester
syntax-contests = { $name } conteste { $word }…
syntax-contest-by = { $name } conteste
syntax-re-entry-heading = { $name }, voulez-vous revenir ?
syntax-re-entry-text = Vous reviendriez dans la partie avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, le score le plus élevé de la table. Prix convenu : { $price ->
    [one] { $price } jeton
   *[other] { $price } jetons
  }.
syntax-re-enter = Revenir
syntax-retire = Ne pas revenir
syntax-draw = Le tirage
syntax-dealer-mark = Donneur
syntax-out = Hors jeu
syntax-has-laid = A déposé un mot dans cette manche
syntax-owes = doit { $price ->
    [one] { $price } jeton
   *[other] { $price } jetons
  }
syntax-hint-stock = Conseil : écartez { $card } et piochez.
syntax-hint-face-up = Conseil : écartez { $card } et prenez la carte découverte.
syntax-hint-word = Conseil : jouez ce mot.
syntax-round-left = { $count ->
    [one] { $names } a 100 points ou plus et quitte la partie.
   *[other] { $names } ont 100 points ou plus et quittent la partie.
  }
syntax-unknown = { $count ->
    [one] Un bluff a réussi : { $words } n’est pas dans le dictionnaire, et personne ne l’a contesté.
   *[other] Des bluffs ont réussi : { $words } ne sont pas dans le dictionnaire, et personne ne les a contestés.
  }
syntax-no-cards = Plus aucune carte !
syntax-points-off = { $points ->
    [one] −{ $points } point
   *[other] −{ $points } points
  }
syntax-sum-of = { $cards } pour les cartes, { $challenges } pour les contestations
syntax-sheet-note = À 100 points, on quitte la partie. Le dernier joueur sous 100 points gagne.
syntax-sheet-back = Qui revient prend le score le plus élevé de la table.
syntax-best = Le plus beau mot : { $word }, par { $name }.
syntax-deck-heading = Les cartes
syntax-deck-fr = Le jeu français
syntax-deck-en = Le jeu anglais
syntax-deck-own = Mon jeu
syntax-data-deck = Les cartes
syntax-data-deck-help = Vos propres cartes, dans un fichier : pour chaque lettre, le nombre de cartes et leurs points. Le fichier reste sur cet appareil.
syntax-deck-language = « { $code } » n’est pas un code de langue. Écrivez par exemple « fr ».
syntax-deck-id = Donnez au jeu de cartes un nom de 1 à { $most } caractères visibles.
syntax-deck-twice = La carte { $card } figure deux fois dans le jeu : supprimez l’une des deux lignes.
syntax-deck-count = Il faut au moins une carte par lettre et un seul joker : corrigez { $card }.
syntax-deck-size = Un jeu compte 52 cartes ; celui-ci en a { $count }. Corrigez les nombres.

## Pourquoi ce conseil
syntax-reason-out = Vous n’aurez plus une seule carte en main.
syntax-reason-bluff = C’est un bluff : ce mot n’existe pas, mais on peut s’y tromper.
syntax-reason-judged-right = Le dictionnaire a déjà accepté ce mot.
syntax-reason-judged-wrong = Le dictionnaire a déjà refusé ce mot.
syntax-reason-word = { $left ->
    [1] { syntax-reason-points }, et il ne vous reste que { syntax-reason-first }.
    [2] { syntax-reason-points }, et il ne vous reste que { syntax-reason-first } et { $second ->
        [joker] le joker
       *[other] le { $second }
      }.
   *[other] { syntax-reason-points }, et il vous reste { $left } cartes.
  }{ syntax-reason-next }
syntax-reason-points = { $points ->
    [one] { $points } point de moins en main
   *[other] { $points } points de moins en main
  }
syntax-reason-first = { $first ->
    [joker] le joker
   *[other] le { $first }
  }
syntax-reason-better = Les cartes que vous reprenez sont plus faciles à placer que celles que vous posez.{ syntax-reason-next }
syntax-reason-next = { $next ->
    [none] { $instead ->
        [none] { "" }
       *[other] { " " }Le mot { $instead } vous débarrasserait de davantage de points, mais vous laisserait des cartes difficiles à placer.
      }
   *[other] { " " }Ensuite, le mot { $next } videra votre main.
  }
syntax-reason-face-up = Avec { $takes ->
    [joker] le joker
   *[other] le { $takes }
  }, vous pourrez faire { $word }.
syntax-reason-no-word = Vous n’avez aucun mot à jouer pour l’instant : échangez votre { $card } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
  }).
syntax-reason-dead-card = Votre { $card } ne va dans aucun mot et coûte { $points ->
    [one] { $points } point
   *[other] { $points } points
  } : en l’échangeant, { syntax-reason-keeps }
syntax-reason-exchange = En échangeant votre { $card } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
  }), { syntax-reason-keeps }
syntax-reason-keeps = { $keeps ->
    [none] vous pouvez espérer mieux que { $instead }, qui vous laisserait { syntax-reason-rest }.
   *[other] vous gardez de quoi faire { $keeps }. Jouer { $instead } maintenant vous laisserait { syntax-reason-rest }.
  }
syntax-reason-rest = { $rest ->
    [one] { $rest } point en main
   *[other] { $rest } points en main
  }

## Première partie
syntax-goal = Videz votre main : la manche s’arrête dès que quelqu’un n’a plus de cartes.
syntax-caption-laid = { $own ->
    [yes] Vous avez
   *[no] { $name } a
  } { $count ->
    [one] une carte
   *[other] { $count } cartes
  } de moins. Tout le monde peut allonger ou changer n’importe quel mot de la table.
syntax-caption-inserted = Allonger : on ajoute des lettres à { $before }, qui garde les siennes dans le même ordre.
syntax-caption-replaced = Changer : on remplace une ou plusieurs cartes d’un mot. Les cartes remplacées vont dans { $own ->
    [yes] votre main
   *[no] la main du joueur
  }.
syntax-caption-exchanged = Échanger une carte compte pour un tour entier.
syntax-caption-wrongly = Le mot existe : dix points de plus pour qui l’a contesté.
syntax-caption-rightly = Le mot n’existe pas : dix points de moins pour qui l’a contesté.
syntax-prompt-extend = Touchez un mot pour l’allonger, continuez le vôtre, ou échangez cette carte.
