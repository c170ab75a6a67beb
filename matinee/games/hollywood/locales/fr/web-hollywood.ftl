### Ce que dit le navigateur à une table de Hollywood.

web-hollywood-round = Manche { $round } sur { $rounds }
web-hollywood-lay = Posez un jeton : il pousse les autres vers le haut.
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
web-hollywood-project = Projet, { $genre } : { $size }
web-hollywood-film = Film terminé, { $genre } : { $value ->
    [one] { $value } point
   *[other] { $value } points
}
web-hollywood-left = à personne
web-hollywood-floor = Coupé au montage
web-hollywood-floor-empty = Les cartes que personne ne reçoit arrivent ici : deux par manche, plus les stars sans projet.
web-hollywood-scarce = { $genre } : films × { $count } pour l’instant
web-hollywood-forecast = Si la manche finissait là
web-hollywood-forecast-help = Indique sur chaque carte qui la recevrait et ce qu’elle rapporterait. Une star est montrée avec le projet qui vaut le plus.
web-hollywood-forecast-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} si la manche finissait maintenant
web-hollywood-plus = +{ $points }
web-hollywood-size = → { $size }
web-hollywood-no-project = sans projet
web-hollywood-would-join = porterait le projet { $genre } à { $size }
web-hollywood-would-finish = terminerait un film, { $genre } : { $product }
web-hollywood-new-reel = Votre jeton va sur { $card }.
web-hollywood-pushed = Le jeton de { $name } monte sur { $card }.
    .you = Votre jeton monte sur { $card }.
web-hollywood-again = Touchez encore
web-hollywood-full = Complète
web-hollywood-handing-out = Chaque carte va au propriétaire de son jeton.
web-hollywood-skip = Abréger
web-hollywood-largest = le plus grand : +{ $points }
web-hollywood-largest-help = À la fin, seul le plus grand projet inachevé compte, 1 point par carte. Une palme compte comme deux cartes. Si deux projets sont aussi grands, aucun ne compte.
web-hollywood-nothing-yet = Pas encore de cartes.
web-hollywood-variants = Variantes
web-hollywood-scarce-help = Les films comptent × les scénarios de leur genre ici : 3 cartes et 4 étoiles valent 12, avec deux de ces scénarios 24, sans aucun 0.
web-hint-reel = Votre jeton va sur { $card } ({ $kind }).
web-hint-finish = Valeur : { $product }.
web-hint-finish-scarce = Valeur pour l’instant : { $product }.
web-move-reel = Poser un jeton dans la colonne { $number }
web-move-clap = Jouer le Clap de fin : passer
web-move-double = Jouer la Double bobine
web-move-finish = Terminer le film : { $genre }
