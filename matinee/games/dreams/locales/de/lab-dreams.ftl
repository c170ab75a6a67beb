### Was `matinee lab` sagt: Dreams.

lab-dreams-title = Was Göttern und Sterblichen gelingt
lab-dreams-what = wer was tut
lab-dreams-chance = durch Zufall
lab-dreams-named = Götter, die den Sterblichen nennen
lab-dreams-found = Sterbliche, die die wahre Vision nennen
lab-dreams-hidden = Sterbliche, die niemand nennt
lab-dreams-god = Punkte eines Gottes in einer Runde
lab-dreams-mortal = Punkte des Sterblichen in einer Runde
lab-dreams-rounds = Runden je Partie
