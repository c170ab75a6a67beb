### What the lab says about a box.

lab-playing = Playing
lab-stopped = Stopped after { $games } games; this is what they say.
lab-heading = { $box } · { $players } players · { $games } games of { $bot }
lab-heading-of = { $box } · { $players } players · { $games } games of { $bot }, { $shown } of them without variants
lab-written = Report and charts are in { $folder }
error-lab-game = There is no lab for { $game }, only for { $known }.
error-lab-bot = { $bot } did not finish a game: { $reason }.

## Aims.

lab-aims-title = The designer’s aims
lab-aims-caption = ✓ met · ✗ missed · ? unclear: the 95% interval reaches into the range and out of it. Of several the one farthest off is shown.
lab-aim = aim
lab-found = found
lab-interval = 95%
lab-aimed-at = wanted
lab-range = { $least } to { $most }
lab-aim-median = Median rating of the films
lab-aim-middle = Films rated 8 to 14
lab-aim-low = Films rated 0 to 3
lab-aim-high = Films rated 18 or more
lab-aim-lowest = Lowest rating
lab-aim-highest = Highest rating
lab-aim-films = Films a player finishes
lab-aim-studio = Every studio wins its fair share
lab-aim-seat = Every seat wins its fair share
lab-aim-trophy = Every trophy is fought over
lab-aim-money-share = Winners’ points that are money
lab-aim-richest = Games won by the richest player
lab-aim-size = Films of every size from 1 to 6
lab-aim-star = Every star is worth taking
lab-size = { $size ->
    [6] 6 cards or more
    [one] { $size } card
   *[other] { $size } cards
}
lab-star = { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}

## Words of both games.

lab-fair = fair share
lab-points = points
lab-total = together
lab-winners = winners
lab-everybody = everybody
lab-games = games
lab-films = films
lab-wins = wins
lab-place = place
lab-average = average
lab-none = none
lab-value = value
lab-round = round
lab-round-number = round { $number }
lab-seat = { $number ->
    [1] first player
    [2] second player
    [3] third player
    [4] fourth player
   *[other] fifth player
}
lab-axis-wins = games won
lab-axis-games = share of the games
lab-axis-films = share of the films
lab-axis-players = share of the players
lab-balance-title = Places
lab-balance-below = Shaded: within 3 points of the fair share
lab-seats-title = Does it matter where one sits?
lab-seats-below = Seats counted from the first player
lab-points-title = Where the points come from
lab-ahead = The winner is { $margin } points ahead of the next player; { $ties } of the games end in a tie at the top, { $shared } in a shared win. A game takes { $moves } moves ({ $shortest } to { $longest }).
lab-from-films = films
lab-from-trophies = trophies
lab-from-money = money
lab-from-blockbusters = blockbusters
lab-from-project = unfinished project
lab-fact = what
lab-fact-each = films of a player
lab-fact-winner = films of the winner
lab-fact-game = films in a game

## Dream Factory and Traumfabrik: films and what they are made of.

lab-making-title = Films and ratings
lab-fact-rounds = finished in rounds 1 to 4
lab-fact-rating = rating: median, average
lab-fact-range = lowest and highest rating
lab-fact-spread = films rated 0 to 22
lab-fact-never = markers never taken
lab-fact-unmarked = films without a marker
lab-fact-contracts = films with a contract
lab-rating = rating
lab-stars-before = stars, before a marker is taken
lab-median = median { $value }
lab-twice = 8 to 14 exist twice
lab-ratings-title = How good the films are
lab-ratings-below = { $films } films: { $middle } rated 8 to 14, { $low } rated 0 to 3, { $high } rated 18 or more
lab-marker = marker
lab-single = exists once
lab-plus = with a plus
lab-plain = its twin without
lab-markers-title = Which markers are taken
lab-markers-below = Share of the games in which a film takes the marker
lab-films-title = Films a player finishes
lab-films-below = { $mean } on average, winners { $winner }
lab-films-below-aim = { $mean } on average, winners { $winner }; shaded: the aim
lab-axis-films-each = films finished
lab-when-title = When they are finished
lab-when-below = { $count } films in a game
lab-fate-finished = in a finished film
lab-fate-unfinished = in an unfinished one
lab-fate-covered = covered
lab-fate-discarded = discarded
lab-fate-left = left at a party
lab-tiles-title = What becomes of the tiles
lab-tiles-below = Share of those that came into play
lab-screenplays-table-title = Screenplays
lab-screenplay = screenplay
lab-genre = genre
lab-owned = owned
lab-finished = finished
lab-stars = stars
lab-axis-owned = share of the games in which it is owned
lab-screenplays-title = Which screenplays become films
lab-screenplays-below = By studio, free ones last
lab-how-good-title = and how good they are
lab-how-good-below = Average rating; shaded: 8 to 14

