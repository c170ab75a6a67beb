### Ce que dit la ligne de commande.

cli-which-game = Quel jeu ?
cli-which-level = Qui joue aux autres places ?
cli-verified = La graine et les coups donnent bien ce résultat : { $points } points après { $moves } coups.
cli-box-right = { $file } est une bonne boîte pour { $game } (empreinte { $digest }).
cli-compiling = Compilation
cli-compiled = Tous les jeux sont compilés.

## Les mesures.

bench-measuring = Mesure
bench-others = Mesure des autres
bench-title = Parties au hasard, un cœur
bench-caption = Décisions, coups listés et copies en millions par seconde.
bench-game = jeu
bench-players = joueurs
bench-bytes = octets par position
bench-games = parties/s
bench-decisions = décisions, M/s
bench-listed = listées, M/s
bench-copies = copies, M/s
bench-all-title = La même chose sur { $cores } cœurs
bench-threads = fils
bench-cuda-title = Parties au hasard sur le GPU, transferts compris
bench-others-title = Les autres dans la même mesure, au hasard, un cœur
bench-others-caption = Notre jeu le plus lent et notre jeu le plus rapide, en multiples des leurs.
bench-environment = environnement
bench-driven = piloté par
bench-slowest = notre plus lent
bench-fastest = notre plus rapide
cli-proved = La graine est celle qui avait été promise avant la partie : { $commitment }.
cli-commitment = Son engagement est { $commitment }. Si l’on vous en a montré un avant la partie, comparez-le : --commitment HEX.
cli-serving = Matinee est servi à { $address } (l’API : { $address }/api/docs). Ctrl-C l’arrête.
cli-backup = { $file } contient tout ce qui est enregistré ({ $rows } lignes).
cli-restored = Tout ce que contient { $file } est de nouveau enregistré ({ $rows } lignes).
cli-new-game = Écrit dans { $folder }. Ensuite : pip install -e { $folder }, puis matinee play { $game }.
