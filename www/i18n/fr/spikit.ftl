## À la table
spikit-name = Spikit
spikit-lead = Des phrases dans deux langues, jugées par les autres joueurs.
spikit-first-seat = Qui commence la partie ?
spikit-option-end = La partie se joue en
spikit-option-end-rounds = manches
spikit-option-end-rounds-number = Nombre de manches
spikit-option-end-rounds-suggested = 2
spikit-option-end-minutes = minutes
spikit-option-end-minutes-number = Nombre de minutes
spikit-option-end-minutes-suggested = 30
spikit-option-end-points = points
spikit-option-end-points-number = Points à atteindre
spikit-option-end-points-suggested = 30
spikit-option-end-help = La dernière manche se joue toujours jusqu’au bout. Le plus petit total gagne.
spikit-option-deck = Les langues
spikit-option-deck-fr-en = Français et anglais
spikit-option-deck-fr-nl = Français et néerlandais
spikit-option-advice = L’avis de la grammaire
spikit-option-advice-help = La grammaire donne son avis à ceux qui votent, mais ne vote jamais à leur place.
spikit-data-deck = Les cartes
spikit-data-deck-help = Vos propres phrases, dans deux langues de votre choix : dix phrases de cinq cartes chacune, une phrase par couleur. Le fichier reste sur cet appareil.
spikit-deck-heading = Les cartes
spikit-family = Famille { $colour }
spikit-colour = { $colour ->
    [red] rouge
    [orange] orange
    [yellow] jaune
    [green] verte
    [blue] bleue
    [violet] violette
    [pink] rose
    [brown] brune
    [grey] grise
   *[turquoise] turquoise
  }
spikit-card = { $words }, famille { $colour }, { $number }, { $language }
spikit-card-neutral = { $words }, famille { $colour }, { $number }, nom propre
spikit-card-joker = Joker, 6
spikit-card-joker-as = Joker : { $words }, { $language }
spikit-joker = Joker
spikit-clock-match = Temps de la partie
spikit-goal = Débarrassez-vous de vos cartes.
spikit-goal-how = Déposez une phrase de trois cartes ou plus : les autres votent. Si elle est acceptée et n’utilise qu’une langue, vous pouvez ensuite pêcher ou échanger une carte.
spikit-display = Cartes visibles
spikit-sentences = Phrases sur la table
spikit-die = { $face }
spikit-die-label = Le dé
spikit-die-none = Le dé n’est pas encore lancé
spikit-die-place = Dé
spikit-die-about = Le chiffre du dé dit quelle carte visible on peut prendre en échange d’une carte de sa main. Avec un 6, n’importe laquelle.
spikit-stock = Sabot : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
spikit-discards = Rebut : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
spikit-discards-short = Rebut { $count }
spikit-pond = La pêche
spikit-pond-left = { $left ->
    [0] Plus rien à pêcher
    [one] Encore { $left } carte à pêcher
   *[other] Encore { $left } cartes à pêcher
  }
spikit-line = Votre phrase :
spikit-line-change = La phrase devient :
spikit-line-later = D’abord une carte, puis votre phrase
spikit-line-empty = Votre phrase
spikit-end-head = Ajouter au début
spikit-end-tail = Ajouter à la fin
spikit-cell = { $card }, place { $place }. Touchez cette carte pour la reprendre, ou déplacez-la avec Maj et les flèches
spikit-cell-over = { $card }, place { $place }, posée sur une autre carte. Touchez pour reprendre votre carte
spikit-cell-table = { $card }. Touchez cette carte pour la troquer
spikit-cell-aimed = { $card }, à troquer contre la carte que vous toucherez
spikit-joker-language = Langue du joker
spikit-joker-words = Mots du joker
spikit-joker-help = Dans une famille, il suffit d’indiquer la langue du joker.
spikit-word-known = est dans le dictionnaire
spikit-word-unknown = n’est pas dans le dictionnaire
spikit-speak = Lire à voix haute
spikit-turn-round = Tourner vers l’autre côté
spikit-sentence-by = { $name }.
spikit-languages-neutral = noms propres
spikit-languages-unilingual = une langue
spikit-languages-bilingual = bilingue
spikit-leaves = quitte la table au prochain tour
spikit-proposes = Propose une phrase
spikit-vote-lay = { $name } propose une phrase
spikit-vote-complete = { $name } complète une phrase
spikit-vote-swap = { $name } change une phrase
spikit-vote-text = La phrase est-elle correcte, et veut-elle dire quelque chose ?
spikit-vote-accept = J’accepte
spikit-vote-refuse = Je refuse
spikit-vote-abstain = Sans avis
spikit-voted-accept = Accepte
spikit-voted-refuse = Refuse
spikit-voted-abstain = Sans avis
spikit-stamp-accepted = Acceptée
spikit-stamp-refused = Refusée
spikit-vote-tie = Égalité : le dé décide…
spikit-tie-dice = Les lancers de départage
spikit-why-sensible = Une vraie phrase.
spikit-why-lenient = Ça passe pour cette fois.
spikit-why-taste = Pas très convaincant.
spikit-why-same = { $before ->
    [1] Même avis.
   *[other] Pareil.
  }
