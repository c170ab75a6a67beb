### The bots of Dreams: the name, character and difficulty of each level, and why a seer votes as it does.

level-daydreamer = The daydreamer
    .character = Points at the prettiest thing, god or mortal, and suspects people by the colour of their shirts.
    .difficulty = Easy
level-sleepwalker = The sleepwalker
    .character = Finds the right window more often than not, bold one night and shy the next.
    .difficulty = Medium
level-stargazer = The stargazer
    .character = Hints, doubts and bluffs like a good player, with a temperament of its own: bold, shy, teasing or suspicious.
    .difficulty = Hard
level-seer = The seer
    .character = Sees what each star gives away, remembers who was fooled, and smiles at no one.
    .difficulty = Expert
# $star is 1, 2 or 3: the player’s first, second or third; $what is a thing in the picture.

seer-fits = { $name }’s { $star ->
        [1] first
        [2] second
       *[3] third
    } star fits dream { $dream } ({ $what }) { $strength ->
        [1] a little better
        [2] better
       *[3] far better
    } than dream { $other }.
seer-nowhere = { $name }’s { $star ->
        [1] first
        [2] second
       *[3] third
    } star marks nothing at all in dream { $dream }.
seer-echo = { $name }’s { $star ->
        [1] first
        [2] second
       *[3] third
    } star ({ $what }) says no more about dream { $dream } than the stars before it.
seer-fits-unnamed = { $name }’s { $star ->
        [1] first
        [2] second
       *[3] third
    } star fits dream { $dream } { $strength ->
        [1] a little better
        [2] better
       *[3] far better
    } than dream { $other }.
seer-memory = { $name } has hardly ever been suspected wrongly, unlike the others.
seer-heard = The others at the table talked against { $name }.
seer-whim = A whim: the stars spoke more against { $rival } than against { $name }.
seer-hunch = Mostly a hunch about { $name }. The stars happen to agree.
seer-whim-dream = A whim: the stars spoke more for dream { $rival } than for dream { $dream }.
seer-hunch-dream = Mostly a hunch about dream { $dream }. The stars happen to agree.

## What speaks for a suggested move.

seer-hint-mark-vision = It marks { $what } in dream { $dream }, the true vision.
seer-hint-mark = It marks { $what } in dream { $dream }.
seer-hint-suggests = So far the stars point to dream { $dream } ({ $percent }%).
seer-hint-mortal = By the stars, this is the mortal with { $percent }%.
seer-hint-vision = By the stars, this is the true vision with { $percent }%.
