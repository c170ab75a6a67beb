### Texts of the browser for Dreams.

web-dreams-sky = The night sky. { $count ->
    [0] No stars yet.
    [one] 1 star.
   *[other] { $count } stars.
}
web-dreams-round = Round { $round }
web-dreams-players = Players
web-dreams-dealer = dealer
web-dreams-light = Highlight { $name }’s stars
web-dreams-path = The path of the gods
web-dreams-on-path = { $name }: { $points } of { $goal } points

## Stars and places.

web-dreams-tone-light = Light star
web-dreams-tone-grey = Grey star
web-dreams-tone-dark = Dark star
web-dreams-star = Star { $number }, { $tone ->
    [light] light
    [grey] grey
   *[dark] dark
}, placed by { $name }: { $x }, { $y }, { $where }
web-dreams-where-upper-left = upper left
web-dreams-where-upper-middle = upper middle
web-dreams-where-upper-right = upper right
web-dreams-where-middle-left = middle left
web-dreams-where-middle-middle = in the middle
web-dreams-where-middle-right = middle right
web-dreams-where-lower-left = lower left
web-dreams-where-lower-middle = lower middle
web-dreams-where-lower-right = lower right
web-dreams-at = { $x }, { $y }: { $where }.
web-dreams-near = Near { $name }’s star { $number }.
web-dreams-under = Dream { $number }: { $what }.
web-dreams-overlap = A star here would overlap { $name }’s star { $number }.
web-dreams-nearest = Nearest free spot
web-dreams-order = The stars in the order they were placed
web-dreams-playback = Play back the stars one by one
web-dreams-empty = The sky is empty

## The dreams.

web-dreams-dreams = The four dreams
web-dreams-dream = Dream { $number }: { $name }
web-dreams-dream-true = Dream { $number }: { $name }. The true vision
web-dreams-true = The true vision
web-dreams-previous = Previous
web-dreams-next = Next
web-dreams-lay-over = Show behind my sky
web-dreams-on-it = What is in the picture, and where
web-dreams-mark = { $what }: { $where }, { $x }, { $y }
web-dreams-aim-at = Aim at: { $what }
web-dreams-guide = Picture behind the sky
web-dreams-guide-none = No picture
web-dreams-strength = How strongly the picture shows

## The role of the viewer.

web-dreams-role-god = You are a god
web-dreams-role-mortal = You are the mortal
web-dreams-know = The true vision: { $number }, { $name }
web-dreams-know-nothing = You don’t know the true vision. Don’t let anyone notice.
web-dreams-covered = Your role and number are hidden.
web-dreams-cover = Hide role and number
web-dreams-uncover = Show role and number

## Placing a star.

web-dreams-ask-lay = Place one of your stars
web-dreams-wait-lay = { $name } is choosing a spot …
web-dreams-choose = Which star?
web-dreams-help = Tap the sky, adjust, then place the star.
web-dreams-help-keys = Keyboard: arrow keys move (with Shift by ten), 1 to 3 choose the star, Enter places it.
web-dreams-nudge = Adjust the position
web-dreams-nudge-left = Move left
web-dreams-nudge-right = Move right
web-dreams-nudge-up = Move up
web-dreams-nudge-down = Move down
web-dreams-choose-first = Choose a star
web-dreams-lay = { $tone ->
    [light] Place the light star
    [grey] Place the grey star
   *[dark] Place the dark star
}

## The vote.

web-dreams-ask-vote = All stars are placed: vote in secret
web-dreams-ask-god = Who is the mortal?
web-dreams-ask-mortal = Which dream is the true vision?
web-dreams-vote = Vote
web-dreams-vote-covered = Vote (this shows your role)
web-dreams-vote-title = The secret vote
web-dreams-vote-choose = Make your choice
web-dreams-vote-for = Vote: { $what }
web-dreams-vote-final = Votes stay secret until everyone has voted. You can’t change yours.
web-dreams-your-vote = Your vote: { $vote }
web-dreams-wait-vote = You have voted. Waiting for { $names }
web-dreams-wait-votes = Waiting for { $names }
web-dreams-voted = has voted
web-dreams-votes = is voting …
web-dreams-number = dream { $number }

## The reveal.

web-dreams-reveal = Round { $round }: the reveal
web-dreams-look-back = Look back at round { $round }
web-dreams-was-vision = The true vision was dream { $number }: { $name }.
web-dreams-was-mortal = The mortal was { $name }.
web-dreams-gave = { $name } voted for { $vote }.
web-dreams-gained = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
web-dreams-right = right
web-dreams-wrong = wrong
web-dreams-why-hidden = not found out
web-dreams-why-found-vision = found the vision
web-dreams-why-found-mortal = found the mortal
web-dreams-why-unsuspected = not suspected
web-dreams-mortal = mortal
web-dreams-named-by = named by { $name }
web-dreams-go-on = Continue
web-dreams-reasons = Why the bots voted as they did

## Remarks.

web-dreams-remarks = Quick remarks
web-dreams-say-suspect = I suspect
web-dreams-say-vouch = I trust
web-dreams-bot-talk = Show what the bots say
web-dreams-discussion = Talk it over. The bots vote when everyone has, or in { $seconds } s.

## Moves, in the list of a replay and in hints.

web-move-star = Place the { $tone } star at { $x }, { $y }
web-move-vote = Vote for { $colour }
web-move-vote-dream = Vote for dream { $number }