spikit-why-silent = N’a rien dit.
spikit-soundness-ill-formed = La grammaire dit non.
spikit-soundness-nonsense = La phrase est correcte, mais ne veut rien dire.
spikit-soundness-doubtful = C’est discutable.
spikit-soundness-sensible = Rien à redire.
spikit-prompt-roll = À vous : lancez le dé.
spikit-prompt-draw = { $face ->
    [6] Le 6 : échangez une de vos cartes contre une carte visible de votre choix, ou piochez.
   *[other] Le { $face } : échangez une de vos cartes contre une carte visible qui porte ce chiffre, ou piochez.
  }
spikit-prompt-draw-only = Le { $face } : aucune carte visible ne porte ce chiffre. Piochez.
spikit-prompt-want = Touchez maintenant la carte visible à prendre.
spikit-prompt-give = Quelle carte de votre main donnez-vous contre « { $card } » ?
spikit-prompt-play = Composez une phrase, complétez-en une, troquez une carte, ou terminez votre tour.
spikit-prompt-laid = C’est déposé. Vous pouvez encore compléter une phrase ou troquer une carte.
spikit-prompt-change = Ajoutez une carte à un bout de la phrase, ou touchez la carte à troquer.
spikit-prompt-swap = Touchez, dans votre main, la carte à mettre à cette place.
spikit-prompt-mixed = Complétez la phrase, ou troquez une seule carte : pas les deux à la fois.
spikit-prompt-lay = Votre phrase est prête ? Les autres vont voter.
spikit-prompt-complete = Votre phrase est prête ? Les autres vont voter.
spikit-prompt-swap-one = Votre phrase est prête ? Les autres vont voter.
spikit-prompt-advantage = Une seule langue ! { $most ->
    [one] Pêchez une carte et gardez-la si elle vous sert
   *[other] Pêchez jusqu’à { $most } cartes et gardez la dernière si elle vous sert
  }, ou échangez une des vôtres contre une carte visible.
spikit-prompt-free = Libre choix : échangez une de vos cartes contre une carte visible.
spikit-prompt-fishing = Gardez cette carte, ou utilisez-la aussitôt dans une phrase.
spikit-prompt-discard = Une famille ! { $most ->
    [one] Vous pouvez écarter une carte sans la montrer.
   *[other] Vous pouvez écarter jusqu’à { $most } cartes sans les montrer.
  }
spikit-curtain-roll = Je suis { $name } : lancer le dé
spikit-curtain-end = Je suis { $name } : finir mon tour
spikit-curtain-advantage = C’est encore à { $name }, qui peut pêcher ou échanger une carte.
spikit-do-roll = Lancer le dé
spikit-do-draw = Piocher
spikit-do-take = Échanger
spikit-do-take-which = « { $gave } » contre « { $card } » ?
spikit-do-fish = Pêcher
spikit-do-fish-on = Pêcher encore
spikit-do-keep = Garder la carte
spikit-do-stop-fishing = Ne rien garder
spikit-do-decline = Rien, merci
spikit-do-lay = Proposer
spikit-do-complete = Compléter
spikit-do-swap = Troquer
spikit-do-end-turn = Terminer mon tour
spikit-do-discard = { $count ->
    [0] N’écarter aucune carte
    [one] Écarter { $count } carte
   *[other] Écarter { $count } cartes
  }
