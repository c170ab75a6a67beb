### La première partie guidée de Dream Factory et de Traumfabrik.

lesson-films-goal = Voici vos films. Remplissez leurs espaces : ils vous rapporteront des points.
lesson-films-lot = Ces tuiles sont à vendre. Toutes deux vont dans vos films.
lesson-films-open = La plus forte mise emporte tout. Commencez par miser 0.
    .again = Commencez bas : misez 0 et regardez ce que font les autres.
lesson-films-outbid = Les autres les veulent aussi. Misez 5.
    .again = Misez 5. Vous en avez les moyens, et personne n’ira plus haut.
lesson-films-money = Vous payez 5. Les autres se les partagent : 2 chacun, et 1 attend la prochaine vente.
lesson-films-place = Les tuiles sont à vous. Placez celle-ci sur l’espace indiqué.
    .again = C’est permis. Mais choisissez l’espace indiqué, dans votre plus grand film.
lesson-films-match = À la suivante. L’icône montre ce qu’un espace accepte.
    .again = Placez-la sur l’espace indiqué.
lesson-films-party = Une fête ! Chacun prend une tuile, sans rien payer. { $move }.
    .again = Joli, mais votre plus grand film en attend une autre. { $move }.
lesson-films-fit = Placez-la sur l’espace indiqué.
    .again = Pas ici. Choisissez l’espace indiqué, dans votre plus grand film.
lesson-films-need-actor = Il ne manque plus qu’un acteur, et il y en a un à vendre. Misez 0.
    .again = Misez 0. Avec un peu de chance, il ne vous coûtera rien.
lesson-films-finish = Le dernier espace libre ! Placez-y l’acteur.
    .again = Terminez le film : placez l’acteur sur l’espace indiqué.
lesson-films-points = Votre film est terminé. Ses 13 étoiles valent 13 points.
lesson-films-trophy = C’est le premier film de son genre : il gagne un trophée, soit 5 points de plus.
lesson-films-end = Et ainsi de suite pendant quatre manches. Votre argent compte aussi : 1 point par jeton. Le plus grand total gagne.
