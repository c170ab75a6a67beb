### Ce que dit la ligne de commande.

cli-which-game = Quel jeu ?
cli-which-level = De quelle force doivent être vos adversaires ?
cli-verified = L’enregistrement est correct : { $points } points après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}.
cli-box-right = { $file } est une boîte valide pour { $game } (empreinte { $digest }).
cli-compiling = Compilation
cli-compiled = Tous les jeux sont compilés.

## Les mesures.

bench-measuring = Mesure de Matinee
bench-others = Mesure d’autres bibliothèques
bench-title = Parties au hasard, un cœur
bench-caption = Décisions, coups listés et copies en millions par seconde.
bench-game = jeu
bench-players = joueurs
bench-bytes = octets par position
bench-games = parties/s
bench-decisions = décisions, M/s
bench-listed = listées, M/s
bench-copies = copies, M/s
bench-all-title = Parties au hasard, { $cores ->
    [one] { $cores } cœur
   *[other] { $cores } cœurs
}
bench-threads = fils
bench-cuda-title = Parties au hasard sur le GPU, transferts compris
bench-others-title = Autres bibliothèques dans la même mesure, parties au hasard, un cœur
bench-others-caption = Dernières colonnes : combien de fois plus rapides sont le jeu le plus lent et le jeu le plus rapide de Matinee.
bench-environment = environnement
bench-driven = piloté par
bench-slowest = notre plus lent
bench-fastest = notre plus rapide
cli-proved = La donne était fixée avant la partie : la graine correspond à l’engagement { $commitment }.
cli-commitment = L’engagement de la donne est { $commitment }. Pour le comparer à celui affiché avant la partie, ajoutez --commitment HEX.
cli-serving = Ouvrez { $address } dans un navigateur (API : { $address }/api/docs). Ctrl-C arrête le serveur.
cli-no-tls = D’autres peuvent lire les clés des joueurs en route vers { $host } : utilisez --cert et --key, ou un mandataire et --proxied.
cli-root = Le serveur tourne en tant que root. Donnez-lui un utilisateur à lui : une faille du serveur ne pourra pas nuire à votre ordinateur.
cli-backup = Sauvegarde écrite dans { $file } ({ $rows ->
    [one] { $rows } ligne
   *[other] { $rows } lignes
}).
cli-restored = { $rows ->
    [one] { $rows } ligne restaurée
   *[other] { $rows } lignes restaurées
} depuis { $file }.
cli-new-game = Écrit dans { $folder }. Ensuite : pip install -e { $folder }, puis matinee play { $game }.