spikit-hint = Pourquoi pas ce coup ?
spikit-roll-first = Lancez d’abord le dé.
spikit-ear-help = l lance le dé, p pioche ou pêche, g garde la carte pêchée, f termine le tour. Les numéros de vos cartes, comme 3 1 5, ou leurs mots, font une phrase. s1 est la première phrase de la table : s1 5 ajoute votre cinquième carte à la fin, s1.2 5 troque votre cinquième carte contre la deuxième de la phrase. v6 4 prend la sixième carte visible contre votre quatrième. * est le joker, et ses mots suivent le signe =, comme dans 3 * 5 = { "fr:" } avec joie. Pour voter, écrivez o pour oui, n pour non, ou a pour vous abstenir. Si vous êtes plusieurs à voter, écrivez d’abord le nom du joueur, comme dans Ugo o.
spikit-ear-nothing-there = « { $what } » ne désigne rien ici.
spikit-ear-unread = { $phase ->
    [draw] Écrivez v et un numéro, puis le numéro de votre carte, comme v6 4, ou p pour piocher.
    [advantage] Écrivez v et un numéro, puis le numéro de votre carte, comme v6 4.
   *[other] Écrivez les numéros de vos cartes, ou leurs mots.
  }
spikit-display-later = Vous pouvez prendre une carte visible au début de votre tour, ou quand vous avez un libre choix.
spikit-change-later = Prenez ou piochez d’abord une carte. Ensuite, vous pourrez compléter une phrase ou troquer une carte.
spikit-left = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }{ $jokers ->
    [0] {""}
    [one] , un joker à 10
   *[other] , { $jokers } jokers à 10
  }{ $languages ->
    [bilingual] , deux langues : total doublé
   *[other] {""}
  }
spikit-sheet-note = Chaque carte en main compte 1 point, un joker 10. Si la main contient des cartes dans les deux langues, la somme est doublée. Le plus petit total gagne.
spikit-hearts = La phrase la plus drôle ?
spikit-hearts-alone = Donnez votre cœur à une phrase.
spikit-hearts-ask = { $name }, à quelle phrase va votre cœur ?
spikit-hearts-count = { $count ->
    [one] { $count } cœur
   *[other] { $count } cœurs
  }
spikit-hearts-won = La phrase la plus drôle, par { $name } : { $sentence }
spikit-hearts-shared = Égalité entre { $count } phrases, formées par { $names }.
spikit-hearts-again = Redistribuer les cœurs
spikit-longest = La plus longue phrase, par { $name } : { $sentence }

## Ce qui arrive, ce qui est refusé
spikit-dealt = Manche { $round } : { $seat } commence.
spikit-rolled = { $seat } lance le dé : { $face }.
spikit-took = { $seat } prend « { $card } » et laisse « { $gave } ».
spikit-took-free = Libre choix : { $seat } prend « { $card } » et laisse « { $gave } ».
spikit-drew = { $seat } pioche.
spikit-drew-card = { $seat } pioche « { $card } ».
spikit-drew-nothing = { $seat } voudrait piocher, mais il ne reste aucune carte.
spikit-reshuffled = Le rebut est mélangé : { $count ->
    [one] { $count } carte forme le nouveau sabot
   *[other] { $count } cartes forment le nouveau sabot
  }.
spikit-proposed-lay = { $seat } propose : « { $sentence } »
spikit-proposed-complete = { $seat } complète une phrase : « { $sentence } »
spikit-proposed-swap = { $seat } change une carte : « { $sentence } »
spikit-voted = { $seat } a voté.
spikit-accepted = La phrase est acceptée par { $for } voix contre { $against }.
spikit-refused-by-vote = La phrase est refusée par { $against } voix contre { $for }.
spikit-accepted-by-dice = Égalité, { $for } partout. Le dé donne { $rolls } : un chiffre sort deux fois, donc la phrase est acceptée.
spikit-refused-by-dice = Égalité, { $for } partout. Le dé donne { $rolls } : aucun chiffre ne sort deux fois, donc la phrase est refusée.
spikit-laid = { $seat } dépose « { $sentence } »
spikit-completed = La phrase devient « { $sentence } »
spikit-swapped = { $seat } met « { $card } » à la place de « { $out } ».
spikit-family-unilingual = Une famille dans une seule langue ! { $seat } réunit « { $sentence } »
spikit-family-bilingual = Une famille ! { $seat } réunit « { $sentence } »
spikit-taken-back = { $seat } ramasse ses cartes.
spikit-fished = { $seat } pêche « { $card } ».
spikit-fished-kept = { $seat } garde « { $card } ».
spikit-fished-nothing = { $seat } ne garde rien.
spikit-discarded = { $count ->
    [0] { $seat } n’écarte aucune carte.
    [one] { $seat } écarte une carte sans la montrer.
   *[other] { $seat } écarte { $count } cartes sans les montrer.
  }
