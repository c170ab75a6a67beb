### Comment jouer, sur une page : les titres et les textes des parties, dans l’ordre.

guide-films-goal = Le but
    .text = Faites des films. Chacun a des espaces pour un réalisateur, des acteurs, des caméras, de la musique ou des effets. Un film terminé vaut ses étoiles en points.
guide-films-auction = Acheter des tuiles
    .text = Six fois par manche, des tuiles sont vendues ensemble. Misez à votre tour, ou passez. La plus forte mise les emporte toutes, et les autres joueurs se partagent le prix.
guide-films-party = Aller aux fêtes
    .text = Deux fois par manche, chacun prend une tuile à une fête, sans rien payer. Qui a le plus d’acteurs et de stars choisit d’abord.
guide-films-place = Remplir les espaces
    .text = Une tuile va sur un espace qui porte son icône. Un espace libre accepte tout, sauf les réalisateurs et les stars. Un contrat va partout, sauf sur l’espace d’une star. Ce qui ne sert pas est défaussé.
guide-films-score = Les points après quatre manches
    .text = Chaque film terminé : sa cote. Chaque trophée : 5 ou 10. Chaque jeton : 1. Les films inachevés ne comptent pas.
