### Ce que dit `matinee lab` de Dream Factory et Traumfabrik.

lab-average = moyenne
lab-axis-games = part des parties
lab-axis-players = part des joueurs
lab-making-title = Films et scores
lab-rating = score
lab-stars-before = étoiles, avant de prendre une bobine
lab-median = médiane { $value }
lab-twice = 8 à 14 existent en double
lab-ratings-title = Ce que valent les films
lab-ratings-below = { $films } films : { $middle } d’une valeur de 8 à 14, { $low } de 0 à 3, { $high } de 18 ou plus
lab-marker = bobine
lab-single = unique
lab-plus = avec un plus
lab-plain = la même sans plus
lab-markers-title = Les bobines prises
lab-markers-below = Part des parties où un film prend la bobine
lab-films-title = Films terminés par joueur
lab-films-below = { $mean } en moyenne, gagnants { $winner }
lab-films-below-aim = { $mean } en moyenne, gagnants { $winner } ; bleu pâle : l’objectif
lab-axis-films-each = films terminés
lab-when-title = Quand ils sont terminés
lab-when-below = { $count } films par partie
lab-tiles-title = Ce que deviennent les tuiles
lab-tiles-below = Part des tuiles entrées en jeu
lab-screenplays-table-title = Scénarios
lab-screenplay = scénario
lab-owned = possédé
lab-stars = étoiles
lab-axis-owned = part des parties où quelqu’un le possède
lab-screenplays-title = Les scénarios terminés
lab-screenplays-below = Par studio, les libres en dernier
lab-how-good-title = et ce que valent ces films
lab-how-good-below = Score moyen ; bleu pâle : 8 à 14
lab-studios-title = Le studio compte-t-il ?
lab-trophy-title = Trophées
lab-trophy = trophée
lab-trophy-caption = Serré : il manque à un autre joueur au plus 1 tuile, 3 points de valeur ou 2 étoiles de réalisateurs. Perdu : celui qui menait après la manche 3 ne l’obtient pas.
lab-awarded = décerné
lab-close = serré
lab-lead = avance
lab-lost = perdu
lab-trophies-title = Ce que vaut un trophée
lab-trophies-below = Parties gagnées par qui le détient (points)
lab-contested-title = Les trophées sont-ils disputés ?
lab-contested-below = En tirets : la moitié des parties
lab-contested = un autre joueur tout près
lab-kinds-title = Tuiles
lab-kinds-caption = Prix d’une tuile moyenne, calculés d’après les prix des lots ; chaque étoile ajoute { $star }.
lab-kind = type
lab-price = prix
lab-in-films = en film
lab-covered = recouvertes
lab-axis-price = prix d’une tuile moyenne
lab-prices-title = Ce que coûtent les tuiles
lab-prices-below = Chaque étoile ajoute { $star }
lab-locations-title = Prix des lieux
lab-locations-caption = { $lots } en moyenne ; selon le nombre de tuiles : { $sizes }. Joueurs qui misent : { $bidders }.
lab-location = lieu
lab-lots-title = Ce que coûtent les lieux
lab-lots-below = Toutes les tuiles ensemble (entre parenthèses leur nombre)
lab-money-table-title = Argent
lab-money-title = Épargner fait-il gagner ?
lab-money-below = Il reste { $left } par joueur en moyenne ; { $share } des points des gagnants sont de l’argent
lab-rich = { $rank ->
    [richest] le plus riche
    [second] deuxième
    [third] troisième
    [fourth] quatrième
   *[poorest] le plus pauvre
}
