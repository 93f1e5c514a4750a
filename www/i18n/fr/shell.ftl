### L’interface : écrans, menus, réglages.
box-title = Mots en main
box-lead = Des jeux de lettres et de cartes, pour jouer ensemble autour d’un écran.
box-foot = Sans compte, sans publicité, sans réseau : tout se passe sur cet appareil.
list-and = et
licences = Licences
start-games = Les jeux
start-resume = Parties en cours
start-results = Résultats
results-bots = Contre des robots de niveau « { $level } » : { $wins ->
    [0] aucune victoire
    [one] { $wins } victoire
   *[other] { $wins } victoires
  } en { $count ->
    [one] { $count } partie
   *[other] { $count } parties
  }
results-people = Sans robot : { $count ->
    [one] { $count } partie
   *[other] { $count } parties
  }
results-last = { $people ->
    [yes] Dernière partie : { $winner } a gagné
   *[no] Dernière partie : { $place ->
        [1] gagnée
       *[other] { $place }e sur { $count }
      }
  } · { $day }
results-forget = Effacer les résultats et les parties terminées
results-forget-sure = Tout effacer
archive = Parties terminées ({ $count })
archive-score = { $name } { $score }
archive-open = Revoir
archive-open-match = Revoir la partie : { $game } avec { $names }
archive-more = Voir d’autres parties
unread-rows = { $count ->
    [one] { $count } élément enregistré sur cet appareil est illisible.
   *[other] { $count } éléments enregistrés sur cet appareil sont illisibles.
  }
unread-erase = Effacer ce qui est illisible
play = Jouer
play-game = Jouer : { $game }
rules = Règles
rules-of = Règles : { $game }
guide-title = Pour les enseignants
rules-legend = Les articles numérotés reprennent la règle imprimée. Là où elle ne dit rien, nous avons pris des décisions. Ces décisions et les options que l’on peut choisir sont en retrait.
rules-missing = Les règles n’ont pas pu être chargées. Vérifiez la connexion, puis réessayez.
rule-clause = Voir la règle { $clause }
resume = Reprendre
resume-match = Reprendre { $game } avec { $names }
resume-all = { $count ->
   *[other] Voir les { $count } parties en cours
  }
resume-when = Manche { $round } · { $when }
resume-original = Enregistrement complet, conservé à part · { $when }
forget = Supprimer
forget-elsewhere = Cette partie est ouverte ailleurs : fermez-la d’abord.
export = Exporter
export-match = Exporter l’enregistrement : { $game }
keep = Garder
forget-match = Supprimer la partie : { $game } avec { $names }
match-lasts = Environ { $minutes } minutes
# On a game's box, beside how many may play.
match-lasts-for = À { $players }, environ { $minutes } minutes
match-lasts-from = À { $players }, de { $least } à { $most } minutes
seats-range = De { $min } à { $max } joueurs
loading = Un instant…
close = Fermer
back = Retour
back-to-games = Retour aux jeux
understood = Compris
try-again = Réessayer
less = Diminuer : { $name }
more = Augmenter : { $name }

preference-language = Langue
preference-theme = Couleurs
theme-auto = Comme l’appareil
theme-light = Clair
theme-dark = Sombre
preference-pace = Vitesse des robots
pace-slow = Lente
pace-normal = Normale
pace-fast = Rapide
pace-none = Instantanée
preference-sound = Sons
preference-play-only = Jouer automatiquement les coups forcés
preference-one-tap = Jouer une carte dès qu’on la touche
turn-around = Tourner vers les autres
preference-turning = Orientation de la table
turning-stay = Fixe
turning-turn = Vers le joueur
turning-facing = Face à face
preference-handed = Main qui joue
handed-left = La gauche
handed-right = La droite
preference-captions = Expliquer la première partie
sound-on = Sons activés
sound-off = Sons coupés

## Préparer une partie
default-names = Alice, Basile, Camille, Désiré, Églantine, Félix, Gaspard, Hortense
setup-seats = Qui joue ?
setup-words = Les mots
setup-options = Options de la partie
setup-same-names = Deux joueurs portent le même nom : changez le nom de l’un d’eux.
setup-sides = Autour de la tablette
setup-sides-open = La tablette reste au milieu. { $turning ->
    [stay] Les boutons sont répartis autour de l’écran, et tout le monde lit dans le même sens.
   *[turn] Chacun a ses boutons de son côté.
  }
