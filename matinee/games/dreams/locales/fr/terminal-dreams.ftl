### Ce que dit le terminal à une table de Dreams.

drawing-dreams-round = Manche { $round }
drawing-dreams-dealer = donneur : { $name }
drawing-dreams-goal = la partie se termine à { $goal } points
drawing-dreams-vision = vraie vision
drawing-dreams-vision-short = Vision
drawing-dreams-mortal = Mortel
drawing-dreams-number = Manche
drawing-dreams-star = { $number ->
    [1] 1re étoile
    [2] 2e étoile
   *[3] 3e étoile
}
asking-dreams-mortal = Vous êtes le mortel : vous ne connaissez pas la vraie vision. Ne vous faites pas démasquer par les dieux.
asking-dreams-god = Vous êtes un dieu. La vraie vision est le rêve { $vision } : { $dream }.
asking-dreams-laying = Posez une étoile sur le firmament : tapez star TON X Y, par exemple star light { $x } { $y } pour le milieu.
asking-dreams-voting-god = Qui est le mortel ? Tapez vote et une couleur.
asking-dreams-voting-mortal = Quel rêve est la vraie vision ? Tapez vote et son numéro.
asking-dreams-star = poser une étoile sur le firmament
asking-dreams-vote = voter ; c’est définitif
asking-dreams-place = { $tone } ; puis X (de 0 à { $right } depuis la gauche) et Y (de 0 à { $bottom } depuis le haut)
