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
themes-locked = { $seat } ne peut pas toucher son bouton pendant { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  }, sauf si un autre joueur donne un mot avant.
themes-unlocked = { $seat } peut de nouveau toucher son bouton.
themes-announced = { $seat } annonce « { $word } ». { $doubt ->
    [dictionary] Ni la liste ni le dictionnaire ne connaissent ce mot : il faut l’accord de tous les autres.
    [common] Le dictionnaire y voit un nom commun : est-ce bien un nom propre pour ce thème ?
    [root] Un mot de la même racine a déjà été dit : il faut l’accord de tous les autres.
   *[list] Ce mot n’est pas dans la liste : va-t-il avec le thème ?
  }
themes-voted = { $seat } a voté.
themes-honour = { $seat }, personne d’autre ne peut juger : « { $word } » va-t-il avec le thème ?
themes-judged = « { $word } »{ $honour ->
    [yes] { " " }est jugé par le joueur qui l’a dit.
   *[other] { "\u00A0" }: { $yes } pour, { $no } contre{ $abstained ->
        [0] .
       *[other] , { $abstained } sans avis.
      }
  } { $why ->
    [accepted] Le mot est accepté.
    [dictionary] Le mot est refusé : il n’est pas dans le dictionnaire, et les autres ne l’ont pas tous accepté.
    [root] Le mot est refusé : un mot de la même racine a déjà été dit.
    [no-vote] Le nom est refusé : il n’est pas dans la liste, et personne n’a voté pour lui.
   *[vote] Le mot est refusé.
  }
themes-scored = { $seat } : « { $word } », { $points ->
    [one] { $points } jeton
   *[other] { $points } jetons
  }.{ $part ->
    [yes] { " " }Seul « { $counted } » compte.
   *[no] {""}
  }{ $closes ->
    [yes] { " " }Ce thème est fermé.
   *[other] {""}
  }
themes-wrong = { $seat } : « { $word } » contient une lettre des dés. { $paid ->
    [0] Il ne reste aucun jeton à rendre.
    [one] { $paid } jeton retourne au centre.
   *[other] { $paid } jetons retournent au centre.
  }{ $out ->
    [yes] { " " }La manche est finie pour { $seat }.
   *[other] {""}
  }
themes-gave-up = { $seat } abandonne la manche.
themes-time-up = Le temps est écoulé.
themes-turn-up = { $seat } : le temps est écoulé.
themes-typing-up = { $seat } n’a pas donné son mot à temps.
themes-round-ended = { $why ->
    [places] { $scored ->
        [one] Un joueur a trouvé
        [2] Deux joueurs ont trouvé
        [3] Trois joueurs ont trouvé
        [4] Quatre joueurs ont trouvé
       *[other] { $scored } joueurs ont trouvé
      } : fin de la manche { $round }.
    [black] Face noire : le premier mot termine la manche { $round }.
    [themes] Tous les thèmes sont fermés : fin de la manche { $round }.
    [centre] Il n’y a plus de jetons au centre : fin de la manche { $round }.
   *[nobody] Fin de la manche { $round }.
  }{ $unscored ->
    [0] {""}
    [one] { " " }{ $seat } ne marque rien.
    [2] { " " }Deux joueurs ne marquent rien.
    [3] { " " }Trois joueurs ne marquent rien.
    [4] { " " }Quatre joueurs ne marquent rien.
   *[other] { " " }{ $unscored } joueurs ne marquent rien.
  }
themes-nobody-found = Aucun jeton n’a bougé pendant deux tours de table : la partie s’arrête là.
themes-match-ended = La partie est finie : { $winners ->
    [one] { $seat } gagne
   *[other] { $winners } joueurs se partagent la première place
  } avec { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
  }.