setup-sides-help = La tablette reste au milieu. { $turning ->
    [stay] Ni la table ni l’écran qui cache les cartes ne tournent : tout le monde lit dans le même sens.
    [facing] Un joueur sur deux s’assied en face des autres, et la table se tourne d’un côté, puis de l’autre.
   *[turn] La table et l’écran qui cache les cartes se tournent vers la personne qui va jouer.
  }
side-move = Faites glisser un nom vers son côté, ou touchez le nom, puis le côté.
side-here = { $side } : placer { $name } ici
side-sits = { $name } : { $side }
side-near = En bas
side-left = À gauche
side-far = En face
side-right = À droite
seat-number = Joueur { $number }
seat-name = Nom du joueur { $number }
seat-kind = Joueur { $number } : une personne ou un robot
seat-emblem = { $name } : { emblem-name }. Changer d’emblème
emblem-of = Quel emblème pour { $name } ?
emblem = { $by ->
    [nobody] { emblem-name }
   *[other] { emblem-name } (échanger avec { $name })
  }
emblem-swap = Les petits emblèmes sont pris : choisissez-en un pour l’échanger contre le vôtre.
emblem-name = { $emblem ->
    [fox] renard
    [owl] hibou
    [frog] grenouille
    [bear] ours
    [rabbit] lapin
    [penguin] pingouin
    [mouse] souris
   *[cat] chat
  }
seat-human = Une personne
seat-bot = Robot { $level }
level-easy = débutant
level-medium = confirmé
level-hard = redoutable
level-pace = { $level } { $seconds } s
level-greedy = pressé
level-random = au hasard
add-seat = Ajouter un joueur
remove-seat = Retirer { $name }
start-match = Distribuer les cartes
own-data-box = De la boîte
own-data-house = Du site qui propose ce jeu
own-data-bring = Choisir un fichier
own-data-template = Télécharger un modèle
own-data-guide = Comment écrire votre fichier
own-data-preview = Aperçu : { $name }
own-data-forget = Supprimer « { $name } » de cet appareil
own-data-line = { $file }, ligne { $line } :
own-data-no-json = ce fichier contient une erreur. Cherchez une virgule, un guillemet ou une accolade qui manque ou qui est en trop.
own-data-same-name = « { $name } » est déjà gardé sur cet appareil : le nouveau fichier s’appelle « { $other } ».
own-data-replace = Remplacer « { $name } »
own-data-none = Ce fichier ne peut plus être lu. Vous pouvez le supprimer de cet appareil.
own-data-large = Ce fichier est trop gros : 1 Mo au plus.
own-data-unread = Ce fichier n’a pas pu être lu. Réessayez.
own-data-draft = À relire : { $name }
own-data-keep = Garder et utiliser
own-data-discard = Ne pas garder
own-data-correct = Corriger
own-data-print = Imprimer les cartes
own-data-at-line = Ligne { $line } :
own-data-more = { $count ->
    [one] Et { $count } autre remarque.
   *[other] Et { $count } autres remarques.
  }
print-title = Cartes à imprimer : { $name }
print-now = Imprimer
print-backs = Avec le dos des cartes (recto verso)
print-help = Imprimez sur du papier A4, à 100 %. Coupez d’un repère à l’autre.
print-none = Ce jeu de cartes n’est pas sur cet appareil.
progress-fetch = Chargement { $resource ->
    [dictionary-fr] du dictionnaire français
    [dictionary-en] du dictionnaire anglais
   *[other] du jeu
  }
progress-build = Ouverture { $resource ->
    [dictionary-fr] du dictionnaire français
    [dictionary-en] du dictionnaire anglais
   *[other] du jeu
  }

