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
