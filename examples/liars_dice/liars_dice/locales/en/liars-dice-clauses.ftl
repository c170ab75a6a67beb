section-L-1 = The game
L-1 = Everybody has three dice, rolls them in secret, and anybody begins.
L-2 = On your turn bid how many of all dice show one face. A bid is higher than the last: more dice, or a higher face.
L-3 = Or call the last bidder a liar. All dice are shown.
L-4 = If there are fewer than bid, the bidder loses a die, else the caller. Everybody rolls again, and the loser begins.
L-5 = The last player with dice wins.
L-6 = With “Ones are wild”, a one counts as every face.
