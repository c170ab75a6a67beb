### Ce que dit le terminal à une table de Hollywood.

drawing-hollywood-scarcity = cartes écartées : { $scarce }
drawing-hollywood-full = pleine
drawing-hollywood-blockbuster = superproduction
drawing-hollywood-legend = star  ×2 palme : compte pour deux
drawing-hollywood-order = Les cartes seront attribuées colonne par colonne depuis la gauche, chacune de haut en bas.
drawing-hollywood-order-up = Les cartes seront attribuées colonne par colonne depuis la gauche, chacune de bas en haut.
asking-hollywood-finishing = Vous recevez { $star } { $stars }, qui doit terminer l’un de vos projets : tapez finish et le genre du projet.
asking-hollywood-owed = Double bobine : posez encore { $reels ->
    [one] un jeton
   *[other] { $reels } jetons
} (reel N).
asking-hollywood-laying = Vous avez { $reels ->
    [one] { $reels } jeton
   *[other] { $reels } jetons
}. Posez-en un au bas d’une colonne (reel N){ $studio ->
    [both] {" "}ou jouez une carte studio (clap ou double)
    [clap] {" "}ou jouez votre Clap de fin (clap)
    [double] {" "}ou jouez votre Double bobine (double)
   *[none] {""}
}.
asking-hollywood-project = { $genre } : { $cards } × étoiles = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
asking-hollywood-reel = poser un jeton sur la carte du bas d’une colonne ; les autres montent
asking-hollywood-clap = Clap de fin : passer sans poser de jeton, une fois par partie
asking-hollywood-double = Double bobine : poser deux jetons de suite, une fois par partie
asking-hollywood-finish = terminer un projet avec la star reçue

drawing-hollywood-reels = Jetons
drawing-hollywood-cards = Cartes studio
drawing-hollywood-projects = Projets
drawing-hollywood-films = Films
