# embed.html : la page où l’on essaie <mots-en-main>. La page du jeu ne la charge pas.
embed-page-title = Mots en main dans votre page
embed-page-lead = Choisissez un jeu, essayez-le, puis copiez les deux lignes dans votre page. Rien n’est envoyé à personne, et aucun cookie n’est déposé.
embed-page-attributes = Attributs
embed-page-empty = Les attributs laissés vides sont omis.
embed-page-line = À copier
embed-page-copy = Copier
embed-page-copied = Copié
embed-page-events = Événements
embed-page-events-lead = Voici ce que votre page reçoit pendant qu’on joue ici.
embed-page-other = English
embed-page-wrong = Cette valeur n’est pas valide.
embed-page-hint-accent = #aa3355
embed-page-hint-names = Léa, Tom
embed-page-hint-deck = ./mon-jeu.json
embed-page-hint-themes-card = ./ma-carte.json
embed-page-hint-seed = 42
