### What the browser says.

web-skip = Skip to the table
web-language = Language
web-light = Light colours
web-dark = Dark colours
web-home = To the foyer
web-nowhere = There is nothing at this address.
web-not-come = A part of this page has not come. Either the connection is gone, or we have just renewed the house.
web-reload = Load it again
web-unreached = The server cannot be reached. Check your connection; we keep trying.
web-welcome = Four games about films and dreams. Sit down with friends or with bots: no account, no waiting.
web-no-cookies = This browser keeps no cookies for this page, and a seat needs one. Allow them, or watch.
web-no-storage = This browser keeps nothing: your name and your tables are forgotten when you close the page.
web-players = { $fewest } to { $most }
web-play-now = Play now
web-invite = Invite friends
web-join = Join a table
web-code = Code or link
web-go = Go
web-tables = Open tables
web-no-tables = No public table is open. Open one and list it.
web-stage-gathering = waiting for players
web-stage-playing = playing: watch
web-stage-over = over
web-game-dream-factory = Dream Factory
web-game-traumfabrik = Traumfabrik
web-game-hollywood = Hollywood
web-game-dreams = Dreams
web-length-dream-factory = 60 minutes
web-length-traumfabrik = 60 minutes
web-length-hollywood = 15 minutes
web-length-dreams = 30 minutes
web-about-dream-factory = Outbid the other studios, charm the party guests, and fill your screenplays with talent before the awards are handed out.
web-about-traumfabrik = The golden age: stars, legends and old fox directors under the hammer, with the classics of the silver screen.
web-about-hollywood = Lay your reels, push the others up, and catch a star at the moment your project is large enough.
web-about-dreams = The gods draw a dream in stars. One of them is a mortal who has no idea what it shows.
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
web-turn-of = { $name } is thinking …
web-lost = The connection is lost. We keep trying; nothing is lost.
web-log = What happened
web-log-empty = Nothing has happened yet.
web-undone = { $name } took a move back.
web-more-in-log = { $count ->
    [one] One more in the log.
   *[other] { $count } more in the log.
}
web-chat = Chat
web-guest = Guest
web-say = Say something
web-send = Send
web-unread = { $count ->
    [one] A new line in the chat
   *[other] { $count } new lines in the chat
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
web-free = free
web-away = away
web-sit = Sit down
web-leave = Leave the game
web-studio = Your studio
web-any-studio = Any studio
web-bot-for = Bot at seat { $seat }
web-no-bot = No bot
web-start = Begin the game
web-start-when = { $free ->
    [one] One seat is still free. You can begin when a person or a bot has taken it.
   *[other] { $free } seats are still free. You can begin when people or bots have taken them.
}
web-host-starts = The host begins the game.
web-share = Invite friends
web-share-how = Send the link, read out the code, or let them scan the square.
web-qr = QR code of the link to this table
web-share-here = This address works on this computer only. To let friends in, start “matinee serve --host 0.0.0.0” and open the page at this computer’s address in your network.
web-copy = Copy the link
web-copied = Copied
web-levels = The bots
web-winner = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}
web-rematch = Once more
web-record = Save the record
web-first = First player
web-points = Points
web-hollywood-round = Round { $round } of { $rounds }
web-hollywood-lay = Lay a reel, or play a studio card
web-hollywood-owed = Double Reel: { $reels } to lay
web-hollywood-finish-which = A star has come! Which film do you finish?
web-hollywood-reel = Reel here ({ $column })
web-hollywood-clap = Clap Board: pass
web-hollywood-double = Double Reel
web-hollywood-columns = The four columns of cards
web-hollywood-column = Column { $column }
web-hollywood-nth = Handed out as card { $nth }
web-hollywood-action = Action
web-hollywood-horror = Horror
web-hollywood-romance = Romance
web-hollywood-blockbuster = Blockbuster
web-hollywood-stars = Star worth { $stars }
web-hollywood-award = award, counts twice
web-hollywood-reel-of = reel of { $name }
web-hollywood-reels = Reels left
web-hollywood-ambition = For the largest unfinished project
web-hollywood-project = Project, { $genre }: { $size }
web-hollywood-film = Finished film, { $genre }: { $value } points
web-hollywood-handed = Handed out
web-hollywood-left = nobody’s
web-hollywood-floor = Cutting-room floor
web-hollywood-floor-empty = Here lie the cards that nobody gets: two each round, and stars without a project.
web-hollywood-scarce = { $genre }: films count × { $count } so far

## Around the games.

