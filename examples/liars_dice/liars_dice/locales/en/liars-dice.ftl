liars-dice-bid = { $seat } bids { $count } × { $face }.
liars-dice-called = { $seat } says “liar”. Dice showing { $face }: { $count }.
liars-dice-lost = { $seat } loses a die.
liars-dice-over = The game is over.
liars-dice-option-wild = Ones are wild
    .help = A one counts as every face.
