### Ce que dit le labo d’une boîte.

lab-playing = En jeu
lab-stopped = Arrêt après { $games } parties ; voici ce qu’elles disent.
lab-heading = { $box } · { $players } joueurs · { $games } parties de { $bot }
lab-heading-of = { $box } · { $players } joueurs · { $games } parties de { $bot }, dont { $shown } sans variante
lab-written = Rapport et graphiques se trouvent dans { $folder }
error-lab-game = Il n’y a pas de laboratoire pour { $game }, seulement pour { $known }.
error-lab-bot = { $bot } n’a pas terminé une partie : { $reason }.

## Les objectifs.

lab-aims-title = Les objectifs de l’auteur
lab-aims-caption = ✓ atteint · ✗ manqué · ? incertain : l’intervalle à 95 % est à cheval sur la limite. De plusieurs, on montre le plus éloigné.
lab-aim = objectif
lab-found = constaté
lab-interval = 95 %
lab-aimed-at = voulu
lab-range = { $least } à { $most }
lab-aim-median = Score médian des films
lab-aim-middle = Films d’une valeur de 8 à 14
lab-aim-low = Films d’une valeur de 0 à 3
lab-aim-high = Films d’une valeur de 18 ou plus
lab-aim-lowest = Score le plus bas
lab-aim-highest = Score le plus haut
lab-aim-films = Films terminés par joueur
lab-aim-studio = Chaque studio gagne sa juste part
lab-aim-seat = Chaque place gagne sa juste part
lab-aim-trophy = Chaque trophée est disputé
lab-aim-money-share = Part de l’argent dans les points des gagnants
lab-aim-richest = Parties gagnées par le plus riche
lab-aim-size = Des films de toutes les tailles, de 1 à 6
lab-aim-star = Chaque star vaut la peine d’être prise
lab-size = { $size ->
    [6] 6 cartes ou plus
    [one] { $size } carte
   *[other] { $size } cartes
}
lab-star = { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}

## Les mots des deux jeux.

lab-fair = juste part
lab-points = points
lab-total = total
lab-winners = gagnants
lab-everybody = tous
lab-games = parties
lab-films = films
lab-wins = gagnées
lab-place = place
lab-average = moyenne
lab-none = aucune
lab-value = valeur
lab-round = manche
lab-round-number = manche { $number }
lab-seat = { $number ->
    [1] premier joueur
    [2] deuxième joueur
    [3] troisième joueur
    [4] quatrième joueur
   *[other] cinquième joueur
}
lab-axis-wins = parties gagnées
lab-axis-games = part des parties
lab-axis-films = part des films
lab-axis-players = part des joueurs
lab-balance-title = Les places
lab-balance-below = En bleu pâle : à 3 points au plus de la juste part
lab-seats-title = La place compte-t-elle ?
lab-seats-below = Places comptées depuis le premier joueur
lab-points-title = D’où viennent les points
lab-ahead = Le gagnant a { $margin } points d’avance sur le suivant ; { $ties } des parties finissent par une égalité en tête, { $shared } par une victoire partagée. Une partie dure { $moves } coups ({ $shortest } à { $longest }).
lab-from-films = films
lab-from-trophies = trophées
lab-from-money = argent
lab-from-blockbusters = superproductions
lab-from-project = projet inachevé
lab-fact = mesure
lab-fact-each = films par joueur
lab-fact-winner = films du gagnant
lab-fact-game = films par partie

## Dream Factory et Traumfabrik : les films et ce dont ils sont faits.

lab-making-title = Films et scores
lab-fact-rounds = terminés aux manches 1 à 4
lab-fact-rating = score médian, score moyen
lab-fact-range = scores le plus bas et le plus haut
lab-fact-spread = films d’une valeur de 0 à 22
lab-fact-never = bobines jamais prises
lab-fact-unmarked = films sans bobine
lab-fact-contracts = films avec un contrat
lab-rating = score
lab-stars-before = étoiles, avant de prendre une bobine
lab-median = médiane { $value }
lab-twice = 8 à 14 existent en double
lab-ratings-title = Ce que valent les films
lab-ratings-below = { $films } films : { $middle } d’une valeur de 8 à 14, { $low } de 0 à 3, { $high } de 18 ou plus
lab-marker = bobine
lab-single = unique
lab-plus = avec un plus
lab-plain = sa jumelle sans plus
lab-markers-title = Les bobines prises
lab-markers-below = Part des parties où un film prend la bobine
lab-films-title = Films terminés par joueur
lab-films-below = { $mean } en moyenne, gagnants { $winner }
lab-films-below-aim = { $mean } en moyenne, gagnants { $winner } ; bleu pâle : l’objectif
lab-axis-films-each = films terminés
lab-when-title = Quand ils sont terminés
lab-when-below = { $count } films par partie
lab-fate-finished = dans un film terminé
lab-fate-unfinished = dans un film inachevé
lab-fate-covered = recouvertes
lab-fate-discarded = défaussées
lab-fate-left = laissées à une fête
lab-tiles-title = Ce que deviennent les tuiles
lab-tiles-below = Part de celles qui sont entrées en jeu
lab-screenplays-table-title = Scénarios
lab-screenplay = scénario
lab-genre = genre
lab-owned = possédé
lab-finished = terminé
lab-stars = étoiles
lab-axis-owned = part des parties où quelqu’un le possède
lab-screenplays-title = Les scénarios terminés
lab-screenplays-below = Par studio, les libres en dernier
lab-how-good-title = et ce que valent ces films
lab-how-good-below = Score moyen ; bleu pâle : 8 à 14

