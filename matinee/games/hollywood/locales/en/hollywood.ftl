### Texts of Hollywood: terms, log and refusals.

## The game in a sentence, for the home page.

hollywood-about-hollywood = Put your reels on the cards, push the others up, and catch a star when your project is big enough.

hollywood-genre-action = action
hollywood-genre-horror = horror
hollywood-genre-romance = romance

## The score sheet.

hollywood-score-film = Film ({ $genre }) with { $star }: { $factors }
hollywood-score-blockbusters = { $count ->
    [one] { $count } blockbuster
   *[other] { $count } blockbusters
}
hollywood-score-ambition = Largest unfinished project

## Options.

hollywood-option-scarcity = Scarcity
    .help = At the end each film is also multiplied by the screenplays of its genre that nobody got. A film of 3 cards and a star of 4 is worth 12; with two such screenplays 24, with none 0.
hollywood-option-prototype = Prototype
    .help = Each column is handed out from bottom to top.

## The log.

hollywood-round-begins = Round { $round } begins. { $seat } is the first player.
    .you = Round { $round } begins. You are the first player.
hollywood-laid = { $seat } places a reel on column { $column }.
    .you = You place a reel on column { $column }.
hollywood-clapped = { $seat } plays the Clap Board and passes.
    .you = You play the Clap Board and pass.
hollywood-doubled = { $seat } plays Double Reel and places two reels.
    .you = You play Double Reel and place two reels.
hollywood-joined = { $seat } gets { $card } for the { $genre } project.
    .you = You get { $card } for the { $genre } project.
hollywood-kept = { $seat } gets the blockbuster { $card }.
    .you = You get the blockbuster { $card }.
hollywood-finished = { $seat } finishes the { $genre } film with { $card }.
    .you = You finish the { $genre } film with { $card }.
hollywood-wasted = { $seat } gets { $card }, but has no project: the star is discarded.
    .you = You get { $card }, but have no project: the star is discarded.
hollywood-thrown = { $card } has no reel on it and is out of the game.
hollywood-game-over = The game is over.

## Refusals.

refused-hollywood-unreadable = “{ $move }” is not a move. Moves are: reel 1 to reel 4, clap, double, finish action, finish horror, finish romance.
refused-hollywood-star-first = You got a star and must finish one of your projects first: finish action, horror or romance.
refused-hollywood-no-project = You have no { $genre } project to finish.
refused-hollywood-no-star = You have no star to finish a film with. Place a reel or play a studio card.
refused-hollywood-full = Column { $column } is full: every card has a reel.
refused-hollywood-owed = You played Double Reel: place { $reels ->
    [one] one more reel
   *[other] { $reels } more reels
} first.
refused-hollywood-clap-played = You have already played your Clap Board; you can play it only once per game.
refused-hollywood-double-played = You have already played your Double Reel; you can play it only once per game.
refused-hollywood-one-reel = Double Reel needs two reels, and you have only one left.

## Errors in a box.

hollywood-box-cards = There must be { $count } cards of the kind “{ $kind }”, not { $found }.

## What speaks for a move, in a bot's hint.

hollywood-reason-studio = the studio card
hollywood-reason-column = the state of the column
hollywood-reason-project = your project of that genre
hollywood-reason-card = the cards you can get
hollywood-reason-film = the film you would finish
hollywood-reason-round = how the round is likely to end
hollywood-reason-gain = the points it promises
