### How to play, on one page: the titles and texts of its sections, in order.

guide-films-goal = The goal
    .text = Make films. Each has spaces for a director, actors, cameras, music or effects. A finished film is worth its stars in points.
guide-films-auction = Buy tiles
    .text = Six times a round, tiles are sold together. Bid in turn, or pass. The highest bid takes all of them, and the other players share the price.
guide-films-party = Go to parties
    .text = Twice a round, everybody takes one tile at a party, for nothing. Players with the most actors and stars choose first.
guide-films-place = Fill the spaces
    .text = A tile goes on a space with its icon. A blank space takes anything but directors and stars. A contract goes anywhere but on a star space. What you cannot use is discarded.
guide-films-score = Points after four rounds
    .text = Each finished film: its rating. Each trophy: 5 or 10. Each coin: 1. Unfinished films count nothing.
