# The levels of the bots: a name and a character in one line.

level-extra = The extra
    .character = Happy just to be here. Forgets a rule of thumb or two, and lets you win the good scenes.
level-understudy = The understudy
    .character = Knows everyone’s lines, but now and then reads the wrong one.
level-lead = The lead
    .character = Always goes for the most valuable thing in sight, and has a good eye for it.
level-legend = The legend
    .character = Has seen every film, yours included. Takes a second to think, and rarely regrets it.
