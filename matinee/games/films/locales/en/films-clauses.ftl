### The in-app rulebook of Dream Factory and Traumfabrik: one message per clause, named by its id.
### The value is what the rulebooks say; `.ruling` is our answer where one of them is
### silent, where they can be read in two ways, or where a game on a screen is different.

section-films-box = What is in the box

F-B1 =
    There are 93 production tiles: 19 actors, 7 stars, 4 legendary directors, 15 directors, 9 contracts, 13 special effects, 13 music and 13 cameras.
    Traumfabrik has other words for four of them: a star is a guest star, a legendary director a four-star director, a contract an agency and a camera a crew.
    Take care when reading its rulebook: what Traumfabrik calls “contracts” is the money.
    .ruling = The rulebook of Traumfabrik prints only that there are 93 tiles, of which 4 are directors with four stars. Our box has as many of each kind as Dream Factory.

F-B2 =
    There are 22 screenplays: each of the 5 studios owns 3, and 7 belong to no studio.
    A screenplay shows a title, a genre, printed stars, mandatory spaces (with an icon or blank; at most one is for a director) and one optional star space.
    The genres of Dream Factory are drama (blue), action (green) and comedy, which is red in the English rulebook and orange in the French one.
    The genres of Traumfabrik are drama, adventure and entertainment, and each of its studios owns one screenplay of every genre.
    .ruling = The rulebooks do not print which spaces a screenplay has. In our boxes each has one director space and two to four other mandatory spaces, and in Dream Factory, too, each studio owns one screenplay of every genre.

F-B3 =
    There are 30 rating markers, with values from 0 to 22.
    Each value from 8 to 14 exists twice, and one marker of every such pair bears a “+”.

F-B4 = There are 50 money tokens.

F-B5 = There are 11 trophies: six are worth 5 points each and five are worth 10.

F-B6 =
    The board has 8 locations, which are visited clockwise.
    The first is the director location (Hollywood in Traumfabrik), with 1 tile. The others are 5 cities, with 2 or 3 tiles as printed on each, and 2 parties, with as many tiles as there are players.
    .ruling = The rulebooks do not print in which order the cities and parties follow, and which cities have 3 tiles. On our boards they are a city with 3, a city with 2, a party, a city with 3, a city with 2, another city with 2, and the second party.

section-films-setup = Setting up

F-S1 =
    Two to five people can play.
    Each player picks a studio and lays out its 3 screenplays face up.
    The screenplays of studios that nobody plays leave the game.
    .ruling =
        Only Traumfabrik prints the number of players. Dream Factory has five studios, and notes for two and for five players.
        A studio goes to the first player who claims it; a player who claims none is given one at random.

F-S2 = Every player starts with 12 tokens, or with 10 if five people play.

F-S3 =
    Players keep their money hidden from each other; with two players it lies in the open.
    Payments and shares are made in public, so a player who keeps count can work the amounts out: they are not shown, but they are no secret.

F-S4 =
    In Dream Factory the 4 legendary directors are shuffled into a face-down stack, and each round the top one is revealed.
    In Traumfabrik all 4 lie face up from the start. Each round one of them goes to Hollywood, before the other locations are filled.
    .ruling =
        The rulebook of Traumfabrik does not say who chooses which one.
        If all that are still to come have the same stars, nobody is asked, and the next one is taken; otherwise the first player of the round chooses.

F-S5 = The other 89 production tiles are shuffled face down.

F-S6 = The 7 screenplays without a studio are shuffled and stacked face up, so that only the top one can be seen.

F-S7 =
    The people at the table find the first player. In the French Dream Factory it is the one who best quotes a famous film or, if they cannot agree, the one who last went to the cinema; the other rulebooks leave the choice to them.
    The first player takes the first-player marker: the popcorn in Dream Factory, the camera in Traumfabrik.
    .ruling = Here the first player is drawn at random instead.

section-films-round = The course of a round

F-R1 = The game lasts four rounds.

F-R2 =
    Before each round the board is filled again.
    One legendary director goes face up on the director location, 3 or 2 tiles go face up on each city as its number says, and as many tiles as there are players go face down on each party.

F-R3 =
    The 8 locations are visited one after the other, clockwise from the director location.
    All the tiles of a location are handed out before the next one is visited.

F-R4 = The first player at the end of a round stays first player in the next round.

section-films-auction = Auctions at the director location and in the cities

F-A1 =
    The first player opens the auction; then, clockwise, each player in turn either bids or passes.
    A bid of 0 is allowed and is not the same as passing.

F-A2 = Each new bid must be higher than the highest bid so far.

F-A3 = Nobody may bid more than the money they have.

F-A4 = A player who has passed takes no further part in that auction.

F-A5 =
    When all players but one have passed, the one who is left pays the bid and takes all the tiles of the location as well as the first-player marker.
    If nobody has bid, there is nothing to pay.
    .ruling = The rulebook of Traumfabrik gives the tiles to the highest bid. There, too, the last player left takes the tiles and the marker for 0 if nobody has bid. That player is not asked.

F-A6 =
    The payment is added to the money in the middle, and the whole sum is shared out equally among the other players.
    The remainder stays in the middle and joins the next payment.

F-A7 = The rulebooks do not say who gets the money that still lies in the middle when the game ends.
    .ruling = Money left in the middle at the end belongs to nobody and scores for nobody.

section-films-party = Parties

F-P1 = When a party is reached, its tiles are turned face up.

F-P2 =
    Each player takes one tile for free.
    The player with the most actor and star tiles on all their screenplays chooses first, then the one with the next most, and so on.
    What counts is the number of tiles, not the stars printed on them.
    .ruling =
        In the rulebook of Traumfabrik a player “may” take a tile. So a player can decline there, and a tile that nobody takes leaves the game, although the same rulebook says elsewhere that all tiles have been taken at the end of a round.
        Finished films count as well, as Traumfabrik says; Dream Factory does not say it.
        Only visible tiles count, not those that have been covered. A contract in place of an actor is not an actor.

