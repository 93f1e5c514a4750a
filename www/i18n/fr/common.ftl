## Errors. Those about requests, tasks and levels are said to programs that speak the table protocol.

error-not-json = Ce message est illisible : ce n’est pas du JSON.
error-not-a-request = Une demande est un objet JSON avec un champ « op ».
error-too-large = Cette demande est trop longue : { $limit } caractères au plus.
error-too-deep = Ce texte a trop de niveaux imbriqués : { $limit } au plus.
error-too-many = Ce texte contient trop de valeurs : { $limit } au plus.
error-unwritable = Le jeu n’a pas pu écrire sa réponse. Rien n’a changé ; réessayez.
error-unknown-op = La demande « { $op } » n’existe pas. PROTOCOL.md donne la liste des demandes.
error-bad-field = La demande « { $op } » est incomplète, ou l’un de ses champs est faux.
error-bad-action = Ce coup n’existe pas dans ce jeu.
error-bad-task = Les robots de ce jeu ne connaissent pas cette tâche.
error-no-such-seat = La place { $number } n’existe pas à cette table : les places sont numérotées de 0 à { $last }.
error-unknown-game = Le jeu « { $game } » n’est pas dans la boîte.
error-bad-options = Ces réglages ne conviennent pas à ce jeu. Revoyez-les, puis réessayez.
error-bad-seats = Il faut de { $min } à { $max } joueurs pour ce jeu, mais il y en a { $count }.
error-long-name = Ce nom est trop long : { $limit } caractères au plus.
error-changed-hands = Les places ont changé de mains trop souvent dans cette partie : personne d’autre ne peut s’asseoir.
error-unknown-level = Le niveau « { $level } » n’existe pas. Choisissez easy, medium, hard, greedy ou random.
error-bad-setup = Cette position de départ est impossible. Vérifiez les cartes et les places.
error-no-match = Aucune partie n’est en cours. Commencez-en une.
error-match-over = La partie est finie. Commencez-en une autre.
error-stale = Trop tard : la question a changé entre-temps. Répondez à la nouvelle question.
error-no-clock = Ce chronomètre ne tourne pas en ce moment.
error-not-your-turn = { $seat } doit attendre son tour.
error-undo-hidden = Impossible d’annuler : une carte a été vue, un dé a été lancé ou quelqu’un a répondu.
error-nothing-to-undo = Il n’y a aucun coup à annuler.
error-bad-save = Cette partie enregistrée est illisible. Commencez-en une nouvelle.
error-later-save = Cette partie vient d’une version plus récente du jeu : elle est au format { $version }, et votre version s’arrête au format { $known }. Mettez le jeu à jour pour ouvrir la partie.
error-bot-failed = Le robot { $seat } n’a trouvé aucun coup permis.
error-no-words = Ce jeu ne cherche pas de mots dans le dictionnaire avant un coup.
error-bad-data = Ce fichier ne convient pas. Corrigez-le à cet endroit : « { $place } ».
error-data-missing = Il manque « { $field } » à cet endroit : « { $place } ».
error-data-unknown = À l’endroit « { $place } », un autre mot est attendu. Mots possibles : { $allowed }.
written-cells = La ligne { $line } a trop de colonnes : { $most } au plus.
written-rows = Ce texte est trop long : { $most } lignes au plus.
error-overtaken = Une autre partie a été ouverte entre-temps. Retrouvez la précédente sur la page d’accueil.
error-resource-unavailable = { $name ->
    [dictionary-fr] Le dictionnaire français n’a pas pu être chargé
    [dictionary-en] Le dictionnaire anglais n’a pas pu être chargé
    [morphology-fr] La grammaire des mots français n’a pas pu être chargée
    [morphology-en] La grammaire des mots anglais n’a pas pu être chargée
    [themes-fr] La liste des mots français par thème n’a pas pu être chargée
    [themes-en] La liste des mots anglais par thème n’a pas pu être chargée
   *[other] Un fichier du jeu n’a pas pu être chargé
  }. Vérifiez la connexion, puis réessayez : ensuite, tout restera sur cet appareil.

warning-action-refused = { $kept ->
    [0] La partie enregistrée ne peut pas être rejouée
    [one] La partie enregistrée ne peut être rejouée que jusqu’au premier coup
   *[other] La partie enregistrée ne peut être rejouée que jusqu’au coup { $kept }
  } : { $lost ->
    [one] un coup est perdu
   *[other] { $lost } coups sont perdus
  }.
warning-save-cut = La partie enregistrée est incomplète : { $kept ->
    [0] aucun coup n’est conservé
    [one] un seul coup est conservé
   *[other] les { $kept } premiers coups sont conservés
  }.
warning-checksum = { $name ->
    [dictionary-fr] Le dictionnaire français a changé
    [dictionary-en] Le dictionnaire anglais a changé
    [themes-fr] La liste des mots français par thème a changé
    [themes-en] La liste des mots anglais par thème a changé
   *[other] Un fichier du jeu a changé
  } depuis l’enregistrement de la partie, qui continue avec la nouvelle version.

log-acted = { $seat } a répondu.
log-table-acted = Le temps est écoulé.

## Command line

replay-ranking = Classement final :
replay-unfinished = La partie n’est pas finie (manche { $round }). Classement pour l’instant :
replay-place = { $place }. { $name } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
  })

## À la table

points-short = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
  }
# It stands beside a name: with large text on a phone it has to break.
points-added = { $points ->
    [0] 0 point
    [one] +{ $points } point
   *[other] +{ $points } points
  }
card-count = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
  }
card-dimmed = injouable pour l’instant
joker = le joker
let-go = Reprendre
let-go-done = Tout est remis en place.