themes-refused-not-rolled = Attendez que les dés soient lancés.
themes-refused-rolled = Les dés sont déjà lancés : annoncez un mot ou abandonnez la manche.
themes-refused-not-roller = C’est à un autre joueur de lancer les dés.
themes-refused-judging = Un mot est en train d’être jugé : attendez la fin du vote.
themes-refused-nothing-to-judge = Il n’y a pas de mot à juger pour l’instant.
themes-refused-no-vote = Vous avez déjà voté, ou c’est votre mot : aux autres de juger.
themes-refused-typing = Quelqu’un a la parole : attendez son mot.
themes-refused-dice-roll = Les dés roulent encore : attendez qu’ils s’arrêtent.
themes-refused-locked = Vous avez pris la parole sans donner de mot : votre bouton est bloqué pendant { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  }, sauf si un autre joueur donne un mot avant.
themes-refused-no-buzz = Touchez d’abord votre bouton.
themes-refused-calm = Dans une partie calme, chacun joue à son tour : il n’y a pas de bouton à toucher.
themes-refused-not-your-turn = Ce n’est pas votre tour : attendez qu’il revienne.
themes-refused-out = Vous n’aviez plus de jeton à rendre : la manche est finie pour vous.
themes-refused-gave-up = Vous avez abandonné cette manche : attendez la suivante.
themes-refused-timed-out = Votre temps est écoulé : attendez la manche suivante.
themes-refused-done = Vous avez déjà marqué dans cette manche : attendez la suivante.
themes-refused-no-clock = Ce chronomètre ne tourne pas.
themes-refused-clock-stands = Le chronomètre est arrêté pendant qu’un joueur donne son mot.
themes-refused-initial = Le mot doit commencer par { $letter }.
themes-refused-first-name = Pour une personne, c’est le nom de famille ou le surnom qui compte : « { $name } » ne commence pas par { $letter }.
themes-refused-again = Ce mot a déjà été dit dans cette manche : trouvez-en un autre.
themes-refused-voted-down = Les autres joueurs ont déjà refusé ce mot dans cette manche.
themes-refused-theme = { $themes ->
    [one] Annoncez un mot pour le thème de la manche.
   *[other] Choisissez le thème de votre mot : un des { $themes } thèmes de la carte si les thèmes sont ouverts, sinon celui de la manche.
  }
themes-refused-closed = Ce thème est fermé : choisissez-en un autre.
themes-refused-options = Ce réglage ne convient pas à ce nombre de joueurs : changez l’un ou l’autre.
themes-refused-setup = Cette position n’est pas possible : vérifiez « { $field } ».
themes-word-short = Un mot a au moins deux lettres.
themes-word-long = Un mot a { $count } caractères au plus.
themes-word-sign = Le caractère « { $sign } » n’a pas sa place dans un mot.
themes-word-marks = Une lettre ne peut pas porter plus de deux accents.
themes-card-kind = La deuxième colonne doit contenir « common » (nom commun) ou « proper » (nom propre), et non « { $text } ».
themes-card-tier = La troisième colonne doit contenir 1, 2 ou 3, et non « { $text } ».
themes-card-full = La forme complète « { $text } » est trop longue ou contient un caractère interdit.
themes-card-columns = Cette ligne a { $count ->
   *[other] { $count } colonnes
  } ; il en faut quatre au plus.
themes-card-themes = Une carte a de un à six thèmes ; celle-ci en a { $count }.
themes-card-name = Le nom d’une carte ou d’un thème a de 1 à { $most } caractères.
themes-card-words = Il y a trop de mots ({ $count }) : il en faut { $most } au plus.
themes-card-twice = « { $word } » et « { $other } » comptent pour un seul mot, malgré les accents, les traits d’union ou les majuscules. Gardez l’un des deux.
themes-written-none = Ce texte est vide. Écrivez un thème par ligne, comme « Dans la cuisine : couteau, four ».