## Ce qui peut manquer
language-missing = Cette langue n’a pas pu être chargée. Vérifiez la connexion, puis réessayez.
part-missing-title = Il manque un fichier du jeu
trouble-title = La partie ne peut pas continuer
engine-no-workers = Ce navigateur est trop ancien. Mettez-le à jour ou essayez-en un autre.
engine-no-wasm = Ce navigateur bloque WebAssembly, dont le jeu a besoin. Autorisez WebAssembly pour cette page, ou essayez un autre navigateur.
engine-unreachable = Un fichier du jeu n’a pas pu être chargé. Vérifiez la connexion, puis réessayez.
engine-restarted = Le jeu a redémarré. La partie est intacte.
engine-lost = Le jeu s’est arrêté. La partie est conservée : réessayez pour la reprendre.
engine-aborted = L’opération a été interrompue. Réessayez.
engine-disposed = Le jeu a été arrêté. Rechargez la page.
engine-back = Le jeu a redémarré : la partie continue.
bot-replaced = { $name } a trop tardé : l’ordinateur a joué un coup à sa place.
storage-trouble = La partie ne peut pas être enregistrée. Laissez cette page ouverte, sinon la partie sera perdue.
game-unknown = Ce jeu n’est pas proposé ici. La partie vient peut-être d’une autre version ou d’un autre site.
match-missing = Cette partie n’est plus sur cet appareil.
match-shortened = La fin de cette partie est illisible. Vous reprenez au dernier coup lisible, et l’enregistrement d’origine est conservé à part.
words-coming = Le dictionnaire se charge : la partie continuera dès qu’il sera prêt.
words-missing = Le dictionnaire n’a pas pu être chargé. Rien n’est perdu : vérifiez la connexion, puis réessayez.
match-elsewhere = Cette partie est ouverte ailleurs
match-elsewhere-text = La partie est ouverte dans un autre onglet, ou ailleurs sur cette page. Vous pouvez la continuer ici : elle s’arrêtera à l’autre endroit, et aucun coup ne sera perdu.
match-take = Jouer ici

## La table
table-title = La table
players = Joueurs
you = Vous
middle = Le milieu de la table
actions = Ce que vous pouvez faire
menu = Menu
menu-hint = Un conseil
menu-undo = Annuler
menu-scores = Feuille de marque
menu-log = Le fil de la partie
menu-trick = Le dernier pli
menu-seats = Qui joue à quelle place
menu-rules = Les règles
menu-fill = Plein écran
menu-window = Quitter le plein écran
menu-leave = Quitter la table
menu-kept = La partie est conservée : vous pourrez la reprendre depuis l’accueil.
places = Qui joue à quelle place
places-text = La partie continue. Le résultat de chaque place comptera pour celui qui y aura joué le plus de coups.
place-bot-plays = Confier la place à un robot
place-take-back = Reprendre la place
place-take = Prendre la place
place-level = Niveau du robot qui jouera pour { $name }
place-name = Nom du joueur qui jouera pour { $name }
place-given = Un robot { $level } joue maintenant pour { $name }.
place-taken = C’est { $name } qui joue maintenant, à la place du robot.
log = Le fil de la partie
log-empty = Il ne s’est encore rien passé.
score-sheet = Feuille de marque
round-column = Manche
total = Total
hand-of = Main : { $name }
sort-letters = Trier par lettre
sort-points = Trier par points
sort-families = Trier par famille
sort-groups = Trier par groupe
sort-languages = Trier par langue
undo-seen = Quand on joue à plusieurs, une carte jouée ne se reprend pas : les autres l’ont vue.
undo-others = Le dernier coup est celui d’un autre joueur : vous ne pouvez pas l’annuler.
undone = Coup annulé.
undone-what = Coup annulé : { $what }
hand-said = Votre main, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  } : { $cards }.
hand-keys = Tapez une lettre pour lever une carte, puis appuyez sur Entrée pour jouer.
enter-nothing = Vous n’avez encore rien choisi.
preference-ear = Jouer à l’oreille
ear-line = Votre coup
ear-choice = { $number } : { $label }.
ear-who-votes = Écrivez le nom de celui qui vote, puis sa réponse, o (oui) ou n (non) : par exemple « Ugo o ». Votes attendus : { $names }.
ear-voted = { $name } a voté. Votes attendus : { $left }.
ear-apart = {" ; "}
ear-nothing = Il n’y a rien pour l’instant.
ear-help = Écrivez votre coup, ou le numéro d’une réponse proposée, puis appuyez sur Entrée. Vous pouvez aussi taper un point-virgule et une lettre : d pour le dernier coup, m pour la main, t pour la table, s pour les scores, q pour la question, j pour les cartes jouables, r pour répéter, l pour le fil de la partie, c pour un conseil, z pour annuler, a pour l’aide.
ear-again = Appuyez encore sur Entrée pour confirmer.
ear-missing = Le jeu à l’oreille n’a pas pu être chargé : réessayez.
preference-speech = Parole
speech-brief = Brève
speech-normal = Normale
speech-full = Complète
hint-later = Pour avoir un conseil, répondez d’abord à la question, ou commencez votre coup.
heading-middle = Table
heading-hand = Main
heading-question = Question
skip-to-question = Aller à la question
totals-said = Totaux : { $totals }.
hint-thinking = Je cherche…
forced-move = Un seul coup est possible : il est joué pour vous.
about-what = Expliquer : { $what }
about-seat = { $own ->
    [yes] Vous
   *[no] { $name }
  } : { $has }.
