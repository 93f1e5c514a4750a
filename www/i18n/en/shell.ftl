### The interface: screens, menus, settings.
box-title = Mots en main
box-lead = Word and card games to play together around one screen.
box-foot = No account, no ads, no connection needed: everything stays on this device.
list-and = and
licences = Licences
start-games = Games
start-resume = Games in progress
start-results = Results
results-bots = Against { $level } bots: { $wins ->
    [0] no wins
    [one] { $wins } win
   *[other] { $wins } wins
  } in { $count ->
    [one] { $count } game
   *[other] { $count } games
  }
results-people = Without bots: { $count ->
    [one] { $count } game
   *[other] { $count } games
  }
results-last = { $people ->
    [yes] Last game: { $winner } won
   *[no] Last game: { $place ->
        [1] won
        [2] second of { $count }
        [3] third of { $count }
       *[other] { $place }th of { $count }
      }
  } · { $day }
results-forget = Clear the results and finished games
results-forget-sure = Clear them all
archive = Finished games ({ $count })
archive-score = { $name } { $score }
archive-open = Watch again
archive-open-match = Watch this game again: { $game } with { $names }
archive-more = Show more
unread-rows = { $count ->
    [one] { $count } item stored on this device can’t be read.
   *[other] { $count } items stored on this device can’t be read.
  }
unread-erase = Clear the unreadable items
play = Play
play-game = Play { $game }
rules = Rules
rules-of = Rules of { $game }
guide-title = For teachers
rules-legend = The numbered clauses give the printed rules. Where the printed rules say nothing, this page adds rulings of its own. These rulings, and the options that you can choose, are set apart.
rules-missing = The rules couldn’t be loaded. Check your connection and try again.
rule-clause = See rule { $clause }
resume = Resume
resume-match = Resume { $game } with { $names }
resume-all = { $count ->
   *[other] Show all { $count } games in progress
  }
resume-when = Round { $round } · { $when }
resume-original = Complete record, kept separately · { $when }
forget = Delete
forget-elsewhere = This game is open somewhere else: close it there first.
export = Export
export-match = Export the record of { $game }
keep = Keep
forget-match = Delete { $game } with { $names }
match-lasts = About { $minutes } minutes
# On a game's box, beside how many may play.
match-lasts-for = About { $minutes } minutes for { $players }
match-lasts-from = { $least } to { $most } minutes for { $players }
seats-range = { $min } to { $max } players
loading = One moment…
close = Close
back = Back
back-to-games = Back to the games
understood = Got it
try-again = Try again
less = Decrease: { $name }
more = Increase: { $name }

preference-language = Language
preference-theme = Colours
theme-auto = Same as the device
theme-light = Light
theme-dark = Dark
preference-pace = Bot speed
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-none = Instant
preference-sound = Sounds
preference-play-only = Play forced moves automatically
preference-one-tap = Play a card with one tap
turn-around = Turn towards the others
preference-turning = Turn the table
turning-stay = Never
turning-turn = To the next player
turning-facing = Face to face
preference-handed = Preferred hand
handed-left = Left
handed-right = Right
preference-captions = Explain each game on first play
sound-on = Sounds on
sound-off = Sounds off

## Setting up a game
default-names = Alice, Basil, Clara, Dorian, Edith, Felix, Grace, Hugo
setup-seats = Who’s playing?
setup-words = Words
setup-options = Options
setup-same-names = Two players have the same name: change one of the names.
setup-sides = Around the tablet
setup-sides-open = The tablet stays in the middle. { $turning ->
    [stay] The buttons are spread around the screen, and everyone reads from the same side.
   *[turn] Each player has buttons on their own side.
  }
setup-sides-help = The tablet stays in the middle. { $turning ->
    [stay] Neither the table nor the screen that hides the cards turns: everyone reads from the same side.
    [facing] Every second player sits opposite the others, and the table turns to face one side, then the other.
   *[turn] The table and the screen that hides the cards turn towards whoever plays next.
  }