## Options
themes-option-first_seat-help = Ensuite, le lanceur change à chaque manche.
themes-option-variant = Version du jeu
themes-option-variant-help = Classique : chacun donne un mot par manche. Propositions limitées : on donne autant de mots qu’on veut, mais il y a peu de jetons au centre. Thèmes ouverts : on joue avec tous les thèmes de la carte à la fois.
themes-option-variant-classic = Classique
themes-option-variant-limited = Propositions limitées
themes-option-variant-open = Thèmes ouverts
themes-option-words = Langue des mots
themes-option-words-fr = Français
themes-option-words-en = Anglais
themes-option-card = Carte de thèmes
themes-option-card-1 = 1. Personnalités, animaux…
themes-option-card-1-help = Personnalités · Animaux · À table · Métiers · Pays, villes et régions · À la maison
themes-option-card-2 = 2. Prénoms, plantes…
themes-option-card-2-help = Prénoms · Plantes · Sports et jeux · Vêtements et parures · À l’école · Musique et danse
themes-option-card-3 = 3. Personnages, transports…
themes-option-card-3-help = Personnages · Transports et voyages · Corps et santé · Mer et eau · Outils et chantier · Sentiments et caractères
themes-option-card-4 = 4. Nature, ville…
themes-option-card-4-help = Nature et météo · En ville · Sciences et espace · Couleurs et matières · Fêtes et vacances · Histoire et châteaux
themes-option-tokens = Jetons de la partie
themes-option-tokens-help = Moins il y a de jetons à gagner, plus la partie est courte.
themes-option-tokens-90 = 90
themes-option-tokens-60 = 60
themes-option-tokens-30 = 30
themes-option-timer = Chronomètre
themes-option-timer-help = Nombre de secondes par manche, ou par tour dans une partie calme.
themes-option-timer-null = Sans
themes-option-clock_waits = Arrêter le chronomètre pendant qu’on écrit
themes-option-clock_waits-help = Le temps s’arrête pendant qu’un joueur donne son mot.
themes-option-typing = Temps pour écrire
themes-option-typing-help = Nombre de secondes pour donner son mot après avoir touché son bouton.
themes-option-typing-null = Sans limite
themes-option-calm = Partie calme
themes-option-calm-help = Chacun joue à son tour, sans course de vitesse. Pas de chronomètre, sauf si vous en choisissez un.
themes-option-honour = Sur l’honneur
themes-option-honour-help = Quand vous jouez seul avec des robots, c’est vous qui jugez les mots du dictionnaire qui ne sont pas dans la liste du thème.

## Table
themes-name = Dés à thèmes
themes-lead = Un thème, cinq lettres : trouvez vite un mot qui en contienne beaucoup.
themes-first-seat = Qui lance les dés en premier ?
themes-start = Commencer
themes-paces = Temps qu’un robot met en moyenne à trouver un mot : { $paces }.
themes-option-timer-30 = 30 s
themes-option-timer-60 = 60 s
themes-option-timer-120 = 120 s
themes-option-typing-20 = 20 s
themes-option-typing-30 = 30 s
themes-option-typing-60 = 60 s
themes-data-card = La carte de thèmes
themes-data-card-help = Votre propre carte : de un à six thèmes, avec leurs mots si vous en donnez. Sans liste de mots, ce sont les autres joueurs qui jugent. Le fichier reste sur cet appareil.
themes-write = Écrire une carte ici
themes-write-name = Nom de la carte
themes-write-theme = Thème { $number }
themes-write-theme-name = Nom du thème
themes-write-words = Ses mots, un par ligne
themes-write-help = Un mot qui commence par une majuscule compte comme nom propre.
themes-write-more = Ajouter un thème
themes-write-done = Relire cette carte
themes-write-unnamed = Ma carte
themes-own-words = { $count ->
    [0] sans liste : les autres joueurs jugent
    [one] { $count } mot
   *[other] { $count } mots
  }
themes-kept-words = { $name ->
    [fr] Mots français gardés
   *[other] Mots anglais gardés
  } : { $count }
themes-clock-round = Temps de la manche
themes-clock-turn = Temps du tour
themes-clock-typing = Temps pour écrire
themes-colour = { $colour ->
    [green] vert
    [white] blanc
    [yellow] jaune
    [red] rouge
    [blue] bleu
   *[black] noir
  }
themes-dice = Les dés
themes-die = { $letter }, dé { $colour }
themes-number-die = { $number ->
    [0] Dé numéroté, pas encore lancé
   *[other] Thème { $number }
  }
themes-colour-die = Dé de couleurs : { $colour }
themes-colour-die-blank = Dé de couleurs, pas encore lancé
themes-to-roll = Manche { $round } : { $name } lance les dés
themes-roll = Lancer les dés
themes-any-theme = Thème au choix
themes-begins-with = Le mot commence par la lettre du dé { $colour } :
themes-without = Face noire ! Trouvez un mot sans aucune de ces lettres :
themes-buzz = Un mot ? Touchez votre bouton.
themes-pass = Abandonner
themes-pass-name = { $name } abandonne la manche
themes-wait-for-dice = { $name }, attendez que tous les dés soient posés.
themes-turn = Tourner l’affichage
themes-centre = { $count ->
    [one] jeton au centre
   *[other] jetons au centre
  }
themes-reserve = Réserve : { $count }
themes-tokens = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
  }
