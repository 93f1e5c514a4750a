### L’interface : écrans, menus, réglages.
box-title = Mots en main
box-lead = Des cartes, des lettres, et l’on joue autour d’un seul écran.
box-foot = Sans compte, sans publicité, sans réseau : tout se passe sur cet appareil.
licences = Licences
start-games = Les jeux
start-resume = Parties en cours
play = Jouer
play-game = Jouer : { $game }
rules = Règles
rules-of = Règles : { $game }
rules-legend = Les articles numérotés reprennent la règle imprimée. Les décisions et les variantes, en retrait, précisent ce qu’elle laisse ouvert.
rules-missing = Le texte des règles n’a pas pu être chargé.
rule-clause = Règle { $clause }
resume = Reprendre
resume-match = Reprendre { $game } avec { $names }
resume-when = Manche { $round } · { $when }
resume-original = Enregistrement entier, mis à part · { $when }
forget = Oublier
export = Exporter
export-match = Exporter l’enregistrement de { $game }
keep = Garder
forget-match = Oublier la partie de { $game } avec { $names }
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
preference-pace = Rythme des robots
pace-slow = Posé
pace-normal = Normal
pace-fast = Vif
pace-none = Sans attendre
preference-sound = Sons
preference-play-only = Jouer d’office le seul coup permis
sound-on = Les sons sont mis
sound-off = Les sons sont coupés

## Préparer une partie
default-names = Alice, Basile, Camille, Désiré, Églantine, Félix, Gaspard, Hortense
setup-seats = Autour de la table
setup-words = Les mots
setup-options = La règle
setup-same-names = Deux joueurs portent le même nom : changez-en un.
seat-number = Joueur { $number }
seat-name = Nom du joueur { $number }
seat-kind = Qui joue à la place { $number }
seat-human = Une personne
seat-bot = Robot { $level }
level-easy = débutant
level-medium = aguerri
level-hard = redoutable
level-greedy = pressé
level-random = au hasard
add-seat = Ajouter un joueur
remove-seat = Retirer { $name }
start-match = Distribuer les cartes
own-data-box = Celles de la boîte
own-data-bring = Apporter un fichier
own-data-template = Télécharger un modèle
own-data-preview = Aperçu : { $name }
own-data-forget = Supprimer « { $name } » de cet appareil
own-data-line = { $file }, ligne { $line } :
own-data-no-json = ce n’est pas du JSON. Cherchez une virgule, un guillemet ou une accolade de trop ou de moins.
own-data-large = Ce fichier est trop gros : 1 Mo au plus.
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
part-missing-title = Cette partie du jeu n’est pas arrivée
trouble-title = La partie ne peut pas continuer
engine-no-workers = Ce navigateur ne permet pas à la page de faire tourner les règles à part. Essayez avec une version plus récente.
engine-no-wasm = Ce navigateur n’exécute pas WebAssembly, ou l’interdit à cette page.
engine-unreachable = Une partie du jeu n’a pas pu être chargée. Vérifiez le réseau, puis réessayez.
engine-restarted = Le moteur du jeu a redémarré. La partie est intacte.
engine-lost = Le moteur du jeu s’est arrêté. La partie est gardée : réessayez pour la reprendre.
engine-aborted = La demande a été interrompue.
engine-disposed = Le moteur du jeu a été arrêté.
engine-back = Le moteur du jeu a redémarré ; la partie continue.
bot-replaced = { $name } a tardé : une action permise a été jouée à sa place.
storage-trouble = Cet appareil ne laisse rien enregistrer : les parties dureront tant que cette page reste ouverte.
match-missing = Cette partie n’est plus sur cet appareil.
match-shortened = L’enregistrement de cette partie était incomplet : elle reprend là où il s’arrête. L’enregistrement d’origine est gardé à part.
match-elsewhere = Cette partie est ouverte dans un autre onglet
match-elsewhere-text = Vous pouvez la continuer ici : l’autre onglet s’arrêtera, et aucun coup n’est perdu.
match-take = Jouer ici

## La table
table-title = La table
players = Joueurs
you = Vous
middle = Le milieu de la table
actions = Ce qu’on peut faire
menu = Menu
menu-hint = Un conseil
menu-undo = Annuler
menu-scores = Feuille de marque
menu-log = Le fil de la partie
menu-rules = Les règles
menu-leave = Quitter la table
menu-kept = La partie est gardée : on peut la reprendre depuis l’accueil.
log = Le fil de la partie
log-empty = Rien ne s’est encore passé.
score-sheet = Feuille de marque
round-column = Manche
total = Total
hand-of = La main de { $name }
sort-letters = Par lettres
sort-points = Par points
sort-families = Par familles
sort-groups = Par groupes
sort-languages = Par langues
undone = C’est annulé.
hint-thinking = Je cherche…
no-hint = Pas de conseil cette fois.
wait-turn = Ce n’est pas encore votre tour.
waiting-for = { $name } réfléchit…
has-turn = À son tour de jouer
seat-is-bot = Robot
seat-is-human = Une personne
hand-over-prompt = C’est joué.
hand-over = Passer la main à { $name }
curtain-text = C’est au tour de
curtain-lift = Je suis { $name }, montrer ma main
round-over = Manche { $round }
next-round = Continuer
match-won = { $name } gagne
match-shared = Ex æquo : { $names }
rematch = La revanche

## Pièces communes, vote, mots, appuis, dés, temps
card-moved = { $card } : place { $place } sur { $count }
ballot-open = Je suis { $name }, je réponds
ballot-asks = { $name } répond
ballot-has-answered = A répondu
ballot-awaited = On attend sa réponse
ballot-tally = { $choice } : { $count }
word-give = Proposer
buzzers = Les boutons des joueurs
buzzer-first = À vous !
clock-left = { $label } : { $seconds ->
    [one] encore { $seconds } seconde
   *[other] encore { $seconds } secondes
}
clock-paused = Arrêté
