## Events and refusals
tally-round = Manche { $round } : { $subject }. Un mot vaut { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
  }.
tally-claimed = { $seat } dit { $word }.
tally-passed = { $seat } passe.
tally-voted = { $seat } a voté.
tally-accepted = Mot accepté : { $yes } pour, { $no } contre. { $seat } marque.
tally-refused = Mot refusé : { $yes } pour, { $no } contre. { $seat } sort de la manche.
tally-time-up = Le temps est écoulé.

tally-refused-judging = On juge un mot : attendez la fin du vote.
tally-refused-no-claim = Il n’y a pas de mot à juger.
tally-refused-out = Vous ne jouez plus dans la manche : attendez la suivante.
tally-refused-no-vote = Vous avez déjà voté, ou le mot est de vous : aux autres de juger.
tally-refused-no-clock = Ce chronomètre ne tourne pas.
tally-refused-no-word = Un mot a de 1 à 20 lettres, de A à Z. Écrivez-en un autre.
tally-refused-again = Ce mot a déjà été dit dans la manche. Trouvez-en un autre.
tally-refused-options = Ce réglage n’est pas possible : changez-le.
tally-refused-roll = Un dé n’a pas de face { $roll } : choisissez un nombre de 1 à 6.
tally-refused-scores = Donnez un score par joueur. Scores donnés : { $count }.
tally-topics-count = Une liste a de 1 à 50 sujets ; celle-ci en a { $count }.
tally-topics-subject = Un sujet doit compter de 1 à 40 caractères.
tally-topics-word = « { $word } » n’est pas un mot de 1 à 20 lettres, de A à Z.

## Options
tally-option-rounds = Manches
tally-option-seconds = Chronomètre
tally-option-seconds-help = Nombre de secondes par manche.
tally-option-seconds-30 = 30 s
tally-option-seconds-60 = 60 s
tally-option-seconds-120 = 120 s
tally-option-seconds-null = Sans
tally-option-list = Sujets
tally-option-list-help = La liste longue a deux fois plus de sujets que la liste courte.
tally-option-list-short = Liste courte
tally-option-list-long = Liste longue

## Table
tally-name = Tally
tally-lead = Un sujet, un dé : soyez le premier à trouver un mot que les autres acceptent.
tally-paces = Temps qu’un robot met en moyenne à trouver un mot : { $paces }.
tally-clock-round = Temps de la manche
tally-round-of = Manche { $round } sur { $rounds }
tally-worth = { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
  }
tally-said = Les mots de la manche
tally-word = Un mot pour ce sujet
tally-say = Dire ce mot
tally-say-as = { $name } dit ce mot
tally-pass = Passer
tally-pass-as = { $name } passe
tally-vote = { $name } propose un mot
tally-vote-text = Ce mot convient-il au sujet ?
tally-accept = Accepter
tally-refuse = Refuser
tally-sheet-note = Le plus grand total gagne.
