### Texts of the browser client.

web-skip = Skip to the content
web-language = Language
web-light = Light theme
web-dark = Dark theme
web-home = Home
web-nowhere = There is no page at this address.
web-load-failed = Part of the page failed to load. Your connection may be down, or the site was just updated.
web-reload = Reload
web-unreachable = Can’t reach the server. Check your connection; we will keep trying.
web-welcome = Four games about films and dreams. Play with friends or bots: no account, no waiting.
web-no-cookies = Cookies are off. You need them to take a seat; without them you can only watch.
web-no-storage = This browser doesn’t save anything: your name and your tables will be forgotten when you close the page.
web-players = { $fewest } to { $most }
web-play-now = Play now
web-invite = Invite friends
web-join = Join a table
web-code = Code or link
web-go = Go
web-tables = Public games
web-no-tables = No public games right now. Create one.
web-seats-taken = { $taken }/{ $seats } seats
web-stage-gathering = waiting for players
web-stage-playing = in progress: watch
web-stage-over = over
web-seat = Seat { $seat }
web-bot-name = { $seat ->
    [1] Botgart
    [2] Garbot
    [3] Keatron
    [4] Chaplink
    [5] Hepbyte
   *[other] Bitford
}
web-your-turn = Your turn
web-turn-of = { $count ->
    [one] { $names } is thinking …
   *[other] { $names } are thinking …
}
web-lost = Connection lost. Reconnecting; your game is safe.
web-log = Game log
web-log-empty = Nothing has happened yet.
web-log-undone = Undone:
web-undone = { $name } undid a move.
    .you = You undid your move.
web-more-in-log = { $count ->
    [one] 1 more event in the log
   *[other] { $count } more events in the log
}
web-chat = Chat
web-guest = Guest
web-spectator = spectator
web-chat-players = Only players may write here.
web-say = Write a message
web-send = Send
web-unread = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
}
web-reactions = Reactions
web-reaction-applause = Applause
web-reaction-laugh = Laughing
web-reaction-wow = Wow
web-reaction-hmm = Hmm
web-reaction-sorry = Sorry
web-reaction-thanks = Thanks
web-reaction-hurry = Hurry up
web-reaction-good-game = Good game
web-seats = Seats
web-your-name = Your name
web-name-missing = Enter your name first.
web-name-is = You are playing as { $name }.
web-name-change = Change name
web-free = open
web-away = away
web-sit = Take this seat
web-leave = Leave the game
web-remove-guest = Remove
web-studio = Your studio
web-any-studio = Any studio
web-bot-for = Bot at seat { $seat }
web-no-bot = No bot
web-fill-bots = Fill with bots
web-fill-level = Level of the bots
web-start = Start game
web-start-when = { $free ->
    [one] 1 seat is still open. Add a bot or wait for a player.
   *[other] { $free } seats are still open. Add bots or wait for players.
}
web-host-starts = The host starts the game.
web-share = Invite friends
web-share-help = Send the link, read out the code, or show them the QR code.
web-share-link = Share link
web-share-text = Join my game of { $game }!
web-qr-code = QR code
web-qr = QR code of the link to this table
web-share-here = This address works only on this computer. To let friends join, run “matinee serve --host 0.0.0.0” and open the page at this computer’s address in your network.
web-copy = Copy link
web-copied = Copied
web-levels = The bots
web-winner = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}
web-rematch = Rematch
web-rematch-accept = Accept rematch
web-rematch-offered = You have offered a rematch.
web-rematch-by = { $count ->
    [one] { $names } wants a rematch.
   *[other] { $names } want a rematch.
}
web-rematch-with = You and { $names } want a rematch.
web-rematch-waiting = Waiting for { $names }.
web-rematch-accepted = Who wants a rematch
web-rematch-yes = yes
web-rematch-open = not yet
web-rematch-start = Start with bots for the others
web-rematch-withdraw = Not now
web-rematch-settings = Change players or settings
web-rematch-begun = The next game has started without you.
web-rematch-watch = Watch it
web-rematch-lobby = The next game is being set up, and there may be a seat for you.
web-rematch-join = Go to the lobby
web-record = Download game
web-first = First player
web-points = Points

