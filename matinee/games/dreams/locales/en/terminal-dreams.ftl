### Texts of the terminal for Dreams.

drawing-dreams-round = Round { $round }
drawing-dreams-dealer = dealer: { $name }
drawing-dreams-goal = the game ends at { $goal } points
drawing-dreams-vision = true vision
drawing-dreams-vision-short = Vision
drawing-dreams-mortal = Mortal
drawing-dreams-number = Round
drawing-dreams-star = { $number ->
    [1] 1st star
    [2] 2nd star
   *[3] 3rd star
}
asking-dreams-mortal = You are the mortal: you do not know the true vision. Do not let the gods notice.
asking-dreams-god = You are a god. The true vision is dream { $vision }: { $dream }.
asking-dreams-laying = Place a star on the sky: type star TONE X Y, such as star light { $x } { $y } for the middle.
asking-dreams-voting-god = Who is the mortal? Type vote and a colour.
asking-dreams-voting-mortal = Which dream is the true vision? Type vote and its number.
asking-dreams-star = place a star on the sky
asking-dreams-vote = cast your vote; it cannot be changed
asking-dreams-place = { $tone }; then X (0 to { $right } from the left) and Y (0 to { $bottom } from the top)
