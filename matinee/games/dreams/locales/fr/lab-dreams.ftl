### Ce que dit `matinee lab` de Dreams.

lab-dreams-title = Ce que réussissent dieux et mortels
lab-dreams-what = événement
lab-dreams-chance = au hasard
lab-dreams-named = Dieux qui démasquent le mortel
lab-dreams-found = Mortels qui trouvent la vraie vision
lab-dreams-hidden = Mortels non démasqués
lab-dreams-god = Points d’un dieu par manche
lab-dreams-mortal = Points du mortel par manche
lab-dreams-rounds = Manches par partie
