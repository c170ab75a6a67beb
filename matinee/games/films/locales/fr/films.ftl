### Ce que disent Dream Factory et Traumfabrik : leurs mots, leur journal, leurs refus.

## Le jeu en une phrase, pour la page d’accueil.

films-about-dream-factory = Surenchérissez, charmez les invités et réunissez des talents pour vos scénarios avant la remise des prix.
films-about-traumfabrik = L’âge d’or du cinéma : misez sur les stars, les légendes et les vieux renards, et tournez les classiques du grand écran.

films-blank = sans icône (tout sauf réalisateur et star)
films-trophy-first-film = Premier film ({ $genre })
films-trophy-best-film = Meilleur film de la manche { $round }
films-trophy-film-of-the-year = Film de l’année ({ $genre })
films-trophy-worst-film = Pire film
films-trophy-best-director = Meilleur réalisateur

## La feuille de score.

films-score-film = { $film } : { $marker ->
    [none] sans bobine
   *[other] bobine { $marker }
}
films-score-trophy = { $trophy } – { $film }
films-score-money = Argent restant

## Options.

films-option-studios = Studios
    .help = Le studio de chaque place, de 1 à 5 ; 0 s’en remet au hasard.

## Le journal.

films-round-begins = La manche { $round } commence. Le premier joueur est { $seat }.
    .you = La manche { $round } commence. Vous êtes le premier joueur.
films-legend-comes = Mise aux enchères sur la case du réalisateur : { $tile }.
films-bid = { $seat } mise { $amount }.
    .you = Vous misez { $amount }.
films-passed = { $seat } passe.
    .you = Vous passez.
films-won = { $seat } remporte l’enchère ({ $location }) pour { $price }.
    .you = Vous remportez l’enchère ({ $location }) pour { $price }.
films-shared = Les autres reçoivent { $share } chacun ; { $left ->
    [0] rien ne reste
    [one] { $left } reste
   *[other] { $left } restent
} au milieu.
films-invited = Au tour de { $seat } à la fête ({ $actors ->
    [one] { $actors } acteur ou star
   *[other] { $actors } acteurs et stars
}).
    .you = À vous de choisir à la fête ({ $actors ->
        [one] { $actors } acteur ou star
       *[other] { $actors } acteurs et stars
    }).
films-took = { $seat } prend « { $tile } ».
    .you = Vous prenez « { $tile } ».
films-declined = { $seat } ne prend rien.
    .you = Vous ne prenez rien.
films-left = Personne ne prend « { $tile } » : la tuile quitte la partie.
films-placed = { $seat } place « { $tile } » sur { $space ->
    [star] l’espace star
   *[other] l’espace { $space }
} de « { $film } ».
    .you = Vous placez « { $tile } » sur { $space ->
        [star] l’espace star
       *[other] l’espace { $space }
    } de « { $film } ».
films-discarded = { $seat } défausse « { $tile } ».
    .you = Vous défaussez « { $tile } ».
films-finished = { $seat } termine « { $film } » avec un total de { $total } : { $marker ->
    [none] il ne reste pas de bobine
   *[other] bobine { $marker }
}.
    .you = Vous terminez « { $film } » avec un total de { $total } : { $marker ->
        [none] il ne reste pas de bobine
       *[other] bobine { $marker }
    }.
films-drew = { $seat } prend le scénario « { $film } ».
    .you = Vous prenez le scénario « { $film } ».
films-awarded = { $trophy } : le trophée revient à { $seat }.
    .you = { $trophy } : le trophée est à vous.
films-not-awarded = { $trophy } : le trophée ne revient à personne.
films-game-over = La partie est terminée.

## Refus.

