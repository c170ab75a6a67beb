### What Hollywood says: its words, its log, its refusals.

hollywood-genre-action = action
hollywood-genre-horror = horror
hollywood-genre-romance = romance

## The log.

hollywood-round-begins = Round { $round } begins. { $seat } is first player.
hollywood-laid = { $seat } lays a reel in column { $column }.
hollywood-clapped = { $seat } plays the Clap Board and passes.
hollywood-doubled = { $seat } plays Double Reel: two reels follow.
hollywood-joined = { $seat } gets { $card } for the { $genre } project.
hollywood-kept = { $seat } gets the blockbuster { $card }.
hollywood-finished = { $seat } finishes the { $genre } film with { $card }.
hollywood-wasted = { $seat } gets { $card }, but has no project: the star leaves.
hollywood-thrown = Nobody wanted { $card }: it leaves the game.
hollywood-game-over = The game is over.

## Refusals.

refused-hollywood-unreadable = "{ $move }" is not a move. Moves are: reel 1 to reel 4, clap, double, finish action, finish horror, finish romance.
refused-hollywood-star-first = A star has arrived and must finish one of your projects first: finish action, horror or romance.
refused-hollywood-no-project = You have no { $genre } project to finish.
refused-hollywood-no-star = There is no star to finish a film with. Lay a reel or play a studio card.
refused-hollywood-full = Column { $column } is full: there is a reel on every card.
refused-hollywood-owed = Your Double Reel is running: lay { $reels ->
    [one] one more reel
   *[other] { $reels } more reels
} first.
refused-hollywood-clap-played = You have already played your Clap Board; it can be played only once in the whole game.
refused-hollywood-double-played = You have already played your Double Reel; it can be played only once in the whole game.
refused-hollywood-one-reel = Double Reel needs two reels, and you have only one left.
