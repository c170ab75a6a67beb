### Ce que dit le navigateur à une table de Hollywood.

web-hollywood-round = Manche { $round } sur { $rounds }
web-hollywood-lay = Posez un jeton ou jouez une carte studio
web-hollywood-owed = Double bobine : { $reels ->
    [one] encore 1 jeton à poser
   *[other] encore { $reels } jetons à poser
}
web-hollywood-finish-which = Une star ! Quel film termine-t-elle ?
web-hollywood-reel = Jeton ici ({ $column })
web-hollywood-clap = Clap de fin : passer
web-hollywood-double = Double bobine
web-hollywood-columns = Les quatre colonnes de cartes
web-hollywood-column = Colonne { $column }
web-hollywood-nth = Carte attribuée en position { $nth }
web-hollywood-action = Action
web-hollywood-horror = Horreur
web-hollywood-romance = Romance
web-hollywood-blockbuster = Superproduction
web-hollywood-stars = { $stars ->
    [one] Star à { $stars } étoile
   *[other] Star à { $stars } étoiles
}
web-hollywood-award = palme : compte double
web-hollywood-reel-of = jeton de { $name }
web-hollywood-reels = Jetons restants
web-hollywood-ambition = Pour le projet le plus ambitieux
web-hollywood-project = Projet, { $genre } : { $size }
web-hollywood-film = Film terminé, { $genre } : { $value ->
    [one] { $value } point
   *[other] { $value } points
}
web-hollywood-handed = Attribution des cartes
web-hollywood-left = à personne
web-hollywood-floor = Coupé au montage
web-hollywood-floor-empty = Les cartes que personne ne reçoit arrivent ici : deux par manche, plus les stars sans projet.
web-hollywood-scarce = { $genre } : films × { $count } pour l’instant
web-hint-reel = Sur { $card } : { $kind }.
web-hint-finish = Valeur : { $product }.
web-hint-finish-scarce = Valeur pour l’instant : { $product }.
web-move-reel = Poser un jeton dans la colonne { $number }
web-move-clap = Jouer le Clap de fin : passer
web-move-double = Jouer la Double bobine
web-move-finish = Terminer le film : { $genre }