no-hint = Pas de conseil cette fois.
caption-skip = Passer les explications
caption-good = Bien vu. { $reason }
wait-turn = Ce n’est pas encore votre tour.
waiting-for = { $count ->
    [one] { $name } réfléchit…
   *[other] { $name } réfléchissent…
}
no-waiting = Ne pas attendre
has-turn = C’est son tour de jouer
seat-is-bot = Robot
seat-is-human = Une personne
hand-over-prompt = C’est joué.
hand-over = Donner l’appareil à { $name }
hand-over-lying = À { $name } de jouer
curtain-pass = Passez l’appareil à { $name }
curtain-turn = C’est à { $name }
curtain-since = Depuis votre dernier tour
curtain-so-far = Depuis le début
lid-prompt = C’est encore à { $name } de jouer.
curtain-lift = Je suis { $name } : voir mes cartes
curtain-places = { $name } n’est plus là ?
last-trick = Le dernier pli
round-over = Manche { $round }
round-leads = { $own ->
    [yes] Vous menez
   *[no] { $name } mène
  } { $points ->
    [one] d’un point.
   *[other] de { $points } points.
  }
round-level = { $own ->
    [yes] Vous êtes en tête, à égalité avec { $name }.
   *[no] { $name } sont en tête, à égalité.
  }
next-round = Continuer
match-won = { $name } gagne
match-shared = Ex æquo : { $names }
rematch = La revanche
match-place = { $shared ->
    [yes] { $place ->
        [1] Victoire partagée !
       *[other] Vous êtes { $place }e, ex æquo
      }
   *[no] { $place ->
        [1] Vous gagnez !
       *[other] Vous êtes { $place }e
      }
  }
course-label = Les scores, manche après manche
course-turned = Le tournant : la manche { $round }, où { $name } passe devant pour de bon.
course-always = { $name } mène du début à la fin.
level-next = Deux victoires de suite ! Et pourquoi pas un robot { $level } ?
rematch-level = Jouer contre un robot { $level }

## Pièces communes, vote, mots, appuis, dés, temps
card-moved = { $card } : place { $place } sur { $count }
ballot-open = Je suis { $name } : répondre
ballot-asks = { $name } répond
ballot-has-answered = A répondu
ballot-awaited = Réponse attendue
ballot-lapses = { $seconds ->
    [one] Si vous ne répondez pas dans la seconde, vous acceptez la phrase.
   *[other] Si vous ne répondez pas dans les { $seconds } secondes, vous acceptez la phrase.
  }
ballot-back = Reprendre
ballot-all = Tous ensemble
ballot-the-others = Tous les autres
ballot-count = { $choice } : { $count }
keys = Clavier
key-hyphen = trait d’union
key-apostrophe = apostrophe
key-space = espace
key-erase = effacer
word-give = Proposer
word-lacks = Écrivez d’abord un mot.
buzzers = Les boutons des joueurs
buzzer-first = À vous !
buzzer-locked = bloqué encore { $seconds } s
clock-left = { $label } : { $seconds ->
    [one] encore { $seconds } seconde
   *[other] encore { $seconds } secondes
}
clock-paused = En pause

