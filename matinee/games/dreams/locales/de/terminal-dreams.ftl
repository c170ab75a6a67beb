### Was das Terminal an einem Tisch sagt: Dreams.

drawing-dreams-round = Runde { $round }
drawing-dreams-dealer = Geber: { $name }
drawing-dreams-goal = die Partie endet bei { $goal } Punkten
drawing-dreams-vision = wahre Vision
drawing-dreams-vision-short = Vision
drawing-dreams-mortal = Sterblicher
drawing-dreams-number = Runde
drawing-dreams-star = { $number }. Stern
asking-dreams-mortal = Du bist der Sterbliche: Die wahre Vision kennst du nicht. Lass es die Götter nicht merken.
asking-dreams-god = Du bist ein Gott. Die wahre Vision ist Traum { $vision }: { $dream }.
asking-dreams-laying = Lege einen Stern auf den Himmel: Gib star TON X Y ein, zum Beispiel star light { $x } { $y } für die Mitte.
asking-dreams-voting-god = Wer ist der Sterbliche? Gib vote und eine Farbe ein.
asking-dreams-voting-mortal = Welcher Traum ist die wahre Vision? Gib vote und seine Nummer ein.
asking-dreams-star = einen Stern auf den Himmel legen
asking-dreams-vote = abstimmen; das ist endgültig
asking-dreams-place = { $tone }; dann X (0 bis { $right } von links) und Y (0 bis { $bottom } von oben)
