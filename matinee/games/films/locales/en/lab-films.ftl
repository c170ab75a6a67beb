### The reports of `matinee lab` on Dream Factory and Traumfabrik.

lab-average = average
lab-axis-games = share of the games
lab-axis-players = share of the players
lab-making-title = Films and ratings
lab-rating = rating
lab-stars-before = stars, before a marker is taken
lab-median = median { $value }
lab-twice = 8 to 14 exist twice
lab-ratings-title = How good the films are
lab-ratings-below = { $films } films: { $middle } rated 8 to 14, { $low } rated 0 to 3, { $high } rated 18 or more
lab-marker = marker
lab-single = exists once
lab-plus = with a plus
lab-plain = the same without a plus
lab-markers-title = Which markers are taken
lab-markers-below = Share of the games in which a film takes the marker
lab-films-title = Films a player finishes
lab-films-below = { $mean } on average, winners { $winner }
lab-films-below-aim = { $mean } on average, winners { $winner }; shaded: the aim
lab-axis-films-each = films finished
lab-when-title = When they are finished
lab-when-below = { $count } films in a game
lab-tiles-title = What becomes of the tiles
lab-tiles-below = Share of the tiles that came into play
lab-screenplays-table-title = Screenplays
lab-screenplay = screenplay
lab-owned = owned
lab-stars = stars
lab-axis-owned = share of the games in which it is owned
lab-screenplays-title = Which screenplays become films
lab-screenplays-below = By studio, free ones last
lab-how-good-title = and how good they are
lab-how-good-below = Average rating; shaded: 8 to 14
lab-studios-title = Does the studio matter?
lab-trophy-title = Trophies
lab-trophy = trophy
lab-trophy-caption = Close: another player is at most 1 tile, 3 rating points or 2 director stars behind. Lost: the leader after round 3 does not win it.
lab-awarded = awarded
lab-close = close
lab-lead = lead
lab-lost = lost
lab-trophies-title = What a trophy is worth
lab-trophies-below = Games won by its holder (points it brings)
lab-contested-title = Is it fought over?
lab-contested-below = Dashed: half of the games
lab-contested = another player close behind
lab-kinds-title = Tiles
lab-kinds-caption = Prices are those of an average tile, worked out from the prices of lots; each star adds { $star }.
lab-kind = kind
lab-price = price
lab-in-films = in films
lab-covered = covered
lab-axis-price = price of an average tile
lab-prices-title = What tiles cost
lab-prices-below = Each star adds { $star }
lab-locations-title = Prices of the locations
lab-locations-caption = { $lots } on average; by number of tiles: { $sizes }. Players who bid: { $bidders }.
lab-location = location
lab-lots-title = What locations cost
lab-lots-below = All tiles together (number of tiles in brackets)
lab-money-table-title = Money
lab-money-title = Does saving money win games?
lab-money-below = Players end with { $left } on average; { $share } of the winners’ points are money
lab-rich = { $rank ->
    [richest] richest
    [second] second
    [third] third
    [fourth] fourth
   *[poorest] poorest
}
