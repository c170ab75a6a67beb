### What Dreams says: its words, its log, its refusals.

dreams-colour-red = red
dreams-colour-blue = blue
dreams-colour-yellow = yellow
dreams-colour-green = green
dreams-colour-purple = purple
dreams-colour-orange = orange
dreams-tone-light = light
dreams-tone-grey = grey
dreams-tone-dark = dark

## The log.

dreams-round-begins = Round { $round } begins. { $seat } is dealer.
dreams-star-laid = { $seat } lays the { $tone ->
    [light] light
    [grey] grey
   *[dark] dark
} star at { $x }, { $y }.
dreams-voted = { $seat } has voted.
dreams-revealed = The true vision was dream { $vision }, and the mortal was { $seat }.
dreams-named = { $seat } has voted for { $vote ->
    [red] { dreams-colour-red }
    [blue] { dreams-colour-blue }
    [yellow] { dreams-colour-yellow }
    [green] { dreams-colour-green }
    [purple] { dreams-colour-purple }
    [orange] { dreams-colour-orange }
   *[other] dream { $vote }
}.
dreams-scored = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $why ->
    [hidden] nobody has named the mortal
    [found-vision] the mortal has found the true vision
    [found-mortal] this god has named the mortal
   *[unsuspected] nobody has named this god
}.
dreams-game-over = The game is over.

## Refusals.

refused-dreams-unreadable = "{ $move }" is not a move. Moves are: star light X Y, star grey X Y, star dark X Y, vote COLOUR, vote 1 to vote 4.
refused-dreams-no-such-tone = There is no star "{ $tone }". The stars are: light, grey, dark.
refused-dreams-no-such-place = { $x }, { $y } is no place: x goes from 0 to 119 and y from 0 to 79.
refused-dreams-no-such-vote = There is no vote "{ $vote }". A vote is a colour (red, blue, yellow, green, purple, orange) or a number from 1 to 4.
refused-dreams-laid = You have already laid your { $tone ->
    [light] light
    [grey] grey
   *[dark] dark
} star.
refused-dreams-outside = At { $x }, { $y } a star would not lie wholly on the oval sky.
refused-dreams-overlap = At { $x }, { $y } your star would overlap star { $number }, which is { $colour }.
refused-dreams-all-laid = All stars are laid. Now vote: a god for a colour, the mortal for a number.
refused-dreams-stars-first = Voting begins when everybody has laid three stars. Lay one first: star light, grey or dark, with X and Y.
refused-dreams-god = You are a god: vote for the colour of the player you take for the mortal, not for a number.
refused-dreams-mortal = You are the mortal: vote for the number of a dream, 1 to 4, not for a colour.
refused-dreams-oneself = That is your own colour. Nobody votes for themselves.
refused-dreams-nobody = Nobody plays { $colour } in this game.
refused-dreams-vote-final = You have voted; a vote given is final.
