### Ce que dit Hollywood : ses mots, son journal, ses refus.

## Le jeu en une phrase, pour la page d’accueil.

hollywood-about-hollywood = Posez vos jetons sur les cartes, poussez ceux des autres vers le haut et attrapez une star quand votre projet est assez grand.

hollywood-genre-action = action
hollywood-genre-horror = horreur
hollywood-genre-romance = romance

## La feuille de score.

hollywood-score-film = Film ({ $genre }) avec { $star } : { $factors }
hollywood-score-blockbusters = { $count ->
    [one] { $count } superproduction
   *[other] { $count } superproductions
}
hollywood-score-ambition = Projet le plus ambitieux

## Options.

hollywood-option-scarcity = Rareté
    .help = À la fin, chaque film est aussi multiplié par les scénarios de son genre que personne n’a reçus. Un film de 3 cartes et 4 étoiles vaut 12 ; avec deux de ces scénarios 24, sans aucun 0.
hollywood-option-prototype = Prototype
    .help = Les cartes de chaque colonne sont attribuées de bas en haut.

## Le journal.

hollywood-round-begins = La manche { $round } commence. Le premier joueur est { $seat }.
    .you = La manche { $round } commence. Vous êtes le premier joueur.
hollywood-laid = { $seat } pose un jeton dans la colonne { $column }.
    .you = Vous posez un jeton dans la colonne { $column }.
hollywood-clapped = { $seat } joue son Clap de fin et passe son tour.
    .you = Vous jouez votre Clap de fin et passez votre tour.
hollywood-doubled = { $seat } joue sa Double bobine et pose deux jetons.
    .you = Vous jouez votre Double bobine et posez deux jetons.
hollywood-joined = { $seat } reçoit « { $card } » pour son projet { $genre ->
    [romance] romantique
   *[other] d’{ $genre }
}.
    .you = Vous recevez « { $card } » pour son projet { $genre ->
        [romance] romantique
       *[other] d’{ $genre }
    }.
hollywood-kept = { $seat } reçoit la superproduction « { $card } ».
    .you = Vous recevez la superproduction « { $card } ».
hollywood-finished = { $seat } termine son film { $genre ->
    [romance] romantique
   *[other] d’{ $genre }
} avec { $card }.
    .you = Vous terminez votre film { $genre ->
        [romance] romantique
       *[other] d’{ $genre }
    } avec { $card }.
hollywood-wasted = { $seat } reçoit { $card } mais n’a aucun projet : la star est défaussée.
    .you = Vous recevez { $card } mais n’avez aucun projet : la star est défaussée.
hollywood-thrown = Aucun jeton sur « { $card } » : la carte quitte la partie.
hollywood-game-over = La partie est terminée.

## Refus.

refused-hollywood-unreadable = « { $move } » n’est pas un coup. Les coups sont : reel 1 à reel 4, clap, double, finish action, finish horror, finish romance.
refused-hollywood-star-first = Vous avez reçu une star et devez d’abord terminer l’un de vos projets : finish action, horror ou romance.
refused-hollywood-no-project = Vous n’avez aucun projet { $genre ->
    [romance] romantique
   *[other] d’{ $genre }
} à terminer.
refused-hollywood-no-star = Vous n’avez pas de star pour terminer un film. Posez un jeton ou jouez une carte studio.
refused-hollywood-full = La colonne { $column } est pleine : toutes ses cartes portent un jeton.
refused-hollywood-owed = Votre Double bobine est en cours : posez d’abord { $reels ->
    [one] encore un jeton
   *[other] encore { $reels } jetons
}.
refused-hollywood-clap-played = Vous avez déjà joué votre Clap de fin ; il ne sert qu’une fois dans toute la partie.
refused-hollywood-double-played = Vous avez déjà joué votre Double bobine ; elle ne sert qu’une fois dans toute la partie.
refused-hollywood-one-reel = La Double bobine demande deux jetons, et il ne vous en reste qu’un.

## Les erreurs d’une boîte.

hollywood-box-cards = Il faut { $count } cartes de type « { $kind } », pas { $found }.

## Ce qui plaide pour un coup, dans l’indice d’un bot.

hollywood-reason-studio = la carte studio
hollywood-reason-column = l’état de la colonne
hollywood-reason-project = votre projet de ce genre
hollywood-reason-card = les cartes à obtenir
hollywood-reason-film = le film à terminer
hollywood-reason-round = l’issue probable de la manche
hollywood-reason-gain = les points attendus