spikit-cleared = { $count ->
    [one] Une phrase de cinq cartes ou plus quitte la table.
   *[other] { $count } phrases de cinq cartes ou plus quittent la table.
  }
spikit-turn = { $seat } prend le dé.
spikit-turn-after-refusals = Trois propositions refusées : { $seat } prend le dé.
spikit-time-up = Le temps est écoulé : la manche en cours est la dernière.
spikit-round-won = { $seat } n’a plus de cartes et remporte la manche { $round }.
spikit-round-stuck = Plus personne ne dépose ni ne complète de phrase, et il n’y a plus de carte à piocher : la manche { $round } s’arrête là.
spikit-match-ended = La partie est finie.

spikit-refused-options = Ce réglage est hors limites. Changez-le.
spikit-refused-setup = Cette position de départ est impossible : { $field }.
spikit-refused-phase = { $phase ->
    [roll] Lancez d’abord le dé.
    [draw] Prenez d’abord une carte visible que le dé permet, ou piochez.
    [play] Déposez une phrase, complétez-en une, troquez une carte, ou terminez votre tour.
    [vote] Attendez la fin du vote.
    [advantage] Choisissez d’abord de pêcher, de prendre une carte visible ou de ne rien faire.
    [fishing] Décidez d’abord : gardez la carte pêchée, pêchez encore ou arrêtez.
    [discard] Choisissez d’abord les cartes que vous écartez.
   *[over] La partie est finie.
  }
spikit-refused-turn = { $phase ->
    [vote] Vous avez déjà voté, ou c’est votre phrase qu’on juge.
   *[other] Attendez votre tour.
  }
spikit-refused-hand = Vous n’avez pas toutes ces cartes. Jouez celles de votre main.
spikit-refused-twice = Une carte ne sert qu’une fois : retirez-la d’un des deux endroits.
spikit-refused-display = Il n’y a pas de carte à cet endroit. Choisissez une carte visible.
spikit-refused-face = Le dé montre { $face } : prenez une carte visible qui porte ce chiffre, ou piochez.
spikit-refused-laid = Vous avez déjà déposé une phrase ou une famille à ce tour. Vous pouvez encore compléter une phrase ou troquer une carte.
spikit-refused-short = Une phrase a au moins trois cartes : ajoutez-en.
spikit-refused-sentence = Cette phrase n’est plus sur la table. Choisissez-en une autre.
spikit-refused-place = Il n’y a pas de carte à cet endroit de la phrase.
spikit-refused-nothing = Ajoutez au moins une carte, avant ou après la phrase.
spikit-refused-swapped = Cette carte a déjà été troquée à ce tour. Attendez votre prochain tour.
spikit-refused-second-joker = Un seul joker par phrase : retirez-en un.
spikit-refused-joker-there = Cette phrase a déjà un joker. Choisissez une autre phrase, ou une autre carte.
spikit-refused-joker-alone = Un joker seul n’est pas une phrase : ajoutez au moins deux cartes.
spikit-refused-joker = Écrivez un à trois mots pour le joker.
spikit-refused-language = Choisissez, pour le joker, l’une des deux langues du jeu.
spikit-refused-no-words = Écrivez un à trois mots, avec seulement des lettres, des apostrophes et des traits d’union.
spikit-refused-many-words = Le joker remplace { $most } mots au plus.
spikit-refused-word = Le dictionnaire ne connaît pas « { $word } ». Essayez un autre mot.
spikit-refused-again = Cette phrase a déjà été refusée à ce tour. Proposez-en une autre.
spikit-refused-fished = Utilisez la carte pêchée, ou gardez-la.
spikit-refused-no-fish = Vous ne pouvez plus pêcher.
spikit-refused-discards = Vous pouvez écarter { $most ->
    [one] une carte
   *[other] { $most } cartes
  } au plus.

## Ce que la grammaire en dit
spikit-advice-no-verb = Il manque un verbe.
spikit-advice-no-subject = « { $words } » n’a pas de sujet.
spikit-advice-missing = { $lacks ->
    [object] À « { $words } », il manque un complément.
    [infinitive] Après « { $words } », il manque un infinitif.
    [question] Après « { $words } », il manque une question.
    [clause] Après « { $words } », il manque une phrase.
   *[other] Après « { $words } », il manque quelque chose.
  }