refused-films-unreadable = « { $move } » n’est pas un coup. Les coups sont : bid N, pass, director TUILE, take TUILE, decline, place TUILE FILM ESPACE, discard TUILE.
refused-films-no-such-tile = Il n’y a pas de tuile « { $tile } » dans cette boîte.
refused-films-no-such-film = Il n’y a pas de scénario « { $film } » dans cette boîte.
refused-films-no-such-space = « { $film } » n’a pas d’espace « { $space } ». Ses espaces vont de 1 à { $last } depuis le haut, plus star.
refused-films-no-space = « { $film } » n’a pas cet espace.
refused-films-not-in-legend = « { $tile } » ne fait pas partie des réalisateurs légendaires.
refused-films-not-in-party = « { $tile } » n’est pas à cette fête.
refused-films-not-in-hand = Vous n’avez pas « { $tile } » à placer.
refused-films-not-yours = « { $film } » n’est pas l’un de vos scénarios.
refused-films-finished = « { $film } » est terminé et ne change plus jamais.
refused-films-empty-hand = Vous n’avez pas de telle tuile à placer.
refused-films-must-take = À une fête, chacun prend une tuile ; vous ne pouvez pas y renoncer.
refused-films-choose-first = Choisissez d’abord le réalisateur légendaire de cette manche : director TUILE.
refused-films-bid-first = C’est une enchère : bid N ou pass.
refused-films-take-first = C’est une fête : take TUILE, ou decline si l’édition le permet.
refused-films-place-first = Placez ou défaussez d’abord les tuiles que vous avez reçues.
refused-films-too-low = Une mise de { $amount } ne suffit pas : il faut dépasser { $standing }.
refused-films-money = Vous ne pouvez pas miser { $amount } : vous avez { $money } en caisse.
refused-films-star-only-there = « { $tile } » ({ $kind }) ne se place que sur un espace star ; l’espace { $space } n’en est pas un.
refused-films-only-stars = L’espace star n’accueille que des stars, et « { $tile } » ({ $kind }) n’en est pas une.
refused-films-over-contract = L’espace { $space } de « { $film } » porte une tuile { $below } : seule une autre tuile { $below } peut la recouvrir.
refused-films-over-other = L’espace { $space } de « { $film } » porte une tuile { $below } : seuls le même type ou un joker peuvent la recouvrir, pas une tuile { $kind }.
refused-films-blank = Un espace sans icône accueille un acteur, une caméra, une musique ou des effets spéciaux, pas une tuile { $kind }.
refused-films-wrong-kind = L’espace { $space } de « { $film } » demande une tuile { $asked } ; « { $tile } » est une tuile { $kind }.
refused-films-legend-gone = { $tile } est déjà venu lors d’une manche précédente.
refused-films-passed = Vous avez passé : vous ne participez plus à cette enchère.

## Les erreurs d’une boîte.

films-box-first-location = Le premier lieu doit être la case du réalisateur, car chaque manche y commence.
films-box-locations = Il faut { $count ->
    [one] un lieu
   *[other] { $count } lieux
} de type « { $kind } », pas { $found }.
films-box-location-tiles = { $kind ->
    [director] La case du réalisateur a une tuile
    [city] Une ville a 2 ou 3 tuiles
   *[party] Une fête s’écrit avec 0 tuile, car elle en a autant qu’il y a de joueurs
}, pas { $found }.
films-box-large-cities = Au plus 2 villes peuvent avoir 3 tuiles, pas { $found } : à cinq, il faut 4 fois 12 tuiles pour les villes et 40 pour les fêtes, et il y en a 89.
films-box-tiles = Il faut { $count } tuiles de type « { $kind } », pas { $found }.
films-box-genre = Le genre doit être l’un de { $known }, pas « { $genre } ».
films-box-director = Un scénario a au plus un espace réalisateur, et c’est le premier de la liste.
films-box-screenplays = Il faut { $count } scénarios { $studio ->
    [0] sans studio (studio 0)
   *[other] du studio { $studio }
}, pas { $found }.

## Ce qui plaide pour un coup, dans l’indice d’un bot.

films-reason-price = le prix
films-reason-tile = la tuile elle-même
films-reason-space = l’espace occupé
films-reason-genre = le genre du film
films-reason-stars = les étoiles ajoutées
films-reason-finish = la première qui se rapproche
films-reason-gain = les points attendus
