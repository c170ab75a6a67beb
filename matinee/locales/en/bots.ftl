# The levels of the bots: a name, a character in one line, and a plain difficulty.

level-passerby = The passer-by
    .character = Walked onto the set by mistake. Misses half of what there is to do, and has a lovely day.
    .difficulty = Beginner
level-extra = The extra
    .character = Happy just to be here. Forgets a rule of thumb or two, and lets you win the good scenes.
    .difficulty = Easy
level-understudy = The understudy
    .character = Knows everyone’s lines, but now and then reads the wrong one.
    .difficulty = Medium
level-lead = The lead
    .character = Always goes for the most valuable thing in sight, and has a good eye for it.
    .difficulty = Hard
level-diva = The diva
    .character = Has played every part a million times and knows at a glance. Does not explain herself.
    .difficulty = Expert
level-legend = The legend
    .character = Has seen every film, yours included. Takes a second to think, and rarely regrets it.
    .difficulty = Master
