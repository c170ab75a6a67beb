### Ce qui ne va pas avec les environnements.

error-envs-count = Le nombre d’environnements est un nombre entier à partir de 1, pas { $number }.
error-envs-threads = Le nombre de fils d’exécution est un nombre entier à partir de 1, pas { $number }.
error-envs-steps = Le nombre de pas est un nombre entier à partir de 1, pas { $number }.
error-envs-memory = { $count } environnements demandent { $need } Go de mémoire ; il y en a { $there }.
error-envs-actions = Il faut { $count } nombres entiers à la suite, une action par environnement, pas { $found }.
error-envs-move = Environnement { $index }, place { $seat }, action { $action } : { $reason }

## La mesure de vitesse.

bench-envs-title = Environnements, parties au hasard avec observations et masques ({ $where })
bench-gpu = un GPU
bench-envs = environnements
bench-steps = pas par appel
bench-numbers = nombres observés
bench-latency = match.play, µs
bench-envs-caption = Décisions en millions par seconde, au meilleur nombre d’environnements.
bench-envs-others-title = D’autres dans la même mesure
bench-missing = Pas mesurés, faute d’être installés : { $packages }.
bench-cores = { $cores } cœurs

## Une partie à la fois, par les interfaces d’autres bibliothèques.

error-envs-agent = Il n’y a pas d’agent « { $agent } ». Il y a : { $known }.
error-envs-no-action = { $agent } n’a pas d’action. À chaque pas, tous agissent, ne serait-ce que pour attendre.
error-envs-wait = Ce n’est pas à { $agent }, qui attend : { $wait }, pas { $action }.
error-envs-bots = { $count } autres places demandent { $count } robots, ou un nom pour toutes ; il y en a { $found }.