spikit-advice-no-article = « { $words } » n’a pas d’article.
spikit-advice-no-noun = À « { $words } », il manque un nom.
spikit-advice-second-verb = « { $words } » est un deuxième verbe : rien ne le relie au premier.
spikit-advice-second-subject = Il y a déjà un sujet, « { $other } » ; « { $words } » est de trop.
spikit-advice-second-object = « { $words } » a déjà son complément ; « { $other } » est de trop.
spikit-advice-no-object = « { $words } » n’admet pas ce complément : « { $other } ».
spikit-advice-question-wanted = Après « { $words } », il faut une question ; « { $other } » n’en est pas une.
spikit-advice-number = « { $words } » et « { $other } » : l’un est au singulier, l’autre au pluriel.
spikit-advice-gender = « { $words } » et « { $other } » : l’un est au masculin, l’autre au féminin.
spikit-advice-person = « { $words } » et « { $other } » ne sont pas à la même personne grammaticale.
spikit-advice-no-place = « { $words } » ne trouve pas sa place.
spikit-advice-elision = On ne dit pas « { $words } » devant « { $other } ».
spikit-advice-order = « { $words } » et « { $other } » ne vont pas dans cet ordre.
spikit-advice-subject = { $wants ->
    [food] Avec « { $words } », il faut quelque chose à manger ; « { $other } » ne se mange pas.
    [clothing] Avec « { $words } », il faut un vêtement ; « { $other } » n’en est pas un.
    [person] Avec « { $words } », il faut une personne ; « { $other } » n’en est pas une.
    [animal] Avec « { $words } », il faut un animal ; « { $other } » n’en est pas un.
    [animate] Avec « { $words } », il faut une personne ou un animal ; « { $other } » n’est ni l’un ni l’autre.
    [artifact] Avec « { $words } », il faut un objet ; « { $other } » n’en est pas un.
    [sound] Avec « { $words } », il faut quelque chose qui s’entende ou se raconte ; ce n’est pas le cas de « { $other } ».
    [idea] Avec « { $words } », il faut une idée ; « { $other } » n’en est pas une.
    [drink] Avec « { $words } », il faut quelque chose à boire ; « { $other } » ne se boit pas.
    [instrument] Avec « { $words } », il faut un instrument ; « { $other } » n’en est pas un.
    [concrete] Avec « { $words } », il faut quelque chose qui se touche ; ce n’est pas le cas de « { $other } ».
   *[other] « { $words } » et « { $other } » ne vont pas ensemble.
  }
spikit-advice-object = { $wants ->
    [food] « { $words } » attend quelque chose à manger ; « { $other } » ne se mange pas.
    [clothing] « { $words } » attend un vêtement ; « { $other } » n’en est pas un.
    [person] « { $words } » attend une personne ; « { $other } » n’en est pas une.
    [animal] « { $words } » attend un animal ; « { $other } » n’en est pas un.
    [animate] « { $words } » attend une personne ou un animal ; « { $other } » n’est ni l’un ni l’autre.
    [artifact] « { $words } » attend un objet ; « { $other } » n’en est pas un.
    [sound] « { $words } » attend quelque chose à écouter ou à raconter ; ce n’est pas le cas de « { $other } ».
    [idea] « { $words } » attend une idée ; « { $other } » n’en est pas une.
    [drink] « { $words } » attend quelque chose à boire ; « { $other } » ne se boit pas.
    [instrument] « { $words } » attend un instrument ; « { $other } » n’en est pas un.
    [concrete] « { $words } » attend quelque chose qui se touche ; ce n’est pas le cas de « { $other } ».
   *[other] « { $words } » et « { $other } » ne vont pas ensemble.
  }
spikit-advice-noun = « { $words } » ne se dit pas de « { $other } ».
spikit-advice-manner = « { $words } » ne va pas avec « { $other } ».
spikit-advice-time = « { $words } » et « { $other } » ne parlent pas du même moment.
spikit-advice-twice = « { $words } » redit ce qui est déjà dit.
spikit-advice-too-much = Avec « { $words } », la phrase en dit trop à la fois.
spikit-advice-unusual = « { $words } », puis « { $other } » : l’ordre surprend.
spikit-advice-conjunction = La phrase commence par « { $words } » : à vous de juger.