F-P3 = On a tie the first player chooses before the others; if the first player is not one of them, the player closest to the first player clockwise does.

F-P4 =
    The order in which the players choose is determined once the tiles lie face up.
    Each player places or discards the tile at once (F-T1), before the next one chooses.
    .ruling = Only the French rulebook of Dream Factory says when the order is determined. In both games it does not change during the party.

F-P5 = The first-player marker does not move at a party.

section-films-placing = Placing tiles

F-T1 =
    Place the tiles you receive on your own screenplays or discard them at once, one by one and in any order.
    You need not place a tile, but you cannot save one for later: a discarded tile leaves the game.

F-T2 =
    A tile goes on a space that shows its own type.
    A legendary director counts as a director.

F-T3 = A blank space takes an actor, a camera, music or special effects, but neither a director nor a star.

F-T4 = A contract (in Traumfabrik, an agency) is a joker: it may go on any space except a star space.

F-T5 = A star goes on a star space only, and a star space takes nothing but stars.

F-T6 =
    As long as a screenplay is unfinished, a filled space may be covered by a tile of the same type as the one on top.
    On a blank space, too, the tile on top decides which type may follow.
    A contract may cover any tile except a star.

F-T7 = Once a contract lies on a space, only another contract may cover it.

F-T8 = A star may be covered by another star as long as the screenplay is unfinished.

F-T9 = A finished screenplay is never changed again.

section-films-finishing = Finishing a film

F-C1 =
    A screenplay becomes a finished film the moment its last mandatory space is filled.
    If its star space is still empty then, it stays empty for good.

F-C2 =
    The total of a film is its printed stars plus the stars of the top tile on each space.
    Negative stars are subtracted, and covered tiles do not count.

F-C3 =
    The film takes the rating marker that equals its total; where there are two, the one with the “+” goes first.
    If no marker of that value is left, it takes the next lower one that is available, again the “+” first.
    .ruling =
        No rulebook knows a total above 22 or below 0. A total above 22 counts as 22, and one below 0 counts as 0.
        If no marker of that value or lower is left, the film goes without: it is worth 0 and ranks below every film with a marker.
        Among films without a marker, the one finished earlier ranks higher.

F-C4 =
    A marker with a “+” ranks above the marker of the same value without it.
    .ruling = In the English Dream Factory such a marker “is worth more”, which can also be read as more points. Here both are worth the same number of points: the value printed on them.

F-C5 =
    The owner then takes the top screenplay of the pile, if there is one left.
    They then place the tiles they still have, on the new screenplay as well if they like.

section-films-trophies = Trophies

F-W1 =
    The first finished film of each genre wins a trophy worth 5 points, at once.
    Only finished films win trophies, and one film may hold several.

F-W2 =
    At the end of rounds 1, 2 and 3 the finished film that ranks highest wins a best-film trophy worth 5 points.
    The same film may win it more than once. Without a finished film the trophy is not awarded.

F-W3 =
    After round 4 the highest-ranked finished film of each genre wins a trophy worth 10 points.
    The trophy of a genre in which no film was finished is not awarded.

F-W4 =
    After round 4 the lowest-ranked of all finished films wins the worst-film trophy, worth 10 points. Without a finished film it is not awarded.
    The rulebooks have a hint: tiles without stars help to win it, and so does the tile worth −1.

F-W5 =
    After round 4 the player with the most stars on the director tiles of their finished films wins the best-director trophy, worth 10 points.
    Legendary directors count as well; contracts in a director’s place do not.
    If players tie for the most stars, nobody gets it; without a finished film nobody does either.

section-films-end = The end of the game

F-E1 =
    Players add up the rating markers of their finished films and their trophies, and 1 point for each token they have left.
    Unfinished films score nothing.

F-E2 =
    The player with the most points wins.
    In Dream Factory a tie goes to the tied player who owns the highest-ranked film; the Traumfabrik rulebook does not break ties.
    .ruling =
        In Dream Factory, if none of the tied players has a finished film, they share the win.
        In Traumfabrik tied players always share the win.

section-films-examples = Examples

F-X =
    An auction, in both editions: four people play, and Nora wins the auction with a bid of 7.
    She pays 7 into the middle, the three others receive 2 each, and 1 stays there for the next auction.
    Nora also takes the first-player marker.

    A party in Dream Factory: Nora is first player, and Emil, Oskar and Lena follow clockwise.
    Nora has 1 actor and 1 star, Emil 3 actors, Oskar 1 star, and Lena 2 actors and 1 star.
    Emil and Lena tie with three tiles, but Emil sits closer to Nora, so the order is Emil, Lena, Nora, Oskar.
    It would be the same if Nora had 2 stars and Oskar 1 actor.

    A party in Traumfabrik: in the same seats, Nora has 2 actors, Emil and Lena have 4 each, and Oskar has 1.
    They pick in the order Emil, Lena, Nora, Oskar.

    Three tiles at once, in both editions: Lena receives three tiles, and the first one she places finishes a film.
    She takes its rating marker and a new screenplay, and may then put the other two tiles on any of her unfinished screenplays, the new one included.

    A blank space, in both editions: Oskar has put music on a blank space, so only music or a contract (an agency in Traumfabrik) can cover it.
    He covers it with a contract; from then on only contracts can go there.

    A final score in Dream Factory: Emil has finished films worth 10, 12 and 18, holds two trophies worth 5 and one worth 10, and has 5 tokens left.
    His score is 10 + 12 + 18 + 5 + 5 + 10 + 5 = 65.