themes-standing-done = Trouvé
themes-standing-gave-up = Abandon
themes-standing-timed-out = Temps écoulé
themes-standing-out = Hors jeu
themes-has-floor = a la parole
themes-word = { $name } : un mot en { $letter }
themes-word-black = { $name } : un mot sans aucune de ces lettres
themes-word-help = Les accents et les majuscules ne comptent pas.
themes-word-black-help = Vérifiez bien les cinq lettres : une erreur coûte 4 jetons.
themes-name-help = Pour une personne, seul le nom de famille ou le surnom compte.
themes-hits = { $count ->
    [0] aucune lettre des dés
    [one] une lettre des dés
   *[other] { $count } lettres des dés
  }
themes-announce = Annoncer
themes-proper = Nom propre
themes-listen = Dicter le mot
themes-no-listening = La dictée n’est pas disponible sur cet appareil : écrivez le mot.
themes-listening-denied = Le micro n’est pas autorisé : autorisez-le dans le navigateur, ou écrivez le mot.
themes-listening-silence = Le micro n’a rien entendu : redites le mot, ou écrivez-le.
themes-listening-failed = Le micro ne répond pas : écrivez le mot.
themes-own-keys = Le clavier du jeu, tourné vers vous
themes-withdraw = Rendre la parole
themes-give-up = Abandonner la manche
themes-ear-help = Un point d’exclamation lance les dés, un point d’interrogation prend la parole, le signe « inférieur à » la rend, un point abandonne la manche. Si vous êtes plusieurs, écrivez le nom du joueur après le signe. Pour annoncer un mot, écrivez-le. Après un nom propre, ajoutez une étoile. Pour le troisième thème, ajoutez un dièse et 3 après le mot. Quand une manche est finie, appuyez sur Entrée pour continuer. Pour voter, écrivez o pour oui ou n pour non. Si vous êtes plusieurs à voter, écrivez d’abord le nom du joueur, comme dans Ugo o, ou une étoile pour tout le monde.
themes-ear-roll = { $name }, à vous de lancer les dés.
themes-ear-word = { $theme }, un mot en { $letter }. Dés : { $letters }.
themes-ear-go = { $name ->
    [no] À vous
   *[other] { $name }
  } : { $black ->
    [yes] un mot sans ces lettres.
   *[no] un mot en { $letter }.
  }
themes-ear-buzz = Qui a un mot ? Écrivez un point d’interrogation, puis le nom du joueur.
themes-ear-buzz-first = Quelqu’un doit d’abord prendre la parole : écrivez un point d’interrogation, puis le nom du joueur. Noms possibles : { $names }.
themes-ear-who = Après le signe, écrivez le nom d’un joueur. Noms possibles : { $names }.
themes-ear-black = { $theme }. Face noire ! Un mot sans aucune de ces lettres : { $letters }.
themes-ear-announce = Annoncer « { $word } ».
themes-choose-theme = Choisissez le thème de votre mot.
themes-card = Les thèmes de la carte
themes-closed = fermé
themes-said = Les mots de la manche
themes-said-of = Mots de la manche { $round }
themes-no-word = Personne n’a trouvé de mot.
themes-tray = Le plateau
themes-missed = On pouvait dire : { $words }
themes-why-letters = une lettre des dés
themes-why-vote = mot refusé
themes-why-dictionary = absent du dictionnaire
themes-why-root = même racine
themes-why-no-vote = aucune voix pour ce nom
themes-keep = Garder « { $word } » pour les prochaines parties
themes-kept = « { $word } » est gardé
themes-keep-short = Garder
themes-kept-short = Gardé
themes-sheet-note = Le plus grand nombre de jetons gagne.
themes-best = Le plus beau mot : { $word }, par { $name } ({ $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
  }).
themes-vote = { $name } annonce
themes-doubt-list = Ce mot n’est pas dans la liste. Va-t-il avec le thème ?
themes-doubt-dictionary = Ni la liste ni le dictionnaire ne connaissent ce mot. Existe-t-il, et va-t-il avec le thème ?
themes-doubt-common = Dans le dictionnaire, ce mot est un nom commun. Est-ce bien un nom propre pour ce thème ?
themes-doubt-root = Un mot de la même racine a déjà été dit. Acceptez-vous quand même le nouveau ?
themes-doubt-honour = Ce mot est dans le dictionnaire, mais pas dans la liste. Va-t-il avec le thème ?
themes-vote-honour = Personne d’autre ne peut juger : à vous de décider, sur l’honneur.
themes-honoured = accepté sur l’honneur
themes-vote-all = Il faut l’accord de tous.
themes-vote-most = { $proper ->
    [yes] La majorité décide ; à égalité, le nom est accepté. Si personne ne vote, il est refusé.
   *[no] La majorité décide ; à égalité, le mot est accepté.
  }
