### Ce qui ne va pas avec les environnements.

error-envs-count = Le nombre d’environnements doit être un entier d’au moins 1, pas { $number }.
error-envs-threads = Le nombre de fils d’exécution doit être un entier d’au moins 1, pas { $number }.
error-envs-steps = Le nombre de pas doit être un entier d’au moins 1, pas { $number }.
error-envs-memory = { $count } environnements demandent { $need } Go de mémoire ; il y en a { $there }.
error-envs-actions = Il faut un tableau d’entiers de longueur { $count }, une action par environnement, pas { $found }.
error-envs-seed = Une graine d’environnements est un nombre entier de 0 à 18446744073709551615 (2^64 - 1), pas « { $seed } ».
error-envs-closed = Ces environnements sont fermés. Créez-en de nouveaux avec matinee.vector.
error-envs-state = Ces octets ne sont pas l’état enregistré de { $count } environnements de { $game } à { $players } joueurs avec les mêmes paramètres, ou ils sont abîmés.
error-envs-reset = Aucun épisode n’est en cours : le dernier est terminé, ou aucun n’a commencé. Appelez d’abord reset.
error-envs-move = Environnement { $index }, place { $seat }, action { $action } : { $reason }

## La mesure de vitesse.

bench-envs-title = Environnements, parties au hasard avec observations et masques ({ $where })
bench-gpu = un GPU
bench-envs = environnements
bench-steps = pas par appel
bench-numbers = taille de l’observation
bench-latency = match.play, µs
bench-envs-caption = Décisions en millions par seconde, au meilleur nombre d’environnements.
bench-envs-others-title = Autres bibliothèques dans la même mesure
bench-missing = Pas mesurés, faute d’être installés : { $packages }.
bench-cores = { $cores ->
    [one] { $cores } cœur
   *[other] { $cores } cœurs
}

## Une partie à la fois, par les interfaces d’autres bibliothèques.

error-envs-agent = Il n’y a pas d’agent « { $agent } ». Les agents sont : { $known }.
error-envs-no-action = { $agent } n’a pas d’action. À chaque pas, tous agissent, ne serait-ce que pour attendre.
error-envs-wait = { $agent } ne peut pas agir maintenant : sa seule action est { $wait } (attendre), pas { $action }.
error-envs-bots = { $count ->
    [one] Il faut un robot pour l’autre place
   *[other] { $count } autres places demandent { $count } robots, ou un seul pour toutes
} ; il y en a { $found }.