web-random-name = The dice
web-no-board = The board of this game is still being built. The log, the chat and the rules are there already.
web-agreed-line = { $what }: { $value }
web-replay-of = Replay: { $game }
web-newcomer = The newcomer
web-close = Close
web-link = Link
web-rule = Rule { $clause }
web-rules = Rules
web-rules-of = Rules: { $game }
web-rules-how = Each rule has a number, so that a refused move can name it. Where the printed rulebooks are silent, our answer stands beside the rule as a ruling.
web-rules-none = There is no rule “{ $what }”. Choose a game.
web-contents = Contents
web-ruling = Our ruling
web-book-films = Dream Factory · Traumfabrik
web-book-hollywood = Hollywood
web-book-dreams = Dreams
web-over = The game is over
web-turn-named = Your turn: { $name }
web-watching = You are watching.
web-clock-of = Time left for { $name }: { $time }
web-clock-soon = Hurry: your time is nearly up.
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
web-box-usual = The usual one
web-box-how = What is printed on its tiles, cards or pictures.
web-clock = Time for a move
web-clock-none = No limit
web-clock-how = When it is up, a bot stands in until that person returns.
web-actions = What you can do
web-undo = Take back
web-hint = Hint
web-sound = Sound
web-notices = Notices
web-notices-how = A notice of your turn while this page is hidden
web-notices-on = Notices are on. This is how you hear of your turn.
web-notices-forbidden = Your browser forbids notices here; the title of the tab tells you when it is your turn.
web-notices-impossible = Your browser cannot show notices here; the title of the tab tells you when it is your turn.
web-table = The table
web-hint-title = What a strong bot would do
web-hint-thinking = The bot is thinking …
web-hint-why = Expects { $points } points for you at the end and a win in { $win } of 100 games; tried { $visits } times.
web-hint-reel = On { $card }: { $kind }.
web-hint-finish = Worth { $product }.
web-hint-finish-scarce = Worth { $product } so far.
web-hint-do = Do it
web-stand-in = A bot is playing for { $name }.
web-return = Take the seat back
web-is-away = { $name } is away.
web-let-bot = Let a bot stand in
web-yours = you
web-you = You
web-replaced = a bot stands in
web-agreed = What was agreed
web-earlier = Earlier games at this table
web-earlier-nth = Game { $number }
web-watch-link = Link to this table
web-watch-link-how = Whoever has it, or the code { $code }, can watch.
web-device = Play on another device
web-device-how = A secret link that opens your seat. Whoever has it can play for you, so keep it to yourself.
web-device-show = Make the secret link
web-device-copy = Copy the secret link
web-leave-how = A bot plays for you until you come back.
web-fair = Fair dealing
web-fair-how = The deal was fixed before the first move. At the end this number proves it, with the record of the game: matinee verify.
web-option-scarcity = Scarcity
web-option-scarcity-how = At the end each film is multiplied by the screenplays of its genre that nobody wanted.
web-option-prototype = Prototype
web-option-prototype-how = The columns are handed out from bottom to top.
web-yes = yes
web-no = no
web-allow-undo = Take moves back
web-allow-undo-how = As long as nothing was revealed and no other person has moved.
web-allow-hints = Ask bots for advice
web-allow-hints-how = On your turn a strong bot tells its best moves.
web-public = Public table
web-public-how = It is listed in the foyer: anybody may sit down or watch.
web-private = Private table
web-private-how = Only whoever has the link or the code finds it.
web-moment = One moment …
web-intermission = Intermission
web-no-code = That is not the code of a table. Codes have 4 to 16 letters and digits.
web-beside = Log and chat
web-ready = ready
web-not-ready = not ready yet
web-ready-me = I am ready
web-wait-ready = Not ready yet: { $names }. You can begin all the same.
web-sit-too = Play this seat, too
web-stand-up = Stand up
web-sit-down = { $free ->
    [one] One seat is free: sit down.
   *[other] { $free } seats are free: sit down.
}
web-full = All seats are taken. Stay to watch: the game appears here when it begins. Or open a table of your own in the foyer.
web-score-film = { $film }: { $marker ->
    [none] no rating
   *[other] rating { $marker }
}
web-score-money = Money left
web-score-hollywood-film = Film ({ $genre }) with { $star }: { $factors }
web-score-blockbusters = { $count ->
    [one] { $count } blockbuster
   *[other] { $count } blockbusters
}
web-score-ambition = Largest unfinished project
web-score-hidden = Stayed hidden as the mortal ({ $count ->
    [one] round { $rounds }
   *[other] rounds { $rounds }
})
web-score-found-vision = Found the true vision as the mortal ({ $count ->
    [one] round { $rounds }
   *[other] rounds { $rounds }
})
web-score-found-mortal = Named the mortal as a god ({ $count ->
    [one] round { $rounds }
   *[other] rounds { $rounds }
})
web-score-unsuspected = Unsuspected as a god ({ $count ->
    [one] round { $rounds }
   *[other] rounds { $rounds }
})
web-score-nothing = Nothing this time
web-breakdown = Points, and what for
web-chart = Points over the game
web-chart-round = Round { $round }
web-chart-after = After
web-replay = Replay
web-rematch-host = The host can begin another game.
web-open-title = { $game }: open a table
web-open = Open the table
web-how-many = How many play?
web-how-many-how = Bots can take the seats that stay free.
web-own = Your tables on this device
web-own-gathering = waiting for players
web-own-playing = the others are thinking
web-forget = Remove from this list
web-level = “Play now” is against
web-replay-at = Move { $at } of { $last }
web-step-back = One move back
web-step-forward = One move on
web-play = Play
web-pause = Pause
web-speed = Speed
web-eyes = Seen by
web-eyes-all = everybody (all open)
web-moment-link = Link to this moment
web-to-table = To the table
web-move-bid = Bid { $number }
web-move-pass = Pass
web-move-director = Bring { $tile }
web-move-take = Take { $tile }
web-move-decline = Take nothing
web-move-place = { $tile } on { $film }, space { $space }
web-move-place-star = { $tile } on the star space of { $film }
web-move-discard = Discard { $tile }
web-move-reel = Lay a reel in column { $number }
web-move-clap = Play the Clap Board: pass
web-move-double = Play Double Reel
web-move-finish = Finish the film: { $genre }
web-move-star = Lay the star ({ $tone }) at { $x }, { $y }
web-move-vote = Vote for { $colour }
web-move-vote-dream = Vote for dream { $number }
