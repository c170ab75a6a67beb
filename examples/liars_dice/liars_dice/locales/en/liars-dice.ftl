liars-dice-bid = { $seat } bids { $count } dice showing { $face }.
liars-dice-called = { $seat } says “liar”: { $count } dice show { $face }.
liars-dice-lost = { $seat } loses a die.
liars-dice-over = The game is over.