## Emporter et recevoir
carry-title = Emporter, recevoir
carry-in = Recevoir
carry-in-text = Déposez ici une partie, un jeu de cartes ou une sauvegarde. Rien n’est gardé sans votre accord, et rien n’est remplacé.
carry-choose = Choisir un fichier
carry-paste = Ou collez ici un lien ou un texte :
carry-read = Ouvrir
carry-out = Emporter
carry-out-text = Enregistrez vos parties, vos résultats et vos cartes dans un seul fichier, pour changer d’appareil ou ne rien perdre.
carry-counts = { $matches ->
    [0] Aucune partie en cours
    [one] { $matches } partie en cours
   *[other] { $matches } parties en cours
  }, { $over ->
    [0] aucune finie
    [one] { $over } finie
   *[other] { $over } finies
  }, { $results ->
    [0] aucun résultat
    [one] { $results } résultat
   *[other] { $results } résultats
  }, { $decks ->
    [0] aucune liste de mots, aucun jeu de cartes à vous.
    [one] { $decks } liste de mots ou jeu de cartes à vous.
   *[other] { $decks } listes de mots ou jeux de cartes à vous.
  }
carry-nothing = Il n’y a encore rien à emporter.
carry-all = Tout emporter
carry-file-all = tout
share-file = Envoyer…
carry-seen = Voici ce que vous recevez
carry-none = Il n’y a rien à ouvrir
carry-none-empty = Ce fichier ou ce texte est vide.
carry-none-large = Ce fichier est trop gros pour être une partie, un jeu de cartes ou une sauvegarde.
carry-none-newer = Ce fichier vient d’une version plus récente. Mettez le jeu à jour, puis réessayez.
carry-none-foreign = Ce n’est ni une partie, ni un jeu de cartes, ni une sauvegarde que l’on puisse ouvrir ici.
carry-none-spoilt = Ce fichier est abîmé ou incomplet : on ne peut rien en lire.
carry-keep = Garder
carry-not = Ne pas garder
carry-match-over = Partie finie.
carry-match-on = Partie en cours, manche { $round }.
carry-match-cut = La fin est illisible : seul le début sera gardé.
carry-backup = Une sauvegarde du { $day }.
carry-merge = La sauvegarde s’ajoutera à vos données, sans rien remplacer.
carry-spoilt = { $count ->
    [one] { $count } élément illisible sera laissé de côté.
   *[other] { $count } éléments illisibles seront laissés de côté.
  }
carry-done = C’est gardé : { $all ->
    [0] aucune nouvelle partie
    [one] { $all } partie
   *[other] { $all } parties
  }, { $results ->
    [0] aucun nouveau résultat
    [one] { $results } résultat
   *[other] { $results } résultats
  }, { $decks ->
    [0] aucune nouvelle liste de mots, aucun nouveau jeu de cartes.
    [one] { $decks } liste de mots ou jeu de cartes.
   *[other] { $decks } listes de mots ou jeux de cartes.
  }
carry-known = Vous aviez déjà ce contenu : rien n’a changé.
carry-beside = { $count ->
    [one] Une partie avait continué ici et ailleurs : les deux versions sont gardées.
   *[other] { $count } parties avaient continué ici et ailleurs : toutes les versions sont gardées.
  }
carry-full = Il n’y a plus assez de place sur cet appareil : rien n’a été ajouté. Libérez de la place, puis réessayez.
carry-go = Ouvrir maintenant
take-along = Enregistrer cette partie dans un fichier : { $game }

## Revoir une partie
review = Revoir la partie
replay-title = Revoir une partie
replay-not-over = Cette partie n’est pas finie : vous pourrez la revoir à la fin.
replay-controls = Faire défiler la partie
replay-slider = Le moment de la partie
replay-deal = La donne · { $total ->
    [one] { $total } coup
   *[other] { $total } coups
  }
