## Errors

error-not-json = Ceci n’est pas du JSON .
error-not-a-request = Une demande est un objet JSON avec un champ « op ».
error-too-large = Une demande a au plus { $limit } signes.
error-unknown-op = Il n’y a pas de demande « { $op } ».
error-bad-field = Il manque un champ à la demande « { $op } », ou un champ n’est pas ce qu’il doit être.
error-bad-action = Ce n’est pas une action de ce jeu.
error-bad-task = Ce n’est pas une tâche pour un robot.
error-no-such-seat = Il n’y a pas de place { $number } à cette table : elles vont de 0 à { $last }.
error-unknown-game = La boîte ne contient pas de jeu « { $game } ».
error-bad-options = Ces options ne sont pas celles de ce jeu.
error-bad-seats = Ce jeu se joue de { $min } à { $max }, et non à { $count }.
error-long-name = Un nom a au plus { $limit } signes.
error-unknown-level = Aucun robot n’est de force « { $level } » : il y a random, greedy, easy, medium et hard.
error-bad-setup = Cette position de départ n’en est pas une.
error-no-words = Ce jeu ne cherche aucun mot d’avance.
error-no-match = Aucune partie n’est en cours à cette table.
error-match-over = La partie est finie.
error-stale = Trop tard : la question a changé entre-temps.
error-no-clock = Aucun temps de ce nom ne court en ce moment.
error-not-your-turn = Ce n’est pas à { $seat } de jouer.
error-undo-hidden = Ce coup ne se reprend plus : quelqu’un a vu une carte ou y a répondu depuis.
error-nothing-to-undo = Il n’y a aucun coup à reprendre.
error-bad-save = Cette partie enregistrée est illisible.
error-later-save = Cette partie a été enregistrée par une version plus récente ({ $version }, ici { $known }).
error-bot-failed = Le robot de { $seat } n’a pas trouvé d’action permise.
error-bad-data = Ces données ne conviennent pas, à l’endroit « { $place } ».
error-overtaken = Une autre partie a été ouverte entre-temps.
error-resource-unavailable = { $name ->
    [dictionary-fr] La liste de mots française
    [dictionary-en] La liste de mots anglaise
   *[other] Une pièce du jeu ({ $name })
  } n’a pas pu être chargée. Vérifiez la connexion, puis réessayez : une fois chargée, elle reste sur cet appareil.

warning-action-refused = La suite de la partie enregistrée n’est pas jouable : { $kept ->
    [0] aucun coup n’est repris
    [one] un seul coup est repris
   *[other] les { $kept } premiers coups sont repris
  }, { $lost ->
    [one] le dernier est perdu
   *[other] les { $lost } suivants sont perdus
  }.
warning-save-cut = La partie enregistrée s’interrompt : { $kept ->
    [0] aucun coup n’est repris
    [one] un seul coup est repris
   *[other] les { $kept } premiers coups sont repris
  }.
warning-checksum = { $name ->
    [dictionary-fr] Le dictionnaire français
    [dictionary-en] Le dictionnaire anglais
   *[other] Le jeu de cartes ({ $name })
  } a changé depuis que la partie a été enregistrée : elle continue avec celui d’aujourd’hui.

log-acted = { $seat } a répondu.
log-table-acted = Le temps est écoulé.

## Command line

replay-ranking = Classement final :
replay-unfinished = La partie n’est pas finie (manche { $round }). Pour l’instant :
replay-place = { $place }. { $name } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
  })

## À la table

points-short = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
  }
points-added = { $points ->
    [0] 0 point
    [one] +{ $points } point
   *[other] +{ $points } points
  }
card-count = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
  }
card-dimmed = ne peut pas être jouée maintenant
joker = le joker
let-go = Reposer