side-move = Drag each name to where that player sits, or tap the name and then the side.
side-here = { $side }: seat { $name } here
side-sits = { $name }: { $side }
side-near = Near
side-left = Left
side-far = Opposite
side-right = Right
seat-number = Player { $number }
seat-name = Name of player { $number }
seat-kind = Player { $number }: a person or a bot
seat-emblem = { $name }: { emblem-name }. Change emblem
emblem-of = Which emblem for { $name }?
emblem = { $by ->
    [nobody] { emblem-name }
   *[other] { emblem-name } (swap with { $name })
  }
emblem-swap = The smaller emblems are taken: choose one to swap with the player who has it.
emblem-name = { $emblem ->
    [fox] fox
    [owl] owl
    [frog] frog
    [bear] bear
    [rabbit] rabbit
    [penguin] penguin
    [mouse] mouse
   *[cat] cat
  }
seat-human = A person
seat-bot = Bot, { $level }
level-easy = easy
level-medium = medium
level-hard = hard
level-pace = { $level } { $seconds } s
level-greedy = hasty
level-random = random
add-seat = Add a player
remove-seat = Remove { $name }
start-match = Deal the cards
own-data-box = From the box
own-data-house = From the site that offers this game
own-data-bring = Choose a file
own-data-template = Download a template
own-data-guide = How to write your own
own-data-preview = Preview: { $name }
own-data-forget = Delete “{ $name }” from this device
own-data-line = { $file }, line { $line }:
own-data-no-json = there is a mistake here. Look for an extra or missing comma, quotation mark or brace.
own-data-same-name = “{ $name }” is already on this device, so the new file is called “{ $other }”.
own-data-replace = Replace “{ $name }”
own-data-none = This file can’t be read any more. You can delete it from this device.
own-data-large = This file is too big: 1 MB at most.
own-data-unread = This file couldn’t be read. Try again.
own-data-draft = Please check: { $name }
own-data-keep = Keep and use it
own-data-discard = Don’t keep it
own-data-correct = Correct it
own-data-print = Print the cards
own-data-at-line = Line { $line }:
own-data-more = { $count ->
    [one] And { $count } more remark.
   *[other] And { $count } more remarks.
  }
print-title = Cards to print: { $name }
print-now = Print
print-backs = With the backs of the cards (double-sided)
print-help = Print on A4 paper, at 100%. Cut from mark to mark.
print-none = This deck is not on this device.
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
language-missing = This language couldn’t be loaded. Check your connection and try again.
part-missing-title = One of the game’s files is missing
trouble-title = The game can’t continue
engine-no-workers = Your browser is too old. Update it or try another one.
engine-no-wasm = This browser blocks WebAssembly, which the game needs. Allow it for this page or try another browser.
engine-unreachable = One of the game’s files couldn’t be loaded. Check your connection and try again.
engine-restarted = The game has restarted. Nothing is lost.
engine-lost = The game has stopped, but nothing is lost: try again to resume it.
engine-aborted = The operation was interrupted. Try again.
engine-disposed = The game has been stopped. Reload the page.
engine-back = The game is running again: carry on where you left off.
bot-replaced = { $name } took too long: the computer made a move for them.
storage-trouble = Saving isn’t possible. Keep this page open, or the game will be lost.
game-unknown = This game isn’t available here. It may come from another version or another site.
match-missing = This game is no longer on this device.
match-shortened = The end of this game can’t be read. The game resumes from the last readable move, and the original record is kept separately.
words-coming = The game will continue as soon as the dictionary has loaded.
words-missing = The dictionary couldn’t be loaded. Nothing is lost: check your connection and try again.
match-elsewhere = This game is open somewhere else
match-elsewhere-text = The game may be open in another tab, or twice on this page. If you continue here, it will stop in the other place, and no move will be lost.
match-take = Play here

