### How to play, on one page: the titles and texts of its sections, in order.

guide-dreams-goal = The story
    .text = All but one of you are gods, who know which of four dreams is the true vision. One is a mortal and must not be noticed.
guide-dreams-stars = Lay stars
    .text = In turn, everybody lays three stars on the sky. Gods point at things in the vision, but not too clearly. The mortal guesses along.
guide-dreams-votes = Vote
    .text = Then everybody votes in secret: gods name the player they think is the mortal, the mortal names a dream.
guide-dreams-score = Points
    .text = Mortal: 3 if nobody named you, and 2 for the right dream. God: 2 for naming the mortal, and 1 if nobody named you. The game ends at 16 points.
