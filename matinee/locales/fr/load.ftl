### L’essai de charge.

load-memory = Une table au repos occupe { $kilobytes } Ko de la mémoire du serveur ({ $tables ->
    [one] { $tables } table ouverte
   *[other] { $tables } tables ouvertes
}).
load-measuring = Jeu à { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}
load-most = Au plus { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} par seconde, avec { $tables ->
    [one] { $tables } table de quatre spectateurs.
   *[other] { $tables } tables de quatre spectateurs chacune.
}
load-title = { $game }, quatre spectateurs par table ; millisecondes avant que chacun voie un coup
load-tables = tables
load-moves = coups/s
load-p50 = p50
load-p95 = p95
load-p99 = p99
load-games = parties
load-megabytes = Mo/s
load-cpu = CPU
load-errors = erreurs
load-no-server = Le serveur n’a pas démarré : { $said }
load-soak-title = Clients hostiles : { $clients }, la moitié du temps ; millisecondes jusqu’à ce que tous aient reçu un coup
load-soak-window = clients
load-soak-confirmed = coups
load-soak-memory = Mo de mémoire
load-soak-lost = perdus
load-soak-calm = honnêtes
load-soak-hostile = et hostiles
