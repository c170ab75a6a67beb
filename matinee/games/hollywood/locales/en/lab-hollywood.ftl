### The reports of `matinee lab` on Hollywood.

lab-size = { $size ->
    [6] 6 cards or more
    [one] { $size } card
   *[other] { $size } cards
}
lab-sizes-table-title = Films by size
lab-averages-title = On average
lab-size-heading = cards
lab-share-counted = awards twice
lab-share-cards = each once
lab-fact-size = cards of a film, awards counted twice
lab-fact-film-value = value of a film
lab-sizes-title = How large the films are
lab-sizes-below = { $films } films in a game, worth { $value } points on average
lab-counted = cards, awards counted twice
lab-cards = cards, each counted once
lab-axis-size = cards of a film
lab-stars-title = Stars
lab-stars-caption = Gain: points of the film a star finishes, minus those of the project if left unfinished; wasted stars count as 0.
lab-star-heading = star
lab-film-value = film
lab-gain = gain
lab-finishing = finishes
lab-wasted-stars = wasted
lab-thrown-stars = thrown away
lab-correlation = correlation
lab-worth-title = What a star is worth
lab-worth-below = Points; dashed: an average reel brings { $reel }
lab-fates-title = and what becomes of it
lab-fates-below = Share of the stars dealt
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
lab-used-title = and whether they help
lab-used-below = Games won with it and without
lab-with = { $card }
lab-without = without { $card }
lab-thrown-table-title = Thrown away
lab-a-game = per game
lab-share-thrown = share
lab-share-dealt = of all dealt
lab-thrown-title = What is thrown away
lab-thrown-below = Right of the ring: thrown away more often than by chance
lab-thrown = share of the cards thrown away
lab-dealt = share of all cards dealt
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
lab-aim-size = Films of every size from 1 to 6
lab-aim-star = Every star is worth taking
lab-from-blockbusters = blockbusters
lab-from-project = unfinished project
lab-fact-reel = points of an average reel
lab-worth-film = the film it finishes
lab-worth-gain = its gain over the unfinished project
lab-star-finishing = finishes a film
lab-star-wasted = wasted: no project
lab-star-thrown = thrown away
lab-kind-award = award
lab-kind-star = stars
lab-kind-blockbuster = blockbusters