## Un jeu de cartes à soi
spikit-deck-format = Cette version du jeu ne sait pas lire ce fichier : il doit contenir { "\"format\": 1" }.
spikit-deck-id = Donnez au jeu de cartes un nom de 1 à 60 caractères visibles.
spikit-deck-languages = Un jeu de cartes doit avoir deux langues différentes, chacune avec son code de deux lettres : fr, en…
spikit-deck-colour = Il faut exactement une famille par couleur : vérifiez { $colour ->
    [red] le rouge
    [orange] l’orange
    [yellow] le jaune
    [green] le vert
    [blue] le bleu
    [violet] le violet
    [pink] le rose
    [brown] le brun
    [grey] le gris
   *[turquoise] le turquoise
  }.
spikit-deck-slots = Une famille a cinq places ; celle-ci en a { $count }.
spikit-deck-missing = Il manque le texte dans la langue « { $lang } ».
spikit-deck-other-language = La langue « { $lang } » n’est pas dans ce jeu de cartes.
spikit-deck-name = Le nom d’un jeu de cartes a de 1 à { $most } caractères visibles ; un jeu a douze noms au plus, un par langue.
spikit-deck-text = Carte { $card } : { $fault ->
    [empty] son texte ne se voit pas. Il faut de 1 à { $most } caractères visibles.
    [long] son texte est trop long. Il faut { $most } caractères au plus.
    [sign] retirez le caractère { $sign }, qui est invisible ou change le sens d’écriture.
   *[marks] une lettre ne peut pas porter plus de deux accents.
}
spikit-deck-takes = Carte { $card } : { "\"takes\"" } peut contenir { $frames } listes au plus, chacune de { $needs } compléments au plus.
spikit-deck-readings = Carte { $card } : { "\"readings\"" } peut contenir { $most } lectures au plus, et la carte doit aussi avoir { "\"features\"" }.
spikit-deck-alike = La carte { $card } porte les mêmes mots que la carte { $other } : changez l’une des deux.
spikit-deck-neutral = Un nom propre doit être le même dans les deux langues, et porter la marque { "\"neutral\"" } dans chacune.
spikit-category = { $category ->
    [noun-phrase] groupe nominal
    [noun] nom seul
    [determiner] déterminant
    [adjective] adjectif
    [verb] verbe conjugué
    [clause-head] sujet et verbe
    [imperative] impératif
    [question] question
    [who] qui
    [infinitive] infinitif
    [adverbial] complément : où, quand, comment…
    [preposition] préposition seule
    [relative] qui et son verbe
    [and] et, ou
    [but] mais
   *[subordinator] conjonction : quand, parce que…
  }
spikit-gender = { $gender ->
    [masculine] masculin
    [feminine] féminin
   *[none] masculin ou féminin
  }
spikit-number = { $number ->
    [singular] singulier
    [plural] pluriel
   *[none] singulier ou pluriel
  }
spikit-adverbial = { $adverbial ->
    [place] où
    [time] quand
    [frequency] combien de fois
    [manner] comment
    [company] avec qui, pour qui
    [cause] pourquoi
   *[state] dans quel état
  }
spikit-doubt = { $doubt ->
    [unknown] mots inconnus
    [several] ces mots se lisent de plusieurs façons
    [number] singulier ou pluriel ?
   *[twin] l’autre langue dit autre chose
  }
spikit-review-lead = { $count ->
    [0] Voici ce que les robots et la grammaire lisent sur vos cartes.
    [one] Une carte est à vérifier : les robots et la grammaire la lisent ainsi.
   *[other] { $count } cartes sont à vérifier : les robots et la grammaire les lisent ainsi.
  }
spikit-review-all = Toutes les cartes
spikit-review-card = Carte
spikit-review-words = Mots
spikit-review-language = Langue
spikit-review-what = Nature
spikit-review-change = Changer
spikit-review-change-card = Corriger la nature de « { $words } »
spikit-review-choose = à choisir
spikit-review-category = Nature de « { $words } »
spikit-review-gender = Genre de « { $words } »
spikit-review-number = « { $words } » : singulier ou pluriel
spikit-review-adverbial = Complément « { $words } » : où, quand, comment…
spikit-review-right = C’est bien cela
spikit-review-settled = vérifié
spikit-review-mark = famille { $colour }, { $number }
spikit-written-none = Ce texte n’est pas un jeu de cartes. Écrivez dix phrases, une par ligne, chacune en cinq morceaux séparés par « / », avec sa traduction à la ligne suivante.
spikit-written-parts = { $count ->
    [one] Cette ligne n’a qu’un morceau
   *[other] Cette ligne a { $count } morceaux
  } ; il en faut { $wanted }, comme dans les autres.
