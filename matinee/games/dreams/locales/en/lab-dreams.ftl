### The reports of `matinee lab` on Dreams.

lab-dreams-title = What gods and mortals achieve
lab-dreams-what = event
lab-dreams-chance = by chance
lab-dreams-named = Gods who name the mortal
lab-dreams-found = Mortals who name the true vision
lab-dreams-hidden = Mortals nobody names
lab-dreams-god = Points of a god in a round
lab-dreams-mortal = Points of the mortal in a round
lab-dreams-rounds = Rounds per game