## Dream Factory and Traumfabrik: what things are worth.

lab-studios-title = Does the studio matter?
lab-trophy-title = Trophies
lab-trophy = trophy
lab-trophy-caption = Close: another player lacks 1 tile, 3 points of rating or 2 directors’ stars at most. Lost: whoever led after round 3 does not get it.
lab-awarded = awarded
lab-holder = holder wins
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
lab-wasted = discarded
lab-axis-price = price of an average tile
lab-prices-title = What tiles cost
lab-prices-below = Each star adds { $star }
lab-locations-title = Prices of the locations
lab-locations-caption = { $lots } on average; by number of tiles: { $sizes }. Players who bid: { $bidders }.
lab-location = location
lab-lots-title = What locations cost
lab-lots-below = All tiles together (in brackets how many)
lab-money-table-title = Money
lab-fact-left = money left
lab-fact-money-share = winners’ points that are money
lab-fact-richest = games won, from the richest to the poorest
lab-fact-with-points = correlation of money and points
lab-fact-with-other-points = correlation of money and other points
lab-fact-with-winning = correlation of money and winning
lab-money-title = Does saving win?
lab-money-below = Players end with { $left } on average; { $share } of the winners’ points are money
lab-rich = { $rank ->
    [richest] richest
    [second] second
    [third] third
    [fourth] fourth
   *[poorest] poorest
}

## Hollywood.

lab-sizes-table-title = Films by size
lab-averages-title = On average
lab-size-heading = cards
lab-share-counted = awards twice
lab-share-cards = each once
lab-fact-size = cards of a film, awards counted twice
lab-fact-film-value = value of a film
lab-fact-wasted = stars wasted in a game
lab-fact-reel = points of an average reel
lab-sizes-title = How large the films are
lab-sizes-below = { $films } films in a game, worth { $value } points on average
lab-counted = cards, awards counted twice
lab-cards = cards, each counted once
lab-axis-size = cards of a film
lab-stars-title = Stars
lab-stars-caption = Gain: points that a star brings beyond what the project would have brought unfinished; wasted ones count as 0.
lab-star-heading = star
lab-film-value = film
lab-gain = gain
lab-finishing = finishes
lab-wasted-stars = wasted
lab-thrown-stars = thrown away
lab-correlation = correlation
lab-worth-title = What a star is worth
lab-worth-below = Points; dashed: an average reel brings { $reel }
lab-worth-film = the film it finishes
lab-worth-gain = more than the unfinished project
lab-fates-title = and what becomes of it
lab-fates-below = Share of the stars dealt
lab-star-finishing = finishes a film
lab-star-wasted = wasted: no project
lab-star-thrown = thrown away
lab-cards-table-title = Studio cards
lab-card = card
lab-played = played
lab-wins-with = wins with it
lab-wins-without = without
lab-points-with = points with it
lab-points-without = without
lab-clap = Clap Board
lab-double = Double Reel
lab-studio-cards-title = When studio cards are played
lab-studio-cards-below = Share of the players
lab-never = never
lab-used-title = and whether they help
lab-used-below = Games won with it and without
lab-with = { $card }
lab-without = without { $card }
lab-thrown-table-title = Thrown away
lab-a-game = a game
lab-share-thrown = share
lab-share-dealt = of all dealt
lab-thrown-title = What is thrown away
lab-thrown-below = Right of the ring: thrown away more often than by chance
lab-thrown = share of the cards thrown away
lab-dealt = share of all cards dealt
lab-kind-award = award
lab-kind-star = stars
lab-kind-blockbuster = blockbusters
lab-variants-table-title = Variants
lab-variant-heading = variant
lab-margin = the winner’s lead
lab-ties = ties
lab-moves = moves in a game
lab-variants-title = Points, by variant
lab-variants-below = Average of a player
lab-variant = { $options ->
    [none] as printed
    [scarcity] scarcity
    [prototype] prototype
   *[scarcity-prototype] both
}

# Dreams

lab-dreams-title = What gods and mortals achieve
lab-dreams-what = who does what
lab-dreams-chance = by chance
lab-dreams-named = Gods who name the mortal
lab-dreams-found = Mortals who name the true vision
lab-dreams-hidden = Mortals whom nobody names
lab-dreams-god = Points of a god in a round
lab-dreams-mortal = Points of the mortal in a round
lab-dreams-rounds = Rounds a game