spikit-written-lines = { $count ->
    [one] Ces cartes ne font qu’une ligne
   *[other] Ces cartes font { $count } lignes
  } ; il en faut { $wanted }, de { $parts } morceaux chacune.
spikit-remark-votes = Le jeu ne connaît pas les mots de ces cartes : les robots ne joueront que des familles, et s’abstiendront dans la plupart des votes.
spikit-remark-unknown = { $count ->
    [one] Les mots d’une carte sont inconnus : les robots ne la jouent qu’avec sa famille.
   *[other] Les mots de { $count } cartes sont inconnus : les robots ne les jouent qu’avec leur famille.
  }
spikit-remark-adverbials = Beaucoup de cartes ({ $count }) disent où, quand ou comment : elles vont dans presque toutes les phrases, et les manches seront courtes. Quatorze cartes de ce genre suffisent.
spikit-remark-family = La grammaire ne voit pas de phrase dans la famille { spikit-colour } ({ $lang ->
    [fr] français
    [en] anglais
   *[other] { $lang }
  }). Vérifiez ses cartes.
spikit-remark-encoding = « { $text } » contient des caractères abîmés. Enregistrez le fichier en UTF-8.
spikit-remark-stop = « { $text } » finit par un signe de ponctuation : au milieu d’une phrase, il serait de trop.
spikit-remark-capital = « { $text } » commence par une majuscule : au milieu d’une phrase, elle serait de trop.
spikit-remark-word = Sur la carte « { $text } », le mot « { $word } » n’est pas dans le dictionnaire.

## Pourquoi ce conseil
spikit-reason-draw-only = Aucune carte visible ne porte le chiffre du dé.
spikit-reason-draw = Aucune carte visible marquée du chiffre du dé ne vaut celle que vous donneriez en échange.
spikit-reason-take = La carte « { $card } » permet de former la phrase « { $sentence } ».
spikit-reason-easier = La carte « { $card } » est plus facile à placer que « { $than } ».
spikit-reason-joker = Le joker remplace n’importe quel mot.
spikit-reason-collects = Avec « { $card } », { $missing ->
    [0] vous aurez les cinq cartes d’une couleur, qui se posent sans vote.
    [one] il ne vous manquera plus qu’une des cinq cartes d’une couleur, qui se posent sans vote.
   *[other] il ne vous manquera plus que { $missing } des cinq cartes d’une couleur, qui se posent sans vote.
  }
spikit-reason-adds = La carte « { $card } » peut compléter une phrase de la table.
spikit-reason-one-tongue = Avec « { $card } », { $others ->
    [0] toutes vos cartes seront dans la même langue : elles ne compteront pas double.
    [one] il ne vous restera qu’une carte dans l’autre langue : sans elle, vos points ne compteront plus double.
   *[other] il ne vous restera que { $others } cartes dans l’autre langue : sans elles, vos points ne compteront plus double.
  }
spikit-reason-no-more = Piocher vous donnerait une carte de plus ; prendre « { $card } » en échange, non.
spikit-reason-fish = Environ { $of_ten } fois sur 10, une carte pêchée ira dans une phrase.
spikit-reason-fish-on = Cette carte ne vous sert pour aucune phrase : pêchez encore.
spikit-reason-stop = Cette carte ne vous sert pour aucune phrase.
spikit-reason-decline = Aucune carte visible ne vaut celle qu’il faudrait donner en échange.
spikit-reason-lay = { spikit-reason-gone }.{ spikit-reason-spends }
spikit-reason-one-language = { spikit-reason-gone }, et, comme la phrase est dans une seule langue, vous pourrez pêcher ou échanger une carte.{ spikit-reason-spends }
spikit-reason-family = Les cinq cartes d’une couleur se posent sans vote, et vous aurez { $cards ->
    [one] une carte
   *[other] { $cards } cartes
  } de moins en main.{ spikit-reason-spends }
spikit-reason-complete = { spikit-reason-gone }.{ spikit-reason-spends }
spikit-reason-spends = { $joker ->
    [table] { " " }Vous dépensez votre joker, et les autres pourront le troquer contre une carte.
    [gone] { " " }Vous dépensez votre joker.
   *[none] {""}
  }
