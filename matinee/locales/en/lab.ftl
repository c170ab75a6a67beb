### The lab: reports on the balance of a box.

lab-playing = Playing
lab-stopped = Stopped. The report covers { $games ->
    [one] the only game
   *[other] the { $games } games
} played so far.
lab-heading = { $box } · { $players } players · { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $bot }
lab-heading-of = { $box } · { $players } players · { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $bot }, { $shown } of them without variants
lab-written = Report and charts are in { $folder }
error-lab-game = There is no lab for { $game }, only for { $known }.
error-lab-bot = { $bot } did not finish a game: { $reason }.

## Aims.

lab-aims-title = The designer’s aims
lab-aims-caption = ✓ met · ✗ missed · ? unclear: the 95% interval is only partly in the range. Of several values, the one farthest off is shown.
lab-aim = aim
lab-found = found
lab-interval = 95%
lab-aimed-at = target
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
lab-aim-trophy = Every trophy is contested
lab-aim-money-share = Share of money in the winners’ points
lab-aim-richest = Games won by the richest player
lab-aim-size = Films of every size from 1 to 6
lab-aim-star = Every star is worth taking
lab-star = { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}

## Words of all games.

lab-fair = fair share
lab-points = points
lab-total = total
lab-winners = winners
lab-everybody = everybody
lab-games = games
lab-films = films
lab-wins = wins
lab-place = place
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
lab-axis-films = share of the films
lab-balance-title = Places
lab-balance-below = Shaded: within 3 points of the fair share
lab-seats-title = Does the seat matter?
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

## Facts.

lab-fact-rounds = finished in rounds 1 to 4
lab-fact-rating = rating: median, average
lab-fact-range = lowest and highest rating
lab-fact-spread = films rated 0 to 22
lab-fact-never = markers never taken
lab-fact-unmarked = films without a marker
lab-fact-contracts = films with a contract
lab-fate-finished = in a finished film
lab-fate-unfinished = in an unfinished one
lab-fate-covered = covered
lab-fate-discarded = discarded
lab-fate-left = left at a party
lab-genre = genre
lab-finished = finished

lab-holder = holder wins
lab-wasted = discarded
lab-fact-left = money left
lab-fact-money-share = share of money in the winners’ points
lab-fact-richest = games won, from the richest to the poorest
lab-fact-with-points = correlation of money and points
lab-fact-with-other-points = correlation of money and other points
lab-fact-with-winning = correlation of money and winning

lab-fact-wasted = stars wasted per game
lab-fact-reel = points of an average reel
lab-worth-film = the film it finishes
lab-worth-gain = its gain over the unfinished project
lab-star-finishing = finishes a film
lab-star-wasted = wasted: no project
lab-star-thrown = thrown away
lab-never = never
lab-kind-award = award
lab-kind-star = stars
lab-kind-blockbuster = blockbusters