## Dream Factory et Traumfabrik : ce que valent les choses.

lab-studios-title = Le studio compte-t-il ?
lab-trophy-title = Trophées
lab-trophy = trophée
lab-trophy-caption = Serré : il manque à un autre joueur au plus 1 tuile, 3 points de valeur ou 2 étoiles de réalisateurs. Perdu : celui qui menait après la manche 3 ne l’obtient pas.
lab-awarded = décerné
lab-holder = détenteur gagne
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
lab-wasted = défaussées
lab-axis-price = prix d’une tuile moyenne
lab-prices-title = Ce que coûtent les tuiles
lab-prices-below = Chaque étoile ajoute { $star }
lab-locations-title = Prix des lieux
lab-locations-caption = { $lots } en moyenne ; selon le nombre de tuiles : { $sizes }. Joueurs qui misent : { $bidders }.
lab-location = lieu
lab-lots-title = Ce que coûtent les lieux
lab-lots-below = Toutes les tuiles ensemble (leur nombre)
lab-money-table-title = Argent
lab-fact-left = argent restant
lab-fact-money-share = part de l’argent dans les points des gagnants
lab-fact-richest = parties gagnées, du plus riche au plus pauvre
lab-fact-with-points = corrélation de l’argent et des points
lab-fact-with-other-points = corrélation de l’argent et des autres points
lab-fact-with-winning = corrélation de l’argent et de la victoire
lab-money-title = Épargner fait-il gagner ?
lab-money-below = Il reste { $left } par joueur en moyenne ; { $share } des points des gagnants sont de l’argent
lab-rich = { $rank ->
    [richest] le plus riche
    [second] deuxième
    [third] troisième
    [fourth] quatrième
   *[poorest] le plus pauvre
}

## Hollywood.

lab-sizes-table-title = Films selon la taille
lab-averages-title = En moyenne
lab-size-heading = cartes
lab-share-counted = palmes doubles
lab-share-cards = palmes simples
lab-fact-size = cartes d’un film, palmes comptées double
lab-fact-film-value = valeur d’un film
lab-fact-wasted = stars perdues par partie
lab-fact-reel = points d’un jeton moyen
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
lab-worth-film = le film qu’elle termine
lab-worth-gain = gain sur le projet inachevé
lab-fates-title = et ce qu’elle devient
lab-fates-below = Part des stars distribuées
lab-star-finishing = termine un film
lab-star-wasted = perdue : aucun projet
lab-star-thrown = écartée
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
lab-never = jamais
lab-used-title = et si elles aident
lab-used-below = Parties gagnées avec et sans
lab-with = { $card }
lab-without = sans { $card }
lab-thrown-table-title = Cartes écartées
lab-a-game = par partie
lab-share-thrown = part
lab-share-dealt = des distribuées
lab-thrown-title = Les cartes écartées
lab-thrown-below = À droite de l’anneau : écartées plus souvent que par hasard
lab-thrown = part des cartes écartées
lab-dealt = part des cartes distribuées
lab-kind-award = palmes
lab-kind-star = stars
lab-kind-blockbuster = superproductions
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

# Dreams

lab-dreams-title = Ce que réussissent dieux et mortels
lab-dreams-what = qui fait quoi
lab-dreams-chance = au hasard
lab-dreams-named = Dieux qui démasquent le mortel
lab-dreams-found = Mortels qui trouvent la vraie vision
lab-dreams-hidden = Mortels non démasqués
lab-dreams-god = Points d’un dieu par manche
lab-dreams-mortal = Points du mortel par manche
lab-dreams-rounds = Manches par partie