## The table
table-title = The table
players = Players
you = You
middle = The middle of the table
actions = What you can do
menu = Menu
menu-hint = A hint
menu-undo = Undo
menu-scores = Score sheet
menu-log = The story so far
menu-trick = The last trick
menu-seats = Who plays where
menu-rules = The rules
menu-fill = Full screen
menu-window = Exit full screen
menu-leave = Leave the table
menu-kept = Your game is saved: you can resume it from the start screen.
places = Who plays where
places-text = The game continues. Each seat’s result will count for the player who has made the most moves in that seat.
place-bot-plays = Let a bot play instead
place-take-back = Take the seat back
place-take = Take the seat
place-level = Level of the bot that will play for { $name }
place-name = Name of the person taking { $name }’s seat
place-given = A bot ({ $level }) now plays for { $name }.
place-taken = { $name } now plays instead of the bot.
log = The story so far
log-empty = Nothing has happened yet.
score-sheet = Score sheet
round-column = Round
total = Total
hand-of = Hand: { $name }
sort-letters = Sort by letter
sort-points = Sort by points
sort-families = Sort by family
sort-groups = Sort by group
sort-languages = Sort by language
undo-seen = When several people are playing, you can’t take back a card that you have played: the others have seen it.
undo-others = The last move is somebody else’s: you can’t undo it.
undone = Move undone.
undone-what = Undone: { $what }
hand-said = Your hand, { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }: { $cards }.
hand-keys = Type a letter to lift a card; press Enter to play.
enter-nothing = You haven’t chosen anything yet.
preference-ear = Play by ear
ear-line = Your move
ear-choice = { $number }: { $label }.
ear-who-votes = Type the voter’s name, then the answer, as in “Ugo y”. Still to vote: { $names }.
ear-voted = { $name } has voted. Still to vote: { $left }.
ear-apart = {"; "}
ear-nothing = There is nothing to say just now.
ear-help = Type your move, or the number of one of the answers offered, then press Enter. You can also type a semicolon and a letter: l for the last move, h for your hand, t for the table, s for the scores, q for the question, p for the playable cards, r to repeat, g for the story so far, i for a hint, z to undo, or a for this help.
ear-again = Press Enter again to confirm.
ear-missing = “Play by ear” couldn’t be loaded: try again.
preference-speech = Speech
speech-brief = Brief
speech-normal = Normal
speech-full = Full
hint-later = To get a hint, first answer the question or begin your move.
heading-middle = Table
heading-hand = Hand
heading-question = Question
skip-to-question = Skip to the question
totals-said = Totals: { $totals }.
hint-thinking = Let me think…
forced-move = Only one move is possible, so it is played for you.
about-what = Explain: { $what }
about-seat = { $own ->
    [yes] You
   *[no] { $name }
  }: { $has }.
no-hint = No hint this time.
caption-skip = Skip the explanations
caption-good = Good move. { $reason }
wait-turn = It isn’t your turn yet.
waiting-for = { $count ->
    [one] { $name } is thinking…
   *[other] { $name } are thinking…
}
no-waiting = Don’t wait
has-turn = Their turn to play
seat-is-bot = Bot
seat-is-human = A person
hand-over-prompt = Done.
hand-over = Pass to { $name }
hand-over-lying = Over to { $name }
curtain-pass = Pass the device to { $name }
curtain-turn = Next to play: { $name }
curtain-since = Since your last turn
curtain-so-far = Since the beginning
lid-prompt = It’s still { $name }’s turn.
curtain-lift = I’m { $name }: show my cards
curtain-places = Has { $name } left?
last-trick = The last trick
round-over = Round { $round }
round-leads = { $own ->
    [yes] You lead
   *[no] { $name } leads
  } { $points ->
    [one] by one point.
   *[other] by { $points } points.
  }
round-level = { $own ->
    [yes] You share the lead with { $name }.
   *[no] { $name } share the lead.
  }
