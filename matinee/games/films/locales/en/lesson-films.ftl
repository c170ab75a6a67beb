### The guided first games of Dream Factory and Traumfabrik.

lesson-films-goal = These are your films. Fill their spaces, and they earn you points.
lesson-films-lot = These tiles are for sale now. Both would fit your films.
lesson-films-open = The highest bid gets them all. Start low: bid 0.
    .again = Bid 0 first, and see what the others do.
lesson-films-outbid = The others want them, too. Bid 5.
    .again = Bid 5. You can afford it, and nobody here goes higher.
lesson-films-money = You pay 5. The others share it: 2 each, and 1 waits for the next sale.
lesson-films-place = The tiles are yours. Put this one on the marked space.
    .again = It may go there, too. But use the marked space of your largest film.
lesson-films-match = Now the next one. An icon shows what a space takes.
    .again = Put it on the marked space.
lesson-films-party = A party! Everybody takes one tile, and it costs nothing. { $move }.
    .again = Nice, but your largest film needs another one. { $move }.
lesson-films-fit = Put it on the marked space.
    .again = Not here. Use the marked space of your largest film.
lesson-films-need-actor = Now your film lacks only an actor, and one is for sale. Bid 0.
    .again = Bid 0. With luck, it costs you nothing.
lesson-films-finish = The last open space! Put the actor there.
    .again = Finish the film: put the actor on the marked space.
lesson-films-points = Your film is finished. Its 13 stars are 13 points.
lesson-films-trophy = It is the first film of its genre, so it wins a trophy: 5 points more.
lesson-films-end = So it continues for four rounds. Your money counts, too: 1 point each. Most points win.