themes-verdict = { $accepted ->
    [yes] Accepté
   *[no] Refusé
  }
themes-verdict-count = { $yes } pour, { $no } contre{ $abstained ->
    [0] {""}
   *[other] , { $abstained } sans avis
  }
themes-verdict-honour = sur l’honneur
themes-accept = Accepter
themes-refuse = Refuser

## Why a hint
themes-reason-word = « { $word } » contient { $letters } : { $points ->
    [one] { $points } jeton
   *[other] { $points } jetons
  }{ $open ->
    [yes] , pour le thème « { $theme } »
   *[no] {""}
  }.{ $part ->
    [yes] { " " }Seul « { $counted } » compte.
   *[no] {""}
  }{ $fewer ->
    [0] {""}
    [one] { " " }Le premier mot qui vient à l’esprit, « { $than } », n’en rapporterait qu’un.
   *[other] { " " }Le premier mot qui vient à l’esprit, « { $than } », n’en rapporterait que { $fewer }.
  }
themes-reason-black = « { $word } » n’a aucune des lettres { $letters } : { $points ->
    [one] { $points } jeton
   *[other] { $points } jetons
  }.{ $part ->
    [yes] { " " }Seul « { $counted } » compte.
   *[no] {""}
  }
themes-reason-none = Aucun mot ne vient à l’esprit : mieux vaut abandonner cette manche.

## The first game
themes-goal = { $variant ->
    [limited] Trouvez le plus de mots possible pour le thème, tant qu’il reste des jetons au centre.
    [open] Tous les thèmes de la carte sont ouverts à la fois : chaque mot accepté ferme son thème. Celui qui a le plus de jetons gagne.
   *[classic] Chacun cherche un mot pour le thème et prend un jeton par dé dont la lettre est dans le mot. Faites vite : qui trouve trop tard ne marque rien.
  }
themes-caption-rolled = Le dé de couleurs montre le { themes-colour } : le mot commence par la lettre du dé de cette couleur, { $letter }.
themes-caption-black = Face noire : le premier joueur qui trouve un mot sans aucune de ces lettres prend 4 jetons ; un mot qui en contient une coûte 4 jetons.
themes-caption-buzzed = { $own ->
    [yes] Vous avez la parole
   *[no] { $name } a la parole
  } : les autres attendent.{ $black ->
    [yes] {""}
   *[no] { " " }Chaque dé dont la lettre est dans le mot se soulève.
  }
themes-caption-free = La parole est libre : le premier qui a un mot la prend.
themes-caption-refused = Le mot est refusé, mais { $own ->
    [yes] vous ne perdez rien et pouvez en essayer un autre
   *[no] { $name } ne perd rien et peut en essayer un autre
  }.
themes-caption-scored = { $voted ->
    [yes] Le mot est accepté par les autres.{ " " }
   *[no] {""}
  }{ $letters } : { $points ->
    [one] { $points } jeton
   *[other] { $points } jetons
  }. { $part ->
    [yes] Pour une personne, seul le nom de famille ou le surnom compte.{ " " }
   *[no] {""}
  }{ $variant ->
    [limited] { $ended ->
        [yes] {""}
       *[no] On continue tant que le centre a des jetons.
      }
    [open] Ce thème est fermé pour tous.
   *[classic] { $own ->
        [yes] Vous avez fini la manche.
       *[no] { $name } a fini la manche.
      }
  }
themes-caption-scored-black = Le mot n’a aucune lettre des dés : { $own ->
    [yes] vous prenez
   *[no] { $name } prend
  } { $points ->
    [one] { $points } jeton
   *[other] { $points } jetons
  }, et la manche est finie.
themes-caption-wrong = Le mot contient une lettre des dés : c’est une erreur, et elle coûte des jetons. { $out ->
    [yes] Le joueur n’en avait plus : il sort de la manche.
   *[no] On peut essayer un autre mot.
  }
themes-caption-gave-up = { $own ->
    [yes] Vous ne jouez plus
   *[no] { $name } ne joue plus
  } dans cette manche{ $variant ->
    [classic] { "\u00A0" }: celui qui abandonne ne marque rien, comme celui qui trouve trop tard
   *[other] {""}
  }.
