### Texts of the browser for Hollywood.

web-hollywood-round = Round { $round } of { $rounds }
web-hollywood-lay = Place a reel on a column, or play a studio card
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
web-hollywood-ambition = For the largest unfinished project
web-hollywood-project = Project, { $genre }: { $size }
web-hollywood-film = Finished film, { $genre }: { $value ->
    [one] 1 point
   *[other] { $value } points
}
web-hollywood-handed = Handed out
web-hollywood-left = nobody
web-hollywood-floor = Cutting-room floor
web-hollywood-floor-empty = Cards nobody gets end up here: two each round, and stars that find no project.
web-hollywood-scarce = { $genre }: films count × { $count } so far
web-hint-reel = On { $card } ({ $kind }).
web-hint-finish = Worth { $product }.
web-hint-finish-scarce = Worth { $product } so far.
web-move-reel = Place a reel on column { $number }
web-move-clap = Play the Clap Board: pass
web-move-double = Play Double Reel
web-move-finish = Finish the film: { $genre }
