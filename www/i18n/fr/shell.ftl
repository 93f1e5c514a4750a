### L’interface : écrans, menus, réglages.
box-title = Mots en main
box-lead = Des jeux de lettres et de cartes, tous autour d’un seul écran.
box-foot = Sans compte, sans publicité, sans réseau : tout se passe sur cet appareil.
licences = Licences
start-games = Les jeux
start-resume = Parties en cours
start-results = Résultats
results-bots = Robots { $level } : { $wins ->
    [0] aucune victoire
    [one] { $wins } victoire
   *[other] { $wins } victoires
  } en { $count ->
    [one] { $count } partie
   *[other] { $count } parties
  }
results-people = Entre vous : { $count ->
    [one] { $count } partie
   *[other] { $count } parties
  }
results-last = { $people ->
    [yes] Dernière partie : { $winner } gagne
   *[no] Dernière partie : { $place ->
        [1] gagnée
       *[other] { $place }e sur { $count }
      }
  } · { $day }
results-forget = Effacer les résultats
results-forget-sure = Tout effacer
play = Jouer
play-game = Jouer : { $game }
rules = Règles
rules-of = Règles : { $game }
rules-legend = Les articles numérotés disent la règle imprimée. En retrait : nos décisions là où elle ne dit rien, et les options que l’on peut choisir.
rules-missing = Les règles n’ont pas pu être chargées. Vérifiez la connexion, puis réessayez.
rule-clause = Règle { $clause }
resume = Reprendre
resume-match = Reprendre { $game } avec { $names }
resume-when = Manche { $round } · { $when }
resume-original = Enregistrement complet, conservé à part · { $when }
forget = Supprimer
export = Exporter
export-match = Exporter l’enregistrement : { $game }
keep = Garder
forget-match = Supprimer la partie : { $game } avec { $names }
seats-range = De { $min } à { $max } joueurs
loading = Un instant…
close = Fermer
back = Retour
back-to-games = Retour aux jeux
understood = Compris
try-again = Réessayer
less = Moins
more = Plus

preference-language = Langue
preference-theme = Couleurs
theme-auto = Comme l’appareil
theme-light = Clair
theme-dark = Sombre
preference-pace = Vitesse des robots
pace-slow = Lente
pace-normal = Normale
pace-fast = Rapide
pace-none = Sans attendre
preference-sound = Sons
preference-play-only = Jouer automatiquement les coups forcés
preference-one-tap = Toucher une carte la joue aussitôt
preference-captions = Expliquer la première partie
sound-on = Sons activés
sound-off = Sons coupés

## Préparer une partie
default-names = Alice, Basile, Camille, Désiré, Églantine, Félix, Gaspard, Hortense
setup-seats = Autour de la table
setup-words = Les mots
setup-options = La règle
setup-same-names = Deux joueurs portent le même nom : changez l’un des deux.
seat-number = Joueur { $number }
seat-name = Nom du joueur { $number }
seat-kind = Joueur { $number } : une personne ou un robot
seat-human = Une personne
seat-bot = Robot { $level }
level-easy = débutant
level-medium = aguerri
level-hard = redoutable
level-pace = { $level } { $seconds } s
level-greedy = pressé
level-random = au hasard
add-seat = Ajouter un joueur
remove-seat = Retirer { $name }
start-match = Distribuer les cartes
own-data-box = Celles de la boîte
own-data-bring = Choisir un fichier
own-data-template = Télécharger un modèle
own-data-preview = Aperçu : { $name }
own-data-forget = Supprimer « { $name } » de cet appareil
own-data-line = { $file }, ligne { $line } :
own-data-no-json = ce fichier contient une erreur. Cherchez une virgule, un guillemet ou une accolade de trop, ou qui manque.
own-data-large = Ce fichier est trop gros : 1 Mo au plus.
own-data-unread = Ce fichier n’a pas pu être lu. Réessayez.
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
part-missing-title = Il manque un morceau du jeu
trouble-title = La partie ne peut pas continuer
engine-no-workers = Navigateur trop ancien. Mettez-le à jour ou essayez-en un autre.
engine-no-wasm = Ce navigateur bloque le jeu (WebAssembly). Autorisez-le pour cette page ou essayez un autre navigateur.
engine-unreachable = Un morceau du jeu n’a pas pu être chargé. Vérifiez la connexion, puis réessayez.
engine-restarted = Le jeu a redémarré. La partie est intacte.
engine-lost = Le jeu s’est arrêté. La partie est conservée : réessayez pour la reprendre.
engine-aborted = La demande a été interrompue. Réessayez.
engine-disposed = Le jeu a été arrêté. Rechargez la page.
engine-back = Le jeu a redémarré : la partie continue.
bot-replaced = { $name } a trop tardé : l’ordinateur a joué un coup à sa place.
storage-trouble = Enregistrement impossible. Laissez cette page ouverte, sinon la partie sera perdue.
match-missing = Cette partie n’est plus sur cet appareil.
match-shortened = La fin de cette partie est illisible. Vous reprenez au dernier coup lisible, et l’enregistrement d’origine est conservé à part.
match-elsewhere = Cette partie est ouverte dans un autre onglet
match-elsewhere-text = Vous pouvez la continuer ici : l’autre onglet s’arrêtera, et aucun coup n’est perdu.
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
menu-rules = Les règles
menu-leave = Quitter la table
menu-kept = La partie est conservée : vous pourrez la reprendre depuis l’accueil.
log = Le fil de la partie
log-empty = Rien ne s’est encore passé.
score-sheet = Feuille de marque
round-column = Manche
total = Total
hand-of = Main : { $name }
sort-letters = Par lettres
sort-points = Par points
sort-families = Par familles
sort-groups = Par groupes
sort-languages = Par langues
undone = Coup annulé.
hint-thinking = Je cherche…
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
has-turn = À son tour de jouer
seat-is-bot = Robot
seat-is-human = Une personne
hand-over-prompt = C’est joué.
hand-over = Donner l’appareil à { $name }
curtain-text = Passez l’appareil à
curtain-since = Depuis votre dernier tour
curtain-lift = Je suis { $name }, montrer mes cartes
last-trick = Le dernier pli
took-trick = ramasse
round-over = Manche { $round }
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
level-next = Deux victoires de suite : essayez un robot { $level } ?
rematch-level = Jouer contre un robot { $level }

## Pièces communes, vote, mots, appuis, dés, temps
card-moved = { $card } : place { $place } sur { $count }
ballot-open = Je suis { $name }, je réponds
ballot-asks = { $name } répond
ballot-has-answered = A répondu
ballot-awaited = Réponse attendue
ballot-all = Tous ensemble
ballot-the-others = Tous les autres
ballot-tally = { $choice } : { $count }
keys = Clavier
key-hyphen = trait d’union
key-apostrophe = apostrophe
key-space = espace
key-erase = effacer
word-give = Proposer
buzzers = Les boutons des joueurs
buzzer-first = À vous !
clock-left = { $label } : { $seconds ->
    [one] encore { $seconds } seconde
   *[other] encore { $seconds } secondes
}
clock-paused = Arrêté
