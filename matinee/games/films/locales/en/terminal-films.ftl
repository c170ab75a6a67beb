### Texts of the terminal for Dream Factory and Traumfabrik.

drawing-films-middle = in the middle: { $pot }
drawing-films-pile = Next screenplay ({ $left } left): { $film } ({ $genre }) { $stars } { $spaces }
drawing-films-pile-empty = No screenplay is left on the pile.
drawing-films-legends = Still to come: { $legends }
drawing-films-markers = Rating markers taken: { $taken }
drawing-films-trophies = Trophies: { $won }; { $left } still to be won
drawing-films-trophies-end = Trophies: { $won }
drawing-films-purse = money { $money } ☻{ $actors } ♔{ $directors }
drawing-films-passed = out
drawing-films-trophy-count = { $count ->
    [one] 1 trophy
   *[other] { $count } trophies
}
asking-films-choosing = You are first player: which of these comes to the director location this round? Type director TILE, with the word on the left.
asking-films-opening = Auction: { $location }. Nobody has bid yet; you hold { $money }. Type bid N (0 is a bid, too) or pass.
asking-films-bidding = Auction: { $location }. The bid stands at { $standing }; you hold { $money }. Type bid N or pass.
asking-films-outbid = Auction: { $location }. The bid stands at { $standing }; you hold { $money }, which is too little. Type pass.
asking-films-taking = Party: { $location }. Take one of its tiles, for free: type take TILE{ $decline ->
    [yes] , or decline
   *[no] {""}
}.
asking-films-placing = Place or discard, one at a time: type place TILE FILM SPACE or discard TILE.
asking-films-pass = leave this auction
asking-films-bid = offer more than the standing bid
asking-films-director = bring a director to the director location
asking-films-take = take a tile of the party
asking-films-decline = take nothing
asking-films-discard = discard a tile
asking-films-place = place a tile on a space of your films
asking-films-covers = { $asked }, covers { $tile }
