### Texts of Dreams: terms, log and refusals.

## The game in a sentence, for the home page.

dreams-about-dreams = The gods draw a dream in stars. One of you is only a mortal, and doesn’t know which dream.

dreams-colour-red = red
dreams-colour-blue = blue
dreams-colour-yellow = yellow
dreams-colour-green = green
dreams-colour-purple = purple
dreams-colour-orange = orange
dreams-tone-light = light
dreams-tone-grey = grey
dreams-tone-dark = dark

## The score sheet.

dreams-score-hidden = Mortal, not found out ({ $count ->
    [one] round { $rounds }
   *[other] rounds { $rounds }
})
dreams-score-found-vision = Mortal, found the true vision ({ $count ->
    [one] round { $rounds }
   *[other] rounds { $rounds }
})
dreams-score-found-mortal = God, found the mortal ({ $count ->
    [one] round { $rounds }
   *[other] rounds { $rounds }
})
dreams-score-unsuspected = God, not suspected ({ $count ->
    [one] round { $rounds }
   *[other] rounds { $rounds }
})

## The log.

dreams-round-begins = Round { $round } begins. { $seat } is the dealer.
    .you = Round { $round } begins. You are the dealer.
dreams-star-laid = { $seat } places the { $tone ->
    [light] light
    [grey] grey
   *[dark] dark
} star at { $x }, { $y }.
    .you = You place the { $tone ->
        [light] light
        [grey] grey
       *[dark] dark
    } star at { $x }, { $y }.
dreams-voted = { $seat } has voted.
    .you = You have voted.
dreams-revealed = The true vision was dream { $vision }, and the mortal was { $seat }.
    .you = The true vision was dream { $vision }, and you were the mortal.
dreams-named = { $seat } voted for { $vote ->
    [red] { dreams-colour-red }
    [blue] { dreams-colour-blue }
    [yellow] { dreams-colour-yellow }
    [green] { dreams-colour-green }
    [purple] { dreams-colour-purple }
    [orange] { dreams-colour-orange }
   *[other] dream { $vote }
}.
    .you = You voted for { $vote ->
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
    [hidden] nobody found the mortal
    [found-vision] the mortal found the true vision
    [found-mortal] found the mortal
   *[unsuspected] nobody suspected this god
}.
    .you = You score { $points ->
        [one] 1 point
       *[other] { $points } points
    }: { $why ->
        [hidden] nobody found the mortal
        [found-vision] the mortal found the true vision
        [found-mortal] found the mortal
       *[unsuspected] nobody suspected this god
    }.
dreams-game-over = The game is over.

## Refusals.

refused-dreams-unreadable = “{ $move }” is not a move. Moves are: star light X Y, star grey X Y, star dark X Y, vote COLOUR, vote 1 to vote 4.
refused-dreams-no-such-tone = There is no star “{ $tone }”. The stars are: light, grey, dark.
refused-dreams-no-such-place = { $x }, { $y } is not on the sky: x goes from 0 to { $right } and y from 0 to { $bottom }.
refused-dreams-no-such-vote = You can’t vote for “{ $vote }”. Vote for a colour (red, blue, yellow, green, purple, orange) or a number from 1 to 4.
refused-dreams-laid = You have already placed your { $tone ->
    [light] light
    [grey] grey
   *[dark] dark
} star.
refused-dreams-outside = At { $x }, { $y } a star would stick out over the edge of the sky.
refused-dreams-overlap = At { $x }, { $y } your star would overlap star { $number }, which is { $colour }.
refused-dreams-all-laid = All stars are placed. Now vote: a god for a colour, the mortal for a number.
refused-dreams-stars-first = You vote after everyone has placed three stars. Place one first: star light, grey or dark, with X and Y.
refused-dreams-god = You are a god: vote for the colour of the player you think is the mortal, not for a number.
refused-dreams-mortal = You are the mortal: vote for the number of a dream, 1 to 4, not for a colour.
refused-dreams-oneself = That is your own colour. You can’t vote for yourself.
refused-dreams-nobody = Nobody plays { $colour } in this game.
refused-dreams-vote-final = You have voted, and a vote can’t be changed.

## Errors in a box.

dreams-box-deck = There must be { $count } dreams, not { $found }.
dreams-box-own-deck = A deck of your own has { $low } to { $high } dreams, not { $found }.
dreams-box-file = A picture must be an SVG, PNG, JPEG or WebP file in the folder of the deck, not “{ $file }”.
