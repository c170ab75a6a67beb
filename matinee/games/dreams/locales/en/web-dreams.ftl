### What the browser says at the sky of Dreams.

web-dreams-sky = The night sky. { $count ->
    [0] No star has been laid.
    [one] One star has been laid.
   *[other] { $count } stars have been laid.
}
web-dreams-round = Round { $round }
web-dreams-players = The players
web-dreams-dealer = dealer
web-dreams-light = Show the stars of { $name }
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
}, of { $name }: { $x }, { $y }, { $where }
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
web-dreams-near = Near star { $number } of { $name }.
web-dreams-under = Dream { $number }: { $what }.
web-dreams-outside = A star here would reach over the edge of the sky.
web-dreams-overlap = A star here would overlap star { $number } of { $name }.
web-dreams-nearest = Nearest free place
web-dreams-order = The stars in the order they were laid
web-dreams-playback = Play back how the stars were laid
web-dreams-empty = The empty sky

## The dreams.

web-dreams-dreams = The four dreams
web-dreams-dream = Dream { $number }: { $name }
web-dreams-dream-true = Dream { $number }: { $name }. The true vision
web-dreams-true = The true vision
web-dreams-previous = Previous
web-dreams-next = Next
web-dreams-lay-over = Lay it over my sky
web-dreams-on-it = What is on it, and where
web-dreams-mark = { $what }: { $where }, { $x }, { $y }
web-dreams-aim-at = Aim at: { $what }
web-dreams-guide = Guide
web-dreams-guide-none = No guide
web-dreams-strength = How strongly the guide shows

## Who one is.

web-dreams-role-god = You are a god
web-dreams-role-mortal = You are the mortal
web-dreams-know = The true vision: { $number }, { $name }
web-dreams-know-nothing = You do not know the true vision. Nobody must notice.
web-dreams-covered = Role and number are covered.
web-dreams-cover = Cover role and number
web-dreams-uncover = Show role and number

## Laying a star.

web-dreams-ask-lay = Lay one of your stars
web-dreams-wait-lay = { $name } looks at the sky …
web-dreams-choose = Which star?
web-dreams-how = Tap the sky, adjust, and lay the star.
web-dreams-how-keys = By keyboard: arrow keys on the sky, with Shift ten at once, 1 to 3 for the star, Enter to lay it.
web-dreams-nudge = Adjust the place
web-dreams-nudge-left = One to the left
web-dreams-nudge-right = One to the right
web-dreams-nudge-up = One up
web-dreams-nudge-down = One down
web-dreams-choose-first = Choose a star
web-dreams-lay = { $tone ->
    [light] Lay the light star
    [grey] Lay the grey star
   *[dark] Lay the dark star
}

## The vote.

web-dreams-ask-vote = All stars are laid: vote in secret
web-dreams-ask-god = Who is the mortal?
web-dreams-ask-mortal = Which dream is the true vision?
web-dreams-vote = Vote
web-dreams-vote-covered = Vote (this shows your role)
web-dreams-vote-title = The secret vote
web-dreams-vote-choose = Choose a point of the star
web-dreams-vote-for = Vote: { $what }
web-dreams-vote-final = Nobody sees it before all have voted. A vote given is final.
web-dreams-your-vote = Your vote: { $vote }
web-dreams-wait-vote = You have voted. Still voting: { $names }
web-dreams-wait-votes = Still voting: { $names }
web-dreams-voted = has voted
web-dreams-votes = votes …
web-dreams-number = dream { $number }

## The reveal.

web-dreams-reveal = Round { $round } is revealed
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
web-dreams-why-hidden = stayed hidden
web-dreams-why-found-vision = found the vision
web-dreams-why-found-mortal = found the mortal
web-dreams-why-unsuspected = unsuspected
web-dreams-mortal = mortal
web-dreams-go-on = Go on
web-dreams-reasons = What the bots saw
web-dreams-skip = Skip
web-dreams-on-to = On to round { $round }

## Remarks.

web-dreams-remarks = Quick remarks
web-dreams-remark-see = I see it!
web-dreams-remark-elsewhere = That is not where I would look …
web-dreams-remark-bold = A bold star.
web-dreams-remark-same = My very thought.
web-dreams-remark-hide = Somebody here is guessing …
web-dreams-remark-trust = Trust me, I am a god.
