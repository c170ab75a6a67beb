### Texts of the browser for Hollywood.

web-hollywood-round = Round { $round } of { $rounds }
web-hollywood-lay = Put a reel on a column. It pushes the others up.
web-hollywood-owed = Double Reel: { $reels ->
    [one] place 1 more reel
   *[other] place { $reels } more reels
}
web-hollywood-finish-which = You got a star. Which film will it finish?
web-hollywood-reel = Reel here ({ $column })
web-hollywood-clap = Clap Board: pass
web-hollywood-double = Double Reel
web-hollywood-columns = The four columns of cards
web-hollywood-column = Column { $column }
web-hollywood-nth = Card number { $nth } to be handed out
web-hollywood-action = Action
web-hollywood-horror = Horror
web-hollywood-romance = Romance
web-hollywood-blockbuster = Blockbuster
web-hollywood-stars = { $stars ->
    [one] Star with 1 star
   *[other] Star with { $stars } stars
}
web-hollywood-award = award: counts twice
web-hollywood-reel-of = { $name }’s reel
web-hollywood-reels = Reels left
web-hollywood-project = Project, { $genre }: { $size }
web-hollywood-film = Finished film, { $genre }: { $value ->
    [one] 1 point
   *[other] { $value } points
}
web-hollywood-left = nobody
web-hollywood-floor = Cutting-room floor
web-hollywood-floor-empty = Cards nobody gets end up here: two each round, and stars that find no project.
web-hollywood-scarce = { $genre }: films count × { $count } so far
web-hollywood-forecast = If the round ended now
web-hollywood-forecast-help = Shows on each card who would get it and what it would bring. A star is shown with the project that is worth most.
web-hollywood-forecast-points = { $points ->
    [one] 1 point
   *[other] { $points } points
} if the round ended now
web-hollywood-plus = +{ $points }
web-hollywood-size = → { $size }
web-hollywood-no-project = no project
web-hollywood-would-join = would make the { $genre } project { $size }
web-hollywood-would-finish = would finish a film, { $genre }: { $product }
web-hollywood-new-reel = Your reel goes on { $card }.
web-hollywood-pushed = { $name }’s reel moves up to { $card }.
    .you = Your reel moves up to { $card }.
web-hollywood-again = Tap again
web-hollywood-full = Full
web-hollywood-handing-out = Each card goes to the owner of its reel.
web-hollywood-skip = Skip
web-hollywood-largest = largest: +{ $points }
web-hollywood-largest-help = At the end only the largest unfinished project scores, 1 point per card. An award counts as two cards. If two are equally large, neither scores.
web-hollywood-nothing-yet = No cards yet.
web-hollywood-variants = Variants
web-hollywood-scarce-help = Films count × the screenplays of their genre here: 3 cards with 4 stars are worth 12, with two such screenplays 24, with none 0.
web-hint-reel = Your reel goes on { $card } ({ $kind }).
web-hint-finish = Worth { $product }.
web-hint-finish-scarce = Worth { $product } so far.
web-move-reel = Place a reel on column { $number }
web-move-clap = Play the Clap Board: pass
web-move-double = Play Double Reel
web-move-finish = Finish the film: { $genre }