replay-at = Coup { $at } sur { $total } · manche { $round }
replay-back = Coup précédent
replay-step = Coup suivant
replay-play = Faire défiler
replay-pause = Arrêter
replay-round-before = Début de la manche
replay-round-after = Manche suivante
replay-to-round = Aller à la manche { $round }
replay-eyes = Point de vue
replay-open = Voir toutes les cartes
replay-seen-by = Vu par { $name }
replay-spectator = Vu par un spectateur
replay-open-hands = Les mains des autres
replay-hand = { $name } : { $held }.
replay-no-cards = aucune carte
replay-more = Partager…
replay-moves = La liste des coups
replay-play-on = Jouer à partir d’ici (coup { $at })
replay-play-on-text = Vous jouerez une copie. La partie d’origine ne changera pas.
replay-file = Enregistrer la partie dans un fichier
replay-cut = La fin de cette partie est illisible : voici le début.
replay-share = Partager un lien
replay-keep = Garder sur cet appareil
replay-is-kept = La partie est gardée avec les autres parties de cet appareil.

## Liens
share = Partager
share-title = Partager un lien
share-what = Ce que contient le lien
share-match = La partie
share-deal = Les mêmes cartes
share-match-text = En ouvrant le lien, on revoit toute la partie, cartes comprises. Rien ne passe par un serveur.
share-deal-text = En ouvrant le lien, on joue avec les cartes que vous avez eues, sans savoir comment vous avez joué.
share-names = Avec les noms
share-here = S’ouvre au coup { $at }
share-link = Le lien
share-copy = Copier
share-copied = Le lien est copié.
share-take = Le lien est sélectionné : copiez-le.
share-long = Ce lien a { $count } caractères : certaines messageries le coupent. Préférez un fichier.
share-large = Cette partie est trop longue pour un lien : enregistrez-la dans un fichier.
share-says-match = Une partie à revoir : { $game }
share-says-deal = Jouez avec les mêmes cartes que moi : { $game }
share-bot = Robot { $number }
same-title = Jouez avec les mêmes cartes
same-text = On vous a envoyé les cartes et les réglages d’une partie. À vous de jouer !
link-newer = Ce lien vient d’une version plus récente. Mettez le jeu à jour, puis rouvrez le lien.
link-foreign = Ce lien ne mène à rien ici : il ne contient aucune partie.
link-large = Ce lien est trop long pour contenir une partie.
link-cut = Ce lien est incomplet : on ne peut rien en lire. Demandez qu’on vous renvoie le lien, ou qu’on vous envoie la partie dans un fichier.
link-cut-notice = Ce lien est incomplet : voici le début de la partie. Pour la suite, demandez qu’on vous renvoie le lien, ou qu’on vous envoie la partie dans un fichier.

## Résultats
results-title = Résultats
results-all = Tous les résultats
results-none = Aucun résultat pour l’instant : seules les parties que vous jouez jusqu’au bout sont comptées ici.
results-whose = Les résultats de
results-everybody = Tout le monde
results-count = { $count ->
    [one] partie
   *[other] parties
  }
results-wins = { $count ->
    [one] victoire
   *[other] victoires
  }
results-streak = série en cours
results-longest = meilleure série
results-among = Sans robot : { $wins ->
    [0] aucune victoire
    [one] { $wins } victoire
   *[other] { $wins } victoires
  } en { $count ->
    [one] { $count } partie
   *[other] { $count } parties
  }
results-place = { $place ->
    [1] 1re place
   *[other] { $place }e place
  } sur { $seats }
results-plot = Vos places, de la partie la plus ancienne à la plus récente : { $places }
results-best = Les plus beaux coups
results-export = Exporter vers un tableur
results-columns = date, jeu, niveau, nom, robot, points, place, plus beau coup
results-erase = Effacer les résultats
results-erase-sure = Oui, effacer les résultats

## Sans réseau
offline-preparing = { $files ->
    [0] Le jeu se prépare à fonctionner sans réseau…
    [one] Le jeu se prépare à fonctionner sans réseau : { $files } fichier sur { $of }…
   *[other] Le jeu se prépare à fonctionner sans réseau : { $files } fichiers sur { $of }…
  }
offline-ready = Prêt à jouer sans réseau.
offline-newer = Une nouvelle version est prête. Elle s’installera dès que le jeu ne sera plus ouvert dans un autre onglet.
offline-take = Installer maintenant
offline-forgets = Après sept jours sans visite, Safari efface tout ce que cette page a gardé. Pour ne pas perdre vos parties, ajoutez le jeu à l’écran d’accueil, ou enregistrez-les dans un fichier.
