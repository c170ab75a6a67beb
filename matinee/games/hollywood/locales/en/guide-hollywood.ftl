### How to play, on one page: the titles and texts of its sections, in order.

guide-hollywood-goal = The goal
    .text = Collect screenplays of one genre, then catch a star: it finishes the film. Its cards times the star’s stars are your points.
guide-hollywood-turn = Your turn
    .text = Put one reel on the bottom card of a column. All reels already there move up one card each. A column with a reel on every card is full.
guide-hollywood-handout = Cards are handed out
    .text = When 12 reels lie, each card goes to the owner of its reel: column by column from the left, each from the top. The order matters: a star needs a project that you already have.
guide-hollywood-star = Studio cards
    .text = Once per game: the Clap Board lets you wait a turn, Double Reel lays two reels at once.
guide-hollywood-score = Points after as many rounds as players
    .text = Finished films: cards times stars, an award counts as two cards. Blockbusters: 2 each. Your largest unfinished project: 1 per card, nothing if two are tied.
