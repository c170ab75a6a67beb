### Ce que dit `matinee lab` de Hollywood.

lab-size = { $size ->
    [6] 6 cartes ou plus
    [one] { $size } carte
   *[other] { $size } cartes
}
lab-sizes-table-title = Films selon la taille
lab-averages-title = En moyenne
lab-size-heading = cartes
lab-share-counted = palmes doubles
lab-share-cards = palmes simples
lab-fact-size = cartes d’un film, palmes comptées double
lab-fact-film-value = valeur d’un film
lab-sizes-title = La taille des films
lab-sizes-below = { $films } films par partie, d’une valeur moyenne de { $value } points
lab-counted = cartes, palmes comptées double
lab-cards = cartes, toutes comptées une fois
lab-axis-size = cartes d’un film
lab-stars-title = Stars
lab-stars-caption = Gain : points qu’une star apporte en plus de ce que le projet aurait rapporté inachevé ; une star perdue compte pour 0.
lab-star-heading = star
lab-film-value = film
lab-gain = gain
lab-finishing = termine
lab-wasted-stars = perdue
lab-thrown-stars = écartée
lab-correlation = corrélation
lab-worth-title = Ce que vaut une star
lab-worth-below = Points ; en tirets : un jeton moyen ({ $reel })
lab-fates-title = et ce qu’elle devient
lab-fates-below = Part des stars disposées
lab-cards-table-title = Cartes studio
lab-card = carte
lab-played = jouée
lab-wins-with = gagne avec
lab-wins-without = sans
lab-points-with = points avec
lab-points-without = sans
lab-clap = Clap de fin
lab-double = Double bobine
lab-studio-cards-title = Quand on joue les cartes studio
lab-studio-cards-below = Part des joueurs
lab-used-title = et si elles aident
lab-used-below = Parties gagnées avec et sans
lab-with = { $card }
lab-without = sans { $card }
lab-thrown-table-title = Cartes écartées
lab-a-game = par partie
lab-share-thrown = part
lab-share-dealt = des disposées
lab-thrown-title = Les cartes écartées
lab-thrown-below = À droite de l’anneau : écartées plus souvent que par hasard
lab-thrown = part des cartes écartées
lab-dealt = part des cartes disposées
lab-variants-table-title = Variantes
lab-variant-heading = variante
lab-margin = avance du gagnant
lab-ties = égalités
lab-moves = coups par partie
lab-variants-title = Les points, selon la variante
lab-variants-below = Moyenne par joueur
lab-variant = { $options ->
    [none] règle de base
    [scarcity] rareté
    [prototype] prototype
   *[scarcity-prototype] les deux
}
lab-aim-size = Des films de toutes les tailles, de 1 à 6
lab-aim-star = Chaque star vaut la peine d’être prise
lab-from-blockbusters = superproductions
lab-from-project = projet inachevé
lab-fact-reel = points d’un jeton moyen
lab-worth-film = le film qu’elle termine
lab-worth-gain = gain sur le projet inachevé
lab-star-finishing = termine un film
lab-star-wasted = perdue : aucun projet
lab-star-thrown = écartée
lab-kind-award = palmes
lab-kind-star = stars
lab-kind-blockbuster = superproductions
