# embed.html: the page where <mots-en-main> is tried. The game’s own page doesn’t load this file.
embed-page-title = Mots en main on your page
embed-page-lead = Choose a game, try it, then copy the two lines into your page. Nothing is sent to anybody, and no cookies are set.
embed-page-attributes = Attributes
embed-page-empty = Empty attributes are left out.
embed-page-line = Lines to copy
embed-page-copy = Copy
embed-page-copied = Copied
embed-page-events = Events
embed-page-events-lead = Events appear here while somebody plays. Your page will receive the same events.
embed-page-other = Français
embed-page-wrong = This isn’t a valid value.
embed-page-hint-accent = #aa3355
embed-page-hint-names = Lea, Tom
embed-page-hint-deck = ./my-deck.json
embed-page-hint-themes-card = ./my-card.json
embed-page-hint-seed = 42
