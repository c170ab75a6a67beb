### What the browser says at the tables of Dream Factory and Traumfabrik.

web-films-round = Round { $round } of 4
web-films-nth = { $number } of 8
web-films-house = Trophies, markers and pile
web-films-close = Close
web-films-own = Your studio
web-films-others = The other studios
web-films-locations = The eight locations
web-films-past = visited
web-films-now = we are here
web-films-sold = { $name } paid { $price }
web-films-nothing-here = Nothing lies here any more.
web-films-face-down = { $count ->
    [one] 1 tile face down
   *[other] { $count } tiles face down
}
web-films-tile = { $name }: { $kind }, { $stars ->
    [0] no stars
    [one] { $stars } star
   *[other] { $stars } stars
}

## The questions.

web-films-ask-choosing = Which legend comes this round?
web-films-ask-bidding = Your bid for { $place }?
web-films-ask-outbid = Too dear for you: { $place }
web-films-ask-taking = Whom do you take along?
web-films-ask-placing = { $count ->
    [one] Where does this tile go?
   *[other] Where do these tiles go?
}
web-films-wait-choosing = { $name } chooses a legend …
web-films-wait-bidding = { $name } ponders a bid for { $place } …
web-films-wait-taking = { $name } looks round the party …
web-films-wait-placing = { $name } gets { $count ->
    [one] a tile
   *[other] { $count } tiles
} and looks for a place …
web-films-have = You have { $money }
web-films-standing = standing bid
web-films-no-bid = nobody yet
web-films-bid = Bid { $amount }
web-films-bids = bids { $amount }
web-films-pass = Pass
web-films-passed = passed
web-films-in = still in
web-films-thinks = thinking …
web-films-exact = Another amount
web-films-amount = Amount
web-films-less = Less
web-films-more = More
web-films-take = Take { $tile }
web-films-director = Invite { $tile }
web-films-decline = Take nothing
web-films-guest = { $actors ->
    [one] 1 actor
   *[other] { $actors } actors
}
web-films-why = Most actors and stars first; ties clockwise from { $name }.
web-films-lit = { $tile }: { $count ->
    [one] one space is lit
   *[other] { $count } spaces are lit
}. Tap one, or drag the tile there.
web-films-place-on = { $tile } on “{ $film }”?
web-films-discard-what = Discard { $tile }? It leaves the game.
web-films-fits-nowhere = { $tile } fits nowhere and leaves the game.
web-films-confirm = Place it
web-films-change = Think again
web-films-discard = Discard
web-films-put-here = { $film }, { $space }: the rating would be { $total }
web-films-cover-here = { $film }, over { $space }: the rating would be { $total } instead of { $from }
web-films-would-finish = { $marker ->
    [none] Premiere without a marker
   *[other] Premiere with marker { $marker }
}

## Hints.

web-films-hint-place = Rating from { $from } to { $total }.
web-films-hint-premiere = Rating from { $from } to { $total }: premiere { $marker ->
    [none] without a marker
   *[other] with marker { $marker }
}.
web-films-hint-pass = You keep { $money }, and get your share of what is paid, if there is one.
web-films-hint-bid = For { $kinds }: { $stars ->
    [0] no stars
    [one] { $stars } star
   *[other] { $stars } stars
} in all. Leaves you { $money }.
web-films-hint-tile = { $kind }, { $stars ->
    [0] no stars
    [one] { $stars } star
   *[other] { $stars } stars
}

## Studios and films.

web-films-asks = asks for: { $kind }
web-films-printed = { $stars } printed stars
web-films-rating = Rating so far
web-films-points = { $points } points
web-films-money = Money: { $money }
web-films-money-word = money
web-films-hidden = hidden
web-films-actors = actors
web-films-actors-how = On all films, finished or not: who has most picks first at a party.
web-films-director-stars = director stars
web-films-director-stars-how = On finished films only: they count for the best director.
web-films-so-far = points so far
web-films-total = Total: { $total }
web-films-finished = Finished films
web-films-film-glance = { $film }: { $total } so far, { $open ->
    [one] 1 space open
   *[other] { $open } spaces open
}
web-films-finished-glance = { $film }, finished: { $points } points

## Beside the table.

web-films-trophies = Trophies
web-films-trophies-left = Trophies still to be won
web-films-worth = { $points } points
web-films-open = still to be won
web-films-lost = went to nobody
web-films-markers = Rating markers
web-films-markers-left = Rating markers left
web-films-marker-free = Marker { $marker }
web-films-marker-held = Marker { $marker }: { $name }, { $film }
web-films-pile = Screenplays in the pile
web-films-pile-left = Screenplays left in the pile
web-films-pile-top = Whoever finishes a film takes this one:
web-films-pile-empty = There are none left.
web-films-legends = Legends still to come
web-films-legends-hidden = They lie face down; each round one is revealed.
web-films-pot = Money in the middle
web-films-pot-why = It is added to the next payment and shared out with it.

## Moments.

web-films-moment-finished = Premiere!
web-films-moment-awarded = And the winner is …
web-films-moment-drew = A new screenplay