## Outside the board.

web-random-bot = Random moves
web-setting-line = { $what }: { $value }
web-replay-of = Replay: { $game }
web-newcomer = New player
web-close = Close
web-link = Link
web-rule = Rule { $clause }
web-rules = Rules
web-rules-of = Rules: { $game }
web-rules-help = Rules are numbered for reference. “Our ruling” marks cases the printed rules leave open.
web-rules-none = There is no rule “{ $what }”. Choose a game.
web-contents = Contents
web-ruling = Our ruling
web-over = Game over
web-turn-named = Your turn: { $name }
web-watching = You are watching.
web-clock-of = Time left for { $name }: { $time }
web-clock-soon = Hurry: your time is almost up.
web-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
web-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
web-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
web-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
web-box = Box
web-box-default = Standard
web-box-help = Which set of tiles, cards or pictures you play with.
web-clock = Move timer
web-clock-none = None
web-clock-help = If time runs out, a bot takes over until the player returns.
web-actions = What you can do
web-undo = Undo
web-hint = Hint
web-sound = Sound
web-notifications = Notifications
web-notifications-help = Notify me when it’s my turn and this page is hidden
web-notifications-on = Notifications are on. This is what they look like.
web-notifications-forbidden = Your browser blocks notifications here. The tab’s title shows when it’s your turn.
web-notifications-impossible = Your browser can’t show notifications here. The tab’s title shows when it’s your turn.
web-table = Menu
web-hint-title = What a strong bot would play
web-hint-thinking = The bot is thinking …
web-hint-why = Win chance { $win }% · about { $points ->
    [one] 1 point
   *[other] { $points } points
} at the end
web-hint-reasons = In its favour: { $reasons }.
web-hint-do = Play this
web-shortcuts = Keyboard shortcuts
web-shortcuts-on = Use keyboard shortcuts
web-shortcuts-answers = Your moves
web-shortcuts-table = Table
web-key-choose = Select the first, second … choice
web-key-confirm = Confirm
web-stand-in = A bot is playing for { $name }.
web-take-seat = Play as { $names } on this device?
web-replace-seat = Play as { $names } on this device instead of { $own }? Keep the private link of { $own } if you want to return to it.
web-return = Play again yourself
web-is-away = { $name } is away.
web-let-bot = Let a bot take over
web-yours = you
web-you = You
web-replaced = played by a bot
web-settings = Settings
web-options = Your options
web-animations = Animations
web-animations-normal = Normal
web-animations-fast = Fast
web-animations-off = Off
web-earlier = Earlier games at this table
web-earlier-nth = Game { $number }
web-watch-link = Link to this table
web-watch-link-help = Anyone with this link, or the code { $code }, can watch.
web-device = Play on another device
web-device-help = A private link that opens your seat. Anyone with this link can play as you, so keep it private.
web-device-show = Show private link
web-device-link-help = Copy this link to your other device, or save it. Anyone with it can play as you, so keep it private.
web-device-replace-help = If somebody else knows this link, replace it. It then opens your seat no longer, on any device.
web-device-replace = Replace the private link
web-device-replaced = The private link has been replaced.
web-leave-help = A bot plays for you until you come back.
web-leave-sure = Leave the game now?
web-leave-stay = Stay
web-fair = Fair deal
web-fair-help = The shuffle was fixed before the first move. After the game, check it with “matinee verify” and this number.
web-yes = yes
web-no = no
web-allow-undo = Undo
web-allow-undo-help = You can take back a move until something new is revealed or another person moves.
web-allow-hints = Hints
web-allow-hints-help = Shows a strong bot’s suggestions on your turn.
web-allow-chat = Chat for spectators
web-allow-chat-help = Without it, only players write in the chat.
web-public = Public table
web-public-help = Listed on the home page; anyone can join or watch.
web-private = Private table
web-private-help = Only people with the link or code can join.
web-loading = One moment …
web-not-found = Not found
web-no-code = That is not a table code. Codes have 4 to 16 letters and digits.
web-side-panel = Log and chat
web-ready = ready
web-not-ready = not ready yet
web-ready-me = I’m ready
web-wait-ready = Not ready yet: { $names }. You can still start.
web-sit-also = Also play this seat
web-stand-up = Leave seat
web-sit-down = { $free ->
    [one] 1 seat is open: take it.
   *[other] { $free } seats are open: take one.
}
web-full = The table is full. You can watch once the game starts, or create your own table on the home page.
web-score-nothing = No points
web-breakdown = Score sheet
web-chart = Points over the game
web-chart-round = Round { $round }
web-chart-after = After
web-replay = Replay
web-ceremony-places = Final places
web-ceremony-award = { $award }: { $name }.
web-ceremony-skip = Skip
web-ceremony-close = Show the result
web-result-won = { $shared ->
    [no] You win!
   *[yes] You share first place!
}
web-result-place = You came { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $players }
web-bot-moves = { $moves ->
    [one] a bot played the only move
   *[other] a bot played { $bot } of { $moves } moves
}
web-share-result = Share result
web-share-copied = Link copied, picture saved
web-share-failed = The picture could not be loaded. Try again.
web-open-title = { $game }: create a table
web-open = Create table
web-how-many = Players
web-how-many-help = Bots can fill open seats.
web-own = Your games on this device
web-own-gathering = waiting for players
web-own-playing = waiting for the others
web-own-won = { $shared ->
    [no] you won
   *[yes] you share first place
}
web-forget = Remove from this list
web-level = Your opponents
web-play-title = Play { $game } against bots
web-play-change = Change players, level or variants
web-player-count = { $count } players
web-replay-at = Move { $at } of { $last }
web-step-back = One move back
web-step-forward = One move forward
web-play = Play
web-pause = Pause
web-speed = Speed
web-view-as = View as
web-view-as-all = nothing hidden
web-replay-link = Link to this moment
web-to-table = Back to the table
web-generic-choose = Make your move
web-generic-type = Type your move
web-generic-turn = to move

