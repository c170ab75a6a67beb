### Texts of the browser for Dream Factory and Traumfabrik.

web-films-round = Round { $round } of 4
web-films-nth = { $number } of 8
web-films-house = Trophies, rating markers and screenplays
web-films-close = Close
web-films-own = Your studio
web-films-others = Other studios
web-films-locations = The eight locations
web-films-past = done
web-films-now = now
web-films-sold = { $name } paid { $price }
web-films-nothing-here = Nothing left here.
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

web-films-ask-choosing = Choose this round’s director
web-films-ask-bidding = Your bid for { $place }?
web-films-ask-outbid = You can’t outbid this: { $place }
web-films-ask-taking = Choose a tile
web-films-ask-placing = { $count ->
    [one] Where does this tile go?
   *[other] Where do these tiles go?
}
web-films-wait-choosing = { $name } is choosing a director …
web-films-wait-bidding = { $name } is bidding for { $place } …
web-films-wait-taking = { $name } is choosing a tile at the party …
web-films-wait-placing = { $name } is placing { $count ->
    [one] a tile
   *[other] { $count } tiles
} …
web-films-have = You have { $money }
web-films-standing = highest bid
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
web-films-fit = { $asks ->
    [blank] free space
    [star] star space
   *[other] { $kind }
} of “{ $film }” ({ $gain }{ $finishes ->
    [yes] , premiere
   *[no] {""}
})
web-films-fits = { $count ->
    [-1] Fits no open space of yours
    [0] Fits: { $fit }
   *[other] Fits: { $fit } and { $count } more
}
web-films-fits-short = { $count ->
    [0] fits nowhere
    [one] fits 1 space
   *[other] fits { $count } spaces
}
web-films-bid-exactly = Bid
web-films-payout = { $pot ->
    [0] Your { $bid }
   *[other] Your { $bid } and the { $pot } in the middle
} { $others ->
    [one] go to the other player
   *[other] go to the others: { $each } each
}{ $stays ->
    [0] {""}
    [one] , 1 stays in the middle
   *[other] , { $stays } stay in the middle
}.
web-films-share = (you get { $each })
web-films-take = Take { $tile }
web-films-director = Choose { $tile }
web-films-decline = Take nothing
web-films-guest = { $actors ->
    [one] 1 actor or star
   *[other] { $actors } actors and stars
}
web-films-why = Players with the most actors and stars choose first; ties go clockwise from { $name }.
web-films-lit = { $tile }: { $count ->
    [one] 1 space is lit
   *[other] { $count } spaces are lit
}. Tap one, or drag the tile there.
web-films-out-of-sight = { $count ->
    [one] 1 more space
   *[other] { $count } more spaces
}
web-films-place-on = Place { $tile } on “{ $film }”?
web-films-discard-what = Discard { $tile }? It is out of the game.
web-films-fits-nowhere = { $tile } has no free space and is discarded.
web-films-confirm = Place it
web-films-change = Cancel
web-films-discard = Discard
web-films-put-here = { $film }, { $space }: the rating would be { $total }
web-films-cover-here = { $film }, over { $space }: the rating would be { $total } instead of { $from }
web-films-would-finish = { $marker ->
    [none] Premiere, but no rating marker is left
   *[other] Premiere: rating { $marker }
}

## What the page plays for the player, and the player's options.

web-films-made-place = { $tile } placed on “{ $film }”.
web-films-made-take = { $tile } taken.
web-films-auto-pass = Passed for you: you can’t outbid { $standing }.
web-films-auto-take = { $tile } taken for you: it was the last tile.
web-films-auto-director = { $tile } chosen for you: no other is left.
web-films-auto-discard = { $tile } discarded for you: it has no free space.
web-films-auto-limit-bid = Bid { $amount } for you (up to { $limit }).
web-films-auto-limit-pass = Passed for you: the bid is above { $limit }.
web-films-limit = Bid up to { $limit } in advance
web-films-limit-short = Bid up to
web-films-limit-help = Always bids the least that is enough, up to { $limit }, then passes.
web-films-limit-set = Bidding for you up to { $limit }.
web-films-limit-stop = Stop
web-films-option-automatic = Play for me if I have no choice, for example pass when I can’t outbid
web-films-option-confirm = Ask before placing or taking a tile
web-films-discard-tile = Discard { $tile }
web-films-key-bid = Make the next bid
web-films-key-pass = Pass, or take nothing
web-films-key-tile = Select the next tile

## Hints.

web-films-hint-place = Rating { $from } → { $total }.
web-films-hint-premiere = Rating { $from } → { $total }: premiere { $marker ->
    [none] without a rating marker
   *[other] with rating { $marker }
}.
web-films-hint-pass = You keep { $money } and share in what the winner pays.
web-films-hint-bid = Wins { $kinds }: { $stars ->
    [0] no stars
    [one] { $stars } star
   *[other] { $stars } stars
} in all. You would have { $money } left.
web-films-hint-tile = { $kind }, { $stars ->
    [0] no stars
    [one] { $stars } star
   *[other] { $stars } stars
}

## Studios and films.

web-films-asks = takes: { $kind }
web-films-space = { $asks ->
    [blank] a free space
    [star] the star space
   *[other] the { $kind } space
}
web-log-films-placed = { $seat } places { $tile } on { $space } of { $film }.
    .you = You place { $tile } on { $space } of { $film }.
web-films-printed = { $stars ->
    [one] 1 printed star
   *[other] { $stars } printed stars
}
web-films-rating = Rating so far
web-films-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-films-money = Money: { $money }
web-films-money-word = money
web-films-hidden = hidden
web-films-actors = actors
web-films-actors-help = On all films, finished or not. The player with the most chooses first at a party.
web-films-director-stars = director stars
web-films-director-stars-help = On finished films only. They count for the best director.
web-films-actors-word = { $count ->
    [one] actor
   *[other] actors
}
web-films-points-word = { $count ->
    [one] point
   *[other] points
}
web-films-so-far = points so far
web-films-so-far-help = Films, trophies and money, as far as it is known. More trophies follow at the end.
web-films-total = Total: { $total }
web-films-finished = Finished films
web-films-film-glance = { $film }: rating { $total } so far, open: { $open }
web-films-finished-glance = { $film }, finished: { $points ->
    [one] 1 point
   *[other] { $points } points
}

## Beside the table.

web-films-trophies = Trophies
web-films-trophies-left = Trophies still to win
web-films-worth = { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-films-open = still to win
web-films-lost = not awarded
web-films-markers = Rating markers
web-films-markers-left = Rating markers left
web-films-marker-free = Marker { $marker }
web-films-marker-held = Marker { $marker }: { $name }, { $film }
web-films-pile = Screenplays in the pile
web-films-pile-left = Screenplays left in the pile
web-films-pile-top = Next screenplay (for the next player to finish a film):
web-films-pile-empty = No screenplays left.
web-films-legends = Legends still to come
web-films-legends-hidden = Face down; one is revealed each round.
web-films-pot = Money in the middle
web-films-pot-why = Added to the next payout.

## Moments.

web-films-moment-finished = Premiere!
web-films-moment-awarded = And the winner is …
web-films-moment-drew = A new screenplay

## Moves, in the list of a replay and in hints.

web-move-bid = Bid { $number }
web-move-pass = Pass
web-move-director = Choose { $tile }
web-move-take = Take { $tile }
web-move-decline = Take nothing
web-move-place = { $tile } on { $space } of { $film }
web-move-discard = Discard { $tile }
