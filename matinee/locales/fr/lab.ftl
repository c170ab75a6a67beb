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
lab-aim-seat = Chaque place gagne sa juste part
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
lab-seats-title = La place compte-t-elle ?
lab-points-title = D’où viennent les points
lab-ahead = Le gagnant a { $margin } points d’avance sur le suivant ; { $ties } des parties finissent par une égalité en tête, { $shared } par une victoire partagée. Une partie dure { $moves } coups ({ $shortest } à { $longest }).
lab-from-films = films
lab-fact = mesure
lab-fact-each = films par joueur
lab-fact-winner = films du gagnant

## Faits.

lab-fact-rounds = terminés aux manches 1 à 4
lab-fact-range = scores le plus bas et le plus haut
lab-fact-never = bobines jamais prises
lab-genre = genre
lab-finished = terminé

lab-holder = détenteur gagne
lab-wasted = défaussées
lab-fact-left = argent restant
lab-fact-wasted = stars perdues par partie
lab-never = jamais
lab-fact-game = films par partie
lab-seats-below = Places comptées depuis le premier joueur
lab-balance-below = En bleu pâle : à 3 points au plus de la juste part
