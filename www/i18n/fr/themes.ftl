## Events and refusals
themes-round-began = Manche { $round } : { $seat } lance les dés.{ $supply ->
    [0] {""}
    [one] { " " }{ $supply } jeton va au centre.
   *[other] { " " }{ $supply } jetons vont au centre.
  }
themes-rolled = { $open ->
    [yes] Thème au choix.
   *[other] Thème : { $theme }.
  } Dés : { $letters }. Le mot commence par { $letter }.
themes-rolled-black = { $open ->
    [yes] Thème au choix.
   *[other] Thème : { $theme }.
  } Face noire ! Trouvez un mot sans aucune de ces lettres : { $letters }.
themes-buzzed = { $seat } a la parole.
themes-withdrew = { $seat } rend la parole.
themes-announced = { $seat } annonce « { $word } ». { $doubt ->
    [dictionary] Ni la liste ni le dictionnaire ne connaissent ce mot : il faut l’accord de tous les autres.
    [common] Le dictionnaire y voit un nom commun : est-ce bien un nom propre pour ce thème ?
    [root] Un mot de la même racine a déjà été dit : il faut l’accord de tous les autres.
   *[list] Ce mot n’est pas dans la liste : va-t-il avec le thème ?
  }
themes-voted = { $seat } a voté.
themes-judged = « { $word } » : { $yes } pour, { $no } contre. { $why ->
    [accepted] Le mot est accepté.
    [dictionary] Refusé : pour un mot que le dictionnaire ignore, il fallait l’accord de tous.
    [root] Refusé : un mot de la même racine a déjà été dit.
   *[vote] Le mot est refusé.
  }
themes-scored = { $seat } : { $word }, { $points ->
    [one] { $points } jeton
   *[other] { $points } jetons
  }.{ $closes ->
    [yes] { " " }Ce thème est fermé.
   *[other] {""}
  }
themes-wrong = { $seat } : « { $word } » a une lettre des dés. { $paid ->
    [0] Plus de jeton à rendre.
    [one] { $paid } jeton retourne au centre.
   *[other] { $paid } jetons retournent au centre.
  }{ $out ->
    [yes] { " " }La manche est finie pour { $seat }.
   *[other] {""}
  }
themes-gave-up = { $seat } abandonne la manche.
themes-time-up = Le temps est écoulé.
themes-turn-up = { $seat } : temps écoulé.
themes-typing-up = { $seat } n’a pas donné son mot à temps et rend la parole.
themes-round-ended = Fin de la manche { $round }.{ $unscored ->
    [0] {""}
    [one] { " " }{ $seat } ne marque rien.
   *[other] { " " }{ $unscored } joueurs ne marquent rien.
  }
themes-match-ended = La partie est finie : { $winners ->
    [one] { $seat } gagne
   *[other] { $winners } joueurs se partagent la première place
  } avec { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
  }.

themes-refused-not-rolled = Les dés ne sont pas encore lancés : attendez le lancer.
themes-refused-rolled = Les dés sont déjà lancés : annoncez un mot ou abandonnez la manche.
themes-refused-not-roller = C’est à un autre joueur de lancer les dés.
themes-refused-judging = Un mot est en train d’être jugé : attendez la fin du vote.
themes-refused-nothing-to-judge = Il n’y a pas de mot à juger pour l’instant.
themes-refused-no-vote = Votre vote est fait, ou c’est votre mot : aux autres de juger.
themes-refused-typing = Quelqu’un a la parole : attendez son mot.
themes-refused-no-buzz = Vous n’avez pas buzzé : buzzez d’abord.
themes-refused-calm = En partie calme, on joue chacun son tour : pas besoin de buzzer.
themes-refused-not-your-turn = Ce n’est pas votre tour : attendez que la parole vous revienne.
themes-refused-out = Vous n’aviez plus de jeton à rendre : la manche est finie pour vous.
themes-refused-gave-up = Vous avez abandonné cette manche : attendez la suivante.
themes-refused-done = Vous avez déjà marqué dans cette manche : attendez la suivante.
themes-refused-no-clock = Aucun chronomètre de ce nom ne tourne.
themes-refused-clock-stands = Le chronomètre est arrêté pendant qu’un joueur donne son mot.
themes-refused-initial = Le mot doit commencer par { $letter }.
themes-refused-again = Ce mot a déjà été dit dans cette manche : trouvez-en un autre.
themes-refused-theme = { $themes ->
    [one] Annoncez un mot pour le thème de la manche.
   *[other] Choisissez le thème de votre mot : un des { $themes } de la carte en thèmes ouverts, sinon celui de la manche.
  }
themes-refused-closed = Ce thème est fermé : choisissez-en un autre.
themes-refused-options = Cette valeur de l’option « { $option } » ne convient pas à ce nombre de joueurs ou sort de ses limites.
themes-refused-setup = Cette position n’est pas possible : vérifiez « { $field } ».
themes-word-short = Un mot a au moins deux lettres.
themes-word-long = Un mot a { $count } caractères au plus.
themes-word-space = Un nom commun s’écrit sans espace ; pour un nom propre, dites que c’en est un.
themes-word-sign = « { $sign } » n’a pas sa place dans un mot.
themes-card-kind = La deuxième colonne est « common » (nom commun) ou « proper » (nom propre), pas « { $text } ».
themes-card-tier = La troisième colonne est 1, 2 ou 3, pas « { $text } ».
themes-card-full = La forme complète « { $text } » est trop longue ou contient un signe impossible.
themes-card-columns = Cette ligne a { $count } colonnes ; quatre au plus sont possibles.
themes-card-themes = Une carte a de un à six thèmes, celle-ci en a { $count }.
themes-card-name = Un nom a de 1 à { $most } caractères.
themes-card-words = { $count } mots, c’est trop : { $most } au plus sont possibles.
themes-card-twice = « { $word } » est déjà à la ligne { $line } de ce thème.

## Options
themes-option-first_seat-help = Lance les dés à la première manche.
themes-option-variant = Règle du jeu
themes-option-variant-help = Classique : un mot chacun par manche. Propositions limitées : peu de jetons au centre, autant de mots qu’on veut. Thèmes ouverts : les six thèmes de la carte à la fois.
themes-option-variant-classic = Classique
themes-option-variant-limited = Propositions limitées
themes-option-variant-open = Thèmes ouverts
themes-option-words = Langue des mots
themes-option-words-fr = Français
themes-option-words-en = Anglais
themes-option-card = Carte de thèmes
themes-option-card-1 = Carte 1
themes-option-card-2 = Carte 2
themes-option-card-3 = Carte 3
themes-option-card-4 = Carte 4
themes-option-timer = Chronomètre
themes-option-timer-help = Secondes par manche ; en partie calme, par tour.
themes-option-timer-null = Sans
themes-option-clock_waits = Arrêter le chronomètre pendant la saisie
themes-option-clock_waits-help = Le temps s’arrête pendant que celui qui a buzzé donne son mot.
themes-option-typing = Temps de saisie
themes-option-typing-help = Secondes pour donner son mot après avoir buzzé.
themes-option-typing-null = Sans limite
themes-option-calm = Partie calme
themes-option-calm-help = Chacun son tour, au lieu d’être le plus rapide.
