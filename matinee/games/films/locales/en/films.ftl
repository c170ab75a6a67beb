### Texts of Dream Factory and Traumfabrik: terms, log and refusals.

## The game in a sentence, for the home page.

films-about-dream-factory = Outbid the other studios, charm the party guests, and fill your screenplays with talent before the awards are handed out.
films-about-traumfabrik = The golden age of film: bid for stars, legends and veteran directors, and shoot the classics of the silver screen.

films-blank = any except director and star
films-trophy-first-film = First { $genre } film
films-trophy-best-film = Best film of round { $round }
films-trophy-film-of-the-year = Film of the year ({ $genre })
films-trophy-worst-film = Worst film
films-trophy-best-director = Best director

## The score sheet.

films-score-film = { $film }: { $marker ->
    [none] no rating
   *[other] rating { $marker }
}
films-score-trophy = { $trophy } – { $film }
films-score-money = Money left

## Options.

films-option-studios = Studios
    .help = The studio of each seat, from 1 to 5; 0 leaves it to chance.

## The log.

films-round-begins = Round { $round } begins. { $seat } is the first player.
    .you = Round { $round } begins. You are the first player.
films-legend-comes = { $tile } is up for auction at the director location.
films-bid = { $seat } bids { $amount }.
    .you = You bid { $amount }.
films-passed = { $seat } passes.
    .you = You pass.
films-won = { $seat } wins { $location } for { $price }.
    .you = You win { $location } for { $price }.
films-shared = Everyone else gets { $share }; { $left ->
    [0] nothing is
    [one] { $left } is
   *[other] { $left } are
} carried over.
films-invited = { $seat } chooses next at the party ({ $actors ->
    [one] 1 actor or star
   *[other] { $actors } actors and stars
}).
    .you = You choose next at the party ({ $actors ->
        [one] 1 actor or star
       *[other] { $actors } actors and stars
    }).
films-took = { $seat } takes { $tile }.
    .you = You take { $tile }.
films-declined = { $seat } takes nothing.
    .you = You take nothing.
films-left = Nobody takes { $tile }; it is out of the game.
films-placed = { $seat } places { $tile } on { $space ->
    [star] the star space
   *[other] space { $space }
} of { $film }.
    .you = You place { $tile } on { $space ->
        [star] the star space
       *[other] space { $space }
    } of { $film }.
films-discarded = { $seat } discards { $tile }.
    .you = You discard { $tile }.
films-finished = { $seat } finishes { $film }, total { $total }: { $marker ->
    [none] no rating marker is left
   *[other] rating { $marker }
}.
    .you = You finish { $film }, total { $total }: { $marker ->
        [none] no rating marker is left
       *[other] rating { $marker }
    }.
films-drew = { $seat } takes a new screenplay: { $film }.
    .you = You take a new screenplay: { $film }.
films-awarded = { $trophy }: won by { $seat }.
    .you = { $trophy }: won by you.
films-not-awarded = { $trophy }: not awarded.
films-game-over = The game is over.

## Refusals.

refused-films-unreadable = “{ $move }” is not a move. Moves are: bid N, pass, director TILE, take TILE, decline, place TILE FILM SPACE, discard TILE.
refused-films-no-such-tile = There is no tile “{ $tile }” in this box.
refused-films-no-such-film = There is no screenplay “{ $film }” in this box.
refused-films-no-such-space = { $film } has no space “{ $space }”. Its spaces are 1 to { $last } from the top, and star.
refused-films-no-space = { $film } has no such space.
refused-films-not-in-legend = { $tile } is not one of the legendary directors.
refused-films-not-in-party = { $tile } is not at this party.
refused-films-not-in-hand = { $tile } is not among the tiles you have to place.
refused-films-not-yours = { $film } is not one of your screenplays.
refused-films-finished = { $film } is finished and can’t be changed.
refused-films-empty-hand = You have no such tile to place.
refused-films-must-take = Everyone must take a tile at a party.
refused-films-choose-first = First choose the legendary director of this round: director TILE.
refused-films-bid-first = This is an auction: bid N or pass.
refused-films-take-first = This is a party: take TILE, or decline if the edition allows it.
refused-films-place-first = First place or discard the tiles you have received.
refused-films-too-low = A bid of { $amount } is too low; bid more than { $standing }.
refused-films-money = You can’t bid { $amount }: you have { $money }.
refused-films-star-only-there = { $tile } ({ $kind }) fits only a star space; space { $space } is not one.
refused-films-only-stars = Only a star fits the star space, and { $tile } ({ $kind }) is not one.
refused-films-over-contract = The tile on space { $space } of { $film } ({ $below }) may be covered only by another of its kind.
refused-films-over-other = The tile on space { $space } of { $film } ({ $below }) may be covered only by one of its kind or a joker. Yours is of another kind ({ $kind }).
refused-films-blank = A blank space takes an actor, a camera, music or special effects. Your tile is of another kind ({ $kind }).
refused-films-wrong-kind = { $tile } ({ $kind }) does not fit space { $space } of { $film }, which takes: { $asked }.
refused-films-legend-gone = { $tile } was already up in an earlier round.
refused-films-passed = You have passed, so you are out of this auction.

## Errors in a box.

films-box-first-location = The first location must be that of the director, because each round begins there.
films-box-locations = There must be { $count ->
    [one] one location
   *[other] { $count } locations
} of the kind “{ $kind }”, not { $found }.
films-box-location-tiles = { $kind ->
    [director] The director location has one tile
    [city] A city has 2 or 3 tiles
   *[party] A party is written with 0 tiles, because it has as many as there are players
}, not { $found }.
films-box-large-cities = At most 2 cities can have 3 tiles, not { $found }: five players need 4 times 12 tiles for the cities and 40 for the parties, and there are 89.
films-box-tiles = There must be { $count } tiles of the kind “{ $kind }”, not { $found }.
films-box-genre = The genre must be one of { $known }, not “{ $genre }”.
films-box-director = A screenplay has at most one space for a director, and it is the first of the list.
films-box-screenplays = There must be { $count } screenplays { $studio ->
    [0] without a studio (studio 0)
   *[other] of studio { $studio }
}, not { $found }.

## What speaks for a move, in a bot's hint.

films-reason-price = the price
films-reason-tile = the tile itself
films-reason-space = the space it fills
films-reason-genre = the film’s genre
films-reason-stars = the stars it adds
films-reason-finish = how close it brings the film to its premiere
films-reason-gain = the points it promises
