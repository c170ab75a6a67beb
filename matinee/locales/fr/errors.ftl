### Les erreurs des gens, et ce qui était attendu.

error-unknown-game = Il n’y a pas de jeu « { $game } ». Les jeux sont : { $known }.
error-unknown-game-near = Il n’y a pas de jeu « { $game } ». Vouliez-vous dire « { $near } » ?
error-broken-game = Le jeu « { $game } » ne peut pas être chargé : { $reason }.
error-players = { $game } se joue de { $fewest } à { $most } joueurs, pas à { $players }.
error-no-options = Ce jeu n’a pas d’option « { $option } ».
error-option = Il n’y a pas d’option « { $option } ». Les options sont : { $known }.
error-argument = Il n’y a pas de paramètre « { $argument } ». Vouliez-vous dire « { $near } » ?
error-option-yes-no = L’option « { $option } » vaut true ou false, pas { $value }.
error-option-seats = L’option « { $option } » demande pour chaque place un numéro différent de { $first } à { $last }, ou 0 pour s’en remettre au hasard, pas { $value }.
error-seat = Il n’y a pas de place { $seat }. Les places vont de 0 à { $last }.
error-language = Il n’y a pas de langue « { $language } ». Les langues sont : { $known }.
error-clause = Il n’y a ni article ni jeu « { $clause } ». Essayez un article, F-A2 par exemple, ou un jeu : { $games }.
error-seed = Une graine est un nombre entier ou 64 chiffres hexadécimaux, pas « { $seed } ».
error-box = { $file }, ligne { $line } : { $reason }
error-box-clause = { $file }, ligne { $line } ({ $clause }) : { $reason }
error-undo = Il n’y a aucun coup à annuler.
error-record = Ce n’est pas un enregistrement de Matinee : { $reason }.
error-record-file = L’enregistrement { $file } est illisible : { $reason }.
error-record-format = L’enregistrement est au format { $found } ; cette version de Matinee lit le format { $ours }.
error-record-rules = L’enregistrement suit la version { $found } des règles de { $game } ; cette version de Matinee suit la version { $ours }.
error-record-box = L’enregistrement a été joué avec la boîte { $found }, pas avec { $ours }. Indiquez la bonne avec --box FICHIER (ou box="FICHIER").
error-record-move = Le coup { $number } de l’enregistrement, « { $move } », n’est pas permis : { $reason }
error-record-commitment = La graine de l’enregistrement ne correspond pas à l’engagement : ce n’est pas la donne fixée avant la partie.
error-record-result = Les coups de l’enregistrement mènent à un autre résultat : { $points } points.
error-position = Cette position de { $game } a été enregistrée par une autre version de Matinee ; on ne peut pas la reprendre.
error-choice = « { $value } » n’est pas possible pour { $what }. Possibilités : { $known }.
error-cuda = Aucun appareil CUDA n’a été trouvé ({ $reason }). Pour exécuter les noyaux dans le simulateur de Numba, définissez NUMBA_ENABLE_CUDASIM=1.
error-no-saved = Il n’y a pas de partie interrompue à reprendre. Commencez-en une : matinee play JEU.
error-missing-extra = Il faut pour cela les paquets facultatifs de « { $extra } ». Installez-les avec : pip install "matinee[{ $extra }]".

## Les coups refusés de tous les jeux.

refused-over = La partie est terminée.
refused-not-your-turn = Ce n’est pas le tour de la place { $seat }. On attend : { $awaiting }.
refused-number = Il n’y a pas de coup numéro { $move }.
refused-type = Une action est un nombre entier, pas { $action }.
refused-unreadable = Il n’y a pas de coup « { $move } ».
refused-now = « { $move } » n’est pas un coup permis maintenant.
error-option-form = « { $option } » n’est pas une option : écrivez un nom, ou un nom et des nombres comme studios=3,1,0.
error-no-seed = Une partie dont les secrets ont été retirés au sort n’a pas de graine, donc pas d’enregistrement.
error-file = Impossible d’écrire { $file } ({ $reason }).
error-bot = Aucun robot « { $bot } » ne joue à { $game }. Ceux qui y jouent : { $known }.
error-network = Les poids de { $file } ont été entraînés avec d’autres caractéristiques que celles de { $game }. Entraînez-en de nouveaux : matinee train { $game }
error-weights = Impossible de lire les poids dans { $file } ({ $reason }).
error-new-game-name = « { $name } » ne peut pas être le nom d’un nouveau jeu : il faut des minuscules, des chiffres et des traits d’union, et un nom encore libre.
error-new-game-folder = { $folder } existe déjà.
error-analysis-not-over = Cette partie n’est pas terminée. Seules les parties terminées peuvent être analysées.
error-analysis-weights = { $game } ne peut pas être analysé : ce jeu n’a pas de réseau entraîné.
error-no-lesson = { $game } n’a pas de première partie guidée.
