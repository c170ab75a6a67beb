### Ce que dit la ligne de commande.

cli-which-game = Quel jeu ?
cli-verified = La partie est en règle : la donne découle de la graine, et la graine de l’engagement { $commitment }.
    Après { $moves } coups, les points sont { $points }.
cli-box-right = { $file } est une bonne boîte pour { $game } (empreinte { $digest }).
cli-compiling = Compilation
cli-compiled = Tous les jeux sont compilés.

## Les mesures.

bench-measuring = Mesure
bench-others = Mesure des autres
bench-title = Parties au hasard, un cœur
bench-caption = Décisions, coups listés et copies en millions par seconde ; la dernière colonne sur { $cores } cœurs.
bench-game = jeu
bench-players = joueurs
bench-bytes = octets par position
bench-games = parties/s
bench-decisions = décisions, M/s
bench-listed = listées, M/s
bench-copies = copies, M/s
bench-all = tous les cœurs, M/s
bench-threads = fils
bench-cuda-title = Parties au hasard sur le GPU, transferts compris
bench-others-title = Les autres dans la même mesure, au hasard, un cœur
bench-others-caption = Combien de fois notre jeu le plus lent et notre jeu le plus rapide vont plus vite.
bench-environment = environnement
bench-driven = piloté par
bench-slowest = notre plus lent
bench-fastest = notre plus rapide
