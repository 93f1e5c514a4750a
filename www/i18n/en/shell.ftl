### The interface: screens, menus, settings.
box-title = Mots en main
box-lead = Cards and letters, for everybody round one screen.
box-foot = No account, no advertising, no network: everything stays on this device.
licences = Licences
start-games = Games
start-resume = Matches in progress
play = Play
play-game = Play { $game }
rules = Rules
rules-of = Rules of { $game }
rules-legend = Numbered clauses restate the printed rules. Rulings and options, set apart, settle what these leave open.
rules-missing = The text of the rules could not be loaded.
rule-clause = Rule { $clause }
resume = Resume
resume-match = Resume { $game } with { $names }
resume-when = Round { $round } · { $when }
resume-original = Whole record, kept aside · { $when }
forget = Forget
export = Export
export-match = Export the { $game } record
keep = Keep
forget-match = Forget the match of { $game } with { $names }
seats-range = { $min } to { $max } players
loading = One moment…
close = Close
back = Back
back-to-games = Back to the games
understood = Got it
try-again = Try again
less = Less
more = More

preference-language = Language
preference-theme = Colours
theme-auto = As the device
theme-light = Light
theme-dark = Dark
preference-pace = Pace of the bots
pace-slow = Calm
pace-normal = Normal
pace-fast = Brisk
pace-none = No waiting
preference-sound = Sounds
preference-play-only = Play the only legal move by itself
sound-on = Sounds are on
sound-off = Sounds are off

## Setting up a match
default-names = Alice, Basil, Clara, Dorian, Edith, Felix, Grace, Hugo
setup-seats = Round the table
setup-words = Words
setup-options = Rules
setup-same-names = Two players have the same name: change one of them.
seat-number = Player { $number }
seat-name = Name of player { $number }
seat-kind = Who plays in seat { $number }
seat-human = A person
seat-bot = Bot, { $level }
level-easy = easy
level-medium = medium
level-hard = hard
level-greedy = hasty
level-random = random
add-seat = Add a player
remove-seat = Remove { $name }
start-match = Deal the cards
own-data-box = The ones in the box
own-data-bring = Bring a file
own-data-template = Download a template
own-data-preview = Preview: { $name }
own-data-forget = Delete “{ $name }” from this device
own-data-line = { $file }, line { $line }:
own-data-no-json = this isn’t JSON. Look for a comma, a quotation mark or a brace too many or too few.
own-data-large = This file is too large: 1 MB at most.
own-data-unread = This file couldn’t be read. Try again.
progress-fetch = Loading { $resource ->
    [dictionary-fr] the French dictionary
    [dictionary-en] the English dictionary
   *[other] the game
  }
progress-build = Opening { $resource ->
    [dictionary-fr] the French dictionary
    [dictionary-en] the English dictionary
   *[other] the game
  }

## What may be missing
part-missing-title = This part of the game did not arrive
trouble-title = The match cannot go on
engine-no-workers = This browser does not let the page run the rules apart. Try a more recent one.
engine-no-wasm = This browser does not run WebAssembly, or forbids it to this page.
engine-unreachable = A part of the game could not be loaded. Check the network, then try again.
engine-restarted = The engine has started again. The match is intact.
engine-lost = The engine has stopped. The match is kept: try again to resume it.
engine-aborted = The request was broken off.
engine-disposed = The engine was stopped.
engine-back = The engine has started again; the match goes on.
bot-replaced = { $name } took too long: a legal action was played instead.
storage-trouble = This device does not let anything be kept: matches last as long as this page stays open.
match-missing = This match is no longer on this device.
match-shortened = The record of this match was incomplete: it resumes where the record ends. The original record is kept aside.
match-elsewhere = This match is open in another tab
match-elsewhere-text = You can go on here: the other tab will stop, and no move is lost.
match-take = Play here

## The table
table-title = The table
players = Players
you = You
middle = The middle of the table
actions = What can be done
menu = Menu
menu-hint = A hint
menu-undo = Undo
menu-scores = Score sheet
menu-log = What has happened
menu-rules = The rules
menu-leave = Leave the table
menu-kept = The match is kept: resume it from the start screen.
log = What has happened
log-empty = Nothing has happened yet.
score-sheet = Score sheet
round-column = Round
total = Total
hand-of = { $name }’s hand
sort-letters = By letter
sort-points = By points
sort-families = By family
sort-groups = By groups
sort-languages = By languages
undone = Undone.
hint-thinking = Let me think…
no-hint = No hint this time.
wait-turn = It is not your turn yet.
waiting-for = { $name } is thinking…
has-turn = To play
seat-is-bot = Bot
seat-is-human = A person
hand-over-prompt = Done.
hand-over = Hand over to { $name }
curtain-text = It is the turn of
curtain-lift = I am { $name }, show my hand
round-over = Round { $round }
next-round = Go on
match-won = { $name } wins
match-shared = A tie: { $names }
rematch = Rematch

## Pieces of all games: votes, words, buzzers, dice, time
card-moved = { $card }: place { $place } of { $count }
ballot-open = I’m { $name }, let me answer
ballot-asks = { $name } answers
ballot-has-answered = Has answered
ballot-awaited = Answer awaited
ballot-tally = { $choice }: { $count }
word-give = Say it
buzzers = The players’ buzzers
buzzer-first = Your turn!
clock-left = { $label }: { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
clock-paused = Paused