## The analysis of a finished game.

web-analysis = Analysis
web-analysis-working = The bots look at the game …
web-analysis-method = Each move is judged by what its player could know. The win chances are a trained network’s estimates.
web-analysis-chart = Win chances in per cent
web-analysis-key-moments = Key moments
web-analysis-move = Move { $number }
web-analysis-change = { $name }: { $change }
web-analysis-own-mistakes = Your mistakes
web-analysis-mistakes = Mistakes
web-analysis-better = Better: { $move }.
web-analysis-no-mistakes = None that the bots found.
web-analysis-ledger = Where the results come from
web-analysis-opening = Start
web-analysis-own = Own moves
web-analysis-others = Others’ moves
web-analysis-luck = Luck
web-analysis-result = Result

## Guided first games.

web-learn = Learn to play
web-learn-title = Learn { $game }
web-learn-step = { $step } of { $steps }
web-learn-next = Continue
web-learn-again = Another move, please. Look at the marked part.
web-learn-read = Press “Continue” first.
web-learn-done = That is all you need for your first game of { $game }.
web-learn-repeat = Once more
web-learn-offer = New to { $game }? A guided game of three minutes shows you how it works.
web-learn-offer-yes = Show me
web-learn-offer-no = I know it: play

web-guide = How to play
web-all-rules = All rules
web-rules-search = Search the rules
web-rules-found = { $count ->
    [0] No rule has these words.
    [one] 1 rule
   *[other] { $count } rules
}
web-rule-now = The rule for this decision

## Practice on the mistakes of a game.

web-practice = Find a better move
web-practice-working = Analysing the game: { $share }
web-practice-none = This game cannot be analysed, so there are no moves to practise on.
web-practice-ask = You played: { $move }. It cost { $loss } of win chance. What is better?
web-practice-good = Yes, { $win } instead of { $played }: { $move }.
web-practice-worse = { $move }: a win chance of { $win }. There is something better.
web-practice-unlikely = { $move }: a strong bot would hardly consider it. Try another move.
web-practice-reveal = Show me
web-practice-end = That was the last one. Well done!

## The coach.

web-coach = Coach: tell me after a bad move against bots
web-coach-title = Was that the best move?
web-coach-loss = It cost you about { $loss } of win chance.
web-coach-better = Better: { $move }.
web-coach-undo = Take it back
web-coach-keep = Keep it
