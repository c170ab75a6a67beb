### Ce que dit le labo d’une boîte.

lab-playing = En jeu
lab-stopped = Arrêt. Le rapport porte sur { $games ->
    [one] la seule partie jouée.
   *[other] les { $games } parties déjà jouées.
}
lab-heading = { $box } · { $players } joueurs · { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} de { $bot }
lab-heading-of = { $box } · { $players } joueurs · { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} de { $bot }, dont { $shown } sans variante
lab-written = Rapport et graphiques se trouvent dans { $folder }
error-lab-game = Il n’y a pas de laboratoire pour { $game }, seulement pour { $known }.
error-lab-bot = { $bot } n’a pas terminé une partie : { $reason }.

## Les objectifs.

lab-aims-title = Les objectifs de l’auteur
lab-aims-caption = ✓ atteint · ✗ manqué · ? incertain : l’intervalle à 95 % est à cheval sur la limite. De plusieurs, on montre le plus éloigné.
lab-aim = objectif
lab-found = constaté
lab-interval = 95 %
lab-aimed-at = cible
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
lab-axis-films = part des films
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

## Faits.

lab-fact-rounds = terminés aux manches 1 à 4
lab-fact-rating = score médian, score moyen
lab-fact-range = scores le plus bas et le plus haut
lab-fact-spread = films d’une valeur de 0 à 22
lab-fact-never = bobines jamais prises
lab-fact-unmarked = films sans bobine
lab-fact-contracts = films avec un contrat
lab-fate-finished = dans un film terminé
lab-fate-unfinished = dans un film inachevé
lab-fate-covered = recouvertes
lab-fate-discarded = défaussées
lab-fate-left = laissées à une fête
lab-genre = genre
lab-finished = terminé

lab-holder = détenteur gagne
lab-wasted = défaussées
lab-fact-left = argent restant
lab-fact-money-share = part de l’argent dans les points des gagnants
lab-fact-richest = parties gagnées, du plus riche au plus pauvre
lab-fact-with-points = corrélation de l’argent et des points
lab-fact-with-other-points = corrélation de l’argent et des autres points
lab-fact-with-winning = corrélation de l’argent et de la victoire

lab-fact-wasted = stars perdues par partie
lab-fact-reel = points d’un jeton moyen
lab-worth-film = le film qu’elle termine
lab-worth-gain = gain sur le projet inachevé
lab-star-finishing = termine un film
lab-star-wasted = perdue : aucun projet
lab-star-thrown = écartée
lab-never = jamais
lab-kind-award = palmes
lab-kind-star = stars
lab-kind-blockbuster = superproductions
