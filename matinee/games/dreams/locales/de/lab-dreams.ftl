### Was `matinee lab` sagt: Dreams.

lab-dreams-title = Was Göttern und Sterblichen gelingt
lab-dreams-what = Ereignis
lab-dreams-chance = durch Zufall
lab-dreams-named = Götter, die den Sterblichen entlarven
lab-dreams-found = Sterbliche, die die wahre Vision finden
lab-dreams-hidden = Sterbliche, die unerkannt bleiben
lab-dreams-god = Punkte eines Gottes in einer Runde
lab-dreams-mortal = Punkte des Sterblichen in einer Runde
lab-dreams-rounds = Runden je Partie