spikit-reason-give-joker = Un joker qui reste en main coûte au moins 10 points. Mais dès qu’il est visible, les autres peuvent le prendre.
spikit-reason-discard-joker = Vous vous défaites du joker : s’il reste en main, il coûte au moins 10 points.
spikit-reason-gone = { $left ->
    [0] Vous n’aurez plus une seule carte en main
   *[other] { $cards ->
        [one] Vous aurez une carte de moins
       *[other] Vous aurez { $cards } cartes de moins d’un coup
      }
  }
spikit-reason-swap-language = La phrase sera dans une seule langue : vous pourrez échanger une de vos cartes contre n’importe quelle carte visible.
spikit-reason-swap = La carte « { $card } » vous sera plus utile en main.
spikit-reason-end = { $why ->
    [laid] Vous avez déjà posé des cartes, et je ne vois rien à ajouter aux phrases de la table.
    [verb] Il vous manque un verbe, et je ne vois rien à ajouter aux phrases de la table.
   *[none] Je ne vois ni phrase à former avec vos cartes, ni rien à ajouter aux phrases de la table.
  }
spikit-reason-keep = Vous gardez de quoi faire « { $sentence } » plus tard.
spikit-reason-try = Je ne vois rien de sûr. Vous pouvez tenter « { $sentence } » : aux autres d’en juger.
spikit-reason-end-refused = Trop de phrases ont été refusées pendant ce tour.
spikit-reason-yes = La phrase tient debout.
spikit-reason-no = La phrase ne tient pas debout.
spikit-reason-discard = { $left ->
    [0] Vous n’aurez plus une seule carte en main.
   *[other] { $tongue ->
        [one] { $left ->
            [one] La carte qui vous reste ne comptera pas double.
           *[other] Les cartes qui vous restent seront toutes dans la même langue : elles ne compteront pas double.
          }
       *[other] { $sentence ->
            [none] { $left ->
                [one] Vous gardez la carte la plus facile à placer.
               *[other] Vous gardez les { $left } cartes les plus faciles à placer.
              }
           *[other] Vous gardez de quoi faire « { $sentence } ».
          }
      }
  }

## Première partie
spikit-caption-goal = Videz votre main en formant des phrases : la manche s’arrête dès que quelqu’un n’a plus de cartes.
spikit-caption-ready = Vous avez de quoi faire une phrase : « { $words } » Touchez dans cet ordre les cartes qui brillent, quel que soit leur chiffre.
spikit-caption-turn = À vous ! Le dé dit quelle carte visible vous pourrez prendre.
spikit-caption-rolled = { $own ->
    [yes] { $face ->
        [6] Un 6 au dé : échangez une de vos cartes contre n’importe quelle carte visible. Si aucune ne vous aide, piochez.
       *[other] Un { $face } au dé : échangez une de vos cartes contre une carte visible marquée { $face }. S’il n’y en a pas, ou si aucune ne vous aide, piochez.
      }
   *[no] { $face ->
        [6] Avec un 6, on échange une carte contre n’importe quelle carte visible, ou on pioche.
       *[other] Avec un { $face }, on échange une carte contre une carte visible marquée { $face }, ou on pioche.
      }
  }
spikit-caption-drew = Essayez maintenant de faire une phrase. Si vous n’en trouvez pas, finissez votre tour.
spikit-caption-took = Une carte visible s’échange contre une carte de { $own ->
    [yes] votre main
   *[no] la main du joueur
  }.
spikit-caption-proposed = Les autres votent : la phrase doit être correcte et vouloir dire quelque chose.
spikit-caption-laid = La phrase est acceptée : cela fait { $count ->
    [one] une carte
   *[other] { $count } cartes
  } de moins en main.
spikit-caption-completed = Une phrase de la table se complète au début ou à la fin.
spikit-caption-swapped = Troquer : une carte de la main prend la place d’une carte de la phrase. La carte remplacée va dans { $own ->
    [yes] votre main
   *[no] la main du joueur
  }.
spikit-caption-family = Les cinq cartes d’une couleur, dans l’ordre de leurs chiffres, font une famille : on ne vote pas.
spikit-caption-refused = La phrase est refusée : les cartes reviennent dans { $own ->
    [yes] votre main
   *[no] la main du joueur
  }.
spikit-caption-fished = Pêcher sert à trouver la carte qui manque. Une carte pêchée se joue, se garde ou se laisse.
