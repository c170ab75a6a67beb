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
lab-aim-seat = Every seat wins its fair share
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
lab-seats-title = Does the seat matter?
lab-points-title = Where the points come from
lab-ahead = The winner is { $margin } points ahead of the next player; { $ties } of the games end in a tie at the top, { $shared } in a shared win. A game takes { $moves } moves ({ $shortest } to { $longest }).
lab-from-films = films
lab-fact = what
lab-fact-each = films of a player
lab-fact-winner = films of the winner

## Facts.

lab-fact-rounds = finished in rounds 1 to 4
lab-fact-range = lowest and highest rating
lab-fact-never = markers never taken
lab-genre = genre
lab-finished = finished

lab-holder = holder wins
lab-wasted = discarded
lab-fact-left = money left
lab-fact-wasted = stars wasted per game
lab-never = never
lab-fact-game = films in a game
lab-seats-below = Seats counted from the first player
lab-balance-below = Shaded: within 3 points of the fair share