next-round = Continue
match-won = { $name } wins
match-shared = A tie: { $names }
rematch = Rematch
match-place = { $shared ->
    [yes] { $place ->
        [1] A shared win!
        [2] You tied for second place
        [3] You tied for third place
       *[other] You tied for { $place }th place
      }
   *[no] { $place ->
        [1] You win!
        [2] You came second
        [3] You came third
       *[other] You came { $place }th
      }
  }
course-label = The scores, round by round
course-turned = The turning point: round { $round }, when { $name } took the lead for good.
course-always = { $name } led from start to finish.
level-next = Two wins in a row: ready for a { $level } bot?
rematch-level = Play against a { $level } bot

## Pieces shared by all games: votes, words, buzzers, dice, time
card-moved = { $card }: place { $place } of { $count }
ballot-open = I’m { $name }: let me answer
ballot-asks = { $name } answers
ballot-has-answered = Has answered
ballot-awaited = Still to answer
ballot-lapses = { $seconds ->
    [one] If you don’t answer within a second, you accept the proposal.
   *[other] If you don’t answer within { $seconds } seconds, you accept the proposal.
  }
ballot-back = Take it back
ballot-all = Everybody
ballot-the-others = Everybody else
ballot-count = { $choice }: { $count }
keys = Keyboard
key-hyphen = hyphen
key-apostrophe = apostrophe
key-space = space
key-erase = delete
word-give = Say it
word-lacks = Type a word first.
buzzers = The players’ buzzers
buzzer-first = Your turn!
buzzer-locked = locked for another { $seconds } s
clock-left = { $label }: { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
clock-paused = Paused

## Save and open
carry-title = Save and open
carry-in = Open
carry-in-text = Drop a game, a deck or a backup here. Nothing is kept unless you say so, and nothing is replaced.
carry-choose = Choose a file
carry-paste = Or paste a link or some text here:
carry-read = Open
carry-out = Save
carry-out-text = Save all your games, results and cards to a single file, for a new device or just to be safe.
carry-counts = { $matches ->
    [0] No games in progress
    [one] { $matches } game in progress
   *[other] { $matches } games in progress
  }, { $over ->
    [0] none finished
   *[other] { $over } finished
  }, { $results ->
    [0] no results
    [one] { $results } result
   *[other] { $results } results
  }, { $decks ->
    [0] no word lists or decks of your own.
    [one] { $decks } word list or deck of your own.
   *[other] { $decks } word lists and decks of your own.
  }
carry-nothing = There is nothing to save yet.
carry-all = Save everything to a file
carry-file-all = everything
share-file = Send…
carry-seen = Here is what you have received
carry-none = There is nothing to open here
carry-none-empty = The file or text is empty.
carry-none-large = This file is too large to be a game, a deck or a backup.
carry-none-newer = This file comes from a newer version. Update the game, then try again.
carry-none-foreign = This isn’t a game, a deck or a backup that can be opened here.
carry-none-spoilt = This file is damaged or incomplete: nothing in it can be read.
carry-keep = Keep
carry-not = Don’t keep
carry-match-over = Finished game.
carry-match-on = Game in progress, round { $round }.
carry-match-cut = The end of this game can’t be read: only the beginning will be kept.
carry-backup = A backup from { $day }.
carry-merge = Everything in the backup will be added to what is already here; nothing will be replaced.
carry-spoilt = { $count ->
    [one] { $count } unreadable item will be left out.
   *[other] { $count } unreadable items will be left out.
  }
carry-done = Kept: { $all ->
    [0] no new games
    [one] { $all } game
   *[other] { $all } games
  }, { $results ->
    [0] no new results
    [one] { $results } result
   *[other] { $results } results
  }, { $decks ->
    [0] no new word lists or decks.
    [one] { $decks } word list or deck.
   *[other] { $decks } word lists and decks.
  }
carry-known = All of this was here already: nothing has changed.
carry-beside = { $count ->
    [one] One game has been continued both here and elsewhere: both versions are kept.
   *[other] { $count } games have been continued both here and elsewhere: all versions are kept.
  }
carry-full = There isn’t enough space left on this device: nothing has been added or changed. Free up some space, then try again.
carry-go = Open it
take-along = Save to a file: { $game }

## Watching a game again
review = Watch it again
replay-title = Replay
replay-not-over = You can watch this game again once it is over.
replay-controls = Move through the game
replay-slider = Point in the game
replay-deal = The deal · { $total ->
    [one] { $total } move
   *[other] { $total } moves
  }
replay-at = Move { $at } of { $total } · round { $round }
replay-back = Previous move
replay-step = Next move
replay-play = Play
replay-pause = Pause
replay-round-before = Start of the round
replay-round-after = Next round
replay-to-round = Go to round { $round }
replay-eyes = View
replay-open = All cards face up
replay-seen-by = As { $name } sees it
replay-spectator = As a spectator sees it
replay-open-hands = The other hands
replay-hand = { $name }: { $held }.
replay-no-cards = no cards left
replay-more = Share…
replay-moves = The list of moves
replay-play-on = Play on from here (move { $at })
replay-play-on-text = This starts a separate game: the one you are watching stays as it is.
replay-file = Save the game to a file
replay-cut = The end of this game can’t be read: only its beginning is shown.
replay-share = Share a link
replay-keep = Keep on this device
replay-is-kept = Kept with the games on this device.

## Links
share = Share
share-title = Share a link
share-what = What the link contains
share-match = The game
share-deal = The same cards
share-match-text = Whoever opens the link can watch the whole game, cards and all. Nothing goes through a server.
share-deal-text = Whoever opens the link plays with the cards that you had, but can’t see how you played them.
share-names = With the names
share-here = Opens at move { $at }
share-link = The link
share-copy = Copy
share-copied = Link copied.
share-take = The link is selected: copy it.
share-long = This link has { $count } characters: some messaging apps will cut it short. A file always gets through.
share-large = This game is too long for a link: save it to a file.
share-says-match = A game to watch: { $game }
share-says-deal = Play with the same cards as me: { $game }
share-bot = Bot { $number }
same-title = Play with the same cards
same-text = Somebody has sent you the cards and the settings of their game. Now you can play it too.
link-newer = This link comes from a newer version. Update the game, then open the link again.
link-foreign = This link doesn’t contain a game.
link-large = This link is too long to contain a game.
link-cut = This link has been cut short, and none of it can be read. Ask for the link again, or for the game as a file.
link-cut-notice = This link has been cut short: here is the beginning of the game. For the rest, ask for the link again, or for the game as a file.

## Results
results-title = Results
results-all = All results
results-none = Nothing yet: only games that you play to the end are counted here.
results-whose = Results for
results-everybody = Everybody
results-count = { $count ->
    [one] game
   *[other] games
  }
results-wins = { $count ->
    [one] win
   *[other] wins
  }
results-streak = current streak
results-longest = longest streak
results-among = Without bots: { $wins ->
    [0] no wins
    [one] { $wins } win
   *[other] { $wins } wins
  } in { $count ->
    [one] { $count } game
   *[other] { $count } games
  }
results-place = { $place ->
    [1] first
    [2] second
    [3] third
   *[other] { $place }th
  } of { $seats }
results-plot = Finishing places, from the oldest game to the newest: { $places }
results-best = The best plays
results-export = Save as a spreadsheet
results-columns = date, game, level, name, bot, points, place, best play
results-erase = Clear the results
results-erase-sure = Yes, clear them

## Offline
offline-preparing = { $files ->
    [0] Getting ready to play offline…
   *[other] Getting ready to play offline: { $files } of { $of } files…
  }
offline-ready = Ready to play offline.
offline-newer = A new version is ready. It will start as soon as the game is no longer open in another tab.
offline-take = Use it now
offline-forgets = After seven days without a visit, Safari deletes everything that this page has stored. To keep your games, save them to a file or add the page to your home screen.
