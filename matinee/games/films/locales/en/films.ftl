### What Dream Factory and Traumfabrik say: their words, their log, their refusals.

films-blank = blank
films-trophy-first-film = First { $genre } film
films-trophy-best-film = Best film of round { $round }
films-trophy-film-of-the-year = Film of the year ({ $genre })
films-trophy-worst-film = Worst film
films-trophy-best-director = Best director

## The log.

films-round-begins = Round { $round } begins. { $seat } is first player.
films-legend-comes = { $tile } comes to the director location.
films-bid = { $seat } bids { $amount }.
films-passed = { $seat } passes.
films-won = { $seat } wins { $location } for { $price }.
films-shared = The others get { $share } each; { $left } { $left ->
    [one] stays
   *[other] stay
} in the middle.
films-invited = { $seat } comes to the party with { $actors ->
    [one] one actor
   *[other] { $actors } actors
}.
films-took = { $seat } takes { $tile }.
films-declined = { $seat } takes nothing.
films-left = Nobody takes { $tile }: it leaves the game.
films-placed = { $seat } puts { $tile } on { $space ->
    [star] the star space
   *[other] space { $space }
} of { $film }.
films-discarded = { $seat } discards { $tile }.
films-finished = { $seat } finishes { $film } with a total of { $total }: { $marker ->
    [none] no marker is left
   *[other] rating { $marker }
}.
films-drew = { $seat } takes up the screenplay { $film }.
films-awarded = { $trophy }: the trophy goes to { $seat }.
films-not-awarded = { $trophy }: the trophy goes to nobody.
films-game-over = The game is over.

## Refusals.

refused-films-unreadable = "{ $move }" is not a move. Moves are: bid N, pass, director TILE, take TILE, decline, place TILE FILM SPACE, discard TILE.
refused-films-no-such-tile = There is no tile "{ $tile }" in this box.
refused-films-no-such-film = There is no screenplay "{ $film }" in this box.
refused-films-no-such-space = { $film } has no space "{ $space }". Its spaces are 1 to { $last } from the top, and star.
refused-films-no-space = { $film } has no such space.
refused-films-not-in-legend = { $tile } is not one of the legendary directors.
refused-films-not-in-party = { $tile } is not at this party.
refused-films-not-in-hand = { $tile } is not among the tiles you have to place.
refused-films-not-yours = { $film } is not one of your screenplays.
refused-films-finished = { $film } is finished and is never changed.
refused-films-empty-hand = You have no such tile to place.
refused-films-must-take = Everybody takes one tile at a party; you cannot decline.
refused-films-choose-first = First choose the legendary director of this round: director TILE.
refused-films-bid-first = This is an auction: bid N or pass.
refused-films-take-first = This is a party: take TILE, or decline where the edition allows it.
refused-films-place-first = First place or discard the tiles you have received.
refused-films-too-low = A bid of { $amount } does not exceed the standing bid of { $standing }.
refused-films-money = You cannot bid { $amount }: you hold { $money }.
refused-films-star-only-there = { $tile } ({ $kind }) goes on a star space only; space { $space } is not one.
refused-films-only-stars = The star space takes nothing but a star; { $tile } is { $kind }.
refused-films-over-contract = On space { $space } of { $film } lies a { $below }, which only a { $below } may cover.
refused-films-over-other = On space { $space } of { $film } lies { $below }: only the same kind or a joker may cover it, not { $kind }.
refused-films-blank = A blank space takes an actor, a camera, music or special effects, not a { $kind }.
refused-films-wrong-kind = Space { $space } of { $film } asks for: { $asked }. { $tile }: { $kind }.
refused-films-legend-gone = { $tile } has already come in an earlier round.
refused-films-passed = You have passed, and so are out of this auction.
